//! How things went with winning.

use std::io;

use plotters::prelude::*;

use super::{
    lanes::{label, lanes, mark, middle, whisker},
    percent,
};
use crate::{report::colours::INK, statistics::Rate};

/// The games with one thing in them.
pub struct Dot {
    /// What it is called.
    pub name: String,
    /// How many of them were won.
    pub wins: Rate,
}

/// A dot for each thing, where the share of wins is in the games with it, and its interval. The
/// dashed line is at the share of wins in all games. All shares up to `most` are shown.
pub fn dots(dots: &[Dot], overall: Rate, most: f64, colour: RGBColor) -> io::Result<String> {
    let names: Vec<String> = dots.iter().map(|dot| dot.name.clone()).collect();
    let overall = overall.share().unwrap_or(0.0);
    lanes(
        &names,
        most,
        |chart| mark(chart, overall, dots.len(), &format!("all games {}", percent(overall))),
        |chart, number| {
            let wins = dots[number].wins;
            let Some(share) = wins.share() else { return label(chart, number, 0.0, "never") };
            whisker(chart, number, wins.interval(), INK)?;
            let dot = Circle::new((share, middle(number)), 11, colour.filled());
            chart.draw_series([dot])?;
            label(chart, number, wins.interval().high, &percent(share))
        },
    )
}
