//! What is asked of whom, and what can be answered.

use crate::{
    board::Outcome,
    cards::{Card, OldWorldCard, Replacement, Upgrade},
    vocabulary::{Class, ClassSet, Group, Mark, Power, Region, Token, TokenSet},
};

/// What a Power decides, in the words of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Summon a figure from the reserve, or from a region, to a region.
    Summon {
        /// Which figure.
        group: Group,
        /// Where it comes from; the reserve if nowhere.
        from: Option<Region>,
        /// Where it goes.
        to: Region,
    },
    /// Play a card from the hand into a region.
    Play {
        /// Which card.
        card: Card,
        /// Where.
        region: Region,
    },
    /// Do nothing more in this summoning phase.
    Pass,
    /// Assign a hit.
    Hit(Target),
    /// Every other decision: what is chosen.
    Choose(Thing),
}

/// What a hit can be assigned to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A figure.
    Figure(Group),
    /// A Peasant.
    Peasant,
}

/// What can be chosen. The region is named where the decision spans several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A region.
    Region(Region),
    /// A figure.
    Figure {
        /// Which.
        group: Group,
        /// Where.
        region: Option<Region>,
    },
    /// An Old World token.
    Token {
        /// Which.
        token: Token,
        /// Where.
        region: Option<Region>,
    },
    /// A corruption token.
    Corruption {
        /// Whose.
        owner: Power,
        /// Where.
        region: Option<Region>,
    },
    /// A Chaos card.
    Card(Card),
    /// An upgrade.
    Upgrade(Upgrade),
    /// A Power.
    Power(Power),
    /// A die that shows this number.
    Die(u8),
    /// The empty card space, rather than a card to cover.
    Empty,
    /// Do it.
    Yes,
    /// Leave it.
    No,
    /// Stop here.
    Done,
}

/// The most options that any decision can have.
pub const MOST_OPTIONS: usize = 512;

/// All options of a decision, each once: a list that is filled again and again without allocation.
#[derive(Clone)]
pub struct Options {
    choices: [Choice; MOST_OPTIONS],
    count: usize,
}

impl Options {
    /// An empty list.
    pub const fn new() -> Self {
        Self { choices: [Choice::Pass; MOST_OPTIONS], count: 0 }
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds an option. No decision has more than [`MOST_OPTIONS`].
    #[inline]
    pub(crate) fn push(&mut self, choice: Choice) {
        self.choices[self.count] = choice;
        self.count += 1;
    }

    /// Adds an option for each of some things.
    #[inline]
    pub(crate) fn push_each<T: Copy>(&mut self, things: &[T], choice: impl Fn(T) -> Choice) {
        // One check for all of them, which makes this twice as fast as pushing one by one.
        let room = &mut self.choices[self.count..self.count + things.len()];
        for (place, thing) in room.iter_mut().zip(things) {
            *place = choice(*thing);
        }
        self.count += things.len();
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}

impl std::ops::Deref for Options {
    type Target = [Choice];
    #[inline]
    fn deref(&self) -> &[Choice] {
        &self.choices[..self.count]
    }
}

impl IntoIterator for Options {
    type Item = Choice;
    type IntoIter = std::iter::Take<std::array::IntoIter<Choice, MOST_OPTIONS>>;
    fn into_iter(self) -> Self::IntoIter {
        self.choices.into_iter().take(self.count)
    }
}

impl<'a> IntoIterator for &'a Options {
    type Item = &'a Choice;
    type IntoIter = std::slice::Iter<'a, Choice>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Options {}

impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// What a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Question {
    /// Summon a figure, play a card, cash one that was set aside, or pass.
    Turn,
    /// Where does the next token go? `left` are still to be placed, `together` all in one region.
    PlaceToken { token: Token, left: u8, together: bool },
    /// Which of two pairs of regions gets the tokens?
    PlacePair { token: Token },
    /// Which corruption token is removed?
    RemoveCorruption { left: u8 },
    /// Which corruption token is moved, to the region that the first one went to?
    MoveCorruption { from: Region, to: Option<Region>, left: u8 },
    /// Where to?
    MoveCorruptionTo { owner: Power, from: Region },
    /// Which bordering region is corrupted?
    Spread { region: Region },
    /// Is one more corruption token placed?
    CorruptOnceMore { region: Region },
    /// Which Old World token is removed?
    RemoveToken { left: u8 },
    /// Which token is moved?
    MoveToken { tokens: TokenSet },
    /// Where to?
    MoveTokenTo { token: Token, from: Region },
    /// Which card is discarded?
    Discard { left: u8 },
    /// Who discards?
    WhoDiscards { region: Region },
    /// Which card does this one cover, if any?
    Cover { card: Card, region: Region },
    /// Which figure is marked so?
    Mark { region: Region, mark: Mark },
    /// Of which figure is control taken?
    TakeControl { region: Region, classes: ClassSet },
    /// Which figure is sent away?
    SendAway { region: Region },
    /// Where to?
    SendAwayTo { group: Group, from: Region },
    /// Which figure comes here?
    Gather { to: Region, left: u8 },
    /// Which figure leaves the ruined region, to the region that the first one went to?
    Flee { from: Region, to: Option<Region> },
    /// Which figure is replaced?
    Replace { region: Region, how: Replacement },
    /// Which enemy figure dies?
    Kill { region: Region, left: u8 },
    /// Which of one's own figures is removed?
    GiveUp { region: Region },
    /// Which card is discarded to remove an enemy figure, if any?
    PayToRemove { region: Region, class: Class },
    /// Which enemy figure is removed?
    RemoveEnemy { region: Region, class: Class },
    /// Which card is discarded to save a killed figure, if any?
    PayToSave { region: Region },
    /// Which killed figure is saved?
    Save { region: Region },
    /// Does a figure of this class come along?
    ComeAlong { region: Region, class: Class },
    /// Is such a token placed?
    BringToken { region: Region, token: Token },
    /// Which die is rolled again, if any?
    RollAgain { region: Region },
    /// Does the figure take a Warpstone along?
    TakeWarpstone { from: Region, to: Region },
    /// Does the figure fill a card space?
    FillSpace { region: Region },
    /// What is hit next? Hits below 6, and sixes, still to be assigned.
    Hit { region: Region, low: u8, sixes: u8, early: bool },
    /// What is hit in return?
    StrikeBack { region: Region, against: Power, hits: u8 },
    /// Which upgrade comes into play?
    Upgrade,
}

/// Why something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// It is the Power's turn, or the rules of the phase ask for it.
    Rules,
    /// A Chaos card was played or acts.
    Card(Card),
    /// An upgrade acts.
    Upgrade(Upgrade),
    /// An Old World card was drawn, or acts from the track.
    OldWorld(OldWorldCard),
    /// The dial turned.
    Dial,
    /// A Hero strikes.
    Hero,
}

/// A decision that is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// How many decisions came before it in this game.
    pub number: u32,
    /// Who decides.
    pub power: Power,
    /// What it is about.
    pub question: Question,
    /// What brought it up.
    pub cause: Cause,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// A Power has to decide.
    Ask(Decision),
    /// The game is over.
    Over(Outcome),
}
