//! Why the laboratory cannot keep a run in a folder.

use std::path::Path;

use ruinous_lab::{
    folder::{Difference, FolderError},
    games_file::ReadError,
};

use super::Text;

impl Text {
    /// Why a run cannot be kept in this folder.
    pub fn folder_error(&self, folder: &Path, error: &FolderError) -> String {
        let name = folder.display().to_string();
        match error {
            FolderError::Unusable(error) => {
                self.line("folder-unusable").word("reason", error.to_string())
            }
            FolderError::InUse => self.line("folder-in-use"),
            FolderError::UnknownRun => self.line("folder-unknown-run"),
            FolderError::OtherRun(differences) => {
                let differences: Vec<String> =
                    differences.iter().map(|difference| self.difference(difference)).collect();
                self.line("folder-other-run").word("differences", differences.join("\n"))
            }
            FolderError::Games(error) => {
                self.line("folder-games").word("reason", self.games_error(error))
            }
            FolderError::ForeignGame(game) => {
                self.line("folder-foreign-game").word("game", game.to_string())
            }
        }
        .word("folder", name)
        .say()
    }

    fn difference(&self, difference: &Difference) -> String {
        let value = |value: &String| match value.is_empty() {
            true => self.say("list-none"),
            false => value.clone(),
        };
        self.line("folder-difference")
            .word("what", &difference.what)
            .word("there", value(&difference.there))
            .word("here", value(&difference.here))
            .say()
    }

    fn games_error(&self, error: &ReadError) -> String {
        match error {
            ReadError::Unreadable(error) => {
                self.line("games-unreadable").word("reason", error.to_string()).say()
            }
            ReadError::Malformed { line, column, found, expected } => self
                .line("games-malformed")
                .word("line", line.to_string())
                .word("column", column)
                .word("found", found)
                .word("expected", self.say(format!("games-expected-{}", expected.id())))
                .say(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use ruinous_lab::games_file::Expected;

    use super::*;

    #[test]
    fn every_refusal_has_its_sentence() {
        let text = Text::english();
        let malformed = |expected| ReadError::Malformed {
            line: 3,
            column: "winners".to_owned(),
            found: "sigmar".to_owned(),
            expected,
        };
        let difference =
            Difference { what: "seed".to_owned(), there: String::new(), here: "7".to_owned() };
        let unreadable = ReadError::Unreadable(io::Error::other("the disk is gone"));
        let mut errors = vec![
            FolderError::Unusable(io::Error::other("the disk is gone")),
            FolderError::InUse,
            FolderError::UnknownRun,
            FolderError::OtherRun(vec![difference]),
            FolderError::ForeignGame(5),
            FolderError::Games(unreadable),
        ];
        errors.extend(Expected::ALL.map(malformed).map(FolderError::Games));
        for error in errors {
            let sentence = text.folder_error(Path::new("report"), &error);
            assert!(sentence.contains("report"), "{sentence}");
        }
        assert_eq!(text.problems(), Vec::<String>::new());
    }
}
