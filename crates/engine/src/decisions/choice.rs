//! What can be answered, in the words of the notation, and the list of it.

use crate::{
    cards::{Card, Upgrade},
    vocabulary::{Group, Power, Region, Token},
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
