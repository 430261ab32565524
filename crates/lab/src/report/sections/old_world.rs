//! How games went in which each Old World card came up.

use maud::{Markup, html};

use crate::{
    report::{
        Names,
        parts::{mean, rate, section, table},
    },
    summary::Summary,
};

/// The Old World cards.
pub fn old_world(summary: &Summary, names: &dyn Names) -> Markup {
    let mut head: Vec<String> = ["card", "came up in", "rounds then"].map(str::to_owned).to_vec();
    head.extend(summary.table.iter().map(|&power| format!("{} won", names.power(power))));
    let lines = summary.old_world.iter().map(|of| {
        let mut line =
            vec![html! { (names.old_world(of.card)) }, rate(of.came_up), mean(of.rounds)];
        line.extend(of.wins.iter().map(|of| rate(of.wins)));
        line
    });
    section(
        "The Old World",
        "For each card of the Old World deck: the share of games in which it came up, how many \
         rounds those games lasted, and what each Power won of them. Long games see more cards, \
         so every card goes with long games; it need not have made them long.",
        &table(&head, lines),
    )
}
