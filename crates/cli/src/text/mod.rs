//! What the terminal reads: the words of the game, and what only commands have to say.

mod laboratory;
#[cfg(test)]
mod whole_games;

use crate::language;

pub use laboratory::{ReportNames, folder_error};
pub use ruinous_words::{
    AnyCard, Language, Named, OldWorldOrigin, SetOf, Teller, Text, Told, Weight,
};

/// The words of the language that whoever runs this reads.
pub fn own() -> Text {
    Text::plain(language::wanted())
}
