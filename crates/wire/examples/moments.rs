//! One moment of a game for every kind of question, as whoever is asked would be sent it: what browser tests put
//! in front of the client, and what one looks at while drawing.
//!
//! ```console
//! $ cargo run -p ruinous-wire --example moments -- de > moments.jsonl
//! ```
//!
//! A line is `{"name", "language", "catalogue", "state", "step", "previews"}`: the name is the kind of question, or
//! `crowded`, `five` or `late` for the fullest turn, the fullest turn of five, and a turn after a ruin.
//! Games are random and seeded, so that the same rules give the same moments.

use std::{collections::BTreeMap, env};

use ruinous_engine::{
    CardSet, Decision, Event, Game, Next, OldWorldSet, Power, Random, Region, Seeded, Setup,
};
use ruinous_wire::{Catalogue, Listener, Preview, State};
use ruinous_words::{Language, Text};
use serde_json::{Value, json};

/// So many games at each table come by every question but the rarest.
const GAMES: u64 = 500;
/// So many options of a moment are previewed.
const PREVIEWS: usize = 12;

/// A moment that is kept, and how good an example it is.
struct Kept {
    game: Game,
    decision: Decision,
    events: Vec<Event>,
    seq: u64,
    worth: usize,
}

fn main() {
    let wanted = env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let Some(language) = Language::ALL.into_iter().find(|language| language.id() == wanted) else {
        eprintln!("{wanted} is no language of ours; en, de and pl are.");
        std::process::exit(2);
    };
    let text = Text::marked(language);
    let mut kept = BTreeMap::new();
    for setup in tables() {
        for seed in 0..GAMES {
            play(setup, seed, &mut kept);
        }
    }
    for (name, moment) in &kept {
        println!("{}", told(name, moment, &text));
    }
}

/// Tables at which everything comes up.
fn tables() -> Vec<Setup> {
    let table = |powers: &[Power], cards| Setup::new(powers, cards, OldWorldSet::Mixed).ok();
    let sets = CardSet::ALL.into_iter();
    sets.flat_map(|cards| [table(&Power::ALL, cards), table(&Power::ALL[..4], cards)])
        .flatten()
        .collect()
}

/// Plays a game at random and keeps what is a better example than those before.
fn play(setup: Setup, seed: u64, kept: &mut BTreeMap<String, Kept>) {
    let (mut chance, mut players) = (Seeded::new(seed), Random::new(seed));
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut chance, Some(&mut events));
    let mut seq = 0;
    while let Next::Ask(decision) = game.next() {
        for (name, worth) in examples(&game, &decision, seed) {
            if kept.get(&name).is_none_or(|best| worth > best.worth) {
                let events = events.clone();
                kept.insert(name, Kept { game, decision, events, seq, worth });
            }
        }
        let Some(choice) = players.pick(&game.options()) else { return };
        events.clear();
        if game.choose(decision.power, choice, &mut chance, Some(&mut events)).is_err() {
            return;
        }
        seq += 1;
    }
}

/// What a moment is an example of, and how good a one.
fn examples(game: &Game, decision: &Decision, seed: u64) -> Vec<(String, usize)> {
    let board = game.board();
    let options = game.options().len();
    let kind = question(decision);
    let mut names = vec![(kind.clone(), options.min(12))];
    if kind == "turn" && board.round() >= 3 {
        let figures: usize =
            Region::ALL.into_iter().map(|region| usize::from(board.figures(region).len())).sum();
        let many = if board.powers().len() == 5 { "five" } else { "crowded" };
        names.push((many.to_owned(), figures * 10 + options.min(60)));
        if board.ruined_count() > 1 {
            names.push(("late".to_owned(), figures + usize::from(seed == 0)));
        }
    }
    names
}

/// The kind of a question as the wire names it.
fn question(decision: &Decision) -> String {
    let named = format!("{:?}", decision.question);
    let mut kind = String::new();
    for letter in named.chars().take_while(char::is_ascii_alphanumeric) {
        if letter.is_uppercase() && !kind.is_empty() {
            kind.push('-');
        }
        kind.push(letter.to_ascii_lowercase());
    }
    kind
}

fn told(name: &str, kept: &Kept, text: &Text) -> Value {
    let Kept { game, decision, events, seq, .. } = kept;
    let view = game.view(Some(decision.power));
    let previews: serde_json::Map<String, Value> = game
        .options()
        .iter()
        .take(PREVIEWS)
        .filter_map(|choice| Preview::of(&view, *choice, text).ok())
        .map(|preview| (preview.choice.clone(), json!(preview)))
        .collect();
    json!({
        "name": name,
        "language": text.language().id(),
        "catalogue": Catalogue::of(game.board().setup(), text),
        "state": State::new(*seq, &view, text),
        "step": Listener::new(Some(decision.power)).step(*seq, events, text),
        "previews": previews,
    })
}
