//! The outbox of webhooks and mails.

use super::{Notice, Result, Store};

impl Store {
    /// Puts a message into the outbox, once: false when the person has one for this turn and channel.
    pub async fn add_notice(&self, notice: &Notice) -> Result<bool> {
        let Notice { id, person, channel, table_id, seq, body, tries, due, state, said } = notice;
        let add = "INSERT INTO notices (id, person, channel, table_id, seq, body, tries, due, state, said) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
                   ON CONFLICT (person, channel, table_id, seq) DO NOTHING";
        let add = sqlx::query(add)
            .bind(&**id)
            .bind(&**person)
            .bind(&**channel)
            .bind(&**table_id)
            .bind(*seq);
        let add = add.bind(&**body).bind(*tries).bind(*due).bind(&**state).bind(said.as_deref());
        Ok(add.execute(&self.0.write).await?.rows_affected() == 1)
    }

    /// How many messages a person has had by a channel, or is to have, since a moment.
    pub async fn notices_since(&self, person: &str, channel: &str, since: i64) -> Result<i64> {
        let count = "SELECT COUNT(*) FROM notices WHERE person = $1 AND channel = $2 AND due > $3";
        let count = sqlx::query_scalar(count).bind(person).bind(channel).bind(since);
        Ok(count.fetch_one(&self.0.read).await?)
    }

    /// The turn of which a person was last told at a table.
    pub async fn newest_notice(
        &self,
        person: &str,
        channel: &str,
        table: &str,
    ) -> Result<Option<i64>> {
        let newest =
            "SELECT MAX(seq) FROM notices WHERE person = $1 AND channel = $2 AND table_id = $3";
        let newest = sqlx::query_scalar(newest).bind(person).bind(channel).bind(table);
        Ok(newest.fetch_one(&self.0.read).await?)
    }

    /// Claims messages that are due. Nobody else gets them until `claimed_until`, by when they should be
    /// finished or put off; a server that dies in between leaves them to the others.
    pub async fn due_notices(
        &self,
        now: i64,
        claimed_until: i64,
        limit: i64,
    ) -> Result<Vec<Notice>> {
        // The condition stands twice: a server that waited for another's claim must look again.
        let claim = "UPDATE notices SET due = $2 WHERE state = 'waiting' AND due <= $1 AND id IN \
                     (SELECT id FROM notices WHERE state = 'waiting' AND due <= $1 ORDER BY due, id LIMIT $3) \
                     RETURNING *";
        loop {
            let claimed = sqlx::query_as(claim).bind(now).bind(claimed_until).bind(limit);
            match claimed.fetch_all(&self.0.write).await.map_err(super::StoreError::from) {
                Err(error) if error.is_passing() => {}
                claimed => return claimed,
            }
        }
    }

    /// Sent, or given up: `state` is whatever is not `waiting`.
    pub async fn finish_notice(&self, id: &str, state: &str, said: Option<&str>) -> Result<()> {
        let finish = sqlx::query("UPDATE notices SET state = $2, said = $3 WHERE id = $1");
        finish.bind(id).bind(state).bind(said).execute(&self.0.write).await?;
        Ok(())
    }

    /// Puts a message off after a try that failed.
    pub async fn retry_notice(&self, id: &str, tries: i64, due: i64, said: &str) -> Result<()> {
        let retry = sqlx::query("UPDATE notices SET tries = $2, due = $3, said = $4 WHERE id = $1");
        retry.bind(id).bind(tries).bind(due).bind(said).execute(&self.0.write).await?;
        Ok(())
    }
}
