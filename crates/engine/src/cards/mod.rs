//! The cards: each one entry in one place, with its facts, its provenance and what it does in the
//! vocabulary of the rules ([`Effect`], [`Ability`], [`Step`]). Names and texts are in `locales/`.

mod effect;
mod horned_rat;
mod khorne;
mod names;
mod nurgle;
mod old_world;
mod old_world_expert;
mod slaanesh;
mod tzeentch;

pub use names::{Card, OldWorldCard, Upgrade};

pub use effect::{
    Ability, Action, Condition, Effect, Gathering, Limit, Reach, Replacement, Step, TrackEffect,
    Where, Whose,
};

use crate::vocabulary::{Power, Provenance, vocabulary};

vocabulary! {
    /// Which Chaos cards and upgrades the Powers use: all of them the same set.
    CardSet, a "set of cards" {
        /// The cards of the base game.
        Base = "base",
        /// The second set, of the expansion.
        Morrslieb = "morrslieb",
    }
}

vocabulary! {
    /// From which cards the Old World deck is dealt.
    OldWorldSet, a "set of Old World cards" {
        /// The 28 cards of the base game.
        Base = "base",
        /// Those and the nine expert cards.
        Mixed = "mixed",
        /// The nine expert cards alone.
        Expert = "expert",
    }
}

impl CardSet {
    /// The set from which a Power has its cards where the table uses this one: the Horned Rat
    /// always has its own.
    #[inline]
    pub const fn of_power(self, power: Power) -> Self {
        if matches!(power, Power::HornedRat) { CardSet::Morrslieb } else { self }
    }
}

/// How sure we are of what a Chaos card is. The three are not known from the same places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// Of what it does.
    pub effect: Provenance,
    /// Of its cost, and whether it bears the magic symbol.
    pub cost: Provenance,
    /// Of how many of it are in the deck.
    pub copies: Provenance,
}

/// A card of a base deck. Two records agree about costs, symbols and copies, and these add up to a
/// deck.
const fn base(effect: Provenance) -> Sources {
    Sources { effect, cost: Provenance::Confirmed, copies: Provenance::Confirmed }
}

/// A card of the expansion. One record has costs and symbols, none the copies: they were made to
/// add up to a deck.
const fn expansion(effect: Provenance) -> Sources {
    Sources { effect, cost: Provenance::Recorded, copies: Provenance::Reconstructed }
}

/// What there is to know about a Chaos card.
#[derive(Debug)]
pub struct ChaosCard {
    /// The name in the notation.
    pub id: &'static str,
    /// How many of it are in the deck.
    pub copies: u8,
    /// Power points to play it, and its worth for domination.
    pub cost: u8,
    /// Whether it bears the magic symbol.
    pub magic: bool,
    /// How sure we are of its effect, its cost and its copies.
    pub provenance: Sources,
    /// What it does.
    pub effects: &'static [Effect],
}

/// What there is to know about an upgrade.
#[derive(Debug)]
pub struct UpgradeCard {
    /// The name in the notation.
    pub id: &'static str,
    /// How sure we are of its effect.
    pub provenance: Provenance,
    /// What it does. The first three upgrades of a Power are those of its Cultists, Warriors and
    /// Greater Daemon; the others are the Power's own.
    pub ability: Ability,
}

/// What there is to know about an Old World card.
#[derive(Debug)]
pub struct OldWorldInfo {
    /// The name in the notation.
    pub id: &'static str,
    /// How many of it there are.
    pub copies: u8,
    /// Whether it bears the Twin-tailed Comet.
    pub comet: bool,
    /// Whether it is discarded instead of joining the track.
    pub discarded: bool,
    /// How sure we are of its effect.
    pub provenance: Provenance,
    /// What happens when it is drawn, in order.
    pub when_drawn: &'static [Step],
    /// What holds or happens while it is on the track.
    pub on_track: Option<TrackEffect>,
}
