//! How the value network learns who wins.

use std::io;

use ruinous_bots::value::{Input, Outcomes, ValueNetwork};
use ruinous_engine::{PowerSet, Random};

use crate::adam::Rows;

/// Positions between two steps.
const BETWEEN_STEPS: usize = 512;
/// How far a step goes at first; at the last hardly any more.
const LEARNING_RATE: f32 = 0.0003;
/// How strongly weights are held to nothing, in units of gradient.
const WEIGHT_DECAY: f32 = 1e-4;

/// A position as a Power sees it.
pub(super) struct Position {
    pub inputs: Vec<Input>,
    pub powers: PowerSet,
    /// What is to be learnt of it, and how the game ended. These are the same where nobody searched.
    pub worth: Outcomes,
    pub happened: Outcomes,
}

impl Position {
    /// One of which nothing is known yet.
    pub fn new(inputs: Vec<Input>, powers: PowerSet) -> Self {
        Self { inputs, powers, worth: Outcomes::default(), happened: Outcomes::default() }
    }

    fn surprise(&self, network: &ValueNetwork) -> f64 {
        let thought = network.outcomes(&self.inputs, self.powers);
        let terms = thought.iter().zip(&self.happened).filter(|(_, happened)| **happened > 0.0);
        -terms.map(|(thought, happened)| f64::from(happened * thought.max(LEAST).ln())).sum::<f64>()
    }
}

/// What was thought impossible surprises no more than this.
const LEAST: f32 = 1e-6;

/// A network that learns.
#[derive(PartialEq)]
pub(super) struct ValueLearning {
    pub network: ValueNetwork,
    rows: Rows,
    /// Whether it began with weights that were drawn, and not learnt.
    is_by_chance: bool,
}

impl ValueLearning {
    /// From this network on, which was learnt or drawn by chance.
    pub fn new(network: ValueNetwork, is_by_chance: bool) -> Self {
        let rows = Rows::new((0..ValueNetwork::ROWS).map(|row| network.row(row).len()));
        Self { network, rows, is_by_chance }
    }

    /// What was learnt, without rows of inputs that were never met: where it began by chance they say nothing.
    pub fn learnt(&self) -> ValueNetwork {
        let mut network = self.network.clone();
        for row in (0..ValueNetwork::ROWS).filter(|row| !self.rows.has_moved(*row)) {
            if self.is_by_chance {
                network.row_mut(row).fill(0.0);
            }
        }
        network
    }

    /// Learns from positions in any order, since those of one game all end alike, and says how surprising they were before. The
    /// less of learning is left the shorter are its steps.
    pub fn learn_from(&mut self, mut positions: Vec<Position>, seed: u64, left: f32) -> f64 {
        let mut random = Random::new(seed);
        for place in (1..positions.len()).rev() {
            positions.swap(place, random.below(place + 1));
        }
        let mut gradient = ValueNetwork::zeros();
        let mut surprise = 0.0;
        for some in positions.chunks(BETWEEN_STEPS) {
            surprise += some.iter().map(|position| position.surprise(&self.network)).sum::<f64>();
            self.step(some, &mut gradient, LEARNING_RATE * left);
        }
        surprise / positions.len().max(1) as f64
    }

    fn step(&mut self, positions: &[Position], gradient: &mut ValueNetwork, stride: f32) {
        let mut met: Vec<usize> =
            (ValueNetwork::ROWS - ValueNetwork::LATER_ROWS..ValueNetwork::ROWS).collect();
        for Position { inputs, powers, worth, .. } in positions {
            self.network.add_slope(inputs, *powers, worth, gradient);
            met.extend(inputs.iter().map(|(input, _)| usize::from(*input)));
        }
        met.sort_unstable();
        met.dedup();
        self.rows.step();
        for row in met {
            let (weights, slope) = (self.network.row_mut(row), gradient.row_mut(row));
            for (slope, weight) in slope.iter_mut().zip(&*weights) {
                *slope = *slope / positions.len() as f32 - WEIGHT_DECAY * weight;
            }
            self.rows.climb(row, weights, slope, stride);
            slope.fill(0.0);
        }
    }

    /// Everything that is needed to go on.
    pub fn write(&self, file: &mut impl io::Write) -> io::Result<()> {
        for row in 0..ValueNetwork::ROWS {
            for number in self.network.row(row) {
                file.write_all(&number.to_le_bytes())?;
            }
        }
        self.rows.write(file)
    }

    /// Goes on with what was written.
    pub fn read(&mut self, file: &mut impl io::Read) -> io::Result<()> {
        let mut number = [0; 4];
        for row in 0..ValueNetwork::ROWS {
            for weight in self.network.row_mut(row) {
                file.read_exact(&mut number)?;
                *weight = f32::from_le_bytes(number);
            }
        }
        self.rows.read(file)
    }
}
