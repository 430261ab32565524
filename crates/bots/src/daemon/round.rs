//! A game that is played on to the end of a round, with a policy learnt from Warriors, and judged there.

use ruinous_engine::{
    Choice, Decision, Game, Options, Phase, Power, Question, Random, Seeded, View,
};

use crate::{
    evaluation::{Standing, Weights, win_chances},
    policy::{Logits, Policy},
    search::Values,
    value::{Observer, ValueNetwork},
};

/// A game in a world that has been dealt, and how it is played on.
pub(super) struct Round {
    pub game: Game,
    pub luck: Seeded,
    pub options: Options,
    /// The last round that is played.
    last: u8,
    pub policy: &'static Policy,
    pub looking: Weights,
    judge: Judge,
    manner: Manner,
}

/// What says how likely each Power is to win where a round has ended.
pub(super) enum Judge {
    /// Weights of the terms of the evaluation.
    Weights(Box<Weights>),
    /// Such weights, and beside them the value network, from what a Power sees.
    Both(Box<Weights>, Power, Observer),
}

/// How much of what the end of a round is worth is what the value network has learnt. The rest is the judgement, which knows of
/// some things that hardly ever happened in the games that were learnt from.
const LEARNT: f32 = 0.4;

/// How carefully a round is played on.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// How many of a turn's options are looked at, those that the policy likes best.
    pub of_turns: usize,
    /// Whether all options of other decisions are looked at; else they are by the policy alone.
    pub looks_always: bool,
}

impl Manner {
    /// Quickly, as the first generation does.
    pub const QUICK: Self = Self { of_turns: 4, looks_always: false };
    /// Nearly as a Warrior would play: among the eight likeliest options of a turn is the one that a Warrior takes in more than
    /// four turns of five. It takes twice as long, and what a round comes to is worth knowing only as far as the others in it
    /// play as somebody would.
    pub const CAREFUL: Self = Self { of_turns: 8, looks_always: true };
}

impl Round {
    /// The round that a view is of; after its battles too little of it is left, so then the next as well.
    pub fn of(view: &View, judge: Judge, manner: Manner) -> Self {
        let board = view.board();
        let more = u8::from(board.phase() > Phase::Battle);
        Self {
            game: view.sample(0),
            luck: Seeded::new(0),
            options: Options::new(),
            last: board.round().saturating_add(more),
            policy: Policy::shipped(),
            looking: Weights::for_looking(),
            judge,
            manner,
        }
    }

    /// Goes on with another game and its luck.
    pub fn set(&mut self, game: Game, luck: Seeded) {
        self.game = game;
        self.luck = luck;
        self.options.clear();
        self.game.list_options(&mut self.options);
    }

    /// Whether it is at its end, or the game is.
    pub fn is_over(&self) -> bool {
        let board = self.game.board();
        board.outcome().is_some() || board.round() > self.last
    }

    /// Makes a choice.
    pub fn play(&mut self, option: Choice) {
        self.game.take_option(option, &mut self.luck, None, &mut self.options);
    }

    /// What the position, at the end, is worth to each Power.
    pub fn value(&mut self) -> Values {
        let board = self.game.board();
        let (Judge::Weights(weights) | Judge::Both(weights, ..)) = &self.judge;
        let judged = win_chances(board, weights).0;
        match &mut self.judge {
            Judge::Both(_, viewer, observer) if board.outcome().is_none() => {
                let inputs = observer.look_at(&self.game.view(Some(*viewer)));
                let learnt = ValueNetwork::shipped().outcomes(inputs, board.powers());
                std::array::from_fn(|power| LEARNT * learnt[power] + (1.0 - LEARNT) * judged[power])
            }
            _ => judged,
        }
    }

    /// Plays on to the end.
    pub fn play_on(&mut self, random: &mut Random) {
        let (mut standing, mut room) = (Standing::new(self.game.board()), Options::new());
        self.play_until(|_| false, &mut standing, random, &mut room);
    }

    /// Plays on to a decision at which to stop, or to the end, from a board that was looked at.
    pub fn play_until(
        &mut self,
        is_stop: impl Fn(Decision) -> bool,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) {
        while !self.is_over() {
            let Some(decision) = self.game.decision() else { break };
            if is_stop(decision) {
                break;
            }
            let option = self.go_on(decision, standing, random, room);
            self.play(option);
        }
    }

    /// How play goes on: in a turn the option that a look ahead likes best, of those that the policy does; elsewhere as the
    /// manner is, by a look at all options or by the policy alone.
    fn go_on(
        &self,
        decision: Decision,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) -> Choice {
        let logits = || Logits::at(self.policy, self.game.board(), decision);
        if decision.question == Question::Turn {
            let few = logits().top(&self.options, self.manner.of_turns);
            self.best_of(&few, decision.power, standing, room)
        } else if self.manner.looks_always {
            self.best_of(&self.options, decision.power, standing, room)
        } else {
            logits().sample(&self.options, random)
        }
    }

    /// The option that a look ahead likes best.
    fn best_of(
        &self,
        options: &[Choice],
        by: Power,
        standing: &mut Standing,
        room: &mut Options,
    ) -> Choice {
        standing.follow(self.game.board());
        let (mut best, mut highest) = (self.options[0], f32::NEG_INFINITY);
        for &option in options {
            let chance = self.look(option, by, standing, room);
            if chance > highest {
                (best, highest) = (option, chance);
            }
        }
        best
    }

    /// What a look one decision ahead makes of an option. Its luck is not that of this world, which
    /// nobody can know.
    pub fn look(&self, option: Choice, by: Power, standing: &Standing, room: &mut Options) -> f32 {
        let mut game = self.game;
        game.look_ahead(option, &mut Seeded::new(0), room);
        standing.win_chance(game.board(), by, &self.looking)
    }
}
