//! How much a server carries: [`measure`] starts one of its own, has many circles of people play whole
//! games over WebSockets, and tells how fast choices were answered, beside how fast the same disk and
//! database commit.
//!
//! The circles answer as soon as they are asked, so the server is kept as busy as the number of choices
//! that may be under way at once allows. The same is then measured once more at half that rate, which is how
//! long a player waits when the server has room to breathe.

mod circle;
mod commits;
mod meter;
mod server;

use std::{path::PathBuf, sync::Arc, thread, time::Duration};

use circle::Circle;
use meter::{Measured, Meter};
use ruinous_client::{Host, Running, Server, Trouble};
use tokio::{task::JoinSet, time::sleep};

/// What is measured, and where.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that can `serve`.
    pub program: PathBuf,
    /// Where the databases of SQLite are made.
    pub folder: PathBuf,
    /// A database of PostgreSQL to use instead.
    pub postgres: Option<String>,
    /// How many games are played at once, and how many lie idle when memory is measured.
    pub games: usize,
    /// How many choices may be under way at once.
    pub under_way: usize,
    /// How long choices are measured; once at full speed, once at half.
    pub time: Duration,
    /// How long to play before that.
    pub warm_up: Duration,
}

/// What a server carries.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// How many games were being played at the same time, at least.
    pub concurrent_games: usize,
    /// As fast as the server can.
    pub full: Measured,
    /// At half that rate.
    pub half: Measured,
    /// What a game takes in the memory of the server when nobody is there.
    pub idle_game_bytes: f64,
    /// Durable commits of one row that the same disk and database manage.
    pub commits_per_s: f64,
}

/// Measures what a server carries. It blocks until that is done.
pub fn measure(plan: &Plan) -> Result<Figures, String> {
    // Two sockets for every seat pass through one machine, half of them through this process. What the
    // system does not grant is missed with a clear error later.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    // The server has more to do for each choice than the players; threads beyond the cores would only
    // take turns.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.div_ceil(2))
        .enable_all()
        .build();
    runtime.map_err(|error| error.to_string())?.block_on(measure_all(plan))
}

async fn measure_all(plan: &Plan) -> Result<Figures, String> {
    let words = |trouble: Trouble| trouble.to_string();
    let before = commits::per_second(plan).await?;
    let idle_game_bytes = idle_game(plan).await.map_err(words)?;
    let (concurrent_games, full, half) = whole_games(plan).await.map_err(words)?;
    let after = commits::per_second(plan).await?;
    let commits_per_s = before.max(after);
    Ok(Figures { concurrent_games, full, half, idle_game_bytes, commits_per_s })
}

/// So many circles play, a few more than asked for, because a game that is over is not replaced at once.
async fn whole_games(plan: &Plan) -> Result<(usize, Measured, Measured), Trouble> {
    let running = start(plan, "played").await?;
    let meter = Arc::new(Meter::new(plan.under_way));
    let mut play = JoinSet::new();
    for circle in circles(running.server(), plan.games + plan.games.div_ceil(20), &meter).await? {
        play.spawn(async move { circle.play_on().await });
    }
    let measured = async {
        meter.wait_for_games(plan.games).await;
        sleep(plan.warm_up).await;
        let full = meter.measure(plan.time).await;
        meter.slow_down(full.choices_per_s / 2.0);
        sleep(plan.warm_up / 2).await;
        let half = meter.measure(plan.time).await;
        (full.games.min(half.games), full, half)
    };
    // Circles play until they are stopped: the first one that ends is one in trouble.
    tokio::select! {
        figures = measured => Ok(figures),
        Some(ended) = play.join_next() => match ended {
            Ok(Err(trouble)) => Err(trouble),
            Ok(Ok(never)) => match never {},
            Err(error) => Err(Trouble::Lost(error.to_string())),
        },
    }
}

/// Steps of a game before it is left alone.
const STEPS_BEFORE_IDLE: u64 = 8;
/// Tables that one circle sets up and leaves alone, few enough for any server's limit.
const IDLE_TABLES: usize = 5;

/// How much more memory a server has when so many more games have begun and everybody has left.
async fn idle_game(plan: &Plan) -> Result<f64, Trouble> {
    let running = start(plan, "idle").await?;
    // Whatever is filled once is full before anything is measured.
    leave_games(&running, plan.games.div_ceil(4), plan.under_way).await?;
    let before = server::resident_bytes(&running).await?;
    let games = leave_games(&running, plan.games, plan.under_way).await?;
    let after = server::resident_bytes(&running).await?;
    Ok((after - before) / games as f64)
}

/// Begins about so many games and leaves them; says how many.
async fn leave_games(running: &Running, games: usize, at_once: usize) -> Result<usize, Trouble> {
    let meter = Arc::new(Meter::new(at_once));
    let circles = circles(running.server(), games.div_ceil(IDLE_TABLES), &meter).await?;
    let games = circles.len() * IDLE_TABLES;
    in_parallel(circles, |circle| async move {
        for _ in 0..IDLE_TABLES {
            circle.play_until(STEPS_BEFORE_IDLE).await?;
        }
        Ok(())
    })
    .await?;
    Ok(games)
}

/// Circles of three, four and five people in turn.
async fn circles(
    server: &Server,
    count: usize,
    meter: &Arc<Meter>,
) -> Result<Vec<Circle>, Trouble> {
    in_parallel(0..count, |number| Circle::gather(server.clone(), number, meter.clone())).await
}

/// How many circles are gathered, or play and leave, at once.
const AT_ONCE: usize = 64;

/// Does something with each thing, many at once, up to the first trouble.
async fn in_parallel<T, R, F>(
    things: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> F,
) -> Result<Vec<R>, Trouble>
where
    F: Future<Output = Result<R, Trouble>> + Send + 'static,
    R: Send + 'static,
{
    let (mut things, mut tasks, mut results) = (things.into_iter(), JoinSet::new(), Vec::new());
    loop {
        while tasks.len() < AT_ONCE
            && let Some(thing) = things.next()
        {
            tasks.spawn(work(thing));
        }
        let Some(done) = tasks.join_next().await else { return Ok(results) };
        results.push(done.map_err(|error| Trouble::Lost(error.to_string()))??);
    }
}

/// What a host would let nobody do, and a load generator does from one address.
const NO_LIMITS: [&str; 8] = [
    "--tables-per-hour",
    "1000000",
    "--requests-per-second",
    "1000000",
    "--messages-per-second",
    "1000000",
    "--people-per-hour",
    "1000000",
];

/// A server on a fresh file of its own, or on PostgreSQL.
async fn start(plan: &Plan, name: &str) -> Result<Running, Trouble> {
    let file = || format!("sqlite:{}", plan.folder.join(format!("{name}.db")).display());
    let database = plan.postgres.clone().unwrap_or_else(file);
    let host = Host::new(&plan.program, &database, &plan.folder);
    NO_LIMITS.into_iter().fold(host, Host::with).start().await
}
