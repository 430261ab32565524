//! How the network learns to choose as Daemons did: it moves so that what they chose becomes likelier (cross-entropy).

use std::{num::NonZeroUsize, ops::ControlFlow};

use ruinous_bots::network::{Logits, Network};
use ruinous_engine::{Question, Random};

use super::Played;
use crate::{adam::Climber, threads};

/// Of the games one in so many is kept apart to see how well it has learnt.
const KEPT_APART: usize = 10;
/// Games between two steps.
const BETWEEN_STEPS: usize = 8;
/// How far a step goes at first, and at the last as a part of that.
const LEARNING_RATE: f64 = 0.02;
const AT_LAST: f64 = 0.05;
/// How strongly weights are held to where they began, in units of gradient: of most cards there are few examples.
const WEIGHT_DECAY: f64 = 3e-4;
/// How slowly the mean of the weights forgets, which is what is kept (Polyak and Juditsky 1992).
const MEAN: f32 = 0.98;

/// How the network is to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Imitation {
    /// The seed of the games, and of the order in which they are seen.
    pub seed: u64,
    /// How often each game is seen.
    pub epochs: u32,
    /// On so many threads; they do not change what is learnt.
    pub threads: NonZeroUsize,
}

/// How well the network chooses after all games were seen once more: what the games kept apart say of it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Epoch {
    /// How surprising it was to it what was chosen in turns: the mean of -ln of the chance it gave to that.
    pub surprise: f64,
    /// How often it was what it thought likeliest.
    pub guessed: f64,
    /// How surprising all that was chosen was, in turns and elsewhere.
    pub overall: f64,
}

/// Learns from games, and tells after each epoch how well it chooses, until it is told to stop. What is kept is the network
/// that chose best in the games that it did not learn from, of which there is one at least.
pub fn imitate(
    games: &[Played],
    imitation: Imitation,
    mut tell: impl FnMut(Epoch) -> ControlFlow<()>,
) -> (Network, Epoch) {
    let Imitation { seed, epochs, threads } = imitation;
    let (learnt, apart) = games.split_at(games.len() - games.len().div_ceil(KEPT_APART));
    let mut random = Random::new(seed);
    let start = Network::before_learning(random.number());
    let first: Vec<f64> = start.weights().map(f64::from).collect();
    let mut climber = Climber::from(first.clone());
    let (mut network, mut mean) = (start.clone(), start.clone());
    let mut best = (start, Epoch { overall: f64::INFINITY, ..Epoch::default() });
    let mut order: Vec<&Played> = learnt.iter().collect();
    for epoch in 0..epochs {
        for place in (1..order.len()).rev() {
            order.swap(place, random.below(place + 1));
        }
        let to_come = 1.0 - f64::from(epoch) / f64::from(epochs);
        for games in order.chunks(BETWEEN_STEPS) {
            let lessons = threads::map(games, threads, |game| Lesson::from(game, seed, &network));
            step(&mut climber, &first, &lessons, LEARNING_RATE * (to_come + AT_LAST));
            for ((weight, mean), number) in
                network.weights_mut().zip(mean.weights_mut()).zip(&climber.at)
            {
                *weight = *number as f32;
                *mean = MEAN * *mean + (1.0 - MEAN) * *weight;
            }
        }
        let tested = test(apart, seed, threads, &mean);
        if tested.overall < best.1.overall {
            best = (mean.clone(), tested);
        }
        if tell(tested).is_break() {
            break;
        }
    }
    best
}

/// What a game teaches: how what was chosen in it becomes likelier with each weight.
struct Lesson {
    gradient: Network,
    decisions: f64,
}

impl Lesson {
    fn from(game: &Played, seed: u64, network: &Network) -> Self {
        let mut lesson = Self { gradient: Network::zeros(), decisions: 0.0 };
        game.replay(seed, |game, decision, options, chosen| {
            let mut logits = Logits::at(network, game.board(), decision);
            let mut more = logits.chances(options);
            more.iter_mut().for_each(|chance| *chance = -*chance);
            more[chosen] += 1.0;
            logits.add_slope(options, &more, &mut lesson.gradient);
            lesson.decisions += 1.0;
        });
        lesson
    }
}

/// One step towards what was chosen.
fn step(climber: &mut Climber, first: &[f64], lessons: &[Lesson], stride: f64) {
    let mut gradient = vec![0.0; first.len()];
    for lesson in lessons {
        for (sum, number) in gradient.iter_mut().zip(lesson.gradient.weights()) {
            *sum += f64::from(number);
        }
    }
    let decisions: f64 = lessons.iter().map(|lesson| lesson.decisions).sum();
    for ((slope, at), first) in gradient.iter_mut().zip(&climber.at).zip(first) {
        *slope = *slope / decisions.max(1.0) - WEIGHT_DECAY * (at - first);
    }
    climber.climb(&gradient, stride);
}

/// How well a network foretells games.
fn test(games: &[Played], seed: u64, threads: NonZeroUsize, network: &Network) -> Epoch {
    let sums = threads::map(games, threads, |game| {
        let (mut turns, mut others) = (Sum::default(), Sum::default());
        game.replay(seed, |game, decision, options, chosen| {
            let chances = Logits::at(network, game.board(), decision).chances(options);
            let likeliest = chances.iter().copied().fold(0.0, f32::max);
            let sum = if decision.question == Question::Turn { &mut turns } else { &mut others };
            sum.count += 1.0;
            sum.surprise -= f64::from(chances[chosen].max(LEAST)).ln();
            sum.guessed += f64::from(u8::from(chances[chosen] == likeliest));
        });
        (turns, others)
    });
    let all = |of: fn(&(Sum, Sum)) -> f64| sums.iter().map(of).sum::<f64>();
    let turns = all(|sums| sums.0.count).max(1.0);
    Epoch {
        surprise: all(|sums| sums.0.surprise) / turns,
        guessed: all(|sums| sums.0.guessed) / turns,
        overall: all(|sums| sums.0.surprise + sums.1.surprise)
            / all(|sums| sums.0.count + sums.1.count).max(1.0),
    }
}

/// What was thought impossible surprises no more than this.
const LEAST: f32 = 1e-6;

/// How some decisions were foretold.
#[derive(Default)]
struct Sum {
    count: f64,
    surprise: f64,
    guessed: f64,
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::{super::Games, *};

    #[test]
    fn what_was_chosen_becomes_likelier_on_any_number_of_threads() {
        let file = std::env::temp_dir().join(format!("ruinous-imitation-{}", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let mut games = Games::open(&file, 5, 1).expect("a new file");
        let stop = AtomicBool::new(false);
        games.play(20, NonZeroUsize::MIN, &stop, || {}).expect("they can be kept");
        let learn = |threads: usize| {
            let threads = NonZeroUsize::new(threads).expect("threads");
            let mut surprises = Vec::new();
            let imitation = Imitation { seed: games.seed(), epochs: 3, threads };
            let (network, best) = imitate(&games.played(20), imitation, |epoch| {
                surprises.push(epoch.overall);
                ControlFlow::Continue(())
            });
            (network, best, surprises)
        };
        let (network, best, surprises) = learn(1);
        assert!(surprises.is_sorted_by(|one, other| one > other), "{surprises:?}");
        assert_eq!(Some(&best.overall), surprises.last());
        assert_eq!(learn(3), (network, best, surprises));
        let _ = std::fs::remove_file(&file);
    }
}
