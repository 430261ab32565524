//! What is wrong, and what would be right.

use std::path::Path;

use ruinous_engine::{
    Expected, Refused, SetupError, Target, Token,
    notation::{self, CannotUndo, NotationError, RecordError, RecordProblem},
};

use crate::Text;

impl Text {
    /// Why the rules refuse a choice.
    pub fn refusal(&self, refused: Refused) -> String {
        match refused {
            Refused::GameOver => self.line("refused-game-over"),
            Refused::NotYourDecision { asked } => {
                self.line("refused-not-your-decision").name("power", asked)
            }
            Refused::Expected(Expected::Turn) => self.line("refused-turn-expected"),
            Refused::Expected(Expected::Hit) => self.line("refused-hit-expected"),
            Refused::Expected(kind) => self.line("refused-expected").word("kind", kind.id()),
            Refused::NotSetAside(card) => self.line("refused-not-set-aside").name("card", card),
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
            Refused::NotNamed(region) => self.line("refused-not-named").name("region", region),
            Refused::NotBordering { region, of } => {
                self.line("refused-not-bordering").name("region", region).name("of", of)
            }
            Refused::MustLeave(region) => self.line("refused-must-leave").name("region", region),
            Refused::NowhereToGo(region) => {
                self.line("refused-nowhere-to-go").name("region", region)
            }
            Refused::NotFrom(region) => self.line("refused-not-from").name("region", region),
            Refused::NotThere { group, region: Some(region) } => self
                .line("refused-not-there-in")
                .word("figure", self.group(group))
                .name("region", region),
            Refused::NotThere { group, region: None } => {
                self.line("refused-not-there").word("figure", self.group(group))
            }
            Refused::NotYours(group) => {
                self.line("refused-not-yours").word("figure", self.group(group))
            }
            Refused::Yours(group) => self.line("refused-yours").word("figure", self.group(group)),
            Refused::WrongClass { group, classes } => self
                .line("refused-wrong-class")
                .word("figure", self.group(group))
                .word("classes", self.names(classes)),
            Refused::NobodyToBecome(group) => {
                self.line("refused-nobody-to-become").word("figure", self.group(group))
            }
            Refused::NotKilled(group) => {
                self.line("refused-not-killed").word("figure", self.group(group))
            }
            Refused::NotSavable(group) => {
                self.line("refused-not-savable").word("figure", self.group(group))
            }
            Refused::NoSuchToken { token, region } => {
                self.line("refused-no-such-token").name("token", token).name("region", region)
            }
            Refused::WrongToken(token) => self.line("refused-wrong-token").name("token", token),
            Refused::NoSuchCorruption { owner, region } => {
                self.line("refused-no-such-corruption").name("power", owner).name("region", region)
            }
            Refused::NotYourCorruption(owner) => {
                self.line("refused-not-your-corruption").name("power", owner)
            }
            Refused::YourCorruption => self.line("refused-your-corruption"),
            Refused::NotCoverable(card) => self.line("refused-not-coverable").name("card", card),
            Refused::NotPresent { power, region } => {
                self.line("refused-not-present").name("power", power).name("region", region)
            }
            Refused::Yourself => self.line("refused-yourself"),
            Refused::NoSuchDie(face) => self.line("refused-no-such-die").number("face", face),
            Refused::NotYourUpgrade(upgrade) => {
                self.line("refused-not-your-upgrade").name("upgrade", upgrade)
            }
            Refused::HasUpgrade(upgrade) => {
                self.line("refused-has-upgrade").name("upgrade", upgrade)
            }
            Refused::MustChoose => self.line("refused-must-choose"),
            Refused::NothingToDo => self.line("refused-nothing-to-do"),
            Refused::Ambiguous => self.line("refused-ambiguous"),
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

    /// Why a choice cannot be taken back.
    pub fn cannot_undo(&self, why_not: CannotUndo) -> String {
        match why_not {
            CannotUndo::NothingChosen => self.line("undo-nothing-chosen"),
            CannotUndo::AnotherChose(power) => self.line("undo-another-chose").name("power", power),
            CannotUndo::Die => self.line("undo-die"),
            CannotUndo::Draw => self.line("undo-draw"),
            CannotUndo::Secret(power) => self.line("undo-secret").name("power", power),
            CannotUndo::Unreplayable => self.line("undo-unreplayable"),
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

    /// Why a record cannot be replayed, which may be that it was made by another version of the rules.
    pub fn record_error(&self, file: &Path, error: &RecordError, rules: Option<u32>) -> String {
        let reason = match &error.problem {
            RecordProblem::NoHeading => self.line("record-no-heading"),
            RecordProblem::BadSetup(reason) => self.line("record-bad-setup").word("reason", reason),
            RecordProblem::Unreadable(reason) => {
                self.line("record-unreadable").word("reason", reason)
            }
            RecordProblem::Refused(refused) => {
                self.line("record-refused").word("reason", self.refusal(*refused))
            }
            RecordProblem::ForcedOtherwise(power, choice) => self
                .line("record-forced-otherwise")
                .word("choice", notation::choice_line(*power, *choice)),
            RecordProblem::ChanceExpected(what) => {
                self.line("record-chance-expected").word("what", what)
            }
            RecordProblem::ChanceLeftOver => self.line("record-chance-left-over"),
            RecordProblem::NotThere(what) => self.line("record-not-there").word("what", what),
        }
        .say();
        let line = match rules.filter(|rules| *rules != notation::RULES) {
            None => self.line("record-error"),
            Some(other) => {
                let line = self.line("record-error-by-other-rules").number("made", other);
                line.number("now", notation::RULES)
            }
        };
        line.word("file", file.display().to_string())
            .number("line", error.line as u32)
            .word("reason", reason)
            .say()
    }
}

/// The engine's word for what it expected, as a key by which a message can choose its sentence.
fn keyword(word: &str) -> String {
    word.to_lowercase().replace(' ', "-")
}
