//! A table that is in use: its game in memory, everyone who looks at it, and what happens there.
//!
//! The journal is the truth. A room is what one server has read of it; when another server has
//! written, it [catches up](Room::catch_up).

mod absence;
mod choosing;
mod clock;
pub mod history;
pub mod import;
pub mod kept;
mod reading;
pub mod saying;
mod seating;
pub mod showing;
mod tell;
mod undoing;
pub mod viewers;

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use ruinous_engine::{ByPower, Game, Power, Setup};
use ruinous_wire::{self as wire, GameResult};

pub use choosing::By;
pub use clock::Clocks;
pub use tell::{Teller, hear, json, state_message, step};
pub use undoing::Undone;

use crate::{
    agreement::{Agreement, Mover},
    app::App,
    fair::Seed,
    problem::Problem,
    store,
};
use history::Broken;
use viewers::Viewers;

/// Whoever is asked when a server comes back has at least this long, in milliseconds.
const GRACE: i64 = 30_000;
/// After this long a bot is asked again.
const LOST_IN_THOUGHT: Duration = Duration::from_secs(300);

/// A table in use.
pub struct Room {
    /// The table as it is kept.
    pub table: store::Table,
    /// Its seats, in Power order.
    pub seats: Vec<store::Seat>,
    /// What is agreed.
    pub agreement: Agreement,
    setup: Setup,
    seed: Option<Seed>,
    game: Option<Game>,
    clocks: Clocks,
    /// When each Power's player was last seen here.
    seen: ByPower<Instant>,
    /// Who is looking.
    pub viewers: Viewers,
    /// Whose players are connected at other servers, by server.
    elsewhere: BTreeMap<String, Vec<Power>>,
    /// Whether the other servers were asked for them.
    has_asked_who: bool,
    /// Whether somebody was told that an undo waits for an answer.
    undo_waits: bool,
    /// About whose seats somebody was told that a vote is on.
    voted_on: Vec<Power>,
    /// The step with which the turn of whoever is asked began.
    turn: u64,
    /// The step after which a bot of this server is thinking, and since when.
    thinking: Option<(u64, Instant)>,
    /// When it was read.
    read: Instant,
    /// When somebody last came in.
    pub touched: Instant,
}

impl Room {
    /// The number of the last step.
    pub fn seq(&self) -> u64 {
        self.table.seq.unsigned_abs()
    }

    /// The set-up of the game.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Whether there is a game.
    pub fn has_begun(&self) -> bool {
        self.table.state != store::OPEN
    }

    /// Whether the game is on.
    pub fn is_running(&self) -> bool {
        self.table.state == store::RUNNING
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.state == store::OVER
    }

    /// The game, if it has begun and can be played.
    pub fn game(&self) -> Result<&Game, Problem> {
        match &self.game {
            Some(game) => Ok(game),
            None if self.has_begun() => Err(self.aside()),
            None => Err(Problem::NotBegun),
        }
    }

    /// The game, if choices can be made in it.
    fn running(&self) -> Result<Game, Problem> {
        let game = *self.game()?;
        match self.table.state.as_str() {
            store::RUNNING => Ok(game),
            store::ASIDE => Err(self.aside()),
            _ => Err(Problem::IsOver),
        }
    }

    /// Why the game cannot be played or shown.
    pub fn aside(&self) -> Problem {
        Problem::SetAside(self.table.reason.clone().unwrap_or_default())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Power> {
        let game = self.game.as_ref().filter(|_| self.is_running())?;
        asked_in(game)
    }

    /// The clocks as they are told.
    pub fn clock(&self, now: i64) -> Option<wire::Clock> {
        let powers = self.setup.powers().into_iter();
        self.clocks.told(powers, now).filter(|_| self.is_running())
    }

    /// How the game ended, in every language, as it is kept.
    fn result_in(game: &Game, app: &App) -> Option<String> {
        game.board().outcome()?;
        let results = app.texts.all().map(|text| {
            let result = GameResult::of(game.board(), text);
            (text.language().id(), serde_json::to_value(result).unwrap_or_default())
        });
        let results: serde_json::Map<String, serde_json::Value> =
            results.map(|(language, result)| (language.to_owned(), result)).collect();
        serde_json::to_string(&results).ok()
    }

    /// Whether a bot of this server is thinking about this step. One that has been lost in thought for
    /// too long is given up.
    pub fn is_thinking(&self) -> bool {
        let seq = self.seq();
        self.thinking.is_some_and(|(step, since)| step == seq && since.elapsed() < LOST_IN_THOUGHT)
    }

    /// The seat of a Power.
    pub fn seat(&self, power: Power) -> Option<&store::Seat> {
        self.seats.iter().find(|seat| seat.power == power.id())
    }

    /// Where somebody sits.
    pub fn seat_of(&self, person: &str) -> Option<Power> {
        seat_of(&self.seats, person)
    }

    /// Who makes the choices of a Power.
    fn mover(&self, power: Power) -> Mover {
        self.seat(power).map_or(Mover::Nobody, Mover::of)
    }

    fn sort_seats(&mut self) {
        let place = |seat: &store::Seat| seat.power.parse::<Power>().ok();
        self.seats.sort_by_key(place);
    }
}

/// Who is asked in a game that is not over.
fn asked_in(game: &Game) -> Option<Power> {
    match game.board().outcome() {
        Some(_) => None,
        None => game.decision().map(|decision| decision.power),
    }
}

fn seat_of(seats: &[store::Seat], person: &str) -> Option<Power> {
    let own = seats.iter().find(|seat| seat.person.as_deref() == Some(person))?;
    own.power.parse().ok()
}

/// Through whose eyes somebody sees a game, if he may see it at all.
fn eyes_of(seats: &[store::Seat], watchers: bool, person: Option<&str>) -> Option<Option<Power>> {
    match person.and_then(|person| seat_of(seats, person)) {
        Some(power) => Some(Some(power)),
        None => watchers.then_some(None),
    }
}
