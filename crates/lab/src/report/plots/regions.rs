//! Which regions are ruined.

use std::io;

use super::{
    lanes::{label, lanes, middle, whisker},
    pen::fill,
    percent,
};
use crate::{
    report::{Names, colours},
    summary::Summary,
};

/// How often each region is ruined.
pub fn regions(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let regions = &summary.regions;
    let labels: Vec<String> = regions.iter().map(|region| names.region(region.region)).collect();
    let most = regions.iter().map(|region| region.ruined.interval().high).fold(0.0, f64::max);
    lanes(&labels, 0.0..most * 1.02, None, |chart, number| {
        let (ruined, y) = (regions[number].ruined, middle(number));
        let (share, interval) = (ruined.share().unwrap_or(0.0), ruined.interval());
        fill(chart, [(0.0, y - 0.3), (share, y + 0.3)], colours::NOBODY)?;
        whisker(chart, number, interval, colours::INK)?;
        label(chart, number, interval.high, &percent(share))
    })
}
