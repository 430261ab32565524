//! The cards: each one entry in one place, with its facts, its provenance and what it does in the
//! vocabulary of the rules ([`Effect`], [`Ability`], [`Step`]). Names and texts are in `locales/`.

mod effect;
mod khorne;
mod nurgle;
mod old_world;
mod slaanesh;
mod tzeentch;

pub use effect::{Ability, Action, Effect, Step, TrackEffect, Where};

use crate::{
    bag::{Bag, SmallBag},
    power::{ByPower, Power},
    provenance::Provenance,
    vocabulary::{Unknown, vocabulary},
};

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
    /// How sure we are of its effect.
    pub provenance: Provenance,
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

/// A Chaos card by name: whose, of which set, in which place of the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Every Power's deck in each set.
static DECKS: ByPower<[&[ChaosCard]; 2]> = ByPower([
    [&khorne::CARDS, &[]],
    [&nurgle::CARDS, &[]],
    [&tzeentch::CARDS, &[]],
    [&slaanesh::CARDS, &[]],
    [&[], &[]],
]);

/// Every Power's upgrades in each set.
static UPGRADES: ByPower<[&[UpgradeCard]; 2]> = ByPower([
    [&khorne::UPGRADES, &[]],
    [&nurgle::UPGRADES, &[]],
    [&tzeentch::UPGRADES, &[]],
    [&slaanesh::UPGRADES, &[]],
    [&[], &[]],
]);

impl Card {
    /// The card in this place of that deck's list.
    #[inline]
    pub const fn new(power: Power, set: CardSet, place: u8) -> Self {
        Self((power as u8) << 5 | (set as u8) << 4 | place)
    }
    /// Whose deck it belongs to.
    #[inline]
    pub fn power(self) -> Power {
        Power::ALL[usize::from(self.0 >> 5)]
    }
    /// The set it belongs to.
    #[inline]
    pub fn set(self) -> CardSet {
        CardSet::ALL[usize::from(self.0 >> 4 & 1)]
    }
    /// Its place in the deck's list.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0 & 15
    }
    /// What there is to know about it.
    #[inline]
    pub fn info(self) -> &'static ChaosCard {
        &DECKS[self.power()][self.set() as usize][usize::from(self.place())]
    }
    /// All cards of one deck.
    pub fn in_deck(power: Power, set: CardSet) -> impl Iterator<Item = Self> {
        (0..DECKS[power][set as usize].len() as u8).map(move |place| Self::new(power, set, place))
    }
    /// All Chaos cards there are.
    pub fn all() -> impl Iterator<Item = Self> {
        CardSet::ALL
            .into_iter()
            .flat_map(|set| Power::ALL.into_iter().flat_map(move |power| Self::in_deck(power, set)))
    }
    /// A whole deck.
    pub fn full_deck(power: Power, set: CardSet) -> SmallBag {
        let mut bag = SmallBag::EMPTY;
        for card in Self::in_deck(power, set) {
            for _ in 0..card.info().copies {
                bag.add(card.place());
            }
        }
        bag
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().id)
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().id)
    }
}

impl std::str::FromStr for Card {
    type Err = Unknown;
    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::all()
            .find(|card| card.info().id == text)
            .ok_or_else(|| Unknown { kind: "Chaos card", word: text.to_owned() })
    }
}

/// An upgrade by name: whose, of which set, in which place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Upgrade(u8);

impl Upgrade {
    /// The upgrade in this place of that Power's list.
    #[inline]
    pub const fn new(power: Power, set: CardSet, place: u8) -> Self {
        Self((power as u8) << 5 | (set as u8) << 4 | place)
    }
    /// Whose it is.
    #[inline]
    pub fn power(self) -> Power {
        Power::ALL[usize::from(self.0 >> 5)]
    }
    /// The set it belongs to.
    #[inline]
    pub fn set(self) -> CardSet {
        CardSet::ALL[usize::from(self.0 >> 4 & 1)]
    }
    /// Its place in the Power's list.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0 & 15
    }
    /// What there is to know about it.
    #[inline]
    pub fn info(self) -> &'static UpgradeCard {
        &UPGRADES[self.power()][self.set() as usize][usize::from(self.place())]
    }
    /// All upgrades of one Power.
    pub fn of(power: Power, set: CardSet) -> impl Iterator<Item = Self> {
        (0..UPGRADES[power][set as usize].len() as u8)
            .map(move |place| Self::new(power, set, place))
    }
    /// All upgrades there are.
    pub fn all() -> impl Iterator<Item = Self> {
        CardSet::ALL
            .into_iter()
            .flat_map(|set| Power::ALL.into_iter().flat_map(move |power| Self::of(power, set)))
    }
    /// The upgrade that this Power calls so in this set.
    pub fn named(power: Power, set: CardSet, id: &str) -> Result<Self, Unknown> {
        Self::of(power, set)
            .find(|upgrade| upgrade.info().id == id)
            .ok_or_else(|| Unknown { kind: "upgrade", word: id.to_owned() })
    }
}

impl std::fmt::Display for Upgrade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().id)
    }
}

impl std::fmt::Debug for Upgrade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.power(), self.info().id)
    }
}

/// An Old World card by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OldWorldCard(u8);

impl OldWorldCard {
    /// The card in this place of the list of all.
    pub fn from_place(place: u8) -> Option<Self> {
        (usize::from(place) < old_world::CARDS.len()).then_some(Self(place))
    }
    /// Its place in the list of all Old World cards.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0
    }
    /// What there is to know about it.
    #[inline]
    pub fn info(self) -> &'static OldWorldInfo {
        &old_world::CARDS[usize::from(self.0)]
    }
    /// All Old World cards there are.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..old_world::CARDS.len() as u8).map(Self)
    }
    /// All cards of the base game, from which the deck is dealt.
    pub fn full_pool() -> Bag {
        let mut bag = Bag::EMPTY;
        for card in Self::all() {
            for _ in 0..card.info().copies {
                bag.add(card.place());
            }
        }
        bag
    }
}

impl std::fmt::Display for OldWorldCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().id)
    }
}

impl std::fmt::Debug for OldWorldCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().id)
    }
}

impl std::str::FromStr for OldWorldCard {
    type Err = Unknown;
    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::all()
            .find(|card| card.info().id == text)
            .ok_or_else(|| Unknown { kind: "Old World card", word: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deck_has_24_cards_and_every_power_5_upgrades() {
        for power in Power::BASE {
            assert_eq!(Card::full_deck(power, CardSet::Base).len(), 24, "{power}");
            assert_eq!(Upgrade::of(power, CardSet::Base).count(), 5, "{power}");
        }
        assert_eq!(OldWorldCard::full_pool().len(), 28);
        assert_eq!(OldWorldCard::all().count(), 22);
        assert_eq!(Card::all().count(), 30);
    }
}
