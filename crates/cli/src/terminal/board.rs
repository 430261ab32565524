//! The board as a table, one line for each region.

use ruinous_engine::{Board, Region, Space, Token, printed, queries};

use super::{
    layout::{Cell, Column, hanging, heading, left, right, row},
    lying::{all_cards, cards_under},
    paint::{Paint, Style},
    signs::{counted, group, number, sign},
};
use crate::text::Text;

/// Where the cards in the regions are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Each under its region, with its space.
    Under,
    /// All of them below the regions, one after the other.
    Below,
    /// Nowhere: whose they are is all there is to see.
    Unnamed,
}

/// What stands in each line before the Powers.
const HEADINGS: [&str; 9] = [
    "board-number",
    "board-region",
    "board-resistance",
    "board-conquest",
    "board-ruin",
    "board-points",
    "board-magic",
    "board-spaces",
    "board-tokens",
];

/// The regions in order, each with all that lies and stands there.
pub fn board(text: &Text, board: &Board, shown: Cards, paint: Paint) -> String {
    let mut drawn = heading(&title(text, board), Style::Strong, paint);
    let places: Vec<[Cell; 9]> = Region::ALL.map(|region| place(text, board, region)).into();
    let headings = HEADINGS.map(|id| Cell::one(text.say(id), Style::Faint));
    let columns = columns(&headings, &places, paint);
    let powers = Cell::one(text.say("board-powers"), Style::Faint);
    drawn += &row(&columns, &[&headings[..], &[powers]].concat(), paint);
    for (region, place) in Region::ALL.into_iter().zip(places) {
        let powers = powers_in(text, board, region);
        drawn += &row(&columns, &[&place[..], &[powers]].concat(), paint);
        let under = cards_under(text, board, region);
        if shown == Cards::Under && !under.0.is_empty() {
            drawn += &hanging(Cell::default(), &under, 4, paint);
        }
    }
    if shown == Cards::Below { drawn + &all_cards(text, board, paint) } else { drawn }
}

/// Round and phase, and what lies on the Old World track.
fn title(text: &Text, board: &Board) -> String {
    let track: Vec<String> =
        board.track().into_iter().flatten().map(|card| text.name(card)).collect();
    text.line("board-title")
        .number("round", board.round())
        .name("phase", board.phase())
        .word("track", track.join(", "))
        .number("count", track.len() as u32)
        .number("cards", board.old_world_deck())
        .say()
}

/// As wide as what stands in them; the last one takes what is left.
fn columns(headings: &[Cell; 9], places: &[[Cell; 9]], paint: Paint) -> Vec<Column> {
    let widest = |at: usize| {
        let cells = places.iter().map(|place| &place[at]).chain([&headings[at]]);
        cells.map(Cell::width).max().unwrap_or(0)
    };
    let mut columns: Vec<Column> = (0..headings.len())
        .map(|at| if matches!(at, 2..=5) { right(widest(at)) } else { left(widest(at)) })
        .collect();
    let used: usize = columns.iter().map(|column| column.width + 1).sum();
    columns.push(left(paint.width().saturating_sub(used)));
    columns
}

/// A region without who is there.
fn place(text: &Text, board: &Board, region: Region) -> [Cell; 9] {
    let is_ruined = board.is_ruined(region);
    let plain = |words: String| Cell::one(words, Style::Plain);
    let nothing = || Cell::one("–", Style::Faint);
    let mut name = text.name(region);
    if queries::is_populous(board, region) {
        name.push('*');
    }
    let (ruin, points) = if is_ruined {
        (Cell::one(text.say("board-ruined"), Style::Faint), nothing())
    } else {
        let tokens = queries::ruin(board, region);
        let style = if tokens == 0 { Style::Faint } else { Style::Plain };
        let (first, second) = ruination_points(board, region);
        (
            Cell::one(format!("{tokens}/{}", printed::RUIN), style),
            plain(format!("{first}/{second}")),
        )
    };
    let magic = match queries::magic_symbols(board, region) {
        0 => Cell::one("·", Style::Faint),
        symbols => plain(symbols.to_string()),
    };
    // Nobody dominates ruins, so what that takes and what it is worth would only mislead.
    let value = |value: u8| if is_ruined { nothing() } else { plain(value.to_string()) };
    [
        Cell::one(number(region), Style::Faint),
        Cell::one(name, if is_ruined { Style::Faint } else { Style::Strong }),
        value(queries::resistance(board, region)),
        value(queries::conquest_value(board, region)),
        ruin,
        points,
        magic,
        spaces(text, board, region),
        tokens(text, board, region),
    ]
}

/// What the first and the second place would score if the region were ruined next.
pub fn ruination_points(board: &Board, region: Region) -> (u8, u8) {
    region.ruination_points((board.ruined_count() + 1).min(printed::RUINATION_CARDS))
}

/// Whose cards or figures fill the card spaces: `K·`.
fn spaces(text: &Text, board: &Board, region: Region) -> Cell {
    if board.is_ruined(region) {
        return Cell::default();
    }
    let printed = usize::from(queries::card_spaces(board));
    let signs: String = board
        .spaces(region)
        .iter()
        .enumerate()
        .filter(|(at, space)| *at < printed || !space.is_empty())
        .map(|(_, space)| match space {
            Space::Empty => "·".to_owned(),
            Space::Card(card) => text.form(card.power(), "sign"),
            Space::Figure(figure) => text.form(figure.owner(), "sign"),
        })
        .collect();
    Cell::one(signs, Style::Plain)
}

/// The Old World tokens: `2PeNo`.
fn tokens(text: &Text, board: &Board, region: Region) -> Cell {
    let tokens: String = Token::ALL
        .into_iter()
        .filter(|token| board.tokens(region, *token) > 0)
        .map(|token| counted(board.tokens(region, token), &text.form(token, "short")))
        .collect();
    Cell::one(tokens, Style::Plain)
}

/// Each Power that has anything in a region: `»K:2cw•3=5` has two Cultists and a Warrior there, three
/// corruption tokens, a domination value of 5, and dominates.
fn powers_in(text: &Text, board: &Board, region: Region) -> Cell {
    let is_ruined = board.is_ruined(region);
    let dominator = queries::dominator(board, region).filter(|_| !is_ruined);
    let mut cell = Cell::default();
    for power in board.powers() {
        let figures = board.figures_of(power, region);
        let corruption = board.corruption(region, power);
        let value = queries::domination(board, power, region);
        if figures.is_empty() && corruption == 0 && value.is_none() {
            continue;
        }
        let mut here = if dominator == Some(power) { "»" } else { "" }.to_owned();
        here += &text.form(power, "sign");
        if !figures.is_empty() {
            here += &format!(":{}", group(figures.map(|figure| sign(text, board, figure, power))));
        }
        if corruption > 0 {
            here += &format!("•{corruption}");
        }
        if let Some(value) = value.filter(|_| !is_ruined) {
            here += &format!("={value}");
        }
        cell.push(here, Style::Of(power));
    }
    cell
}
