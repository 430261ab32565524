//! How far a budget goes: so many iterations, or so long.

use std::time::{Duration, Instant};

use ruinous_engine::Choice;

use super::{first, plan};
use crate::{
    level::Budget,
    search::{Halving, Tree, Tried},
};

/// Grows a tree as far as the budget goes.
pub(super) fn grow(mut tree: Tree<'_, first::Known>, budget: Budget) -> Vec<Tried<Choice>> {
    match budget {
        Budget::Iterations(count) => {
            for _ in 0..count {
                tree.iterate();
            }
        }
        Budget::Time(time) => {
            let start = Instant::now();
            let mut done = 0;
            while start.elapsed() < time {
                for _ in 0..BETWEEN_LOOKS {
                    tree.iterate();
                }
                done += BETWEEN_LOOKS;
                let spent = start.elapsed().as_secs_f64() / time.as_secs_f64();
                let to_come = f64::from(done) * (1.0 - spent) / spent;
                if is_clear(&tree.tried(), to_come) {
                    break;
                }
            }
        }
    }
    tree.tried()
}

/// Iterations between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// Whether no other option can catch up in the iterations to come, of which the leader can expect
/// its share.
fn is_clear(tried: &[Tried<Choice>], to_come: f64) -> bool {
    let mut visits: Vec<u32> = tried.iter().map(|tried| tried.visits).collect();
    visits.sort_unstable_by(|one, other| other.cmp(one));
    match visits[..] {
        [first, second, ..] => f64::from(first - second) > to_come / 2.0,
        _ => false,
    }
}

/// How many options are tried at the most: so many that each is tried a few times before the first half of them is
/// given up. After fewer tries it is luck which half.
pub(super) fn candidates(budget: Budget) -> usize {
    let iterations = match budget {
        Budget::Iterations(count) => count,
        Budget::Time(time) => (time.as_secs_f64() / AN_ITERATION.as_secs_f64()) as u32,
    };
    (iterations / TRIES_EACH) as usize
}

/// Iterations for each option that is tried, in all halvings.
const TRIES_EACH: u32 = 15;
/// About what an iteration takes.
const AN_ITERATION: Duration = Duration::from_micros(75);

/// Gives up half of the options again and again, each time after the same part of the budget, or sooner by the clock
/// when it is clear which half.
pub(super) fn halve(
    mut search: Halving<'_, plan::Known<'_>>,
    budget: Budget,
) -> Vec<Tried<Choice>> {
    if search.left() == 0 {
        return Vec::new();
    }
    // A single option is tried too, for what it is worth.
    let (halvings, start) = (search.halvings().max(1), Instant::now());
    for nth in 1..=halvings {
        match budget {
            Budget::Iterations(count) => {
                for _ in 0..(count / halvings / search.left() as u32).max(1) {
                    search.try_all();
                }
            }
            Budget::Time(time) => {
                search.try_all();
                while start.elapsed() * halvings < time * nth && !search.is_clear() {
                    search.try_all();
                }
            }
        }
        search.halve();
    }
    search.tried()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_options_are_tried_than_can_be_tried_a_few_times() {
        assert_eq!(candidates(Budget::Iterations(300)), 20);
        assert_eq!(candidates(Budget::Time(Duration::from_millis(45))), 40);
    }
}
