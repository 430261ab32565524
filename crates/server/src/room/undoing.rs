//! Taking choices back: alone where that is fair, otherwise when the others agree.

use std::sync::Arc;

use ruinous_engine::{Power, notation::CannotUndo};
use ruinous_wire::{Id, Refusal, ServerMessage};
use ruinous_words::Text;

use super::{
    By, Room,
    history::{History, undo_entry},
};
use crate::{agreement::Mover, app::App, news::News, problem::Problem, store::Vote};

/// What the others vote on.
const MOTION: &str = "undo";

/// What became of a wish to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// It is done, by this step.
    Done(u64),
    /// The others are asked; the game is here.
    Asked(u64),
}

impl Room {
    /// A person wants to take his last choice back.
    pub async fn undo(
        &mut self,
        app: &Arc<App>,
        person: &str,
        seq: u64,
        text: &Text,
    ) -> Result<Undone, Problem> {
        let power = self.seat_of(person).ok_or(Problem::NotSeated)?;
        self.running()?;
        if matches!(self.mover(power), Mover::Bot(_)) {
            return Err(Problem::BotPlays);
        }
        if seq > self.seq() && app.store.is_shared() {
            self.catch_up(app).await?;
        }
        if seq != self.seq() {
            return Err(Problem::Stale(self.seq()));
        }
        let history = self.history(app).await?;
        match history.record().undo(power) {
            Ok(_) => {}
            Err(why @ (CannotUndo::NothingChosen | CannotUndo::Unreplayable)) => {
                return Err(Problem::Refused(Refusal::undo(why, text)));
            }
            Err(_) if self.is_alone_among_absent(power) => return Err(Problem::NobodyToAgree),
            Err(_) => {
                self.vote_undo(app, power, power, true).await?;
                if !self.waiting_for(app, power).await?.is_empty() {
                    self.say_undo_asked(app, power).await?;
                    return Ok(Undone::Asked(self.seq()));
                }
            }
        }
        self.take_back(app, power, &history).await.map(Undone::Done)
    }

    /// A person answers whether another may take his choice back. The step that was made, if all
    /// agree now.
    pub async fn answer_undo(
        &mut self,
        app: &Arc<App>,
        person: &str,
        agree: bool,
    ) -> Result<u64, Problem> {
        let voter = self.seat_of(person).ok_or(Problem::NotSeated)?;
        let Some(power) = self.undo_asked_by(app).await?.filter(|power| *power != voter) else {
            return Err(Problem::NothingToAnswer);
        };
        self.vote_undo(app, power, voter, agree).await?;
        if !agree {
            app.store.clear_votes(&self.table.id, MOTION, power.id()).await?;
            self.say_undo_settled(app).await?;
            return Ok(self.seq());
        }
        if self.waiting_for(app, power).await?.is_empty() {
            let history = self.history(app).await?;
            return self.take_back(app, power, &history).await;
        }
        self.say_undo_asked(app, power).await?;
        Ok(self.seq())
    }

    /// Who has asked to take a choice back, and waits for the others.
    pub async fn undo_asked_by(&self, app: &App) -> Result<Option<Power>, Problem> {
        if !app.store.has_votes(&self.table.id, MOTION).await? {
            return Ok(None);
        }
        for power in self.setup.powers() {
            let votes = app.store.votes(&self.table.id, MOTION, power.id(), self.table.seq).await?;
            if votes.iter().any(|vote| vote.voter == power.id() && vote.agree) {
                return Ok(Some(power));
            }
        }
        Ok(None)
    }

    /// Whether other people sit at the table and all of them are away. The bots in their stead do not
    /// agree for them.
    fn is_alone_among_absent(&self, power: Power) -> bool {
        let others = self.setup.powers().into_iter().filter(|other| *other != power);
        let mut people = others
            .filter(|other| self.seat(*other).is_some_and(|seat| seat.person.is_some()))
            .peekable();
        people.peek().is_some() && people.all(|other| matches!(self.mover(other), Mover::Bot(_)))
    }

    /// Who has still to agree. Bots of the table always do, and who is away is not waited for.
    async fn waiting_for(&self, app: &App, power: Power) -> Result<Vec<Power>, Problem> {
        let votes = app.store.votes(&self.table.id, MOTION, power.id(), self.table.seq).await?;
        let has_agreed =
            |other: Power| votes.iter().any(|vote| vote.voter == other.id() && vote.agree);
        let others = self.setup.powers().into_iter().filter(|other| {
            *other != power && matches!(self.mover(*other), Mover::Person(_)) && !has_agreed(*other)
        });
        Ok(others.collect())
    }

    async fn vote_undo(
        &self,
        app: &App,
        power: Power,
        voter: Power,
        agree: bool,
    ) -> Result<(), Problem> {
        let vote = Vote {
            table_id: self.table.id.clone(),
            motion: MOTION.to_owned(),
            power: power.id().to_owned(),
            seq: self.table.seq,
            voter: voter.id().to_owned(),
            agree,
        };
        Ok(app.store.vote(&vote).await?)
    }

    /// Takes the last choice of a Power back, and all that came after it.
    async fn take_back(
        &mut self,
        app: &Arc<App>,
        power: Power,
        history: &History,
    ) -> Result<u64, Problem> {
        let (to, _) = last_choice(history, power).ok_or(Problem::Failed)?;
        let broken = |broken: super::Broken| Problem::SetAside(broken.to_string());
        let game = history.game_at(to).map_err(broken)?;
        let before = self.asked();
        let by =
            By::Person(self.seat(power).and_then(|seat| seat.person.clone()).unwrap_or_default());
        let (now, mut clocks) = (app.now(), self.clocks.clone());
        clocks.undo(self.seq() + 1, to, now, super::asked_in(&game));
        self.write(app, power, &by, undo_entry(to), &game, (now, clocks)).await?;
        // Those who look have heard what is now undone: they are told from the journal, which also says
        // where the game is.
        self.table.seq -= 1;
        self.replay(app).await?;
        app.store.clear_votes(&self.table.id, MOTION, power.id()).await?;
        if self.passes_by_itself(&game, power) {
            // He wants to choose: it would pass again at once.
            self.set_passing(app, power, None).await?;
        }
        self.after_step(app, before);
        Ok(self.seq())
    }

    /// The question that waits for an answer, if there is one, for somebody who comes in.
    pub async fn undo_question(&self, app: &App) -> Result<Option<ServerMessage>, Problem> {
        match self.undo_asked_by(app).await? {
            Some(power) if self.is_running() => self.undo_asked(app, power).await.map(Some),
            _ => Ok(None),
        }
    }

    async fn undo_asked(&self, app: &App, power: Power) -> Result<ServerMessage, Problem> {
        let waiting = self.waiting_for(app, power).await?.into_iter().map(Id).collect();
        let undoes = last_choice(&self.history(app).await?, power).map(|(_, choice)| choice);
        Ok(ServerMessage::UndoAsked { power: Some(Id(power)), seq: self.seq(), undoes, waiting })
    }

    async fn say_undo_asked(&mut self, app: &App, power: Power) -> Result<(), Problem> {
        let question = self.undo_asked(app, power).await?;
        self.undo_waits = true;
        self.viewers.say(&question);
        Ok(app.store.announce(&News::Undo(self.table.id.clone()).to_string()).await?)
    }

    /// Another server says that somebody asks to take a choice back, or has his answer.
    pub async fn hear_undo(&mut self, app: &App) -> Result<(), Problem> {
        let question = self.undo_question(app).await?;
        self.viewers.say(&question.unwrap_or(settled(self.seq())));
        Ok(())
    }

    /// Nobody waits for an answer any more.
    pub(super) fn say_undo_void(&mut self) {
        self.undo_waits = false;
        self.viewers.say(&settled(self.seq()));
    }

    async fn say_undo_settled(&mut self, app: &App) -> Result<(), Problem> {
        self.say_undo_void();
        Ok(app.store.announce(&News::Undo(self.table.id.clone()).to_string()).await?)
    }
}

/// The step before the last choice of a Power that stands, and the step of that choice.
fn last_choice(history: &History, power: Power) -> Option<(u64, u64)> {
    let standing = history.standing_until(u64::MAX);
    let last = standing.iter().rposition(|step| step.by == Some(power))?;
    Some((standing.get(last.checked_sub(1)?)?.seq, standing[last].seq))
}

fn settled(seq: u64) -> ServerMessage {
    ServerMessage::UndoAsked { power: None, seq, undoes: None, waiting: Vec::new() }
}
