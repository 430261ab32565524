//! How things went with winning.

use std::io;

use plotters::prelude::*;

use super::{
    lanes::{Mark, label, lanes, middle, whisker},
    percent,
};
use crate::{
    report::colours::INK,
    statistics::{Interval, Rate},
};

/// The games with one thing in them.
pub struct Dot {
    /// What it is called.
    pub name: String,
    /// How many of them were won.
    pub wins: Rate,
}

/// A dot for each thing, where the share of wins is in the games with it, and its interval. The
/// dashed line is at the share of wins in all games.
pub fn dots(dots: &[Dot], overall: Rate, colour: RGBColor) -> io::Result<String> {
    let names: Vec<String> = dots.iter().map(|dot| dot.name.clone()).collect();
    let known = dots.iter().map(|dot| dot.wins).filter(|wins| wins.of > 0).chain([overall]);
    let intervals: Vec<Interval> = known.map(Rate::interval).collect();
    let low = intervals.iter().map(|interval| interval.low).fold(1.0, f64::min);
    let high = intervals.iter().map(|interval| interval.high).fold(0.0, f64::max);
    // Dots have no length to compare, so the axis may begin where they do: at a full ten per cent.
    let from = (low * 10.0).floor() / 10.0;
    let overall = overall.share().unwrap_or(0.0);
    lanes(
        &names,
        from..high,
        Some(Mark {
            share: overall,
            lanes: dots.len(),
            text: format!("all games {}", percent(overall)),
        }),
        |chart, number| {
            let wins = dots[number].wins;
            let Some(share) = wins.share() else { return label(chart, number, from, "never") };
            whisker(chart, number, wins.interval(), INK)?;
            let dot = Circle::new((share, middle(number)), 11, colour.filled());
            chart.draw_series([dot])?;
            label(chart, number, wins.interval().high, &percent(share))
        },
    )
}
