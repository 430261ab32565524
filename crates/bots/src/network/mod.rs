//! A small network that has learnt from the Daemon's own games: the chance of each Power to win, and how
//! likely each option is to be chosen.
//!
//! Dense layers, written out: the inputs of a position ([`inputs()`]) → [`FIRST`] → [`SECOND`] → one logit
//! for each Power and one for the Old World, whose softmax are the chances to win. The second layer is also
//! the context of the policy: the logit of an action is linear in the features of its region, as in
//! [`policy`](crate::policy), and in that layer.
//!
//! Most inputs are 0, so the first layer adds up the rows of those that are not.

mod file;
mod inputs;

pub use file::NetworkError;
pub use inputs::{INPUTS, Inputs, inputs, inputs_of_card};

use ruinous_engine::{ByRegion, Choice, Decision, Game, Power};

use crate::policy::{Action, Features, Part, features, parts};

/// The units of the first layer.
pub const FIRST: usize = 64;
/// The units of the second.
pub const SECOND: usize = 32;
/// The outputs of the value: each Power, and the Old World.
pub const CONTENDERS: usize = Power::ALL.len() + 1;
/// What the logit of an action is linear in: the features of its region, and the second layer.
pub const FEATURES: usize = Features::NONE.0.len();
/// The actions of all Powers.
pub const ACTIONS: usize = Power::ALL.len() * Action::COUNT;

/// The weights, each layer row by row: a row holds what one unit below counts for all units above.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// From each input to the first layer.
    pub first: Vec<[f32; FIRST]>,
    /// The bias of the first layer.
    pub first_bias: [f32; FIRST],
    /// From the first layer to the second.
    pub second: [[f32; SECOND]; FIRST],
    /// The bias of the second layer.
    pub second_bias: [f32; SECOND],
    /// From the second layer to the chances to win.
    pub value: [[f32; SECOND]; CONTENDERS],
    /// Their bias.
    pub value_bias: [f32; CONTENDERS],
    /// For each action of each Power, what the features of its region count.
    pub features: Vec<[f32; FEATURES]>,
    /// For each action of each Power, what the context counts.
    pub context: Vec<[f32; SECOND]>,
}

/// The layers of one position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layers {
    /// The first, before it is rectified.
    pub first: [f32; FIRST],
    /// The second, rectified: the context.
    pub second: [f32; SECOND],
}

impl Network {
    /// All weights nothing.
    pub fn empty() -> Self {
        Self {
            first: vec![[0.0; FIRST]; INPUTS],
            first_bias: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            value: [[0.0; SECOND]; CONTENDERS],
            value_bias: [0.0; CONTENDERS],
            features: vec![[0.0; FEATURES]; ACTIONS],
            context: vec![[0.0; SECOND]; ACTIONS],
        }
    }

    /// Every weight, layer by layer, for whoever keeps or changes them all.
    pub fn parts(&self) -> [&[f32]; 8] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            self.value.as_flattened(),
            &self.value_bias,
            self.features.as_flattened(),
            self.context.as_flattened(),
        ]
    }

    /// The same, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 8] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.value.as_flattened_mut(),
            &mut self.value_bias,
            self.features.as_flattened_mut(),
            self.context.as_flattened_mut(),
        ]
    }

    /// The layers of a position.
    pub fn layers(&self, inputs: &Inputs) -> Layers {
        let mut first = self.first_bias;
        for &(place, number) in inputs {
            add_times(&mut first, &self.first[usize::from(place)], number);
        }
        let mut second = self.second_bias;
        for (unit, weights) in first.iter().zip(&self.second) {
            if *unit > 0.0 {
                add_times(&mut second, weights, *unit);
            }
        }
        Layers { first, second: second.map(|unit| unit.max(0.0)) }
    }

    /// The chance of each Power at the table to win, from the second layer; the last is the Old World's.
    pub fn chances(&self, layers: &Layers, at_table: impl Fn(usize) -> bool) -> [f32; CONTENDERS] {
        let mut chances = self.value_bias;
        for (chance, weights) in chances.iter_mut().zip(&self.value) {
            *chance += dot(weights, &layers.second);
        }
        let is_there = |place: usize| place == CONTENDERS - 1 || at_table(place);
        softmax(&mut chances, is_there);
        chances
    }

    /// The row of an action of a Power.
    #[inline]
    pub fn row(power: Power, action: Action) -> usize {
        power as usize * Action::COUNT + action.place()
    }
}

/// What each Power's game is worth to it: certain when it is over, and else by the network.
pub fn win_chances(network: &Network, game: &Game, layers: &Layers) -> [f32; Power::ALL.len()] {
    let powers = game.board().powers();
    if let Some(outcome) = game.board().outcome() {
        let share = 1.0 / f32::from(outcome.winners.len().max(1));
        return Power::ALL.map(|power| if outcome.winners.has(power) { share } else { 0.0 });
    }
    let chances = network.chances(layers, |place| powers.has(Power::ALL[place]));
    Power::ALL.map(|power| chances[power as usize])
}

/// The logits of the options of one decision.
pub struct Logits<'a> {
    network: &'a Network,
    game: &'a Game,
    decision: Decision,
    layers: &'a Layers,
    regions: ByRegion<Option<Features>>,
}

impl<'a> Logits<'a> {
    /// Nothing is looked at yet but the position.
    pub fn new(
        network: &'a Network,
        game: &'a Game,
        decision: Decision,
        layers: &'a Layers,
    ) -> Self {
        Self { network, game, decision, layers, regions: ByRegion::default() }
    }

    /// What there is about a part of an option.
    pub fn features(&mut self, part: Part) -> Features {
        let Some(region) = part.region else { return Features::ANYWHERE };
        let (board, by) = (self.game.board(), part.seen_by);
        if by != self.decision.power {
            return features(board, by, region);
        }
        *self.regions[region].get_or_insert_with(|| features(board, by, region))
    }

    /// The logit of an option.
    pub fn logit(&mut self, option: Choice) -> f32 {
        let (first, second) = parts(option, self.decision.power, self.decision.question);
        self.logit_of(first) + second.map_or(0.0, |second| self.logit_of(second))
    }

    fn logit_of(&mut self, part: Part) -> f32 {
        let row = Network::row(self.decision.power, part.action);
        let features = self.features(part);
        dot(&self.network.features[row], &features.0)
            + dot(&self.network.context[row], &self.layers.second)
    }
}

/// The softmax of logits, over those that are there; 0 for all others.
fn softmax(logits: &mut [f32], is_there: impl Fn(usize) -> bool) {
    let mut highest = f32::NEG_INFINITY;
    for (place, logit) in logits.iter().enumerate() {
        if is_there(place) {
            highest = highest.max(*logit);
        }
    }
    let mut total = 0.0;
    for (place, logit) in logits.iter_mut().enumerate() {
        *logit = if is_there(place) { (*logit - highest).exp() } else { 0.0 };
        total += *logit;
    }
    for chance in logits {
        *chance /= total;
    }
}

#[inline]
fn add_times<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += times * number;
    }
}

#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    const { assert!(N.is_multiple_of(8)) };
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{CardSet, Next, OldWorldSet, Random, Seeded, Setup};

    use super::*;
    use crate::evaluation::Standing;

    #[test]
    fn the_inputs_of_every_position_fit_and_follow_from_any_other() {
        let powers: Vec<Power> = Power::ALL.into_iter().collect();
        let setup = Setup::new(&powers, CardSet::Morrslieb, OldWorldSet::Mixed);
        let setup = setup.expect("five Powers");
        let (mut random, mut most) = (Random::new(1), 0);
        for deal in 0..5 {
            let mut chance = Seeded::new(deal);
            let mut game = Game::new(setup, &mut chance, None);
            let mut before = Standing::new(game.board());
            while let Next::Ask(decision) = game.next() {
                let whole = inputs(&game, &Standing::new(game.board()));
                most = most.max(whole.len());
                assert!(whole.iter().all(|(place, _)| usize::from(*place) < INPUTS));
                for ((place, number), (other, from)) in whole.iter().zip(inputs(&game, &before)) {
                    assert!(
                        *place == other && (number - from).abs() < 1e-4,
                        "{place} {number} {from}"
                    );
                }
                if random.below(10) == 0 {
                    before = Standing::new(game.board());
                }
                let option = random.pick(&game.options()).expect("an option");
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        assert!(most < 900, "{most}");
    }

    #[test]
    fn chances_are_those_of_whoever_is_at_the_table() {
        let mut network = Network::empty();
        network.value_bias = [1.0, 2.0, 3.0, 4.0, 5.0, 0.0];
        let layers = Layers { first: [0.0; FIRST], second: [0.0; SECOND] };
        let chances = network.chances(&layers, |place| place != 4);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(chances[4], 0.0);
        assert!((chances[3] / chances[2] - 1f32.exp()).abs() < 1e-4);
    }
}
