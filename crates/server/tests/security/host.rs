//! A real server on a free port with a file of its own, and people who use it.

use std::{
    env, fs,
    net::SocketAddr,
    path::PathBuf,
    process,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use ruinous_server::{Options, serve};
use serde_json::{Value, json};
use tokio::{sync::oneshot, task::JoinHandle};

use crate::request::Asking;

/// A server that runs until the test ends.
pub struct Host {
    pub address: SocketAddr,
    pub folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

/// Somebody who is known by a token.
pub struct Person {
    pub id: String,
    pub token: String,
    address: SocketAddr,
}

impl Host {
    pub async fn start() -> Self {
        Self::with(|_| {}).await
    }

    /// A server on which the host has set something.
    pub async fn with(set: impl FnOnce(&mut Options)) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("ruinous-security-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let mut options = Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("sqlite:{}", folder.join("ruinous.db").display()),
            thinkers: Some(1),
            ..Options::default()
        };
        set(&mut options);
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let ready = |address| ready.send(address).expect("the test waits");
            let stopped = async { drop(stopped.await) };
            serve(options, ready, stopped).await.expect("the server starts");
        });
        let address = address.await.expect("the server says where it is");
        Self { address, folder, stop: Some(stop), task: Some(task) }
    }

    /// Stops the server and waits until all is written.
    pub async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.expect("the server stops as it should");
        }
    }

    /// A request of a visitor.
    pub fn ask(&self, method: &str, path: &str) -> Asking {
        Asking::new(self.address, method, path)
    }

    /// The same by another name of the server.
    pub fn ask_as(&self, name: &str, method: &str, path: &str) -> Asking {
        Asking::by_name(self.address, name, method, path)
    }

    pub async fn person(&self, name: &str) -> Person {
        let known = self.ask("POST", "/api/people").json(&json!({ "name": name })).send().await;
        let known = known.done(201);
        let word = |member: &str| known[member].as_str().expect("a person has it").to_owned();
        Person { id: word("id"), token: word("token"), address: self.address }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Person {
    /// A request with this person's token.
    pub fn ask(&self, method: &str, path: &str) -> Asking {
        Asking::new(self.address, method, path).header("Authorization", &self.bearer())
    }

    pub fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    /// The cookie that this person's browser would send.
    pub fn cookie(&self) -> String {
        format!("ruinous={}", self.token)
    }

    /// Sets up a table where this person plays Khorne against bots, with some of it otherwise.
    pub async fn table(&self, otherwise: Value) -> Value {
        let mut table = json!({
            "powers": ["khorne", "nurgle", "tzeentch"],
            "seats": { "khorne": "me", "nurgle": "random", "tzeentch": "random" },
        });
        let members = table.as_object_mut().expect("an object");
        members.extend(otherwise.as_object().expect("an object").clone());
        let table = self.ask("POST", "/api/tables").json(&table).send().await.done(201);
        if table["state"] == "running" { self.turn(id(&table)).await } else { table }
    }

    /// Waits until the bots have chosen and this person is asked; the table then.
    async fn turn(&self, table: &str) -> Value {
        for _ in 0..1_000 {
            let table = self.ask("GET", &format!("/api/tables/{table}")).send().await.done(200);
            if table["asked"] == table["me"] {
                return table;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the bots do not choose");
    }

    /// All that this person can see of a table of his, to be compared with what he sees later.
    pub async fn sees(&self, table: &str) -> Vec<Value> {
        let mut seen = Vec::new();
        let of_table = ["", "/game", "/steps", "/chat", "/notes"];
        let of_table = of_table.map(|page| format!("/api/tables/{table}{page}"));
        let others = ["/api/me", "/api/tables?mine=true", "/api/tables"].map(str::to_owned);
        for path in of_table.into_iter().chain(others) {
            let answer = self.ask("GET", &path).send().await;
            seen.push(answer.json());
        }
        seen
    }
}

/// The id of a table.
pub fn id(table: &Value) -> &str {
    table["id"].as_str().expect("a table has an id")
}
