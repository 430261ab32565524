//! How sure we are of what a card does, costs and how many there are of it.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// Where something about a card is known from. What rests on two sources carries the weaker.
    Provenance, a "provenance" {
        /// Official text, or two independent records that agree.
        Confirmed = "confirmed",
        /// One record.
        Recorded = "recorded",
        /// Inferred from real play, or from one incomplete record.
        Inferred = "inferred",
        /// Nobody's record says it: made to fit everything else that is known.
        Reconstructed = "reconstructed",
    }
}
