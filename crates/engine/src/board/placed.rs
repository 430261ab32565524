//! How many corruption tokens a Power has placed in a region lately.

/// Counts for the phase and for the round, each up to fifteen: the rules ask for two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Placed(u8);

impl Placed {
    /// Placed in this phase; for Slaanesh, from the beginning of the corruption step on, in that.
    #[inline]
    pub const fn in_phase(self) -> u8 {
        self.0 & 15
    }

    /// Placed in this round.
    #[inline]
    pub const fn in_round(self) -> u8 {
        self.0 >> 4
    }

    /// Placed in this round, before this phase.
    pub(crate) const fn earlier(tokens: u8) -> Self {
        Self((if tokens < 15 { tokens } else { 15 }) << 4)
    }

    #[inline]
    pub(crate) fn add(&mut self) {
        self.0 += u8::from(self.in_phase() < 15) + (u8::from(self.in_round() < 15) << 4);
    }

    #[inline]
    pub(crate) fn forget_phase(&mut self) {
        self.0 &= 15 << 4;
    }
}
