//! What every plot is drawn with.

use std::io;

use plotters::{
    coord::{Shift, types::RangedCoordf64},
    prelude::*,
    style::text_anchor::{HPos, Pos, VPos},
};

use crate::report::colours::INK;

/// The width of every plot.
pub const WIDTH: u32 = 960;
/// The height of a line of words, with some room.
pub const LINE: u32 = 44;
/// The size of words.
const WORDS: f64 = 33.0;
/// The width of a letter, on average: nothing here knows the reader's font.
const LETTER: f64 = 15.5;

/// What a plot is drawn on.
pub type Area<'s> = DrawingArea<SVGBackend<'s>, Shift>;
/// A plot with numbers on both axes.
pub type Chart<'a, 's> = ChartContext<'a, SVGBackend<'s>, Plane>;
/// The coordinates of such a plot.
pub type Plane = Cartesian2d<RangedCoordf64, RangedCoordf64>;
/// Whether it could be drawn.
pub type Drawn = Result<(), DrawingAreaErrorKind<io::Error>>;

/// A drawing of this height.
pub fn draw(height: u32, on: impl FnOnce(&Area<'_>) -> Drawn) -> io::Result<String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        on(&area).and_then(|()| area.present()).map_err(io::Error::other)?;
    }
    Ok(svg)
}

/// Words in a colour. They end, begin or have their middle where they are put.
pub fn words(colour: RGBColor, at: HPos) -> TextStyle<'static> {
    ("sans-serif", WORDS).into_font().color(&colour).pos(Pos::new(at, VPos::Center))
}

/// How wide words will be.
pub fn width(text: &str) -> u32 {
    (text.chars().count() as f64 * LETTER) as u32
}

/// Writes words so many pixels to the right of a place in the plot, and below it.
pub fn write(
    chart: &mut Chart<'_, '_>,
    place: (f64, f64),
    (right, below): (i32, i32),
    text: &str,
    style: &TextStyle<'static>,
) -> Drawn {
    let text = Text::new(text.to_owned(), (right, below), style.clone());
    chart.draw_series([EmptyElement::at(place) + text]).map(drop)
}

/// Fills a box between two corners.
pub fn fill(
    chart: &mut Chart<'_, '_>,
    corners: [(f64, f64); 2],
    colour: impl Into<RGBAColor>,
) -> Drawn {
    chart.draw_series([Rectangle::new(corners, colour.into().filled())]).map(drop)
}

/// Draws a line through these places.
pub fn line(
    chart: &mut Chart<'_, '_>,
    places: impl Into<Vec<(f64, f64)>>,
    colour: RGBColor,
    thickness: u32,
) -> Drawn {
    let style = colour.stroke_width(thickness);
    chart.draw_series([PathElement::new(places, style)]).map(drop)
}

/// Draws a dashed line from one place to the other.
pub fn dashes(chart: &mut Chart<'_, '_>, from: (f64, f64), to: (f64, f64)) -> Drawn {
    chart.draw_series(DashedLineSeries::new([from, to], 8, 6, INK.stroke_width(2))).map(drop)
}
