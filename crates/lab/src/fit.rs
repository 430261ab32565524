//! Finding the weights with which the Daemon judges where a round has led.
//!
//! They are to say how likely each Power is to win, so they are those under which the winners of many
//! games were likeliest: a multinomial logistic regression of the outcome on the terms, over the
//! beginnings of rounds in games among Warriors (what chess programmers know as Texel's tuning
//! method).

use std::num::NonZeroUsize;

use ruinous_bots::{
    Bot, Cultist, Decided, Warrior,
    evaluation::{self, TERMS, Terms, Weights},
};
use ruinous_engine::{Board, ByPower, Game, Next, Options, Power, PowerSet, Random, Seeded, View};

use crate::{threads, tune::any_table};

/// How the weights are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitting {
    /// Games to learn from.
    pub games: u32,
    /// The seed of all of it.
    pub seed: u64,
    /// On so many threads; they do not change what is found.
    pub threads: NonZeroUsize,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// The weights.
    pub weights: Weights,
    /// How surprising the outcomes are to them, in positions they were not fitted to: the mean of -ln
    /// of the chance that they gave to what happened.
    pub surprise: f64,
    /// How surprising they are to one who thinks that all Powers are alike.
    pub surprise_if_alike: f64,
}

/// Of the lessons one in so many is kept apart to see how well the weights do.
const KEPT_APART: usize = 8;

/// Plays the games and fits the weights. Tells of each game when it is finished.
pub fn fit(fitting: Fitting, finished: impl Fn() + Sync) -> Fit {
    let mut random = Random::new(fitting.seed);
    let games: Vec<u64> = (0..fitting.games).map(|_| random.number()).collect();
    let lessons: Vec<Vec<Lesson>> = threads::map(&games, fitting.threads, |game| {
        let lessons = lessons_of_a_game(*game);
        finished();
        lessons
    });
    let apart = lessons.len() / KEPT_APART;
    let (apart, learnt): (Vec<&Lesson>, Vec<&Lesson>) = {
        let (apart, learnt) = lessons.split_at(apart);
        (apart.iter().flatten().collect(), learnt.iter().flatten().collect())
    };
    let weights = likeliest(&learnt);
    Fit {
        weights,
        surprise: surprise(&apart, &weights),
        surprise_if_alike: surprise(&apart, &Weights::NONE),
    }
}

/// The beginning of a round, and who won the game.
struct Lesson {
    board: Board,
    terms: ByPower<Terms>,
    winners: PowerSet,
}

/// One choice in so many is a Cultist's, so that positions come up that a Warrior would not seek.
const ONE_SLIP_IN: usize = 20;

/// Plays a game among Warriors and keeps the positions at the beginning of its rounds.
fn lessons_of_a_game(seed: u64) -> Vec<Lesson> {
    let mut random = Random::new(seed);
    let mut chance = Seeded::new(random.number());
    let mut game = Game::new(any_table(&mut random), &mut chance, None);
    let mut bots = ByPower::new_with(|_| Careless::new(random.number()));
    let (mut lessons, mut round) = (Vec::new(), 1);
    let outcome = loop {
        let decision = match game.next() {
            Next::Ask(decision) => decision,
            Next::Over(outcome) => break outcome,
        };
        if game.board().round() > round {
            round = game.board().round();
            let (board, winners) = (*game.board(), PowerSet::EMPTY);
            lessons.push(Lesson { board, terms: evaluation::terms(&board), winners });
        }
        let view = game.view(Some(decision.power));
        let choice = bots[decision.power].choose(&view, &view.options()).choice;
        game.choose(decision.power, choice, &mut chance, None).expect("listed");
    };
    for lesson in &mut lessons {
        lesson.winners = outcome.winners;
    }
    lessons
}

/// A Warrior who lets a Cultist choose now and then.
struct Careless {
    warrior: Warrior,
    cultist: Cultist,
    random: Random,
}

impl Careless {
    fn new(seed: u64) -> Self {
        let (warrior, cultist) = (Warrior::new(seed), Cultist::new(seed));
        Self { warrior, cultist, random: Random::new(seed ^ 1) }
    }
}

impl Bot for Careless {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        if self.random.below(ONE_SLIP_IN) == 0 {
            self.cultist.choose(view, options)
        } else {
            self.warrior.choose(view, options)
        }
    }
}

/// How strongly weights are held to nothing, in units of lessons.
const RESTRAINT: f64 = 30.0;
/// Steps of the fit.
const STEPS: u32 = 300;
/// How far a step goes at first.
const STRIDE: f64 = 0.05;

/// All weights in a row: each Power's terms, and the two of the Old World's clock.
const COUNT: usize = Power::ALL.len() * TERMS + 2;

/// The weights under which the outcomes are likeliest, held a little to nothing, by Adam (Kingma and
/// Ba 2015) over all lessons.
fn likeliest(lessons: &[&Lesson]) -> Weights {
    let mut at = [0.0; COUNT];
    let (mut mean, mut square) = ([0.0; COUNT], [0.0; COUNT]);
    for step in 1..=STEPS {
        let weights = from_row(&at);
        let mut slope = [0.0; COUNT];
        for lesson in lessons {
            lesson.add_slope(&weights, &mut slope);
        }
        let stride = STRIDE * (1.0 - f64::from(step - 1) / f64::from(STEPS));
        for place in 0..COUNT {
            let gradient = (slope[place] - RESTRAINT * at[place]) / lessons.len().max(1) as f64;
            mean[place] = 0.9 * mean[place] + 0.1 * gradient;
            square[place] = 0.99 * square[place] + 0.01 * gradient * gradient;
            let settled = |decay: f64| 1.0 - decay.powi(step as i32);
            let (m, s) = (mean[place] / settled(0.9), square[place] / settled(0.99));
            at[place] += stride * m / (s.sqrt() + 1e-8);
        }
    }
    from_row(&at)
}

impl Lesson {
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
fn surprise(lessons: &[&Lesson], weights: &Weights) -> f64 {
    let one = |lesson: &&Lesson| {
        let chances = lesson.board.powers().into_iter();
        let chances = chances.map(|power| (power, lesson.chance(power, weights)));
        if lesson.winners.is_empty() {
            let others: f64 = chances.map(|(_, chance)| chance).sum();
            return -(1.0 - others).max(f64::MIN_POSITIVE).ln();
        }
        chances
            .map(|(power, chance)| -lesson.share(power) * chance.max(f64::MIN_POSITIVE).ln())
            .sum()
    };
    lessons.iter().map(one).sum::<f64>() / lessons.len().max(1) as f64
}

/// Weights as every Power sees them alike, itself and its rivals.
fn from_row(row: &[f64; COUNT]) -> Weights {
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
    use ruinous_engine::Setup;

    use super::*;

    /// Games whose winner is drawn by chances that come from known weights.
    fn made_up_lessons(truth: &Weights, count: usize) -> Vec<Lesson> {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let setup = Setup::base(&powers).expect("a table");
        let board = *Game::new(setup, &mut Seeded::new(1), None).board();
        let mut random = Random::new(5);
        let mut lesson = |_| {
            let mut terms = ByPower([Terms::NONE; Power::ALL.len()]);
            for power in Power::BASE {
                terms[power].0[Term::VictoryPoints as usize] = random.below(50) as f32 / 10.0;
            }
            let mut lesson = Lesson { board, terms, winners: PowerSet::EMPTY };
            let mut drawn = random.below(1_000_000) as f64 / 1e6;
            for power in Power::BASE {
                let chance = lesson.chance(power, truth);
                if (0.0..chance).contains(&drawn) {
                    lesson.winners = PowerSet::of(&[power]);
                }
                drawn -= chance;
            }
            lesson
        };
        (0..count).map(&mut lesson).collect()
    }

    #[test]
    fn weights_that_made_the_outcomes_are_found_again() {
        let mut row = [0.0; COUNT];
        for (power, weight) in [(Power::Khorne, 1.0), (Power::Nurgle, 1.5), (Power::Slaanesh, 0.5)]
        {
            row[power as usize * TERMS + Term::VictoryPoints as usize] = weight;
        }
        let truth = from_row(&row);
        let lessons = made_up_lessons(&truth, 4_000);
        let lessons: Vec<&Lesson> = lessons.iter().collect();
        let found = likeliest(&lessons);
        for power in Power::BASE {
            let weight = |weights: &Weights| weights.of(power, power).get(Term::VictoryPoints);
            assert!((weight(&found) - weight(&truth)).abs() < 0.15, "{power}: {}", weight(&found));
        }
        assert!(surprise(&lessons, &found) < surprise(&lessons, &Weights::NONE));
    }

    #[test]
    fn the_same_seed_finds_the_same_on_any_number_of_threads() {
        let fitting = |threads| Fitting {
            games: 6,
            seed: 1,
            threads: NonZeroUsize::new(threads).expect("threads"),
        };
        assert_eq!(fit(fitting(1), || {}), fit(fitting(3), || {}));
    }
}
