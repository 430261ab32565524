//! The page as a whole: one file that needs nothing else.

use std::io;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{
    Names,
    names::readable,
    parts::{list, mean, number, rate, way},
    sections,
};
use crate::summary::Summary;

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub fn page(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let powers: Vec<String> = summary.table.iter().map(|&power| names.power(power)).collect();
    let title = match summary.games {
        1 => format!("One game of {}", list(&powers)),
        games => format!("{} games of {}", number(games), list(&powers)),
    };
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Ruinous: " (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.above { "Ruinous · a report of the laboratory" }
                    h1 { (title) }
                    p.lead { (played(summary)) }
                }
                main {
                    @if summary.games == 0 {
                        p { "No games were played, so there is nothing to show." }
                    } @else {
                        (at_a_glance(summary, names))
                        (sections::all(summary, names)?)
                    }
                }
            }
        }
    };
    Ok(page.into_string())
}

/// With what was played, by whom, and whether it would come out the same again.
fn played(summary: &Summary) -> String {
    let levels: Vec<String> = summary.levels.iter().map(|level| level.level.to_string()).collect();
    let by = if levels.is_empty() { "nobody".to_owned() } else { list(&levels) };
    let again = if summary.is_reproducible {
        "gives the same games again"
    } else {
        "does not give the same games again, since someone thought by the clock"
    };
    format!(
        "Cards: {}. Old World cards: {}. Played by: {by}. Seed {} {again}.",
        readable(summary.card_set.id()),
        readable(summary.old_world_set.id()),
        summary.seed
    )
}

/// What one would ask first.
fn at_a_glance(summary: &Summary, names: &dyn Names) -> Markup {
    let most_wins = summary.powers.iter().max_by_key(|power| power.wins.successes);
    let most_games = summary.endings.iter().max_by_key(|ending| ending.games.successes);
    html! {
        dl.glance {
            @if let Some(most) = most_wins {
                div { dt { "wins most: " (names.power(most.power)) } dd { (rate(most.wins)) } }
            }
            @if let Some(most) = most_games {
                div { dt { "most end by " (way(most.by)) } dd { (rate(most.games)) } }
            }
            div { dt { "rounds in a game" } dd { (mean(summary.rounds.mean)) } }
            div { dt { "regions ruined in a game" } dd { (mean(summary.regions_ruined.mean)) } }
        }
        p.note {
            "The small figures beside a rate or a mean are the interval in which the truth lies 95 \
             times in 100, if games are independent of each other. Where two intervals overlap \
             widely, the games played do not tell the two apart."
        }
    }
}
