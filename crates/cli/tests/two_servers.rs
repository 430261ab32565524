//! Two servers on one PostgreSQL are one game to those who play it.

mod players;

use std::{env, path::Path, process, sync::Arc};

use players::{PATIENCE, Player, Seats, folder, set_up, visit};
use ruinous_client::{Host, Person, Server, Table};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, postgres::PgConnectOptions};
use tokio::{sync::watch, task::JoinSet, time::timeout};

const SEATS: Seats = &[
    ("khorne", None),
    ("nurgle", Some("warrior")),
    ("tzeentch", None),
    ("slaanesh", Some("daemon:20ms")),
];

/// Choices before a server dies.
const CHOICES: u64 = 15;

#[tokio::test(flavor = "multi_thread")]
async fn one_game_on_two_servers_outlives_one_of_them() {
    let Ok(url) = env::var("RUINOUS_POSTGRES") else {
        println!("skipped: RUINOUS_POSTGRES names no PostgreSQL");
        return;
    };
    let database = Database::make(&url).await;
    let program = Path::new(env!("CARGO_BIN_EXE_ruinous"));
    let host = Host::new(program, &database.url, &folder("two-servers"));
    let one = host.start().await.expect("a server starts");
    let other = host.start().await.expect("another starts beside it");

    let people = visit(one.server(), SEATS).await.expect("two people");
    // The second person is at the other server from the first request on.
    let there = people.iter().zip([one.server(), other.server()]);
    let people: Vec<(&str, Person)> =
        there.map(|((power, person), server)| (*power, person.at(server))).collect();
    let table = set_up(&people, SEATS).await.expect("a table");
    let acknowledgements = Arc::new(watch::Sender::new(0));
    let mut players = JoinSet::new();
    let places = [one.server(), other.server()].map(|server| watch::Sender::new(server.clone()));
    for (seed, ((power, person), place)) in people.iter().zip(&places).enumerate() {
        let (table, server) = (table.seen_by(person), place.subscribe());
        players.spawn(Player::new(power, &table, server, &acknowledgements, seed as u64).play());
    }
    let mut count = acknowledgements.subscribe();
    let wait = count.wait_for(|count| *count >= CHOICES);
    timeout(PATIENCE, wait).await.expect("both play").expect("players count");
    let same = [one.server(), other.server()];
    for (_, person) in &people {
        assert_same_steps(&table.seen_by(person), same).await;
    }
    let spectator = other.server().visit("Spectator").await.expect("somebody new");
    assert_same_steps(&table.seen_by(&spectator), same).await;

    one.kill().await.expect("a server can be killed");
    places[0].send_replace(other.server().clone());
    let finished =
        timeout(3 * PATIENCE, players.join_all()).await.expect("play goes on to the end");
    for player in &finished {
        player.check(other.server()).await;
    }
    other.kill().await.expect("a server can be killed");
    database.drop().await;
}

/// Whichever server is asked sends the same bytes. The game goes on meanwhile, so what one has more at
/// the end is left aside: all steps up to `CHOICES` are there.
async fn assert_same_steps(table: &Table, servers: [&Server; 2]) {
    let mut sent = Vec::new();
    for server in servers {
        let path = format!("/api/tables/{}/steps?after=0", table.id());
        let bytes = table.person().at(server).get_bytes(&path).await.expect("steps");
        let text = String::from_utf8(bytes.to_vec()).expect("JSON is text");
        let steps = text.split_once("\"steps\":").expect("steps").1.to_owned();
        sent.push(steps);
    }
    let shorter = sent.iter().map(String::len).min().unwrap_or(0).saturating_sub("]}".len());
    assert!(sent[0].contains(&format!("\"seq\":{CHOICES},")), "{}", sent[0]);
    assert_eq!(sent[0].as_bytes()[..shorter], sent[1].as_bytes()[..shorter]);
}

/// A database for one test.
struct Database {
    url: String,
    name: String,
    whole: PgConnectOptions,
}

impl Database {
    async fn make(url: &str) -> Self {
        let whole: PgConnectOptions = url.parse().expect("RUINOUS_POSTGRES is postgres://…");
        let name = format!("ruinous_two_servers_{}", process::id());
        let url = whole.clone().database(&name).to_url_lossy().to_string();
        let database = Self { url, name, whole };
        database.run("DROP DATABASE IF EXISTS").await;
        database.run("CREATE DATABASE").await;
        database
    }

    async fn drop(self) {
        self.run("DROP DATABASE").await;
    }

    async fn run(&self, deed: &str) {
        let mut connection =
            PgConnection::connect_with(&self.whole).await.expect("PostgreSQL answers");
        let statement = format!("{deed} {}", self.name);
        connection.execute(statement.as_str()).await.expect("databases can be made");
        connection.close().await.expect("it closes");
    }
}
