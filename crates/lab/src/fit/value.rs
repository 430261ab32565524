//! The weights with which the first Daemon judges where a round has led.
//!
//! They are to say how likely each Power is to win, so they are those under which the winners of many
//! games were likeliest: a multinomial logistic regression of the outcome on the terms, over the
//! beginnings of rounds (what chess programmers know as Texel's tuning method).

use ruinous_bots::evaluation::{self, TERMS, Terms, Weights};
use ruinous_engine::{Board, ByPower, Power, PowerSet};

use crate::adam::Climber;

/// The beginning of a round, and who won the game.
pub(super) struct Beginning {
    board: Board,
    terms: ByPower<Terms>,
    pub winners: PowerSet,
}

/// How strongly weights are held to nothing, in units of lessons.
const RESTRAINT: f64 = 30.0;
/// Steps of the fit.
const STEPS: u32 = 300;
/// How far a step goes at first.
const STRIDE: f64 = 0.05;

/// All weights in a row: each Power's terms, and the two of the Old World's clock.
const COUNT: usize = Power::ALL.len() * TERMS + 2;

/// The weights under which the outcomes are likeliest, held a little to nothing.
pub(super) fn likeliest(beginnings: &[Beginning]) -> Weights {
    let mut climber = Climber::new(COUNT);
    for step in 0..STEPS {
        let weights = from_row(&climber.at);
        let mut slope = [0.0; COUNT];
        for beginning in beginnings {
            beginning.add_slope(&weights, &mut slope);
        }
        for (place, slope) in slope.iter_mut().enumerate() {
            let restraint = RESTRAINT * climber.at[place];
            *slope = (*slope - restraint) / beginnings.len().max(1) as f64;
        }
        climber.climb(&slope, STRIDE * (1.0 - f64::from(step) / f64::from(STEPS)));
    }
    from_row(&climber.at)
}

impl Beginning {
    /// Who wins is not known yet.
    pub fn of(board: &Board) -> Self {
        Self { board: *board, terms: evaluation::terms(board), winners: PowerSet::EMPTY }
    }

    fn chance(&self, power: Power, weights: &Weights) -> f64 {
        evaluation::win_chance(&self.board, power, &self.terms, weights).into()
    }

    /// What share of the victory a Power had.
    fn share(&self, power: Power) -> f64 {
        if self.winners.has(power) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }

    /// Adds how the outcome's likelihood rises with each weight.
    fn add_slope(&self, weights: &Weights, slope: &mut [f64; COUNT]) {
        let mut old_world = 1.0;
        for power in self.board.powers() {
            let chance = self.chance(power, weights);
            old_world -= chance;
            let more = self.share(power) - chance;
            let first = power as usize * TERMS;
            for (slope, term) in slope[first..first + TERMS].iter_mut().zip(self.terms[power].0) {
                *slope += more * f64::from(term);
            }
        }
        let more = f64::from(u8::from(self.winners.is_empty())) - old_world;
        slope[COUNT - 2] += more;
        slope[COUNT - 1] -= more * f64::from(self.board.old_world_deck());
    }
}

/// How surprising the outcomes are to some weights.
pub(super) fn surprise(beginnings: &[Beginning], weights: &Weights) -> f64 {
    let one = |beginning: &Beginning| {
        let chances = beginning.board.powers().into_iter();
        let chances = chances.map(|power| (power, beginning.chance(power, weights)));
        if beginning.winners.is_empty() {
            let others: f64 = chances.map(|(_, chance)| chance).sum();
            return -(1.0 - others).max(f64::MIN_POSITIVE).ln();
        }
        chances
            .map(|(power, chance)| -beginning.share(power) * chance.max(f64::MIN_POSITIVE).ln())
            .sum()
    };
    beginnings.iter().map(one).sum::<f64>() / beginnings.len().max(1) as f64
}

/// Weights as every Power sees them alike, itself and its rivals.
fn from_row(row: &[f64]) -> Weights {
    let mut weights = Weights::NONE;
    for power in Power::ALL {
        for viewer in Power::ALL {
            let own = row.iter().skip(power as usize * TERMS).take(TERMS);
            for (weight, number) in weights.of_mut(power, viewer).0.iter_mut().zip(own) {
                *weight = *number as f32;
            }
        }
    }
    weights.clock_out = row[COUNT - 2] as f32;
    weights.clock_card = row[COUNT - 1] as f32;
    weights
}

#[cfg(test)]
mod tests {
    use ruinous_bots::evaluation::Term;
    use ruinous_engine::{Game, Random, Seeded, Setup};

    use super::*;

    /// Games whose winner is drawn by chances that come from known weights.
    fn made_up_beginnings(truth: &Weights, count: usize) -> Vec<Beginning> {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let setup = Setup::base(&powers).expect("a table");
        let board = *Game::new(setup, &mut Seeded::new(1), None).board();
        let mut random = Random::new(5);
        let mut make = |_| {
            let mut terms = ByPower([Terms::NONE; Power::ALL.len()]);
            for power in Power::BASE {
                terms[power].0[Term::VictoryPoints as usize] = random.below(50) as f32 / 10.0;
            }
            let mut beginning = Beginning { board, terms, winners: PowerSet::EMPTY };
            let mut drawn = random.below(1_000_000) as f64 / 1e6;
            for power in Power::BASE {
                let chance = beginning.chance(power, truth);
                if (0.0..chance).contains(&drawn) {
                    beginning.winners = PowerSet::of(&[power]);
                }
                drawn -= chance;
            }
            beginning
        };
        (0..count).map(&mut make).collect()
    }

    #[test]
    fn weights_that_made_the_outcomes_are_found_again() {
        let mut row = [0.0; COUNT];
        for (power, weight) in [(Power::Khorne, 1.0), (Power::Nurgle, 1.5), (Power::Slaanesh, 0.5)]
        {
            row[power as usize * TERMS + Term::VictoryPoints as usize] = weight;
        }
        let truth = from_row(&row);
        let beginnings = made_up_beginnings(&truth, 4_000);
        let found = likeliest(&beginnings);
        for power in Power::BASE {
            let weight = |weights: &Weights| weights.of(power, power).get(Term::VictoryPoints);
            assert!((weight(&found) - weight(&truth)).abs() < 0.15, "{power}: {}", weight(&found));
        }
        assert!(surprise(&beginnings, &found) < surprise(&beginnings, &Weights::NONE));
    }
}
