//! The words of every language, made once for all threads.

use ruinous_wire::Phrasebook;
use ruinous_words::{Language, Text};

/// The words of every language, with their names marked for clients.
pub struct Texts([Phrasebook; 3]);

impl Texts {
    /// Reads them all.
    pub fn new() -> Self {
        Self(Language::ALL.map(Phrasebook::new))
    }

    /// Those of one language.
    pub fn of(&self, language: Language) -> &Text {
        self.phrases(language).text()
    }

    /// The same, with what was said in it before.
    pub fn phrases(&self, language: Language) -> &Phrasebook {
        let same = |phrases: &&Phrasebook| phrases.text().language() == language;
        self.0.iter().find(same).unwrap_or(&self.0[0])
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Text> {
        self.0.iter().map(Phrasebook::text)
    }
}
