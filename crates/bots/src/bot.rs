//! What a bot is: a choice among options, with its reasons as data.

use ruinous_engine::{Choice, Options, View};

/// An opponent.
pub trait Bot {
    /// Chooses among the options, of which there is at least one, of the Power whose view it is.
    fn choose(&mut self, view: &View, options: &Options) -> Decided;
}

/// A choice, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// What was chosen.
    pub choice: Choice,
    /// What spoke for it, most important first.
    pub reasons: Vec<Reason>,
}

/// Something that spoke for a choice, or against it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What was looked at.
    pub ground: Ground,
    /// How much it weighed.
    pub weight: f64,
}

/// What a choice rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Chance decided among options that looked alike.
    Chance,
    /// The option does something for its Power.
    Useful,
    /// The option does nothing for its Power, or costs more than it brings.
    Pointless,
    /// What the position is worth afterwards.
    Value,
}
