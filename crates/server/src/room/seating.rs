//! Sitting down, getting up, and bots that play for those who are away.

use std::sync::Arc;

use ruinous_bots::Opponent;
use ruinous_engine::{
    Power, Random,
    notation::{RULES, Record},
};
use ruinous_wire::AutoPass;

use super::{By, Room, asked_in, history::entry_of};
use crate::{
    agreement::Mover,
    app::App,
    problem::Problem,
    secret,
    store::{self, Begin, Vote},
};

/// What the others vote on.
const MOTION: &str = "hand-over";
/// When a game is looked at again of which it is not yet known who is there, in milliseconds.
const LOOK_AGAIN: i64 = 2_000;

impl Room {
    /// A person sits down, or takes his seat back from the bot that played for him.
    pub async fn sit(
        &mut self,
        app: &Arc<App>,
        person: &str,
        power: Power,
        invite: Option<&str>,
    ) -> Result<(), Problem> {
        let seat = self.seat(power).ok_or(Problem::NoSeat)?;
        if seat.person.as_deref() == Some(person) {
            return self.take_seat_back(app, power).await;
        }
        if seat.person.is_some() || seat.bot.is_some() {
            return Err(Problem::SeatTaken);
        }
        if self.has_begun() {
            return Err(Problem::HasBegun);
        }
        if self.seat_of(person).is_some() {
            return Err(Problem::AlreadySeated);
        }
        let hash = invite.map(secret::hash);
        let is_invited = hash.is_some() && hash == seat.invite;
        if !is_invited
            && (invite.is_some() || !self.agreement.listed)
            && self.table.creator != person
        {
            return Err(Problem::NotInvited);
        }
        let hash = hash.as_deref().filter(|_| is_invited);
        if !app.store.sit(&self.table.id, power.id(), person, hash, app.now()).await? {
            self.catch_up(app).await?;
            return Err(Problem::SeatTaken);
        }
        self.seats_changed(app).await
    }

    async fn take_seat_back(&mut self, app: &Arc<App>, power: Power) -> Result<(), Problem> {
        if self.seat(power).is_some_and(|seat| seat.stand_in.is_some()) {
            app.store.set_stand_in(&self.table.id, power.id(), None, app.now()).await?;
            app.store.clear_votes(&self.table.id, MOTION, power.id()).await?;
            self.thinking = None;
            // Who comes back with no time left has a moment to choose.
            self.clocks.grace(app.now(), super::GRACE);
            self.seats_changed(app).await?;
            self.look_again(app).await?;
        }
        Ok(())
    }

    /// A person gets up. In a running game a bot plays on for him.
    pub async fn get_up(
        &mut self,
        app: &Arc<App>,
        person: &str,
        power: Power,
    ) -> Result<(), Problem> {
        let seat = self.seat(power).ok_or(Problem::NoSeat)?;
        let is_own = seat.person.as_deref() == Some(person);
        match (is_own, self.has_begun()) {
            (true, true) => self.hand_over(app, power).await,
            (true, false) => {
                app.store.stand_up(&self.table.id, power.id(), person, app.now()).await?;
                self.seats_changed(app).await
            }
            // Who set the table up may ask somebody to leave, and clear a bot's seat.
            (false, false) if self.table.creator == person => {
                if let Some(other) = seat.person.clone() {
                    app.store.stand_up(&self.table.id, power.id(), &other, app.now()).await?;
                } else {
                    app.store.set_bot(&self.table.id, power.id(), None, app.now()).await?;
                }
                self.seats_changed(app).await
            }
            (false, _) => Err(Problem::NotYourSeat),
        }
    }

    /// Who set the table up puts a bot on an empty seat.
    pub async fn seat_bot(
        &mut self,
        app: &Arc<App>,
        person: &str,
        power: Power,
        bot: Opponent,
    ) -> Result<(), Problem> {
        let seat = self.seat(power).ok_or(Problem::NoSeat)?;
        if self.table.creator != person {
            return Err(Problem::CreatorOnly);
        }
        if self.has_begun() {
            return Err(Problem::HasBegun);
        }
        if seat.person.is_some() {
            return Err(Problem::SeatTaken);
        }
        let bot = bot.to_string();
        if !app.store.set_bot(&self.table.id, power.id(), Some(&bot), app.now()).await? {
            self.catch_up(app).await?;
            return Err(Problem::SeatTaken);
        }
        self.seats_changed(app).await
    }

    /// A bot plays for a person from now on.
    pub async fn hand_over(&mut self, app: &Arc<App>, power: Power) -> Result<(), Problem> {
        self.running()?;
        let bot = Opponent::USUAL.to_string();
        app.store.set_stand_in(&self.table.id, power.id(), Some(&bot), app.now()).await?;
        self.seats_changed(app).await?;
        self.wake(app);
        self.look_again(app).await
    }

    /// The others vote that a bot plays for a person who is away. Whether it does now.
    pub async fn vote_hand_over(
        &mut self,
        app: &Arc<App>,
        person: &str,
        power: Power,
        agree: bool,
    ) -> Result<bool, Problem> {
        self.running()?;
        let voter = self.seat_of(person).ok_or(Problem::NotSeated)?;
        if matches!(self.mover(voter), Mover::Bot(_)) {
            return Err(Problem::BotPlays);
        }
        match self.mover(power) {
            Mover::Person(_) if voter != power => {}
            Mover::Person(_) => return Err(Problem::NotYourSeat),
            _ if self.seat(power).is_none() => return Err(Problem::NoSeat),
            _ => return Err(Problem::NothingToAnswer),
        }
        let (table_id, id) = (self.table.id.clone(), power.id().to_owned());
        let voter = voter.id().to_owned();
        let motion = MOTION.to_owned();
        let vote = Vote { table_id, motion, power: id, seq: 0, voter, agree };
        app.store.vote(&vote).await?;
        let votes = app.store.votes(&self.table.id, MOTION, power.id(), 0).await?;
        let mut others = self
            .setup
            .powers()
            .into_iter()
            .filter(|other| *other != power && matches!(self.mover(*other), Mover::Person(_)));
        let agrees = |other: Power| votes.iter().any(|vote| vote.voter == other.id() && vote.agree);
        if !agree || !others.all(agrees) {
            return Ok(false);
        }
        app.store.clear_votes(&self.table.id, MOTION, power.id()).await?;
        self.hand_over(app, power).await?;
        Ok(true)
    }

    /// A person lets his seat pass by itself, or no more.
    pub async fn set_auto_pass(
        &mut self,
        app: &Arc<App>,
        person: &str,
        when: Option<AutoPass>,
    ) -> Result<(), Problem> {
        let power = self.seat_of(person).ok_or(Problem::NotSeated)?;
        let round = self.running()?.board().round();
        let word = when.map(|when| match when {
            AutoPass::Round => format!("round {round}"),
            AutoPass::Only => "only".to_owned(),
        });
        app.store.set_auto_pass(&self.table.id, power.id(), word.as_deref(), app.now()).await?;
        self.seats_changed(app).await?;
        self.wake(app);
        Ok(())
    }

    /// When a seat passes by itself. What was meant for a round ends with it.
    pub(super) fn auto_pass(&self, seat: &store::Seat) -> Option<AutoPass> {
        let word = seat.auto_pass.as_deref()?;
        let round = self.game.as_ref()?.board().round();
        match word {
            "only" => Some(AutoPass::Only),
            _ => (word == format!("round {round}")).then_some(AutoPass::Round),
        }
    }

    /// Begins the game when no seat is open; the Powers are dealt first if that was agreed.
    pub async fn start(&mut self, app: &Arc<App>, person: &str) -> Result<(), Problem> {
        if self.table.creator != person {
            return Err(Problem::CreatorOnly);
        }
        if app.store.is_shared() {
            // Somebody may just have sat down by way of another server.
            self.catch_up(app).await?;
        }
        if self.has_begun() {
            return Err(Problem::HasBegun);
        }
        if self.seats.iter().any(|seat| Mover::of(seat) == Mover::Nobody) {
            return Err(Problem::SeatsOpen);
        }
        let seats = if self.agreement.deal { self.dealt() } else { self.seats.clone() };
        let seed = self.seed.as_ref().ok_or(Problem::Failed)?;
        let (record, game) = Record::begin(self.setup, &mut seed.chance(), None);
        let asked = asked_in(&game);
        let now = app.now();
        let entry = store::Entry {
            game: self.table.id.clone(),
            seq: 0,
            rules: RULES.to_string(),
            by_power: None,
            by_whom: None,
            entry: entry_of(&record),
            at: now,
        };
        let begun = Begin {
            table: &self.table.id,
            seats: &seats,
            seed: &self.table.seed,
            seed_hash: &self.table.seed_hash,
            entry: &entry,
            asked: asked.map(Power::id),
            // Whoever is first is woken at once; should this server die before, others will look.
            due: Some(now),
        };
        if !app.store.begin(begun).await? {
            self.catch_up(app).await?;
            return Err(if self.has_begun() { Problem::HasBegun } else { Problem::SeatsOpen });
        }
        app.metrics.games_begun.inc();
        self.catch_up(app).await?;
        self.look_again(app).await?;
        self.wake(app);
        self.notify(app);
        Ok(())
    }

    /// The seats with their players at other Powers, each order as likely as any. It follows from the
    /// seed, so that nobody could have chosen it.
    fn dealt(&self) -> Vec<store::Seat> {
        let seed = self.seed.as_ref().map_or(0, |seed| seed.number("seats of the players"));
        let mut random = Random::new(seed);
        let mut seats = self.seats.clone();
        for last in (1..seats.len()).rev() {
            let other = random.below(last + 1);
            let powers = (seats[last].power.clone(), seats[other].power.clone());
            seats.swap(last, other);
            (seats[last].power, seats[other].power) = powers;
        }
        seats
    }

    /// Sets anew when somebody should look after this game: another one makes its choices now.
    pub(super) async fn look_again(&mut self, app: &Arc<App>) -> Result<(), Problem> {
        let due = self.due(self.asked(), &self.clocks, app.now());
        self.set_due(app, due).await
    }

    async fn set_due(&mut self, app: &App, due: Option<i64>) -> Result<(), Problem> {
        if due != self.table.due {
            app.store.set_due(&self.table.id, self.table.seq, due).await?;
            self.table.due = due;
        }
        Ok(())
    }

    /// Reads the seats again, which tells everyone here, and lets other servers know.
    async fn seats_changed(&mut self, app: &Arc<App>) -> Result<(), Problem> {
        self.catch_up(app).await?;
        Ok(app.store.announce(&self.table.id).await?)
    }

    /// Something is due: a person's time is over, or a bot has been silent for too long.
    pub async fn look_after(&mut self, app: &Arc<App>) -> Result<(), Problem> {
        let Some(power) = self.asked() else { return Ok(()) };
        let now = app.now();
        match self.mover(power) {
            Mover::Person(_) if self.clocks.due().is_some_and(|due| due <= now) => {
                match self.agreement.out_of_time {
                    ruinous_wire::OutOfTime::BotChooses => self.choose_for_absent(app),
                    ruinous_wire::OutOfTime::BotTakesOver => self.hand_over(app, power).await?,
                }
            }
            Mover::Person(_) => {
                self.wake(app);
                // What followed the last step may have been lost with the server that made it.
                let (due, is_known) = (self.clocks.due(), self.is_known_who_is_there(app));
                if is_known {
                    self.notify_now(app).await?;
                }
                let is_enough = is_known || !self.clocks.is_correspondence();
                let again = |due: i64| if is_enough { due } else { due.min(now + LOOK_AGAIN) };
                self.set_due(app, due.map(again)).await?;
            }
            _ => {
                self.wake(app);
                self.look_again(app).await?;
            }
        }
        Ok(())
    }

    /// Passes for a seat that passes by itself, if it still should.
    pub async fn pass(&mut self, app: &Arc<App>, seq: u64, power: Power) -> Result<(), Problem> {
        let game = self.running()?;
        if seq != self.seq() {
            return Ok(());
        }
        self.thinking = None;
        if self.passes_by_itself(&game, power) {
            let choice = ruinous_engine::Choice::Pass;
            self.make(app, power, &By::Itself, choice, app.english()).await?;
        }
        Ok(())
    }
}
