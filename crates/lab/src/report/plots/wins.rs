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
    summary::Summary,
};

/// How strong the colour of each way of winning is: dial, points, ruin.
pub const SHADES: [f64; 3] = [1.0, 0.65, 0.35];

/// A lane of the plot: its parts one after the other, and the whole.
struct Lane {
    colour: RGBColor,
    parts: Vec<Rate>,
    whole: Rate,
}

/// The wins of each Power, in parts by way of winning, and the games that nobody won.
pub fn wins(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let of_power = |power: &crate::summary::PowerSummary| Lane {
        colour: colours::of(power.power),
        parts: power.ways.iter().map(|way| way.wins).collect(),
        whole: power.wins,
    };
    let mut lanes_of: Vec<Lane> = summary.powers.iter().map(of_power).collect();
    let mut labels: Vec<String> =
        summary.powers.iter().map(|power| names.power(power.power)).collect();
    let nobody = summary.endings.iter().find(|ending| ending.by == EndedBy::Deck);
    if let Some(nobody) = nobody {
        let colour = colours::NOBODY;
        lanes_of.push(Lane { colour, parts: vec![nobody.games], whole: nobody.games });
        labels.push("The Old World".to_owned());
    }
    let highest = lanes_of.iter().map(|lane| lane.whole.interval().high);
    let most = highest.fold(summary.fair_share, f64::max) * 1.02;
    let fair = Mark {
        share: summary.fair_share,
        lanes: summary.powers.len(),
        text: format!("fair share {}", percent(summary.fair_share)),
    };
    lanes(&labels, 0.0..most, Some(fair), |chart, number| {
        draw_lane(chart, number, &lanes_of[number])
    })
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
