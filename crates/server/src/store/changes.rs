//! What servers that share a database tell each other.

use std::time::Duration;

use sqlx::{AnyConnection, postgres::PgListener};
use tokio::{
    sync::broadcast,
    task::AbortHandle,
    time::{sleep, timeout},
};

use super::{
    Result, Store,
    values::{parts, placeholders},
};

/// What another server made known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// What it announced: the id of a table whose journal grew, or any other line.
    Said(String),
    /// The connection was lost for a while: anything may have changed.
    Everything,
}

/// How many changes are kept for a receiver that is slow; after that it is told that it lags.
pub const MOST: usize = 4096;
const CHANNEL: &str = "ruinous";
/// How long nothing is heard before the connection is tested, and how long that may take.
const QUIET: Duration = Duration::from_secs(15);
const TEST: Duration = Duration::from_secs(5);
/// The pause before connecting again.
const PAUSE: Duration = Duration::from_millis(500);

impl Store {
    /// What other servers announce from now on. One's own announcements are not heard; on SQLite nothing is.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.0.heard.subscribe()
    }

    /// Tells the other servers; does nothing on SQLite. Appending to a journal announces the game's id by itself.
    pub async fn announce(&self, payload: &str) -> Result<()> {
        if let Some(voice) = &self.0.voice {
            let mut connection = self.0.write.acquire().await?;
            announce(&mut connection, voice, &[payload]).await?;
        }
        Ok(())
    }
}

/// Announces when the transaction commits. Who announces is said first, so that he need not hear himself.
pub async fn announce(
    connection: &mut AnyConnection,
    voice: &str,
    payloads: &[&str],
) -> Result<()> {
    for part in parts(payloads) {
        let text = format!(
            "SELECT CAST(pg_notify('{CHANNEL}', v.column1) AS TEXT) FROM (VALUES {}) AS v",
            placeholders(part.len(), 1)
        );
        let mut query = sqlx::query(&text);
        for payload in part {
            query = query.bind(format!("{voice} {payload}"));
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Listens until aborted; when it returns the listening has begun.
pub async fn listen(
    url: &str,
    voice: &str,
    heard: broadcast::Sender<Changed>,
) -> sqlx::Result<AbortHandle> {
    let mut listener = connect(url).await?;
    let (url, voice) = (url.to_owned(), voice.to_owned());
    let task = tokio::spawn(async move {
        loop {
            hear(&mut listener, &voice, &heard).await;
            tracing::warn!("the connection on which other servers are heard was lost");
            listener = loop {
                sleep(PAUSE).await;
                if let Ok(listener) = connect(&url).await {
                    break listener;
                }
            };
            // It is no error that nobody listens at the moment.
            let _ = heard.send(Changed::Everything);
        }
    });
    Ok(task.abort_handle())
}

async fn connect(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what is heard, until the connection is lost.
async fn hear(listener: &mut PgListener, voice: &str, heard: &broadcast::Sender<Changed>) {
    loop {
        match timeout(QUIET, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => match notification.payload().split_once(' ') {
                Some((who, said)) if who != voice => {
                    let _ = heard.send(Changed::Said(said.to_owned()));
                }
                _ => {}
            },
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let test = sqlx::query("SELECT 1").execute(&mut *listener);
                if !matches!(timeout(TEST, test).await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}
