//! What a position is worth, learnt from many games: how likely each Power is to win, and nobody.
//!
//! A network over everything that a view shows, the open board and the own hand ([`Observer`]), and the terms of the
//! [evaluation](crate::evaluation). Two layers of rectified linear units, and a straight way from the inputs past them. Of the
//! thousands of inputs a few hundred are not nothing, so that the first layer need only add up those.

mod file;
mod gradient;
mod inputs;

pub use inputs::{INPUTS, Input, Observer};

use ruinous_engine::{Power, PowerSet, Random};

/// Units of the first layer and of the second.
const FIRST: usize = 128;
const SECOND: usize = 32;
/// Outcomes: a victory of each Power, and of nobody; more than there are, so that rows are whole.
const OUTPUTS: usize = 8;
const NOBODY: usize = Power::ALL.len();
/// What an input leads to: the first layer, and straight to the outcomes.
const WIDTH: usize = FIRST + OUTPUTS;

/// How likely each Power is to win, and at last nobody.
pub type Outcomes = [f32; NOBODY + 1];

/// The weights. What they would have to change by is kept in the same shape.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNetwork {
    /// For each input a row.
    inputs: Vec<[f32; WIDTH]>,
    /// For each unit of the first layer a row, and one for what is always there.
    first: Vec<[f32; SECOND]>,
    /// The same for the second layer.
    second: Vec<[f32; OUTPUTS]>,
}

/// What the units came to.
struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
    outputs: [f32; OUTPUTS],
}

impl ValueNetwork {
    /// All weights nothing: all outcomes are alike.
    pub fn zeros() -> Self {
        Self {
            inputs: vec![[0.0; WIDTH]; INPUTS],
            first: vec![[0.0; SECOND]; FIRST + 1],
            second: vec![[0.0; OUTPUTS]; SECOND + 1],
        }
    }

    /// Where learning begins: each unit sees something else.
    pub fn before_learning(seed: u64) -> Self {
        let (mut network, mut random) = (Self::zeros(), Random::new(seed));
        let mut any = |most: f32| most * (random.below(2_001) as f32 / 1_000.0 - 1.0);
        for row in &mut network.inputs {
            row[..FIRST].iter_mut().for_each(|weight| *weight = any(0.08));
        }
        network.first[..FIRST].as_flattened_mut().iter_mut().for_each(|weight| *weight = any(0.2));
        network.second[..SECOND]
            .as_flattened_mut()
            .iter_mut()
            .for_each(|weight| *weight = any(0.1));
        network
    }

    /// How likely each outcome is at a table of these Powers.
    pub fn outcomes(&self, inputs: &[Input], powers: PowerSet) -> Outcomes {
        chances(&self.units(inputs).outputs, powers)
    }

    fn units(&self, inputs: &[Input]) -> Units {
        let mut sums = [0.0; WIDTH];
        for (input, number) in inputs {
            add_times(&mut sums, &self.inputs[usize::from(*input)], *number);
        }
        let first: [f32; FIRST] = std::array::from_fn(|unit| sums[unit].max(0.0));
        let mut second = self.first[FIRST];
        for (unit, row) in first.iter().zip(&self.first).filter(|(unit, _)| **unit > 0.0) {
            add_times(&mut second, row, *unit);
        }
        second = second.map(|unit| unit.max(0.0));
        let mut outputs = self.second[SECOND];
        for (output, straight) in outputs.iter_mut().zip(&sums[FIRST..]) {
            *output += straight;
        }
        for (unit, row) in second.iter().zip(&self.second).filter(|(unit, _)| **unit > 0.0) {
            add_times(&mut outputs, row, *unit);
        }
        Units { first, second, outputs }
    }
}

/// The softmax over the outcomes that there can be.
fn chances(outputs: &[f32; OUTPUTS], powers: PowerSet) -> Outcomes {
    let can_be = |outcome: usize| Power::ALL.get(outcome).is_none_or(|power| powers.has(*power));
    let all = || (0..=NOBODY).filter(|outcome| can_be(*outcome));
    let highest = all().map(|outcome| outputs[outcome]).fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; NOBODY + 1];
    for outcome in all() {
        chances[outcome] = (outputs[outcome] - highest).exp();
    }
    let total: f32 = chances.iter().sum();
    chances.map(|chance| chance / total)
}

#[inline]
fn add_times<const SIZE: usize>(sums: &mut [f32; SIZE], row: &[f32; SIZE], times: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += times * number;
    }
}
