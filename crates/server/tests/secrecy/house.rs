//! A real server on a database of its own, with people and tables whose games are under way.

use std::{
    collections::BTreeMap,
    env, fs,
    net::SocketAddr,
    path::PathBuf,
    process,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use ruinous_engine::{Power, Setup, notation::RULES};
use ruinous_server::{
    Options,
    fair::Seed,
    serve,
    store::{self, Store},
};
use ruinous_wire::Id;
use serde_json::json;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::{client::Client, worlds::World};

/// A server, and the people who come to it.
pub struct House {
    address: SocketAddr,
    pub store: Store,
    /// One for each Power, in languages of their own.
    pub players: BTreeMap<Power, Client>,
    /// Somebody who only watches.
    pub watcher: Client,
    folder: PathBuf,
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
    now: i64,
}

impl House {
    /// Starts a server on an empty database.
    pub async fn open(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("ruinous-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a temporary folder");
        let options = Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("sqlite:{}", folder.join("ruinous.db").display()),
            requests_per_second: 1_000_000,
            messages_per_second: 1_000_000,
            patience: Duration::from_secs(600),
            ..Options::default()
        };
        let database = options.database.clone();
        let (stop, stopped) = oneshot::channel();
        let (ready, address) = oneshot::channel();
        let server = tokio::spawn(async move {
            let ready = |address| ready.send(address).expect("somebody waits for it");
            let stopped = async { drop(stopped.await) };
            serve(options, ready, stopped).await.expect("a server");
        });
        let address = address.await.expect("the server starts");
        let mut players = BTreeMap::new();
        for (nth, power) in Power::ALL.into_iter().enumerate() {
            let visitor = Client::visitor(address, ["en", "de", "pl"][nth % 3]);
            players.insert(power, visitor.come(power.id()).await);
        }
        let watcher = Client::visitor(address, "en").come("watcher").await;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
        let now = i64::try_from(now.as_millis()).expect("it is not that late");
        let store = Store::open(&database).await.expect("the server's database");
        Self { address, store, players, watcher, folder, stop, server, now }
    }

    /// Somebody whom the server does not know: a spectator like others.
    pub fn stranger(&self) -> Client {
        Client::visitor(self.address, "en")
    }

    /// Who looks with these eyes.
    pub fn viewer(&self, viewer: Option<Power>) -> &Client {
        viewer.map_or(&self.watcher, |power| &self.players[&power])
    }

    /// A table at which a game is under way, with all players of the house on their seats.
    pub async fn add(&mut self, id: &str, world: &World, seed: &Seed) {
        self.add_journal(id, world.record.setup(), &world.journal(), seed).await;
    }

    /// The same with any journal: whose each step was, and its lines.
    pub async fn add_journal(
        &mut self,
        id: &str,
        setup: Setup,
        journal: &[(Option<Power>, String)],
        seed: &Seed,
    ) {
        let (powers, cards, old_world) = setup.parts();
        let agreement = json!({
            "powers": powers.into_iter().map(Power::id).collect::<Vec<_>>(),
            "cards": Id(cards), "old_world": Id(old_world),
            "deal": false, "listed": true, "watchers": true, "hints": true,
            "pace": { "per_choice_s": 86_400 }, "out_of_time": "bot-chooses",
        });
        let entry = |(seq, (by, lines)): (i64, &(Option<Power>, String))| store::Entry {
            game: id.to_owned(),
            seq,
            rules: RULES.to_string(),
            by_power: by.map(|power| power.id().to_owned()),
            by_whom: None,
            entry: lines.clone(),
            at: self.now,
        };
        let entries: Vec<store::Entry> = (0..).zip(journal).map(entry).collect();
        let seat = |power: Power| store::Seat {
            power: power.id().to_owned(),
            person: Some(self.players[&power].id.clone()),
            ..store::Seat::default()
        };
        let seats: Vec<store::Seat> = setup.powers().into_iter().map(seat).collect();
        let table = store::Table {
            id: id.to_owned(),
            creator: self.watcher.id.clone(),
            state: "running".to_owned(),
            created: self.now,
            changed: self.now,
            agreement: agreement.to_string(),
            listed: true,
            seed: seed.to_string(),
            seed_hash: seed.hash(),
            seq: entries.last().map_or(0, |entry| entry.seq),
            ..store::Table::default()
        };
        self.store.add_table(&table, &seats, &entries).await.expect("a table");
    }

    /// What is added from now on comes first in the list of tables.
    pub fn later(&mut self) {
        self.now += 1;
    }

    pub async fn close(self) {
        let _ = self.stop.send(());
        self.server.await.expect("the server stops");
        self.store.close().await;
        let _ = fs::remove_dir_all(&self.folder);
    }
}
