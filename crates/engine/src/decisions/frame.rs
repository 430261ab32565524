//! Unfinished business, as plain data on a stack: a game can stop, be copied and go on at any
//! decision. A frame reads the board anew each time it is looked at.

use crate::{
    cards::{Card, OldWorldCard},
    decisions::{Cause, Question},
    vocabulary::{ClassSet, Phase, Power, PowerSet, Region, RegionSet},
};

/// One piece of unfinished business: something that the rules do by themselves, or a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    Work(Work),
    Ask(Ask),
}

/// A question: who is asked, why, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ask {
    pub by: Power,
    pub cause: Cause,
    pub question: Question,
}

/// What the rules go through by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Work {
    /// A phase is about to begin.
    Begin(Phase),
    /// An Old World card is being carried out; `used` is where its last step has placed.
    CarryOut { card: OldWorldCard, step: u8, used: RegionSet },
    /// Turns of the summoning phase, until no Power has power points.
    Turns { next: Power },
    /// What a card does when played.
    Resolve { card: Card, region: Region, effect: u8 },
    /// Figures that a card summoned for nothing are joined by one more, if an upgrade says so.
    Join { by: Power, region: Region },
    /// Cards that roll at the beginning of the battle phase, in the first region left.
    EarlyCards { left: RegionSet, space: u8 },
    /// Battles, in the first region left.
    Battles { left: RegionSet, fought: u8 },
    /// One battle, and what brought it about: who is still to roll, early strikers first.
    Rolls { region: Region, early: bool, left: PowerSet, cause: Cause },
    /// A battle is over: the killed may be saved, and then leave.
    BattleOver { region: Region, saved: bool },
    /// Effects at the end of the battle phase, in the first region left.
    AfterBattles { left: RegionSet, stage: u8 },
    /// Each of these players removes a figure of his, of these classes, from a region. The Power
    /// named places a corruption token for each.
    EachGivesUp {
        region: Region,
        left: PowerSet,
        classes: ClassSet,
        corrupts: Option<Power>,
        cause: Cause,
    },
    /// Each of these players moves a figure of his from a region to a bordering one.
    EachScatters { region: Region, left: PowerSet, cause: Cause },
    /// The corruption step, in the first region left.
    Corruption { left: RegionSet, stage: CorruptionStage },
    /// Heroes strike in the first region left.
    Heroes { left: RegionSet, done: u8 },
    /// Old World cards act from the track.
    Track { space: u8 },
    /// Each of these players, if he has a figure in the region, discards a card.
    EachDiscards { region: Region, left: PowerSet, cause: Cause },
    /// Ruined regions are scored; then the dials turn.
    ScoreRuins,
    /// Dials turn: those with a counter, then the one with the most.
    Dials { left: PowerSet, extra: bool },
    /// Is the game over?
    CheckEnd,
}

/// How far the corruption step has come in a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CorruptionStage {
    /// The tokens of figures.
    Tokens,
    /// Bonus tokens, of the Powers that are left.
    Bonus(PowerSet),
    /// What cards do after that, from this space on; then the ruin check.
    Cards(u8),
}

/// How deep unfinished business can nest. Ten thousand random games of all kinds need six.
const DEPTH: usize = 9;

/// The unfinished business of a game, innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    len: u8,
}

impl Stack {
    /// What lies above the top is always the same, so that equal games are equal values.
    const NOTHING: Frame = Frame::Work(Work::CheckEnd);

    pub const fn new(first: Work) -> Self {
        let mut frames = [Self::NOTHING; DEPTH];
        frames[0] = Frame::Work(first);
        Self { frames, len: 1 }
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.frames.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        debug_assert!(usize::from(self.len) < DEPTH, "unfinished business nests too deeply");
        if let Some(free) = self.frames.get_mut(usize::from(self.len)) {
            *free = frame;
            self.len += 1;
        }
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.frames[usize::from(self.len)] = Self::NOTHING;
    }

    /// Puts another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.frames[usize::from(self.len) - 1] = frame;
    }

    /// Ends all unfinished business.
    pub fn clear(&mut self) {
        *self = Self { frames: [Self::NOTHING; DEPTH], len: 0 };
    }

    /// The frames from the innermost outwards.
    pub fn inwards_out(&self) -> impl Iterator<Item = &Frame> {
        self.frames[..usize::from(self.len)].iter().rev()
    }

    /// The frame below the top one.
    #[inline]
    pub fn below_top(&mut self) -> Option<&mut Frame> {
        self.frames.get_mut(usize::from(self.len).wrapping_sub(2))
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.inwards_out()).finish()
    }
}
