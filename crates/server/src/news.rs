//! What servers that share a database tell each other about a table.

use std::{fmt, str::FromStr};

use ruinous_engine::Power;

/// Something that another server should look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The journal, the seats or the state of a table have changed. The store says so by itself when it
    /// writes a journal.
    Table(String),
    /// Somebody has said something: the number of his line.
    Chat(String, i64),
    /// Somebody asks to take a choice back, or has his answer.
    Undo(String),
    /// Somebody has voted that a bot shall play for another, or that vote is over.
    HandOver(String),
    /// Whoever is connected elsewhere should be named: a server has just begun to look at a table.
    Who(String),
    /// A server is there. What it says of players who are connected holds as long as it goes on saying this.
    Alive(String),
    /// Whose players are connected to a server.
    Presence {
        /// At which table.
        table: String,
        /// To which server.
        server: String,
        /// Whose players.
        present: Vec<Power>,
    },
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(table) => f.write_str(table),
            Self::Chat(table, number) => write!(f, "chat {table} {number}"),
            Self::Undo(table) => write!(f, "undo {table}"),
            Self::HandOver(table) => write!(f, "hand-over {table}"),
            Self::Who(table) => write!(f, "who {table}"),
            Self::Alive(server) => write!(f, "alive {server}"),
            Self::Presence { table, server, present } => {
                write!(f, "presence {table} {server}")?;
                present.iter().try_for_each(|power| write!(f, " {power}"))
            }
        }
    }
}

/// News of a kind that this server does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unheard;

impl FromStr for News {
    type Err = Unheard;

    fn from_str(said: &str) -> Result<Self, Unheard> {
        let words: Vec<&str> = said.split(' ').collect();
        Ok(match words[..] {
            [table] => Self::Table(table.to_owned()),
            ["chat", table, number] => {
                Self::Chat(table.to_owned(), number.parse().map_err(|_| Unheard)?)
            }
            ["undo", table] => Self::Undo(table.to_owned()),
            ["hand-over", table] => Self::HandOver(table.to_owned()),
            ["who", table] => Self::Who(table.to_owned()),
            ["alive", server] => Self::Alive(server.to_owned()),
            ["presence", table, server, ref present @ ..] => Self::Presence {
                table: table.to_owned(),
                server: server.to_owned(),
                present: present.iter().filter_map(|power| power.parse().ok()).collect(),
            },
            _ => return Err(Unheard),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_are_said() {
        let (table, server) = ("t1".to_owned(), "s1".to_owned());
        let present = vec![Power::Khorne, Power::HornedRat];
        for news in [
            News::Table(table.clone()),
            News::Chat(table.clone(), 7),
            News::Undo(table.clone()),
            News::HandOver(table.clone()),
            News::Who(table.clone()),
            News::Alive(server.clone()),
            News::Presence { table, server, present },
        ] {
            assert_eq!(news.to_string().parse(), Ok(news));
        }
        assert_eq!("dance t1".parse::<News>(), Err(Unheard));
        assert_eq!("chat t1 x".parse::<News>(), Err(Unheard));
    }
}
