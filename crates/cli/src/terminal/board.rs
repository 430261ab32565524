//! The board as a table.

use ruinous_engine::{
    Board, Card, Class, Figure, FigureSet, Mark, Power, Region, Space, Token, queries,
};

use super::{
    layout::{Cell, Column, hanging, heading, left, right, row},
    paint::{Paint, Style},
};
use crate::text::{Remembered, Text};

/// How many tokens ruin a region.
const RUIN: u8 = 12;

/// The marks that cards give to figures, each with its sign and what the legend says of it.
const MARKS: [(Mark, char, &str); 4] = [
    (Mark::Shielded, '^', "legend-shielded"),
    (Mark::Hated, '!', "legend-hated"),
    (Mark::Shocked, '~', "legend-shocked"),
    (Mark::Surrendered, '%', "legend-surrendered"),
];

const COLUMNS: [Column; 9] =
    [right(1), left(15), right(3), right(3), left(3), left(10), right(5), left(11), left(20)];

/// The regions in order, each with all that lies and stands there.
pub fn board(text: &Text, board: &Board, seen: &Remembered, paint: Paint) -> String {
    let title =
        text.line("board-title").number("round", board.round()).name("phase", board.phase()).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    let headings = [
        "board-number",
        "board-region",
        "board-resistance",
        "board-conquest",
        "board-dominator",
        "board-tokens",
        "board-ruin",
        "board-corruption",
        "board-figures",
    ];
    let headings = headings.map(|id| Cell::one(text.say(id), Style::Faint));
    drawn += &row(&COLUMNS, &headings, paint);
    for (at, region) in Region::ALL.into_iter().enumerate() {
        drawn += &row(&COLUMNS, &cells(text, board, seen, at + 1, region), paint);
        let mut below = cards(text, board, region);
        if let Some(dead) = dead(text, seen.detained(region)) {
            separate(&mut below);
            below.0.extend(dead.0);
        }
        if !below.0.is_empty() {
            drawn += &hanging(Cell::default(), &below, 4, paint);
        }
    }
    drawn
}

fn cells(
    text: &Text,
    board: &Board,
    seen: &Remembered,
    number: usize,
    region: Region,
) -> [Cell; 9] {
    let ruined = board.is_ruined(region);
    let style = if ruined { Style::Faint } else { Style::Strong };
    let mut name = text.name(region);
    if queries::is_populous(board, region) {
        name.push('*');
    }
    let dominator = match queries::dominator(board, region).filter(|_| !ruined) {
        Some(power) => Cell::one(format!(" {}", text.form(power, "sign")), Style::Of(power)),
        None => Cell::one(" ·", Style::Faint),
    };
    let ruin = if ruined {
        Cell::one(text.say("board-ruined"), Style::Faint)
    } else {
        let tokens = queries::ruin(board, region);
        let style = if tokens == 0 { Style::Faint } else { Style::Plain };
        Cell::one(format!("{tokens}/{RUIN}"), style)
    };
    [
        Cell::one(number.to_string(), Style::Faint),
        Cell::one(name, style),
        Cell::one(queries::resistance(board, region).to_string(), Style::Plain),
        Cell::one(queries::conquest_value(board, region).to_string(), Style::Plain),
        dominator,
        tokens(text, board, region),
        ruin,
        corruption(text, board, region),
        figures(text, board, seen, region),
    ]
}

fn tokens(text: &Text, board: &Board, region: Region) -> Cell {
    let mut cell = Cell::default();
    for token in Token::ALL {
        let count = board.tokens(region, token);
        if count > 0 {
            cell.push(counted(count, &text.form(token, "short")), Style::Plain);
        }
    }
    cell
}

fn corruption(text: &Text, board: &Board, region: Region) -> Cell {
    let mut cell = Cell::default();
    for power in board.powers() {
        let count = board.corruption(region, power);
        if count > 0 {
            cell.push(format!("{}{count}", text.form(power, "sign")), Style::Of(power));
        }
    }
    cell
}

/// The figures of each Power, by class: `K:2c·w`. Those that another Power controls stand with it.
fn figures(text: &Text, board: &Board, seen: &Remembered, region: Region) -> Cell {
    let mut cell = Cell::default();
    for power in board.present(region) {
        let signs = board.figures_of(power, region).map(|figure| sign(text, figure, power, seen));
        cell.push(group(text, power, signs), Style::Of(power));
    }
    cell
}

/// The figures of one Power, those that look alike counted.
fn group(text: &Text, power: Power, signs: impl Iterator<Item = String>) -> String {
    let mut groups: Vec<(String, u8)> = Vec::new();
    for sign in signs {
        match groups.iter_mut().find(|(alike, _)| *alike == sign) {
            Some((_, count)) => *count += 1,
            None => groups.push((sign, 1)),
        }
    }
    let groups: Vec<String> = groups.iter().map(|(sign, count)| counted(*count, sign)).collect();
    format!("{}:{}", text.form(power, "sign"), groups.join("·"))
}

/// The dead that lie on a card, if there are any.
pub fn dead(text: &Text, figures: FigureSet) -> Option<Cell> {
    let letter = |figure: Figure| text.form(figure.kind().class, "letter");
    let groups: Vec<String> = Power::ALL
        .into_iter()
        .map(|power| (power, figures.and(FigureSet::owned_by(power))))
        .filter(|(_, these)| !these.is_empty())
        .map(|(power, these)| group(text, power, these.map(letter)))
        .collect();
    let line = text.line("board-held").word("figures", groups.join(" ")).say();
    (!groups.is_empty()).then(|| Cell::one(line, Style::Plain))
}

/// A figure's class, and what else there is to see: `c(N)^†`.
fn sign(text: &Text, figure: Figure, commander: Power, seen: &Remembered) -> String {
    let mut sign = text.form(figure.kind().class, "letter");
    if figure.owner() != commander {
        sign += &format!("({})", text.form(figure.owner(), "sign"));
    }
    sign.extend(MARKS.iter().filter(|(mark, ..)| seen.is_marked(figure, *mark)).map(|it| it.1));
    if seen.tipped().has(figure) {
        sign.push('†');
    }
    sign
}

fn counted(count: u8, what: &str) -> String {
    if count == 1 { what.to_owned() } else { format!("{count}{what}") }
}

/// What lies in the card spaces of a region.
fn cards(text: &Text, board: &Board, region: Region) -> Cell {
    let sides = ["board-space-left", "board-space-right", "board-space-additional"];
    let mut cell = Cell::default();
    for (at, (space, side)) in board.spaces(region).iter().zip(sides).enumerate() {
        let (owner, name) = match *space {
            Space::Empty => continue,
            Space::Card(card) => {
                let cancelled = board.is_cancelled(region, at);
                let id = if cancelled { "board-cancelled" } else { "board-card" };
                let cost = card.info().cost;
                let lies = text.line(id).name("card", card).number("cost", cost).say();
                (card.power(), over(text, lies, board.covered(region).get(at).copied().flatten()))
            }
            Space::Figure(figure) => (figure.owner(), text.name(figure.kind())),
        };
        separate(&mut cell);
        let filled = text.line(side).name("power", owner).word("what", name).say();
        cell.push(filled, Style::Of(owner));
    }
    cell
}

/// A card in a space, and the card that it covers, if any.
fn over(text: &Text, lies: String, covered: Option<Card>) -> String {
    let Some(covered) = covered else { return lies };
    text.line("board-covering")
        .word("card", lies)
        .name("power", covered.power())
        .name("covered", covered)
        .say()
}

/// A dot between what is there and what follows.
fn separate(cell: &mut Cell) {
    if !cell.0.is_empty() {
        cell.push("·", Style::Faint);
    }
}

/// What the signs of the board mean.
pub fn legend(text: &Text, board: &Board, paint: Paint) -> String {
    let columns = [
        ("board-resistance", "legend-resistance"),
        ("board-conquest", "legend-conquest"),
        ("board-dominator", "legend-dominator"),
        ("board-ruin", "legend-ruin"),
    ]
    .map(|(sign, meaning)| (text.say(sign), text.say(meaning)));
    let said = |sign: &str, meaning: &'static str| (sign.to_owned(), text.say(meaning));
    let mut signs = vec![said("*", "legend-populous"), said("(N)", "legend-controlled")];
    signs.extend(MARKS.map(|(_, sign, meaning)| said(&sign.to_string(), meaning)));
    signs.push(said("†", "legend-tipped"));
    let powers = board
        .powers()
        .into_iter()
        .map(|power| (text.form(power, "sign"), text.form(power, "short")));
    let classes = Class::ALL.map(|class| (text.form(class, "letter"), text.name(class)));
    let tokens = Token::ALL.map(|token| (text.form(token, "short"), text.name(token)));
    [columns.to_vec(), signs, powers.chain(classes).collect(), tokens.to_vec()]
        .map(|pairs| {
            let mut cell = Cell::default();
            for (at, (sign, meaning)) in pairs.into_iter().enumerate() {
                if at > 0 {
                    cell.push("·", Style::Faint);
                }
                let pair = text.line("legend-pair").word("sign", sign).word("meaning", meaning);
                cell.push(pair.say(), Style::Faint);
            }
            hanging(Cell::default(), &cell, 2, paint)
        })
        .concat()
}
