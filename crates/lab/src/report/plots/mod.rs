//! The plots, each a function from figures to an SVG.
//!
//! They are drawn at twice the size at which they are looked at, since the library knows whole
//! numbers only for the coordinates of an SVG.

mod columns;
mod dots;
mod lanes;
mod pen;
mod regions;
mod rounds;
mod wins;

pub use columns::columns;
pub use dots::{Dot, dots};
pub use regions::regions;
pub use rounds::{dials_by_round, points_by_round};
pub use wins::{SHADES, wins};

/// A share as whole per cent.
fn percent(share: f64) -> String {
    format!("{:.0}%", share * 100.0)
}
