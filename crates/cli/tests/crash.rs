//! A server that is killed again and again keeps every promise.

mod players;

use std::{
    env,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use players::{Finished, PATIENCE, Player, Seats, folder, set_up, visit};
use ruinous_client::{Host, Person, Running, Server, Table, Trouble};
use ruinous_engine::Random;
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

/// Tables of people, of people and bots, and of bots that think while the server dies.
const TABLES: [Seats; 4] = [
    &[("khorne", None), ("nurgle", None), ("tzeentch", None)],
    &[
        ("khorne", None),
        ("nurgle", Some("cultist")),
        ("tzeentch", None),
        ("slaanesh", Some("cultist")),
    ],
    &[("khorne", Some("warrior")), ("nurgle", None), ("horned-rat", Some("daemon:5ms"))],
    &[
        ("khorne", Some("random")),
        ("nurgle", Some("random")),
        ("tzeentch", Some("random")),
        ("slaanesh", None),
        ("horned-rat", None),
    ],
];

/// Where the server is now, what was acknowledged, and whether new games still begin.
struct Evening {
    host: Host,
    server: watch::Sender<Server>,
    acknowledgements: Arc<watch::Sender<u64>>,
    is_late: AtomicBool,
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_choice_survives_kill_9() {
    let crashes = env::var("RUINOUS_CRASHES")
        .map_or(50, |count| count.parse().expect("RUINOUS_CRASHES is a number"));
    let (evening, mut running) = begin(&folder("crash")).await;
    let mut circles = JoinSet::new();
    for (number, seats) in TABLES.into_iter().enumerate() {
        circles.spawn(evening.clone().play(seats, number as u64));
    }
    let (mut random, mut longest) = (Random::new(1), Duration::ZERO);
    for _ in 0..crashes {
        evening.wait_for_choices(1 + random.below(30) as u64).await;
        running.kill().await.expect("the server can be killed");
        let start = Instant::now();
        running = evening.host.start().await.expect("the server comes back");
        longest = longest.max(start.elapsed());
        evening.server.send_replace(running.server().clone());
    }
    evening.is_late.store(true, Relaxed);
    let finished = timeout(3 * PATIENCE, circles.join_all()).await.expect("all games end");
    for player in finished.iter().flatten() {
        player.check(running.server()).await;
    }
    let choices = *evening.acknowledgements.borrow();
    assert!(choices > crashes, "only {choices} choices in {crashes} lives");
    println!("{choices} choices, {crashes} crashes, back after at most {longest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_crash_though_nobody_looks() {
    let (evening, running) = begin(&folder("crash-bots")).await;
    let me = running.server().visit("Ann").await.expect("somebody new");
    let slow = Some("daemon:300ms");
    let seats = [("khorne", None), ("nurgle", slow), ("tzeentch", slow), ("slaanesh", slow)];
    let table = set_up(&[("khorne", me.clone())], &seats).await.expect("a table");
    let chosen = choose_until_a_bot_is_asked(&table).await;
    running.kill().await.expect("the server can be killed");
    let running = evening.host.start().await.expect("the server comes back");
    // The list of tables opens none of them.
    let me = me.at(running.server());
    let goes_on = async {
        while seq_in_list(&me).await <= chosen {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, goes_on).await.expect("a bot has made its choice");
}

async fn begin(folder: &Path) -> (Arc<Evening>, Running) {
    let database = format!("sqlite:{}", folder.join("crash.db").display());
    let host = Host::new(Path::new(env!("CARGO_BIN_EXE_ruinous")), &database, folder);
    let running = host.start().await.expect("the server starts");
    let evening = Evening {
        host,
        server: watch::Sender::new(running.server().clone()),
        acknowledgements: Arc::default(),
        is_late: AtomicBool::new(false),
    };
    (Arc::new(evening), running)
}

impl Evening {
    /// Waits until some more choices were acknowledged.
    async fn wait_for_choices(&self, more: u64) {
        let mut acknowledgements = self.acknowledgements.subscribe();
        let enough = *acknowledgements.borrow() + more;
        let wait = acknowledgements.wait_for(|count| *count >= enough);
        timeout(PATIENCE, wait).await.expect("play goes on").expect("players count");
    }

    /// One game after the other, until it is late.
    async fn play(self: Arc<Self>, seats: Seats, number: u64) -> Vec<Finished> {
        let mut finished = Vec::new();
        for round in 0.. {
            let (people, table) = self.gather(seats).await;
            let mut players = JoinSet::new();
            for (place, (power, person)) in people.iter().enumerate() {
                let (server, seed) = (self.server.subscribe(), 100 * round + 10 * number);
                let table = table.seen_by(person);
                let seed = seed + place as u64;
                let player = Player::new(power, &table, server, &self.acknowledgements, seed);
                players.spawn(player.play());
            }
            finished.extend(players.join_all().await);
            if self.is_late.load(Relaxed) {
                break;
            }
        }
        finished
    }

    /// New people at a new table. They try again while the server goes and comes; a table that was set up
    /// by half stays behind.
    async fn gather(&self, seats: Seats) -> (Vec<(&'static str, Person)>, Table) {
        let mut server = self.server.subscribe();
        loop {
            let here = server.borrow_and_update().clone();
            match gather_at(&here, seats).await {
                Ok(gathered) => return gathered,
                Err(Trouble::Lost(_)) => {
                    let _ = timeout(Duration::from_millis(200), server.changed()).await;
                }
                Err(trouble) => panic!("a table cannot be set up: {trouble}"),
            }
        }
    }
}

async fn gather_at(
    server: &Server,
    seats: Seats,
) -> Result<(Vec<(&'static str, Person)>, Table), Trouble> {
    let people = visit(server, seats).await?;
    let table = set_up(&people, seats).await?;
    Ok((people, table))
}

/// Chooses until somebody else is asked, and says which step that was.
async fn choose_until_a_bot_is_asked(table: &Table) -> u64 {
    loop {
        let game = table.game().await.expect("a game");
        let seq = game["seq"].as_u64().expect("a number");
        let Some(choice) = game["ask"]["options"][0]["choice"].as_str() else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let step = table.choose(seq, choice).await.expect("an option");
        let now = table.look().await.expect("the table");
        if now["asked"] != "khorne" && now["seq"] == step {
            return step;
        }
    }
}

async fn seq_in_list(me: &Person) -> u64 {
    let list = me.request("GET", "/api/tables?mine=true", None).await.expect("a list of tables");
    list["tables"][0]["seq"].as_u64().expect("one table")
}
