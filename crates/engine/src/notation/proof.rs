//! Proving a record: whether all that chance decided in it is what a seed gives.

use std::fmt;

use super::{Entry, Record, RecordError, Replay, record::dealt_line};
use crate::{
    board::bag::Bag,
    chance::{Chance, Deck, Happening, Roll, draw},
};

/// How much of a record was found to be what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Proven {
    /// Dice, extra ones too.
    pub dice: u32,
    /// Cards drawn, or lost at random.
    pub cards: u32,
    /// Tokens dealt at set-up.
    pub tokens: u32,
    /// Powers dealt among the players.
    pub powers: u32,
}

/// Why a record is not what this chance gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotProven {
    /// The first thing that differs is a die.
    Die {
        /// The line, from 1; 0 if the record did not come from a file.
        line: usize,
        /// What the record says there.
        says: String,
        /// Which die of that line, from 1.
        nth: usize,
        /// What that die should be.
        gives: u8,
    },
    /// The first thing that differs is a card, a token or a Power.
    Draw {
        /// The line, from 1; 0 if the record did not come from a file.
        line: usize,
        /// What the record says there.
        says: String,
        /// What should stand there.
        gives: String,
    },
    /// The record does not replay, and up to there all is as it should be.
    Broken(RecordError),
}

impl fmt::Display for NotProven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die { line, says, nth, gives } => {
                write!(f, "line {line}: die {nth} of \"{says}\" should be {gives}")
            }
            Self::Draw { line, says, gives } => {
                write!(f, "line {line}: \"{says}\" should be \"{gives}\"")
            }
            Self::Broken(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotProven {}

impl Record {
    /// Replays the record and holds every die, card and token of it to another chance: the one of the
    /// seed from which the game is said to have been played.
    pub fn prove(&self, chance: &mut dyn Chance) -> Result<Proven, NotProven> {
        let mut comparison = Comparison { chance, proven: Proven::default(), differs: None };
        comparison.deal(self);
        let replayed = self.replay_comparing(&mut comparison);
        // What chance decided otherwise comes before all that it led to.
        match (comparison.differs, replayed) {
            (Some(differs), _) => Err(differs),
            (None, Err(error)) => Err(NotProven::Broken(error)),
            (None, Ok(())) => Ok(comparison.proven),
        }
    }

    fn replay_comparing(&self, comparison: &mut Comparison<'_>) -> Result<(), RecordError> {
        let mut replay = Replay::begin(self, None, Some(comparison))?;
        while let Some(step) = replay.step_comparing(None, Some(comparison)) {
            step?;
        }
        Ok(())
    }
}

/// What a record tells of chance, held to what another chance decides.
pub(super) struct Comparison<'c> {
    chance: &'c mut dyn Chance,
    proven: Proven,
    differs: Option<NotProven>,
}

impl Comparison<'_> {
    /// The record tells which Powers were dealt, if any were.
    fn deal(&mut self, record: &Record) {
        let Some(told) = record.dealt() else { return };
        let gives = record.setup().dealt(self.chance);
        if gives == told {
            self.proven.powers += told.len() as u32;
        } else {
            let (says, gives) = (dealt_line(told), dealt_line(&gives));
            self.differs = Some(NotProven::Draw { line: record.dealt_line(), says, gives });
        }
    }

    /// The record tells this die in this entry, with so many left behind it.
    pub fn die(&mut self, record: &Record, at: usize, left: usize, told: u8, roll: (Roll, u8)) {
        let gives = self.chance.die(roll.0, roll.1);
        if gives == told {
            self.proven.dice += 1;
        } else {
            let (line, says) = (record.line(at), written(record, at));
            let nth = match record.entry(at) {
                Some(Entry::Chance(Happening::Dice(dice))) => dice.len() - left,
                _ => 0,
            };
            self.differs.get_or_insert(NotProven::Die { line, says, nth, gives });
        }
    }

    /// The record tells in this entry that this was drawn.
    pub fn draw(&mut self, record: &Record, at: usize, told: u8, drawn: (Deck, Bag, u16)) {
        let (deck, bag, nth) = drawn;
        let place = draw(self.chance, deck, bag, nth);
        if place != told {
            let (line, says) = (record.line(at), written(record, at));
            let gives = Entry::Chance(Happening::Draw(deck, place)).line(record.setup());
            self.differs.get_or_insert(NotProven::Draw { line, says, gives });
        } else if deck == Deck::Tokens {
            self.proven.tokens += 1;
        } else {
            self.proven.cards += 1;
        }
    }
}

fn written(record: &Record, at: usize) -> String {
    record.entry(at).map_or_else(String::new, |entry| entry.line(record.setup()))
}
