//! Plots with a lane for each thing, one below the other, and shares from left to right.

use std::io;

use plotters::{prelude::*, style::text_anchor::HPos};

use super::{
    pen::{Chart, Drawn, LINE, WIDTH, dashes, draw, line, width, words, write},
    percent,
};
use crate::{
    report::colours::{GRID, INK},
    statistics::Interval,
};

/// The height of a lane.
const LANE: u32 = 52;
/// The room to the right, for the last words of a lane.
const RIGHT: u32 = 90;

/// A lane for each thing, drawn by `in_lane` with its number, and an axis of shares up to `most`.
/// Above them `above` has a line for itself.
pub fn lanes(
    names: &[String],
    most: f64,
    above: impl FnOnce(&mut Chart<'_, '_>) -> Drawn,
    mut in_lane: impl FnMut(&mut Chart<'_, '_>, usize) -> Drawn,
) -> io::Result<String> {
    let left = names.iter().map(|name| width(name)).max().unwrap_or(0).min(WIDTH / 2) + 24;
    let height = LANE * names.len() as u32 + 2 * LINE + 10;
    draw(height, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(LINE)
            .margin_right(RIGHT)
            .margin_left(left)
            .x_label_area_size(LINE)
            .build_cartesian_2d(0.0..most.max(0.01), -(names.len() as f64)..0.0)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_labels(6)
            .x_label_formatter(&|share| percent(*share))
            .x_label_style(words(INK, HPos::Center))
            .axis_style(GRID.stroke_width(2))
            .bold_line_style(GRID.stroke_width(2))
            .light_line_style(TRANSPARENT)
            .draw()?;
        above(&mut chart)?;
        for (number, name) in names.iter().enumerate() {
            let place = (0.0, middle(number));
            write(&mut chart, place, (-16, 0), name, &words(INK, HPos::Right))?;
            in_lane(&mut chart, number)?;
        }
        Ok(())
    })
}

/// The height at which a lane has its middle.
pub fn middle(number: usize) -> f64 {
    -(number as f64) - 0.5
}

/// A dashed line at a share, through all lanes, with words above it.
pub fn mark(chart: &mut Chart<'_, '_>, share: f64, lanes: usize, text: &str) -> Drawn {
    dashes(chart, (share, 0.0), (share, -(lanes as f64)))?;
    write(chart, (share, 0.0), (0, -22), text, &words(INK, HPos::Center))
}

/// An interval as a line with two ends, in the middle of a lane.
pub fn whisker(
    chart: &mut Chart<'_, '_>,
    number: usize,
    interval: Interval,
    colour: RGBColor,
) -> Drawn {
    let (Interval { low, high }, y) = (interval, middle(number));
    line(chart, [(low, y), (high, y)], colour, 3)?;
    for end in [low, high] {
        line(chart, [(end, y - 0.12), (end, y + 0.12)], colour, 3)?;
    }
    Ok(())
}

/// Words to the right of a share, in the middle of a lane.
pub fn label(chart: &mut Chart<'_, '_>, number: usize, share: f64, text: &str) -> Drawn {
    write(chart, (share, middle(number)), (14, 0), text, &words(INK, HPos::Left))
}
