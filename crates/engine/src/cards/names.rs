//! How cards are named in a position: by a byte, not by a reference.

use std::num::NonZeroU8;

use super::{
    Action, CardSet, ChaosCard, Effect, OldWorldInfo, OldWorldSet, UpgradeCard, horned_rat, khorne,
    nurgle, old_world, old_world_expert, slaanesh, tzeentch,
};
use crate::{
    board::bag::{Bag, SmallBag},
    setup::Setup,
    vocabulary::{ByPower, Mark, Power, Unknown},
};

/// Every Power's deck in each set.
static DECKS: ByPower<[&[ChaosCard]; 2]> = ByPower([
    [&khorne::CARDS, &khorne::MORRSLIEB_CARDS],
    [&nurgle::CARDS, &nurgle::MORRSLIEB_CARDS],
    [&tzeentch::CARDS, &tzeentch::MORRSLIEB_CARDS],
    [&slaanesh::CARDS, &slaanesh::MORRSLIEB_CARDS],
    [&[], &horned_rat::CARDS],
]);

/// Every Power's upgrades in each set.
static UPGRADES: ByPower<[&[UpgradeCard]; 2]> = ByPower([
    [&khorne::UPGRADES, &khorne::MORRSLIEB_UPGRADES],
    [&nurgle::UPGRADES, &nurgle::MORRSLIEB_UPGRADES],
    [&tzeentch::UPGRADES, &tzeentch::MORRSLIEB_UPGRADES],
    [&slaanesh::UPGRADES, &slaanesh::MORRSLIEB_UPGRADES],
    [&[], &horned_rat::UPGRADES],
]);

/// A table of what a byte names, so that a name is looked up without counting: the Power in the
/// upper three bits, then the set, then the place in the list.
macro_rules! by_byte {
    ($lists:ident) => {{
        let mut table = [&$lists.0[0][0][0]; 256];
        let (mut power, mut set, mut place) = (0, 0, 0);
        while power < 5 {
            while set < 2 {
                while place < $lists.0[power][set].len() {
                    table[power << 5 | set << 4 | (place + 1)] = &$lists.0[power][set][place];
                    place += 1;
                }
                set += 1;
                place = 0;
            }
            power += 1;
            set = 0;
        }
        table
    }};
}

/// Declares a name: the Power in the upper three bits of a byte, then the set, then the place in
/// that list.
macro_rules! name_by_byte {
    ($(#[$about:meta])* $name:ident of $info:ty, $table:ident in $lists:ident) => {
        static $table: [&$info; 256] = by_byte!($lists);

        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The one in this place of that list.
            #[inline]
            pub const fn new(power: Power, set: CardSet, place: u8) -> Self {
                // Places count from 1, so that no card at all takes no room of its own.
                match NonZeroU8::new((power as u8) << 5 | (set as u8) << 4 | (place + 1)) {
                    Some(name) => Self(name),
                    None => Self(NonZeroU8::MIN),
                }
            }
            #[inline]
            const fn byte(self) -> u8 {
                self.0.get()
            }
            /// Whose it is.
            #[inline]
            pub const fn power(self) -> Power {
                match self.byte() >> 5 {
                    0 => Power::Khorne,
                    1 => Power::Nurgle,
                    2 => Power::Tzeentch,
                    3 => Power::Slaanesh,
                    _ => Power::HornedRat,
                }
            }
            /// The set it belongs to.
            #[inline]
            pub const fn set(self) -> CardSet {
                if self.byte() >> 4 & 1 == 0 { CardSet::Base } else { CardSet::Morrslieb }
            }
            /// Its place in the list.
            #[inline]
            pub const fn place(self) -> u8 {
                (self.byte() & 15).saturating_sub(1)
            }
            /// What there is to know about it.
            #[inline]
            pub fn info(self) -> &'static $info {
                $table[usize::from(self.byte())]
            }
            /// All of one Power and set.
            pub fn of(power: Power, set: CardSet) -> impl Iterator<Item = Self> {
                let count = $lists[power][set as usize].len() as u8;
                (0..count).map(move |place| Self::new(power, set, place))
            }
            /// All there are.
            pub fn all() -> impl Iterator<Item = Self> {
                CardSet::ALL.into_iter().flat_map(|set| {
                    Power::ALL.into_iter().flat_map(move |power| Self::of(power, set))
                })
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.info().id)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{} {}", self.power(), self.info().id)
            }
        }
    };
}

name_by_byte! {
    /// A Chaos card by name: whose, of which set, in which place of the deck's list.
    Card of ChaosCard, CARD_INFO in DECKS
}

name_by_byte! {
    /// An upgrade by name: whose, of which set, in which place. The first three are those of the
    /// Cultists, the Warriors and the Greater Daemon.
    Upgrade of UpgradeCard, UPGRADE_INFO in UPGRADES
}

impl Card {
    /// Whether it marks a figure so when it is played.
    pub fn marks(self, wanted: Mark) -> bool {
        self.info().effects.iter().any(
            |effect| matches!(effect, Effect::OnPlay(Action::Mark(mark, ..)) if *mark == wanted),
        )
    }

    /// A whole deck.
    #[inline]
    pub fn full_deck(power: Power, set: CardSet) -> SmallBag {
        FULL_DECKS[power][set as usize]
    }
}

/// Every deck as a bag, counted once and for all.
static FULL_DECKS: ByPower<[SmallBag; 2]> = {
    let mut bags = [[SmallBag::EMPTY; 2]; 5];
    let mut list = 0;
    while list < 10 {
        let cards = DECKS.0[list / 2][list % 2];
        let mut place = 0;
        while place < cards.len() {
            let bag = bags[list / 2][list % 2];
            bags[list / 2][list % 2] = bag.with(place as u8, cards[place].copies);
            place += 1;
        }
        list += 1;
    }
    ByPower(bags)
};

impl std::str::FromStr for Card {
    type Err = Unknown;
    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::all()
            .find(|card| card.info().id == text)
            .ok_or_else(|| Unknown { kind: "Chaos card", word: text.to_owned() })
    }
}

impl Upgrade {
    /// The upgrade that this Power calls so in this set.
    pub fn named(power: Power, set: CardSet, id: &str) -> Result<Self, Unknown> {
        Self::of(power, set)
            .find(|upgrade| upgrade.info().id == id)
            .ok_or_else(|| Unknown { kind: "upgrade", word: id.to_owned() })
    }
}

/// An Old World card by name. Two have the same name: see [`OldWorldCard::named`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OldWorldCard(u8);

/// The card that the expansion revised: the old one and the new one have this id.
pub(super) const THE_HORNED_ONES_DUE: &str = "the-horned-ones-due";

/// All Old World cards: the base game's, the expert ones, the revised one.
static OLD_WORLD: [&OldWorldInfo; 31] = {
    let lists: [&[OldWorldInfo]; 3] =
        [&old_world::CARDS, &old_world_expert::CARDS, &old_world_expert::REVISED];
    let mut all = [&old_world::CARDS[0]; 31];
    let (mut list, mut at, mut place) = (0, 0, 0);
    while list < lists.len() {
        while at < lists[list].len() {
            all[place] = &lists[list][at];
            at += 1;
            place += 1;
        }
        list += 1;
        at = 0;
    }
    all
};

impl OldWorldCard {
    /// The card in this place of the list of all.
    pub fn from_place(place: u8) -> Option<Self> {
        Self::all().nth(place.into())
    }
    /// Its place in the list of all Old World cards.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0
    }
    /// What there is to know about it.
    #[inline]
    pub fn info(self) -> &'static OldWorldInfo {
        OLD_WORLD[usize::from(self.0)]
    }
    /// All Old World cards there are.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..OLD_WORLD.len() as u8).map(Self)
    }
    /// Whether it is the card that the expansion revised, and if so, which of the two.
    fn is_revised(self) -> Option<bool> {
        (self.info().id == THE_HORNED_ONES_DUE)
            .then(|| usize::from(self.0) >= old_world::CARDS.len())
    }
    /// All cards from which the deck of a table is dealt.
    pub fn pool(setup: Setup) -> impl Iterator<Item = Self> {
        let (base, expert) = (old_world::CARDS.len(), old_world_expert::CARDS.len());
        let with_the_rat = setup.powers().has(Power::HornedRat);
        let places = match setup.old_world() {
            OldWorldSet::Base => 0..base,
            OldWorldSet::Mixed => 0..base + expert,
            OldWorldSet::Expert => base..base + expert,
        };
        let has_base = places.start == 0;
        Self::all().filter(move |card| match card.is_revised() {
            Some(revised) => has_base && revised == with_the_rat,
            None => places.contains(&usize::from(card.0)),
        })
    }
    /// The whole pool of a table, as a bag.
    pub fn full_pool(setup: Setup) -> Bag {
        Self::pool(setup).fold(Bag::EMPTY, |bag, card| bag.with(card.place(), card.info().copies))
    }
    /// The card that is called so at this table.
    pub fn named(id: &str, setup: Setup) -> Result<Self, Unknown> {
        Self::pool(setup)
            .chain(Self::all())
            .find(|card| card.info().id == id)
            .ok_or_else(|| Unknown { kind: "Old World card", word: id.to_owned() })
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

#[cfg(test)]
mod tests {
    use super::{super::Effect, *};

    #[test]
    fn every_deck_has_24_cards_and_every_power_5_upgrades() {
        for set in CardSet::ALL {
            for power in Power::ALL {
                if (power, set) == (Power::HornedRat, CardSet::Base) {
                    continue;
                }
                assert_eq!(Card::full_deck(power, set).len(), 24, "{power} {set}");
                assert_eq!(Upgrade::of(power, set).count(), 5, "{power} {set}");
            }
        }
        assert_eq!(Card::all().count(), 30 + 41);
        assert_eq!(Upgrade::all().count(), 20 + 25);
    }

    #[test]
    fn cards_that_are_set_aside_stand_in_the_first_eight_places() {
        // They are kept in a `TinyBag`.
        for card in Card::all() {
            let is_set_aside = |effect: &Effect| matches!(effect, Effect::SetAsideForPower(_));
            assert!(card.place() < 8 || !card.info().effects.iter().any(is_set_aside), "{card}");
        }
    }

    #[test]
    fn no_two_chaos_cards_have_one_name() {
        let mut ids: Vec<&str> = Card::all().map(|card| card.info().id).collect();
        ids.sort();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }

    #[test]
    fn the_old_world_is_dealt_from_28_37_or_9_cards() {
        let base: Vec<Power> = Power::BASE.into_iter().collect();
        for powers in [&base[..], &Power::ALL] {
            let pool = |set| {
                let setup = Setup::new(powers, CardSet::Base, set).expect("a table");
                (setup, OldWorldCard::full_pool(setup))
            };
            assert_eq!(pool(OldWorldSet::Base).1.len(), 28);
            assert_eq!(pool(OldWorldSet::Mixed).1.len(), 37);
            assert_eq!(pool(OldWorldSet::Expert).1.len(), 9);
            let (setup, _) = pool(OldWorldSet::Mixed);
            let due = OldWorldCard::named(THE_HORNED_ONES_DUE, setup).expect("it is there");
            assert_eq!(due.info().comet, powers.len() == 5, "the revised one has the comet");
        }
    }
}
