//! The one task that appends to journals: choices of different games share a commit.
//!
//! While one batch is being flushed to the disk the next one gathers, and when batches follow each other
//! closely they wait for each other a little: a large one costs hardly more than a small one. A batch is one
//! transaction: the entries, then what their tables say, then (where others listen) the announcement.

use std::{collections::HashSet, sync::Arc, time::Duration};

use sqlx::{AnyConnection, AnyPool, Row};
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{
    Entry, Result, StoreError, changes,
    transaction::Transaction,
    values::{parts, placeholders},
};

/// An entry to be written, and what the table says once it is.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// The next entry of its game.
    pub entry: Entry,
    /// The Power that is to choose then.
    pub asked: Option<String>,
    /// When something is due then.
    pub due: Option<i64>,
    /// How the game ended, as JSON.
    pub result: Option<String>,
    /// Whether it ended.
    pub over: bool,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Written,
    /// It is not the next entry of a game that plays: somebody else was quicker, or there is a gap.
    Taken,
}

/// An append, and whom to tell what became of it.
pub struct Waiting {
    pub append: Append,
    pub answer: oneshot::Sender<Result<Appended>>,
}

/// The most appends in one commit.
pub const MOST: usize = 1024;
/// How closely batches follow each other at most. Nobody notices so short a wait, and nobody waits when
/// there is little to write.
const BETWEEN: Duration = Duration::from_millis(4);
/// How often a batch is tried that another server's was in the way of.
const TRIES: usize = 5;

/// Writes what comes, until the store is dropped or closed and all that waited is written.
pub async fn run(
    pool: AnyPool,
    voice: Option<String>,
    mut queue: mpsc::Receiver<Waiting>,
    closing: Arc<Notify>,
) {
    let mut waiting = Vec::with_capacity(MOST);
    let mut next = Instant::now();
    loop {
        tokio::select! {
            count = queue.recv_many(&mut waiting, MOST) => if count == 0 { return },
            () = closing.notified() => queue.close(),
        }
        if next > Instant::now() {
            sleep_until(next).await;
            while waiting.len() < MOST
                && let Ok(another) = queue.try_recv()
            {
                waiting.push(another);
            }
        }
        next = Instant::now() + BETWEEN;
        // Everybody takes games in the same order, so that no two servers wait for each other.
        waiting.sort_by(|a, b| key(&a.append).cmp(&key(&b.append)));
        let (appends, answers): (Vec<_>, Vec<_>) =
            waiting.drain(..).map(|waiting| (waiting.append, waiting.answer)).unzip();
        for (answer, appended) in
            answers.into_iter().zip(write(&pool, voice.as_deref(), &appends).await)
        {
            // Who asked may be gone; the entry is written all the same.
            let _ = answer.send(appended);
        }
    }
}

fn key(append: &Append) -> (&str, i64) {
    (&append.entry.game, append.entry.seq)
}

/// Writes a sorted batch and says of each append what became of it.
async fn write(pool: &AnyPool, voice: Option<&str>, batch: &[Append]) -> Vec<Result<Appended>> {
    match write_together(pool, voice, batch).await {
        Ok(appended) => appended.into_iter().map(Ok).collect(),
        // The database refuses something in it, such as a text that it cannot store: the others must not suffer.
        Err(error) if batch.len() > 1 && error.is_about_data() => {
            let mut all = Vec::with_capacity(batch.len());
            for append in batch {
                let alone = write_together(pool, voice, std::slice::from_ref(append)).await;
                all.push(alone.map(|appended| appended[0]));
            }
            all
        }
        Err(error) => vec![Err(error); batch.len()],
    }
}

async fn write_together(
    pool: &AnyPool,
    voice: Option<&str>,
    batch: &[Append],
) -> Result<Vec<Appended>> {
    let mut tries = 1;
    loop {
        match write_once(pool, voice, batch).await {
            Err(error) if error.is_passing() && tries < TRIES => tries += 1,
            done => return done,
        }
    }
}

async fn write_once(
    pool: &AnyPool,
    voice: Option<&str>,
    batch: &[Append],
) -> Result<Vec<Appended>> {
    let mut appended = vec![Appended::Taken; batch.len()];
    let mut transaction = Transaction::begin(pool).await?;
    for round in rounds(batch) {
        let mut written = HashSet::new();
        for part in parts(&round) {
            insert(&mut transaction, batch, part, &mut written).await?;
        }
        let won: Vec<usize> =
            round.into_iter().filter(|&at| written.contains(&batch[at].entry.game)).collect();
        for part in parts(&won) {
            update(&mut transaction, batch, part).await?;
        }
        for append in won.iter().map(|&at| &batch[at]).filter(|append| append.over) {
            end(&mut transaction, append).await?;
        }
        for at in won {
            appended[at] = Appended::Written;
        }
    }
    if let Some(voice) = voice {
        let written =
            batch.iter().zip(&appended).filter(|(_, appended)| **appended == Appended::Written);
        let mut games: Vec<&str> = written.map(|(append, _)| &*append.entry.game).collect();
        games.dedup();
        changes::announce(&mut transaction, voice, &games).await?;
    }
    transaction.commit().await?;
    Ok(appended)
}

/// Where in the batch the first entries of all games are, then the second ones, and so on; of those that
/// want the same place only the first.
fn rounds(batch: &[Append]) -> Vec<Vec<usize>> {
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut round = 0;
    for (at, append) in batch.iter().enumerate() {
        match at.checked_sub(1).map(|before| &batch[before]) {
            Some(before) if key(before) == key(append) => continue,
            Some(before) if before.entry.game == append.entry.game => round += 1,
            _ => round = 0,
        }
        if round == rounds.len() {
            rounds.push(Vec::new());
        }
        rounds[round].push(at);
    }
    rounds
}

/// Inserts those entries that are the next ones of games that play, and notes their games.
async fn insert(
    connection: &mut AnyConnection,
    batch: &[Append],
    part: &[usize],
    written: &mut HashSet<String>,
) -> Result<()> {
    let text = format!(
        "INSERT INTO journal (game, seq, rules, by_power, by_whom, entry, at) \
         SELECT v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, v.column7 \
         FROM (VALUES {}) AS v JOIN tables AS t ON t.id = v.column1 AND t.seq = v.column2 - 1 \
         WHERE t.state = 'running' ORDER BY v.column1 ON CONFLICT DO NOTHING RETURNING game",
        placeholders(part.len(), 7)
    );
    let mut query = sqlx::query(&text);
    for Entry { game, seq, rules, by_power, by_whom, entry, at } in
        part.iter().map(|&at| &batch[at].entry)
    {
        query = query.bind(&**game).bind(*seq).bind(&**rules);
        query = query.bind(by_power.as_deref()).bind(by_whom.as_deref()).bind(&**entry).bind(*at);
    }
    for row in query.fetch_all(connection).await? {
        written.insert(row.try_get(0)?);
    }
    Ok(())
}

/// Lets the tables say what their journals now do.
async fn update(connection: &mut AnyConnection, batch: &[Append], part: &[usize]) -> Result<()> {
    let text = format!(
        "UPDATE tables SET seq = v.column2, asked = v.column3, due = v.column4, changed = v.column5 \
         FROM (VALUES {}) AS v WHERE tables.id = v.column1",
        placeholders(part.len(), 5)
    );
    let mut query = sqlx::query(&text);
    for append in part.iter().map(|&at| &batch[at]) {
        query =
            query.bind(&*append.entry.game).bind(append.entry.seq).bind(append.asked.as_deref());
        query = query.bind(append.due).bind(append.entry.at);
    }
    query.execute(connection).await?;
    Ok(())
}

/// The game of this entry is over. That is said apart, because tables are listed by their state: whoever
/// writes it writes an index as well.
async fn end(connection: &mut AnyConnection, append: &Append) -> Result<()> {
    let end = sqlx::query("UPDATE tables SET state = 'over', result = $2 WHERE id = $1");
    end.bind(&*append.entry.game).bind(append.result.as_deref()).execute(connection).await?;
    Ok(())
}

impl From<mpsc::error::SendError<Waiting>> for StoreError {
    fn from(_: mpsc::error::SendError<Waiting>) -> Self {
        Self::Closed
    }
}

impl From<oneshot::error::RecvError> for StoreError {
    fn from(_: oneshot::error::RecvError) -> Self {
        Self::Closed
    }
}
