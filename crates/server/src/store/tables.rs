//! Tables: made, listed, begun, set aside, forgotten.

use std::collections::HashMap;

use sqlx::AnyConnection;

use super::{
    Entry, Result, Seat, Store, Table, changes,
    people::take_person,
    transaction::Transaction,
    values::{parts, placeholders},
};

/// Which tables to list: newest first.
#[derive(Clone, Debug, Default)]
pub struct ListQuery<'a> {
    /// Only tables in this state.
    pub state: Option<&'a str>,
    /// Tables at which this person sits or which he made, listed or not. Without it only listed ones come.
    pub mine: Option<&'a str>,
    /// Of a person's own tables, too, only listed ones.
    pub listed_only: bool,
    /// Only those after this one (its `created` and `id`) in the list: the next page.
    pub before: Option<(i64, &'a str)>,
    /// The most to be listed.
    pub limit: i64,
}

/// How an open table begins to play.
#[derive(Clone, Debug)]
pub struct Begin<'a> {
    /// Its id.
    pub table: &'a str,
    /// All seats, as they were dealt.
    pub seats: &'a [Seat],
    /// The journal's first entry.
    pub entry: &'a Entry,
    /// The Power that is to choose first.
    pub asked: Option<&'a str>,
    /// When something is due.
    pub due: Option<i64>,
}

impl Store {
    /// A new table with its seats and, if it begins at once, its journal: all or nothing.
    pub async fn add_table(&self, table: &Table, seats: &[Seat], entries: &[Entry]) -> Result<()> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        insert_all(&mut transaction, table, seats, entries).await?;
        transaction.commit().await
    }

    /// The same, unless its creator has as many open or running tables as anybody may have: false then.
    pub async fn add_table_below(
        &self,
        most: usize,
        table: &Table,
        seats: &[Seat],
    ) -> Result<bool> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        // Taking the person first lets those who set up tables at once do so one after the other.
        take_person(&mut transaction, &table.creator).await?;
        if unfinished_of(&mut transaction, &table.creator).await? >= most {
            transaction.rollback().await?;
            return Ok(false);
        }
        insert_all(&mut transaction, table, seats, &[]).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// A table and its seats, these by the names of their Powers.
    pub async fn table(&self, id: &str) -> Result<Option<(Table, Vec<Seat>)>> {
        let table = sqlx::query_as("SELECT * FROM tables WHERE id = $1");
        let Some(table) = table.bind(id).fetch_optional(&self.0.read).await? else {
            return Ok(None);
        };
        let seats = sqlx::query_as("SELECT * FROM seats WHERE table_id = $1 ORDER BY power");
        Ok(Some((table, seats.bind(id).fetch_all(&self.0.read).await?)))
    }

    /// The tables that are asked for, with their seats.
    pub async fn list(&self, query: ListQuery<'_>) -> Result<Vec<(Table, Vec<Seat>)>> {
        let mut text = "SELECT * FROM tables WHERE 1 = 1".to_owned();
        let mut only = |asked: bool, condition| {
            if asked {
                text += condition;
            }
        };
        only(query.state.is_some(), " AND state = $1");
        only(
            query.mine.is_some(),
            " AND id IN (SELECT id FROM tables WHERE creator = $2 UNION SELECT table_id FROM seats WHERE person = $2)",
        );
        only(query.listed_only || query.mine.is_none(), " AND listed = 1");
        only(query.before.is_some(), " AND (created < $3 OR (created = $3 AND id < $4))");
        text += " ORDER BY created DESC, id DESC LIMIT $5";
        let list = sqlx::query_as(&text).bind(query.state).bind(query.mine);
        let list = list
            .bind(query.before.map(|(created, _)| created))
            .bind(query.before.map(|(_, id)| id));
        let tables: Vec<Table> = list.bind(query.limit).fetch_all(&self.0.read).await?;
        let mut seats = self.seats_of(&tables).await?;
        let seated = tables.into_iter().map(|table| {
            let seats = seats.remove(&table.id).unwrap_or_default();
            (table, seats)
        });
        Ok(seated.collect())
    }

    async fn seats_of(&self, tables: &[Table]) -> Result<HashMap<String, Vec<Seat>>> {
        let mut seats: HashMap<String, Vec<Seat>> = HashMap::new();
        for part in parts(tables) {
            let ids = placeholders(1, part.len());
            let text = format!("SELECT * FROM seats WHERE table_id IN {ids} ORDER BY power");
            let query =
                part.iter().fold(sqlx::query_as(&text), |query, table| query.bind(&*table.id));
            let found: Vec<Seat> = query.fetch_all(&self.0.read).await?;
            for seat in found {
                seats.entry(seat.table_id.clone()).or_default().push(seat);
            }
        }
        Ok(seats)
    }

    /// The ids of all tables that play, or were set aside when they did.
    pub async fn unfinished(&self) -> Result<Vec<String>> {
        let unfinished = "SELECT id FROM tables WHERE state IN ('running', 'aside') ORDER BY id";
        Ok(sqlx::query_scalar(unfinished).fetch_all(&self.0.read).await?)
    }

    /// The ids of tables that play and for which something is due, the longest due first.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<String>> {
        let due =
            "SELECT id FROM tables WHERE state = 'running' AND due <= $1 ORDER BY due LIMIT $2";
        Ok(sqlx::query_scalar(due).bind(now).bind(limit).fetch_all(&self.0.read).await?)
    }

    /// Lets an open table play. False, and nothing is changed, when it is not open any more or when
    /// other people sit at it than in the seats that are given: look again then.
    pub async fn begin(&self, begin: Begin<'_>) -> Result<bool> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        let update = "UPDATE tables SET state = 'running', seq = $2, asked = $3, due = $4, changed = $5 \
                      WHERE id = $1 AND state = 'open'";
        let update = sqlx::query(update).bind(begin.table);
        let update =
            update.bind(begin.entry.seq).bind(begin.asked).bind(begin.due).bind(begin.entry.at);
        if update.execute(&mut *transaction).await?.rows_affected() == 0
            || !same_people(&mut transaction, begin.table, begin.seats).await?
        {
            transaction.rollback().await?;
            return Ok(false);
        }
        sqlx::query("DELETE FROM seats WHERE table_id = $1")
            .bind(begin.table)
            .execute(&mut *transaction)
            .await?;
        insert_seats(&mut transaction, begin.table, begin.seats).await?;
        insert_entry(&mut transaction, begin.entry).await?;
        if let Some(voice) = &self.0.voice {
            changes::announce(&mut transaction, voice, &[begin.table]).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Sets when something is due at a table that plays, without a new entry in its journal; only while
    /// the journal ends with `seq`, so that what came later keeps its own.
    pub async fn set_due(&self, id: &str, seq: i64, due: Option<i64>) -> Result<()> {
        let set = sqlx::query(
            "UPDATE tables SET due = $3 WHERE id = $1 AND seq = $2 AND state = 'running'",
        );
        set.bind(id).bind(seq).bind(due).execute(&self.0.write).await?;
        Ok(())
    }

    /// Takes an open or running table out of play, for a reason that people can read.
    pub async fn set_aside(&self, id: &str, reason: &str, now: i64) -> Result<()> {
        let aside = "UPDATE tables SET state = 'aside', reason = $2, changed = $3, asked = NULL, due = NULL \
                     WHERE id = $1 AND state IN ('open', 'running')";
        sqlx::query(aside).bind(id).bind(reason).bind(now).execute(&self.0.write).await?;
        Ok(())
    }

    /// Lets a table play again that was set aside: its journal fits the rules of this server.
    pub async fn take_up_again(&self, id: &str, now: i64) -> Result<()> {
        let again = "UPDATE tables SET state = 'running', reason = NULL, changed = $2, due = $2 \
                     WHERE id = $1 AND state = 'aside'";
        sqlx::query(again).bind(id).bind(now).execute(&self.0.write).await?;
        Ok(())
    }

    /// Deletes a table that never began, with all that belongs to it. False when it has begun or is not there.
    pub async fn forget_table(&self, id: &str) -> Result<bool> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        // Taking the row first keeps everybody else from the table.
        let take =
            sqlx::query("UPDATE tables SET listed = 0 WHERE id = $1 AND state = 'open'").bind(id);
        if take.execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.rollback().await?;
            return Ok(false);
        }
        for belonging in ["seats", "chat", "notes", "votes", "notices"] {
            let delete = format!("DELETE FROM {belonging} WHERE table_id = $1");
            sqlx::query(&delete).bind(id).execute(&mut *transaction).await?;
        }
        sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// How many open or running tables a person has made.
async fn unfinished_of(connection: &mut AnyConnection, creator: &str) -> Result<usize> {
    let count = "SELECT COUNT(*) FROM tables WHERE creator = $1 AND state IN ('open', 'running')";
    let count: i64 = sqlx::query_scalar(count).bind(creator).fetch_one(connection).await?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

async fn insert_all(
    connection: &mut AnyConnection,
    table: &Table,
    seats: &[Seat],
    entries: &[Entry],
) -> Result<()> {
    insert_table(connection, table).await?;
    insert_seats(connection, &table.id, seats).await?;
    for entry in entries {
        insert_entry(connection, entry).await?;
    }
    Ok(())
}

async fn insert_table(connection: &mut AnyConnection, table: &Table) -> Result<()> {
    let insert = "INSERT INTO tables (id, creator, state, created, agreement, listed, seed, seed_hash, seq, asked, \
                  due, changed, result, reason, follows) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
    let insert = sqlx::query(insert)
        .bind(&*table.id)
        .bind(&*table.creator)
        .bind(&*table.state)
        .bind(table.created);
    let insert = insert.bind(&*table.agreement).bind(i64::from(table.listed)).bind(&*table.seed);
    let insert =
        insert.bind(&*table.seed_hash).bind(table.seq).bind(table.asked.as_deref()).bind(table.due);
    let insert =
        insert.bind(table.changed).bind(table.result.as_deref()).bind(table.reason.as_deref());
    insert.bind(table.follows.as_deref()).execute(connection).await?;
    Ok(())
}

/// The seats are those of `table`, whatever they say themselves.
async fn insert_seats(connection: &mut AnyConnection, table: &str, seats: &[Seat]) -> Result<()> {
    for seat in seats {
        let insert = "INSERT INTO seats (table_id, power, person, bot, stand_in, invite, invite_number, \
                      dealt_from, auto_pass) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let Seat { table_id: _, power, person, bot, stand_in, invite, .. } = seat;
        let Seat { invite_number, dealt_from, auto_pass, .. } = seat;
        let insert = sqlx::query(insert).bind(table).bind(&**power).bind(person.as_deref());
        let insert = insert.bind(bot.as_deref()).bind(stand_in.as_deref()).bind(invite.as_deref());
        let insert = insert.bind(*invite_number).bind(dealt_from.as_deref());
        insert.bind(auto_pass.as_deref()).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn insert_entry(connection: &mut AnyConnection, entry: &Entry) -> Result<()> {
    let Entry { game, seq, rules, by_power, by_whom, entry, at } = entry;
    let insert = "INSERT INTO journal (game, seq, rules, by_power, by_whom, entry, at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let insert =
        sqlx::query(insert).bind(&**game).bind(*seq).bind(&**rules).bind(by_power.as_deref());
    insert.bind(by_whom.as_deref()).bind(&**entry).bind(*at).execute(connection).await?;
    Ok(())
}

/// Whether the people at the table are those in the seats, wherever they sit.
async fn same_people(connection: &mut AnyConnection, table: &str, seats: &[Seat]) -> Result<bool> {
    let there =
        sqlx::query_scalar("SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL");
    let mut there: Vec<String> = there.bind(table).fetch_all(connection).await?;
    let mut given: Vec<&str> = seats.iter().filter_map(|seat| seat.person.as_deref()).collect();
    there.sort();
    given.sort();
    Ok(there == given)
}
