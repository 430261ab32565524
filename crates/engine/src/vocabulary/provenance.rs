//! How sure we are of what a card does.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// Where a card's effect is known from. A card that rests on two sources carries the weaker.
    Provenance, a "provenance" {
        /// Official text, or two independent records that agree.
        Confirmed = "confirmed",
        /// One record.
        Recorded = "recorded",
        /// Inferred from real play, or from one incomplete record.
        Inferred = "inferred",
        /// Nobody's record says it: made to fit the name, the cost and the known rulings.
        Reconstructed = "reconstructed",
    }
}
