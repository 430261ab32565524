//! The Warrior: looks one decision ahead and takes what the evaluation likes best.

use ruinous_engine::{Choice, Options, Random, Seeded, View};

use crate::{
    bot::{Bot, Decided, Ground, Reason},
    evaluation::{Weights, utility},
};

/// In how many sampled worlds each option is tried.
const WORLDS: u32 = 2;

/// An opponent that looks one decision ahead.
#[derive(Clone, Debug)]
pub struct Warrior {
    weights: Weights,
    random: Random,
}

impl Warrior {
    /// A Warrior who makes the same choices again for the same seed.
    pub fn new(seed: u64) -> Self {
        Self::with_weights(seed, Weights::default())
    }

    /// A Warrior with other weights.
    pub fn with_weights(seed: u64, weights: Weights) -> Self {
        Self { weights, random: Random::new(seed) }
    }

    /// What the position is worth on average after an option was taken: in worlds that the viewer
    /// cannot tell from the real one, with dice and draws of their own.
    fn value(&mut self, view: &View, option: Choice, worlds: &[(u64, u64)]) -> f64 {
        let Some(by) = view.viewer() else { return 0.0 };
        let mut total = 0.0;
        for (world, luck) in worlds {
            let mut game = view.sample(*world);
            game.take_option(option, &mut Seeded::new(*luck), None, &mut Options::new());
            total += utility(game.board(), by, &self.weights);
        }
        total / worlds.len() as f64
    }
}

impl Bot for Warrior {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        // All options meet the same worlds and the same luck, so that only they differ.
        let worlds: Vec<(u64, u64)> =
            (0..WORLDS).map(|_| (self.random.number(), self.random.number())).collect();
        let mut best: Option<(f64, Choice)> = None;
        for option in options {
            let value = self.value(view, *option, &worlds);
            if best.is_none_or(|(highest, _)| value > highest) {
                best = Some((value, *option));
            }
        }
        let (value, choice) = best.expect("a decision has an option");
        Decided { choice, reasons: vec![Reason { ground: Ground::Value, weight: value }] }
    }
}
