//! How the Powers fare from round to round.

use std::io;

use plotters::{prelude::*, style::text_anchor::HPos};

use super::pen::{Chart, Drawn, LINE, WIDTH, draw, line, width, words};
use crate::{
    report::colours::{GRID, INK},
    statistics::Mean,
};

/// One Power's way through the rounds.
pub struct Line {
    /// What the Power is called.
    pub name: String,
    /// Its colour.
    pub colour: RGBColor,
    /// What it had after each round.
    pub means: Vec<Mean>,
    /// How much of what is shown one of the numbers is.
    pub unit: f64,
}

/// A line for each Power from 0 before the first round, with the interval around it, and the
/// Power's name at its end.
pub fn by_round(lines: &[Line], last: usize, format: fn(f64) -> String) -> io::Result<String> {
    let names = lines.iter().map(|line| width(&line.name)).max().unwrap_or(0);
    let highs = lines.iter().flat_map(|line| line.places(last)).map(|place| place.high);
    let most = highs.fold(0.01, f64::max);
    draw(600, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(LINE / 2)
            .margin_right(names.min(WIDTH / 3) + 24)
            .x_label_area_size(LINE)
            .y_label_area_size(90)
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
            draw_line(&mut chart, line, last)?;
        }
        let ends = lines.iter().map(|line| {
            let place =
                line.places(last).last().map_or((0.0, 0.0), |place| (place.round, place.mean));
            chart.backend_coord(&place)
        });
        let ends: Vec<(i32, i32)> = ends.collect();
        let heights = apart(&ends.iter().map(|end| end.1).collect::<Vec<_>>());
        for ((line, end), height) in lines.iter().zip(ends).zip(heights) {
            let style = words(line.colour, HPos::Left);
            area.draw(&Text::new(line.name.clone(), (end.0 + 14, height), style))?;
        }
        Ok(())
    })
}

/// A mean after a round, and the interval around it.
struct Place {
    round: f64,
    low: f64,
    mean: f64,
    high: f64,
}

impl Line {
    fn places(&self, last: usize) -> impl Iterator<Item = Place> {
        let start = Place { round: 0.0, low: 0.0, mean: 0.0, high: 0.0 };
        let after = self.means.iter().take(last).zip(1u32..).filter_map(|(mean, round)| {
            let value = mean.value()?;
            let (low, high) =
                mean.interval().map_or((value, value), |interval| (interval.low, interval.high));
            let (low, mean, high) = (low * self.unit, value * self.unit, high * self.unit);
            Some(Place { round: round.into(), low: low.max(0.0), mean, high })
        });
        std::iter::once(start).chain(after)
    }
}

fn draw_line(chart: &mut Chart<'_, '_>, of: &Line, last: usize) -> Drawn {
    let places: Vec<Place> = of.places(last).collect();
    let there = places.iter().map(|place| (place.round, place.high));
    let back = places.iter().rev().map(|place| (place.round, place.low));
    let band: Vec<(f64, f64)> = there.chain(back).collect();
    chart.draw_series([Polygon::new(band, of.colour.mix(0.2))])?;
    let means: Vec<(f64, f64)> = places.iter().map(|place| (place.round, place.mean)).collect();
    line(chart, means, of.colour, 5)
}

/// Heights at which words can stand without touching, in the same order and near those given.
fn apart(heights: &[i32]) -> Vec<i32> {
    let gap = LINE as i32 - 8;
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|&at| heights[at]);
    let mut moved = heights.to_vec();
    // Each pass pushes neighbours that touch away from each other, both by as much.
    for _ in 0..100 {
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
    }
}
