//! How games go: their length, the way to victory, and the ruins on it.

use std::io;

use maud::{Markup, html};
use ruinous_engine::dial;

use crate::{
    report::{
        Names,
        parts::{head, mean, plot, power, rate, section, table},
        plots,
    },
    summary::{Distribution, Summary},
};

/// How long games last.
pub fn length(summary: &Summary) -> io::Result<Markup> {
    let contents = html! {
        div.pair {
            (plot("Rounds in a game", &plots::columns(&summary.rounds)?))
            (plot("Regions ruined in a game", &plots::columns(&summary.regions_ruined)?))
        }
    };
    Ok(section(
        "How long games last",
        "Each column is the share of games that lasted so many rounds, or saw so many \
         regions ruined.",
        &contents,
    ))
}

/// Victory points and dials from round to round.
pub fn rounds(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    let lines = summary.powers.iter().map(|of| {
        vec![
            power(of.power, names),
            mean(of.final_vp.mean),
            middle_half(&of.final_vp),
            mean(of.final_dial.mean),
            middle_half(&of.final_dial),
            html! { (dial::length(of.power)) },
            mean(of.final_hand.mean),
            rate(of.idle),
        ]
    });
    let titles = [
        "at the end",
        "points",
        "middle half",
        "ticks of the dial",
        "middle half",
        "to Victory",
        "cards in hand",
        "idle choices",
    ];
    let contents = html! {
        div.pair {
            (plot("Victory points after each round", &plots::points_by_round(summary, names)?))
            (plot("Way to Victory on the dial", &plots::dials_by_round(summary, names)?))
        }
        (table(&head(&titles), lines))
    };
    Ok(section(
        "From round to round",
        "Each line is a mean over the games that had this round, with its interval as a band: \
         short games drop out to the right. Rounds that fewer than one game in twenty reached are \
         left out. Half of all games ended within the middle half. An idle choice changes nothing: a figure \
         is summoned to where it stands, or a card can do nothing.",
        &contents,
    ))
}

/// Between which numbers half of all lie.
fn middle_half(distribution: &Distribution) -> Markup {
    match (distribution.quantile(0.25), distribution.quantile(0.75)) {
        (Some(low), Some(high)) => html! { (low) "–" (high) },
        _ => html! { "–" },
    }
}

/// Which regions are ruined, and when.
pub fn regions(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    let lines = summary
        .regions
        .iter()
        .map(|of| vec![html! { (names.region(of.region)) }, rate(of.ruined), mean(of.round)]);
    let contents = html! {
        div.pair {
            (plot("Games in which each region is ruined", &plots::regions(summary, names)?))
            (table(&head(&["region", "ruined", "in round"]), lines))
        }
    };
    Ok(section(
        "Which regions fall",
        "Each bar is the share of games in which a region was ruined. The round is the \
         mean over those games.",
        &contents,
    ))
}
