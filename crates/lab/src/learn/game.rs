//! A game among Apprentices, and what it teaches.

use ruinous_bots::{
    Apprentice, Bot, Likely, Warrior,
    network::{Logits, Network},
    value::{Observer, Outcomes, ValueNetwork},
};
use ruinous_engine::{
    Board, ByPower, Choice, Decision, Game, Next, Power, PowerSet, Question, Random, Seeded, View,
};

use super::{arranged, value::Position};
use crate::tune::any_table;

/// How much of what comes later speaks for a decision, for each decision between: the λ of generalised advantage estimation
/// (Schulman and others 2016).
const LAMBDA: f32 = 0.95;
/// How much it counts not to be too sure of anything.
const ENTROPY: f32 = 0.01;
/// Options of a turn that are considered though the network finds others likelier, so that it can find out about them.
const OTHERS: usize = 2;
/// Of ten games so many begin with a position that is arranged at random.
const ARRANGED: usize = 4;
/// Of so many seats two are a Warrior's and one an Apprentice's of before, so that play is learnt that is good against others too.
const OTHER_SEATS: usize = 12;
/// Of so many decisions one is a position to learn the value of in the eyes of whoever decides, and one in those of anybody.
const POSITIONS: usize = 8;

/// What a game teaches.
pub(super) struct Lesson {
    /// How what turned out better than was thought becomes likelier with each weight.
    pub gradient: Network,
    pub decisions: f64,
    /// The squares of what turned out better or worse, added up.
    pub squares: f64,
    pub positions: Vec<Position>,
}

/// Whoever plays games to learn from.
pub(super) struct Teacher<'a> {
    pub seed: u64,
    pub network: &'a Network,
    pub value: &'a ValueNetwork,
    /// What it was before it learnt.
    pub before: &'a Network,
    /// What advantages are divided by.
    pub spread: f32,
}

/// A choice that somebody made who learns.
struct Made {
    board: Board,
    decision: Decision,
    likely: Vec<Likely>,
    chances: Vec<f32>,
    chosen: usize,
    /// How likely he thought he was to win.
    thought: f32,
}

/// Who sits in a seat.
enum Seat<'a> {
    Learner,
    Other(Box<dyn Bot + 'a>),
}

/// A game that is being played.
struct Played<'a> {
    teacher: &'a Teacher<'a>,
    learner: Apprentice<'a>,
    observer: Observer,
    random: Random,
    made: ByPower<Vec<Made>>,
    positions: Vec<Position>,
}

impl Teacher<'_> {
    /// Plays the game with this number.
    pub fn play(&self, number: u32) -> Lesson {
        let mut random = Random::new(self.seed ^ u64::from(number) << 32);
        let mut chance = Seeded::new(random.number());
        let arranged = (random.below(10) < ARRANGED)
            .then(|| arranged::game(&mut random, &mut chance))
            .flatten();
        let mut game =
            arranged.unwrap_or_else(|| Game::new(any_table(&mut random), &mut chance, None));
        let mut seats: ByPower<Seat<'_>> = ByPower::new_with(|_| match random.below(OTHER_SEATS) {
            0 | 1 => Seat::Other(Box::new(Warrior::new(random.number()))),
            2 => Seat::Other(Box::new(Apprentice::led_by(self.before, random.number(), SURE))),
            _ => Seat::Learner,
        });
        let mut played = Played {
            teacher: self,
            learner: Apprentice::led_by(self.network, random.number(), 1.0),
            observer: Observer::default(),
            random,
            made: ByPower::default(),
            positions: Vec::new(),
        };
        let mut round = game.board().round();
        while let Next::Ask(decision) = game.next() {
            if game.board().round() > round {
                round = game.board().round();
                game.board().powers().into_iter().for_each(|power| played.keep(&game, power));
            }
            if played.random.below(POSITIONS) == 0 {
                played.keep_any(&game);
            }
            let view = game.view(Some(decision.power));
            let choice = match &mut seats[decision.power] {
                Seat::Learner => played.decide(&view, decision),
                Seat::Other(bot) => bot.pick(&view, &view.options()),
            };
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        played.lesson(happened(game.board()))
    }
}

/// How much surer than while it learnt an Apprentice of before is.
const SURE: f32 = 4.0;

impl Played<'_> {
    /// Keeps a position, in the eyes of a Power.
    fn keep(&mut self, game: &Game, viewer: Power) {
        let inputs = self.observer.look_at(&game.view(Some(viewer))).to_vec();
        let (powers, happened) = (game.board().powers(), Outcomes::default());
        self.positions.push(Position { inputs, powers, happened });
    }

    fn keep_any(&mut self, game: &Game) {
        let powers = game.board().powers();
        let viewer = powers.into_iter().nth(self.random.below(powers.len().into()));
        viewer.into_iter().for_each(|viewer| self.keep(game, viewer));
    }

    fn decide(&mut self, view: &View, decision: Decision) -> Choice {
        let options = view.options();
        if options.len() == 1 {
            return options[0];
        }
        let others = if decision.question == Question::Turn { OTHERS } else { 0 };
        let likely = self.learner.consider(view, decision, &options, others);
        let chances = self.learner.chances(&likely);
        let (chosen, powers) = (self.learner.draw(&chances), view.board().powers());
        let inputs = self.observer.look_at(view);
        let thought = self.teacher.value.outcomes(inputs, powers)[decision.power as usize];
        if self.random.below(POSITIONS) == 0 {
            let (inputs, happened) = (inputs.to_vec(), Outcomes::default());
            self.positions.push(Position { inputs, powers, happened });
        }
        let choice = likely[chosen].option;
        let board = *view.board();
        let made = Made { board, decision, likely, chances, chosen, thought };
        self.made[decision.power].push(made);
        choice
    }

    /// What is learnt from the game now that its end is known.
    fn lesson(mut self, happened: Outcomes) -> Lesson {
        self.positions.iter_mut().for_each(|position| position.happened = happened);
        let mut lesson = Lesson {
            gradient: Network::zeros(),
            decisions: 0.0,
            squares: 0.0,
            positions: self.positions,
        };
        for power in Power::ALL {
            let made = &self.made[power];
            let thoughts: Vec<f32> = made.iter().map(|made| made.thought).collect();
            let advantages = advantages(&thoughts, happened[power as usize]);
            for (made, advantage) in made.iter().zip(advantages) {
                lesson.decisions += 1.0;
                lesson.squares += f64::from(advantage * advantage);
                let Teacher { network, spread, .. } = self.teacher;
                made.add_slope(network, advantage / spread, &mut lesson.gradient);
            }
        }
        lesson
    }
}

impl Made {
    /// Adds how likely it was to be chosen rises with each weight, as often as it says, and how sure the choice was falls.
    fn add_slope(&self, network: &Network, times: f32, gradient: &mut Network) {
        let ln = |chance: f32| chance.max(LEAST).ln();
        let entropy: f32 = -self.chances.iter().map(|chance| chance * ln(*chance)).sum::<f32>();
        let slope = |(place, chance): (usize, &f32)| {
            let chosen = if place == self.chosen { 1.0 } else { 0.0 };
            times * (chosen - chance) - ENTROPY * chance * (ln(*chance) + entropy)
        };
        let slopes: Vec<f32> = self.chances.iter().enumerate().map(slope).collect();
        let options: Vec<Choice> = self.likely.iter().map(|it| it.option).collect();
        let of_looks: f32 =
            self.likely.iter().zip(&slopes).map(|(it, slope)| it.look * slope).sum();
        *gradient.of_looks_mut(self.decision) += of_looks;
        Logits::at(network, &self.board, self.decision).add_slope(&options, &slopes, gradient);
    }
}

/// How much better than was thought at each of a Power's choices the game turned out after it: what was thought at the next one,
/// and less and less what was thought later and how it ended.
fn advantages(thoughts: &[f32], happened: f32) -> Vec<f32> {
    let mut advantages = vec![0.0; thoughts.len()];
    let (mut next, mut later) = (happened, 0.0);
    for (advantage, thought) in advantages.iter_mut().zip(thoughts).rev() {
        later = next - thought + LAMBDA * later;
        (*advantage, next) = (later, *thought);
    }
    advantages
}

/// What is as good as impossible.
const LEAST: f32 = 1e-9;

/// Who won: each of several winners has a share.
fn happened(board: &Board) -> Outcomes {
    let winners = board.outcome().map_or(PowerSet::EMPTY, |outcome| outcome.winners);
    let mut outcomes = Outcomes::default();
    match winners.len() {
        0 => outcomes[Power::ALL.len()] = 1.0,
        count => winners.into_iter().for_each(|it| outcomes[it as usize] = 1.0 / f32::from(count)),
    }
    outcomes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turned_out_well_becomes_likelier() {
        let (network, value) = (Network::shipped(), ValueNetwork::shipped());
        let teacher = Teacher { seed: 7, network, value, before: network, spread: 1.0 };
        let mut played = Played {
            teacher: &teacher,
            learner: Apprentice::led_by(network, 3, 1.0),
            observer: Observer::default(),
            random: Random::new(5),
            made: ByPower::default(),
            positions: Vec::new(),
        };
        let mut chance = Seeded::new(2);
        let mut game = Game::new(any_table(&mut Random::new(1)), &mut chance, None);
        for _ in 0..40 {
            let Next::Ask(decision) = game.next() else { break };
            let choice = played.decide(&game.view(Some(decision.power)), decision);
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        let mut tried = 0;
        let is_open = |made: &&Made| made.chances[made.chosen] < 0.9;
        for made in played.made.0.iter().flatten().filter(is_open) {
            // How likely the choice is after a small step, for what turned out well and for what did not.
            let after = |times: f32| {
                let (mut gradient, mut moved) = (Network::zeros(), network.clone());
                made.add_slope(network, times, &mut gradient);
                for (weight, slope) in moved.weights_mut().zip(gradient.weights()) {
                    *weight += 1e-3 * slope;
                }
                let mut logits = Logits::at(&moved, &made.board, made.decision);
                let of_looks = moved.of_looks(made.decision);
                let logit = |it: &Likely| logits.logit(it.option) + of_looks * it.look;
                let all: Vec<f32> = made.likely.iter().map(logit).collect();
                all[made.chosen] - all.iter().map(|it| it.exp()).sum::<f32>().ln()
            };
            assert!(after(1.0) > after(-1.0), "{:?}", made.decision);
            tried += 1;
        }
        assert!(tried > 4, "{tried}");
    }

    #[test]
    fn choices_turned_out_as_well_as_later_thoughts_and_the_end_say() {
        let found = advantages(&[0.2, 0.5, 0.4], 1.0);
        let last = 1.0 - 0.4;
        let before = (0.4 - 0.5) + LAMBDA * last;
        let first = (0.5 - 0.2) + LAMBDA * before;
        for (found, right) in found.iter().zip([first, before, last]) {
            assert!((found - right).abs() < 1e-6, "{found} {right}");
        }
        assert!(advantages(&[], 1.0).is_empty());
    }

    #[test]
    fn a_game_teaches_choices_and_who_won() {
        let (network, value) = (Network::shipped(), ValueNetwork::shipped());
        let teacher = Teacher { seed: 7, network, value, before: network, spread: 1.0 };
        let lesson = teacher.play(3);
        assert!(lesson.decisions > 30.0 && lesson.squares > 0.0);
        assert!(lesson.gradient.weights().any(|slope| slope != 0.0));
        let happened = lesson.positions[0].happened;
        assert!((happened.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(lesson.positions.iter().all(|position| position.happened == happened));
    }
}
