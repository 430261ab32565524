//! What is asked. A new question is a variant here; the compiler then names every place that has to
//! know about it.

use crate::{
    cards::{Card, Gathering, Limit, Reach, Replacement, Whose},
    vocabulary::{
        Class, ClassSet, Figure, Mark, Power, Region, RegionSet, Token, TokenSet, vocabulary,
    },
};

/// What a decision is about: everything that listing its options and taking one of them needs, as
/// plain data. What the board says is read anew each time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Question {
    /// Summon a figure, play a card, cash one that was set aside, or pass.
    Turn,
    /// In which of these regions does the next token go? `left` are still to be placed.
    PlaceToken { token: Token, left: u8, manner: Manner, regions: RegionSet },
    /// Which of two pairs of regions gets the tokens? Its first region names a pair.
    PlacePair { token: Token, one: [Region; 2], other: [Region; 2] },
    /// Which corruption token is removed, from this region or from anywhere?
    RemoveCorruption { left: u8, region: Option<Region>, whose: Whose },
    /// Which corruption token is moved, to the region that the first one went to?
    MoveCorruption { from: Region, to: Option<Region>, left: u8 },
    /// Where does it go?
    MoveCorruptionTo { owner: Power, from: Region, left: u8 },
    /// Which bordering region is corrupted?
    Spread { region: Region },
    /// Is one more corruption token placed?
    CorruptOnceMore { region: Region },
    /// Which Old World token of these kinds is removed?
    RemoveToken { left: u8, tokens: TokenSet },
    /// Which token of these kinds is moved?
    MoveToken { tokens: TokenSet, moving: Moving },
    /// Where does it go?
    MoveTokenTo { token: Token, from: Region, moving: Moving },
    /// Which card is discarded?
    Discard { left: u8 },
    /// Which opponent discards so many cards of his choice, or one at random?
    WhoDiscards { region: Region, cards: Option<u8> },
    /// Which card does this one cover, if any?
    Cover { card: Card, region: Region },
    /// Which figure is marked so?
    Mark { region: Region, mark: Mark, whose: Whose, classes: ClassSet },
    /// Of which figure is control taken? `kept` while the Keeper of Secrets stands.
    TakeControl { region: Region, classes: ClassSet, kept: bool },
    /// Which figure is sent away?
    SendAway { region: Region, whose: Whose, classes: ClassSet, to: Reach },
    /// Where does it go?
    SendAwayTo { figure: Figure, from: Region, to: Reach },
    /// Which figure comes here?
    Gather { to: Region, left: u8, what: Gathering },
    /// Which figure leaves the ruined region, to the region that the first one went to?
    Flee { from: Region, to: Option<Region> },
    /// Where does the first one go?
    FleeTo { figure: Figure, from: Region },
    /// Which figure is replaced?
    Replace { region: Region, how: Replacement },
    /// Which enemy figure dies outside battle?
    Kill { region: Region, left: u8 },
    /// Which of one's own figures is removed? The Power named places a corruption token for it.
    GiveUp { region: Region, classes: ClassSet, corrupts: Option<Power> },
    /// Which card is discarded to remove an enemy figure of this class, if any?
    PayToRemove { region: Region, class: Class },
    /// Which enemy figure of this class is removed?
    RemoveEnemy { region: Region, class: Class },
    /// Which card is discarded to save a killed figure, if any?
    PayToSave { region: Region },
    /// Which killed figure is saved?
    Save { region: Region },
    /// Does a figure of this class come from the reserve for nothing?
    ComeAlong { region: Region, class: Class },
    /// Is such a token placed?
    BringToken { region: Region, token: Token },
    /// Which die is rolled again, if any?
    RollAgain { region: Region, early: bool },
    /// Does the figure take a Warpstone along?
    TakeWarpstone { from: Region, to: Region },
    /// Does the figure fill a card space?
    FillSpace { figure: Figure, region: Region },
    /// What is hit next? Hits below 6, and sixes, still to be assigned.
    Hit { region: Region, low: u8, sixes: u8, early: bool },
    /// What is hit in return?
    StrikeBack { region: Region, against: Power, hits: u8, early: bool },
    /// Which upgrade comes into play?
    Upgrade,
}

/// How several tokens are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// Anywhere, also two in one region.
    Freely,
    /// Each in a different region.
    Apart,
    /// All in one region.
    Together,
}

/// Which tokens are moved, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moving {
    /// From this region to any other.
    AwayFrom(Region),
    /// From anywhere to a bordering region, if one likes; once a round, as a bonus to an action.
    ToNeighbour {
        /// Whether it is such a bonus.
        as_bonus: bool,
    },
    /// From a bordering region to this one.
    Into(Region),
    /// Between this region and a bordering one.
    Between(Region),
}

impl Moving {
    /// The regions from which a token may be moved so.
    pub fn from(self) -> RegionSet {
        match self {
            Moving::AwayFrom(region) => RegionSet::of(&[region]),
            Moving::ToNeighbour { .. } => RegionSet::ALL,
            Moving::Into(region) => region.borders(),
            Moving::Between(region) => region.borders().with(region),
        }
    }

    /// The regions to which a token of this region may be moved so, ruined ones too.
    pub fn to(self, from: Region) -> RegionSet {
        match self {
            Moving::AwayFrom(_) => RegionSet::ALL.without(from),
            Moving::ToNeighbour { .. } => from.borders(),
            Moving::Into(to) => RegionSet::of(&[to]),
            Moving::Between(here) if here == from => here.borders(),
            Moving::Between(here) => RegionSet::of(&[here]),
        }
    }
}

impl Question {
    /// Ruling 1: whether it is asked must not depend on what others may not know. These two are
    /// asked even where the hand leaves a single option.
    #[inline]
    pub(crate) fn is_always_asked(&self) -> bool {
        matches!(self, Question::Turn | Question::Discard { .. })
    }

    /// What kind of thing answers it.
    pub fn expects(&self) -> Expected {
        match self {
            Question::Turn => Expected::Turn,
            Question::Hit { .. } | Question::StrikeBack { .. } => Expected::Hit,
            Question::PlaceToken { .. }
            | Question::PlacePair { .. }
            | Question::MoveCorruptionTo { .. }
            | Question::Spread { .. }
            | Question::MoveTokenTo { .. }
            | Question::SendAwayTo { .. }
            | Question::FleeTo { .. } => Expected::Region,
            Question::RemoveCorruption { .. } | Question::MoveCorruption { .. } => {
                Expected::Corruption
            }
            Question::RemoveToken { .. } | Question::MoveToken { .. } => Expected::Token,
            Question::Discard { .. }
            | Question::PayToRemove { .. }
            | Question::PayToSave { .. } => Expected::Card,
            Question::Cover { .. } => Expected::Space,
            Question::WhoDiscards { .. } => Expected::Power,
            Question::Mark { .. }
            | Question::TakeControl { .. }
            | Question::SendAway { .. }
            | Question::Gather { .. }
            | Question::Flee { .. }
            | Question::Replace { .. }
            | Question::Kill { .. }
            | Question::GiveUp { .. }
            | Question::RemoveEnemy { .. }
            | Question::Save { .. } => Expected::Figure,
            Question::CorruptOnceMore { .. }
            | Question::ComeAlong { .. }
            | Question::BringToken { .. }
            | Question::TakeWarpstone { .. }
            | Question::FillSpace { .. } => Expected::YesOrNo,
            Question::RollAgain { .. } => Expected::Die,
            Question::Upgrade => Expected::Upgrade,
        }
    }

    /// Whether one may also choose nothing, or nothing more.
    pub fn may_stop(&self) -> bool {
        match self {
            Question::Gather { what, .. } => what.limit != Limit::Exactly,
            Question::MoveToken { moving, .. } => matches!(moving, Moving::ToNeighbour { .. }),
            Question::MoveCorruption { .. }
            | Question::Flee { .. }
            | Question::PayToRemove { .. }
            | Question::PayToSave { .. }
            | Question::RollAgain { .. } => true,
            Question::Turn
            | Question::PlaceToken { .. }
            | Question::PlacePair { .. }
            | Question::RemoveCorruption { .. }
            | Question::MoveCorruptionTo { .. }
            | Question::Spread { .. }
            | Question::CorruptOnceMore { .. }
            | Question::RemoveToken { .. }
            | Question::MoveTokenTo { .. }
            | Question::Discard { .. }
            | Question::WhoDiscards { .. }
            | Question::Cover { .. }
            | Question::Mark { .. }
            | Question::TakeControl { .. }
            | Question::SendAway { .. }
            | Question::SendAwayTo { .. }
            | Question::FleeTo { .. }
            | Question::Replace { .. }
            | Question::Kill { .. }
            | Question::GiveUp { .. }
            | Question::RemoveEnemy { .. }
            | Question::Save { .. }
            | Question::ComeAlong { .. }
            | Question::BringToken { .. }
            | Question::TakeWarpstone { .. }
            | Question::FillSpace { .. }
            | Question::Hit { .. }
            | Question::StrikeBack { .. }
            | Question::Upgrade => false,
        }
    }

    /// Which figures may be chosen, where a figure is.
    pub(super) fn figures(&self) -> Option<Wanted> {
        let wanted = |whose, classes, more| Some(Wanted { whose, classes, more });
        match *self {
            Question::Mark { whose, classes, .. } => wanted(whose, classes, More::Nothing),
            Question::GiveUp { classes, .. } => wanted(Whose::Own, classes, More::Nothing),
            Question::TakeControl { classes, .. } => wanted(Whose::Enemy, classes, More::Nothing),
            Question::Kill { .. } => {
                wanted(Whose::Enemy, ClassSet::CULTISTS_AND_WARRIORS, More::Nothing)
            }
            Question::RemoveEnemy { class, .. } => {
                wanted(Whose::Enemy, ClassSet::of(&[class]), More::Nothing)
            }
            Question::SendAway { whose, classes, .. } => wanted(whose, classes, More::MayLeave),
            Question::Gather { what, .. } => wanted(what.whose, what.classes, More::MayLeave),
            Question::Flee { .. } => wanted(Whose::Own, ClassSet::ALL, More::MayLeave),
            Question::Save { .. } | Question::Replace { how: Replacement::Promotion, .. } => {
                wanted(Whose::Own, ClassSet::ALL, More::Else)
            }
            Question::Replace { how: Replacement::WarriorByCultists, .. } => {
                wanted(Whose::Anyone, ClassSet::of(&[Class::Warrior]), More::Else)
            }
            Question::Turn
            | Question::PlaceToken { .. }
            | Question::PlacePair { .. }
            | Question::RemoveCorruption { .. }
            | Question::MoveCorruption { .. }
            | Question::MoveCorruptionTo { .. }
            | Question::Spread { .. }
            | Question::CorruptOnceMore { .. }
            | Question::RemoveToken { .. }
            | Question::MoveToken { .. }
            | Question::MoveTokenTo { .. }
            | Question::Discard { .. }
            | Question::WhoDiscards { .. }
            | Question::Cover { .. }
            | Question::SendAwayTo { .. }
            | Question::FleeTo { .. }
            | Question::PayToRemove { .. }
            | Question::PayToSave { .. }
            | Question::ComeAlong { .. }
            | Question::BringToken { .. }
            | Question::RollAgain { .. }
            | Question::TakeWarpstone { .. }
            | Question::FillSpace { .. }
            | Question::Hit { .. }
            | Question::StrikeBack { .. }
            | Question::Upgrade => None,
        }
    }

    /// The regions from which a figure or token is chosen, where that is what is asked. If there is
    /// only one, an option need not name it.
    pub(crate) fn among(&self) -> RegionSet {
        let one = |region: Region| RegionSet::of(&[region]);
        match *self {
            Question::Gather { to, what, .. } => what.from.regions(to),
            Question::RemoveCorruption { region, .. } => region.map_or(RegionSet::ALL, one),
            Question::RemoveToken { .. } => RegionSet::ALL,
            Question::MoveToken { moving, .. } => moving.from(),
            Question::MoveCorruption { from, .. } | Question::Flee { from, .. } => one(from),
            Question::Mark { region, .. }
            | Question::TakeControl { region, .. }
            | Question::SendAway { region, .. }
            | Question::Replace { region, .. }
            | Question::Kill { region, .. }
            | Question::GiveUp { region, .. }
            | Question::RemoveEnemy { region, .. }
            | Question::Save { region }
            | Question::Hit { region, .. }
            | Question::StrikeBack { region, .. } => one(region),
            Question::Turn
            | Question::PlaceToken { .. }
            | Question::PlacePair { .. }
            | Question::MoveCorruptionTo { .. }
            | Question::Spread { .. }
            | Question::CorruptOnceMore { .. }
            | Question::MoveTokenTo { .. }
            | Question::Discard { .. }
            | Question::WhoDiscards { .. }
            | Question::Cover { .. }
            | Question::SendAwayTo { .. }
            | Question::FleeTo { .. }
            | Question::PayToRemove { .. }
            | Question::PayToSave { .. }
            | Question::ComeAlong { .. }
            | Question::BringToken { .. }
            | Question::RollAgain { .. }
            | Question::TakeWarpstone { .. }
            | Question::FillSpace { .. }
            | Question::Upgrade => RegionSet::EMPTY,
        }
    }

    /// The region that need not be named, because a figure or token can be chosen there only.
    pub(crate) fn confined_to(&self) -> Option<Region> {
        match self {
            // These say where even if only one region is left: the list spans several.
            Question::Gather { .. } | Question::RemoveToken { .. } => None,
            Question::MoveToken { moving, .. } if !matches!(moving, Moving::AwayFrom(_)) => None,
            _ => {
                let among = self.among();
                among.into_iter().next().filter(|_| among.len() == 1)
            }
        }
    }
}

/// The figures that a question asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub whose: Whose,
    pub classes: ClassSet,
    pub more: More,
}

/// What else is asked of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum More {
    Nothing,
    /// That no card and no hatred holds it where it is.
    MayLeave,
    /// That another can take its place; that it was killed and can be saved.
    Else,
}

vocabulary! {
    /// What kind of thing answers a question.
    Expected, a "kind of answer" {
        /// A turn: summon, play, cash, pass.
        Turn = "turn",
        /// A hit on a figure or a Peasant.
        Hit = "hit",
        /// A region.
        Region = "region",
        /// A figure.
        Figure = "figure",
        /// An Old World token.
        Token = "token",
        /// A corruption token.
        Corruption = "corruption",
        /// A card of the hand.
        Card = "card",
        /// A card to cover, or the empty space.
        Space = "space",
        /// A Power.
        Power = "power",
        /// An upgrade.
        Upgrade = "upgrade",
        /// A die.
        Die = "die",
        /// Yes or no.
        YesOrNo = "yes-or-no",
    }
}
