//! What all parts of the server share.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use ruinous_engine::Power;
use ruinous_wire::Somebody;
use ruinous_words::{Language, Text};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    limits::Limits, metrics::Metrics, news::News, options::Options, problem::Problem, rooms::Rooms,
    secret, store::Store, texts::Texts, thinkers::Thinkers,
};

/// How long a name is remembered before it is looked up again.
const NAMES_FOR: Duration = Duration::from_secs(60);
/// For how long those whose time ran out meanwhile are given some.
const JUST_STARTED: Duration = Duration::from_secs(60);

/// How long clients may take to connect again after a start.
const COMING_BACK: Duration = Duration::from_secs(10);

/// What all parts of the server share.
pub struct App {
    /// What the host has set.
    pub options: Options,
    /// Everything durable.
    pub store: Store,
    /// The tables in use.
    pub rooms: Rooms,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// The words of every language.
    pub texts: Texts,
    /// How often somebody may do something.
    pub limits: Limits,
    /// What monitoring reads.
    pub metrics: Metrics,
    /// Tells everyone when the server stops.
    pub stop: CancellationToken,
    /// What goes on besides answering, which is waited for when the server stops.
    pub work: TaskTracker,
    started: Instant,
    /// When the database was last found to be well.
    checked: tokio::sync::Mutex<Option<Instant>>,
    /// Where this server listens.
    listening: SocketAddr,
    /// What this server is called among those that share a database.
    pub server: String,
    names: Mutex<HashMap<String, (Somebody, Instant)>>,
    /// Other servers, and when each was last heard.
    others: Mutex<HashMap<String, Instant>>,
}

impl App {
    /// The server before anybody comes.
    pub fn new(options: Options, listening: SocketAddr, store: Store, thinkers: Thinkers) -> Self {
        Self {
            limits: Limits::new(&options),
            metrics: Metrics::new(),
            rooms: Rooms::default(),
            texts: Texts::new(),
            stop: CancellationToken::new(),
            work: TaskTracker::new(),
            started: Instant::now(),
            checked: tokio::sync::Mutex::default(),
            server: secret::new_id(),
            names: Mutex::default(),
            others: Mutex::default(),
            listening,
            options,
            store,
            thinkers,
        }
    }

    /// The time, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    /// Whether the database can be read and written, at most once a second.
    pub async fn check(&self) -> Result<(), Problem> {
        let mut checked = self.checked.lock().await;
        if checked.is_none_or(|since| since.elapsed() > Duration::from_secs(1)) {
            *checked = None;
            self.store.check().await?;
            *checked = Some(Instant::now());
        }
        Ok(())
    }

    /// Whether the server was away a moment ago.
    pub fn has_just_started(&self) -> bool {
        self.started.elapsed() < JUST_STARTED
    }

    /// Whether those who were connected before the server was away may still be about to come back.
    pub fn is_being_returned_to(&self) -> bool {
        self.started.elapsed() < COMING_BACK
    }

    /// The address by which people reach the server.
    pub fn address(&self) -> String {
        match &self.options.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.listening),
        }
    }

    /// Whether only this machine reaches the server, without a proxy that others reach.
    pub fn is_for_this_machine(&self) -> bool {
        let Options { public_url, behind_proxy, .. } = &self.options;
        self.listening.ip().is_loopback() && public_url.is_none() && !behind_proxy
    }

    /// The words for what nobody reads.
    pub fn english(&self) -> &Text {
        self.texts.of(Language::English)
    }

    /// A person as others see him.
    pub async fn somebody(&self, id: &str) -> Result<Option<Somebody>, Problem> {
        let known = self.names().get(id).cloned();
        if let Some((somebody, since)) = known
            && since.elapsed() < NAMES_FOR
        {
            return Ok(Some(somebody));
        }
        let person = if id.is_empty() { None } else { self.store.person(id).await? };
        let somebody = person.map(|person| Somebody { id: person.id, name: person.name });
        if let Some(somebody) = &somebody {
            self.names().insert(id.to_owned(), (somebody.clone(), Instant::now()));
        }
        Ok(somebody)
    }

    /// Looks names up again that were looked up long ago, or that have changed.
    pub fn forget_names(&self, changed: Option<&str>) {
        let is_fresh = |id: &str, since: Instant| {
            changed.is_none_or(|changed| changed != id) && since.elapsed() < NAMES_FOR
        };
        self.names().retain(|id, (_, since)| is_fresh(id, *since));
    }

    fn names(&self) -> std::sync::MutexGuard<'_, HashMap<String, (Somebody, Instant)>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the other servers, without keeping anybody waiting.
    pub fn announce_later(self: &Arc<Self>, news: News) {
        if self.store.is_shared() {
            let app = self.clone();
            self.work.spawn(async move { app.store.announce(&news.to_string()).await });
        }
    }

    /// Another server is there. Whether it was not known to be.
    pub fn hear_server(&self, server: &str) -> bool {
        self.others().insert(server.to_owned(), Instant::now()).is_none()
    }

    /// The servers that have been silent for this long, which are not known any more.
    pub fn miss_servers(&self, silence: Duration) -> Vec<String> {
        let mut others = self.others();
        let silent = others.extract_if(|_, heard| heard.elapsed() > silence);
        silent.map(|(server, _)| server).collect()
    }

    fn others(&self) -> std::sync::MutexGuard<'_, HashMap<String, Instant>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a seat pass by itself, once its room is free.
    pub fn pass_later(self: &Arc<Self>, table: &str, seq: u64, power: Power) {
        let (app, table) = (self.clone(), table.to_owned());
        self.work.spawn(async move {
            let passed =
                async { app.rooms.enter(&app, &table).await?.pass(&app, seq, power).await };
            if let Err(problem) = passed.await {
                tracing::warn!(table, ?problem, "could not pass");
            }
        });
    }
}
