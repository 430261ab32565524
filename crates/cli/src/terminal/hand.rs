//! A hand, and what figures can do.

use ruinous_engine::{Card, Class, Kind, PowerSet, View};

use super::{
    layout::{Cell, Column, heading, left, row},
    paint::{Paint, Style},
};
use crate::text::Text;

fn columns(paint: Paint) -> [Column; 3] {
    [left(25), left(6), left(paint.prose_width().saturating_sub(33))]
}

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
    drawn +=
        &row(&columns(paint), &headings.map(|id| Cell::one(text.say(id), Style::Faint)), paint);
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
        drawn += &row(&columns(paint), &cells, paint);
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
