//! What lies in front of the Powers, and on the Old World track.

use ruinous_engine::{
    Board, Class, Power, TrackEffect,
    dial::{self, Instruction},
};

use super::{
    layout::{Cell, Column, hanging, heading, in_columns, left, right, row},
    paint::{Paint, Style},
    piles::cards_of,
    signs::{by_class, dead},
};
use crate::text::Text;

const HEADINGS: [&str; 13] = [
    "powers-power",
    "powers-points",
    "powers-power-points",
    "powers-dial",
    "powers-threat",
    "powers-counters",
    "powers-peasants",
    "powers-hand",
    "powers-deck",
    "powers-discards",
    "powers-reserve",
    "powers-upgrades",
    "powers-next",
];

/// How many ticks ahead the table of the Powers shows; `dials` shows all.
const TICKS_AHEAD: u8 = 3;

/// What lies in front of each Power, one line for each.
pub fn powers(text: &Text, board: &Board, viewer: Option<Power>, paint: Paint) -> String {
    let columns: [Column; 13] = [
        left(14),
        right(3),
        right(3),
        right(4),
        right(3),
        right(3),
        right(3),
        right(4),
        right(4),
        right(4),
        left(7),
        left(5),
        left(11),
    ];
    let headings = HEADINGS.map(|id| Cell::one(text.say(id), Style::Faint));
    let mut drawn = row(&columns, &headings, paint);
    for power in board.powers() {
        let sheet = board.sheet(power);
        let plain = |words: String| Cell::one(words, Style::Plain);
        let number = |number: u8| plain(number.to_string());
        let name = format!("{} {}", signed(text, power, viewer), text.form(power, "short"));
        let is_at_victory = sheet.dial >= dial::length(power);
        let threat =
            if is_at_victory { text.say("tick-victory") } else { board.threat(power).to_string() };
        let cells = [
            Cell::one(name, Style::Of(power)),
            Cell::one(sheet.vp.to_string(), Style::Strong),
            number(sheet.power),
            plain(format!("{}/{}", sheet.dial, dial::length(power))),
            plain(threat),
            number(sheet.counters),
            number(sheet.peasants),
            number(sheet.hand),
            number(sheet.deck),
            number(sheet.discard.len()),
            plain(by_class(text, board.reserve_of(power))),
            plain(upgrades(text, board, power)),
            ticks_ahead(text, board, power),
        ];
        drawn += &row(&columns, &cells, paint);
    }
    drawn
}

/// The most important of what lies in front of each Power, several of them in a line.
pub fn powers_in_short(text: &Text, board: &Board, viewer: Option<Power>, paint: Paint) -> String {
    let short = |power: Power| {
        let sheet = board.sheet(power);
        let line = text
            .line("powers-short")
            .number("points", sheet.vp)
            .number("power", sheet.power)
            .number("tick", sheet.dial)
            .number("length", dial::length(power))
            .number("cards", sheet.hand)
            .say();
        let mut cell = Cell::one(signed(text, power, viewer), Style::Of(power));
        cell.push(line, Style::Plain);
        cell
    };
    let all: Vec<Cell> = board.powers().into_iter().map(short).collect();
    in_columns(&all, paint)
}

/// What is in play for good and does not fit a table: upgrades by name, and cards set aside.
pub fn in_play(text: &Text, board: &Board, paint: Paint) -> String {
    let mut drawn = String::new();
    for power in board.powers() {
        let names: Vec<String> = board.upgrades(power).map(|upgrade| text.name(upgrade)).collect();
        if !names.is_empty() {
            let line = text.line("powers-has-upgrades").name("power", power);
            let line = line.word("upgrades", text.list(&names)).say();
            drawn += &super::paragraph(&line, 2, Style::Of(power), paint);
        }
        let aside = board.sheet(power).set_aside;
        if !aside.is_empty() {
            let cards = text.list(&cards_of(text, board, power, aside.into()));
            let line = text.line("powers-set-aside").name("power", power).word("cards", cards);
            drawn += &super::paragraph(&line.say(), 2, Style::Of(power), paint);
        }
    }
    drawn
}

/// A Power's sign, with an arrow before the viewer's own.
fn signed(text: &Text, power: Power, viewer: Option<Power>) -> String {
    let own = if viewer == Some(power) { ">" } else { " " };
    format!("{own} {}", text.form(power, "sign"))
}

/// The upgrades in play: of followers by the letter of their class, the Power's own as a `+` each.
fn upgrades(text: &Text, board: &Board, power: Power) -> String {
    let sign = |place: u8| match Class::ALL.get(usize::from(place)) {
        Some(class) => text.form(*class, "letter"),
        None => "+".to_owned(),
    };
    let signs: String = board.upgrades(power).map(|upgrade| sign(upgrade.place())).collect();
    if signs.is_empty() { "–".to_owned() } else { signs }
}

/// The next ticks of a dial, in short.
fn ticks_ahead(text: &Text, board: &Board, power: Power) -> Cell {
    let turned = board.sheet(power).dial;
    let last = dial::length(power).min(turned.saturating_add(TICKS_AHEAD));
    let mut cell = Cell::default();
    for tick in turned + 1..=last {
        cell.push(tick_in_short(text, dial::instruction(power, tick)), Style::Plain);
    }
    cell
}

fn tick_in_short(text: &Text, instruction: Instruction) -> String {
    match instruction {
        Instruction::Score(count) => text.line("tick-score").number("count", count),
        Instruction::Upgrade => text.line("tick-upgrade"),
        Instruction::Draw(count) => text.line("tick-draw").number("count", count),
        Instruction::Place(count, token) => {
            text.line("tick-place").number("count", count).name("token", token)
        }
        Instruction::RemoveCorruption(count) => {
            text.line("tick-remove-corruption").number("count", count)
        }
        Instruction::RemoveTokens(count) => text.line("tick-remove-tokens").number("count", count),
        Instruction::Victory => text.line("tick-victory"),
    }
    .say()
}

/// The Old World track, and how many cards are left to come.
pub fn track(text: &Text, board: &Board, paint: Paint) -> String {
    let title = text.line("track-title").number("cards", board.old_world_deck()).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    for (at, card) in board.track().into_iter().enumerate() {
        let Some(card) = card else { continue };
        let number = Cell::one(format!(" {}", at + 1), Style::Faint);
        let mut lies = Cell::prose(&text.name(card), Style::Strong);
        if let Some(rule) = text.track_text(card) {
            lies.push("–", Style::Faint);
            lies.0.extend(Cell::prose(&rule, Style::Plain).0);
        }
        if card.info().on_track == Some(TrackEffect::HoldsTheDead)
            && let Some(dead) = dead(text, board.eclipsed())
        {
            lies.push("·", Style::Faint);
            lies.0.extend(dead.0);
        }
        drawn += &hanging(number, &lies, 4, paint);
    }
    drawn
}
