//! Whole games at every kind of table, shown to everyone at it: nothing lacks words, nothing is
//! wider than the terminal, and what is offered can be typed.

use std::collections::BTreeSet;

use ruinous_engine::{
    CardSet, Choice, Decision, Event, Game, Mark, Next, OldWorldSet, Power, PowerSet, Random,
    Region, Seeded, Setup,
};

use super::{Teller, Text};
use crate::terminal::{self, Menu, Paint, Room, Size, Typed};

/// Nothing was missing, and no variable was.
fn assert_well(text: &Text) {
    assert_eq!(text.problems(), Vec::<String>::new());
}

fn is_wide(drawing: &str) -> bool {
    is_wider_than(drawing, Size::USUAL.columns)
}

fn is_wider_than(drawing: &str, columns: usize) -> bool {
    drawing.lines().any(|line| line.chars().count() > columns)
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
            let key = menu.key_of(*option).expect("every option has a key");
            assert_eq!(menu.read(key), Some(Typed::Option(*option)), "{key}");
            text.choice(*option, &decision);
        }
        let choice = players.pick(&options).expect("a decision has options");
        assert_reads_back(text, &game, &decision, choice);
        if decision.number % 8 == 0 {
            let size = SIZES[decision.number as usize / 8 % SIZES.len()];
            assert_table_fits(text, &game, decision.power, size);
        }
        game.choose(decision.power, choice, &mut chance, Some(&mut events))
            .expect("what is offered is accepted");
    }
    for viewer in setup.powers() {
        assert_table_fits(text, &game, viewer, Size::USUAL);
        if let Some(outcome) = game.board().outcome() {
            let result = terminal::result(text, game.board(), outcome, Some(viewer), paint);
            assert_in_order_of_standing(text, &game, &result);
        }
    }
    seen
}

/// The terminals on which a table is shown.
const SIZES: [Size; 4] = [
    Size::USUAL,
    Size { columns: 100, lines: 30 },
    Size { columns: 120, lines: 40 },
    Size { columns: 200, lines: 50 },
];

/// A question of so many lines leaves room for the board on every terminal.
const SHORT_QUESTION: usize = 12;

/// Everything on the table is drawn for a viewer, and is not too wide; with a question it is not too
/// high either.
fn assert_table_fits(text: &Text, game: &Game, viewer: Power, size: Size) {
    let view = game.view(Some(viewer));
    let paint = Paint::none().on_columns(size.columns);
    let drawing = terminal::whole_table(text, &view, paint)
        + &terminal::legend(text, game.board(), paint)
        + &terminal::map(text, game.board(), paint)
        + &terminal::dials(text, game.board(), paint)
        + &terminal::discards(text, game.board(), paint)
        + &terminal::odds(text, game.board(), region_in_turn(game), paint);
    assert!(!is_wider_than(&drawing, size.columns), "{drawing}");
    let Some(decision) = view.decision().filter(|it| it.power == viewer) else { return };
    let menu = Menu::new(text, &view, &decision, paint);
    let question = menu.drawing().lines().count() + 1;
    let room = Room { size, question, news: 0 };
    let table = terminal::table_for(text, &view, room, paint);
    let screen = format!("{table}{}", menu.drawing());
    assert!(!is_wider_than(&screen, size.columns), "{screen}");
    let fits = screen.lines().count() < size.lines;
    assert!(fits || size == Size::USUAL && question > SHORT_QUESTION, "{screen}");
}

/// Another region from decision to decision, as not all of them need to be looked at each time.
fn region_in_turn(game: &Game) -> Region {
    let number = game.decision().map_or(0, |decision| decision.number);
    Region::ALL[number as usize / 8 % Region::ALL.len()]
}

/// The last lines of a result have the winners first, and the others by their points.
fn assert_in_order_of_standing(text: &Text, game: &Game, result: &str) {
    let (board, count) = (game.board(), game.board().powers().len());
    let lines: Vec<&str> = result.lines().collect();
    let sign = |line: &&str| line.split_whitespace().next().map(str::to_owned);
    let standing: Vec<Power> = lines[lines.len() - usize::from(count)..]
        .iter()
        .filter_map(|line| {
            let signed = |power: &Power| Some(text.form(*power, "sign")) == sign(line);
            board.powers().into_iter().find(signed)
        })
        .collect();
    let winners = board.outcome().map_or(PowerSet::EMPTY, |outcome| outcome.winners);
    let rank = |power: &Power| (winners.has(*power), board.sheet(*power).vp);
    assert_eq!(standing.len(), usize::from(count), "{result}");
    assert!(standing.is_sorted_by_key(|power| std::cmp::Reverse(rank(power))), "{result}");
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
