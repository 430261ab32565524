//! What it costs to tell a table of four what one choice has brought, part by part, as rates.
//!
//! ```console
//! $ cargo run --release -p ruinous-wire --example cost            # all parts
//! $ cargo run --release -p ruinous-wire --example cost -- view 1  # one of them, once, for a profiler
//! ```
//!
//! Random games are played first; measured is only what makes JSON of them. Other work on the
//! machine only ever slows a measurement down, so the fastest of several rounds counts.

use std::{env, hint::black_box, time::Instant};

use ruinous_engine::{Event, Game, Next, Power, Random, Seeded, Setup};
use ruinous_wire::{Ask, Listener, Moment, Phrasebook, SharedMoment, SharedStep, View};
use ruinous_words::Language;
use serde::Serialize;

/// The options of so few games are soon known by heart; among those of other games one in two hundred
/// or less is new.
const GAMES: u64 = 20;
const ROUNDS: u32 = 20;

/// A game after a step, and what the step brought.
struct Moved {
    game: Game,
    events: Vec<Event>,
}

fn main() {
    let phrases = Phrasebook::new(Language::English);
    let text = phrases.text();
    let games: Vec<Vec<Moved>> = (0..GAMES).map(random_game).collect();
    let viewers: Vec<Power> = Power::BASE.into_iter().collect();
    let listeners = || viewers.iter().map(|power| Listener::new(Some(*power)));

    println!("listener_bytes {}", size_of::<Listener>());
    tell("steps_4", &games, |game| {
        let mut listeners: Vec<Listener> = listeners().collect();
        let step = |moved: &Moved| {
            let of = |one: &mut Listener| bytes(&one.step(1, &moved.events, text));
            listeners.iter_mut().map(of).sum::<usize>()
        };
        game.iter().map(step).sum()
    });
    tell("view", &games, |game| {
        game.iter().map(|moved| bytes(&View::new(&moved.game.view(None), text))).sum()
    });
    tell("asks_4", &games, |game| {
        let ask = |moved: &Moved| {
            let of = |power: &Power| bytes(&Ask::seen_in(&moved.game.view(Some(*power)), text));
            viewers.iter().map(of).sum::<usize>()
        };
        game.iter().map(ask).sum()
    });
    tell("plain_messages_4", &games, |game| {
        let mut listeners: Vec<Listener> = listeners().collect();
        let messages = |moved: &Moved| {
            let of = |(one, power): (&mut Listener, &Power)| {
                let moment = Moment::new(&moved.game.view(Some(*power)), text);
                bytes(&one.step(1, &moved.events, text).with(moment))
            };
            listeners.iter_mut().zip(&viewers).map(of).sum::<usize>()
        };
        game.iter().map(messages).sum()
    });
    tell("shared_moment", &games, |game| {
        let moment = |moved: &Moved| {
            let moment = SharedMoment::new(&moved.game, &phrases);
            black_box(moment.state(1, None)).len()
        };
        game.iter().map(moment).sum()
    });
    tell("shared_steps_4", &games, |game| {
        let mut listeners: Vec<Listener> = listeners().collect();
        let steps = |moved: &Moved| {
            let step = SharedStep::new(1, &moved.events, &phrases);
            let of = |one: &mut Listener| black_box(step.message(one)).len();
            listeners.iter_mut().map(of).sum::<usize>()
        };
        game.iter().map(steps).sum()
    });
    tell("shared_messages_4", &games, |game| {
        let mut listeners: Vec<Listener> = listeners().collect();
        let messages = |moved: &Moved| {
            let moment = SharedMoment::new(&moved.game, &phrases);
            let step = SharedStep::new(1, &moved.events, &phrases);
            let of = |one: &mut Listener| black_box(step.last_message(one, &moment)).len();
            listeners.iter_mut().map(of).sum::<usize>()
        };
        game.iter().map(messages).sum()
    });
}

fn random_game(seed: u64) -> Vec<Moved> {
    let powers: Vec<Power> = Power::BASE.into_iter().collect();
    let setup = Setup::base(&powers).expect("the base game has four Powers");
    let (mut chance, mut players) = (Seeded::new(seed), Random::new(seed));
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut chance, Some(&mut events));
    let mut moved = vec![Moved { game, events }];
    while let Next::Ask(decision) = game.next() {
        let choice = players.pick(&game.options()).expect("a decision has options");
        let mut events = Vec::new();
        game.choose(decision.power, choice, &mut chance, Some(&mut events)).expect("listed");
        moved.push(Moved { game, events });
    }
    moved
}

fn bytes(thing: &impl Serialize) -> usize {
    black_box(serde_json::to_vec(thing)).map_or(0, |json| json.len())
}

/// Prints how many choices a second this part of the work allows, and what one takes.
fn tell(name: &str, games: &[Vec<Moved>], mut work: impl FnMut(&[Moved]) -> usize) {
    if env::args().nth(1).is_some_and(|part| part != name) {
        return;
    }
    let choices: usize = games.iter().map(Vec::len).sum();
    let mut sent = 0;
    // The fastest time of each game: a whole round is hardly ever left in peace.
    let mut best = vec![f64::INFINITY; games.len()];
    let rounds = env::args().nth(2).and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    for _ in 0..rounds {
        sent = 0;
        for (game, best) in games.iter().zip(&mut best) {
            let start = Instant::now();
            sent += work(game);
            *best = best.min(start.elapsed().as_secs_f64());
        }
    }
    let best: f64 = best.iter().sum();
    let (rate, each) = (choices as f64 / best, best * 1e6 / choices as f64);
    println!("{name}_per_s {rate:.0}  # {each:.1} µs, {} bytes", sent / choices);
}
