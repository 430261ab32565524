//! The words of every language, made once for all threads.

use ruinous_words::{Language, Text};

/// The words of every language, with their names marked for clients.
pub struct Texts([Text; 3]);

impl Texts {
    /// Reads them all.
    pub fn new() -> Self {
        Self(Language::ALL.map(Text::marked))
    }

    /// Those of one language.
    pub fn of(&self, language: Language) -> &Text {
        self.0.iter().find(|text| text.language() == language).unwrap_or(&self.0[0])
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Text> {
        self.0.iter()
    }
}
