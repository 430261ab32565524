//! The six phases of a round.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A phase of the round, in the order in which they come.
    Phase, a "phase" {
        /// A card is drawn and carried out by the lowest Threat.
        OldWorld = "old-world",
        /// Cards and power points.
        Draw = "draw",
        /// The Powers take turns to summon figures and to play cards.
        Summoning = "summoning",
        /// Dice, region by region.
        Battle = "battle",
        /// The domination step, then the corruption step.
        Corruption = "corruption",
        /// Cards leave, Heroes strike, the track acts, ruins score, dials turn, the end is checked.
        End = "end",
    }
}
