//! Where a storage test runs: a file of its own and, when there is a server, a PostgreSQL database of its own.

use std::{env, fs, path::PathBuf, process};

use ruinous_server::store::{Entry, Person, Seat, Store, Table};
use sqlx::{Connection, Executor, PgConnection};

/// A fresh database that several stores may open.
pub struct Place {
    pub url: String,
    folder: PathBuf,
}

impl Place {
    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.expect("a fresh database opens")
    }

    /// A folder for the test's files, removed at the end.
    pub fn folder(&self) -> &PathBuf {
        &self.folder
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs a test on SQLite, then on PostgreSQL if `RUINOUS_POSTGRES` says where one is.
pub async fn everywhere(name: &str, test: impl AsyncFn(&Place)) {
    on_sqlite(name, &test).await;
    on_postgres(name, &test).await;
}

pub async fn on_sqlite(name: &str, test: impl AsyncFn(&Place)) {
    let folder = folder(name);
    let url = format!("sqlite:{}", folder.join("new folder/ruinous.db").display());
    test(&Place { url, folder }).await;
}

pub async fn on_postgres(name: &str, test: impl AsyncFn(&Place)) {
    let Ok(server) = env::var("RUINOUS_POSTGRES") else {
        eprintln!(
            "{name}: not run on PostgreSQL, since RUINOUS_POSTGRES does not say where one is"
        );
        return;
    };
    let database = format!("{name}_{}", process::id());
    let mut connection =
        PgConnection::connect(&server).await.expect("RUINOUS_POSTGRES leads to PostgreSQL");
    let create = format!("CREATE DATABASE {database} TEMPLATE template0");
    connection.execute(&*create).await.expect("a database of its own");
    test(&Place { url: with_database(&server, &database), folder: folder(name) }).await;
    let drop = format!("DROP DATABASE {database} WITH (FORCE)");
    connection.execute(&*drop).await.expect("the database can be dropped");
}

/// The server's address with another database's name in it.
fn with_database(server: &str, database: &str) -> String {
    let (address, options) =
        server.split_once('?').map_or((server, String::new()), |(a, o)| (a, format!("?{o}")));
    let host = address.find("://").map_or(0, |at| at + 3);
    let end = address[host..].find('/').map_or(address.len(), |at| host + at);
    format!("{}/{database}{options}", &address[..end])
}

fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("ruinous-{name}-{}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

pub fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: format!("Name of {id}"), created: 1, ..Person::default() }
}

/// An open table that ann made.
pub fn table(id: &str) -> Table {
    Table {
        id: id.to_owned(),
        creator: "ann".to_owned(),
        state: "open".to_owned(),
        agreement: "{}".to_owned(),
        listed: true,
        ..Table::default()
    }
}

pub fn seat(power: &str, person: Option<&str>) -> Seat {
    Seat { power: power.to_owned(), person: person.map(str::to_owned), ..Seat::default() }
}

pub fn entry(game: &str, seq: i64) -> Entry {
    Entry {
        game: game.to_owned(),
        seq,
        rules: "1".to_owned(),
        by_power: Some("khorne".to_owned()),
        by_whom: None,
        entry: format!("khorne pass {seq}"),
        at: 1000 + seq,
    }
}

/// A store with ann, bob and cat.
pub async fn with_people(place: &Place) -> Store {
    let store = place.open().await;
    for id in ["ann", "bob", "cat"] {
        store.add_person(&person(id), &format!("session of {id}")).await.expect("a person");
    }
    store
}

/// A table that plays, its journal ending with entry 0.
pub async fn running(store: &Store, id: &str) {
    let running = Table { state: "running".to_owned(), ..table(id) };
    store
        .add_table(&running, &[seat("khorne", Some("ann"))], &[entry(id, 0)])
        .await
        .expect("a running table");
}
