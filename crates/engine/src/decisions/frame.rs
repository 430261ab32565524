//! Unfinished business, as plain data on a stack: a game can stop, be copied and go on at any
//! decision. A frame reads the board anew each time it is looked at.

use crate::{
    cards::{Card, Gathering, OldWorldCard, Reach, Replacement, Whose},
    vocabulary::{
        Class, ClassSet, Figure, Mark, Phase, Power, PowerSet, Region, RegionSet, Token, TokenSet,
    },
};

/// One piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    // ---- what the rules go through by themselves
    /// A phase is about to begin.
    Begin(Phase),
    /// An Old World card is being carried out; `used` is where its last step has placed.
    CarryOut { card: OldWorldCard, step: u8, used: RegionSet },
    /// Turns of the summoning phase, until no Power has power points.
    Turns { next: Power },
    /// What a card does when played.
    Resolve { card: Card, region: Region, effect: u8 },
    /// Cards that roll at the beginning of the battle phase, in the first region left.
    EarlyCards { left: RegionSet, space: u8 },
    /// Battles, in the first region left.
    Battles { left: RegionSet, fought: u8 },
    /// One battle: who is still to roll, early strikers first.
    Rolls { region: Region, early: bool, left: PowerSet },
    /// A battle is over: the killed may be saved, and then leave.
    BattleOver { region: Region, saved: bool },
    /// Effects at the end of the battle phase, in the first region left.
    AfterBattles { left: RegionSet, stage: u8 },
    /// Each of these players removes a figure of his, of these classes, from a region. The Power
    /// named places a corruption token for each.
    EachGivesUp { region: Region, left: PowerSet, classes: ClassSet, corrupts: Option<Power> },
    /// Each of these players moves a figure of his from a region to a bordering one.
    EachScatters { region: Region, left: PowerSet },
    /// The corruption step, in the first region left.
    Corruption { left: RegionSet, stage: CorruptionStage },
    /// Heroes strike in the first region left.
    Heroes { left: RegionSet, done: u8 },
    /// Old World cards act from the track.
    Track { space: u8 },
    /// Each of these players discards a card.
    EachDiscards { left: PowerSet },
    /// Ruined regions are scored; then the dials turn.
    ScoreRuins,
    /// Dials turn: those with a counter, then the one with the most.
    Dials { left: PowerSet, extra: bool },
    /// Is the game over?
    CheckEnd,

    // ---- what is asked
    /// A turn of the summoning phase.
    Turn { power: Power },
    /// Where the next token goes.
    PlaceToken { by: Power, token: Token, left: u8, manner: Manner, regions: RegionSet },
    /// Which pair of regions the card's tokens go to.
    PlacePair { by: Power, card: OldWorldCard, step: u8 },
    /// Which corruption token is removed, from one region or from anywhere.
    RemoveCorruption { by: Power, left: u8, region: Option<Region>, whose: Whose },
    /// Which corruption token is moved to one other region.
    MoveCorruption { by: Power, left: u8, from: Region, to: Option<Region> },
    /// Where it is moved.
    MoveCorruptionTo { by: Power, left: u8, from: Region, owner: Power },
    /// In which bordering region a corruption token is placed.
    Spread { by: Power, region: Region },
    /// Whether one more corruption token is placed.
    CorruptOnceMore { by: Power, region: Region },
    /// Which token is removed.
    RemoveToken { by: Power, left: u8, tokens: TokenSet },
    /// Which token is moved.
    MoveToken { by: Power, tokens: TokenSet, moving: Moving },
    /// Where a token is moved to.
    MoveTokenTo { by: Power, token: Token, from: Region, moving: Moving },
    /// Which card is discarded.
    Discard { by: Power, left: u8 },
    /// Which opponent discards so many cards, or one at random.
    WhoDiscards { by: Power, region: Region, cards: Option<u8> },
    /// Onto which card of a region a card is played, if onto any.
    Cover { card: Card, region: Region },
    /// Which figure is marked.
    Mark { by: Power, region: Region, mark: Mark, whose: Whose, classes: ClassSet },
    /// Of which figure control is taken.
    TakeControl { by: Power, region: Region, classes: ClassSet, kept: bool },
    /// Which figure is sent away.
    SendAway { by: Power, region: Region, whose: Whose, classes: ClassSet, to: Reach },
    /// Where it is sent.
    SendAwayTo { by: Power, figure: Figure, from: Region, to: Reach },
    /// Which figure comes to a region.
    Gather { by: Power, to: Region, left: u8, from: Option<Region>, what: Gathering },
    /// Which figure leaves a ruined region for the one bordering region chosen with the first.
    Flee { by: Power, from: Region, to: Option<Region> },
    /// Where the first one goes.
    FleeTo { by: Power, figure: Figure, from: Region },
    /// Which figure is replaced.
    Replace { by: Power, region: Region, how: Replacement },
    /// Which enemy figure dies outside battle.
    Kill { by: Power, region: Region, left: u8 },
    /// Which of his figures a player removes.
    GiveUp { by: Power, region: Region, classes: ClassSet },
    /// Which card is discarded to remove an enemy figure of this class, if any.
    PayToRemove { by: Power, region: Region, class: Class },
    /// Which enemy figure of this class is removed.
    RemoveEnemy { by: Power, region: Region, class: Class },
    /// Which card is discarded to save a killed figure, if any.
    PayToSave { by: Power, region: Region },
    /// Which killed figure is saved.
    Save { by: Power, region: Region },
    /// Whether a figure takes a Warpstone along.
    TakeWarpstone { by: Power, from: Region, to: Region },
    /// Whether a figure fills a card space.
    FillSpace { by: Power, figure: Figure, region: Region },
    /// Whether a figure of this class comes from the reserve for nothing.
    ComeAlong { by: Power, region: Region, class: Class },
    /// Whether such a token is placed.
    BringToken { by: Power, region: Region, token: Token },
    /// Which die is rolled again, if any.
    RollAgain { by: Power, region: Region, early: bool },
    /// What is hit.
    Hit { by: Power, region: Region, low: u8, sixes: u8, early: bool },
    /// What is hit in return.
    StrikeBack { by: Power, region: Region, against: Power, hits: u8, early: bool },
    /// Which upgrade comes into play.
    Upgrade { by: Power },
}

/// How several tokens are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Manner {
    /// Anywhere, also two in one region.
    Freely,
    /// Each in a different region.
    Apart,
    /// All in one region.
    Together,
}

/// Which tokens are moved, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Moving {
    /// From this region to any other.
    AwayFrom(Region),
    /// From anywhere to a bordering region, if one likes; once a round, as a bonus to an action.
    ToNeighbour { as_bonus: bool },
    /// From a bordering region to this one.
    Into(Region),
    /// Between this region and a bordering one.
    Between(Region),
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

impl Frame {
    /// The Power that this frame asks, if it asks anyone.
    #[inline]
    pub fn asks(&self) -> Option<Power> {
        match *self {
            Frame::Turn { power } => Some(power),
            Frame::PlaceToken { by, .. }
            | Frame::PlacePair { by, .. }
            | Frame::RemoveCorruption { by, .. }
            | Frame::MoveCorruption { by, .. }
            | Frame::MoveCorruptionTo { by, .. }
            | Frame::Spread { by, .. }
            | Frame::CorruptOnceMore { by, .. }
            | Frame::RemoveToken { by, .. }
            | Frame::MoveToken { by, .. }
            | Frame::MoveTokenTo { by, .. }
            | Frame::Discard { by, .. }
            | Frame::WhoDiscards { by, .. }
            | Frame::Mark { by, .. }
            | Frame::TakeControl { by, .. }
            | Frame::SendAway { by, .. }
            | Frame::SendAwayTo { by, .. }
            | Frame::Gather { by, .. }
            | Frame::Flee { by, .. }
            | Frame::FleeTo { by, .. }
            | Frame::Replace { by, .. }
            | Frame::Kill { by, .. }
            | Frame::GiveUp { by, .. }
            | Frame::PayToRemove { by, .. }
            | Frame::RemoveEnemy { by, .. }
            | Frame::PayToSave { by, .. }
            | Frame::Save { by, .. }
            | Frame::TakeWarpstone { by, .. }
            | Frame::FillSpace { by, .. }
            | Frame::ComeAlong { by, .. }
            | Frame::BringToken { by, .. }
            | Frame::RollAgain { by, .. }
            | Frame::Hit { by, .. }
            | Frame::StrikeBack { by, .. }
            | Frame::Upgrade { by, .. } => Some(by),
            Frame::Cover { card, .. } => Some(card.power()),
            _ => None,
        }
    }

    /// Ruling 1: whether it is asked must not depend on what others may not know. These two are
    /// asked even where the hand leaves a single option.
    #[inline]
    pub fn always_asked(&self) -> bool {
        matches!(self, Frame::Turn { .. } | Frame::Discard { .. })
    }

    /// The region that a decision is confined to.
    pub fn region(&self) -> Option<Region> {
        match *self {
            Frame::RemoveCorruption { region, .. } => region,
            Frame::MoveToken { moving: Moving::AwayFrom(region), .. } => Some(region),
            Frame::Gather { from, .. } => from,
            Frame::MoveCorruption { from, .. } | Frame::Flee { from, .. } => Some(from),
            Frame::Mark { region, .. }
            | Frame::TakeControl { region, .. }
            | Frame::SendAway { region, .. }
            | Frame::Replace { region, .. }
            | Frame::Kill { region, .. }
            | Frame::GiveUp { region, .. }
            | Frame::RemoveEnemy { region, .. }
            | Frame::Save { region, .. }
            | Frame::Hit { region, .. }
            | Frame::StrikeBack { region, .. } => Some(region),
            _ => None,
        }
    }
}

/// How deep unfinished business can nest.
const DEPTH: usize = 10;

/// The unfinished business of a game, innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    len: u8,
}

impl Stack {
    pub const fn new(first: Frame) -> Self {
        Self { frames: [first; DEPTH], len: 1 }
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.frames.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        // What lies above the top is always the same, so that equal games are equal values.
        self.frames[usize::from(self.len)] = Frame::CheckEnd;
    }

    /// Puts another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.frames[usize::from(self.len) - 1] = frame;
    }

    /// Ends all unfinished business.
    pub fn clear(&mut self) {
        *self = Self { frames: [Frame::CheckEnd; DEPTH], len: 0 };
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
