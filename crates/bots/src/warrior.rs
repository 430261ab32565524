//! The Warrior: looks one decision ahead and takes what gives it the best chance to win.

use ruinous_engine::{
    Board, Chance, Choice, Event, Game, Options, Power, Random, Seeded, View,
    bag::Bag,
    chance::{Deck, Roll},
};

use crate::{
    bot::{Bot, Considered, Decided, Ground, Reason},
    evaluation::{self, Standing, Term, Terms, Weights},
};

/// An opponent that looks one decision ahead.
#[derive(Clone, Debug)]
pub struct Warrior {
    weights: Weights,
    random: Random,
}

impl Warrior {
    /// A Warrior who makes the same choices again for the same seed.
    pub fn new(seed: u64) -> Self {
        Self::with_weights(seed, Weights::for_looking())
    }

    /// A Warrior with other weights.
    pub fn with_weights(seed: u64, weights: Weights) -> Self {
        Self { weights, random: Random::new(seed) }
    }
}

impl Bot for Warrior {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let by = view.viewer().unwrap_or(Power::Khorne);
        // All options meet the same world and the same luck, so that only they differ.
        let mut look = Look::ahead(view, self.random.number(), self.random.number());
        let mut considered = Vec::with_capacity(options.len());
        let (mut best, mut second) = (Seen::NOTHING, Seen::NOTHING);
        for option in options {
            let seen = look.at(*option, by, &self.weights);
            considered.push(Considered { choice: *option, win_chance: seen.chance, visits: 1 });
            if seen.chance > best.chance {
                second = std::mem::replace(&mut best, seen);
            } else if seen.chance > second.chance {
                second = seen;
            }
        }
        Decided {
            choice: best.option,
            reasons: best.reasons(&second, self.weights.of(by, by)),
            considered,
        }
    }
}

/// What an option leads to.
struct Seen {
    option: Choice,
    chance: f32,
    own: Terms,
}

impl Seen {
    const NOTHING: Self =
        Self { option: Choice::Pass, chance: f32::NEG_INFINITY, own: Terms::NONE };

    /// What makes the position better, or worse, than after the next best option.
    fn reasons(&self, second: &Self, weights: &Terms) -> Vec<Reason> {
        let weigh = |term: Term| {
            let more = self.own.get(term) - second.own.get(term);
            (second.chance > f32::NEG_INFINITY && more != 0.0)
                .then(|| Reason { ground: Ground::Term(term), weight: more * weights.get(term) })
        };
        let mut reasons: Vec<Reason> = Term::ALL.into_iter().filter_map(weigh).collect();
        reasons.sort_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
        reasons.insert(0, Reason { ground: Ground::WinChance, weight: self.chance });
        reasons
    }
}

/// A world that the viewer cannot tell from the real one, to try options in.
struct Look<'a> {
    view: &'a View,
    world: Game,
    standing: Standing,
    luck: Seeded,
    options: Options,
}

impl<'a> Look<'a> {
    fn ahead(view: &'a View, world: u64, luck: u64) -> Self {
        let world = view.sample(world);
        let standing = Standing::new(view.board());
        Self { view, world, standing, luck: Seeded::new(luck), options: Options::new() }
    }

    /// Looks as far as the next decision or the next roll of dice, whichever comes first: from
    /// there the evaluation knows the exact odds.
    fn at(&mut self, option: Choice, by: Power, weights: &Weights) -> Seen {
        let mut game = self.world;
        let mut luck = Dice { luck: self.luck, rolled: false };
        game.look_ahead(option, &mut luck, &mut self.options);
        if luck.rolled {
            self.before_the_roll(option, by, weights)
        } else {
            self.judge(game.board(), option, by, weights)
        }
    }

    fn before_the_roll(&mut self, option: Choice, by: Power, weights: &Weights) -> Seen {
        let (mut game, mut events) = (self.world, Vec::new());
        game.take_option(option, &mut self.luck, Some(&mut events), &mut self.options);
        let mut witness = self.view.witness();
        for event in events.into_iter().take_while(|event| !matches!(event, Event::Rolled { .. })) {
            witness.see(event);
        }
        self.judge(witness.board(), option, by, weights)
    }

    fn judge(&self, board: &Board, option: Choice, by: Power, weights: &Weights) -> Seen {
        if board.outcome().is_some() {
            let chance = evaluation::win_chances(board, weights)[by];
            return Seen { option, chance, own: Terms::NONE };
        }
        let terms = self.standing.terms_of(board);
        let chance = evaluation::win_chance(board, by, &terms, weights);
        Seen { option, chance, own: terms[by] }
    }
}

/// Luck that remembers whether it was asked for a die.
struct Dice {
    luck: Seeded,
    rolled: bool,
}

impl Chance for Dice {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        self.rolled = true;
        self.luck.die(roll, nth)
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        self.luck.draw(deck, bag, nth)
    }
}
