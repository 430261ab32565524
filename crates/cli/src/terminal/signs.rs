//! The signs of the board, and what they mean.

use ruinous_engine::{Board, Class, Figure, FigureSet, Mark, Power, Region, Token};

use super::{
    layout::{Cell, hanging},
    paint::{Paint, Style},
};
use crate::text::Text;

/// The marks that cards give to figures, each with its sign and what the legend says of it.
const MARKS: [(Mark, char, &str); 4] = [
    (Mark::Shielded, '^', "legend-shielded"),
    (Mark::Hated, '!', "legend-hated"),
    (Mark::Shocked, '~', "legend-shocked"),
    (Mark::Surrendered, '%', "legend-surrendered"),
];

/// The number of a region on the board, by which it is typed.
pub fn number(region: Region) -> String {
    (region as usize + 1).to_string()
}

/// The region with this number.
pub fn region_with(number: &str) -> Option<Region> {
    let at = number.parse::<usize>().ok()?.checked_sub(1)?;
    Region::ALL.get(at).copied()
}

/// Figures, those that look alike counted.
pub fn group(signs: impl Iterator<Item = String>) -> String {
    let mut groups: Vec<(String, u8)> = Vec::new();
    for sign in signs {
        match groups.iter_mut().find(|(alike, _)| *alike == sign) {
            Some((_, count)) => *count += 1,
            None => groups.push((sign, 1)),
        }
    }
    groups.iter().map(|(sign, count)| counted(*count, sign)).collect()
}

/// Figures of one Power by class: `2cw`.
pub fn by_class(text: &Text, figures: FigureSet) -> String {
    group(figures.map(|figure| text.form(figure.kind().class, "letter")))
}

/// The dead that lie on a card, if there are any.
pub fn dead(text: &Text, figures: FigureSet) -> Option<Cell> {
    let groups: Vec<String> = Power::ALL
        .into_iter()
        .map(|power| (power, figures.and(FigureSet::owned_by(power))))
        .filter(|(_, these)| !these.is_empty())
        .map(|(power, these)| format!("{}:{}", text.form(power, "sign"), by_class(text, these)))
        .collect();
    let line = text.line("board-held").word("figures", groups.join(" ")).say();
    (!groups.is_empty()).then(|| Cell::one(line, Style::Plain))
}

/// A figure's class, and what else there is to see: `c(N)^†`.
pub fn sign(text: &Text, board: &Board, figure: Figure, commander: Power) -> String {
    let mut sign = text.form(figure.kind().class, "letter");
    if figure.owner() != commander {
        sign += &format!("({})", text.form(figure.owner(), "sign"));
    }
    let marks = board.marks(figure, commander);
    sign.extend(MARKS.iter().filter(|(mark, ..)| marks.has(*mark)).map(|it| it.1));
    if board.tipped().has(figure) {
        sign.push('†');
    }
    sign
}

pub fn counted(count: u8, what: &str) -> String {
    if count == 1 { what.to_owned() } else { format!("{count}{what}") }
}

/// What the signs of the board mean.
pub fn legend(text: &Text, board: &Board, paint: Paint) -> String {
    let columns = [
        ("board-resistance", "legend-resistance"),
        ("board-conquest", "legend-conquest"),
        ("board-ruin", "legend-ruin"),
        ("board-points", "legend-points"),
        ("board-magic", "legend-magic"),
        ("board-spaces", "legend-spaces"),
    ]
    .map(|(sign, meaning)| (text.say(sign), text.say(meaning)));
    let said = |sign: &str, meaning: &'static str| (sign.to_owned(), text.say(meaning));
    let mut signs = vec![
        said("*", "legend-populous"),
        said("»", "legend-dominator"),
        said("•", "legend-corruption"),
        said("=", "legend-domination"),
        said("(N)", "legend-controlled"),
    ];
    signs.extend(MARKS.map(|(_, sign, meaning)| said(&sign.to_string(), meaning)));
    signs.push(said("†", "legend-tipped"));
    let powers = board
        .powers()
        .into_iter()
        .map(|power| (text.form(power, "sign"), text.form(power, "short")));
    let classes = Class::ALL.map(|class| (text.form(class, "letter"), text.name(class)));
    let tokens = Token::ALL.map(|token| (text.form(token, "short"), text.name(token)));
    let sheets = [
        ("powers-power-points", "legend-power-points"),
        ("powers-threat", "legend-threat"),
        ("powers-counters", "legend-counters"),
        ("powers-peasants", "legend-peasants"),
        ("powers-discards", "legend-discards"),
        ("powers-upgrades", "legend-upgrades"),
        ("powers-next", "legend-ticks"),
    ]
    .map(|(sign, meaning)| (text.say(sign), text.say(meaning)));
    [columns.to_vec(), signs, powers.chain(classes).collect(), tokens.to_vec(), sheets.to_vec()]
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
