//! The figures that `cargo xtask bench` prints: one core, one run, rates and means.
//!
//! Other work on the machine only ever slows a measurement down, so each figure is taken in several
//! slices of time and the fastest slice is told.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use ruinous_bots::{
    Bot, Budget, Daemon, Level,
    value::{Observer, ValueNetwork},
};
use ruinous_engine::{
    CardSet, Game, Next, OldWorldSet, Options, Power, Question, Random, Seeded, Setup, View,
};

use crate::arena::{self, Bots};

/// How fast the engine and the bots are.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Random games of four players, to the end.
    pub random_games_per_s: f64,
    /// Random games of five players with the Morrslieb cards and all Old World cards.
    pub random_games_5p_per_s: f64,
    /// Decisions in those games: all options listed, one picked and taken. Forced choices are not
    /// decisions.
    pub decisions_per_s: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// Options of a decision, on average.
    pub options_per_decision: f64,
    /// Copying a game.
    pub copy_ns: f64,
    /// Listing all options of a decision.
    pub options_ns: f64,
    /// The size of a game in memory.
    pub position_bytes: usize,
    /// Games among four Warriors, to the end.
    pub warrior_games_per_s: f64,
    /// Iterations of a Daemon's search, from turns in the middle of games among Warriors.
    pub daemon_iterations_per_s: f64,
    /// Judging a position: what is seen of it, its terms, and from them by the value network every Power's chance to win.
    pub value_ns: f64,
}

/// Measures each figure for about this long.
pub fn measure(each: Duration) -> Figures {
    let sample = positions(400);
    // Once without counting, so that nothing is measured cold.
    random_games(base_table(), each / 10);
    let games = random_games(base_table(), each);
    let games_of_five = random_games(full_table(), each);
    let copy_ns = mean_ns(each, sample.len(), || {
        for game in &sample {
            black_box(copy(black_box(game)));
        }
    });
    let mut options = Options::new();
    let options_ns = mean_ns(each, sample.len(), || {
        for game in &sample {
            options.clear();
            black_box(game).list_options(&mut options);
            black_box(&options);
        }
    });
    Figures {
        random_games_per_s: games.games as f64 / games.seconds,
        random_games_5p_per_s: games_of_five.games as f64 / games_of_five.seconds,
        decisions_per_s: games.decisions as f64 / games.seconds,
        decisions_per_game: games.decisions as f64 / games.games as f64,
        options_per_decision: games.options as f64 / games.decisions as f64,
        copy_ns,
        options_ns,
        position_bytes: size_of::<Game>(),
        warrior_games_per_s: warrior_games(each),
        daemon_iterations_per_s: daemon_iterations(each),
        value_ns: value(each, &sample),
    }
}

#[inline(never)]
fn copy(game: &Game) -> Game {
    *game
}

struct Played {
    games: u64,
    decisions: u64,
    options: u64,
    seconds: f64,
}

fn base_table() -> Setup {
    let powers: Vec<Power> = Power::BASE.into_iter().collect();
    Setup::base(&powers).expect("the base game has four Powers")
}

fn full_table() -> Setup {
    Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("five Powers")
}

/// Into how many slices the time for a figure is cut.
const SLICES: u32 = 20;

/// The highest rate of some slices of time in which work is done and counted.
fn fastest(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let slices = (0..SLICES).map(|_| {
        let (start, mut done) = (Instant::now(), 0);
        while start.elapsed() < time / SLICES {
            done += work();
        }
        done as f64 / start.elapsed().as_secs_f64()
    });
    slices.fold(0.0, f64::max)
}

fn warriors(seed: u64) -> Bots {
    Bots::new_with(|power| Some(Level::Warrior.bot(seed ^ power as u64)))
}

fn warrior_games(time: Duration) -> f64 {
    let mut deals = 0..;
    fastest(time, || {
        let deal = deals.next().unwrap_or(0);
        black_box(arena::play(base_table(), deal, &mut warriors(deal), None));
        1
    })
}

/// Iterations on each of so many turns, which are measured together: early turns take longer than late
/// ones, and a slice of time has to hold all of them.
const ITERATIONS: u32 = 100;
const TURNS: u32 = 20;

fn daemon_iterations(time: Duration) -> f64 {
    let turns = turns_in_the_middle(TURNS.into());
    let mut daemon = Daemon::new(1, Budget::Iterations(ITERATIONS));
    // Where there are many options, halving makes more than it is given.
    let visits =
        |view: &View| daemon.search(view).iter().map(|tried| u64::from(tried.visits)).sum::<u64>();
    let made = turns.iter().map(visits).sum();
    fastest(time, || {
        for view in &turns {
            black_box(daemon.pick(view, &view.options()));
        }
        made
    })
}

/// What judging a position takes.
fn value(time: Duration, sample: &[Game]) -> f64 {
    let network = ValueNetwork::shipped();
    let mut observer = Observer::default();
    mean_ns(time, sample.len(), || {
        for game in sample {
            let view = black_box(game).view(Some(Power::Khorne));
            black_box(network.outcomes(observer.look_at(&view), game.board().powers()));
        }
    })
}

/// Turns of the third round of games among Warriors, one from each game, each Power's in turn, early
/// and late ones alike.
fn turns_in_the_middle(count: u64) -> Vec<View> {
    let mut random = Random::new(1);
    let turn = |deal| random.pick(&turns_of_the_third_round(deal, Power::ALL[deal as usize % 4]));
    (0..count).filter_map(turn).collect()
}

/// All turns that a Power has in the third round of a game among Warriors.
fn turns_of_the_third_round(deal: u64, asked: Power) -> Vec<View> {
    let (mut chance, mut bots) = (Seeded::new(deal), warriors(deal));
    let mut game = Game::new(base_table(), &mut chance, None);
    let mut turns = Vec::new();
    while let Next::Ask(decision) = game.next() {
        let view = game.view(Some(decision.power));
        match game.board().round() {
            3 if decision.question == Question::Turn && decision.power == asked => turns.push(view),
            4.. => break,
            _ => {}
        }
        let bot = bots[decision.power].as_mut().expect("Warriors play all Powers");
        let choice = bot.pick(&view, &view.options());
        game.choose(decision.power, choice, &mut chance, None).expect("listed");
    }
    turns
}

/// Plays random games to the end, one after the other, until the time is over; the fastest slice.
fn random_games(setup: Setup, time: Duration) -> Played {
    let (mut picker, mut options) = (Random::new(1), Options::new());
    let mut seeds = 0..;
    let slices = (0..SLICES).map(|_| {
        let mut played = Played { games: 0, decisions: 0, options: 0, seconds: 0.0 };
        let start = Instant::now();
        while start.elapsed() < time / SLICES {
            let mut chance = Seeded::new(seeds.next().unwrap_or(0));
            let mut game = Game::new(setup, &mut chance, None);
            options.clear();
            game.list_options(&mut options);
            loop {
                played.decisions += 1;
                played.options += options.len() as u64;
                let option = options[picker.below(options.len())];
                if game.take_option(option, &mut chance, None, &mut options).is_some() {
                    break;
                }
            }
            played.games += 1;
        }
        played.seconds = start.elapsed().as_secs_f64();
        played
    });
    let rate = |played: &Played| played.games as f64 / played.seconds;
    slices.max_by(|one, other| rate(one).total_cmp(&rate(other))).expect("there are slices")
}

/// Positions at decisions of random games, each as likely as it comes up.
fn positions(count: usize) -> Vec<Game> {
    let (setup, mut picker) = (base_table(), Random::new(1));
    let mut positions = Vec::new();
    for seed in 0.. {
        let mut chance = Seeded::new(seed);
        let mut game = Game::new(setup, &mut chance, None);
        let mut options = game.options();
        loop {
            if picker.below(20) == 0 {
                positions.push(game);
                if positions.len() == count {
                    return positions;
                }
            }
            let option = options[picker.below(options.len())];
            if game.take_option(option, &mut chance, None, &mut options).is_some() {
                break;
            }
        }
    }
    positions
}

/// The mean time of one of `count` things that `work` does, in the fastest slice.
fn mean_ns(time: Duration, count: usize, mut work: impl FnMut()) -> f64 {
    let slices = (0..SLICES).map(|_| {
        let (start, mut rounds) = (Instant::now(), 0u64);
        while start.elapsed() < time / SLICES {
            work();
            rounds += 1;
        }
        start.elapsed().as_secs_f64() * 1e9 / (rounds.max(1) * count as u64) as f64
    });
    slices.fold(f64::INFINITY, f64::min)
}
