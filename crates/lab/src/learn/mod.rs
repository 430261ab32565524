//! Learning from games. Apprentices play very many games by what they have learnt so far. What turned out better than the value
//! network had thought becomes likelier for the policy network (actor and critic; Sutton, McAllester, Singh and Mansour
//! 2000), and the value network learns who won. No game is learnt from twice.
//!
//! Or Daemons play fewer games by it. What their searches found to be worth more becomes likelier for the policy, and the value learns
//! how the games ended, mixed with what the searches thought (expert iteration; Anthony, Tian and Barber 2017).

mod arranged;
mod game;
mod lesson;
mod value;

use std::{fmt, io, num::NonZeroUsize, ops::ControlFlow};

use ruinous_bots::{
    network::{Network, digest},
    value::ValueNetwork,
};

use crate::{adam::Climber, threads};
use game::Teacher;
use lesson::Lesson;
use value::ValueLearning;

/// Games between two steps. Tests make do with fewer.
const BETWEEN_STEPS: u32 = if cfg!(test) { 16 } else { 128 };
/// Games that were searched say more.
const BETWEEN_STEPS_SEARCHED: u32 = if cfg!(test) { 4 } else { 32 };
/// How far a step of the policy goes at first; at the last it is hardly any more.
const LEARNING_RATE: f64 = 0.002;
const AT_LAST: f64 = 0.02;
/// Weights that hardly anything depends on move less than others.
const FLOOR: f64 = 1e-5;
/// How slowly the mean of the weights forgets, which is what is kept (Polyak and Juditsky 1992), and where games are searched, of
/// which there are fewer.
const MEAN: f32 = 0.99;
const MEAN_SEARCHED: f32 = 0.95;
/// What advantages are divided by at first, and how slowly that follows how large they are.
const SPREAD: f64 = 0.2;
const SPREAD_STAYS: f64 = 0.95;

/// Learning that goes on step by step.
#[derive(PartialEq)]
pub struct Learning {
    course: Course,
    learnt: u32,
    policy: Climber,
    /// The mean of the policy's weights over the last steps.
    mean: Network,
    value: ValueLearning,
    spread: f64,
}

/// What is to be learnt from. Whoever goes on with learning has to agree about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// Where it begins.
    pub start: Start,
    /// The games' seed, and how many games.
    pub seed: u64,
    /// See `seed`.
    pub games: u32,
    /// With how many iterations those who learn search each turn; none if they choose as Apprentices.
    pub iterations: Option<u32>,
}

impl Course {
    fn between_steps(self) -> u32 {
        if self.iterations.is_some() { BETWEEN_STEPS_SEARCHED } else { BETWEEN_STEPS }
    }

    /// The first line of what is kept.
    fn heading(self) -> String {
        let Self { start, seed, games, iterations } = self;
        let start = match start {
            Start::Shipped => {
                let value = ValueNetwork::shipped().digest();
                format!("from {:x} and {value:x}", Network::shipped().digest())
            }
            Start::Anew => "anew".to_owned(),
        };
        let searched = iterations.map_or(String::new(), |count| format!(", {count} iterations"));
        format!("ruinous learning 3, {start}, seed {seed}, {games} games{searched}\n")
    }
}

/// Where learning begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With the networks that are shipped.
    Shipped,
    /// With the policy of the Warriors, and no idea of what anything is worth.
    Anew,
}

impl Start {
    /// The policy that learning begins with.
    fn network(self, seed: u64) -> Network {
        match self {
            Self::Shipped => Network::shipped().clone(),
            Self::Anew => Network::before_learning(seed),
        }
    }
}

/// Why nobody can go on with what a file holds.
#[derive(PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no learning, or another. Its first line.
    Other(String),
    /// It is not as it was written.
    Damaged,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other(first) => f.write_str(first),
            Self::Damaged => f.write_str("not as it was written"),
        }
    }
}

impl Learning {
    /// Nothing is learnt yet.
    pub fn new(course: Course) -> Self {
        let Course { start, seed, .. } = course;
        let network = start.network(seed);
        let value = match start {
            Start::Shipped => ValueNetwork::shipped().clone(),
            Start::Anew => ValueNetwork::before_learning(seed),
        };
        let weights = network.weights().map(f64::from).collect();
        Self {
            course,
            learnt: 0,
            policy: Climber::from(weights).with_floor(FLOOR),
            mean: network,
            value: ValueLearning::new(value, start == Start::Anew),
            spread: SPREAD,
        }
    }

    /// From how many games it has learnt.
    pub fn learnt(&self) -> u32 {
        self.learnt
    }

    /// The policy that was learnt so far.
    pub fn network(&self) -> &Network {
        &self.mean
    }

    /// The value that was learnt so far, without the weights of inputs that no position had, which say nothing.
    pub fn value(&self) -> ValueNetwork {
        self.value.learnt()
    }

    /// Learns to the end, and tells after each step how surprising it was who won the games before it learnt from them (the
    /// mean of -ln of the chance), until it is told to stop.
    pub fn learn(
        &mut self,
        threads: NonZeroUsize,
        mut tell: impl FnMut(&Self, f64) -> ControlFlow<()>,
    ) {
        while self.learnt < self.course.games {
            let surprise = self.step(threads);
            if tell(self, surprise).is_break() {
                break;
            }
        }
    }

    fn step(&mut self, threads: NonZeroUsize) -> f64 {
        let Course { start, seed, games, iterations } = self.course;
        let last = games.min(self.learnt.saturating_add(self.course.between_steps()));
        let mut network = self.mean.clone();
        for (weight, number) in network.weights_mut().zip(&self.policy.at) {
            *weight = *number as f32;
        }
        let before = start.network(seed);
        let teacher = Teacher {
            seed,
            network: &network,
            value: &self.value.network,
            before: &before,
            spread: self.spread as f32,
            iterations,
        };
        let numbers: Vec<u32> = (self.learnt..last).collect();
        let lessons = threads::map(&numbers, threads, |number| teacher.play(*number));
        let left = 1.0 - f64::from(self.learnt) / f64::from(games);
        self.climb(&lessons, LEARNING_RATE * (left + AT_LAST));
        let positions = lessons.into_iter().flat_map(|lesson| lesson.positions).collect();
        self.learnt = last;
        self.value.learn_from(positions, seed ^ u64::from(last), left as f32)
    }

    /// Moves the policy towards what turned out well.
    fn climb(&mut self, lessons: &[Lesson], stride: f64) {
        let mut gradient = vec![0.0; self.policy.at.len()];
        for lesson in lessons {
            for (sum, number) in gradient.iter_mut().zip(lesson.gradient.weights()) {
                *sum += f64::from(number);
            }
        }
        let decisions: f64 = lessons.iter().map(|lesson| lesson.decisions).sum();
        gradient.iter_mut().for_each(|slope| *slope /= decisions.max(1.0));
        self.policy.climb(&gradient, stride);
        let stays = if self.course.iterations.is_some() { MEAN_SEARCHED } else { MEAN };
        for (mean, number) in self.mean.weights_mut().zip(&self.policy.at) {
            *mean = stays * *mean + (1.0 - stays) * *number as f32;
        }
        let squares: f64 = lessons.iter().map(|lesson| lesson.squares).sum();
        if squares == 0.0 {
            return;
        }
        let spread = (squares / decisions.max(1.0)).sqrt();
        self.spread = SPREAD_STAYS * self.spread + (1.0 - SPREAD_STAYS) * spread;
    }

    /// Everything that is needed to go on, and at the end a digest by which damage shows.
    pub fn written(&self) -> Vec<u8> {
        let mut file = self.course.heading().into_bytes();
        self.write_numbers(&mut file).expect("memory takes everything");
        let digest = digest(file.iter().copied());
        file.extend(digest.to_le_bytes());
        file
    }

    /// Goes on with what was written, if that was about the same.
    pub fn read(file: &[u8], course: Course) -> Result<Self, Unreadable> {
        let heading = course.heading();
        if !file.starts_with(heading.as_bytes()) {
            let first = file.iter().take_while(|byte| **byte != b'\n').take(MOST_TOLD);
            let first: Vec<u8> = first.copied().collect();
            return Err(Unreadable::Other(String::from_utf8_lossy(&first).into()));
        }
        let (all, of_all) = file.split_last_chunk().ok_or(Unreadable::Damaged)?;
        if digest(all.iter().copied()) != u64::from_le_bytes(*of_all) {
            return Err(Unreadable::Damaged);
        }
        let mut learning = Self::new(course);
        let mut rest = all.get(heading.len()..).ok_or(Unreadable::Damaged)?;
        learning.read_numbers(&mut rest).map_err(|_| Unreadable::Damaged)?;
        Ok(learning)
    }

    fn write_numbers(&self, file: &mut impl io::Write) -> io::Result<()> {
        file.write_all(&self.learnt.to_le_bytes())?;
        file.write_all(&self.spread.to_le_bytes())?;
        self.policy.write(file)?;
        for weight in self.mean.weights() {
            file.write_all(&weight.to_le_bytes())?;
        }
        self.value.write(file)
    }

    fn read_numbers(&mut self, file: &mut impl io::Read) -> io::Result<()> {
        let (mut four, mut eight) = ([0; 4], [0; 8]);
        file.read_exact(&mut four)?;
        self.learnt = u32::from_le_bytes(four);
        file.read_exact(&mut eight)?;
        self.spread = f64::from_le_bytes(eight);
        self.policy.read(file)?;
        for weight in self.mean.weights_mut() {
            file.read_exact(&mut four)?;
            *weight = f32::from_le_bytes(four);
        }
        self.value.read(file)
    }
}

/// So much of a first line is told.
const MOST_TOLD: usize = 120;

#[cfg(test)]
mod tests {
    use super::*;

    fn course(start: Start, games: u32) -> Course {
        Course { start, seed: 4, games, iterations: None }
    }

    fn learn(course: Course, threads: usize) -> (Learning, Vec<f64>) {
        let (mut learning, mut surprises) = (Learning::new(course), Vec::new());
        learning.learn(NonZeroUsize::new(threads).expect("threads"), |_, surprise| {
            surprises.push(surprise);
            ControlFlow::Continue(())
        });
        (learning, surprises)
    }

    #[test]
    fn the_same_is_learnt_on_any_number_of_threads() {
        let quick = course(Start::Shipped, 3 * BETWEEN_STEPS);
        let searched = Course {
            games: 3 * BETWEEN_STEPS_SEARCHED,
            iterations: Some(8),
            ..course(Start::Shipped, 0)
        };
        for course in [quick, searched] {
            let (learning, surprises) = learn(course, 1);
            assert!(learning.network() != Network::shipped());
            assert!(learning.value() != *ValueNetwork::shipped());
            assert_eq!(surprises.len(), 3);
            assert!(learn(course, 3) == (learning, surprises));
        }
    }

    #[test]
    fn learning_that_was_stopped_goes_on() {
        let threads = NonZeroUsize::MIN;
        let course = course(Start::Shipped, BETWEEN_STEPS + 8);
        let mut learning = Learning::new(course);
        learning.learn(threads, |_, _| ControlFlow::Break(()));
        assert_eq!(learning.learnt(), BETWEEN_STEPS);
        let file = learning.written();
        let mut goes_on = Learning::read(&file, course).expect("the same");
        assert!(goes_on == learning);
        goes_on.learn(threads, |_, _| ControlFlow::Continue(()));
        assert!(goes_on == learn(course, 1).0);
        let is_other =
            |file, course| matches!(Learning::read(file, course), Err(Unreadable::Other(_)));
        assert!(is_other(&file, Course { seed: 5, ..course }), "another seed");
        assert!(is_other(&file, Course { games: course.games + 1, ..course }), "more games");
        assert!(is_other(&file, Course { start: Start::Anew, ..course }), "another start");
        assert!(is_other(&file, Course { iterations: Some(8), ..course }), "searched");
        assert!(is_other(b"", course), "nothing");
        let heading = course.heading().len();
        let is_damaged =
            |file: &[u8]| matches!(Learning::read(file, course), Err(Unreadable::Damaged));
        assert!(is_damaged(&file[..file.len() - 1]), "torn");
        assert!(is_damaged(&file[..heading]) && is_damaged(&file[..heading + 9]), "torn early");
        for byte in [heading, file.len() / 2, file.len() - 1] {
            let mut damaged = file.clone();
            damaged[byte] ^= 1;
            assert!(is_damaged(&damaged), "{byte}");
        }
    }

    #[test]
    fn who_begins_anew_is_less_and_less_surprised() {
        let (mut learning, mut surprises) = (Learning::new(course(Start::Anew, 512)), Vec::new());
        learning.learn(NonZeroUsize::MIN, |_, surprise| {
            surprises.push(surprise);
            ControlFlow::Continue(())
        });
        let mean = |some: &[f64]| some.iter().sum::<f64>() / some.len() as f64;
        let (first, last) = (mean(&surprises[..4]), mean(&surprises[surprises.len() - 8..]));
        assert!(last + 0.05 < first, "{surprises:?}");
    }
}
