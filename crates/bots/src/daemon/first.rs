//! The Daemon of the first generation, as it was: its worlds are played out, and what a look one decision
//! ahead likes best joins its tree first.

use ruinous_engine::{Choice, Decision, Options, Random, Seeded, View};

use super::round::{OF_HASTY_WARRIOR, Player, Round};
use crate::{
    evaluation::{Standing, Weights, win_chances},
    network::Network,
    policy::{Logits, Policy},
    search::{InformationSet, Parameters, PlayedOut, Values, World},
};

/// What won most among Warriors.
pub(super) const PARAMETERS: Parameters =
    Parameters { exploration: 0.1, width: 1.0, widening: 0.3 };

/// What the Daemon knows.
pub(super) struct Known {
    view: View,
}

impl Known {
    pub fn new(view: &View) -> Self {
        Self { view: *view }
    }
}

impl InformationSet for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        let root = self.view.decision().map_or(0, |decision| decision.number);
        let round = Round::of(&self.view, Network::shipped(), Player::HastyWarrior);
        Trial { round, judge: Box::new(Weights::for_value()), root }
    }

    fn determinize(&self, world: &mut Trial, random: &mut Random) {
        let game = self.view.sample(random.number());
        world.round.set(game, Seeded::new(random.number()));
    }
}

/// A world that is tried out.
pub(super) struct Trial {
    round: Round<'static>,
    /// What says how likely each Power is to win where a round has ended.
    judge: Box<Weights>,
    /// The number of the decision that the search is about.
    root: u32,
}

impl Trial {
    /// At the root every option is looked at, elsewhere the few that the policy likes best, and the others
    /// come after them in the order of their logits.
    fn looks(&self, decision: Decision) -> Vec<f32> {
        let round = &self.round;
        let (standing, mut room) = (Standing::new(round.game.board()), Options::new());
        let mut look = |option: &Choice| round.look(*option, decision.power, &standing, &mut room);
        if decision.number == self.root {
            return round.options.iter().map(look).collect();
        }
        let mut logits = Logits::at(Policy::shipped(), round.game.board(), decision);
        let few = logits.top(&round.options, OF_HASTY_WARRIOR);
        let mut prior = |option: &Choice| {
            if few.contains(option) { look(option) } else { logits.logit(*option) + NOT_LOOKED_AT }
        };
        round.options.iter().map(&mut prior).collect()
    }
}

impl World for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        if self.round.is_over() {
            return None;
        }
        self.round.game.decision().map(|decision| decision.power as usize)
    }

    fn moves(&self) -> &[Choice] {
        &self.round.options
    }

    fn play(&mut self, option: Choice, _random: &mut Random) {
        self.round.play(option);
    }
}

impl PlayedOut for Trial {
    fn priors(&self) -> Vec<f32> {
        self.round.game.decision().map_or_else(Vec::new, |decision| self.looks(decision))
    }

    fn play_out(&mut self, random: &mut Random) -> Values {
        let round = &mut self.round;
        let at_once = Standing::new(round.game.board()).win_chances(&round.looking);
        round.play_on(random);
        let at_last = win_chances(round.game.board(), &self.judge).0;
        std::array::from_fn(|power| AT_ONCE * at_once.0[power] + (1.0 - AT_ONCE) * at_last[power])
    }
}

/// How much of an iteration's worth is what the Warrior makes of the position that joined the tree,
/// which luck has no part in. The rest is what the round came to.
const AT_ONCE: f32 = 0.2;

/// Puts logits, however high, behind what was looked at.
const NOT_LOOKED_AT: f32 = -1e6;
