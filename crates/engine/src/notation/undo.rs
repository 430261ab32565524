//! Taking back: how far a Power may go back on its own, and why no further.

use super::{Entry, Record};
use crate::{board::Shows, chance::Happening, vocabulary::Power};

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
    /// The record does not replay, so nobody can tell.
    Unreplayable,
}

impl std::fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NothingChosen => write!(f, "there is no choice of one's own to take back"),
            Self::AnotherChose(power) => write!(f, "{power} has chosen since"),
            Self::Die => write!(f, "a die was rolled since"),
            Self::Draw => write!(f, "something was drawn since"),
            Self::Secret(power) => write!(f, "a card of {power} was shown since"),
            Self::Unreplayable => write!(f, "the record does not replay"),
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

    /// Where the choice stands that was made at the decision with this number. Choices cannot be
    /// counted: what is forced now may have been a choice when the record was made.
    fn decision(&self, number: u32) -> Option<usize> {
        let mut replay = self.replay().ok()?;
        loop {
            let at = replay.entries();
            if replay.game().decision()?.number == number {
                return (at < self.entries().len()).then_some(at);
            }
            replay.step(None)?.ok()?;
        }
    }

    fn undo_to(&self, power: Power, at: usize) -> Result<Record, CannotUndo> {
        match self.entry(at) {
            Some(Entry::Choice(by, _) | Entry::Forced(by, _)) if *by == power => {}
            _ => return Err(CannotUndo::NothingChosen),
        }
        for entry in self.entries().skip(at) {
            match entry {
                Entry::Choice(by, _) if *by == power => {}
                Entry::Choice(by, _) => return Err(CannotUndo::AnotherChose(*by)),
                Entry::Forced(..) => {}
                Entry::Chance(Happening::Dice(_)) => return Err(CannotUndo::Die),
                Entry::Chance(Happening::Draw(..)) => return Err(CannotUndo::Draw),
            }
        }
        self.nothing_shown_since(at, power)?;
        Ok(self.until(at))
    }

    /// Whether no card was shown since this entry that the Power could not see.
    fn nothing_shown_since(&self, at: usize, power: Power) -> Result<(), CannotUndo> {
        let mut replay = self.replay().map_err(|_| CannotUndo::Unreplayable)?;
        let mut events = Vec::new();
        while replay.entries() < self.entries().len() {
            events.clear();
            let is_since = replay.entries() >= at;
            match replay.step(Some(&mut events)) {
                None => break,
                Some(Err(_)) => return Err(CannotUndo::Unreplayable),
                Some(Ok(_)) => {}
            }
            for event in events.iter().filter(|_| is_since) {
                if let Shows::CardOf(owner) = event.shows()
                    && owner != power
                {
                    return Err(CannotUndo::Secret(owner));
                }
            }
        }
        Ok(())
    }
}
