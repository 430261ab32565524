//! Worlds that are played out to the end of the round, with a policy learnt from Warriors, and judged there by weights that were fitted to games among Warriors.

use ruinous_engine::{
    Choice, Decision, Game, Options, Phase, Power, Question, Random, Seeded, View,
};

use crate::{
    evaluation::{Standing, Weights, win_chances},
    policy::{Logits, Policy},
    search::{AtRoot, InformationSet, MOST_PLAYERS, Parameters, PlayedOut, Values, World},
    stalling,
};

/// How a generation of Daemons searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    pub parameters: Parameters,
    /// Whether turns that change nothing are tried, other than the cheapest to wait for others.
    tries_nothing: bool,
}

/// What won most among Warriors.
pub(super) const FIRST: Manner = Manner {
    parameters: Parameters {
        exploration: 0.1,
        width: 1.0,
        widening: 0.3,
        at_root: AtRoot::Widened,
    },
    tries_nothing: true,
};

/// What has been looked at is not overlooked.
pub(super) const SECOND: Manner = Manner {
    parameters: Parameters { at_root: AtRoot::Each(4), ..FIRST.parameters },
    tries_nothing: false,
};

/// What the Daemon knows, and how far it looks.
pub(super) struct Known {
    view: View,
    /// The last round that is played out.
    last_round: u8,
    /// The number of the decision.
    root: u32,
    manner: Manner,
}

impl Known {
    pub fn new(view: &View, manner: Manner) -> Self {
        let board = view.board();
        // After the battles there is too little left of a round to be searched.
        let more = u8::from(board.phase() > Phase::Battle);
        Self {
            view: *view,
            last_round: board.round().saturating_add(more),
            root: view.decision().map_or(0, |decision| decision.number),
            manner,
        }
    }
}

impl InformationSet for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        Trial {
            game: self.view.sample(0),
            luck: Seeded::new(0),
            options: Options::new(),
            last_round: self.last_round,
            root: self.root,
            manner: self.manner,
            policy: Policy::shipped(),
            looking: Weights::for_looking(),
            value: Weights::for_value(),
        }
    }

    fn determinize(&self, world: &mut Trial, random: &mut Random) {
        world.game = self.view.sample(random.number());
        world.luck = Seeded::new(random.number());
        world.options.clear();
        world.game.list_options(&mut world.options);
    }
}

/// A world that is tried out.
pub(super) struct Trial {
    game: Game,
    luck: Seeded,
    options: Options,
    last_round: u8,
    /// The number of the decision that the search is about.
    root: u32,
    manner: Manner,
    policy: &'static Policy,
    looking: Weights,
    value: Weights,
}

impl Trial {
    fn is_over(&self) -> bool {
        let board = self.game.board();
        board.outcome().is_some() || board.round() > self.last_round
    }

    /// What a look one decision ahead makes of an option. Its luck is not that of this world, which
    /// nobody can know.
    fn look(&self, option: Choice, by: Power, standing: &Standing, room: &mut Options) -> f32 {
        let mut game = self.game;
        game.look_ahead(option, &mut Seeded::new(0), room);
        standing.win_chance(game.board(), by, &self.looking)
    }

    /// At the root every option is looked at, elsewhere the few that the policy likes best, and the others
    /// come after them in the order of their logits.
    fn looks(&self, decision: Decision) -> Vec<f32> {
        let (standing, mut room) = (Standing::new(self.game.board()), Options::new());
        let mut look = |option: &Choice| self.look(*option, decision.power, &standing, &mut room);
        if decision.number == self.root {
            return self.options.iter().map(look).collect();
        }
        let mut logits = Logits::at(self.policy, self.game.board(), decision);
        let few = logits.top::<FEW>(&self.options);
        let mut prior = |option: &Choice| {
            if few.contains(option) { look(option) } else { logits.logit(*option) + NOT_LOOKED_AT }
        };
        self.options.iter().map(&mut prior).collect()
    }

    /// Plays on to where the search looks no further.
    fn play_on(&mut self, random: &mut Random) {
        let (mut standing, mut room) = (Standing::new(self.game.board()), Options::new());
        while !self.is_over() {
            let Some(decision) = self.game.decision() else { break };
            let option = self.go_on(decision, &mut standing, random, &mut room);
            self.play(option, random);
        }
    }

    /// How play goes on: of the few options that the policy likes best, the one that a look ahead does,
    /// where much is at stake; and else by the policy alone.
    fn go_on(
        &self,
        decision: Decision,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) -> Choice {
        let mut logits = Logits::at(self.policy, self.game.board(), decision);
        if decision.question != Question::Turn {
            return logits.sample(&self.options, random);
        }
        standing.follow(self.game.board());
        let (mut best, mut highest) = (self.options[0], f32::NEG_INFINITY);
        for option in logits.top::<FEW>(&self.options) {
            let chance = self.look(option, decision.power, standing, room);
            if chance > highest {
                (best, highest) = (option, chance);
            }
        }
        best
    }
}

impl World for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        self.game.decision().map(|decision| decision.power as usize)
    }

    fn moves(&self) -> &[Choice] {
        &self.options
    }

    fn play(&mut self, option: Choice, _random: &mut Random) {
        self.game.take_option(option, &mut self.luck, None, &mut self.options);
    }
}

impl PlayedOut for Trial {
    fn priors(&self) -> Vec<f32> {
        let Some(decision) = self.game.decision() else { return Vec::new() };
        let mut priors = self.looks(decision);
        if decision.question == Question::Turn && !self.manner.tries_nothing {
            stalling::give_up(self.game.board(), decision.power, &self.options, &mut priors);
        }
        priors
    }

    fn play_out(&mut self, random: &mut Random) -> Values {
        let at_once = Standing::new(self.game.board()).win_chances(&self.looking);
        self.play_on(random);
        let at_last = win_chances(self.game.board(), &self.value);
        std::array::from_fn(|power| AT_ONCE * at_once.0[power] + (1.0 - AT_ONCE) * at_last.0[power])
    }
}

/// What a game in which nothing is hidden is worth to each Power when its round is played on so many times.
pub fn worth_played_out(game: &Game, times: u32, seed: u64) -> Values {
    let known = Known::new(&game.view(None), FIRST);
    let mut random = Random::new(seed);
    let mut trial = known.room();
    let mut sum = [0.0; MOST_PLAYERS];
    for _ in 0..times {
        trial.game = *game;
        trial.luck = Seeded::new(random.number());
        trial.options.clear();
        trial.game.list_options(&mut trial.options);
        trial.play_on(&mut random);
        let worth = win_chances(trial.game.board(), &trial.value);
        for (sum, worth) in sum.iter_mut().zip(worth.0) {
            *sum += worth / times as f32;
        }
    }
    sum
}

/// How many options are looked at when the rest of a round is played on.
const FEW: usize = 4;

/// How much of an iteration's worth is what the Warrior makes of the position that joined the tree,
/// which luck has no part in. The rest is what the round came to.
const AT_ONCE: f32 = 0.2;

/// Puts logits, however high, behind what was looked at.
const NOT_LOOKED_AT: f32 = -1e6;
