//! A table that is in use: its game in memory, everyone who looks at it, and what happens there.
//!
//! The journal is the truth. A room is what one server has read of it; when another server has
//! written, it [catches up](Room::catch_up).

mod choosing;
mod clock;
pub mod history;
pub mod import;
pub mod kept;
pub mod saying;
mod seating;
pub mod showing;
mod tell;
mod undoing;
pub mod viewers;

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use ruinous_engine::{Game, Power, Setup};
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
use history::{Broken, History};
use viewers::{Told, Viewers};

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
    /// Who is looking.
    pub viewers: Viewers,
    /// Whose players are connected at other servers, by server.
    elsewhere: BTreeMap<String, Vec<Power>>,
    /// Whether somebody was told that an undo waits for an answer.
    undo_waits: bool,
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
    /// Reads a table, and plays its journal again. A game that no longer fits the rules is set aside.
    pub async fn load(app: &App, id: &str) -> Result<Self, Problem> {
        let (table, seats) = app.store.table(id).await?.ok_or(Problem::NoTable)?;
        let agreement = Agreement::read(&table.agreement).ok_or(Problem::Failed)?;
        let setup = agreement.setup().ok_or(Problem::Failed)?;
        let mut room = Self {
            seed: table.seed.parse().ok(),
            clocks: Clocks::new(agreement.pace),
            game: None,
            viewers: Viewers::default(),
            elsewhere: BTreeMap::new(),
            undo_waits: false,
            turn: 0,
            thinking: None,
            read: Instant::now(),
            touched: Instant::now(),
            table,
            seats,
            agreement,
            setup,
        };
        room.sort_seats();
        if room.has_begun() {
            room.replay(app).await?;
            // What ran out while no server was there to be asked.
            if app.has_just_started() {
                room.clocks.grace(app.now(), GRACE);
            }
        }
        Ok(room)
    }

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

    /// The journal, read as far as this room knows of it.
    pub async fn history(&self, app: &App) -> Result<History, Problem> {
        let mut journal = app.store.entries(&self.table.id, -1).await?;
        journal.retain(|entry| entry.seq <= self.table.seq);
        History::read(self.setup, &journal).map_err(|broken| Problem::SetAside(broken.to_string()))
    }

    /// Plays the whole journal again, telling those who look what they have not been told.
    async fn replay(&mut self, app: &App) -> Result<(), Problem> {
        let journal = app.store.entries(&self.table.id, -1).await?;
        let read = History::read(self.setup, &journal);
        match read.and_then(|history| self.play_again(&history, app)) {
            Err(broken) => self.set_aside(app, broken).await,
            Ok(()) if self.table.state == store::ASIDE => self.take_up_again(app).await,
            Ok(()) => Ok(()),
        }
    }

    fn play_again(&mut self, history: &History, app: &App) -> Result<(), Broken> {
        let (told, last) = (self.game.map(|_| self.seq()), history.seq());
        let is_new = self.game.is_none() && !self.viewers.is_empty();
        let (mut clocks, mut now) = (Clocks::new(self.agreement.pace), None);
        let mut turn = (0, None);
        let (viewers, seats, watchers) = (&mut self.viewers, &self.seats, self.agreement.watchers);
        history.play(|played| {
            let seq = played.step.seq;
            let (at, asked) = (played.step.at, asked_in(played.game));
            match played.undone_to {
                Some(_) => clocks.undo(at, asked),
                None => clocks.step(at, asked),
            }
            if asked != turn.1 {
                turn = (seq, asked);
            }
            if told.is_some_and(|told| seq > told) {
                viewers.tell(&Told::of(&played, seq == last), &app.texts);
            }
            if is_new && seq == last {
                let eyes = |person: Option<&str>| eyes_of(seats, watchers, person);
                viewers.begin(last, played.game, played.standing, eyes, &app.texts);
            }
            now = Some(*played.game);
        })?;
        self.clocks = clocks;
        self.turn = turn.0;
        self.game = now;
        self.table.seq = i64::try_from(last).unwrap_or(i64::MAX);
        Ok(())
    }

    /// Reads what other servers have written about this table, and tells those who look.
    pub async fn catch_up(&mut self, app: &Arc<App>) -> Result<(), Problem> {
        let Some((table, seats)) = app.store.table(&self.table.id).await? else {
            return Err(Problem::NoTable);
        };
        let was = (self.seats.clone(), self.table.state.clone());
        self.seats = seats;
        self.sort_seats();
        let has_begun = self.game.is_none() && table.state != store::OPEN;
        let is_news = table.seq > self.table.seq || has_begun;
        if is_news {
            self.replay(app).await?;
        }
        if self.table.state != store::ASIDE {
            // The journal was read after the table, and may be further.
            let seq = self.table.seq.max(table.seq);
            self.table = store::Table { seq, ..table };
        }
        if was != (self.seats.clone(), self.table.state.clone()) {
            if !self.has_begun() {
                let (seats, watchers) = (&self.seats, self.agreement.watchers);
                self.viewers.sit_anew(&[], |person| eyes_of(seats, watchers, person));
            }
            self.say_table_changed();
            self.say_presence(app);
        }
        if is_news {
            self.say_clock(app);
        }
        Ok(())
    }

    async fn set_aside(&mut self, app: &App, broken: Broken) -> Result<(), Problem> {
        let reason = broken.to_string();
        tracing::warn!(
            table = self.table.id,
            reason,
            "set aside: the journal does not fit the rules"
        );
        if self.is_running() {
            app.store.set_aside(&self.table.id, &reason, app.now()).await?;
            self.table.state = store::ASIDE.to_owned();
        }
        self.table.reason = Some(reason);
        self.game = None;
        Ok(())
    }

    async fn take_up_again(&mut self, app: &App) -> Result<(), Problem> {
        tracing::info!(table = self.table.id, "taken up again: the journal fits the rules");
        app.store.take_up_again(&self.table.id, app.now()).await?;
        self.table.state = store::RUNNING.to_owned();
        self.table.reason = None;
        self.table.due = Some(app.now());
        Ok(())
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
