//! Finding weights by self-play, with which Warriors look one decision ahead.
//!
//! The method is simultaneous perturbation stochastic approximation (Spall 1992), which chess
//! programs are tuned with: all weights are shifted at once, each up or down at random; the same deal
//! is played with the shift and with its opposite; and the weights move a little towards what did
//! better. Here every Power at the table has shifts of its own in the same games, so that each
//! learns against the others as they learn. The mean of the second half of the way is
//! what is kept (Polyak and Juditsky 1992).

use std::num::NonZeroUsize;

use ruinous_bots::{
    Bot, Warrior,
    evaluation::{TERMS, Term, Terms, Weights},
};
use ruinous_engine::{
    Board, ByPower, CardSet, Game, Next, OldWorldSet, Power, PowerSet, Random, Seeded, Setup, dial,
};

use crate::{
    arena::{self, Bots},
    statistics::Rate,
    threads,
};

/// How the weights are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How often the weights move.
    pub steps: u32,
    /// Deals that are played before each step, each of them twice.
    pub deals: u32,
    /// The seed of all of it.
    pub seed: u64,
    /// On so many threads; they do not change what is found.
    pub threads: NonZeroUsize,
}

/// How far a shift goes at first, in units of each term's usual weight.
const SHIFT: f32 = 0.5;
/// How shifts shrink with the number of the step (Spall's recommendation).
const SHIFT_SHRINKS: f32 = 0.101;
/// How far a step goes for a difference of one whole victory, in the same units.
const STRIDE: f32 = 1.0;
/// How strides shrink with the number of the step.
const STRIDE_SHRINKS: f32 = 0.3;

/// Moves the weights step by step, and tells when each step is done what was found so far.
pub fn tune(tuning: Tuning, start: Weights, mut tell: impl FnMut(&Weights)) -> Weights {
    let units = units(&start);
    let mut weights = start;
    let (mut sum, mut summed) = (Weights::NONE, 0.0);
    let mut random = Random::new(tuning.seed);
    for step in 1..=tuning.steps {
        let shrunk = |by: f32| (step as f32).powf(-by);
        let shift = SHIFT * shrunk(SHIFT_SHRINKS);
        let deals: Vec<u64> = (0..tuning.deals).map(|_| random.number()).collect();
        let lessons = threads::map(&deals, tuning.threads, |deal| {
            Lesson::from(*deal, &weights, &units, shift)
        });
        let stride = STRIDE * shrunk(STRIDE_SHRINKS);
        for (power, seen_by) in views() {
            let slope = slope(&lessons, power, seen_by);
            for (place, slope) in slope.into_iter().enumerate() {
                let weight = &mut weights.of_mut(power, seen_by).0[place];
                *weight += stride * units.0[place] * slope;
            }
        }
        if step > tuning.steps / 2 {
            summed += 1.0;
            add(&mut sum, &weights);
        }
        tell(&weights);
    }
    if summed > 0.0 { mean(&sum, summed, start) } else { start }
}

/// How often a Warrior with the weights found wins alone among three with those before, in the base
/// game with four Powers, each of which it plays once with the same deal.
pub fn try_out(
    found: &Weights,
    before: &Weights,
    games: u32,
    seed: u64,
    threads: NonZeroUsize,
) -> Rate {
    let powers: Vec<Power> = Power::BASE.into_iter().collect();
    let setup = Setup::base(&powers).expect("the base game has four Powers");
    let games: Vec<u32> = (0..games).collect();
    let wins = threads::map(&games, threads, |game| {
        let lone = powers[*game as usize % powers.len()];
        let deal = seed ^ u64::from(*game / powers.len() as u32) << 32;
        let mut bots = Bots::new_with(|power| {
            let weights = if power == lone { *found } else { *before };
            Some(Box::new(Warrior::with_weights(deal ^ power as u64, weights)))
        });
        arena::play(setup, deal, &mut bots, None).winners.has(lone)
    });
    wins.into_iter().fold(Rate::default(), Rate::and)
}

/// Each Power as it sees itself, and as another sees it, who stands for all rivals.
fn views() -> impl Iterator<Item = (Power, Power)> {
    Power::ALL.into_iter().flat_map(|power| [(power, power), (power, another(power))])
}

fn another(power: Power) -> Power {
    Power::ALL[(power as usize + 1) % Power::ALL.len()]
}

/// The usual size of each term's weight: the mean over the Powers, and at least a little.
fn units(weights: &Weights) -> Terms {
    let mut units = Terms::NONE;
    for term in Term::ALL {
        let sizes = Power::ALL.into_iter().map(|power| weights.of(power, power).get(term).abs());
        units.0[term as usize] = (sizes.sum::<f32>() / Power::ALL.len() as f32).max(0.01);
    }
    units
}

/// How much better than shifted down it is to see a Power's terms shifted up: on average over all
/// who look at it in this way.
fn slope(lessons: &[Lesson], power: Power, seen_by: Power) -> [f32; TERMS] {
    let (mut slope, mut count) = ([0.0; TERMS], 0.0);
    for lesson in lessons.iter().filter(|lesson| lesson.powers.has(power)) {
        let rivals = lesson.powers.without(power);
        let viewers = if power == seen_by { PowerSet::of(&[power]) } else { rivals };
        for viewer in viewers {
            count += 1.0;
            for (slope, up) in slope.iter_mut().zip(lesson.shifts[viewer][power]) {
                *slope += if up { lesson.gains[viewer] } else { -lesson.gains[viewer] };
            }
        }
    }
    slope.map(|slope| if count > 0.0 { slope / count } else { 0.0 })
}

fn add(sum: &mut Weights, weights: &Weights) {
    for (power, seen_by) in views() {
        let weights = weights.of(power, seen_by).0;
        for (sum, weight) in sum.of_mut(power, seen_by).0.iter_mut().zip(weights) {
            *sum += weight;
        }
    }
}

/// The mean of added weights, with the Old World's clock as it was.
fn mean(sum: &Weights, count: f32, start: Weights) -> Weights {
    let mut weights = start;
    for (power, seen_by) in views() {
        let sum = sum.of(power, seen_by).0;
        for (weight, sum) in weights.of_mut(power, seen_by).0.iter_mut().zip(sum) {
            *weight = sum / count;
        }
    }
    weights
}

/// A deal that was played twice, with opposite shifts.
struct Lesson {
    powers: PowerSet,
    /// For each who looks, and each Power looked at: which weights were shifted up in the first game
    /// and down in the second.
    shifts: ByPower<ByPower<[bool; TERMS]>>,
    /// What each Power did better in the first game.
    gains: ByPower<f32>,
}

impl Lesson {
    fn from(deal: u64, weights: &Weights, units: &Terms, shift: f32) -> Self {
        let mut random = Random::new(deal);
        let setup = any_table(&mut random);
        let mut coin = |_| [(); TERMS].map(|()| random.below(2) == 0);
        let shifts = ByPower::new_with(|_| ByPower::new_with(&mut coin));
        let (deal, luck) = (random.number(), random.number());
        let play = |way: f32| {
            let bot = |viewer: Power| {
                let mut own = *weights;
                for power in setup.powers() {
                    let places = own.of_mut(power, viewer).0.iter_mut().zip(units.0);
                    for ((weight, unit), up) in places.zip(shifts[viewer][power]) {
                        *weight += unit * shift * if up { way } else { -way };
                    }
                }
                Warrior::with_weights(luck ^ viewer as u64, own)
            };
            results(setup, deal, ByPower::new_with(bot))
        };
        let (up, down) = (play(1.0), play(-1.0));
        let gains = ByPower::new_with(|power| up[power] - down[power]);
        Self { powers: setup.powers(), shifts, gains }
    }
}

/// How each Power fared in a game.
fn results(setup: Setup, deal: u64, mut bots: ByPower<Warrior>) -> ByPower<f32> {
    let mut chance = Seeded::new(deal);
    let mut game = Game::new(setup, &mut chance, None);
    while let Next::Ask(decision) = game.next() {
        let view = game.view(Some(decision.power));
        let choice = bots[decision.power].pick(&view, &view.options());
        game.choose(decision.power, choice, &mut chance, None).expect("listed");
    }
    ByPower::new_with(|power| result(game.board(), power))
}

/// How much being nearer to victory than the best rival counts beside winning. Games say more that
/// way: without it, one in four Powers says anything about a game.
const NEARNESS: f32 = 0.5;

fn result(board: &Board, power: Power) -> f32 {
    let winners = board.outcome().map_or(PowerSet::EMPTY, |outcome| outcome.winners);
    let won = if winners.has(power) { 1.0 / f32::from(winners.len()) } else { 0.0 };
    let way = |power: Power| {
        let sheet = board.sheet(power);
        let turned = f32::from(sheet.dial) / f32::from(dial::length(power));
        (f32::from(sheet.vp) / 50.0).max(turned).min(1.0)
    };
    let rivals = board.powers().without(power).into_iter().map(way);
    won + NEARNESS * (way(power) - rivals.fold(0.0, f32::max))
}

/// The tables people sit down at: mostly the base game's four Powers.
pub(crate) fn any_table(random: &mut Random) -> Setup {
    let powers = match random.below(8) {
        0..4 => Power::BASE,
        4 => PowerSet::ALL,
        5 => Power::BASE.without(Power::ALL[random.below(4)]),
        _ => PowerSet::ALL.without(Power::ALL[random.below(4)]),
    };
    let (cards, old_world) = match random.below(3) {
        0 => (CardSet::Morrslieb, OldWorldSet::Mixed),
        _ => (CardSet::Base, OldWorldSet::Base),
    };
    let powers: Vec<Power> = powers.into_iter().collect();
    Setup::new(&powers, cards, old_world).expect("three Powers or more")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_on_any_number_of_threads() {
        let start = Weights::for_looking();
        let found = |threads, seed| {
            let threads = NonZeroUsize::new(threads).expect("threads");
            let tuning = Tuning { steps: 2, deals: 3, seed, threads };
            tune(tuning, start, |_| {})
        };
        assert_eq!(found(1, 1), found(3, 1));
        assert_ne!(found(1, 1), found(1, 2));
        assert_ne!(found(1, 1), start);
    }

    #[test]
    fn weights_move_towards_what_did_better() {
        let mut shifts = ByPower::new_with(|_| ByPower::new_with(|_| [false; TERMS]));
        shifts[Power::Khorne][Power::Khorne][0] = true;
        shifts[Power::Nurgle][Power::Khorne][1] = true;
        let mut gains = ByPower::<f32>::default();
        gains[Power::Khorne] = 1.0;
        gains[Power::Nurgle] = -0.5;
        let lessons = [Lesson { powers: Power::BASE, shifts, gains }];
        let own = slope(&lessons, Power::Khorne, Power::Khorne);
        assert_eq!((own[0], own[1]), (1.0, -1.0), "up where it was shifted up and won");
        let rivals = slope(&lessons, Power::Khorne, Power::Nurgle);
        assert!(rivals[0] > 0.0 && rivals[1] < 0.0, "down where Nurgle saw more and lost");
    }

    #[test]
    fn weights_are_tried_out_against_themselves_fairly() {
        let weights = Weights::for_looking();
        let threads = NonZeroUsize::MIN;
        // The same four games, seen from each seat: as many are won as have a winner.
        let rate = try_out(&weights, &weights, 8, 1, threads);
        assert_eq!((rate.of, rate.successes), (8, 2));
    }
}
