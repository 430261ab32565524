//! A game that is played on in a round.

use ruinous_engine::{
    Board, ByPower, Choice, Decision, Game, Options, Phase, Power, Question, Random, Seeded, View,
};

use crate::{
    apprentice::{Looking, by_network, chances, draw, keep_likeliest},
    evaluation::{Standing, Weights},
    network::Network,
    policy::{self, Policy},
};

/// A game in a world that has been dealt, and how it is played on.
pub(super) struct Round<'a> {
    /// What Apprentices play by.
    policy: &'a Network,
    pub game: Game,
    pub luck: Seeded,
    pub options: Options,
    /// The last round that is played.
    last: u8,
    pub looking: Weights,
    /// As whom each Power plays on.
    pub players: ByPower<Player>,
}

/// As whom somebody plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// A Warrior who looks at a few options of its turns only, those that its policy likes best, and elsewhere at none: so the
    /// first generation plays on.
    HastyWarrior,
    /// Nearly a Warrior: among the eight likeliest options of a turn is the one that a Warrior takes in more than four turns of
    /// five.
    Warrior,
    /// An Apprentice who looks at fewer options than usual.
    Apprentice,
}

/// How many options each of them looks at in a turn.
pub(super) const OF_HASTY_WARRIOR: usize = 4;
const OF_WARRIOR: usize = 8;
const OF_APPRENTICE: usize = 4;
/// How sure Apprentices are of what they like best. Somebody who is sure of it is more easily foreseen, and plays better.
const SHARPNESS: f32 = 2.0;

impl<'a> Round<'a> {
    /// The round that a view is of; after its battles too little of it is left, so then the next as well.
    pub fn of(view: &View, policy: &'a Network, player: Player) -> Self {
        let board = view.board();
        let more = u8::from(board.phase() > Phase::Battle);
        Self {
            policy,
            game: view.sample(0),
            luck: Seeded::new(0),
            options: Options::new(),
            last: board.round().saturating_add(more),
            looking: Weights::for_looking(),
            players: ByPower::new_with(|_| player),
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

    /// Plays on to the end.
    pub fn play_on(&mut self, random: &mut Random) {
        let (mut standing, mut room) = (Standing::new(self.game.board()), Options::new());
        self.play_until(|_, _| false, &mut standing, random, &mut room);
    }

    /// Plays on to a decision at which to stop, or to the end, from a board that was looked at.
    pub fn play_until(
        &mut self,
        is_stop: impl Fn(&Board, Decision) -> bool,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) {
        while !self.is_over() {
            let Some(decision) = self.game.decision() else { break };
            if is_stop(self.game.board(), decision) {
                break;
            }
            let option = self.go_on(decision, standing, random, room);
            self.play(option);
        }
    }

    /// How play goes on.
    fn go_on(
        &self,
        decision: Decision,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) -> Choice {
        let (player, board) = (self.players[decision.power], self.game.board());
        let policy = || policy::Logits::at(Policy::shipped(), board, decision);
        match (player, decision.question) {
            (Player::Apprentice, _) => {
                let mut likely = by_network(self.policy, board, decision, &self.options);
                keep_likeliest(&mut likely, OF_APPRENTICE);
                self.looking_ahead(decision).add_to(&mut likely, decision, standing, room);
                likely[draw(&chances(&likely, SHARPNESS), random)].option
            }
            (Player::HastyWarrior, Question::Turn) => {
                let few = policy().top(&self.options, OF_HASTY_WARRIOR);
                self.best_of(&few, decision.power, standing, room)
            }
            (Player::HastyWarrior, _) => policy().sample(&self.options, random),
            (Player::Warrior, Question::Turn) => {
                let few = policy().top(&self.options, OF_WARRIOR);
                self.best_of(&few, decision.power, standing, room)
            }
            (Player::Warrior, _) => self.best_of(&self.options, decision.power, standing, room),
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

    /// How an Apprentice looks ahead here.
    pub fn looking_ahead(&self, decision: Decision) -> Looking<'_> {
        let factor = self.policy.of_looks(decision);
        Looking { game: &self.game, weights: &self.looking, factor }
    }

    /// What a look one decision ahead makes of an option. Its luck is not that of this world, which
    /// nobody can know.
    pub fn look(&self, option: Choice, by: Power, standing: &Standing, room: &mut Options) -> f32 {
        let mut game = self.game;
        game.look_ahead(option, &mut Seeded::new(0), room);
        standing.win_chance(game.board(), by, &self.looking)
    }
}
