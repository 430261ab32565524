//! What a host's monitoring reads: counts and times, never who or what.

use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

use crate::app::App;

/// Counters that are always kept.
pub struct Metrics {
    registry: Registry,
    /// Steps of all games that were written here.
    pub steps: Counter,
    /// Games that began here.
    pub games_begun: Counter,
    /// Games that ended here.
    pub games_over: Counter,
    /// Requests that were answered.
    pub requests: Counter,
    /// Those among them that were refused.
    pub refused: Counter,
    /// Those that failed on our side.
    pub failed: Counter,
    /// How long a choice takes until it is durable and answered, in seconds.
    pub choice_seconds: Histogram,
    /// Open WebSockets.
    pub sockets: Gauge,
    rooms: Gauge,
    thoughts: Gauge,
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("ruinous");
        let seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];
        let metrics = Self {
            registry: Registry::default(),
            steps: Counter::default(),
            games_begun: Counter::default(),
            games_over: Counter::default(),
            requests: Counter::default(),
            refused: Counter::default(),
            failed: Counter::default(),
            choice_seconds: Histogram::new(seconds),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            thoughts: Gauge::default(),
        };
        registry.register("steps", "Steps of games written", metrics.steps.clone());
        registry.register("games_begun", "Games begun", metrics.games_begun.clone());
        registry.register("games_over", "Games ended", metrics.games_over.clone());
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("refused", "Requests refused", metrics.refused.clone());
        registry.register("failed", "Requests that failed here", metrics.failed.clone());
        let choice = metrics.choice_seconds.clone();
        registry.register("choice_seconds", "From a choice to its answer", choice);
        registry.register("sockets", "Open WebSockets", metrics.sockets.clone());
        registry.register("rooms", "Tables in memory", metrics.rooms.clone());
        registry.register("thoughts", "Bots waiting for a thread", metrics.thoughts.clone());
        Self { registry, ..metrics }
    }

    /// All of them as text, with what is true at this moment.
    pub fn told(&self, app: &App) -> String {
        self.rooms.set(i64::try_from(app.rooms.count()).unwrap_or(i64::MAX));
        self.thoughts.set(i64::try_from(app.thinkers.waiting()).unwrap_or(i64::MAX));
        let mut text = String::new();
        // Writing into a text does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
