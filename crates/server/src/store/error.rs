//! What can go wrong with the store, in words for people.

use std::{fmt, sync::Arc};

/// Why the store could not do something. Cheap to clone: all who waited for one commit get the same.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The address of the database cannot be used.
    Address(String),
    /// A backup could not be made.
    Backup(String),
    /// What was written is not there for others.
    NotKept,
    /// The store was closed meanwhile.
    Closed,
    /// The database failed or refused.
    Database(Arc<sqlx::Error>),
}

impl StoreError {
    /// Whether the row is there already, such as a login that somebody else has.
    pub fn is_duplicate(&self) -> bool {
        self.database_error().is_some_and(|error| error.is_unique_violation())
    }

    /// Whether two servers were in each other's way, so that trying again will help.
    pub(super) fn is_passing(&self) -> bool {
        let code = self.database_error().and_then(|error| error.code());
        matches!(code.as_deref(), Some("40001" | "40P01"))
    }

    /// Whether it is what was to be written that the database refuses, and not the moment: a full disk has
    /// nothing against any of it.
    pub(super) fn is_about_data(&self) -> bool {
        let code = self.database_error().and_then(|error| error.code()).unwrap_or_default();
        match code.parse::<u32>() {
            // SQLite: too big, a constraint, a wrong type; the higher bits say more.
            Ok(code) if code < 10_000 => matches!(code & 0xff, 18..=20),
            // PostgreSQL: data, constraints, limits.
            _ => ["22", "23", "54"].iter().any(|class| code.starts_with(class)),
        }
    }

    /// The database's own refusal, if it was one: not a lost connection, not a full pool.
    pub(super) fn database_error(&self) -> Option<&dyn sqlx::error::DatabaseError> {
        match self {
            Self::Database(error) => error.as_database_error(),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Address(what) | Self::Backup(what) => out.write_str(what),
            Self::NotKept => out.write_str("the database does not keep what is written"),
            Self::Closed => out.write_str("the database was closed"),
            Self::Database(error) => write!(out, "the database failed: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}
