//! Making choices: checked by the rules, written down, and only then told.

use std::{sync::Arc, time::Instant};

use ruinous_bots::{Budget, Opponent};
use ruinous_engine::{
    Choice, Event, Game, Power,
    notation::{RULES, Record, choice_line, parse_choice},
};
use ruinous_wire::{AutoPass, Refusal};
use ruinous_words::Text;

use super::{Clocks, Room, asked_in, history::entry_of, viewers::Told};
use crate::{
    agreement::Mover,
    app::App,
    limits,
    problem::Problem,
    store::{self, Append, Appended},
    text::cut,
    thinkers::Thought,
};

/// How long a bot may be silent before another server plays for it, in milliseconds.
const PATIENCE: i64 = 10_000;

/// Who made a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// A person.
    Person(String),
    /// The bot on the seat.
    Bot,
    /// A bot, because a person's time was over.
    Clock,
    /// The seat passes by itself.
    Itself,
}

impl By {
    fn word(&self) -> &str {
        match self {
            Self::Person(person) => person,
            Self::Bot => "bot",
            Self::Clock => "clock",
            Self::Itself => "auto",
        }
    }
}

impl Room {
    /// A person makes a choice, answering the step that he has seen.
    pub async fn choose(
        &mut self,
        app: &Arc<App>,
        person: &str,
        seq: u64,
        line: &str,
        text: &Text,
    ) -> Result<u64, Problem> {
        let power = self.seat_of(person).ok_or(Problem::NotSeated)?;
        self.seen[power] = Instant::now();
        let misread = |error| Problem::Misread(Refusal::misread(&error, text));
        let (by, choice) =
            parse_choice(&cut(line, limits::CHOICE), self.setup.cards()).map_err(misread)?;
        if by != power {
            return Err(Problem::NotYourSeat);
        }
        if seq > self.seq() && app.store.is_shared() {
            // He has seen it by way of another server, whose news are still under way.
            self.catch_up(app).await?;
        }
        if seq == self.seq() {
            if self.is_running() && matches!(self.mover(power), Mover::Bot(_)) {
                return Err(Problem::BotPlays);
            }
            match self.make(app, power, &By::Person(person.to_owned()), choice, text).await {
                Err(Problem::Stale(_)) => {}
                answer => return answer,
            }
        }
        self.made_before(app, power, seq, choice).await
    }

    /// The step that this same choice made when it was sent before; otherwise the game has moved on.
    async fn made_before(
        &self,
        app: &App,
        power: Power,
        seq: u64,
        choice: Choice,
    ) -> Result<u64, Problem> {
        let next = seq.saturating_add(1);
        let number = i64::try_from(next).map_err(|_| Problem::Stale(self.seq()))?;
        let made = app.store.entry(&self.table.id, number).await?;
        let line = choice_line(power, choice);
        match made.filter(|made| made.entry.lines().next() == Some(&line)) {
            Some(_) => Ok(next),
            None => Err(Problem::Stale(self.seq())),
        }
    }

    /// A choice is made by whoever may: it is durable and told when this returns.
    pub async fn make(
        &mut self,
        app: &Arc<App>,
        power: Power,
        by: &By,
        choice: Choice,
        text: &Text,
    ) -> Result<u64, Problem> {
        let mut game = self.running()?;
        let (mut record, mut events) = (Record::new(self.setup), Vec::new());
        let seed = self.seed.as_ref().ok_or(Problem::Failed)?;
        let chosen = record.choose(&mut game, power, choice, &mut seed.chance(), Some(&mut events));
        chosen.map_err(|refused| Problem::Refused(Refusal::rules(refused, text)))?;
        let mut clocks = self.clocks.clone();
        let now = app.now();
        clocks.step(self.seq() + 1, now, asked_in(&game));
        self.write(app, power, by, entry_of(&record), &game, (now, clocks)).await?;
        self.tell(app, power, &events, &game);
        Ok(self.seq())
    }

    /// Writes the next step into the journal, made at this moment and with the clocks set so. When
    /// another server has taken its place, this room catches up and the step is refused.
    pub(super) async fn write(
        &mut self,
        app: &Arc<App>,
        power: Power,
        by: &By,
        entry: String,
        game: &Game,
        (now, clocks): (i64, Clocks),
    ) -> Result<(), Problem> {
        let asked = asked_in(game);
        let append = Append {
            entry: store::Entry {
                game: self.table.id.clone(),
                seq: self.table.seq + 1,
                rules: RULES.to_string(),
                by_power: Some(power.id().to_owned()),
                by_whom: Some(by.word().to_owned()),
                entry,
                at: now,
            },
            asked: asked.map(|power| power.id().to_owned()),
            due: self.due(asked, &clocks, now),
            result: Self::result_in(game, app),
            over: game.board().outcome().is_some(),
        };
        let after = append.clone();
        match app.store.append(append).await? {
            Appended::Written => {}
            Appended::Taken => {
                self.catch_up(app).await?;
                return Err(Problem::Stale(self.seq()));
            }
        }
        if matches!(by, By::Person(_)) {
            self.say_hand_over_void(power);
        }
        self.table.seq = after.entry.seq;
        self.table.asked = after.asked;
        self.table.due = after.due;
        self.table.changed = now;
        self.table.result = after.result;
        if after.over {
            self.table.state = store::OVER.to_owned();
        }
        self.clocks = clocks;
        Ok(())
    }

    /// A step has been written: everyone is told, and whoever is next is woken.
    fn tell(&mut self, app: &Arc<App>, power: Power, events: &[Event], game: &Game) {
        let before = self.game.replace(*game);
        let (seq, by) = (self.seq(), Some(power));
        let told =
            Told { seq, by, events, undone: None, before: before.as_ref(), game: Some(game) };
        self.viewers.tell(&told, &app.texts);
        self.after_step(app, before.as_ref().and_then(asked_in));
    }

    /// What follows every step.
    pub(super) fn after_step(&mut self, app: &Arc<App>, asked_before: Option<Power>) {
        app.metrics.steps.inc();
        self.say_clock(app);
        if std::mem::take(&mut self.undo_waits) {
            self.say_undo_void();
        }
        self.wake(app);
        if self.asked() != asked_before {
            self.turn = self.seq();
            self.notify(app);
        }
        if self.is_over() {
            app.metrics.games_over.inc();
            tracing::debug!(table = self.table.id, "a game is over");
            self.say_table_changed();
            self.keep_events(app);
        }
    }

    /// When somebody should look after the game: the clock of a person, or the silence of a bot. By post,
    /// also soon after a step: should this server die now, another one tells whose turn it is.
    pub(super) fn due(&self, asked: Option<Power>, clocks: &Clocks, now: i64) -> Option<i64> {
        match self.mover(asked?) {
            Mover::Bot(opponent) => Some(now + PATIENCE + 3 * thinking_time(opponent)),
            _ if clocks.is_correspondence() => clocks.due().map(|due| due.min(now + PATIENCE)),
            _ => clocks.due(),
        }
    }

    /// Lets a bot think, or a seat pass by itself, if it is their turn.
    pub fn wake(&mut self, app: &Arc<App>) {
        let Ok(game) = self.running() else { return };
        let Some(power) = asked_in(&game) else { return };
        if self.is_thinking() {
            return;
        }
        let by = match self.mover(power) {
            Mover::Bot(opponent) => (By::Bot, opponent),
            Mover::Person(_) if self.passes_by_itself(&game, power) => {
                self.thinking = Some((self.seq(), Instant::now()));
                app.pass_later(&self.table.id, self.seq(), power);
                return;
            }
            _ => return,
        };
        self.think(app, &game, power, by);
    }

    /// A bot chooses for a person whose time is over.
    pub fn choose_for_absent(&mut self, app: &Arc<App>) {
        let Ok(game) = self.running() else { return };
        let Some(power) = asked_in(&game) else { return };
        if !self.is_thinking() {
            self.think(app, &game, power, (By::Clock, Opponent::USUAL));
        }
    }

    fn think(&mut self, app: &Arc<App>, game: &Game, power: Power, (by, opponent): (By, Opponent)) {
        self.thinking = Some((self.seq(), Instant::now()));
        let (table, creator) = (self.table.id.clone(), self.table.creator.clone());
        let (seq, view) = (self.seq(), game.view(Some(power)));
        app.thinkers.ask(Thought { table, creator, seq, power, view, opponent, by });
    }

    /// Takes a bot's choice, if it is still asked for.
    pub async fn take_thought(
        &mut self,
        app: &Arc<App>,
        seq: u64,
        power: Power,
        by: &By,
        choice: Choice,
    ) -> Result<(), Problem> {
        let is_bot = matches!(self.mover(power), Mover::Bot(_));
        let is_wanted = seq == self.seq() && self.is_thinking() && (is_bot || *by == By::Clock);
        if seq == self.seq() {
            self.thinking = None;
        }
        if !is_wanted {
            // Whoever has moved the game on has woken who is next. To wake him once more would let
            // two bots think about every choice from now on.
            return Ok(());
        }
        // Should it go wrong, the game is looked at again when its time has come.
        self.make(app, power, by, choice, app.english()).await.map(drop)
    }

    pub(super) fn passes_by_itself(&self, game: &Game, power: Power) -> bool {
        let options = game.options();
        if !options.contains(&Choice::Pass) {
            return false;
        }
        let Some(seat) = self.seat(power) else { return false };
        match self.auto_pass(seat) {
            Some(AutoPass::Round) => true,
            Some(AutoPass::Only) => options.len() == 1,
            None => false,
        }
    }
}

/// How long a bot thinks about a choice at most, in milliseconds, as far as its level says.
fn thinking_time(opponent: Opponent) -> i64 {
    match opponent.budget() {
        Some(Budget::Time(time)) => i64::try_from(time.as_millis()).unwrap_or(60_000),
        Some(Budget::Iterations(_)) => 5_000,
        None => 0,
    }
}
