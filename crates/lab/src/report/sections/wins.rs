//! Who wins, and how.

use std::io;

use maud::{Markup, html};

use crate::{
    report::{
        Names, colours,
        names::readable,
        parts::{head, number, plot_with, power, rate, section, table, way},
        plots,
    },
    summary::Summary,
};

/// Wins by Power and by way of winning.
pub fn wins(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    let by_power = summary.powers.iter().map(|of| {
        let mut line = vec![power(of.power, names), html! { (number(of.wins.successes)) }];
        line.push(rate(of.wins));
        line.extend(of.ways.iter().map(|way| rate(way.wins)));
        line.push(rate(of.shared_wins));
        line
    });
    let endings = summary.endings.iter().map(|ending| {
        vec![
            html! { (readable(way(ending.by))) },
            html! { (number(ending.games.successes)) },
            rate(ending.games),
        ]
    });
    let titles = ["Power", "wins", "of its games", "by dial", "by points", "by ruin", "shared"];
    let contents = html! {
        div.pair {
            (plot_with("Wins of each Power", &shades(), &plots::wins(summary, names)?))
            (table(&head(&["games end by", "games", "of all"]), endings))
        }
        (table(&head(&titles), by_power))
    };
    Ok(section(
        "Who wins, and how",
        &format!(
            "Each bar is the share of games that a Power won; the line across its end is the \
             interval. A bar whose interval lies wholly on one side of the dashed line wins more \
             or less than its fair share. When the Old World wins, everyone loses. A victory can \
             be shared, and counts for each who shares it: {} of {} games.",
            number(summary.shared_victories.successes),
            number(summary.games)
        ),
        &contents,
    ))
}

/// What the shades of a bar mean.
fn shades() -> Markup {
    let colour = colours::css(colours::NOBODY);
    let ways = ["dial", "points", "ruin"].into_iter().zip(plots::SHADES);
    html! {
        span.legend {
            @for (way, shade) in ways {
                @let style = format!("background:{colour};opacity:{shade}");
                span { span.swatch style=(style) {} "by " (way) }
            }
        }
    }
}

/// Wins by level of opponent, if there are several.
pub fn levels(summary: &Summary) -> Markup {
    if summary.levels.len() < 2 {
        return html! {};
    }
    let lines = summary.levels.iter().map(|of| {
        vec![
            html! { (readable(&of.level.to_string())) },
            html! { (number(of.wins.of)) },
            rate(of.wins),
        ]
    });
    section(
        "Who plays",
        "How often a seat won that was played by each kind of opponent. If all were equally \
         strong, each would win the fair share of its seats.",
        &table(&head(&["opponent", "seats", "won"]), lines),
    )
}
