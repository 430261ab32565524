//! Worlds that are judged by the network, and by what their round comes to when it is played on.

use std::sync::Arc;

use ruinous_engine::{
    Chance, Choice, Game, Options, Question, Random, Seeded, View,
    bag::Bag,
    chance::{Deck, Roll},
};

use super::{
    Learnt,
    round::{Manner, Round},
};
use crate::{
    evaluation::Standing,
    network::{Layers, Logits, Network, inputs, win_chances},
    search::{Exploration, InformationSet, Judged, Values, World},
    stalling,
};

/// How the tree below the options is explored, which are all tried: what won most among Warriors. Options differ by a few
/// hundredths in what they are worth, so with more than this the search would follow its priors and not what it finds.
pub(super) const EXPLORATION: Exploration =
    Exploration { constant: 0.05, first_play: 0.02, at_root: 0.25, expand_after: 16 };

/// The same for a tree whose leaves the network judges alone.
pub(super) const EXPLORATION_BY_NETWORK: Exploration =
    Exploration { expand_after: 0, ..EXPLORATION };

/// How much of an iteration's worth is what its round came to when it was played on; the rest is what the
/// network makes of the position. Each errs in its own way.
pub(super) const PLAYED_ON: f32 = 0.8;

/// What the Daemon knows.
pub(super) struct Known {
    view: View,
    learnt: Learnt,
    played_on: f32,
    /// Options that lead where another one leads.
    again: Vec<Choice>,
}

impl Known {
    /// With no part played on, the network judges alone.
    pub fn new(view: &View, learnt: Learnt, played_on: f32) -> Self {
        Self { view: *view, learnt, played_on, again: again(&view.sample(0)) }
    }
}

impl InformationSet for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        let game = self.view.sample(0);
        Trial {
            game,
            luck: Seeded::new(0),
            options: Options::new(),
            standing: Standing::new(game.board()),
            network: self.learnt.network.clone(),
            layers: None,
            played_on: self.played_on,
            round: Box::new(Round::of(&self.view, *self.learnt.value, Manner::CAREFUL)),
            random: Random::new(0),
            root: self.view.decision().map_or(0, |decision| decision.number),
            again: self.again.clone(),
        }
    }

    fn determinize(&self, world: &mut Trial, random: &mut Random) {
        world.game = self.view.sample(random.number());
        world.luck = Seeded::new(random.number());
        world.random = Random::new(random.number());
        world.layers = None;
        world.options.clear();
        world.game.list_options(&mut world.options);
    }
}

/// A world that is tried out.
pub(super) struct Trial {
    game: Game,
    luck: Seeded,
    options: Options,
    /// The board at the root, from which others differ little.
    standing: Standing,
    network: Arc<Network>,
    /// The network's layers at the position that was judged last.
    layers: Option<Layers>,
    played_on: f32,
    /// Where positions are played on, and by what numbers.
    round: Box<Round>,
    random: Random,
    /// The number of the decision that the search is about, and which of its options are others again.
    root: u32,
    again: Vec<Choice>,
}

impl World for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        if self.game.board().outcome().is_some() {
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

impl Judged for Trial {
    fn judge(&mut self) -> Values {
        let layers = self.network.layers(&inputs(&self.game, &self.standing));
        self.layers = Some(layers);
        let at_once = win_chances(&self.network, &self.game, &layers);
        if self.played_on == 0.0 || self.game.board().outcome().is_some() {
            return at_once;
        }
        self.round.set(self.game, self.luck);
        self.round.play_on(&mut self.random);
        let at_last = self.round.value();
        let part = self.played_on;
        std::array::from_fn(|power| (1.0 - part) * at_once[power] + part * at_last[power])
    }

    fn logits(&mut self, moves: &[Choice], logits: &mut Vec<f32>) {
        let (Some(decision), Some(layers)) = (self.game.decision(), &self.layers) else { return };
        let mut all = Logits::new(&self.network, &self.game, decision, layers);
        logits.extend(moves.iter().map(|option| all.logit(*option)));
        if decision.question == Question::Turn {
            stalling::give_up(self.game.board(), decision.power, moves, logits);
        }
        if decision.number == self.root {
            for (logit, option) in logits.iter_mut().zip(moves) {
                if self.again.contains(option) {
                    *logit = f32::NEG_INFINITY;
                }
            }
        }
    }
}

/// The options of a decision that lead to the same position as one before them, where chance has no part.
fn again(game: &Game) -> Vec<Choice> {
    let (mut reached, mut again, mut room) = (Vec::new(), Vec::new(), Options::new());
    for option in game.options() {
        let (mut next, mut luck) = (*game, Untouched::default());
        next.take_option(option, &mut luck, None, &mut room);
        // Whoever may give up may always do so, whatever else comes to the same.
        if luck.was_touched || option == Choice::Pass {
            continue;
        }
        if reached.contains(&next) {
            again.push(option);
        } else {
            reached.push(next);
        }
    }
    again
}

/// Luck that knows whether it was asked for anything.
#[derive(Default)]
struct Untouched {
    was_touched: bool,
}

impl Chance for Untouched {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        self.was_touched = true;
        Seeded::new(0).die(roll, nth)
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        self.was_touched = true;
        Seeded::new(0).draw(deck, bag, nth)
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Next, Power, Setup};

    use super::*;

    #[test]
    fn whoever_has_one_point_left_may_still_pass_it_away() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let mut last_points = 0;
        for deal in 0..20 {
            let (mut chance, mut random) = (Seeded::new(deal), Random::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let options = game.options();
                if decision.question == Question::Turn {
                    last_points += u32::from(game.board().sheet(decision.power).power == 1);
                    assert!(!again(&game).contains(&Choice::Pass), "{deal}");
                }
                let option = options[random.below(options.len())];
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        assert!(last_points > 50, "{last_points}");
    }
}
