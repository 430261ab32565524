//! A server that runs in the test, and tables at it.

use std::{net::SocketAddr, time::Duration};

use ruinous_server::{Options, StartError, serve};
use serde_json::{Value, json};
use tokio::{sync::oneshot, task::JoinHandle, time::Instant};

use crate::client::{Answer, PATIENCE, Person, number, text};
pub use crate::place::{Place, everywhere, on_postgres};

/// A server that runs.
pub struct Host {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), StartError>>,
}

impl Host {
    /// A server as most tests want it.
    pub async fn start(place: &Place) -> Self {
        Self::with(place, |_| {}).await
    }

    /// A server that is set up otherwise.
    pub async fn with(place: &Place, change: impl FnOnce(&mut Options)) -> Self {
        let mut options = Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: place.url.clone(),
            away_after: Duration::ZERO,
            ..Options::default()
        };
        change(&mut options);
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, is_ready) = oneshot::channel();
        let served = tokio::spawn(async move {
            let tell = |address| ready.send(address).expect("the test waits for it");
            serve(options, tell, async {
                let _ = stopped.await;
            })
            .await
        });
        let address = is_ready.await.expect("the server starts");
        Self { address, stop, served }
    }

    /// Stops it as a host does, and waits until it is gone.
    pub async fn stop(self) {
        drop(self.stop);
        self.served.await.expect("no panic").expect("it stops in peace");
    }

    pub async fn person(&self, name: &str) -> Person {
        Person::named(self.address, name).await
    }

    pub fn nobody(&self) -> Person {
        Person::nobody(self.address)
    }
}

/// Three Powers, which is the smallest table.
pub const THREE: [&str; 3] = ["khorne", "nurgle", "tzeentch"];

/// What is agreed: these three, with who sits where.
pub fn three(khorne: &str, nurgle: &str, tzeentch: &str) -> Value {
    json!({ "powers": THREE, "seats": { "khorne": khorne, "nurgle": nurgle, "tzeentch": tzeentch } })
}

/// An agreement with more members.
pub fn with(mut agreement: Value, more: Value) -> Value {
    let more = more.as_object().expect("an object").clone();
    agreement.as_object_mut().expect("an object").extend(more);
    agreement
}

/// A path at a table.
pub fn at(id: &str, rest: &str) -> String {
    format!("/api/tables/{id}{rest}")
}

impl Person {
    /// Sets up a table, of which the id is told. Where the game begins at once and he plays Khorne, it
    /// is one that begins with Khorne's turn.
    pub async fn sets_up(&self, agreement: Value) -> String {
        let is_begun = agreement["start"] == true && agreement["seats"]["khorne"] == "me";
        loop {
            let id = text(&self.post("/api/tables", agreement.clone()).await.with(201)["id"]);
            if !is_begun || begins_with_khorne(&self.game(&id).await) {
                return id;
            }
        }
    }

    pub async fn table(&self, id: &str) -> Value {
        self.get(&at(id, "")).await
    }

    pub async fn game(&self, id: &str) -> Value {
        self.get(&at(id, "/game")).await
    }

    pub async fn steps(&self, id: &str, after: u64) -> Vec<Value> {
        let missed = self.get(&at(id, &format!("/steps?after={after}"))).await;
        missed["steps"].as_array().expect("steps").clone()
    }

    pub async fn choose(&self, id: &str, seq: u64, choice: &str) -> Answer {
        self.post(&at(id, "/choices"), json!({ "seq": seq, "choice": choice })).await
    }

    pub async fn undo(&self, id: &str, seq: u64) -> Answer {
        self.post(&at(id, "/undo"), json!({ "seq": seq })).await
    }

    pub async fn sit(&self, id: &str, power: &str) -> Answer {
        self.put(&at(id, &format!("/seats/{power}")), json!({})).await
    }

    pub async fn get_up(&self, id: &str, power: &str) -> Answer {
        self.delete(&at(id, &format!("/seats/{power}"))).await
    }

    /// Waits until the table is so.
    pub async fn table_when(&self, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + 2 * PATIENCE;
        loop {
            let table = self.table(id).await;
            if is_so(&table) {
                return table;
            }
            assert!(Instant::now() < deadline, "it never came to that: {table}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A table of three people who play.
pub struct Three {
    pub id: String,
    /// Those who sit at Khorne, Nurgle and Tzeentch.
    pub people: [Person; 3],
}

impl Three {
    /// Ann, Bob and Cat sit down and begin, with this agreed besides.
    pub async fn begin(host: &Host, more: Value) -> Self {
        loop {
            // Nobody is left with another game that did not begin as it should.
            let people =
                [host.person("Ann").await, host.person("Bob").await, host.person("Cat").await];
            let agreement = with(three("me", "open", "open"), more.clone());
            let id = people[0].sets_up(agreement).await;
            people[1].sit(&id, "nurgle").await.with(200);
            people[2].sit(&id, "tzeentch").await.with(200);
            people[0].post(&at(&id, "/start"), json!({})).await.with(200);
            if begins_with_khorne(&people[0].game(&id).await) {
                return Self { id, people };
            }
        }
    }

    /// Who plays a Power.
    pub fn of(&self, power: &str) -> &Person {
        let seat = THREE.iter().position(|other| *other == power);
        &self.people[seat.expect("a Power at the table")]
    }

    /// Who is asked, and how the game stands for him.
    pub async fn asked(&self) -> (&Person, Value) {
        let table = self.people[0].table(&self.id).await;
        let person = self.of(table["asked"].as_str().expect("somebody is asked"));
        (person, person.game(&self.id).await)
    }

    /// Whoever is asked takes the first option: who, after which step, and what.
    pub async fn step(&self) -> (&Person, u64, String) {
        let (person, game) = self.asked().await;
        let (seq, choice) = (number(&game["seq"]), first(&game));
        let made = person.choose(&self.id, seq, &choice).await.with(200);
        assert_eq!(made["seq"], seq + 1);
        (person, seq, choice)
    }
}

/// Whether Khorne's turn is asked first: some Old World cards ask for something before.
fn begins_with_khorne(game: &Value) -> bool {
    let ask = &game["ask"];
    game["seq"] == 0 && ask["power"] == "khorne" && ask["question"]["kind"] == "turn"
}

/// The first option.
pub fn first(game: &Value) -> String {
    text(&game["ask"]["options"][0]["choice"])
}

/// All options.
pub fn options(ask: &Value) -> Vec<String> {
    let options = ask["options"].as_array().into_iter().flatten();
    options.map(|option| text(&option["choice"])).collect()
}
