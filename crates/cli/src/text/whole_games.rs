//! Whole games at every kind of table, shown to everyone at it: nothing lacks words, nothing is
//! wider than the terminal, and what is offered can be typed.

use std::collections::BTreeSet;

use ruinous_engine::{
    CardSet, Choice, Decision, Event, Game, Mark, Next, OldWorldSet, Power, Random, Region, Seeded,
    Setup,
};

use super::{Teller, Text, tests::assert_well};
use crate::terminal::{self, Menu, Paint};

fn is_wide(drawing: &str) -> bool {
    drawing.lines().any(|line| line.chars().count() > terminal::WIDTH)
}

/// Plays a game at random, and shows everything of it to everyone.
fn read_a_whole_game(text: &Text, setup: Setup, seed: u64) -> BTreeSet<&'static str> {
    let mut chance = Seeded::new(seed);
    let mut players = Random::new(seed);
    let mut tellers: Vec<Teller> =
        setup.powers().into_iter().map(|p| Teller::new(Some(p))).collect();
    tellers.push(Teller::new(None));
    let mut events = Vec::new();
    let mut seen = BTreeSet::new();
    let mut game = Game::new(setup, &mut chance, Some(&mut events));
    let paint = Paint::none();
    loop {
        for teller in &mut tellers {
            let drawing = terminal::log(text, &teller.tell(text, &events), paint);
            assert!(!is_wide(&drawing), "{drawing}");
        }
        assert_remembered(&game, &tellers[0]);
        seen.extend(events.iter().filter_map(rare));
        events.clear();
        let Next::Ask(decision) = game.next() else { break };
        let view = game.view(Some(decision.power));
        text.cause(&decision, game.board());
        let menu = Menu::new(text, &view, &decision, paint);
        assert!(!is_wide(menu.drawing()), "{}", menu.drawing());
        let options = view.options();
        assert_eq!(menu.len(), options.len());
        for option in &options {
            assert!(menu.number_of(*option).is_some(), "{option:?} has no number");
            text.choice(*option, &decision);
        }
        let choice = players.pick(&options).expect("a decision has options");
        assert_reads_back(text, &game, &decision, choice);
        if decision.number % 16 == 0 {
            assert_table_fits(text, &game, &tellers[0], decision.power);
        }
        game.choose(decision.power, choice, &mut chance, Some(&mut events))
            .expect("what is offered is accepted");
    }
    for viewer in setup.powers() {
        assert_table_fits(text, &game, &tellers[0], viewer);
        if let Some(outcome) = game.board().outcome() {
            terminal::result(text, game.board(), outcome, Some(viewer), paint);
        }
    }
    seen
}

/// Everything on the table is drawn for a viewer, and is not too wide.
fn assert_table_fits(text: &Text, game: &Game, teller: &Teller, viewer: Power) {
    let (board, seen, paint) = (game.board(), teller.seen(), Paint::none());
    let drawing = terminal::board(text, board, seen, paint)
        + &terminal::legend(text, board, paint)
        + &terminal::powers(text, board, Some(viewer), paint)
        + &terminal::track(text, board, seen, paint)
        + &terminal::hand(text, &game.view(Some(viewer)), paint);
    assert!(!is_wide(&drawing), "{drawing}");
}

/// What the teller remembers of the dead is what the board holds.
fn assert_remembered(game: &Game, teller: &Teller) {
    let seen = teller.seen();
    let held = Region::ALL
        .into_iter()
        .fold(seen.eclipsed(), |held, region| held.or(seen.detained(region)));
    assert_eq!(held, game.board().held_by_cards());
}

/// What the games have to come by if these tests are to say anything about it.
const RARE: usize = 15;

fn rare(event: &Event) -> Option<&'static str> {
    match event {
        Event::CardCovered { .. } => Some("covered"),
        Event::CardPlayed { space: 2, .. } => Some("additional"),
        Event::CardSetAside { .. } => Some("set aside"),
        Event::CardCashed(_) => Some("cashed"),
        Event::Marked { mark: Mark::Hated, .. } => Some("hated"),
        Event::Marked { mark: Mark::Shocked, .. } => Some("shocked"),
        Event::Marked { mark: Mark::Surrendered, .. } => Some("surrendered"),
        Event::RolledAgain { .. } => Some("rolled again"),
        Event::StoodUp(_) => Some("saved"),
        Event::Detained { .. } => Some("detained"),
        Event::Eclipsed(_) => Some("eclipsed"),
        Event::CorruptionMoved { .. } => Some("corruption moved"),
        Event::LostAtRandom(_) => Some("lost at random"),
        Event::Appeared { .. } => Some("appeared"),
        Event::Sheltered { .. } => Some("sheltered"),
        _ => None,
    }
}

/// What the notation writes for an option can be typed, with or without the Power's name.
fn assert_reads_back(text: &Text, game: &Game, decision: &Decision, option: Choice) {
    let line = ruinous_engine::notation::choice_line(decision.power, option);
    let without = line.trim_start_matches(decision.power.id()).trim();
    for typed in [line.as_str(), without] {
        let read = terminal::read_choice(text, game, decision, typed);
        assert_eq!(read, Ok(option), "{typed}");
    }
}

#[test]
fn whole_games_of_four_can_be_read_by_everyone() {
    let text = Text::english();
    let four = Setup::base(&Power::ALL[..4]).expect("four Powers can play");
    for seed in 0..120 {
        read_a_whole_game(&text, four, seed);
    }
    assert_well(&text);
}

#[test]
fn whole_games_of_three_can_be_read_by_everyone() {
    let text = Text::english();
    for missing in Power::BASE {
        let three: Vec<Power> = Power::BASE.without(missing).into_iter().collect();
        let setup = Setup::base(&three).expect("three Powers can play");
        for seed in 0..30 {
            read_a_whole_game(&text, setup, seed);
        }
    }
    assert_well(&text);
}

#[test]
fn whole_games_with_the_expansion_can_be_read_by_everyone() {
    let text = Text::english();
    for cards in CardSet::ALL {
        for old_world in OldWorldSet::ALL {
            for powers in [&Power::ALL[..], &Power::ALL[..4], &Power::ALL[2..]] {
                let setup = Setup::new(powers, cards, old_world).expect("a table");
                for seed in 0..4 {
                    read_a_whole_game(&text, setup, seed);
                }
            }
        }
    }
    assert_well(&text);
}

#[test]
fn everything_that_the_expansion_brings_is_read_about() {
    let text = Text::english();
    let setup =
        Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Expert).expect("five Powers");
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        seen.extend(read_a_whole_game(&text, setup, seed));
        if seen.len() == RARE {
            break;
        }
    }
    assert_eq!(seen.len(), RARE, "{seen:?}");
    assert_well(&text);
}
