//! How far a game has come within a phase, and what is being asked. All of it is open to all.

use crate::{
    cards::Card,
    decisions::{Ask, Decision, Frame, Question, Stack, Work},
    rules::queries::DiceTaken,
    vocabulary::{ByPower, ByRegion, FigureSet, PowerSet},
};

/// Unfinished business and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flow {
    pub stack: Stack,
    /// Hits that each Power may strike back with when the present killer is done.
    pub strikes: ByPower<u8>,
    /// The Powers that rolled early in the present battle.
    pub early_rollers: PowerSet,
    /// The figures they rolled for.
    pub rolled_early: FigureSet,
    /// Dice that were taken from Powers in the battle phase so far.
    pub dice_taken: ByRegion<DiceTaken>,
    /// The faces of the dice just rolled, ones first, while it is asked whether to roll one again.
    pub faces: [u8; 6],
    /// How many decisions were made.
    pub decisions: u32,
}

impl Flow {
    pub fn new(first: Work) -> Self {
        Self {
            stack: Stack::new(first),
            strikes: ByPower::default(),
            early_rollers: PowerSet::EMPTY,
            rolled_early: FigureSet::EMPTY,
            dice_taken: ByRegion::default(),
            faces: [0; 6],
            decisions: 0,
        }
    }

    /// The question at the top, if a Power is being asked.
    #[inline]
    pub fn asked(&self) -> Option<Ask> {
        match self.stack.top()? {
            Frame::Ask(ask) => Some(ask),
            Frame::Work(_) => None,
        }
    }

    /// The decision that is being asked.
    pub fn decision(&self) -> Option<Decision> {
        let Ask { by, cause, question } = self.asked()?;
        Some(Decision { number: self.decisions, power: by, question, cause })
    }

    /// The card in a hand that everyone knows, because it is being played.
    pub fn announced(&self) -> Option<Card> {
        self.stack.inwards_out().find_map(|frame| match frame {
            Frame::Ask(Ask { question: Question::Cover { card, .. }, .. }) => Some(*card),
            Frame::Ask(_) | Frame::Work(_) => None,
        })
    }
}
