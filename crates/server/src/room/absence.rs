//! Those who are away: bots that play for them, clocks that run out, seats that pass by themselves.

use std::sync::Arc;

use ruinous_bots::Opponent;
use ruinous_engine::Power;
use ruinous_wire::AutoPass;

use super::{By, Room};
use crate::{
    agreement::Mover,
    app::App,
    problem::Problem,
    store::{self, Vote},
};

/// What the others vote on.
const MOTION: &str = "hand-over";
/// When a game is looked at again of which it is not yet known who is there, in milliseconds.
const LOOK_AGAIN: i64 = 2_000;

impl Room {
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
        self.clear_hand_over(app, power).await?;
        self.hand_over(app, power).await?;
        Ok(true)
    }

    /// Forgets what was voted about a seat.
    pub(super) async fn clear_hand_over(&self, app: &App, power: Power) -> Result<(), Problem> {
        Ok(app.store.clear_votes(&self.table.id, MOTION, power.id()).await?)
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
                } else if !self.has_asked_who {
                    self.ask_who(app);
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
