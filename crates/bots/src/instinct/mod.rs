//! What comes to a Power's mind at a glance, for playing on quickly: what a Warrior would probably do,
//! learnt from games among Warriors and cheap enough to be asked millions of times.
//!
//! An option is taken apart into deeds, each in a region ([`parts`]); a deed draws its Power by what
//! there is in the region ([`lures`]), each lure with a weight of its own for each deed and Power. The
//! chance of an option is its share of the exponentials of what draws to it (a conditional logit;
//! McFadden 1974).

mod deeds;
mod file;
mod lures;

pub use deeds::{Deed, Part, parts};
pub use lures::{Lure, Lures, lures};

use arrayvec::ArrayVec;
use ruinous_engine::{Board, ByPower, ByRegion, Choice, Decision, Power, Random};

/// How much each lure counts for each deed of each Power.
#[derive(Clone, PartialEq, Debug)]
pub struct Instinct {
    weights: ByPower<[Lures; Deed::COUNT]>,
}

impl Instinct {
    /// Drawn to nothing.
    pub const NONE: Self =
        Self { weights: ByPower([[Lures::NONE; Deed::COUNT]; Power::ALL.len()]) };

    /// The weights of one deed.
    #[inline]
    pub fn of(&self, power: Power, deed: Deed) -> &Lures {
        &self.weights[power][deed.place()]
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, power: Power, deed: Deed) -> &mut Lures {
        &mut self.weights[power][deed.place()]
    }

    /// Those of all deeds, Power by Power.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut Lures> {
        self.weights.0.iter_mut().flatten()
    }
}

/// One decision at a glance.
pub struct Glance<'a> {
    instinct: &'a Instinct,
    board: &'a Board,
    decision: Decision,
    /// What each region has, once somebody has looked.
    regions: ByRegion<Option<Lures>>,
    /// How much figures that come and leave draw, once somebody has asked: many options share them.
    moves: [ByRegion<Option<f32>>; Deed::MOVES],
}

impl<'a> Glance<'a> {
    /// Nothing is looked at yet.
    pub fn at(instinct: &'a Instinct, board: &'a Board, decision: Decision) -> Self {
        Self { instinct, board, decision, regions: ByRegion::default(), moves: Default::default() }
    }

    /// What there is about a part of an option.
    #[inline]
    pub fn lures(&mut self, part: Part) -> Lures {
        match part.region {
            None => Lures::ANYWHERE,
            Some(region) if part.eyes != self.decision.power => {
                lures(self.board, part.eyes, region)
            }
            Some(region) => {
                let board = self.board;
                *self.regions[region].get_or_insert_with(|| lures(board, part.eyes, region))
            }
        }
    }

    /// How much an option draws.
    #[inline]
    pub fn pull(&mut self, option: Choice) -> f32 {
        let (first, second) = parts(option, self.decision.power, self.decision.question);
        let mut pull = self.pull_of(first);
        if let Some(second) = second {
            pull += self.pull_of(second);
        }
        pull
    }

    #[inline]
    fn pull_of(&mut self, part: Part) -> f32 {
        let place = part.deed.place();
        if let Some(region) = part.region
            && place < Deed::MOVES
        {
            if let Some(pull) = self.moves[place][region] {
                return pull;
            }
            let pull = self.weigh(part);
            self.moves[place][region] = Some(pull);
            return pull;
        }
        self.weigh(part)
    }

    fn weigh(&mut self, part: Part) -> f32 {
        let weights = self.instinct.of(self.decision.power, part.deed);
        self.lures(part).weighted(weights)
    }

    /// The options that draw most, strongest first; as many as there is room for.
    pub fn strongest<const FEW: usize>(&mut self, options: &[Choice]) -> ArrayVec<Choice, FEW> {
        let mut few: ArrayVec<(f32, Choice), FEW> = ArrayVec::new();
        for &option in options {
            let pull = self.pull(option);
            let place = few.iter().position(|(other, _)| pull > *other).unwrap_or(few.len());
            if place == FEW {
                continue;
            }
            if few.is_full() {
                few.pop();
            }
            few.insert(place, (pull, option));
        }
        few.into_iter().map(|(_, option)| option).collect()
    }

    /// One of the options, each as likely as it draws.
    pub fn choose(&mut self, options: &[Choice], random: &mut Random) -> Choice {
        let mut pulls = [0.0; MOST_SEEN];
        let options = &options[..options.len().min(MOST_SEEN)];
        let mut strongest = f32::NEG_INFINITY;
        for (pull, option) in pulls.iter_mut().zip(options) {
            *pull = self.pull(*option);
            strongest = strongest.max(*pull);
        }
        let mut total = 0.0;
        for pull in &mut pulls[..options.len()] {
            let below = SHARPNESS * (*pull - strongest);
            *pull = if below < OUT_OF_MIND { 0.0 } else { below.exp() };
            total += *pull;
        }
        let mut left = total * (random.number() >> 40) as f32 / (1u32 << 24) as f32;
        for (share, option) in pulls.iter().zip(options) {
            left -= share;
            if left < 0.0 {
                return *option;
            }
        }
        options[0]
    }
}

/// How much more often what draws more is chosen than it was learnt to be.
const SHARPNESS: f32 = 2.0;
/// The most options that are looked at.
const MOST_SEEN: usize = ruinous_engine::MOST_OPTIONS;
/// What draws so much less than the strongest is not worth a thought.
const OUT_OF_MIND: f32 = -7.0;

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
    fn what_draws_twice_as_much_is_chosen_twice_as_often() {
        let (game, decision, options) = first_turn();
        let other = options[0];
        let mut instinct = Instinct::NONE;
        // Passing draws twice as much as the other, to the base of e.
        instinct.of_mut(decision.power, Deed::Pass).set(Lure::Anywhere, 2.0f32.ln() / SHARPNESS);
        let mut random = Random::new(1);
        let mut passed = 0;
        for _ in 0..3_000 {
            let mut glance = Glance::at(&instinct, game.board(), decision);
            passed += u32::from(glance.choose(&[other, Choice::Pass], &mut random) == Choice::Pass);
        }
        assert!((1_900..2_100).contains(&passed), "{passed}");
    }

    #[test]
    fn the_strongest_come_in_order() {
        let (game, decision, options) = first_turn();
        let mut glance = Glance::at(Instinct::shipped(), game.board(), decision);
        let mut all: Vec<Choice> = options.to_vec();
        all.sort_by(|one, other| glance.pull(*other).total_cmp(&glance.pull(*one)));
        assert_eq!(glance.strongest::<5>(&options)[..], all[..5]);
        assert_eq!(glance.strongest::<5>(&all[7..9])[..], all[7..9]);
    }

    #[test]
    fn a_lure_draws_where_it_is() {
        let (game, decision, options) = first_turn();
        let mut instinct = Instinct::NONE;
        for class in ruinous_engine::Class::ALL {
            instinct.of_mut(decision.power, Deed::Come(class)).set(Lure::Worth, 100.0);
        }
        let mut glance = Glance::at(&instinct, game.board(), decision);
        let Choice::Summon { to, .. } = glance.choose(&options, &mut Random::new(1)) else {
            panic!("nothing draws but where a figure goes");
        };
        let worth = |region| ruinous_engine::queries::conquest_value(game.board(), region);
        assert!(Region::ALL.into_iter().all(|region| worth(region) <= worth(to)), "{to}");
    }
}
