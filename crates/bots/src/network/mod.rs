//! The policy that Apprentices learn from games among themselves: how likely each option is to be chosen, cheap
//! enough to be asked some hundred thousand times a second.
//!
//! As in the policy of the Warriors an option is taken apart into actions, each in a region
//! ([`parts`](crate::policy::parts)). What is known of the region and of the whole table ([`InRegion`], [`OfTable`]) goes through one
//! hidden layer of rectified linear units, which all actions of a Power share; the logit of an action is linear in
//! inputs and hidden units together, and that of an option is the sum over its actions. What a look ahead sees counts beside
//! that as much as was learnt ([`Network::of_looks`]); whoever looks ahead adds it ([`Apprentice`](crate::Apprentice)).

pub(crate) mod file;
mod gradient;
mod inputs;
mod logits;

pub use file::{NetworkError, digest};
pub use inputs::{InRegion, OfTable};
pub use logits::Logits;

use ruinous_engine::{ByPower, Decision, Power, Question, Random};

use crate::policy::{Action, Feature, Policy};
use inputs::INPUTS;

/// Units of the hidden layer.
const HIDDEN: usize = 64;
/// What an action is linear in: the inputs and the hidden units.
const WIDTH: usize = INPUTS + HIDDEN;

/// What leads to the hidden units: for each input a row of weights.
type Hidden = [[f32; HIDDEN]; INPUTS];

/// The weights of all Powers. What they would have to change by is kept in the same shape.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    powers: ByPower<Layers>,
    /// How much what a look ahead sees counts beside the logits, in turns and in other decisions.
    looks: ByPower<[f32; 2]>,
}

/// The weights of one Power.
#[derive(Clone, PartialEq, Debug)]
struct Layers {
    hidden: Box<Hidden>,
    /// For each action a row, by its place.
    actions: Vec<[f32; WIDTH]>,
}

impl Network {
    /// All weights nothing: all options are alike.
    pub fn zeros() -> Self {
        let layers = |_| Layers {
            hidden: Box::new([[0.0; HIDDEN]; INPUTS]),
            actions: vec![[0.0; WIDTH]; Action::COUNT],
        };
        Self { powers: ByPower::new_with(layers), looks: ByPower::default() }
    }

    /// Where learning begins: what the policy of the Warriors says, a look ahead, and hidden units of which each sees something
    /// else and none counts yet.
    pub fn before_learning(seed: u64) -> Self {
        let (mut network, mut random) = (Self::zeros(), Random::new(seed));
        network.looks = ByPower::new_with(|_| LOOKS);
        let mut small = || SPREAD * (random.below(2_001) as f32 / 1_000.0 - 1.0);
        for power in Power::ALL {
            let layers = &mut network.powers[power];
            layers.hidden.iter_mut().flatten().for_each(|weight| *weight = small());
            for action in Action::all(power) {
                let row = &mut layers.actions[action.place()];
                row[..Feature::ALL.len()]
                    .copy_from_slice(&Policy::shipped().of(power, action).0[..Feature::ALL.len()]);
            }
        }
        network
    }

    /// How much the logit of the chance that a look ahead sees counts in a decision of a Power.
    pub fn of_looks(&self, decision: Decision) -> f32 {
        self.looks[decision.power][usize::from(decision.question != Question::Turn)]
    }

    /// The same, to be changed.
    pub fn of_looks_mut(&mut self, decision: Decision) -> &mut f32 {
        &mut self.looks[decision.power][usize::from(decision.question != Question::Turn)]
    }

    /// All weights, always in the same order.
    pub fn weights(&self) -> impl Iterator<Item = f32> + '_ {
        self.powers
            .0
            .iter()
            .flat_map(|layers| {
                layers.hidden.iter().flatten().chain(layers.actions.iter().flatten()).copied()
            })
            .chain(self.looks.0.iter().flatten().copied())
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.powers
            .0
            .iter_mut()
            .flat_map(|layers| {
                layers.hidden.iter_mut().flatten().chain(layers.actions.iter_mut().flatten())
            })
            .chain(self.looks.0.iter_mut().flatten())
    }
}

/// How much looks ahead count at first, in turns and in other decisions.
const LOOKS: [f32; 2] = [3.0, 1.5];
/// How large the weights of hidden units are at first, at the most.
const SPREAD: f32 = 0.5;
