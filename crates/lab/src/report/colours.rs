//! The colours of the report. They are read on light and on dark paper.

use plotters::style::RGBColor;
use ruinous_engine::Power;

/// Axes, intervals and words. The page gives it the colour of its own ink.
pub const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
/// The lines of a grid. The page gives them the colour of its own rules.
pub const GRID: RGBColor = RGBColor(0xdd, 0xdd, 0xdd);
/// What belongs to no Power.
pub const NOBODY: RGBColor = RGBColor(0x84, 0x7d, 0x76);

/// A Power's colour. They differ in lightness too, and every plot also names its Powers.
pub fn of(power: Power) -> RGBColor {
    match power {
        Power::Khorne => RGBColor(0xc8, 0x32, 0x2e),
        Power::Nurgle => RGBColor(0x84, 0x96, 0x2b),
        Power::Tzeentch => RGBColor(0x2f, 0x78, 0xc4),
        Power::Slaanesh => RGBColor(0xc0, 0x55, 0xb4),
        Power::HornedRat => RGBColor(0x9c, 0x62, 0x38),
    }
}

/// A colour as a style sheet writes it.
pub fn css(RGBColor(red, green, blue): RGBColor) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
