//! Who sits where.

use sqlx::Any;

use super::{Result, Store, transaction::Transaction};

impl Store {
    /// Takes an open seat, by the invitation with this number if one is given. False when it is not to be had: somebody
    /// else was quicker, it is a bot's, the invitation is another, the person has a seat at this table
    /// already, or the table is neither open nor running.
    pub async fn sit(
        &self,
        table: &str,
        power: &str,
        person: &str,
        invite: Option<i64>,
        now: i64,
    ) -> Result<bool> {
        let mut text = "UPDATE seats SET person = $3, stand_in = NULL, auto_pass = NULL \
                        WHERE table_id = $1 AND power = $2 AND person IS NULL AND bot IS NULL \
                        AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.table_id = $1 AND other.person = $3)"
            .to_owned();
        if invite.is_some() {
            text += " AND invite_number = $4";
        }
        self.change_seat(
            table,
            now,
            sqlx::query(&text).bind(table).bind(power).bind(person).bind(invite),
        )
        .await
    }

    /// Gives up a seat, if it is this person's; it is open then.
    pub async fn stand_up(&self, table: &str, power: &str, person: &str, now: i64) -> Result<bool> {
        let text = "UPDATE seats SET person = NULL, stand_in = NULL, auto_pass = NULL \
                    WHERE table_id = $1 AND power = $2 AND person = $3";
        self.change_seat(table, now, sqlx::query(text).bind(table).bind(power).bind(person)).await
    }

    /// Sends somebody away from a seat, if it is this person's. It is open then, by another invitation.
    pub async fn send_away(
        &self,
        table: &str,
        power: &str,
        person: &str,
        now: i64,
    ) -> Result<bool> {
        let text = "UPDATE seats SET person = NULL, stand_in = NULL, auto_pass = NULL, \
                    invite = NULL, invite_number = invite_number + 1 \
                    WHERE table_id = $1 AND power = $2 AND person = $3";
        self.change_seat(table, now, sqlx::query(text).bind(table).bind(power).bind(person)).await
    }

    /// Puts a bot on a seat where no person sits, or (`None`) opens the seat again.
    pub async fn set_bot(
        &self,
        table: &str,
        power: &str,
        bot: Option<&str>,
        now: i64,
    ) -> Result<bool> {
        let text =
            "UPDATE seats SET bot = $3 WHERE table_id = $1 AND power = $2 AND person IS NULL";
        self.change_seat(table, now, sqlx::query(text).bind(table).bind(power).bind(bot)).await
    }

    /// Lets a bot play for the absent person, or (`None`) no more.
    pub async fn set_stand_in(
        &self,
        table: &str,
        power: &str,
        bot: Option<&str>,
        now: i64,
    ) -> Result<bool> {
        let text = "UPDATE seats SET stand_in = $3 WHERE table_id = $1 AND power = $2 AND person IS NOT NULL";
        self.change_seat(table, now, sqlx::query(text).bind(table).bind(power).bind(bot)).await
    }

    /// Says when a person's seat passes by itself.
    pub async fn set_auto_pass(
        &self,
        table: &str,
        power: &str,
        auto_pass: Option<&str>,
        now: i64,
    ) -> Result<bool> {
        let text = "UPDATE seats SET auto_pass = $3 WHERE table_id = $1 AND power = $2 AND person IS NOT NULL";
        self.change_seat(table, now, sqlx::query(text).bind(table).bind(power).bind(auto_pass))
            .await
    }

    /// Changes a seat of an open or running table, and says whether it did. The table's row is taken
    /// first: whoever changes seats or begins the game waits for his turn.
    async fn change_seat<'q>(
        &self,
        table: &'q str,
        now: i64,
        change: AnyQuery<'q>,
    ) -> Result<bool> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        let take = "UPDATE tables SET changed = $2 WHERE id = $1 AND state IN ('open', 'running')";
        let taken = sqlx::query(take)
            .bind(table)
            .bind(now)
            .execute(&mut *transaction)
            .await?
            .rows_affected()
            == 1;
        let changed = taken && change.execute(&mut *transaction).await?.rows_affected() == 1;
        if changed {
            transaction.commit().await?;
        } else {
            transaction.rollback().await?;
        }
        Ok(changed)
    }
}

type AnyQuery<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments<'q>>;
