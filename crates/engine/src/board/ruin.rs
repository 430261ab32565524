//! How a region was ruined.

/// The ruination card in a region and the round in which it was laid, if any was. Both fit into the one byte that
/// the card alone would take, as there are five cards and no game has fifteen rounds: bots copy a board for every
/// game that they think through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Ruin(u8);

impl Ruin {
    #[inline]
    pub const fn new(card: u8, round: u8) -> Self {
        Self(card | (if round < 15 { round } else { 15 }) << 4)
    }

    /// The number of the card, 0 for none.
    #[inline]
    pub const fn card(self) -> u8 {
        self.0 & 15
    }

    /// The round, 0 if the region was ruined before play began.
    pub const fn round(self) -> u8 {
        self.0 >> 4
    }
}
