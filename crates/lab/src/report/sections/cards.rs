//! How cards and upgrades went with winning.

use std::io;

use maud::{Markup, html};

use crate::{
    report::{
        Names, colours,
        parts::{behind, head, mean, plot, rate, section, table},
        plots::{self, Dot},
    },
    summary::{PowerSummary, Summary, UpgradeSummary},
};

/// The Chaos cards of each Power.
pub fn cards(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    let dots = |of: &PowerSummary| {
        of.cards.iter().map(|of| Dot { name: names.card(of.card), wins: of.wins_with }).collect()
    };
    let titles = ["card", "played in", "times a game", "won with", "without"];
    let rows = |of: &PowerSummary| {
        let lines = of.cards.iter().map(|of| {
            let name = html! { (names.card(of.card)) };
            vec![name, rate(of.played), mean(of.times), rate(of.wins_with), rate(of.wins_without)]
        });
        table(&head(&titles), lines)
    };
    Ok(section(
        "Chaos cards",
        "Each dot is the share of games that a Power won among those in which it played the card, \
         with its interval; the dashed line is the share it won of all its games. A card right of \
         the line went with winning. That does not mean that it caused it: who is ahead, or lives \
         longer, plays more cards.",
        &of_each_power(summary, names, &dots, &rows)?,
    ))
}

/// The upgrades of each Power.
pub fn upgrades(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    let dots = |of: &PowerSummary| {
        let dot = |of: &UpgradeSummary| Dot { name: names.upgrade(of.upgrade), wins: of.wins_with };
        of.upgrades.iter().map(dot).collect()
    };
    let titles = ["upgrade", "taken in", "first in", "won with", "without"];
    let rows = |of: &PowerSummary| {
        let lines = of.upgrades.iter().map(|of| {
            let name = html! { (names.upgrade(of.upgrade)) };
            vec![name, rate(of.taken), rate(of.first), rate(of.wins_with), rate(of.wins_without)]
        });
        table(&head(&titles), lines)
    };
    Ok(section(
        "Upgrades",
        "Read as the cards above. A dial that turns gives upgrades and wins games, so every \
         upgrade goes with winning: compare a Power’s upgrades with each other rather than with \
         the dashed line.",
        &of_each_power(summary, names, &dots, &rows)?,
    ))
}

/// For each Power its dots, the best first, with the table behind them.
fn of_each_power(
    summary: &Summary,
    names: &dyn Names,
    dots: &dyn Fn(&PowerSummary) -> Vec<Dot>,
    rows: &dyn Fn(&PowerSummary) -> Markup,
) -> io::Result<Markup> {
    let mut each: Vec<(&PowerSummary, Vec<Dot>)> =
        summary.powers.iter().map(|of| (of, dots(of))).collect();
    for (_, dots) in &mut each {
        let share = |dot: &Dot| dot.wins.share().unwrap_or(-1.0);
        dots.sort_by(|one, other| share(other).total_cmp(&share(one)));
    }
    let mut plots = Vec::new();
    for (of, dots) in &each {
        let svg = plots::dots(dots, of.wins, colours::of(of.power))?;
        plots.push(html! {
            div {
                (plot(&names.power(of.power), &svg))
                (behind("In figures", &rows(of)))
            }
        });
    }
    Ok(html! { div.pair { @for plot in plots { (plot) } } })
}
