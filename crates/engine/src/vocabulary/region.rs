//! The nine regions of the map: order, borders, printed values.

use crate::vocabulary::{vocabulary, word_map, word_set};

vocabulary! {
    /// A region of the Old World. They stand in region order: what is resolved first stands first.
    Region, a "region" {
        /// 1: Norsca.
        Norsca = "norsca",
        /// 2: Troll Country.
        TrollCountry = "troll-country",
        /// 3: Kislev.
        Kislev = "kislev",
        /// 4: The Empire.
        Empire = "empire",
        /// 5: Bretonnia.
        Bretonnia = "bretonnia",
        /// 6: Estalia.
        Estalia = "estalia",
        /// 7: Tilea.
        Tilea = "tilea",
        /// 8: The Border Princes.
        BorderPrinces = "border-princes",
        /// 9: The Badlands.
        Badlands = "badlands",
    }
}

word_set! {
    /// Some of the regions.
    RegionSet(u16) of Region
}

word_map! {
    /// One entry for each region.
    ByRegion of Region
}

use Region::*;

/// What is printed on the board about a region.
struct Printed {
    value: u8,
    populous: bool,
    borders: RegionSet,
    /// What first place scores when the region falls under ruination card 1.
    ruination: u8,
}

const fn printed(value: u8, populous: bool, borders: &[Region], ruination: u8) -> Printed {
    Printed { value, populous, borders: RegionSet::of(borders), ruination }
}

static BOARD: ByRegion<Printed> = ByRegion([
    printed(1, false, &[TrollCountry], 6),
    printed(1, false, &[Norsca, Kislev], 6),
    printed(3, true, &[TrollCountry, Empire], 8),
    printed(5, true, &[Kislev, Bretonnia, BorderPrinces], 10),
    printed(3, true, &[Empire, Estalia, Tilea, BorderPrinces], 8),
    printed(4, true, &[Bretonnia, Tilea], 9),
    printed(2, false, &[Bretonnia, Estalia, BorderPrinces], 7),
    printed(1, false, &[Empire, Bretonnia, Tilea, Badlands], 7),
    printed(1, false, &[BorderPrinces], 6),
]);

impl Region {
    /// The printed number: both the Resistance and the Conquest Value before anything changes them.
    pub fn printed_value(self) -> u8 {
        BOARD[self].value
    }

    /// Whether the board calls it Populous.
    pub fn printed_populous(self) -> bool {
        BOARD[self].populous
    }

    /// The regions that share a border with it.
    #[inline]
    pub fn borders(self) -> RegionSet {
        BOARD[self].borders
    }

    /// What first and second place score when the region was ruined with this ruination card
    /// (1 to 5). The first place gains a point with cards 2 and 4, and the second is always
    /// half the first, rounded down.
    pub fn ruination_points(self, card: u8) -> (u8, u8) {
        let first = BOARD[self].ruination + card / 2;
        (first, first / 2)
    }
}

impl RegionSet {
    /// These regions and every region that borders one of them.
    #[inline]
    pub fn and_neighbours(self) -> Self {
        self.into_iter().fold(self, |reach, region| reach.or(region.borders()))
    }
}

/// What each ruiner scores with ruination cards 1 to 5.
pub fn ruiner_points(card: u8) -> u8 {
    [3, 4, 4, 5, 5][usize::from(card.clamp(1, crate::vocabulary::printed::RUINATION_CARDS) - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_go_both_ways() {
        for region in Region::ALL {
            for other in region.borders() {
                assert!(other.borders().has(region), "{region} borders {other} one way only");
            }
        }
    }

    #[test]
    fn ruination_points_are_the_published_ones() {
        let table = |region: Region| [1, 2, 3, 4, 5].map(|card| region.ruination_points(card));
        assert_eq!(table(Norsca), [(6, 3), (7, 3), (7, 3), (8, 4), (8, 4)]);
        assert_eq!(table(Kislev), [(8, 4), (9, 4), (9, 4), (10, 5), (10, 5)]);
        assert_eq!(table(Empire), [(10, 5), (11, 5), (11, 5), (12, 6), (12, 6)]);
        assert_eq!(table(Estalia), [(9, 4), (10, 5), (10, 5), (11, 5), (11, 5)]);
        assert_eq!(table(Tilea), [(7, 3), (8, 4), (8, 4), (9, 4), (9, 4)]);
        assert_eq!(table(BorderPrinces), table(Tilea));
        assert_eq!(table(Bretonnia), table(Kislev));
        assert_eq!(table(Badlands), table(Norsca));
        assert_eq!(table(TrollCountry), table(Norsca));
    }
}
