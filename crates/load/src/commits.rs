//! How many durable commits of one row a disk and a database manage, one after the other.

use std::time::{Duration, Instant};

use sqlx::{
    ConnectOptions, Connection, Executor, PgConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use crate::Plan;

/// Long enough for the disk to show its usual pace.
const TIME: Duration = Duration::from_secs(2);

/// A row about as long as one of a journal.
const ENTRY: &str = "khorne summon warrior to kislev; dice 4 6 5; draws blood-frenzy";

/// Commits in a second, in the folder or the database that the server uses.
pub(crate) async fn per_second(plan: &Plan) -> Result<f64, String> {
    let rate = match &plan.postgres {
        Some(url) => in_postgres(url).await,
        None => in_sqlite(plan).await,
    };
    rate.map_err(|error| format!("commits cannot be measured: {error}"))
}

/// With the same promises that the server's file keeps: a commit survives a power cut.
async fn in_sqlite(plan: &Plan) -> sqlx::Result<f64> {
    let mut connection = SqliteConnectOptions::new()
        .filename(plan.folder.join("commits.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    let rate = rate(&mut connection).await;
    connection.close().await?;
    rate
}

async fn in_postgres(url: &str) -> sqlx::Result<f64> {
    let mut connection = PgConnection::connect(url).await?;
    let rate = rate(&mut connection).await;
    connection.close().await?;
    rate
}

/// One row after the other into a table of its own, which is gone afterwards.
async fn rate<C: Connection>(connection: &mut C) -> sqlx::Result<f64>
where
    for<'c> &'c mut C: Executor<'c, Database = C::Database>,
{
    let made = "CREATE TABLE ruinous_commits (number BIGINT PRIMARY KEY, entry TEXT NOT NULL)";
    connection.execute("DROP TABLE IF EXISTS ruinous_commits").await?;
    connection.execute(made).await?;
    let (start, mut number) = (Instant::now(), 0);
    while start.elapsed() < TIME {
        number += 1;
        let row = format!("INSERT INTO ruinous_commits VALUES ({number}, '{ENTRY}')");
        connection.execute(row.as_str()).await?;
    }
    let seconds = start.elapsed().as_secs_f64();
    connection.execute("DROP TABLE ruinous_commits").await?;
    Ok(f64::from(number) / seconds)
}
