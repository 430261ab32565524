//! What a bot is: a choice among options, with its reasons as data.

use ruinous_engine::{Choice, Options, Power, Region, View};

use crate::evaluation::Term;

/// An opponent.
pub trait Bot {
    /// Chooses among the options, of which there is at least one, of the Power whose view it is.
    fn choose(&mut self, view: &View, options: &Options) -> Decided;

    /// The same choice, for those who do not ask why.
    fn pick(&mut self, view: &View, options: &Options) -> Choice {
        self.choose(view, options).choice
    }
}

/// A choice, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// What was chosen.
    pub choice: Choice,
    /// What spoke for it and against it, most important first.
    pub reasons: Vec<Reason>,
    /// What the options looked like, for bots that look ahead.
    pub considered: Vec<Considered>,
}

/// Something that spoke for a choice, or against it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What was looked at.
    pub ground: Ground,
    /// How much it weighed: more than nothing for the choice, less than nothing against it.
    pub weight: f32,
}

/// What a choice rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Chance decided among options that looked alike: one in so many.
    Chance,
    /// The option does something for its Power.
    Useful,
    /// Nothing on offer does anything for its Power.
    Pointless,
    /// The chance to win that the option leaves.
    WinChance,
    /// A Power wins the game in this round more often, or less, than other options let it.
    Victory {
        /// Which.
        power: Power,
        /// Whether it does so more often, or less.
        more: bool,
    },
    /// A term of the evaluation that the choice leaves different than the options do on average.
    Term {
        /// Which.
        term: Term,
        /// Whose: the Power's own, or a rival's.
        power: Power,
        /// Whether there is more of it, or less.
        more: bool,
        /// Where the choice changes it most, if the term is about regions.
        region: Option<Region>,
    },
    /// How often the search tried the option.
    Visits,
}

/// An option that a bot looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered {
    /// The option.
    pub choice: Choice,
    /// The chance to win that it seemed to leave.
    pub win_chance: f32,
    /// In how many tries.
    pub visits: u32,
}
