//! The Powers, in the order in which they act.

use crate::vocabulary::{vocabulary, word_map, word_set};

vocabulary! {
    /// A Ruinous Power. They stand in Power order: who acts first stands first.
    Power, a "Power" {
        /// The Blood God, who wants kills.
        Khorne = "khorne",
        /// The Plaguelord, who wants the Populous regions corrupted.
        Nurgle = "nurgle",
        /// The Changer of Ways, who wants corruption where magic and Warpstone are.
        Tzeentch = "tzeentch",
        /// The Prince of Pleasure, who wants corruption near Nobles and Heroes.
        Slaanesh = "slaanesh",
        /// The fifth Power, of the expansion.
        HornedRat = "horned-rat",
    }
}

word_set! {
    /// Some of the Powers.
    PowerSet(u8) of Power
}

word_map! {
    /// One entry for each Power, at the table or not.
    ByPower of Power
}

impl Power {
    /// The base game's four Powers.
    pub const BASE: PowerSet =
        PowerSet::of(&[Power::Khorne, Power::Nurgle, Power::Tzeentch, Power::Slaanesh]);
}

impl PowerSet {
    /// These Powers in Power order, beginning with `first` and going around the table once.
    pub fn around_from(self, first: Power) -> impl Iterator<Item = Power> {
        let before = self.before(first);
        self.but(before).into_iter().chain(before)
    }
}
