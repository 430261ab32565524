//! A number for every card, upgrade and Old World card.

use crate::{
    cards::{Card, CardSet, OldWorldCard, Upgrade},
    vocabulary::Power,
};

/// How many kinds each Power has: in the base set, then in the Morrslieb set.
struct Lists([[u8; Power::ALL.len()]; CardSet::ALL.len()]);

const DECKS: Lists = Lists([[7, 8, 8, 7, 0], [7, 8, 9, 9, 8]]);
const UPGRADE_LISTS: Lists = Lists([[5, 5, 5, 5, 0], [5, 5, 5, 5, 5]]);

/// How many Chaos cards have an index: all kinds of both sets.
pub const CARDS: usize = DECKS.count();
/// How many upgrades have an index: all of both sets.
pub const UPGRADES: usize = UPGRADE_LISTS.count();
/// How many Old World cards have an index: the base game's, the expert ones, the revised one.
pub const OLD_WORLD_CARDS: usize = 31;

impl Lists {
    const fn count(&self) -> usize {
        self.before(CardSet::ALL.len(), 0)
    }

    /// How many stand before this list.
    const fn before(&self, set: usize, power: usize) -> usize {
        let (mut before, mut list) = (0, 0);
        while list < set * Power::ALL.len() + power {
            before += self.0[list / Power::ALL.len()][list % Power::ALL.len()] as usize;
            list += 1;
        }
        before
    }

    fn index(&self, power: Power, set: CardSet, place: u8) -> Option<usize> {
        let (power, set) = (power as usize, set as usize);
        (place < self.0[set][power]).then(|| self.before(set, power) + usize::from(place))
    }

    fn at(&self, index: usize) -> Option<(Power, CardSet, u8)> {
        let mut left = index;
        for (set, sizes) in CardSet::ALL.into_iter().zip(&self.0) {
            for (power, &size) in Power::ALL.into_iter().zip(sizes) {
                match left.checked_sub(size.into()) {
                    Some(rest) => left = rest,
                    None => return Some((power, set, left as u8)),
                }
            }
        }
        None
    }
}

/// The index of a Chaos card; none for a name that no deck has.
pub fn card_index(card: Card) -> Option<usize> {
    DECKS.index(card.power(), card.set(), card.place())
}
/// The Chaos card with this index.
pub fn card_at(index: usize) -> Option<Card> {
    DECKS.at(index).map(|(power, set, place)| Card::new(power, set, place))
}

/// The index of an upgrade; none for a name that no Power has.
pub fn upgrade_index(upgrade: Upgrade) -> Option<usize> {
    UPGRADE_LISTS.index(upgrade.power(), upgrade.set(), upgrade.place())
}
/// The upgrade with this index.
pub fn upgrade_at(index: usize) -> Option<Upgrade> {
    UPGRADE_LISTS.at(index).map(|(power, set, place)| Upgrade::new(power, set, place))
}

/// The index of an Old World card.
pub fn old_world_index(card: OldWorldCard) -> usize {
    card.place().into()
}
/// The Old World card with this index.
pub fn old_world_at(index: usize) -> Option<OldWorldCard> {
    OldWorldCard::from_place(u8::try_from(index).ok()?)
}
