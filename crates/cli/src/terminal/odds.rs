//! The odds of a battle, as a table.

use ruinous_engine::{
    Board, Power, Region,
    odds::{self, Chances, Grounds, Odds, Side},
};

use super::{
    layout::{Cell, Column, heading, left, paragraph, right, row},
    paint::{Paint, Style},
};
use crate::text::Text;

const HEADINGS: [&str; 5] =
    ["powers-power", "odds-dice", "odds-hits", "odds-dominates", "odds-loses"];

/// Who loses how many figures in a region, how likely, if the battle were fought now; and who would
/// dominate the region then.
pub fn odds(text: &Text, board: &Board, region: Region, paint: Paint) -> String {
    let Some(odds) = odds::battle(board, region) else {
        let line = text.line("odds-none").name("region", region).say();
        return paragraph(&line, 2, Style::Plain, paint);
    };
    let title = text.line("odds-title").name("region", region).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    let columns: [Column; 5] =
        [left(14), right(5), right(5), right(15), left(paint.width().saturating_sub(43))];
    drawn += &row(&columns, &HEADINGS.map(|id| Cell::one(text.say(id), Style::Faint)), paint);
    for power in board.powers() {
        let (side, dominates) = (&odds.sides[power], odds.dominates[power]);
        let is_there = !board.figures_of(power, region).is_empty();
        if is_there || side.early > 0 || side.normal > 0 || dominates.most > 0.0 {
            drawn += &row(&columns, &cells(text, power, side, dominates), paint);
        }
    }
    let nobody = Cell::one(text.say("odds-nobody"), Style::Faint);
    let undominated = Cell::one(likely(text, odds.undominated), Style::Plain);
    drawn += &row(&columns, &[nobody, Cell::default(), Cell::default(), undominated], paint);
    drawn + &remarks(text, &odds, paint)
}

fn cells(text: &Text, power: Power, side: &Side, dominates: Chances) -> [Cell; 5] {
    let plain = |words: String| Cell::one(words, Style::Plain);
    let name = format!("  {} {}", text.form(power, "sign"), text.form(power, "short"));
    let dice = match (side.early, side.normal) {
        (0, normal) => normal.to_string(),
        (early, normal) => format!("{early}+{normal}"),
    };
    [
        Cell::one(name, Style::Of(power)),
        plain(dice),
        plain(format!("{:.1}", side.hits.mean())),
        plain(likely(text, dominates)),
        Cell::prose(&losses(text, side), Style::Plain),
    ]
}

/// How many figures a Power loses how likely, and how many Peasants it captures.
fn losses(text: &Text, side: &Side) -> String {
    let lost = &side.lost;
    let each: Vec<String> = lost
        .assumed
        .chances()
        .iter()
        .enumerate()
        .filter(|(_, chance)| **chance > NEVER)
        .map(|(count, chance)| {
            let line = text.line("odds-lost").number("count", count as u32);
            line.word("percent", percent(*chance)).say()
        })
        .collect();
    let mut losses = each.join(" · ");
    if lost.grounds == Grounds::Bounds {
        let [least, most] = [&lost.least, &lost.most].map(|lost| format!("{:.1}", lost.mean()));
        let bounds = text.line("odds-lost-between").word("losses", losses);
        losses = bounds.word("least", least).word("most", most).say();
    }
    let captured = side.captured.assumed.mean();
    if captured == 0.0 {
        return losses;
    }
    let line = text.line("odds-captures").word("losses", losses);
    line.word("count", format!("{captured:.1}")).say()
}

/// How likely something is, with its bounds where choices matter.
fn likely(text: &Text, chances: Chances) -> String {
    let line = |id| text.line(id).word("percent", percent(chances.assumed));
    match chances.grounds {
        Grounds::Bounds => line("odds-between")
            .word("least", percent(chances.least))
            .word("most", percent(chances.most))
            .say(),
        Grounds::Exact | Grounds::Sampled { .. } => line("odds-percent").say(),
    }
}

/// Chances below this are none: sums of chances are not exact to the last digit.
const NEVER: f64 = 1e-9;

/// A chance as a whole number of per cent; what is possible is never 0, what is not certain never 100.
fn percent(chance: f64) -> String {
    let whole = (100.0 * chance).round();
    if chance > NEVER && whole < 1.0 {
        "<1".to_owned()
    } else if chance < 1.0 - NEVER && whole > 99.0 {
        ">99".to_owned()
    } else {
        format!("{whole:.0}")
    }
}

/// How the odds are known, and what they leave out.
fn remarks(text: &Text, odds: &Odds, paint: Paint) -> String {
    let grounds = Power::ALL.map(|power| odds.sides[power].lost.grounds);
    let grounds = grounds.into_iter().chain([odds.undominated.grounds]);
    let grounds = grounds.max_by_key(|grounds| match grounds {
        Grounds::Exact => 0,
        Grounds::Bounds => 1,
        Grounds::Sampled { .. } => 2,
    });
    let ground = match grounds.unwrap_or_default() {
        Grounds::Exact => text.say("odds-exact"),
        Grounds::Bounds => text.say("odds-bounds"),
        Grounds::Sampled { battles } => text.line("odds-sampled").number("battles", battles).say(),
    };
    let left_out = odds.left_out.into_iter().map(|what| text.say(format!("odds-omits-{what}")));
    let remarks: Vec<String> = [ground].into_iter().chain(left_out).collect();
    paragraph(&remarks.join(" "), 2, Style::Faint, paint)
}

#[cfg(test)]
mod tests {
    use ruinous_engine::scenario::Scenario;

    use super::*;

    /// A scenario's odds of the battle in Kislev.
    fn in_kislev(figures: &str) -> String {
        let text = format!("title = \"\"\n[region.kislev]\nfigures = {{ {figures} }}\n");
        let scenario = Scenario::read(&text).expect("it is a scenario");
        let game = scenario.played().expect("it can be played");
        let drawn = odds(&Text::english(), game.board(), Region::Kislev, Paint::none());
        drawn.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn losses_are_told_with_their_chances() {
        let drawn = in_kislev(r#"nurgle = "warrior", tzeentch = "cultist""#);
        assert!(drawn.contains("T Tzeentch 0 0.0 0% 0: 50% · 1: 50%"), "{drawn}");
        assert!(drawn.contains("the odds are exact"), "{drawn}");
        assert!(!drawn.contains("Khorne"), "{drawn}");
        let drawn = in_kislev(r#"nurgle = "warrior", tzeentch = "cultist", khorne = "warrior""#);
        assert!(drawn.contains("(on average "), "{drawn}");
        assert!(in_kislev("").contains("There will be no battle in Kislev"));
    }

    #[test]
    fn only_what_is_certain_is_told_as_certain() {
        let told = [0.0, 0.001, 0.25, 0.999, 1.0].map(percent);
        assert_eq!(told, ["0", "<1", "25", ">99", "100"]);
    }
}
