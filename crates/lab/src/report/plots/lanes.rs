//! Plots with a lane for each thing, one below the other, and shares from left to right.

use std::{io, ops::Range};

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
const RIGHT: u32 = 120;
/// The shortest axis, so that small differences do not look large.
const SHORTEST: f64 = 0.1;

/// A share to compare with, as a dashed line through the first lanes.
pub struct Mark {
    /// The share.
    pub share: f64,
    /// Through how many lanes it goes.
    pub lanes: usize,
    /// What stands above it.
    pub text: String,
}

/// A lane for each thing, drawn by `in_lane` with its number, and an axis of these shares.
pub fn lanes(
    names: &[String],
    shares: Range<f64>,
    mark: Option<Mark>,
    mut in_lane: impl FnMut(&mut Chart<'_, '_>, usize) -> Drawn,
) -> io::Result<String> {
    let start = shares.start;
    let left = names.iter().map(|name| width(name)).max().unwrap_or(0).min(WIDTH / 2) + 20;
    let above = if mark.is_some() { LINE } else { LINE / 4 };
    let height = above + LANE * names.len() as u32 + LINE + 10;
    draw(height, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(above)
            .margin_right(RIGHT)
            .margin_left(left)
            .x_label_area_size(LINE)
            .build_cartesian_2d(
                start..shares.end.max(start + SHORTEST),
                -(names.len() as f64)..0.0,
            )?;
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
        if let Some(Mark { share, lanes, text }) = mark {
            dashes(&mut chart, (share, 0.0), (share, -(lanes as f64)))?;
            write(&mut chart, (share, 0.0), (0, -22), &text, &words(INK, HPos::Center))?;
        }
        for (number, name) in names.iter().enumerate() {
            let place = (start, middle(number));
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
    write(chart, (share, middle(number)), (18, 0), text, &words(INK, HPos::Left))
}
