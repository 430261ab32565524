//! How often each number came up.

use std::io;

use plotters::{prelude::*, style::text_anchor::HPos};

use super::{
    pen::{LINE, draw, fill, line, words, write},
    percent,
};
use crate::{
    report::colours::{GRID, INK, NOBODY},
    summary::Distribution,
};

/// A column for each number between the least and the greatest, with its share above it and the
/// number below.
pub fn columns(distribution: &Distribution) -> io::Result<String> {
    let counts = &distribution.counts;
    let share = |number: u16| {
        let count = counts.get(&number).copied().unwrap_or(0);
        f64::from(count) / f64::from(distribution.mean.of.max(1))
    };
    let first = counts.first_key_value().map_or(0, |(&number, _)| number);
    let last = counts.last_key_value().map_or(0, |(&number, _)| number);
    let most = (first..=last).map(share).fold(0.01, f64::max);
    draw(380, |area| {
        // Few columns do not grow fat.
        let middle = f64::from(first + last) / 2.0;
        let reach = (f64::from(last - first) / 2.0 + 0.6).max(3.6);
        let sides = middle - reach..middle + reach;
        let mut chart = ChartBuilder::on(area)
            .margin_top(LINE)
            .margin_left(10)
            .margin_right(10)
            .margin_bottom(LINE)
            .build_cartesian_2d(sides.clone(), 0.0..most)?;
        let style = words(INK, HPos::Center);
        for number in first..=last {
            let (x, share) = (f64::from(number), share(number));
            fill(&mut chart, [(x - 0.38, 0.0), (x + 0.38, share)], NOBODY)?;
            write(&mut chart, (x, share), (0, -20), &percent(share), &style)?;
            write(&mut chart, (x, 0.0), (0, 26), &number.to_string(), &style)?;
        }
        line(&mut chart, [(sides.start, 0.0), (sides.end, 0.0)], GRID, 2)
    })
}
