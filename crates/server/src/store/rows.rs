//! What the store keeps, row by row. Times are milliseconds since 1970.

use sqlx::{FromRow, Row, any::AnyRow};

/// Somebody with a name, and perhaps a login.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// By which others refer to the person.
    pub id: String,
    /// How others see the person.
    pub name: String,
    /// In which sentences are told; `None`: as the browser asks.
    pub language: Option<String>,
    /// By which the person comes in from another device.
    pub login: Option<String>,
    /// Its hash.
    pub password: Option<String>,
    /// Where turns are announced.
    pub webhook: Option<String>,
    /// Where turns are mailed.
    pub email: Option<String>,
    /// When the person first came.
    pub created: i64,
}

/// What is to be another about a person. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonChange {
    /// How others see the person.
    pub name: Option<String>,
    /// In which sentences are told, or no language in particular.
    pub language: Option<Option<String>>,
    /// Where turns are announced, or nowhere.
    pub webhook: Option<Option<String>>,
    /// Where turns are mailed, or nowhere.
    pub email: Option<Option<String>>,
}

/// A table: what was agreed, and where its game is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// By which it is addressed.
    pub id: String,
    /// The person who made it.
    pub creator: String,
    /// `open`, `running`, `over` or `aside`.
    pub state: String,
    /// When it was made.
    pub created: i64,
    /// What was agreed, as JSON.
    pub agreement: String,
    /// Whether strangers find it in the list.
    pub listed: bool,
    /// All chance of the game; shown when it is over.
    pub seed: String,
    /// Shown from the start.
    pub seed_hash: String,
    /// The number of the journal's last entry.
    pub seq: i64,
    /// The Power that is to choose.
    pub asked: Option<String>,
    /// When somebody's clock runs out or a bot should have moved.
    pub due: Option<i64>,
    /// When anything of it last changed.
    pub changed: i64,
    /// How it ended, as JSON.
    pub result: Option<String>,
    /// Why it was set aside.
    pub reason: Option<String>,
    /// The table that this one is the rematch of.
    pub follows: Option<String>,
}

/// Who plays a Power at a table. Neither person nor bot: the seat is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The table.
    pub table_id: String,
    /// The Power.
    pub power: String,
    /// Who sits here.
    pub person: Option<String>,
    /// The bot that sits here.
    pub bot: Option<String>,
    /// The bot that plays while the person is away.
    pub stand_in: Option<String>,
    /// The hash of an invitation that an older server has given out.
    pub invite: Option<String>,
    /// Which invitation to this seat is worth something: each that is called back is followed by another.
    pub invite_number: i64,
    /// The Power at which whoever sits here sat before the Powers were dealt, if they were.
    pub dealt_from: Option<String>,
    /// When the seat passes by itself.
    pub auto_pass: Option<String>,
}

/// One step of a game as its journal has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The table whose game it is.
    pub game: String,
    /// Its number in the game.
    pub seq: i64,
    /// The version of the rules that it was made under.
    pub rules: String,
    /// The Power that chose.
    pub by_power: Option<String>,
    /// The person or bot that chose for it.
    pub by_whom: Option<String>,
    /// The step in the notation, with what chance gave.
    pub entry: String,
    /// When it was made.
    pub at: i64,
}

/// A line of a table's chat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The table.
    pub table_id: String,
    /// Counts the table's lines from 1; the store gives it out.
    pub number: i64,
    /// Who said it.
    pub person: String,
    /// How that person was called then.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}

/// What one voter says to a motion about a Power, such as taking back its choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vote {
    /// The table.
    pub table_id: String,
    /// What is voted on.
    pub motion: String,
    /// The Power that it is about.
    pub power: String,
    /// Where the game was.
    pub seq: i64,
    /// Who votes.
    pub voter: String,
    /// Yes or no.
    pub agree: bool,
}

/// A message in the outbox, to be sent by a webhook or as a mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// By which it is finished or put off.
    pub id: String,
    /// Who is told.
    pub person: String,
    /// `webhook` or `email`.
    pub channel: String,
    /// The table.
    pub table_id: String,
    /// Where the game was: one message for each turn.
    pub seq: i64,
    /// What is to be sent, as JSON.
    pub body: String,
    /// How often it has failed.
    pub tries: i64,
    /// When it is to be tried.
    pub due: i64,
    /// `waiting` while it is to be sent.
    pub state: String,
    /// What was said when it was last tried.
    pub said: Option<String>,
}

/// How a row is read: by the names of its columns, truths being 0 or 1.
macro_rules! read {
    ($row:ident: $($field:ident)*; $($truth:ident)?) => {
        impl FromRow<'_, AnyRow> for $row {
            fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
                Ok(Self {
                    $($field: row.try_get(stringify!($field))?,)*
                    $($truth: row.try_get::<i64, _>(stringify!($truth))? != 0,)?
                })
            }
        }
    };
}

read! { Person: id name language login password webhook email created; }
read! { Table: id creator state created agreement seed seed_hash seq asked due changed result reason follows; listed }
read! { Seat: table_id power person bot stand_in invite invite_number dealt_from auto_pass; }
read! { Entry: game seq rules by_power by_whom entry at; }
read! { Line: table_id number person name text at; }
read! { Vote: table_id motion power seq voter; agree }
read! { Notice: id person channel table_id seq body tries due state said; }

/// The state of a table at which people may sit down.
pub const OPEN: &str = "open";
/// The state of a table whose game is on.
pub const RUNNING: &str = "running";
/// The state of a table whose game is over.
pub const OVER: &str = "over";
/// The state of a table whose game no longer fits the rules.
pub const ASIDE: &str = "aside";
