//! Finding the weights of the evaluation by self-play.
//!
//! The evaluation says how likely each Power is to win, so its weights are those under which the
//! winners of many games were likeliest: a multinomial logistic regression of the outcome on the
//! terms, over positions of games that Warriors played with the weights found before (what chess
//! programmers know as Texel's tuning method). Fitting and playing take turns, because better weights
//! lead to other positions.

use ruinous_bots::{
    Bot, Cultist, Decided, Warrior,
    evaluation::{self, TERMS, Terms, Weights},
};
use ruinous_engine::{
    ByPower, CardSet, Game, Next, OldWorldSet, Options, Power, PowerSet, Random, Seeded, Setup,
    View,
};

use crate::threads::map_in_order;

/// How the weights are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How often games are played and weights fitted.
    pub turns: u32,
    /// Games for each fit.
    pub games: u32,
    /// The seed of all of it.
    pub seed: u64,
    /// On so many threads; they do not change what is found.
    pub threads: usize,
}

/// One fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// The weights found.
    pub weights: Weights,
    /// How unlikely the outcomes were under the weights before: the mean of -ln, on positions that
    /// these had not seen.
    pub surprise_before: f64,
    /// And under those found, on the same positions.
    pub surprise_after: f64,
    /// From how many positions.
    pub positions: usize,
}

/// Plays and fits in turns, beginning with these weights.
pub fn tune(tuning: Tuning, start: Weights, mut tell: impl FnMut(u32, &Fit)) -> Weights {
    let mut weights = start;
    for turn in 0..tuning.turns {
        let seed = Random::new(tuning.seed ^ u64::from(turn) << 40).number();
        let lessons = lessons(weights, tuning, seed);
        let found = fit(&lessons, weights);
        let fit = Fit {
            weights: found,
            surprise_before: surprise(&lessons, &weights),
            surprise_after: surprise(&lessons, &found),
            positions: lessons.len(),
        };
        tell(turn + 1, &fit);
        weights = found;
    }
    weights
}

/// A position, and who won the game.
struct Lesson {
    powers: PowerSet,
    old_world_deck: u8,
    terms: ByPower<Terms>,
    winners: PowerSet,
}

/// One choice in so many is a Cultist's, so that positions come up that a Warrior would not seek.
const ONE_SLIP_IN: usize = 16;
/// Of a round's positions the first is kept, and of the others one in so many.
const ONE_POSITION_IN: usize = 12;

/// Plays games among Warriors with these weights and keeps some of their positions.
fn lessons(weights: Weights, tuning: Tuning, seed: u64) -> Vec<Lesson> {
    let games: Vec<u64> =
        (0..tuning.games).map(|game| Random::new(seed ^ u64::from(game)).number()).collect();
    let played = map_in_order(&games, tuning.threads, |game| lessons_of_a_game(weights, *game));
    played.into_iter().flatten().collect()
}

fn lessons_of_a_game(weights: Weights, seed: u64) -> Vec<Lesson> {
    let mut random = Random::new(seed);
    let mut chance = Seeded::new(random.number());
    let mut game = Game::new(any_table(&mut random), &mut chance, None);
    let mut bots = ByPower::new_with(|_| Careless::new(random.number(), weights));
    let (mut lessons, mut round) = (Vec::new(), 0);
    let outcome = loop {
        let decision = match game.next() {
            Next::Ask(decision) => decision,
            Next::Over(outcome) => break outcome,
        };
        let board = game.board();
        let is_first = board.round() > round;
        round = board.round();
        if is_first && round > 1 || random.below(ONE_POSITION_IN) == 0 {
            lessons.push(Lesson {
                powers: board.powers(),
                old_world_deck: board.old_world_deck(),
                terms: evaluation::terms(board),
                winners: PowerSet::EMPTY,
            });
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

/// The tables people sit down at: mostly the base game's four Powers.
fn any_table(random: &mut Random) -> Setup {
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

/// A Warrior who lets a Cultist choose now and then.
struct Careless {
    warrior: Warrior,
    cultist: Cultist,
    random: Random,
}

impl Careless {
    fn new(seed: u64, weights: Weights) -> Self {
        Self {
            warrior: Warrior::with_weights(seed, weights),
            cultist: Cultist::new(seed),
            random: Random::new(seed ^ 1),
        }
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

/// How strongly weights are held to nothing, in units of positions.
const RESTRAINT: f64 = 20.0;
/// Steps of the fit.
const STEPS: u32 = 400;
/// How far a step goes.
const STRIDE: f64 = 0.03;

/// All weights in a row: each Power's terms, and the two of the Old World's clock.
const COUNT: usize = Power::ALL.len() * TERMS + 2;

/// The weights under which the outcomes are likeliest, held a little to nothing, by Adam (Kingma and
/// Ba 2015) over all lessons.
fn fit(lessons: &[Lesson], start: Weights) -> Weights {
    let mut at = to_row(&start);
    let (mut mean, mut square) = ([0.0; COUNT], [0.0; COUNT]);
    for step in 1..=STEPS {
        let weights = from_row(&at);
        let mut slope = [0.0; COUNT];
        for lesson in lessons {
            lesson.add_slope(&weights, &mut slope);
        }
        let stride = STRIDE * (1.0 - f64::from(step - 1) / f64::from(STEPS));
        for place in 0..COUNT {
            let gradient = (slope[place] - RESTRAINT * at[place]) / lessons.len() as f64;
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
    /// The chance of each Power, and the Old World's.
    fn chances(&self, weights: &Weights) -> (ByPower<f32>, f32) {
        let chances = evaluation::chances(self.powers, self.old_world_deck, &self.terms, weights);
        let old_world = 1.0 - chances.0.iter().sum::<f32>();
        (chances, old_world)
    }

    /// What share of the victory a Power had.
    fn share(&self, power: Power) -> f64 {
        if self.winners.has(power) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }

    /// Adds how the outcome's likelihood rises with each weight.
    fn add_slope(&self, weights: &Weights, slope: &mut [f64; COUNT]) {
        let (chances, old_world) = self.chances(weights);
        for power in self.powers {
            let more = self.share(power) - f64::from(chances[power]);
            let first = power as usize * TERMS;
            for (slope, term) in slope[first..first + TERMS].iter_mut().zip(self.terms[power].0) {
                *slope += more * f64::from(term);
            }
        }
        let more = f64::from(u8::from(self.winners.is_empty())) - f64::from(old_world);
        slope[COUNT - 2] += more;
        slope[COUNT - 1] -= more * f64::from(self.old_world_deck);
    }
}

/// How unlikely the outcomes were: the mean of -ln.
fn surprise(lessons: &[Lesson], weights: &Weights) -> f64 {
    let one = |lesson: &Lesson| {
        let (chances, old_world) = lesson.chances(weights);
        if lesson.winners.is_empty() {
            return -f64::from(old_world.max(f32::MIN_POSITIVE)).ln();
        }
        let of = |power: Power| -f64::from(chances[power].max(f32::MIN_POSITIVE)).ln();
        lesson.winners.into_iter().map(|power| lesson.share(power) * of(power)).sum()
    };
    lessons.iter().map(one).sum::<f64>() / lessons.len().max(1) as f64
}

fn to_row(weights: &Weights) -> [f64; COUNT] {
    let mut row = [0.0; COUNT];
    for power in Power::ALL {
        for (place, weight) in weights.of(power).0.iter().enumerate() {
            row[power as usize * TERMS + place] = f64::from(*weight);
        }
    }
    row[COUNT - 2] = f64::from(weights.clock_out);
    row[COUNT - 1] = f64::from(weights.clock_card);
    row
}

fn from_row(row: &[f64; COUNT]) -> Weights {
    let mut weights = Weights::NONE;
    for power in Power::ALL {
        for (place, weight) in weights.of_mut(power).0.iter_mut().enumerate() {
            *weight = row[power as usize * TERMS + place] as f32;
        }
    }
    weights.clock_out = row[COUNT - 2] as f32;
    weights.clock_card = row[COUNT - 1] as f32;
    weights
}
