//! How a game ended, and who stands where.

use ruinous_engine::{Board, Outcome, Power, PowerSet, dial};

use super::{
    layout::{Cell, hanging, heading},
    paint::{Paint, Style},
};
use crate::text::Text;

/// How the game ended, and everyone's points.
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
    drawn + &standings(text, board, outcome.winners, paint)
}

/// Everyone's points in the order of standing: whoever has won, then by points, and among equals by
/// Threat, as the rules break a tie.
pub fn standings(text: &Text, board: &Board, winners: PowerSet, paint: Paint) -> String {
    let mut powers: Vec<Power> = board.powers().into_iter().collect();
    powers.sort_by_key(|&power| {
        let has_won = winners.has(power);
        std::cmp::Reverse((has_won, board.sheet(power).vp, board.threat(power)))
    });
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
