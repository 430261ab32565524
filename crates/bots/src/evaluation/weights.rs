//! How much each term counts, for each Power.

use ruinous_engine::{ByPower, Power};

use super::Term;

/// A weight for each term and Power.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights(ByPower<[f64; Term::ALL.len()]>);

impl Weights {
    /// The weights for a Power, in the order of [`Term::ALL`].
    pub fn of(&self, power: Power) -> &[f64; Term::ALL.len()] {
        &self.0[power]
    }
}

impl Default for Weights {
    /// Set by hand from how the Powers win: points for points, a dial worth about as much, and what
    /// is to come for less than what is there.
    fn default() -> Self {
        //            vp   dial  count reach  dom  coming ruin  threat board cards upgr power
        let common = [1.0, 0.9, 4.0, 3.5, 0.9, 0.8, 0.55, -0.7, 0.15, 0.35, 2.0, 0.25];
        let with = |changes: &[(Term, f64)]| {
            let mut weights = common;
            for (term, weight) in changes {
                weights[*term as usize] = *weight;
            }
            weights
        };
        Self(ByPower([
            with(&[
                (Term::Dial, 1.1),
                (Term::CountersInReach, 5.0),
                (Term::FiguresThreatened, -0.4),
            ]),
            with(&[(Term::Domination, 1.0), (Term::CorruptionComing, 1.0)]),
            with(&[(Term::CardsInHand, 0.1)]),
            with(&[]),
            with(&[(Term::CorruptionComing, 0.0)]),
        ]))
    }
}
