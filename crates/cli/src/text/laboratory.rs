//! Why the laboratory cannot keep a run in a folder.

use std::path::Path;

use ruinous_lab::{
    folder::{Difference, FolderError},
    games_file::ReadError,
};

use ruinous_engine::{Card, OldWorldCard, Region, Upgrade};

use super::Text;

/// The report of the laboratory calls things as the terminal does.
pub struct ReportNames<'t>(pub &'t Text);

impl ruinous_lab::report::Names for ReportNames<'_> {
    fn region(&self, region: Region) -> String {
        self.0.name(region)
    }
    fn card(&self, card: Card) -> String {
        self.0.name(card)
    }
    fn upgrade(&self, upgrade: Upgrade) -> String {
        self.0.name(upgrade)
    }
    fn old_world(&self, card: OldWorldCard) -> String {
        self.0.name(card)
    }
}

/// Why a run cannot be kept in this folder.
pub fn folder_error(text: &Text, folder: &Path, error: &FolderError) -> String {
    let name = folder.display().to_string();
    match error {
        FolderError::Unusable(error) => {
            text.line("folder-unusable").word("reason", error.to_string())
        }
        FolderError::InUse => text.line("folder-in-use"),
        FolderError::UnknownRun => text.line("folder-unknown-run"),
        FolderError::OtherRun(differences) => {
            let differences: Vec<String> =
                differences.iter().map(|difference| self::difference(text, difference)).collect();
            text.line("folder-other-run").word("differences", differences.join("\n"))
        }
        FolderError::Games(error) => {
            text.line("folder-games").word("reason", games_error(text, error))
        }
        FolderError::ForeignGame(game) => {
            text.line("folder-foreign-game").word("game", game.to_string())
        }
    }
    .word("folder", name)
    .say()
}

fn difference(text: &Text, difference: &Difference) -> String {
    let value = |value: &String| match value.is_empty() {
        true => text.say("list-none"),
        false => value.clone(),
    };
    text.line("folder-difference")
        .word("what", &difference.what)
        .word("there", value(&difference.there))
        .word("here", value(&difference.here))
        .say()
}

fn games_error(text: &Text, error: &ReadError) -> String {
    match error {
        ReadError::Unreadable(error) => {
            text.line("games-unreadable").word("reason", error.to_string()).say()
        }
        ReadError::Malformed { line, column, found, expected } => text
            .line("games-malformed")
            .word("line", line.to_string())
            .word("column", column)
            .word("found", found)
            .word("expected", text.say(format!("games-expected-{}", expected.id())))
            .say(),
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
            let sentence = folder_error(&text, Path::new("report"), &error);
            assert!(sentence.contains("report"), "{sentence}");
        }
        assert_eq!(text.problems(), Vec::<String>::new());
    }
}
