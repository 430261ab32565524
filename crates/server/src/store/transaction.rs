//! Several writes as one: all of them, or none.

use std::ops::{Deref, DerefMut};

use sqlx::{Any, AnyConnection, AnyPool, Executor, pool::PoolConnection};

use super::Result;

/// What is written here is kept once [`Transaction::commit`] has returned, and otherwise not at all.
///
/// sqlx has transactions as well, and counts for itself how many of them are open on a connection. But
/// SQLite ends one on its own when the disk is full or fails, the count is wrong from then on, and what
/// looks like a commit is none. So nothing is counted here: a transaction begins and ends by a statement
/// that the database refuses when it is not where we think. A connection on which it did not end so, be it
/// for an error or because whoever asked hung up, is closed, and the pool opens another.
///
/// Any error inside has to be passed on: PostgreSQL does not refuse to commit what has failed, it only does
/// not do it.
pub struct Transaction {
    connection: PoolConnection<Any>,
    has_ended: bool,
}

impl Transaction {
    /// Begins on a connection of its own.
    pub async fn begin(pool: &AnyPool) -> Result<Self> {
        let mut begun = Self { connection: pool.acquire().await?, has_ended: false };
        begun.execute("BEGIN").await?;
        Ok(begun)
    }

    /// Keeps everything.
    pub async fn commit(self) -> Result<()> {
        self.end("COMMIT").await
    }

    /// Keeps nothing.
    pub async fn rollback(self) -> Result<()> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<()> {
        self.execute(statement).await?;
        self.has_ended = true;
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.has_ended {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
