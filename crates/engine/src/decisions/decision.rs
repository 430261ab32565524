//! Who is asked what, and why.

use crate::{
    board::Outcome,
    cards::{Card, OldWorldCard, Upgrade},
    decisions::Question,
    vocabulary::Power,
};

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
