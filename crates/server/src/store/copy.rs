//! Copies of a database. What is copied is read as it stands and never changed, so that it can be of another version than this
//! server, and in use.

use std::path::Path;

use sqlx::Connection;

use super::{Result, StoreError, open};

/// Copies a SQLite database, as it stands, into a new file.
pub async fn backup(database: &str, to: &Path) -> Result<()> {
    let shown = to.display();
    if open::is_shared(database) {
        return Err(StoreError::Backup(
            "PostgreSQL has a tool of its own for backups, pg_dump".to_owned(),
        ));
    }
    if to.exists() {
        return Err(StoreError::Backup(format!(
            "{shown} exists already: name a new file for the backup"
        )));
    }
    let Some(name) = to.to_str() else {
        return Err(StoreError::Backup(format!("{shown}: the name of the backup must be UTF-8")));
    };
    let mut from = open::as_it_stands(database).await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut from).await;
    copied.map_err(|error| {
        StoreError::Backup(format!("the backup {shown} could not be written: {error}"))
    })?;
    Ok(from.close().await?)
}
