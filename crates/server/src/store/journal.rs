//! The journal: append only, and its key settles every race.

use tokio::sync::oneshot;

use super::{Append, Appended, Entry, Result, Store, writer::Waiting};

impl Store {
    /// Appends to a game's journal; durable when it returns. After an error it is not known whether it
    /// was written: read the journal.
    pub async fn append(&self, append: Append) -> Result<Appended> {
        let (answer, appended) = oneshot::channel();
        self.0.queue.send(Waiting { append, answer }).await?;
        appended.await?
    }

    /// All entries with a greater `seq` than `after`, in order; `-1` for all.
    pub async fn entries(&self, game: &str, after: i64) -> Result<Vec<Entry>> {
        let entries =
            sqlx::query_as("SELECT * FROM journal WHERE game = $1 AND seq > $2 ORDER BY seq");
        Ok(entries.bind(game).bind(after).fetch_all(&self.0.read).await?)
    }

    /// One entry.
    pub async fn entry(&self, game: &str, seq: i64) -> Result<Option<Entry>> {
        let entry = sqlx::query_as("SELECT * FROM journal WHERE game = $1 AND seq = $2");
        Ok(entry.bind(game).bind(seq).fetch_optional(&self.0.read).await?)
    }

    /// The last entry that a person has made for a Power; `-1` if there is none.
    pub async fn last_by(&self, game: &str, power: &str, person: &str) -> Result<i64> {
        let last = "SELECT COALESCE(MAX(seq), -1) FROM journal \
                    WHERE game = $1 AND by_power = $2 AND by_whom = $3";
        let last = sqlx::query_scalar(last).bind(game).bind(power).bind(person);
        Ok(last.fetch_one(&self.0.read).await?)
    }

    /// Keeps the events of a finished game as text, so that it can be shown whatever becomes of the rules.
    pub async fn keep(&self, game: &str, events: &str) -> Result<()> {
        let keep = "INSERT INTO kept (game, events) VALUES ($1, $2) \
                    ON CONFLICT (game) DO UPDATE SET events = excluded.events";
        sqlx::query(keep).bind(game).bind(events).execute(&self.0.write).await?;
        Ok(())
    }

    /// The ids of finished games of which nothing was kept.
    pub async fn unkept(&self) -> Result<Vec<String>> {
        let unkept = "SELECT id FROM tables WHERE state = 'over' \
                      AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.game = tables.id) ORDER BY id";
        Ok(sqlx::query_scalar(unkept).fetch_all(&self.0.read).await?)
    }

    /// What [`Store::keep`] was given.
    pub async fn kept(&self, game: &str) -> Result<Option<String>> {
        let kept = sqlx::query_scalar("SELECT events FROM kept WHERE game = $1");
        Ok(kept.bind(game).fetch_optional(&self.0.read).await?)
    }
}
