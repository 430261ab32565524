//! The Warrior: looks one decision ahead and takes what gives it the best chance to win.

use ruinous_engine::{
    Board, ByPower, Chance, Choice, Event, Game, Options, Power, Random, Region, Seeded, View,
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
        let (mut best, mut average): (Option<Seen>, Average) = (None, Average::default());
        for option in options {
            let seen = look.at(*option, by, &self.weights);
            considered.push(Considered { choice: *option, win_chance: seen.chance, visits: 1 });
            average.add(&seen);
            if best.as_ref().is_none_or(|best| seen.chance > best.chance) {
                best = Some(seen);
            }
        }
        let Some(best) = best else {
            return Decided { choice: Choice::Pass, reasons: Vec::new(), considered };
        };
        let mut reasons = vec![Reason { ground: Ground::WinChance, weight: best.chance }];
        reasons.extend(best.reasons(&look.standing, &average, by, &self.weights));
        Decided { choice: best.option, reasons, considered }
    }

    fn pick(&mut self, view: &View, options: &Options) -> Choice {
        let by = view.viewer().unwrap_or(Power::Khorne);
        let mut look = Look::ahead(view, self.random.number(), self.random.number());
        let mut best = (Choice::Pass, f32::NEG_INFINITY);
        for option in options {
            let chance = look.at(*option, by, &self.weights).chance;
            if chance > best.1 {
                best = (*option, chance);
            }
        }
        best.0
    }
}

/// What an option leads to.
struct Seen {
    option: Choice,
    chance: f32,
    board: Board,
    terms: ByPower<Terms>,
}

/// What the options lead to on average, without those that end the game.
struct Average {
    sum: ByPower<Terms>,
    count: f32,
}

impl Default for Average {
    fn default() -> Self {
        Self { sum: evaluation::NO_TERMS, count: 0.0 }
    }
}

impl Average {
    fn add(&mut self, seen: &Seen) {
        if seen.board.outcome().is_none() {
            for (sum, terms) in self.sum.0.iter_mut().zip(&seen.terms.0) {
                sum.add_all(terms, 1.0);
            }
            self.count += 1.0;
        }
    }

    fn get(&self, power: Power, term: Term) -> f32 {
        self.sum[power].get(term) / self.count
    }
}

impl Seen {
    /// What makes the position better, or worse, than the options do on average, most important first.
    /// The next best option would tell less: often it is the same in another guise. Where the option
    /// ends the game, the chance to win says all there is.
    fn reasons(
        &self,
        before: &Standing,
        average: &Average,
        by: Power,
        weights: &Weights,
    ) -> Vec<Reason> {
        if self.board.outcome().is_some() {
            return Vec::new();
        }
        let sway = evaluation::sway(&self.board, by, &self.terms, weights);
        let mut reasons: Vec<Reason> = Vec::with_capacity(2 * Term::ALL.len());
        let mut changed = None;
        for power in self.board.powers() {
            for term in Term::ALL {
                let difference = self.terms[power].get(term) - average.get(power, term);
                let weight = sway[power] * weights.of(power, by).get(term) * difference;
                if weight.abs() < TRIFLE {
                    continue;
                }
                let changed = changed.get_or_insert_with(|| before.changes(&self.board));
                let region = where_most(changed, power, term, difference);
                let ground = Ground::Term { term, power, more: difference > 0.0, region };
                reasons.push(Reason { ground, weight });
            }
        }
        reasons.sort_unstable_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
        reasons
    }
}

/// What moves the odds by less than half a hundredth is no reason.
const TRIFLE: f32 = 0.005;

/// The region in which a term changes most in this direction, if it does in any.
fn where_most(
    changed: &[(Region, ByPower<Terms>)],
    power: Power,
    term: Term,
    direction: f32,
) -> Option<Region> {
    let (mut most, mut region) = (0.0, None);
    for (here, terms) in changed {
        let change = terms[power].get(term) * direction.signum();
        if change > most {
            (most, region) = (change, Some(*here));
        }
    }
    region
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
            return Seen { option, chance, board: *board, terms: evaluation::NO_TERMS };
        }
        let terms = self.standing.terms_of(board);
        let chance = evaluation::win_chance(board, by, &terms, weights);
        Seen { option, chance, board: *board, terms }
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
