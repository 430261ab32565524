//! A policy: how likely each option is, cheap enough to be asked millions of times. It is learnt from
//! games among Warriors, so it says what a Warrior would probably do.
//!
//! An option is taken apart into actions, each in a region ([`parts`]). The logit of an action is linear
//! in the features of its region ([`features`]), with weights of their own for each action and Power;
//! that of an option is the sum over its actions, and its probability the softmax over all options (a
//! conditional logit; McFadden 1974).

mod actions;
mod features;
mod file;

pub use actions::{Action, Part, parts};
pub use features::{Feature, Features, features};
pub(crate) use features::{dice, yes};

use arrayvec::ArrayVec;
use ruinous_engine::{Board, ByPower, ByRegion, Choice, Decision, Power, Random};

/// The weights: how much each feature counts for each action of each Power.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    weights: ByPower<[Features; Action::COUNT]>,
}

impl Policy {
    /// All options alike.
    pub const NONE: Self =
        Self { weights: ByPower([[Features::NONE; Action::COUNT]; Power::ALL.len()]) };

    /// The weights of one action.
    #[inline]
    pub fn of(&self, power: Power, action: Action) -> &Features {
        &self.weights[power][action.place()]
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, power: Power, action: Action) -> &mut Features {
        &mut self.weights[power][action.place()]
    }

    /// Those of all actions, Power by Power.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut Features> {
        self.weights.0.iter_mut().flatten()
    }
}

/// The logits of one decision.
pub struct Logits<'a> {
    policy: &'a Policy,
    board: &'a Board,
    decision: Decision,
    /// What each region has, once somebody has looked.
    regions: ByRegion<Option<Features>>,
    /// The logits of figures that come and leave, once somebody has asked: many options share them.
    moves: [ByRegion<Option<f32>>; Action::MOVES],
}

impl<'a> Logits<'a> {
    /// Nothing is looked at yet.
    pub fn at(policy: &'a Policy, board: &'a Board, decision: Decision) -> Self {
        Self { policy, board, decision, regions: ByRegion::default(), moves: Default::default() }
    }

    /// What there is about a part of an option.
    #[inline]
    pub fn features(&mut self, part: Part) -> Features {
        match part.region {
            None => Features::ANYWHERE,
            Some(region) if part.seen_by != self.decision.power => {
                features(self.board, part.seen_by, region)
            }
            Some(region) => {
                let board = self.board;
                *self.regions[region].get_or_insert_with(|| features(board, part.seen_by, region))
            }
        }
    }

    /// The logit of an option.
    #[inline]
    pub fn logit(&mut self, option: Choice) -> f32 {
        let (first, second) = parts(option, self.decision.power, self.decision.question);
        let mut logit = self.logit_of(first);
        if let Some(second) = second {
            logit += self.logit_of(second);
        }
        logit
    }

    #[inline]
    fn logit_of(&mut self, part: Part) -> f32 {
        let place = part.action.place();
        if let Some(region) = part.region
            && place < Action::MOVES
        {
            if let Some(logit) = self.moves[place][region] {
                return logit;
            }
            let logit = self.weigh(part);
            self.moves[place][region] = Some(logit);
            return logit;
        }
        self.weigh(part)
    }

    fn weigh(&mut self, part: Part) -> f32 {
        let weights = self.policy.of(self.decision.power, part.action);
        self.features(part).weighted(weights)
    }

    /// The likeliest options, likeliest first: so many, or as many as there is room for.
    pub fn top(&mut self, options: &[Choice], count: usize) -> ArrayVec<Choice, MOST_TOP> {
        let mut top: ArrayVec<(f32, Choice), MOST_TOP> = ArrayVec::new();
        let count = count.min(MOST_TOP);
        for &option in options {
            let logit = self.logit(option);
            let place = top.iter().position(|(other, _)| logit > *other).unwrap_or(top.len());
            if place == count {
                continue;
            }
            top.truncate(count - 1);
            top.insert(place, (logit, option));
        }
        top.into_iter().map(|(_, option)| option).collect()
    }

    /// One of the options, drawn by their probabilities.
    pub fn sample(&mut self, options: &[Choice], random: &mut Random) -> Choice {
        let mut logits = [0.0; MOST_SEEN];
        let options = &options[..options.len().min(MOST_SEEN)];
        let mut highest = f32::NEG_INFINITY;
        for (logit, option) in logits.iter_mut().zip(options) {
            *logit = self.logit(*option);
            highest = highest.max(*logit);
        }
        let mut total = 0.0;
        for logit in &mut logits[..options.len()] {
            let below = INVERSE_TEMPERATURE * (*logit - highest);
            *logit = if below < NEGLIGIBLE { 0.0 } else { below.exp() };
            total += *logit;
        }
        let mut left = total * (random.number() >> 40) as f32 / (1u32 << 24) as f32;
        for (share, option) in logits.iter().zip(options) {
            left -= share;
            if left < 0.0 {
                return *option;
            }
        }
        options[0]
    }
}

/// How much more sharply it is sampled than it was learnt.
const INVERSE_TEMPERATURE: f32 = 2.0;
/// The most of the likeliest that are asked for.
pub const MOST_TOP: usize = 16;
/// The most options that are looked at.
const MOST_SEEN: usize = ruinous_engine::MOST_OPTIONS;
/// What lies so far below the likeliest is never sampled.
const NEGLIGIBLE: f32 = -7.0;

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Next, Options, Region, Seeded, Setup};

    use super::*;

    /// The first turn of a game.
    fn first_turn() -> (Game, Decision, Options) {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let setup = Setup::base(&powers).expect("a table");
        let mut chance = Seeded::new(3);
        let mut game = Game::new(setup, &mut chance, None);
        loop {
            let Next::Ask(decision) = game.next() else { panic!("no turn in the whole game") };
            let options = game.options();
            if options.contains(&Choice::Pass) {
                return (game, decision, options);
            }
            game.choose(decision.power, options[0], &mut chance, None).expect("listed");
        }
    }

    #[test]
    fn what_is_twice_as_likely_is_sampled_twice_as_often() {
        let (game, decision, options) = first_turn();
        let other = options[0];
        let mut policy = Policy::NONE;
        // Passing is twice as likely as the other.
        policy
            .of_mut(decision.power, Action::Pass)
            .set(Feature::Anywhere, 2.0f32.ln() / INVERSE_TEMPERATURE);
        let mut random = Random::new(1);
        let mut passed = 0;
        for _ in 0..3_000 {
            let mut logits = Logits::at(&policy, game.board(), decision);
            passed += u32::from(logits.sample(&[other, Choice::Pass], &mut random) == Choice::Pass);
        }
        assert!((1_900..2_100).contains(&passed), "{passed}");
    }

    #[test]
    fn the_likeliest_come_in_order() {
        let (game, decision, options) = first_turn();
        let mut logits = Logits::at(Policy::shipped(), game.board(), decision);
        let mut all: Vec<Choice> = options.to_vec();
        all.sort_by(|one, other| logits.logit(*other).total_cmp(&logits.logit(*one)));
        assert_eq!(logits.top(&options, 5)[..], all[..5]);
        assert_eq!(logits.top(&all[7..9], 5)[..], all[7..9]);
    }

    #[test]
    fn a_feature_counts_where_it_is() {
        let (game, decision, options) = first_turn();
        let mut policy = Policy::NONE;
        for class in ruinous_engine::Class::ALL {
            policy.of_mut(decision.power, Action::Come(class)).set(Feature::Worth, 100.0);
        }
        let mut logits = Logits::at(&policy, game.board(), decision);
        let Choice::Summon { to, .. } = logits.sample(&options, &mut Random::new(1)) else {
            panic!("nothing counts but where a figure goes");
        };
        let worth = |region| ruinous_engine::queries::conquest_value(game.board(), region);
        assert!(Region::ALL.into_iter().all(|region| worth(region) <= worth(to)), "{to}");
    }
}
