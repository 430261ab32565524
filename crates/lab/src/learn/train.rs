//! Teaching a network: the gradient of what it gets wrong, and Adam's steps against it (Kingma and Ba 2015).

use std::num::NonZeroUsize;

use ruinous_bots::{
    evaluation::Standing,
    network::{CONTENDERS, FIRST, Layers, Logits, Network, SECOND, inputs},
    policy::parts,
};
use ruinous_engine::{Power, Random};

use super::lesson::Lesson;
use crate::threads;

/// Lessons between two steps, and into how many parts they are cut: the parts are added in order, so that the
/// number of threads changes nothing.
const BATCH: usize = 512;
const PARTS: usize = 4;

/// How far a step goes.
const LEARNING_RATE: f32 = 2e-3;
/// How slowly the mean of the gradients, and of their squares, forgets.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// How strongly weights are held to nothing.
const WEIGHT_DECAY: f32 = 0.02;
/// How much what the policy gets wrong counts beside what the value does.
const POLICY: f32 = 0.5;

/// How wrong a network is: the mean of -ln of the chance that it gave to what happened, and to what the
/// search tried.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Loss {
    /// Of the value.
    pub value: f64,
    /// Of the policy.
    pub policy: f64,
    lessons: f64,
    choices: f64,
}

impl Loss {
    fn add(&mut self, other: &Self) {
        self.value += other.value;
        self.policy += other.policy;
        self.lessons += other.lessons;
        self.choices += other.choices;
    }

    fn mean(self) -> Self {
        let Self { lessons, choices, .. } = self;
        let (value, policy) = (self.value / lessons.max(1.0), self.policy / choices.max(1.0));
        Self { value, policy, lessons, choices }
    }
}

/// A network that learns.
pub struct Learner {
    network: Network,
    mean: Network,
    square: Network,
    step: i32,
}

impl Learner {
    /// Goes on with a network.
    pub fn new(network: Network) -> Self {
        Self { network, mean: Network::empty(), square: Network::empty(), step: 0 }
    }

    /// A network that has learnt nothing: small weights at random, but for the inputs and actions, which count
    /// nothing until they come up.
    pub fn untaught(seed: u64) -> Network {
        let mut random = Random::new(seed);
        let mut small = |range: f32| {
            let unit = (random.number() >> 40) as f32 / (1u32 << 23) as f32 - 1.0;
            unit * range
        };
        let mut network = Network::empty();
        network.first_bias = network.first_bias.map(|_| 0.2 + small(0.2));
        network.second_bias = network.second_bias.map(|_| 0.1);
        let range = (3.0 / FIRST as f32).sqrt() * 1.4;
        network.second.as_flattened_mut().iter_mut().for_each(|weight| *weight = small(range));
        let range = (3.0 / SECOND as f32).sqrt() * 0.5;
        network.value.as_flattened_mut().iter_mut().for_each(|weight| *weight = small(range));
        network
    }

    /// What has been learnt.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Learns from all lessons once, in an order of its own. `to_come` goes from what is left of all
    /// learning at the beginning to what is left at the end.
    pub fn learn(
        &mut self,
        lessons: &[Lesson],
        seed: u64,
        threads: NonZeroUsize,
        to_come: (f32, f32),
    ) -> Loss {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let mut random = Random::new(seed);
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last + 1));
        }
        let mut loss = Loss::default();
        for (nth, batch) in order.chunks(BATCH).enumerate() {
            let part = (nth * BATCH) as f32 / lessons.len() as f32;
            let rate = LEARNING_RATE * (to_come.0 + part * (to_come.1 - to_come.0));
            let cut: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
            let gradients = threads::map(&cut, threads, |places| {
                gradient(&self.network, places.iter().map(|place| &lessons[*place as usize]))
            });
            let mut gradients = gradients.into_iter();
            let Some((mut sum, first)) = gradients.next() else { break };
            loss.add(&first);
            for (gradient, more) in gradients {
                add(&mut sum, &gradient);
                loss.add(&more);
            }
            self.step(&sum, batch.len() as f32, rate);
        }
        loss.mean()
    }

    fn step(&mut self, gradient: &Network, lessons: f32, rate: f32) {
        self.step += 1;
        let (seen, squared) = (1.0 - MEAN.powi(self.step), 1.0 - SQUARE.powi(self.step));
        let moments = self.mean.parts_mut().into_iter().zip(self.square.parts_mut());
        let layers = self.network.parts_mut().into_iter().zip(gradient.parts()).zip(moments);
        for ((weights, gradient), (mean, square)) in layers {
            for place in 0..weights.len() {
                let slope = gradient[place] / lessons;
                mean[place] = MEAN * mean[place] + (1.0 - MEAN) * slope;
                square[place] = SQUARE * square[place] + (1.0 - SQUARE) * slope * slope;
                let step = (mean[place] / seen) / ((square[place] / squared).sqrt() + 1e-8);
                weights[place] -= rate * (step + WEIGHT_DECAY * weights[place]);
            }
        }
    }
}

/// How wrong a network is about lessons that it did not learn from.
pub fn loss(network: &Network, lessons: &[Lesson], threads: NonZeroUsize) -> Loss {
    let cut: Vec<&[Lesson]> = lessons.chunks(BATCH).collect();
    let mut sum = Loss::default();
    for (_, loss) in threads::map(&cut, threads, |lessons| gradient(network, lessons.iter())) {
        sum.add(&loss);
    }
    sum.mean()
}

fn add(sum: &mut Network, other: &Network) {
    for (sum, other) in sum.parts_mut().into_iter().zip(other.parts()) {
        for (sum, other) in sum.iter_mut().zip(other) {
            *sum += other;
        }
    }
}

/// The gradient of what a network gets wrong in some lessons, added up.
fn gradient<'a>(network: &Network, lessons: impl Iterator<Item = &'a Lesson>) -> (Network, Loss) {
    let (mut sum, mut loss) = (Network::empty(), Loss::default());
    for lesson in lessons {
        learn_one(network, lesson, &mut sum, &mut loss);
    }
    (sum, loss)
}

fn learn_one(network: &Network, lesson: &Lesson, sum: &mut Network, loss: &mut Loss) {
    let game = &lesson.game;
    let powers = game.board().powers();
    let inputs = inputs(game, &Standing::new(game.board()));
    let layers = network.layers(&inputs);
    let chances = network.chances(&layers, |place| powers.has(Power::ALL[place]));
    // How wrong each unit of the second layer is.
    let mut wrong = [0.0; SECOND];
    if let Some(happened) = lesson.chances {
        for place in (0..CONTENDERS).filter(|place| chances[*place] > 0.0) {
            loss.value -= f64::from(happened[place] * chances[place].max(1e-9).ln());
            let slope = chances[place] - happened[place];
            sum.value_bias[place] += slope;
            add_times(&mut sum.value[place], &layers.second, slope);
            add_times(&mut wrong, &network.value[place], slope);
        }
        loss.lessons += 1.0;
    }
    learn_policy(network, lesson, &layers, (sum, &mut wrong), loss);
    for (wrong, unit) in wrong.iter_mut().zip(&layers.second) {
        if *unit <= 0.0 {
            *wrong = 0.0;
        }
    }
    add_times(&mut sum.second_bias, &wrong, 1.0);
    let mut below = [0.0; FIRST];
    for (unit, below) in below.iter_mut().enumerate().filter(|(unit, _)| layers.first[*unit] > 0.0)
    {
        add_times(&mut sum.second[unit], &wrong, layers.first[unit]);
        *below = network.second[unit].iter().zip(&wrong).map(|(a, b)| a * b).sum();
    }
    add_times(&mut sum.first_bias, &below, 1.0);
    for &(place, number) in &inputs {
        add_times(&mut sum.first[usize::from(place)], &below, number);
    }
}

fn learn_policy(
    network: &Network,
    lesson: &Lesson,
    layers: &Layers,
    (sum, wrong): (&mut Network, &mut [f32; SECOND]),
    loss: &mut Loss,
) {
    let Some(decision) = lesson.game.decision() else { return };
    if lesson.policy.is_empty() {
        return;
    }
    let options = lesson.game.options();
    let mut logits = Logits::new(network, &lesson.game, decision, layers);
    let mut chances: Vec<f32> = options.iter().map(|option| logits.logit(*option)).collect();
    let highest = chances.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    chances.iter_mut().for_each(|chance| *chance = (*chance - highest).exp());
    let total: f32 = chances.iter().sum();
    let mut slopes: Vec<f32> = chances.iter().map(|chance| chance / total).collect();
    for &(place, part) in &lesson.policy {
        let Some(slope) = slopes.get_mut(usize::from(place)) else { continue };
        loss.policy -= f64::from(part * slope.max(1e-9).ln());
    }
    for &(place, part) in &lesson.policy {
        if let Some(slope) = slopes.get_mut(usize::from(place)) {
            *slope -= part;
        }
    }
    loss.choices += 1.0;
    for (option, slope) in options.iter().zip(slopes) {
        let slope = POLICY * slope;
        if slope.abs() < 1e-6 {
            continue;
        }
        let (first, second) = parts(*option, decision.power, decision.question);
        for part in [Some(first), second].into_iter().flatten() {
            let row = Network::row(decision.power, part.action);
            add_times(&mut sum.features[row], &logits.features(part).0, slope);
            add_times(&mut sum.context[row], &layers.second, slope);
            add_times(wrong, &network.context[row], slope);
        }
    }
}

fn add_times<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += times * number;
    }
}

#[cfg(test)]
mod tests {
    use ruinous_bots::evaluation::Weights;

    use super::*;
    use crate::learn::{Players, label, of_game, of_label, play};

    /// Lessons of both kinds.
    fn some_lessons() -> Vec<Lesson> {
        let lessons = |seed| {
            let played = play(seed, &Players::Warriors);
            let labelled = label(&played, &Weights::for_value());
            let values: Vec<Lesson> = labelled.iter().take(10).filter_map(of_label).collect();
            of_game(&played).into_iter().chain(values)
        };
        (3..5).flat_map(lessons).collect()
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let lessons = some_lessons();
        let mut network = Learner::untaught(5);
        // Nothing is 0 any more, so that every layer passes something on.
        let mut random = Random::new(9);
        for weight in network.parts_mut().into_iter().flatten() {
            *weight += (random.below(200) as f32 - 100.0) / 2_000.0;
        }
        let whole = |network: &Network| {
            let (_, loss) = gradient(network, lessons.iter());
            loss.value + f64::from(POLICY) * loss.policy
        };
        let (slopes, _) = gradient(&network, lessons.iter());
        let mut checked = 0;
        for part in 0..8 {
            let len = slopes.parts()[part].len();
            for _ in 0..40 {
                let place = random.below(len);
                let slope = f64::from(slopes.parts()[part][place]);
                if slope.abs() < 0.05 {
                    continue;
                }
                let mut moved = |by: f32| {
                    network.parts_mut()[part][place] += by;
                    let loss = whole(&network);
                    network.parts_mut()[part][place] -= by;
                    loss
                };
                let by = 2e-3;
                let found = (moved(by) - moved(-by)) / f64::from(2.0 * by);
                assert!(
                    (found - slope).abs() < 0.05 + 0.1 * slope.abs(),
                    "{part}: {found} {slope}"
                );
                checked += 1;
            }
        }
        assert!(checked > 60, "{checked}");
    }

    #[test]
    fn what_is_taught_is_learnt() {
        let lessons = some_lessons();
        let one = NonZeroUsize::MIN;
        let mut learner = Learner::new(Learner::untaught(1));
        let before = loss(learner.network(), &lessons, one);
        for seed in 0..60 {
            learner.learn(&lessons, seed, one, (1.0, 1.0));
        }
        let after = loss(learner.network(), &lessons, one);
        assert!(after.value < before.value - 0.1, "{before:?} {after:?}");
        assert!(after.policy < before.policy - 0.5, "{before:?} {after:?}");
    }
}
