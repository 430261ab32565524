//! What the terminal reads: the words of the game, and what only commands have to say.

mod laboratory;
#[cfg(test)]
mod whole_games;

pub use laboratory::{ReportNames, folder_error};
pub use ruinous_words::{AnyCard, Named, OldWorldOrigin, SetOf, Teller, Text, Told, Weight};
