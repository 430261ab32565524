//! What is wrong, and what would be right.

use std::path::Path;

use ruinous_engine::{
    Refused, SetupError, Target, Token,
    notation::{NotationError, RecordError, RecordProblem},
};

use super::Text;

impl Text {
    /// Why the rules refuse a choice.
    pub fn refusal(&self, refused: Refused) -> String {
        match refused {
            Refused::GameOver => self.line("refused-game-over"),
            Refused::NotYourDecision { asked } => {
                self.line("refused-not-your-decision").name("power", asked)
            }
            Refused::TurnExpected => self.line("refused-turn-expected"),
            Refused::HitExpected => self.line("refused-hit-expected"),
            Refused::ChoiceExpected => self.line("refused-choice-expected"),
            Refused::NotInHand(card) => self.line("refused-not-in-hand").name("card", card),
            Refused::NotEnoughPower { needs, has } => {
                self.line("refused-not-enough-power").number("needs", needs).number("has", has)
            }
            Refused::NoSuchFigure { group, from: Some(from) } => self
                .line("refused-no-such-figure-from")
                .word("figure", self.group(group))
                .name("from", from),
            Refused::NoSuchFigure { group, from: None } => {
                self.line("refused-no-such-figure").word("figure", self.group(group))
            }
            Refused::Held(group) => self.line("refused-held").word("figure", self.group(group)),
            Refused::NothingAsked => self.line("refused-nothing-asked"),
            Refused::OutOfReach(region) => self.line("refused-out-of-reach").name("region", region),
            Refused::NoEmptySpace(region) => {
                self.line("refused-no-empty-space").name("region", region)
            }
            Refused::Ruined(region) => self.line("refused-ruined").name("region", region),
            Refused::ForbiddenByCard { card, region } => {
                self.line("refused-forbidden-by-card").name("card", card).name("region", region)
            }
            Refused::ForbiddenByOldWorld { card, region } => self
                .line("refused-forbidden-by-old-world")
                .name("card", card)
                .name("region", region),
            Refused::NoSuchTarget(target) => {
                let target = match target {
                    Target::Figure(group) => self.group(group),
                    Target::Peasant => self.name(Token::Peasant),
                };
                self.line("refused-no-such-target").word("target", target)
            }
            Refused::Protected(group) => {
                self.line("refused-protected").word("figure", self.group(group))
            }
            Refused::Shielded(group) => {
                self.line("refused-shielded").word("figure", self.group(group))
            }
            Refused::OnlySixes(group) => {
                self.line("refused-only-sixes").word("figure", self.group(group))
            }
            Refused::NotEnoughHits { needs, has } => {
                self.line("refused-not-enough-hits").number("needs", needs).number("has", has)
            }
            Refused::NoTokenLeft(token) => self.line("refused-no-token-left").name("token", token),
            Refused::NotAnOption => self.line("refused-not-an-option"),
        }
        .say()
    }

    /// Why a typed line is no choice.
    pub fn misreading(&self, error: &NotationError) -> String {
        match error {
            NotationError::Empty => self.line("notation-empty"),
            NotationError::Unknown(unknown) => self
                .line("notation-unknown")
                .word("kind", keyword(unknown.kind))
                .word("word", &unknown.word),
            NotationError::Missing(what) => {
                self.line("notation-missing").word("what", keyword(what))
            }
            NotationError::UnknownVerb(word) => {
                self.line("notation-unknown-verb").word("word", word)
            }
            NotationError::UnknownThing(word) => {
                self.line("notation-unknown-thing").word("word", word)
            }
            NotationError::Unexpected(word) => self.line("notation-unexpected").word("word", word),
            NotationError::OpenBracket => self.line("notation-open-bracket"),
        }
        .say()
    }

    /// Why no game can be set up like this.
    pub fn setup_error(&self, error: SetupError) -> String {
        match error {
            SetupError::TooFewPowers(count) => {
                self.line("setup-too-few-powers").number("count", count)
            }
            SetupError::PowerTwice(power) => self.line("setup-power-twice").name("power", power),
        }
        .say()
    }

    /// Why a record cannot be replayed.
    pub fn record_error(&self, file: &Path, error: &RecordError) -> String {
        let reason = match &error.problem {
            RecordProblem::NoHeading => self.line("record-no-heading"),
            RecordProblem::BadSetup(reason) => self.line("record-bad-setup").word("reason", reason),
            RecordProblem::Unreadable(reason) => {
                self.line("record-unreadable").word("reason", reason)
            }
            RecordProblem::Refused(refused) => {
                self.line("record-refused").word("reason", self.refusal(*refused))
            }
            RecordProblem::ChanceExpected(what) => {
                self.line("record-chance-expected").word("what", what)
            }
            RecordProblem::ChanceLeftOver => self.line("record-chance-left-over"),
            RecordProblem::NotThere(what) => self.line("record-not-there").word("what", what),
        }
        .say();
        self.line("record-error")
            .word("file", file.display().to_string())
            .number("line", error.line as u32)
            .word("reason", reason)
            .say()
    }
}

/// The engine's word for what it expected, as a key by which a message can choose its sentence.
fn keyword(word: &str) -> String {
    word.to_lowercase().replace(' ', "-")
}
