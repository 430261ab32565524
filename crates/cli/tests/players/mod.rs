//! People who play at random, come back when the server has gone away, and remember what they were
//! told and promised.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use ruinous_client::{Heard, Live, Person, Server, Table, Trouble};
use ruinous_engine::Random;
use serde_json::{Map, Value, json};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

/// Longer than anything here should take, on a busy machine too.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What somebody at a table was told and promised.
#[derive(Default)]
pub struct Memory {
    /// His choices that were acknowledged, by the step that they made.
    pub acknowledged: BTreeMap<u64, String>,
    /// The events of each step.
    pub told: BTreeMap<u64, Value>,
}

/// Somebody at a table.
pub struct Player {
    power: &'static str,
    person: Person,
    table: String,
    /// Where the server is; it changes.
    server: watch::Receiver<Server>,
    random: Random,
    memory: Memory,
    /// The last step that he has seen.
    seen: Option<u64>,
    /// What he has chosen and was not answered yet, by the step that it answers. After a lost connection
    /// he may be asked something new before he is told what became of the choice before.
    waiting: BTreeMap<u64, String>,
    /// Whether he was told that the game is over. That is told once, and what became of the last choice may
    /// be told after it, if the server died in between.
    is_over: bool,
    /// Whether he chooses by a request instead of over the socket.
    by_request: bool,
    acknowledgements: Arc<watch::Sender<u64>>,
}

/// Somebody whose game is over.
pub struct Finished {
    power: &'static str,
    table: Table,
    memory: Memory,
}

impl Player {
    pub fn new(
        power: &'static str,
        table: &Table,
        server: watch::Receiver<Server>,
        acknowledgements: &Arc<watch::Sender<u64>>,
        seed: u64,
    ) -> Self {
        Self {
            power,
            person: table.person().clone(),
            table: table.id().to_owned(),
            server,
            random: Random::new(seed),
            memory: Memory::default(),
            seen: None,
            waiting: BTreeMap::new(),
            is_over: false,
            by_request: seed % 2 == 1,
            acknowledgements: acknowledgements.clone(),
        }
    }

    /// Plays until the game is over, whatever becomes of the server meanwhile.
    pub async fn play(mut self) -> Finished {
        loop {
            match timeout(PATIENCE, self.visit()).await {
                Ok(Ok(())) => break,
                Ok(Err(Trouble::Lost(_))) => self.wait_for_server().await,
                Ok(Err(trouble)) => panic!("{} at table {}: {trouble}", self.power, self.table),
                Err(_) => panic!("{} at table {} waits in vain", self.power, self.table),
            }
        }
        let table = self.here();
        Finished { power: self.power, table, memory: self.memory }
    }

    /// The table at the server that is there now.
    fn here(&self) -> Table {
        self.person.at(&self.server.borrow()).table(&self.table)
    }

    /// A server that has just been killed says so by another one's address; a lost connection alone may
    /// have been an accident.
    async fn wait_for_server(&mut self) {
        let _ = timeout(Duration::from_millis(200), self.server.changed()).await;
    }

    /// Plays on one connection, until the game is over.
    async fn visit(&mut self) -> Result<(), Trouble> {
        self.server.borrow_and_update();
        let table = self.here();
        let mut live = table.live(self.seen).await?;
        self.choose_again(&table, &mut live).await?;
        while let Some(message) = live.next().await? {
            let heard = message.read()?;
            match &*heard.kind {
                "state" => self.seen = heard.seq,
                "step" => self.remember(&heard),
                "accepted" => self.acknowledged(heard.id, heard.seq),
                "refused" => {
                    self.refused(heard.status, message.text()).await;
                    self.choose_again(&table, &mut live).await?;
                }
                _ => {}
            }
            self.is_over |= heard.is_over();
            if self.is_over && self.waiting.is_empty() {
                return Ok(());
            }
            if let Some((seq, choice)) = self.pick(&heard) {
                self.waiting.insert(seq, choice.clone());
                self.choose(&table, &mut live, seq, &choice).await?;
            }
        }
        Err(Trouble::Lost("the server has closed the socket".to_owned()))
    }

    /// Steps come each once and in order, however often the connection is lost.
    fn remember(&mut self, heard: &Heard) {
        let seq = heard.seq.expect("a step has a number");
        if let Some(seen) = self.seen {
            assert_eq!(seq, seen + 1, "{} at table {}", self.power, self.table);
        }
        self.seen = Some(seq);
        let events = heard.events.expect("a step has events").get();
        self.memory.told.insert(seq, serde_json::from_str(events).expect("events are JSON"));
    }

    /// Any of the options, if he is asked and has not answered yet.
    fn pick(&mut self, heard: &Heard) -> Option<(u64, String)> {
        let options = heard.options();
        let option = options.get(self.random.below(options.len()))?;
        let seq = heard.seq?;
        let answered = self.waiting.keys().any(|answers| *answers >= seq);
        (!answered).then(|| (seq, option.choice.clone().into_owned()))
    }

    /// Sends what was not answered yet once more.
    async fn choose_again(&mut self, table: &Table, live: &mut Live) -> Result<(), Trouble> {
        for (seq, choice) in self.waiting.clone() {
            self.choose(table, live, seq, &choice).await?;
        }
        Ok(())
    }

    async fn choose(
        &mut self,
        table: &Table,
        live: &mut Live,
        seq: u64,
        choice: &str,
    ) -> Result<(), Trouble> {
        if !self.by_request {
            return live.choose(seq, seq, choice).await;
        }
        loop {
            match table.choose(seq, choice).await {
                Ok(step) => {
                    self.acknowledged(Some(seq), Some(step));
                    return Ok(());
                }
                Err(Trouble::Refused { status, problem }) => {
                    self.refused(Some(status), &problem.to_string()).await;
                }
                Err(trouble) => return Err(trouble),
            }
        }
    }

    fn acknowledged(&mut self, id: Option<u64>, step: Option<u64>) {
        let step = step.expect("an acknowledgement has a number");
        let seq = id.expect("an acknowledgement names what it answers");
        let choice = self.waiting.remove(&seq).expect("something was chosen");
        assert_eq!(step, seq + 1, "the step of `{choice}` after {seq}");
        let before = self.memory.acknowledged.insert(step, choice);
        assert_eq!(before, None, "step {step} was acknowledged before");
        self.acknowledgements.send_modify(|count| *count += 1);
    }

    /// Only haste is a reason to refuse the choice of one who is asked.
    async fn refused(&self, status: Option<u16>, words: &str) {
        assert_eq!(status, Some(429), "{} at table {}: {words}", self.power, self.table);
        sleep(Duration::from_millis(100)).await;
    }
}

impl Finished {
    /// Everything that was told and promised is still so: each step once and in order, each acknowledged
    /// choice in its place.
    pub async fn check(&self, server: &Server) {
        let whose = format!("{} at table {}", self.power, self.table.id());
        let table = self.table.seen_by(&self.table.person().at(server));
        let missed = table.steps(0).await.expect("steps can be fetched");
        let steps = missed["steps"].as_array().expect("steps");
        let numbers: Vec<u64> = steps.iter().filter_map(|step| step["seq"].as_u64()).collect();
        let last = missed["seq"].as_u64().expect("where the game is");
        assert_eq!(numbers, Vec::from_iter(1..=last), "{whose}");
        for (step, events) in &self.memory.told {
            assert_eq!(&steps[*step as usize - 1]["events"], events, "{whose}, step {step}");
        }
        let record = table.record().await.expect("the game is over");
        for (step, choice) in &self.memory.acknowledged {
            let made = chosen(&steps[*step as usize - 1]);
            assert_eq!(made, [choice.as_str()], "{whose}, step {step}");
            assert!(record.contains(choice), "{whose}: the record has no `{choice}`");
        }
    }
}

/// The choices of a step that somebody made: one, besides those that were forced.
fn chosen(step: &Value) -> Vec<&str> {
    let events = step["events"].as_array().expect("events");
    let made = events.iter().filter(|event| event["type"] == "chosen" && event["forced"] == false);
    made.filter_map(|event| event["choice"].as_str()).collect()
}

/// The seats of a table: a Power, and its bot if no person plays it.
pub type Seats = &'static [(&'static str, Option<&'static str>)];

/// Somebody new for each seat that no bot has.
pub async fn visit(server: &Server, seats: Seats) -> Result<Vec<(&'static str, Person)>, Trouble> {
    let mut people = Vec::new();
    for (power, bot) in seats {
        if bot.is_none() {
            people.push((*power, server.visit(power).await?));
        }
    }
    Ok(people)
}

/// A table at which the game has begun, as the first of its people sees it.
pub async fn set_up(
    people: &[(&str, Person)],
    seats: &[(&str, Option<&str>)],
) -> Result<Table, Trouble> {
    let [(first, creator), others @ ..] = people else { panic!("nobody sits at the table") };
    let whose = |power: &str, bot: &Option<&str>| match bot {
        Some(bot) => Value::from(*bot),
        None => Value::from(if power == *first { "me" } else { "open" }),
    };
    let seats: Map<String, Value> =
        seats.iter().map(|(power, bot)| ((*power).to_owned(), whose(power, bot))).collect();
    let powers: Vec<&String> = seats.keys().collect();
    let table = creator.create_table(&json!({ "powers": powers, "seats": seats })).await?;
    for (power, person) in others {
        table.seen_by(person).sit(power, None).await?;
    }
    table.start().await?;
    Ok(table)
}

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}
