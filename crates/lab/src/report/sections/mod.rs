//! The sections of the page, in reading order.

mod cards;
mod course;
mod old_world;
mod wins;

use std::io;

use maud::{Markup, html};

use super::Names;
use crate::summary::Summary;

/// All sections.
pub fn all(summary: &Summary, names: &dyn Names) -> io::Result<Markup> {
    Ok(html! {
        (wins::wins(summary, names)?)
        (wins::levels(summary))
        (course::length(summary)?)
        (course::rounds(summary, names)?)
        (course::regions(summary, names)?)
        (cards::cards(summary, names)?)
        (cards::upgrades(summary, names)?)
        (old_world::old_world(summary, names))
    })
}
