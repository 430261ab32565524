//! Copies of a database: into a file, or row by row into another database of either kind.
//!
//! What is copied is read as it stands and never changed, so that it can be of another version than this
//! server, and in use.

use std::{fmt, fs, io, path::Path};

use futures_util::TryStreamExt;
use sqlx::{
    AnyConnection, Column, Connection, Executor, Row,
    any::{AnyRow, AnyTypeInfoKind},
};

use super::{
    Result, Store, StoreError, open,
    transaction::Transaction,
    values::{parts, placeholders},
};

/// All tables, each after those that it refers to. What is written only to see whether it can be
/// written (`checked`) is not worth a copy.
const TABLES: [&str; 10] = [
    "people", "sessions", "tables", "seats", "journal", "chat", "notes", "votes", "notices", "kept",
];
/// How many rows are read before they are written.
const AT_ONCE: usize = 512;

/// Copies a SQLite database, as it stands, into a new file.
pub async fn backup(database: &str, to: &Path) -> Result<()> {
    let shown = to.display();
    if open::is_shared(database) {
        return Err(StoreError::Backup(
            "PostgreSQL has a tool of its own for backups, pg_dump; to copy everything into a file of SQLite, name it sqlite:FILE"
                .to_owned(),
        ));
    }
    let Some(name) = to.to_str() else {
        return Err(StoreError::Backup(format!("{shown}: the name of the backup must be UTF-8")));
    };
    let mut from = open::as_it_stands(database).await?;
    let failed = |error: &dyn fmt::Display| {
        StoreError::Backup(format!("the backup {shown} could not be written: {error}"))
    };
    open::create_private(to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            StoreError::Backup(format!("{shown} exists already: name a new file for the backup"))
        }
        _ => failed(&error),
    })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut from).await;
    copied.map_err(|error| {
        // Half a backup is none; what is told is why, not that it could not be removed.
        let _ = fs::remove_file(to);
        failed(&error)
    })?;
    Ok(from.close().await?)
}

/// Copies everything from one database into another, which is empty: all or nothing. Either can be a
/// file of SQLite or PostgreSQL.
pub async fn copy(from: &str, to: &str) -> Result<()> {
    let mut source = open::as_it_stands(from).await?;
    if versions(&mut source).await? != open::versions() {
        return Err(StoreError::Backup(
            "the database was made by another version of this program: start a server of this version on it once, which brings it up to date, and stop it"
                .to_owned(),
        ));
    }
    // Looked at before it is brought up to date: what is refused stays as it is.
    if is_used(to).await? {
        return Err(StoreError::Backup(
            "the database to copy to is not empty: name a new one".to_owned(),
        ));
    }
    let target = Store::open(to).await?;
    let copied = copy_rows(&mut source, &target).await;
    target.close().await;
    copied?;
    Ok(source.close().await?)
}

async fn copy_rows(source: &mut AnyConnection, target: &Store) -> Result<()> {
    // All tables are read as they were at one moment, whatever a server writes meanwhile.
    source
        .execute(match is_postgres(source) {
            true => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            false => "BEGIN",
        })
        .await?;
    let mut transaction = Transaction::begin(&target.0.write).await?;
    for table in TABLES {
        let select = format!("SELECT * FROM {table}");
        let mut rows = sqlx::query(&select).fetch(&mut *source);
        let mut read = Vec::with_capacity(AT_ONCE);
        loop {
            let row = rows.try_next().await?;
            let is_last = row.is_none();
            read.extend(row);
            if is_last || read.len() == AT_ONCE {
                for part in parts(&read) {
                    insert(&mut transaction, table, part).await?;
                }
                read.clear();
            }
            if is_last {
                break;
            }
        }
    }
    transaction.commit().await?;
    source.execute("ROLLBACK").await?;
    Ok(())
}

async fn insert(connection: &mut AnyConnection, table: &str, rows: &[AnyRow]) -> Result<()> {
    let Some(columns) = rows.first().map(|row| row.columns()) else { return Ok(()) };
    let names: Vec<&str> = columns.iter().map(Column::name).collect();
    let places = placeholders(rows.len(), columns.len());
    let text = format!("INSERT INTO {table} ({}) VALUES {places}", names.join(", "));
    let mut query = sqlx::query(&text);
    for row in rows {
        for (place, column) in columns.iter().enumerate() {
            // There are texts and whole numbers. That one is missing has to be said in its kind.
            query = match column.type_info().kind() {
                AnyTypeInfoKind::Text => query.bind(row.try_get::<Option<String>, _>(place)?),
                _ => query.bind(row.try_get::<Option<i64>, _>(place)?),
            };
        }
    }
    query.execute(connection).await?;
    Ok(())
}

/// Whether a database holds anything. Nobody does anything before he is somebody.
async fn is_used(url: &str) -> Result<bool> {
    if open::file_of(url).is_some_and(|file| !file.exists()) {
        return Ok(false);
    }
    let mut connection = open::as_it_stands(url).await?;
    let is_used = has_table(&mut connection, "people").await?
        && sqlx::query("SELECT 1 FROM people LIMIT 1")
            .fetch_optional(&mut connection)
            .await?
            .is_some();
    connection.close().await?;
    Ok(is_used)
}

/// The changes to its tables that a database has seen.
async fn versions(connection: &mut AnyConnection) -> Result<Vec<i64>> {
    if !has_table(connection, "_sqlx_migrations").await? {
        return Ok(Vec::new());
    }
    let versions = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version");
    Ok(versions.fetch_all(connection).await?)
}

async fn has_table(connection: &mut AnyConnection, name: &str) -> Result<bool> {
    let count = match is_postgres(connection) {
        true => {
            "SELECT COUNT(*) FROM information_schema.tables \
             WHERE table_schema = current_schema() AND table_name = $1"
        }
        false => "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = $1",
    };
    let count: i64 = sqlx::query_scalar(count).bind(name).fetch_one(connection).await?;
    Ok(count > 0)
}

fn is_postgres(connection: &AnyConnection) -> bool {
    connection.backend_name() == "PostgreSQL"
}
