//! Who wins, and how.

use std::io;

use plotters::prelude::*;
use ruinous_engine::EndedBy;

use super::{
    lanes::{Mark, label, lanes, middle, whisker},
    pen::{Chart, Drawn, fill},
    percent,
};
use crate::{
    report::{Names, colours},
    statistics::Rate,
    summary::{Ending, PowerSummary, Summary},
};

/// How strong the colour of each way of winning is: dial, points, ruin.
pub const SHADES: [f64; 3] = [1.0, 0.65, 0.35];

/// A lane of the plot: its parts one after the other, and the whole.
struct Lane {
    name: String,
    colour: RGBColor,
    parts: Vec<Rate>,
    whole: Rate,
}

/// The wins of each Power, in parts by way of winning, and the games that nobody won.
pub fn wins(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let of_power = |of: &PowerSummary| Lane {
        name: names.power(of.power),
        colour: colours::of(of.power),
        parts: of.ways.iter().map(|way| way.wins).collect(),
        whole: of.wins,
    };
    let of_nobody = |of: &Ending| Lane {
        name: "The Old World".to_owned(),
        colour: colours::NOBODY,
        parts: vec![of.games],
        whole: of.games,
    };
    let nobody = summary.endings.iter().filter(|ending| ending.by == EndedBy::Deck);
    let each: Vec<Lane> =
        summary.powers.iter().map(of_power).chain(nobody.map(of_nobody)).collect();
    let labels: Vec<String> = each.iter().map(|lane| lane.name.clone()).collect();
    let highest = each.iter().map(|lane| lane.whole.interval().high);
    let most = highest.fold(summary.fair_share, f64::max) * 1.02;
    let fair = Mark {
        share: summary.fair_share,
        lanes: summary.powers.len(),
        text: format!("fair share {}", percent(summary.fair_share)),
    };
    lanes(&labels, 0.0..most, Some(fair), |chart, number| draw_lane(chart, number, &each[number]))
}

fn draw_lane(chart: &mut Chart<'_, '_>, number: usize, lane: &Lane) -> Drawn {
    let (mut from, y) = (0.0, middle(number));
    for (part, shade) in lane.parts.iter().zip(SHADES) {
        let to = from + part.share().unwrap_or(0.0);
        fill(chart, [(from, y - 0.3), (to, y + 0.3)], lane.colour.mix(shade))?;
        from = to;
    }
    let interval = lane.whole.interval();
    whisker(chart, number, interval, colours::INK)?;
    label(chart, number, interval.high, &percent(lane.whole.share().unwrap_or(0.0)))
}
