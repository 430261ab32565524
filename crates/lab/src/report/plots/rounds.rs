//! How the Powers fare from round to round.

use std::io;

use plotters::{prelude::*, style::text_anchor::HPos};
use ruinous_engine::dial;

use super::{
    pen::{Area, Chart, Drawn, LINE, WIDTH, draw, line, width, words},
    percent,
};
use crate::{
    report::{
        Names,
        colours::{self, GRID, INK},
    },
    statistics::Mean,
    summary::{PowerSummary, Summary},
};

/// The victory points of each Power after each round.
pub fn points_by_round(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let last = last_common_round(summary);
    let line = |of| Line::new(of, names, places(&of.vp_by_round, last, 1.0, f64::INFINITY));
    let lines: Vec<Line> = summary.powers.iter().map(line).collect();
    by_round(&lines, last, |points| format!("{points:.0}"))
}

/// How much of the way to Victory the dial of each Power has turned after each round.
pub fn dials_by_round(summary: &Summary, names: &dyn Names) -> io::Result<String> {
    let last = last_common_round(summary);
    let line = |of: &PowerSummary| {
        let length = dial::length(of.power).into();
        Line::new(of, names, places(&of.dial_by_round, last, length, 1.0))
    };
    let lines: Vec<Line> = summary.powers.iter().map(line).collect();
    by_round(&lines, last, percent)
}

/// The last round that at least one game in twenty reached.
fn last_common_round(summary: &Summary) -> usize {
    let is_common = |mean: &&Mean| mean.of.saturating_mul(20) >= summary.games;
    let common =
        summary.powers.iter().map(|of| of.vp_by_round.iter().take_while(is_common).count());
    common.max().unwrap_or(0)
}

/// One Power's way through the rounds.
struct Line {
    name: String,
    colour: RGBColor,
    places: Vec<Place>,
}

impl Line {
    fn new(of: &PowerSummary, names: &dyn Names, places: Vec<Place>) -> Self {
        Self { name: names.power(of.power), colour: colours::of(of.power), places }
    }
}

/// A mean after a round, and the interval around it.
struct Place {
    round: f64,
    low: f64,
    mean: f64,
    high: f64,
}

/// Nothing before the first round, then the mean after each up to the last, in this unit. What
/// cannot be below 0 or above `limit` is not shown there.
fn places(means: &[Mean], last: usize, unit: f64, limit: f64) -> Vec<Place> {
    let start = Place { round: 0.0, low: 0.0, mean: 0.0, high: 0.0 };
    let after = means.iter().take(last).zip(1u32..).filter_map(|(mean, round)| {
        let mean_value = mean.value()?;
        let (low, high) = match mean.interval() {
            Some(interval) => (interval.low, interval.high),
            None => (mean_value, mean_value),
        };
        Some(Place {
            round: round.into(),
            low: (low / unit).max(0.0),
            mean: mean_value / unit,
            high: (high / unit).min(limit),
        })
    });
    std::iter::once(start).chain(after).collect()
}

/// A line for each Power with the interval around it and the Power's name at its end.
fn by_round(lines: &[Line], last: usize, format: fn(f64) -> String) -> io::Result<String> {
    let names = lines.iter().map(|line| width(&line.name)).max().unwrap_or(0);
    let highs = lines.iter().flat_map(|line| &line.places).map(|place| place.high);
    let most = highs.fold(0.01, f64::max);
    draw(600, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(LINE / 2)
            .margin_right(names.min(WIDTH / 3) + 24)
            .x_label_area_size(LINE)
            .y_label_area_size(96)
            .build_cartesian_2d(0.0..last.max(1) as f64, 0.0..most)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(last + 1)
            .y_labels(6)
            .x_label_formatter(&|round| format!("{round:.0}"))
            .y_label_formatter(&|value| format(*value))
            .x_label_style(words(INK, HPos::Center))
            .y_label_style(words(INK, HPos::Right))
            .axis_style(GRID.stroke_width(2))
            .bold_line_style(GRID.stroke_width(2))
            .light_line_style(TRANSPARENT)
            .draw()?;
        for line in lines {
            draw_line(&mut chart, line)?;
        }
        name_lines(area, &chart, lines)
    })
}

fn draw_line(chart: &mut Chart<'_, '_>, of: &Line) -> Drawn {
    let there = of.places.iter().map(|place| (place.round, place.high));
    let back = of.places.iter().rev().map(|place| (place.round, place.low));
    let band: Vec<(f64, f64)> = there.chain(back).collect();
    chart.draw_series([Polygon::new(band, of.colour.mix(0.2))])?;
    let means = of.places.iter().map(|place| (place.round, place.mean));
    line(chart, means.collect::<Vec<_>>(), of.colour, 5)
}

/// Writes each Power's name at the end of its line.
fn name_lines(area: &Area<'_>, chart: &Chart<'_, '_>, lines: &[Line]) -> Drawn {
    let end = |line: &Line| {
        let end = line.places.last().map_or((0.0, 0.0), |place| (place.round, place.mean));
        chart.backend_coord(&end)
    };
    let ends: Vec<(i32, i32)> = lines.iter().map(end).collect();
    let heights = apart(&ends.iter().map(|end| end.1).collect::<Vec<_>>());
    for ((line, (right, _)), height) in lines.iter().zip(ends).zip(heights) {
        let style = words(line.colour, HPos::Left);
        area.draw(&Text::new(line.name.clone(), (right + 14, height), style))?;
    }
    Ok(())
}

/// Heights at which words can stand without touching, in the same order and near those given.
fn apart(heights: &[i32]) -> Vec<i32> {
    let gap = LINE as i32 - 8;
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|&at| heights[at]);
    let mut moved = heights.to_vec();
    // Each pass pushes neighbours that touch away from each other, both by as much, and none out of
    // the picture.
    for _ in 0..100 {
        if let Some(&highest) = order.first() {
            moved[highest] = moved[highest].max(LINE as i32 / 2);
        }
        for pair in order.windows(2) {
            let (upper, lower) = (pair[0], pair[1]);
            let missing = gap - (moved[lower] - moved[upper]);
            if missing > 0 {
                moved[upper] -= missing / 2 + missing % 2;
                moved[lower] += missing / 2 + missing % 2;
            }
        }
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_touch() {
        let moved = apart(&[100, 102, 300, 101]);
        assert_eq!(moved[2], 300);
        assert!(moved[3] - moved[0] >= 36 && moved[1] - moved[3] >= 36, "{moved:?}");
        let at_the_top = apart(&[10, 12, 14]);
        assert!(at_the_top[0] >= LINE as i32 / 2 - 1, "{at_the_top:?}");
        assert!(at_the_top[2] - at_the_top[0] >= 70, "{at_the_top:?}");
    }
}
