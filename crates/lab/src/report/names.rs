//! What things are called in the report.

use ruinous_engine::{Card, OldWorldCard, Power, Region, Upgrade};

/// Who knows the names of things. By itself each id is made readable.
pub trait Names {
    /// What a Power is called.
    fn power(&self, power: Power) -> String {
        readable(power.id())
    }
    /// What a region is called.
    fn region(&self, region: Region) -> String {
        readable(region.id())
    }
    /// What a Chaos card is called.
    fn card(&self, card: Card) -> String {
        readable(card.info().id)
    }
    /// What an upgrade is called.
    fn upgrade(&self, upgrade: Upgrade) -> String {
        readable(upgrade.info().id)
    }
    /// What an Old World card is called.
    fn old_world(&self, card: OldWorldCard) -> String {
        readable(card.info().id)
    }
}

/// Knows nothing but the ids.
#[derive(Clone, Copy, Debug)]
pub struct Ids;

impl Names for Ids {}

/// An id with its words apart, each with a capital: `blood-frenzy` is Blood Frenzy.
pub fn readable(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_made_readable() {
        assert_eq!(readable("blood-frenzy"), "Blood Frenzy");
        assert_eq!(Ids.power(Power::HornedRat), "Horned Rat");
    }
}
