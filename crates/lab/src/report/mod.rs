//! A run of games as figures and as a page that a person can read: `summary.json` and
//! `report.html`.

mod colours;
mod names;
mod page;
mod parts;
mod plots;
mod sections;
#[cfg(test)]
mod tests;

pub use crate::summary::About;
pub use names::{Ids, Names};

use std::{fs, io, path::Path};

use crate::{row::Row, summary::Summary};

/// Writes `summary.json` and `report.html` into a folder that exists.
pub fn write(rows: &[Row], about: &About, names: &dyn Names, folder: &Path) -> io::Result<()> {
    let summary = Summary::of(rows, about);
    let json = serde_json::to_string_pretty(&summary)?;
    fs::write(folder.join("summary.json"), json + "\n")?;
    fs::write(folder.join("report.html"), page::page(&summary, names)?)
}
