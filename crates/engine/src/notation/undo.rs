//! Taking back: how far a Power may go back on its own, and why no further.

use super::{Entry, Record};
use crate::{board::Event, chance::Happening, decisions::Choice, vocabulary::Power};

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CannotUndo {
    /// The Power has chosen nothing yet, or that decision was not its own.
    NothingChosen,
    /// Another Power has chosen since.
    AnotherChose(Power),
    /// A die was rolled since.
    Die,
    /// Something was drawn since.
    Draw,
    /// A card of this Power was shown since that the others did not know.
    Secret(Power),
}

impl std::fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NothingChosen => write!(f, "there is no choice of one's own to take back"),
            Self::AnotherChose(power) => write!(f, "{power} has chosen since"),
            Self::Die => write!(f, "a die was rolled since"),
            Self::Draw => write!(f, "something was drawn since"),
            Self::Secret(power) => write!(f, "a card of {power} was shown since"),
        }
    }
}

impl std::error::Error for CannotUndo {}

impl Record {
    /// The record as it was before the last choice of a Power, or why that cannot be taken back: a
    /// die, a draw, a secret or another Power's choice lies between. Playing one's own card shows it
    /// to the others, and may be taken back all the same: the loss is one's own.
    pub fn undo(&self, power: Power) -> Result<Record, CannotUndo> {
        let is_own = |entry: &Entry| matches!(entry, Entry::Choice(by, _) if *by == power);
        let last = self.entries().enumerate().filter(|(_, entry)| is_own(entry)).last();
        let (at, _) = last.ok_or(CannotUndo::NothingChosen)?;
        self.undo_to(power, at)
    }

    /// The same, to before the decision with this number: see
    /// [`Decision::number`](crate::Decision::number).
    pub fn undo_decision(&self, power: Power, number: u32) -> Result<Record, CannotUndo> {
        let at = self.decision(number).ok_or(CannotUndo::NothingChosen)?;
        self.undo_to(power, at)
    }

    /// The record as it was before the decision with this number, whatever lies between: what the
    /// others have to agree to. `None` if there was no such decision.
    pub fn before_decision(&self, number: u32) -> Option<Record> {
        self.decision(number).map(|at| self.until(at))
    }

    /// Where the decision with this number stands.
    fn decision(&self, number: u32) -> Option<usize> {
        let choices = self.entries().enumerate();
        let mut choices = choices.filter(|(_, entry)| matches!(entry, Entry::Choice(..)));
        choices.nth(number as usize).map(|(at, _)| at)
    }

    fn undo_to(&self, power: Power, at: usize) -> Result<Record, CannotUndo> {
        for entry in self.entries().skip(at) {
            match entry {
                Entry::Choice(by, _) if *by == power => {}
                Entry::Choice(by, _) if self.entry(at) == Some(entry) && *by != power => {
                    return Err(CannotUndo::NothingChosen);
                }
                Entry::Choice(by, _) => return Err(CannotUndo::AnotherChose(*by)),
                Entry::Forced(..) => {}
                Entry::Chance(Happening::Dice(_)) => return Err(CannotUndo::Die),
                Entry::Chance(Happening::Draw(..)) => return Err(CannotUndo::Draw),
            }
        }
        match self.shown_since(at, power) {
            Some(owner) => Err(CannotUndo::Secret(owner)),
            None => Ok(self.until(at)),
        }
    }

    /// Whose card was shown since this entry, of those that the Power could not see.
    fn shown_since(&self, at: usize, power: Power) -> Option<Power> {
        let mut replay = self.replay().ok()?;
        let mut events = Vec::new();
        while replay.entries() < self.entries().len() {
            events.clear();
            let is_since = replay.entries() >= at;
            replay.step(Some(&mut events))?.ok()?;
            if is_since && let Some(owner) = events.iter().find_map(|event| shown(event, power)) {
                return Some(owner);
            }
        }
        None
    }
}

/// Whose hand an event shows a card of, to one who could not see it.
fn shown(event: &Event, viewer: Power) -> Option<Power> {
    match event {
        Event::Discarded { power, .. } if *power != viewer => Some(*power),
        Event::Chosen { by, choice: Choice::Play { .. }, .. } if *by != viewer => Some(*by),
        _ => None,
    }
}
