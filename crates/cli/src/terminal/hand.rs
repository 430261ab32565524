//! A hand, and what figures can do.

use ruinous_engine::{Card, Class, Kind, PowerSet, View};

use super::{
    layout::{Cell, Column, heading, left, row, widest},
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
            Cell::prose(&text.name(card), Style::Of(viewer)),
            cost,
            Cell::prose(&text.form(card, "text"), Style::Plain),
        ];
        drawn += &row(&columns(paint), &cells, paint);
    }
    drawn
}

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
    let mut rows = vec![headings.map(|id| Cell::one(text.say(id), Style::Faint))];
    for power in powers {
        for class in Class::ALL {
            let kind = Kind::of(power, class);
            let printed = kind.printed();
            let name = format!("{} {}", text.form(power, "sign"), text.name(kind));
            let number = |number: u8| Cell::one(number.to_string(), Style::Plain);
            rows.push([
                Cell::one(name, Style::Of(power)),
                Cell::one(text.name(class), Style::Plain),
                number(printed.count),
                number(printed.cost),
                number(printed.attack),
                number(printed.defence),
            ]);
        }
    }
    // Names are longer in some languages than in others.
    let columns: Vec<Column> =
        (0..headings.len()).map(|nth| left(widest(rows.iter().map(|row| &row[nth])))).collect();
    rows.iter().map(|cells| row(&columns, cells, paint)).collect()
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{CardSet, Game, OldWorldSet, Power, Region, Seeded, Setup};

    use super::*;
    use crate::{terminal::map, text::Language};

    #[test]
    fn names_stand_whole_in_every_language() {
        let setup = Setup::new(&Power::ALL, CardSet::Base, OldWorldSet::Base).expect("a table");
        let game = Game::new(setup, &mut Seeded::new(7), None);
        for text in Language::ALL.map(Text::plain) {
            let figures = figures(&text, PowerSet::ALL, Paint::none());
            for kind in
                Power::ALL.into_iter().flat_map(|one| Class::ALL.map(|class| Kind::of(one, class)))
            {
                assert!(figures.contains(&text.name(kind)), "{figures}");
            }
            let drawn = map(&text, game.board(), Paint::none());
            for region in Region::ALL {
                assert!(drawn.contains(&text.name(region)), "{drawn}");
            }
            let mut lines = figures.lines().chain(drawn.lines());
            assert!(lines.all(|line| line.chars().count() <= 80), "{figures}{drawn}");
        }
    }
}
