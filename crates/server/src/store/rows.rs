//! What the store keeps, row by row. Times are milliseconds since 1970.

use sqlx::{FromRow, Row, any::AnyRow};

/// Somebody with a name, and perhaps a login.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub language: Option<String>,
    pub login: Option<String>,
    pub password: Option<String>,
    pub webhook: Option<String>,
    pub email: Option<String>,
    pub created: i64,
}

/// A table: what was agreed, and where its game is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub id: String,
    pub creator: String,
    /// `open`, `running`, `over` or `aside`.
    pub state: String,
    pub created: i64,
    pub agreement: String,
    pub listed: bool,
    pub seed: String,
    pub seed_hash: String,
    /// The number of the journal's last entry.
    pub seq: i64,
    pub asked: Option<String>,
    /// When somebody's clock runs out or a bot should have moved.
    pub due: Option<i64>,
    pub changed: i64,
    pub result: Option<String>,
    /// Why it was set aside.
    pub reason: Option<String>,
    /// The table that this one is the rematch of.
    pub follows: Option<String>,
}

/// Who plays a Power at a table. Neither person nor bot: the seat is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    pub table_id: String,
    pub power: String,
    pub person: Option<String>,
    pub bot: Option<String>,
    /// The bot that plays while the person is away.
    pub stand_in: Option<String>,
    /// The hash of the secret that lets somebody sit down here.
    pub invite: Option<String>,
    pub auto_pass: Option<String>,
}

/// One step of a game as its journal has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    pub game: String,
    pub seq: i64,
    /// The version of the rules that it was made under.
    pub rules: String,
    pub by_power: Option<String>,
    pub by_whom: Option<String>,
    pub entry: String,
    pub at: i64,
}

/// A line of a table's chat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub table_id: String,
    /// Counts the table's lines from 1; the store gives it out.
    pub number: i64,
    pub person: String,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// What one voter says to a motion about a Power, such as taking back its choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vote {
    pub table_id: String,
    pub motion: String,
    pub power: String,
    pub seq: i64,
    pub voter: String,
    pub agree: bool,
}

/// A message in the outbox, to be sent by a webhook or as a mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    pub id: String,
    pub person: String,
    pub channel: String,
    pub table_id: String,
    pub seq: i64,
    pub body: String,
    pub tries: i64,
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
read! { Seat: table_id power person bot stand_in invite auto_pass; }
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
