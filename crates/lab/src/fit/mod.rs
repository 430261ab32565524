//! What can be learnt from games among Warriors: how likely a position is to be won (the value of the first
//! Daemon), and what a Warrior would probably do (the policy of both).

mod policy;
mod value;

use std::num::NonZeroUsize;

use ruinous_bots::{Bot, Cultist, Decided, Warrior, evaluation::Weights, policy::Policy};
use ruinous_engine::{ByPower, Game, Next, Options, Random, Seeded, View};

use self::{
    policy::{Choices, Learner},
    value::Beginning,
};
use crate::{threads, tune::any_table};

/// How much is learnt from.
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
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The weights of the value.
    pub value: Weights,
    /// How surprising the outcomes are to it, in games it was not fitted to: the mean of -ln of the
    /// chance that it gave to what happened.
    pub surprise: f64,
    /// How surprising they are to one who thinks that all Powers are alike.
    pub surprise_if_alike: f64,
    /// The policy.
    pub policy: Policy,
    /// How much worse than the best what it chooses is, in the eyes of Warriors, in games it did not
    /// learn from: 1 is the mean of all options.
    pub regret: f64,
}

/// Of the games one in so many is kept apart to see how good it is what was found.
const KEPT_APART: usize = 8;
/// Games between two steps of what learns as it goes.
const BETWEEN_STEPS: usize = 16;

/// Plays the games and learns. Tells of each game when it is finished.
pub fn fit(fitting: Fitting, finished: impl Fn() + Sync) -> Fit {
    let mut random = Random::new(fitting.seed);
    let games: Vec<u64> = (0..fitting.games).map(|_| random.number()).collect();
    let (learnt, apart) = games.split_at(games.len() - games.len() / KEPT_APART);
    let mut learner = Learner::new();
    let play = |games: &[u64], learner: &Learner| -> Vec<Lessons> {
        threads::map(games, fitting.threads, |game| {
            let lessons = play(*game, &learner.policy);
            finished();
            lessons
        })
    };
    let mut beginnings = Vec::new();
    for (step, games) in learnt.chunks(BETWEEN_STEPS).enumerate() {
        let lessons = play(games, &learner);
        let to_come = 1.0 - (step * BETWEEN_STEPS) as f64 / learnt.len() as f64;
        learner.learn(&all_choices(&lessons), to_come);
        beginnings.extend(lessons.into_iter().flat_map(|lessons| lessons.beginnings));
    }
    let value = value::likeliest(&beginnings);
    let lessons = play(apart, &learner);
    let choices = all_choices(&lessons);
    let beginnings: Vec<Beginning> =
        lessons.into_iter().flat_map(|lessons| lessons.beginnings).collect();
    Fit {
        surprise: value::surprise(&beginnings, &value),
        surprise_if_alike: value::surprise(&beginnings, &Weights::NONE),
        value,
        policy: learner.policy,
        regret: choices.regret(),
    }
}

fn all_choices(lessons: &[Lessons]) -> Choices {
    let mut choices = Choices::new();
    for lesson in lessons {
        choices.add_all(&lesson.choices);
    }
    choices
}

/// What a game teaches.
struct Lessons {
    beginnings: Vec<Beginning>,
    choices: Choices,
}

/// Plays a game among Warriors.
fn play(seed: u64, policy: &Policy) -> Lessons {
    let mut random = Random::new(seed);
    let mut chance = Seeded::new(random.number());
    let mut game = Game::new(any_table(&mut random), &mut chance, None);
    let mut bots = ByPower::new_with(|_| Careless::new(random.number()));
    let mut lessons = Lessons { beginnings: Vec::new(), choices: Choices::new() };
    let mut round = 1;
    let outcome = loop {
        let decision = match game.next() {
            Next::Ask(decision) => decision,
            Next::Over(outcome) => break outcome,
        };
        if game.board().round() > round {
            round = game.board().round();
            lessons.beginnings.push(Beginning::of(game.board()));
        }
        let view = game.view(Some(decision.power));
        let options = view.options();
        let (decided, is_careless) = bots[decision.power].choose(&view, &options);
        if !is_careless {
            lessons.choices.add(&view, decision, &options, &decided, policy);
        }
        game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
    };
    for beginning in &mut lessons.beginnings {
        beginning.winners = outcome.winners;
    }
    lessons
}

/// One choice in so many is a Cultist's, so that positions come up that a Warrior would not seek.
const ONE_SLIP_IN: usize = 20;

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

    /// What it does, and whether it was the Cultist's choice.
    fn choose(&mut self, view: &View, options: &Options) -> (Decided, bool) {
        let is_careless = self.random.below(ONE_SLIP_IN) == 0;
        let bot: &mut dyn Bot = if is_careless { &mut self.cultist } else { &mut self.warrior };
        (bot.choose(view, options), is_careless)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
