//! Sitting down, getting up, and beginning the game.

use std::sync::Arc;

use ruinous_bots::Opponent;
use ruinous_engine::{
    Power,
    notation::{RULES, Record},
};

use super::{Room, asked_in, history::entry_of};
use crate::{
    agreement::Mover,
    app::App,
    fair::Seed,
    problem::Problem,
    secret,
    store::{self, Begin},
};

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
        let is_invited = invite.is_some_and(|invite| self.is_invitation(invite, seat));
        if !is_invited
            && (invite.is_some() || !self.agreement.listed)
            && self.table.creator != person
        {
            return Err(Problem::NotInvited);
        }
        let number = is_invited.then_some(seat.invite_number);
        if !app.store.sit(&self.table.id, power.id(), person, number, app.now()).await? {
            self.catch_up(app).await?;
            return Err(Problem::SeatTaken);
        }
        self.seats_changed(app).await
    }

    /// Whether somebody is invited to a seat by this. Once the game has begun nobody is any more.
    pub(super) fn is_invitation(&self, invite: &str, seat: &store::Seat) -> bool {
        let seed = self.seed.as_ref().filter(|_| !self.has_begun());
        seed.is_some_and(|seed| secret::is_invitation(invite, seed, seat))
    }

    async fn take_seat_back(&mut self, app: &Arc<App>, power: Power) -> Result<(), Problem> {
        if self.seat(power).is_some_and(|seat| seat.stand_in.is_some()) {
            app.store.set_stand_in(&self.table.id, power.id(), None, app.now()).await?;
            self.clear_hand_over(app, power).await?;
            self.thinking = None;
            self.clocks.welcome(power, super::GRACE);
            self.seats_changed(app).await?;
            if self.asked() == Some(power) && self.clocks.is_over(app.now()) {
                // His time for this choice is over: the bot still makes it, and the next one is his.
                self.choose_for_absent(app);
            }
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
            // Who set the table up may ask somebody to leave, whose invitation is void then, and clear a
            // bot's seat.
            (false, false) if self.table.creator == person => {
                if let Some(other) = seat.person.clone() {
                    app.store.send_away(&self.table.id, power.id(), &other, app.now()).await?;
                } else {
                    app.store.set_bot(&self.table.id, power.id(), None, app.now()).await?;
                }
                self.seats_changed(app).await
            }
            (false, _) => Err(match (&seat.person, &seat.bot) {
                (Some(_), _) => Problem::NotYourSeat,
                (None, Some(_)) => Problem::BotSits,
                (None, None) => Problem::SeatEmpty,
            }),
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
        let seed = self.seed.as_ref().ok_or(Problem::Failed)?;
        let seats = if self.agreement.deal { self.dealt(seed) } else { self.seats.clone() };
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
        tracing::debug!(table = self.table.id, "a game begins");
        self.catch_up(app).await?;
        self.look_again(app).await?;
        self.wake(app);
        self.notify(app);
        Ok(())
    }

    /// The seats with their players at the Powers that they are dealt. It follows from the seed, so that
    /// nobody could have chosen it, and the seats remember where they were.
    fn dealt(&self, seed: &Seed) -> Vec<store::Seat> {
        let dealt = self.setup.dealt(&mut seed.chance());
        let move_to = |(seat, power): (&store::Seat, Power)| store::Seat {
            power: power.id().to_owned(),
            dealt_from: Some(seat.power.clone()),
            ..seat.clone()
        };
        self.seats.iter().zip(dealt).map(move_to).collect()
    }

    /// The Power that was dealt to each seat, if Powers were dealt and it was noted.
    pub fn dealt_powers(&self) -> Option<Vec<Power>> {
        let to = |from: Power| {
            let came = |seat: &&store::Seat| seat.dealt_from.as_deref() == Some(from.id());
            self.seats.iter().find(came)?.power.parse().ok()
        };
        self.setup.powers().into_iter().map(to).collect()
    }

    /// Reads the seats again, which tells everyone here, and lets other servers know.
    pub(super) async fn seats_changed(&mut self, app: &Arc<App>) -> Result<(), Problem> {
        self.catch_up(app).await?;
        Ok(app.store.announce(&self.table.id).await?)
    }
}
