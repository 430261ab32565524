//! What people say at a table: chat, private notes, votes.

use super::{Line, Result, Store, Vote};

/// How often a line is given the next number when another server has just taken that one.
const TRIES: usize = 20;

impl Store {
    /// Adds a line to a table's chat and says which number it got; `line.number` is not looked at.
    pub async fn say(&self, line: &Line) -> Result<i64> {
        let mut tries = 1;
        loop {
            match self.say_once(line).await {
                Err(error) if error.is_duplicate() && tries < TRIES => tries += 1,
                said => return said,
            }
        }
    }

    async fn say_once(&self, line: &Line) -> Result<i64> {
        let Line { table_id, number: _, person, name, text, at } = line;
        let say = "INSERT INTO chat (table_id, number, person, name, text, at) \
                   SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 \
                   RETURNING number";
        let say = sqlx::query_scalar(say)
            .bind(&**table_id)
            .bind(&**person)
            .bind(&**name)
            .bind(&**text)
            .bind(*at);
        let said = say.fetch_all(&self.0.write).await?;
        Ok(said.into_iter().next().ok_or(sqlx::Error::RowNotFound)?)
    }

    /// Up to `limit` lines after the one with the number `after`, in order.
    pub async fn chat(&self, table: &str, after: i64, limit: i64) -> Result<Vec<Line>> {
        let chat =
            "SELECT * FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        Ok(sqlx::query_as(chat).bind(table).bind(after).bind(limit).fetch_all(&self.0.read).await?)
    }

    /// What a person has noted for himself at a table.
    pub async fn note(&self, table: &str, person: &str) -> Result<Option<String>> {
        let note = sqlx::query_scalar("SELECT text FROM notes WHERE table_id = $1 AND person = $2");
        Ok(note.bind(table).bind(person).fetch_optional(&self.0.read).await?)
    }

    /// Replaces what a person has noted.
    pub async fn set_note(&self, table: &str, person: &str, text: &str) -> Result<()> {
        let set = "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3) \
                   ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text";
        sqlx::query(set).bind(table).bind(person).bind(text).execute(&self.0.write).await?;
        Ok(())
    }

    /// A voter's last word counts.
    pub async fn vote(&self, vote: &Vote) -> Result<()> {
        let Vote { table_id, motion, power, seq, voter, agree } = vote;
        let say = "INSERT INTO votes (table_id, motion, power, seq, voter, agree) VALUES ($1, $2, $3, $4, $5, $6) \
                   ON CONFLICT (table_id, motion, power, seq, voter) DO UPDATE SET agree = excluded.agree";
        let say = sqlx::query(say).bind(&**table_id).bind(&**motion).bind(&**power).bind(*seq);
        say.bind(&**voter).bind(i64::from(*agree)).execute(&self.0.write).await?;
        Ok(())
    }

    /// What was voted, by the names of the voters.
    pub async fn votes(
        &self,
        table: &str,
        motion: &str,
        power: &str,
        seq: i64,
    ) -> Result<Vec<Vote>> {
        let votes = "SELECT * FROM votes WHERE table_id = $1 AND motion = $2 AND power = $3 AND seq = $4 \
                     ORDER BY voter";
        Ok(sqlx::query_as(votes)
            .bind(table)
            .bind(motion)
            .bind(power)
            .bind(seq)
            .fetch_all(&self.0.read)
            .await?)
    }

    /// Whether anything was voted on a motion at a table.
    pub async fn has_votes(&self, table: &str, motion: &str) -> Result<bool> {
        let vote = sqlx::query("SELECT 1 FROM votes WHERE table_id = $1 AND motion = $2 LIMIT 1");
        Ok(vote.bind(table).bind(motion).fetch_optional(&self.0.read).await?.is_some())
    }

    /// Forgets all votes on a motion about a Power.
    pub async fn clear_votes(&self, table: &str, motion: &str, power: &str) -> Result<()> {
        let clear =
            sqlx::query("DELETE FROM votes WHERE table_id = $1 AND motion = $2 AND power = $3");
        clear.bind(table).bind(motion).bind(power).execute(&self.0.write).await?;
        Ok(())
    }
}
