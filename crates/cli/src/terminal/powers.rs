//! The Powers, the Old World track and a hand, as tables.

use ruinous_engine::{Board, Card, Class, Kind, Outcome, Power, PowerSet, TrackEffect, View, dial};

use super::{
    board::dead,
    layout::{Cell, Column, hanging, heading, left, right, row},
    paint::{Paint, Style},
};
use crate::text::{Remembered, Text};

const POWERS: [Column; 9] =
    [left(14), right(6), right(5), right(5), right(7), right(8), right(8), right(5), left(14)];

/// What lies in front of each Power.
pub fn powers(text: &Text, board: &Board, viewer: Option<Power>, paint: Paint) -> String {
    let mut drawn = heading(&text.say("powers-title"), Style::Strong, paint);
    let headings = [
        "powers-power",
        "powers-points",
        "powers-power-points",
        "powers-dial",
        "powers-threat",
        "powers-counters",
        "powers-peasants",
        "powers-hand",
        "powers-upgrades",
    ];
    let headings = headings.map(|id| Cell::one(text.say(id), Style::Faint));
    drawn += &row(&POWERS, &headings, paint);
    for power in board.powers() {
        let sheet = board.sheet(power);
        let own = if viewer == Some(power) { ">" } else { " " };
        let name = format!("{own} {} {}", text.form(power, "sign"), text.form(power, "short"));
        let threat = if sheet.dial >= dial::length(power) {
            text.say("dial-victory")
        } else {
            board.threat(power).to_string()
        };
        let plain = |number: String| Cell::one(number, Style::Plain);
        let upgrades: Vec<String> =
            board.upgrades(power).map(|upgrade| text.name(upgrade)).collect();
        let upgrades = if upgrades.is_empty() {
            Cell::one("–", Style::Faint)
        } else {
            Cell::prose(&upgrades.join(", "), Style::Plain)
        };
        let cells = [
            Cell::one(name, Style::Of(power)),
            Cell::one(sheet.vp.to_string(), Style::Strong),
            plain(sheet.power.to_string()),
            plain(format!("{}/{}", sheet.dial, dial::length(power))),
            plain(threat),
            plain(sheet.counters.to_string()),
            plain(sheet.peasants.to_string()),
            plain(sheet.hand.to_string()),
            upgrades,
        ];
        drawn += &row(&POWERS, &cells, paint);
    }
    for power in board.powers() {
        drawn += &set_aside(text, board, power, paint);
    }
    if let Some(power) = viewer {
        let tick = board.sheet(power).dial + 1;
        let next = text
            .line("powers-next")
            .name("power", power)
            .word("instruction", text.instruction(power, tick))
            .say();
        drawn += &super::paragraph(&next, 2, Style::Faint, paint);
    }
    drawn
}

/// The cards that a Power has set aside, if any.
fn set_aside(text: &Text, board: &Board, power: Power, paint: Paint) -> String {
    let (aside, set) = (board.sheet(power).set_aside, board.setup().set_of(power));
    if aside.is_empty() {
        return String::new();
    }
    let cards: Vec<String> = aside
        .kinds()
        .map(|place| {
            let count = u32::from(aside.count(place));
            let card = Card::new(power, set, place);
            text.line("cards-of-a-name").name("card", card).number("count", count).say()
        })
        .collect();
    let line = text.line("powers-set-aside").name("power", power);
    let line = line.word("cards", text.list(&cards)).say();
    super::paragraph(&line, 2, Style::Plain, paint)
}

/// The Old World track, and how many cards are left to come.
pub fn track(text: &Text, board: &Board, seen: &Remembered, paint: Paint) -> String {
    let title = text.line("track-title").number("cards", board.old_world_deck()).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    if board.track() == [None; 2] {
        return drawn + &super::paragraph(&text.say("track-empty"), 2, Style::Faint, paint);
    }
    for (at, card) in board.track().into_iter().enumerate() {
        let Some(card) = card else { continue };
        let number = Cell::one(format!(" {}", at + 1), Style::Faint);
        let mut lies = Cell::prose(&text.name(card), Style::Strong);
        if let Some(rule) = text.track_text(card) {
            lies.push("–", Style::Faint);
            lies.0.extend(Cell::prose(&rule, Style::Plain).0);
        }
        if card.info().on_track == Some(TrackEffect::HoldsTheDead)
            && let Some(dead) = dead(text, seen.eclipsed())
        {
            lies.push("·", Style::Faint);
            lies.0.extend(dead.0);
        }
        drawn += &hanging(number, &lies, 4, paint);
    }
    drawn
}

const HAND: [Column; 3] = [left(25), left(6), left(47)];

/// The viewer's hand, with what each card costs and does.
pub fn hand(text: &Text, view: &View, paint: Paint) -> String {
    let Some(viewer) = view.viewer() else { return String::new() };
    let held: Vec<(Card, u8)> = view.hand().collect();
    let count: u8 = held.iter().map(|(_, count)| count).sum();
    let title = text.line("hand-title").name("power", viewer).number("count", count).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    if held.is_empty() {
        return drawn;
    }
    let headings = ["hand-card", "hand-cost", "hand-text"];
    drawn += &row(&HAND, &headings.map(|id| Cell::one(text.say(id), Style::Faint)), paint);
    for (card, count) in held {
        let info = card.info();
        let mut cost = Cell::one(info.cost.to_string(), Style::Strong);
        if info.magic {
            cost.push("☆", Style::Plain);
        }
        if count > 1 {
            cost.push(format!("×{count}"), Style::Plain);
        }
        let cells = [
            Cell::one(text.name(card), Style::Of(viewer)),
            cost,
            Cell::prose(&text.form(card, "text"), Style::Plain),
        ];
        drawn += &row(&HAND, &cells, paint);
    }
    drawn
}

const FIGURES: [Column; 6] = [left(20), left(15), left(9), left(5), left(12), left(13)];

/// The figures of some Powers, and what they can do.
pub fn figures(text: &Text, powers: PowerSet, paint: Paint) -> String {
    let headings = [
        "figures-name",
        "figures-class",
        "figures-count",
        "figures-cost",
        "figures-attack",
        "figures-defence",
    ];
    let mut drawn = row(&FIGURES, &headings.map(|id| Cell::one(text.say(id), Style::Faint)), paint);
    for power in powers {
        for class in Class::ALL {
            let kind = Kind::of(power, class);
            let printed = kind.printed();
            let name = format!("{} {}", text.form(power, "sign"), text.name(kind));
            let number = |number: u8| Cell::one(number.to_string(), Style::Plain);
            let cells = [
                Cell::one(name, Style::Of(power)),
                Cell::one(text.name(class), Style::Plain),
                number(printed.count),
                number(printed.cost),
                number(printed.attack),
                number(printed.defence),
            ];
            drawn += &row(&FIGURES, &cells, paint);
        }
    }
    drawn
}

/// How the game ended, and everyone's points, the most first.
pub fn result(
    text: &Text,
    board: &Board,
    outcome: Outcome,
    viewer: Option<Power>,
    paint: Paint,
) -> String {
    let points = |power: Power| board.sheet(power).vp;
    let best = outcome.winners.into_iter().map(points).max().unwrap_or(0);
    let mut drawn = format!("\n{}", heading(&text.say("result-title"), Style::Strong, paint));
    drawn += &super::paragraph(&text.ended(outcome, best), 2, Style::Strong, paint);
    if let Some(power) = viewer {
        let id = match (outcome.winners.has(power), outcome.winners.len()) {
            (true, 1) => "result-won",
            (true, _) => "result-shared",
            (false, _) => "result-lost",
        };
        drawn +=
            &super::paragraph(&text.line(id).name("power", power).say(), 2, Style::Plain, paint);
    }
    drawn + &standings(text, board, paint)
}

/// Everyone's points, the most first.
pub fn standings(text: &Text, board: &Board, paint: Paint) -> String {
    let mut powers: Vec<Power> = board.powers().into_iter().collect();
    powers.sort_by_key(|&power| std::cmp::Reverse(board.sheet(power).vp));
    powers
        .into_iter()
        .map(|power| {
            let line = text
                .line("result-points")
                .name("power", power)
                .number("points", board.sheet(power).vp)
                .number("tick", board.sheet(power).dial)
                .number("length", dial::length(power))
                .say();
            let sign = Cell::one(format!(" {}", text.form(power, "sign")), Style::Of(power));
            hanging(sign, &Cell::prose(&line, Style::Plain), 4, paint)
        })
        .collect()
}
