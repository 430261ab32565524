//! How the value network learns who wins: from very many games among Apprentices, which play much as Daemons do and take
//! milliseconds. No game is seen twice, so what surprised it in a game before it learnt from that says how well it foretells
//! games that it does not know.

use std::{fmt, io, num::NonZeroUsize, ops::ControlFlow, thread};

use ruinous_bots::{
    Apprentice, Bot,
    network::Network,
    value::{Input, Observer, Outcomes, ValueNetwork},
};
use ruinous_engine::{Board, ByPower, Game, Next, Power, PowerSet, Random, Seeded};

use super::games::table;
use crate::{adam::Rows, threads};

/// Games of a lesson, whose positions are learnt from in any order: those of one game, which all end alike, are to lie far apart.
/// Tests make do with fewer.
const IN_A_LESSON: u32 = if cfg!(test) { 128 } else { 2_048 };
/// Positions between two steps.
const BETWEEN_STEPS: usize = 256;
/// How far a step goes at first; at the last hardly any more.
const LEARNING_RATE: f32 = 0.0003;
/// How strongly weights are held to nothing, in units of gradient.
const WEIGHT_DECAY: f32 = 1e-4;
/// How sure Apprentices are of what they like best. Games of all kinds are learnt from.
const SHARPNESS: [f32; 3] = [1.0, 2.0, 4.0];

/// Learning that goes on lesson by lesson.
#[derive(PartialEq)]
pub struct ValueLearning {
    seed: u64,
    games: u32,
    learnt: u32,
    network: ValueNetwork,
    rows: Rows,
}

/// A position as a Power sees it, and how the game ended.
struct Position {
    inputs: Vec<Input>,
    powers: PowerSet,
    happened: Outcomes,
}

/// What a file holds that is no learning, or another.
#[derive(Debug)]
pub struct OtherLearning(String);

impl fmt::Display for OtherLearning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ValueLearning {
    /// Learning from so many games that nobody has learnt from yet.
    pub fn new(seed: u64, games: u32) -> Self {
        let network = ValueNetwork::before_learning(seed);
        let rows = Rows::new((0..ValueNetwork::ROWS).map(|row| network.row(row).len()));
        Self { seed, games, learnt: 0, network, rows }
    }

    /// From how many games it has learnt.
    pub fn learnt(&self) -> u32 {
        self.learnt
    }

    /// What was learnt so far, without the weights of inputs that no position had, which say nothing.
    pub fn network(&self) -> ValueNetwork {
        let mut network = self.network.clone();
        for row in (0..ValueNetwork::ROWS).filter(|row| !self.rows.has_moved(*row)) {
            network.row_mut(row).fill(0.0);
        }
        network
    }

    /// Learns to the end, and tells after each lesson how surprising its games were, until it is told to stop.
    pub fn learn(
        &mut self,
        threads: NonZeroUsize,
        mut tell: impl FnMut(&Self, f64) -> ControlFlow<()>,
    ) {
        let (seed, games) = (self.seed, self.games);
        let mut lesson = Lesson::after(self.learnt, seed, games, threads);
        while self.learnt < games {
            let (last, surprise) = (lesson.last, self.surprise_of(&lesson, threads));
            // The games of the next lesson are played meanwhile.
            lesson = thread::scope(|scope| {
                let next = scope.spawn(move || Lesson::after(last, seed, games, threads));
                self.learn_from(&lesson);
                next.join().expect("games can be played")
            });
            self.learnt = last;
            if tell(self, surprise).is_break() {
                break;
            }
        }
    }

    /// How surprising outcomes are to it: the mean of -ln of the chance that it gives to them.
    fn surprise_of(&self, lesson: &Lesson, threads: NonZeroUsize) -> f64 {
        let parts: Vec<&[Position]> = lesson.positions.chunks(BETWEEN_STEPS).collect();
        let surprises = threads::map(&parts, threads, |part| {
            part.iter().map(|position| position.surprise(&self.network)).sum::<f64>()
        });
        surprises.iter().sum::<f64>() / lesson.positions.len().max(1) as f64
    }

    fn learn_from(&mut self, lesson: &Lesson) {
        let mut gradient = ValueNetwork::zeros();
        let left = 1.0 - self.learnt as f32 / self.games as f32;
        for positions in lesson.positions.chunks(BETWEEN_STEPS) {
            let mut met: Vec<usize> =
                (ValueNetwork::ROWS - ValueNetwork::LATER_ROWS..ValueNetwork::ROWS).collect();
            for Position { inputs, powers, happened } in positions {
                self.network.add_slope(inputs, *powers, happened, &mut gradient);
                met.extend(inputs.iter().map(|(input, _)| usize::from(*input)));
            }
            met.sort_unstable();
            met.dedup();
            self.rows.step();
            for row in met {
                let (weights, slope) = (self.network.row_mut(row), gradient.row_mut(row));
                for (slope, weight) in slope.iter_mut().zip(&*weights) {
                    *slope = *slope / positions.len() as f32 - WEIGHT_DECAY * weight;
                }
                self.rows.climb(row, weights, slope, LEARNING_RATE * left);
                slope.fill(0.0);
            }
        }
    }

    fn heading(seed: u64, games: u32) -> String {
        let network = Network::shipped().digest();
        format!("ruinous value 1, seed {seed}, {games} games, network {network:x}\n")
    }

    /// Everything that is needed to go on.
    pub fn write(&self, file: &mut impl io::Write) -> io::Result<()> {
        file.write_all(Self::heading(self.seed, self.games).as_bytes())?;
        file.write_all(&self.learnt.to_le_bytes())?;
        for row in 0..ValueNetwork::ROWS {
            for number in self.network.row(row) {
                file.write_all(&number.to_le_bytes())?;
            }
        }
        self.rows.write(file)
    }

    /// Goes on with what was written, if that was about the same.
    pub fn read(file: &[u8], seed: u64, games: u32) -> Result<Self, OtherLearning> {
        let heading = Self::heading(seed, games);
        let first = || file.iter().take_while(|byte| **byte != b'\n').take(MOST_TOLD).copied();
        let other = || OtherLearning(String::from_utf8_lossy(&first().collect::<Vec<_>>()).into());
        let mut numbers = file.strip_prefix(heading.as_bytes()).ok_or_else(other)?;
        let mut learning = Self::new(seed, games);
        let mut read = || -> io::Result<()> {
            let mut number = [0; 4];
            io::Read::read_exact(&mut numbers, &mut number)?;
            learning.learnt = u32::from_le_bytes(number);
            for row in 0..ValueNetwork::ROWS {
                for weight in learning.network.row_mut(row) {
                    io::Read::read_exact(&mut numbers, &mut number)?;
                    *weight = f32::from_le_bytes(number);
                }
            }
            learning.rows.read(&mut numbers)
        };
        let is_whole = read().is_ok() && numbers.is_empty() && learning.learnt <= games;
        if is_whole { Ok(learning) } else { Err(other()) }
    }
}

impl Position {
    fn surprise(&self, network: &ValueNetwork) -> f64 {
        let thought = network.outcomes(&self.inputs, self.powers);
        let terms = thought.iter().zip(&self.happened).filter(|(_, happened)| **happened > 0.0);
        -terms.map(|(thought, happened)| f64::from(happened * thought.max(LEAST).ln())).sum::<f64>()
    }
}

/// So much of a first line is told.
const MOST_TOLD: usize = 80;
/// What was thought impossible surprises no more than this.
const LEAST: f32 = 1e-6;

/// Positions of some games, in any order.
struct Lesson {
    positions: Vec<Position>,
    /// The number of the next game.
    last: u32,
}

impl Lesson {
    /// From the games that follow on so many, if there are any.
    fn after(learnt: u32, seed: u64, games: u32, threads: NonZeroUsize) -> Self {
        let last = games.min(learnt.saturating_add(IN_A_LESSON));
        let numbers: Vec<u32> = (learnt..last).collect();
        let played = threads::map(&numbers, threads, |number| positions(seed, *number));
        let mut positions: Vec<Position> = played.into_iter().flatten().collect();
        let mut random = Random::new(seed ^ u64::from(last));
        for place in (1..positions.len()).rev() {
            positions.swap(place, random.below(place + 1));
        }
        Self { positions, last }
    }
}

/// Positions of a game among Apprentices: the beginnings of all rounds but the first, where the search judges what a
/// round came to, in the eyes of all Powers.
fn positions(seed: u64, number: u32) -> Vec<Position> {
    let (mut random, setup) = table(seed, number);
    let mut chance = Seeded::new(random.number());
    let mut game = Game::new(setup, &mut chance, None);
    let mut bots = ByPower::new_with(|_| {
        let sharpness = SHARPNESS[random.below(SHARPNESS.len())];
        Apprentice::new(random.number(), sharpness)
    });
    let (mut observer, mut positions, mut round) = (Observer::default(), Vec::new(), 1);
    while let Next::Ask(decision) = game.next() {
        if game.board().round() > round {
            round = game.board().round();
            for power in game.board().powers() {
                let inputs = observer.look_at(&game.view(Some(power))).to_vec();
                let (powers, happened) = (game.board().powers(), Outcomes::default());
                positions.push(Position { inputs, powers, happened });
            }
        }
        let view = game.view(Some(decision.power));
        let choice = bots[decision.power].pick(&view, &view.options());
        game.choose(decision.power, choice, &mut chance, None).expect("listed");
    }
    let happened = happened(game.board());
    positions.iter_mut().for_each(|position| position.happened = happened);
    positions
}

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

    fn learn(games: u32, threads: usize) -> (ValueLearning, Vec<f64>) {
        let (mut learning, mut surprises) = (ValueLearning::new(4, games), Vec::new());
        learning.learn(NonZeroUsize::new(threads).expect("threads"), |_, surprise| {
            surprises.push(surprise);
            ControlFlow::Continue(())
        });
        (learning, surprises)
    }

    #[test]
    fn games_surprise_it_less_and_less_on_any_number_of_threads() {
        let (learning, surprises) = learn(4 * IN_A_LESSON, 1);
        assert!(surprises[3] + 0.1 < surprises[0], "{surprises:?}");
        assert!(learn(4 * IN_A_LESSON, 3) == (learning, surprises));
    }

    #[test]
    fn learning_that_was_stopped_goes_on() {
        let (games, threads) = (IN_A_LESSON + 8, NonZeroUsize::MIN);
        let mut learning = ValueLearning::new(4, games);
        learning.learn(threads, |_, _| ControlFlow::Break(()));
        assert_eq!(learning.learnt(), IN_A_LESSON);
        let mut file = Vec::new();
        learning.write(&mut file).expect("memory");
        let mut goes_on = ValueLearning::read(&file, 4, games).expect("the same");
        goes_on.learn(threads, |_, _| ControlFlow::Continue(()));
        assert!(goes_on == learn(games, 1).0);
        for other in [&b"a note"[..], &file[..file.len() - 1], &[]] {
            assert!(ValueLearning::read(other, 4, games).is_err());
        }
        assert!(ValueLearning::read(&file, 5, games).is_err());
        assert!(ValueLearning::read(&file, 4, games + 1).is_err());
    }
}
