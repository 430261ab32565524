//! Those who are away: bots that play for them, clocks that run out, seats that pass by themselves.

use std::{sync::Arc, time::Instant};

use ruinous_bots::Opponent;
use ruinous_engine::Power;
use ruinous_wire::{AutoPass, Id, ServerMessage};

use super::{By, Room};
use crate::{
    agreement::Mover,
    app::App,
    news::News,
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
        self.seen[voter] = Instant::now();
        if matches!(self.mover(voter), Mover::Bot(_)) {
            return Err(Problem::BotPlays);
        }
        match self.mover(power) {
            Mover::Person(_) if voter != power && self.is_there(app, power) => {
                return Err(Problem::IsThere);
            }
            Mover::Person(_) if voter != power => {}
            Mover::Person(_) => return Err(Problem::OwnSeat),
            _ if self.seat(power).is_none() => return Err(Problem::NoSeat),
            _ => return Err(Problem::BotSits),
        }
        let vote = Vote {
            table_id: self.table.id.clone(),
            motion: MOTION.to_owned(),
            power: power.id().to_owned(),
            seq: self.last_sign_of(app, power).await?,
            voter: voter.id().to_owned(),
            agree,
        };
        app.store.vote(&vote).await?;
        let (_, waiting) = self.votes_on(app, power).await?;
        let is_done = agree && waiting.is_empty();
        if is_done {
            self.clear_hand_over(app, power).await?;
            self.hand_over(app, power).await?;
        } else {
            self.say_hand_over(app, power).await?;
        }
        app.announce_later(News::HandOver(self.table.id.clone()));
        Ok(is_done)
    }

    /// The last step that a person has made himself. Votes that he is away are about the time since then: they are void
    /// as soon as he makes another.
    async fn last_sign_of(&self, app: &App, power: Power) -> Result<i64, Problem> {
        let person = self.seat(power).and_then(|seat| seat.person.as_deref()).unwrap_or_default();
        Ok(app.store.last_by(&self.table.id, power.id(), person).await?)
    }

    /// Who wants that a bot plays for somebody, and whose vote is awaited. Bots have none, and who is away
    /// himself and has not voted is not waited for: where two are, each would wait for the other. Only with
    /// so much time for each choice nobody is expected to be there, and everyone is waited for.
    async fn votes_on(&self, app: &App, power: Power) -> Result<(Vec<Power>, Vec<Power>), Problem> {
        let since = self.last_sign_of(app, power).await?;
        let votes = app.store.votes(&self.table.id, MOTION, power.id(), since).await?;
        let voted = |other: &Power| votes.iter().find(|vote| vote.voter == other.id());
        let agrees = |other: &Power| voted(other).is_some_and(|vote| vote.agree);
        let others = self.setup.powers().into_iter();
        let others = others
            .filter(|other| *other != power && matches!(self.mover(*other), Mover::Person(_)));
        let (agreed, mut waiting): (Vec<Power>, Vec<Power>) = others.partition(agrees);
        waiting.retain(|other| {
            self.clocks.is_correspondence() || self.is_there(app, *other) || voted(other).is_some()
        });
        Ok((agreed, waiting))
    }

    /// Tells everyone how a vote stands.
    async fn say_hand_over(&mut self, app: &App, power: Power) -> Result<(), Problem> {
        let (agreed, waiting) = self.votes_on(app, power).await?;
        if agreed.is_empty() {
            self.say_hand_over_void(power);
            return Ok(());
        }
        if !self.voted_on.contains(&power) {
            self.voted_on.push(power);
        }
        self.viewers.say(&hand_over_asked(power, agreed, waiting));
        Ok(())
    }

    /// A vote is over, or void: somebody is not away any more.
    pub(super) fn say_hand_over_void(&mut self, power: Power) {
        if self.voted_on.contains(&power) {
            self.voted_on.retain(|other| *other != power);
            self.viewers.say(&hand_over_asked(power, Vec::new(), Vec::new()));
        }
    }

    /// The votes that are on, for somebody who comes in.
    pub async fn hand_over_questions(&mut self, app: &App) -> Result<Vec<ServerMessage>, Problem> {
        let mut questions = Vec::new();
        if !self.is_running() || !app.store.has_votes(&self.table.id, MOTION).await? {
            return Ok(questions);
        }
        for power in self.setup.powers() {
            let (agreed, waiting) = self.votes_on(app, power).await?;
            if !agreed.is_empty() && matches!(self.mover(power), Mover::Person(_)) {
                self.voted_on.retain(|other| *other != power);
                self.voted_on.push(power);
                questions.push(hand_over_asked(power, agreed, waiting));
            }
        }
        Ok(questions)
    }

    /// Another server has written a vote, or a step by which one may be void.
    pub async fn hear_hand_over(&mut self, app: &App) -> Result<(), Problem> {
        let before = self.voted_on.clone();
        let questions = self.hand_over_questions(app).await?;
        for question in &questions {
            self.viewers.say(question);
        }
        let is_on = |power: &Power| {
            let is_it = |question: &ServerMessage| matches!(question, ServerMessage::HandOverAsked { power: Id(other), .. } if other == power);
            questions.iter().any(is_it)
        };
        let over: Vec<Power> = before.into_iter().filter(|power| !is_on(power)).collect();
        over.into_iter().for_each(|power| self.say_hand_over_void(power));
        Ok(())
    }

    /// Forgets what was voted about a seat.
    pub(super) async fn clear_hand_over(&mut self, app: &App, power: Power) -> Result<(), Problem> {
        self.say_hand_over_void(power);
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
        self.set_passing(app, power, word.as_deref()).await?;
        self.wake(app);
        Ok(())
    }

    /// Sets when a seat passes by itself, as it is kept.
    pub(super) async fn set_passing(
        &mut self,
        app: &Arc<App>,
        power: Power,
        when: Option<&str>,
    ) -> Result<(), Problem> {
        app.store.set_auto_pass(&self.table.id, power.id(), when, app.now()).await?;
        self.seats_changed(app).await
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
            // A bot is already choosing for him.
            Mover::Person(_) if self.is_thinking() => {}
            Mover::Person(_) if self.clocks.is_over(now) => match self.agreement.out_of_time {
                ruinous_wire::OutOfTime::BotChooses => self.choose_for_absent(app),
                ruinous_wire::OutOfTime::BotTakesOver => self.hand_over(app, power).await?,
            },
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

fn hand_over_asked(power: Power, agreed: Vec<Power>, waiting: Vec<Power>) -> ServerMessage {
    let ids = |powers: Vec<Power>| powers.into_iter().map(Id).collect();
    ServerMessage::HandOverAsked { power: Id(power), agreed: ids(agreed), waiting: ids(waiting) }
}
