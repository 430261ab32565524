//! Reading a table and its journal, and catching up with what other servers have written.

use std::{collections::BTreeMap, sync::Arc, time::Instant};

use super::{
    Clocks, GRACE, Room, asked_in, eyes_of,
    history::{Broken, History},
    viewers::{Told, Viewers},
};
use ruinous_engine::ByPower;

use crate::{agreement::Agreement, app::App, problem::Problem, store};

impl Room {
    /// Reads a table, and plays its journal again. A game that no longer fits the rules is set aside.
    pub async fn load(app: &App, id: &str) -> Result<Self, Problem> {
        let (table, seats) = app.store.table(id).await?.ok_or(Problem::NoTable)?;
        let agreement = Agreement::read(&table.agreement).ok_or(Problem::Failed)?;
        let setup = agreement.setup().ok_or(Problem::Failed)?;
        let mut room = Self {
            seed: table.seed.parse().ok(),
            clocks: Clocks::new(agreement.pace),
            seen: ByPower::new_with(|_| Instant::now()),
            game: None,
            viewers: Viewers::default(),
            elsewhere: BTreeMap::new(),
            has_asked_who: false,
            undo_waits: false,
            voted_on: Vec::new(),
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

    /// The journal, read as far as this room knows of it.
    pub async fn history(&self, app: &App) -> Result<History, Problem> {
        let mut journal = app.store.entries(&self.table.id, -1).await?;
        journal.retain(|entry| entry.seq <= self.table.seq);
        History::read(self.setup, &journal).map_err(|broken| Problem::SetAside(broken.to_string()))
    }

    /// Plays the whole journal again, telling those who look what they have not been told.
    pub(super) async fn replay(&mut self, app: &App) -> Result<(), Problem> {
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
                Some(to) => clocks.undo(seq, to, at, asked),
                None => clocks.step(seq, at, asked),
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
            self.hear_hand_over(app).await?;
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
}
