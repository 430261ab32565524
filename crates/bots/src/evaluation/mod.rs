//! How good a position looks to a Power: named terms, each with a weight of its own for each Power.
//! Everything is read from the open board.

mod terms;
mod weights;

pub use terms::{Evaluated, Term};
pub use weights::Weights;

use ruinous_engine::{Board, Power};

/// What a Power's position is worth to it: its own terms, less what its rivals have.
///
/// The strongest rival counts for more than the others together: it is the one to beat.
pub fn utility(board: &Board, by: Power, weights: &Weights) -> f64 {
    let own = worth(board, by, weights);
    let rivals = board.powers().without(by);
    let (mut best, mut sum) = (f64::NEG_INFINITY, 0.0);
    for rival in rivals {
        let worth = worth(board, rival, weights);
        best = best.max(worth);
        sum += worth;
    }
    own - 0.5 * best - 0.3 * sum / f64::from(rivals.len())
}

/// The weighted sum of a Power's terms, or all there is to gain once it has won.
fn worth(board: &Board, power: Power, weights: &Weights) -> f64 {
    if let Some(outcome) = board.outcome() {
        return if outcome.winners.has(power) { 1_000.0 } else { 0.0 };
    }
    Evaluated::of(board, power).weighted(weights.of(power))
}
