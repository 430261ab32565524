//! How a throw can come out, as far as it makes a difference.

use super::{
    dice,
    walk::{self, Throw},
};
use crate::{
    board::Board,
    game::Game,
    rules::queries,
    vocabulary::{Power, Region, Token},
};

/// One way in which dice fall: hits below 6, sixes, and how likely that is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub low: u8,
    pub sixes: u8,
    pub chance: f64,
}

/// The ways in which a throw can come out. Hits beyond what could kill everything are not told apart.
pub(super) fn of(board: &Board, region: Region, throw: Throw) -> Vec<Outcome> {
    let useful = Useful::against(board, throw.by, region);
    if !throw.explodes {
        return first_faces(throw.dice, useful);
    }
    let mut outcomes = Vec::new();
    if useful.sixes == 0 {
        // A hit is a hit.
        for (hits, chance) in (0..).zip(hits_up_to(throw.dice, useful.any)) {
            outcomes.push(Outcome { low: 0, sixes: hits, chance });
        }
        return outcomes;
    }
    let low = up_to(&dice::low_hits(throw.dice), useful.any);
    let sixes = dice::sixes(throw.dice, useful.any.saturating_add(useful.sixes));
    for (low, low_chance) in (0..).zip(low) {
        for (sixes, chance) in (0..).zip(&sixes) {
            outcomes.push(Outcome { low, sixes, chance: low_chance * chance });
        }
    }
    outcomes
}

/// The faces of so many dice before any six explodes: misses, hits below 6, sixes. A hit more than
/// can be used is told apart, as it may be rolled again; any further one is as good as a miss.
fn first_faces(dice: u8, useful: Useful) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    let most_low = useful.any.saturating_add(1);
    let most_sixes = most_low.saturating_add(useful.sixes);
    let (all, mut ways_for_sixes) = (i32::from(dice), 1.0);
    for sixes in 0..=all {
        let mut ways = ways_for_sixes;
        for low in 0..=all - sixes {
            let misses = all - sixes - low;
            let each = 0.5f64.powi(misses) * 3f64.powi(-low) * 6f64.powi(-sixes);
            let told = ((low as u8).min(most_low), (sixes as u8).min(most_sixes));
            let chance = ways * each;
            match outcomes.iter_mut().find(|outcome| (outcome.low, outcome.sixes) == told) {
                Some(outcome) => outcome.chance += chance,
                None => outcomes.push(Outcome { low: told.0, sixes: told.1, chance }),
            }
            ways *= f64::from(misses) / f64::from(low + 1);
        }
        ways_for_sixes *= f64::from(all - sixes) / f64::from(sixes + 1);
    }
    outcomes
}

/// The chance of each number of hits; the last chance is that of this many or more.
fn hits_up_to(count: u8, most: u8) -> Vec<f64> {
    if usize::from(count) <= dice::MOST_DICE && usize::from(most) <= dice::MOST_HITS {
        return up_to(&dice::hits(count), most);
    }
    up_to(dice::all_hits(count).chances(), most)
}

/// Chances of numbers, those of this one and more together.
fn up_to(chances: &[f64], most: u8) -> Vec<f64> {
    let most = usize::from(most);
    if chances.len() <= most {
        return chances.to_vec();
    }
    let mut cut = chances[..=most].to_vec();
    cut[most] += chances[most + 1..].iter().sum::<f64>();
    cut
}

/// Whether the Power that assigns hits has enough of them for everything that it can hit.
pub(super) fn all_will_die(game: &Game, region: Region) -> bool {
    let Some((by, hits)) = walk::hits_left(game) else { return false };
    // Whom the dead leave free would not be an enemy any more.
    let useful = Useful::against(&game.board, by, region);
    game.board.kept.is_empty() && useful.sixes == 0 && hits >= useful.any
}

/// The hits that a Power could possibly use in a region.
#[derive(Clone, Copy)]
struct Useful {
    /// On what any hit hits.
    any: u8,
    /// On what only sixes hit.
    sixes: u8,
}

impl Useful {
    fn against(board: &Board, by: Power, region: Region) -> Self {
        let (more, times) = queries::most_added_defence(board, region);
        let mut useful = Self { any: board.tokens(region, Token::Peasant), sixes: 0 };
        for figure in board.figures(region).but(board.tipped).but(board.shielded) {
            if board.commands[by].has(figure) && board.kept.is_empty() {
                continue;
            }
            let defence = queries::defence(board, figure, region);
            let most = defence.saturating_add(more).saturating_mul(times);
            let hits = if queries::is_hit_only_by_sixes(board, figure) {
                &mut useful.sixes
            } else {
                &mut useful.any
            };
            *hits = hits.saturating_add(most);
        }
        useful
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_faces_are_all_the_ways_in_which_dice_fall() {
        let outcomes = first_faces(4, Useful { any: 9, sixes: 0 });
        let all: f64 = outcomes.iter().map(|outcome| outcome.chance).sum();
        assert!((all - 1.0).abs() < 1e-12);
        assert_eq!(outcomes.len(), 15);
        let three_sixes = outcomes.iter().find(|one| (one.low, one.sixes) == (1, 3)).unwrap();
        assert!((three_sixes.chance - 4.0 / 3.0 / 216.0).abs() < 1e-12);
        let outcomes = first_faces(4, Useful { any: 1, sixes: 0 });
        let all: f64 = outcomes.iter().map(|outcome| outcome.chance).sum();
        assert!((all - 1.0).abs() < 1e-12);
        assert_eq!(outcomes.len(), 9);
    }

    #[test]
    fn cutting_keeps_everything() {
        assert_eq!(up_to(&[0.5, 0.25, 0.125, 0.125], 1), [0.5, 0.5]);
        assert_eq!(up_to(&[0.5, 0.5], 3), [0.5, 0.5]);
    }
}
