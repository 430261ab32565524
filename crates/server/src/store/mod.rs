//! Everything that is durable: one file of SQLite, or PostgreSQL that several servers share.

mod changes;
mod copy;
mod error;
#[cfg(test)]
mod full_disk;
mod journal;
mod notices;
mod open;
mod people;
mod rows;
mod seats;
mod tables;
mod talk;
mod transaction;
mod values;
mod writer;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::AnyPool;
use tokio::{
    sync::{Notify, broadcast, mpsc},
    task::{AbortHandle, JoinHandle},
};

pub use self::{
    changes::Changed,
    copy::{backup, copy},
    error::StoreError,
    open::{file_of, is_address},
    rows::{
        ASIDE, Entry, Line, Notice, OPEN, OVER, Person, PersonChange, RUNNING, Seat, Table, Vote,
    },
    tables::{Begin, ListQuery},
    writer::{Append, Appended},
};

/// What the store answers.
pub type Result<T> = std::result::Result<T, StoreError>;

/// The store. A clone is cheap and means the same database.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    /// Connections for reading.
    read: AnyPool,
    /// Connections for writing. SQLite has but one, so that writes queue for it rather than fight. What
    /// takes several statements is a [`transaction::Transaction`]; of what answers with rows all are
    /// fetched, because a commit that fails is told after the last one.
    write: AnyPool,
    /// The name under which this server announces changes, where others may hear it.
    voice: Option<String>,
    /// What waits to be appended to journals.
    queue: mpsc::Sender<writer::Waiting>,
    closing: Arc<Notify>,
    writer: Mutex<Option<JoinHandle<()>>>,
    heard: broadcast::Sender<Changed>,
    listener: Option<AbortHandle>,
}

impl Store {
    /// Writes what waits to be appended, then lets go of the database. Later writes fail.
    pub async fn close(&self) {
        self.0.closing.notify_one();
        let writer = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            // It ends by itself; if it panicked there is nothing left to wait for.
            let _ = writer.await;
        }
        if let Some(listener) = &self.0.listener {
            listener.abort();
        }
        self.0.read.close().await;
        self.0.write.close().await;
    }

    /// Whether the database can be written at this moment, so that others see it: what is written is read
    /// on another connection. The number only grows, whichever server writes it.
    pub async fn check(&self) -> Result<()> {
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_millis() as i64);
        let write = "INSERT INTO checked (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET \
                     at = CASE WHEN excluded.at > checked.at THEN excluded.at ELSE checked.at + 1 END \
                     RETURNING at";
        let mut connection = self.0.write.acquire().await?;
        let written: Vec<i64> =
            sqlx::query_scalar(write).bind(now).fetch_all(&mut *connection).await?;
        // The first connection is not given back before, or it might be this one.
        let seen: Vec<i64> =
            sqlx::query_scalar("SELECT at FROM checked").fetch_all(&self.0.read).await?;
        if written.is_empty() || seen < written {
            connection.close_on_drop();
            return Err(StoreError::NotKept);
        }
        Ok(())
    }

    /// Whether other servers may use the same tables, which is so on PostgreSQL.
    pub fn is_shared(&self) -> bool {
        self.0.voice.is_some()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}
