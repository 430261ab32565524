//! One moment of a game for every kind of question, as whoever is asked would be sent it: what browser tests put
//! in front of the client, and what one looks at while drawing.
//!
//! ```console
//! $ cargo run -p ruinous-wire --example moments -- de > moments.jsonl
//! ```
//!
//! Several languages can be named, and are told one after the other: what takes long is to find the moments.
//!
//! A line is `{"name", "language", "catalogue", "state", "step", "previews"}`: the name is the kind of question, or
//! `crowded`, `five` or `late` for the fullest turn, the fullest turn of five, and a turn after a ruin. What nobody is
//! asked in, `ruin` and `dials`, is shown by playing: nothing is asked in `state`, and `plays` is what happens then.
//! Games are random and seeded, so that the same rules give the same moments.

use std::{collections::BTreeMap, env};

use ruinous_engine::{
    CardSet, Decision, Event, Game, Next, OldWorldSet, Power, Random, Region, Seeded, Setup,
    Witness, scenario::Scenario,
};
use ruinous_wire::{Catalogue, Listener, Preview, State};
use ruinous_words::{Language, Text};
use serde_json::{Value, json};

/// So many games at each table come by every question but the rarest.
const GAMES: u64 = 500;
/// The rarest: a scenario ends with it.
const RAREST: &str = include_str!(
    "../../../scenarios/cards/tzeentch/morrslieb/acolytes/effect-the-owner-chooses-whom-to-save.toml"
);
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

/// Something that happens, from where it begins.
struct Scene {
    before: Game,
    /// All that happened before, from the set-up on.
    past: Vec<Event>,
    events: Vec<Event>,
    seq: u64,
    worth: usize,
}

/// The moments and scenes that are kept, by name.
#[derive(Default)]
struct Book {
    moments: BTreeMap<String, Kept>,
    scenes: BTreeMap<&'static str, Scene>,
}

fn main() {
    let texts: Vec<Text> = env::args().skip(1).map(|wanted| spoken(&wanted)).collect();
    let mut book = Book::default();
    for setup in tables() {
        for seed in 0..GAMES {
            play(setup, seed, &mut book);
        }
    }
    keep_rarest(&mut book.moments);
    for text in &texts {
        for (name, moment) in &book.moments {
            println!("{}", told(name, moment, text));
        }
        for (name, scene) in &book.scenes {
            println!("{}", shown(name, scene, text));
        }
    }
}

/// A language by its id.
fn spoken(wanted: &str) -> Text {
    let Some(language) = Language::ALL.into_iter().find(|language| language.id() == wanted) else {
        eprintln!("{wanted} is no language of ours; en, de and pl are.");
        std::process::exit(2);
    };
    Text::marked(language)
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
fn play(setup: Setup, seed: u64, book: &mut Book) {
    let (mut chance, mut players) = (Seeded::new(seed), Random::new(seed));
    let (mut events, mut past) = (Vec::new(), Vec::new());
    let mut game = Game::new(setup, &mut chance, Some(&mut events));
    let mut seq = 0;
    while let Next::Ask(decision) = game.next() {
        for (name, worth) in examples(&game, &decision, seed) {
            if book.moments.get(&name).is_none_or(|best| worth > best.worth) {
                let events = events.clone();
                book.moments.insert(name, Kept { game, decision, events, seq, worth });
            }
        }
        let Some(choice) = players.pick(&game.options()) else { return };
        past.append(&mut events);
        let before = game;
        if game.choose(decision.power, choice, &mut chance, Some(&mut events)).is_err() {
            return;
        }
        seq += 1;
        for (name, length, worth) in scenes(&before, &events) {
            if book.scenes.get(name).is_none_or(|best| worth > best.worth) {
                let (past, events) = (past.clone(), events[..length].to_vec());
                book.scenes.insert(name, Scene { before, past, events, seq, worth });
            }
        }
    }
}

/// What is a scene in a step: how many of its events are, and how good an example it is.
fn scenes(before: &Game, events: &[Event]) -> Vec<(&'static str, usize, usize)> {
    let mut scenes = Vec::new();
    let figures = |region| usize::from(before.board().figures(region).len());
    let ruined = events.iter().enumerate().find_map(|(at, event)| match event {
        Event::Ruined { region, .. } => Some((at, *region)),
        _ => None,
    });
    if let Some((at, region)) = ruined {
        // Who gains by it is told right after.
        let scored =
            events[at + 1..].iter().take_while(|event| matches!(event, Event::Scored { .. }));
        scenes.push(("ruin", at + 1 + scored.count(), figures(region)));
    }
    let turned = |event: &&Event| matches!(event, Event::DialTurned { .. });
    if let Some(last) = events.iter().rposition(|event| turned(&event)) {
        scenes.push(("dials", last + 1, events.iter().filter(turned).count()));
    }
    scenes
}

/// Keeps where the scenario ends that asks what random games do not.
fn keep_rarest(kept: &mut BTreeMap<String, Kept>) {
    let scenario = Scenario::read(RAREST).expect("the scenario can be read");
    let game = scenario.played().expect("the scenario can be played");
    if let Next::Ask(decision) = game.next() {
        kept.insert(
            question(&decision),
            Kept { game, decision, events: Vec::new(), seq: 1, worth: 0 },
        );
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

/// A scene as the first Power sees it.
fn shown(name: &str, scene: &Scene, text: &Text) -> Value {
    let Scene { before, past, events, seq, .. } = scene;
    let setup = before.board().setup();
    let viewer = before.board().powers().into_iter().next();
    let mut witness = Witness::new(setup, None);
    past.iter().for_each(|event| witness.see(*event));
    let mut state = State::new(seq - 1, &before.view(viewer), text);
    state.moment.ask = None;
    let mut listener = Listener::new(viewer);
    listener.hear(past);
    json!({
        "name": name,
        "language": text.language().id(),
        "catalogue": Catalogue::of(setup, text),
        "state": state,
        "step": Listener::new(viewer).step(seq - 1, &[], text),
        "plays": listener.step(*seq, events, text).since(&witness, events),
        "previews": {},
    })
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
