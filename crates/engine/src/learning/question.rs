//! What a question is about, in the words that all questions share.

use crate::{
    board::Board,
    cards::Card,
    decisions::{Decision, Manner, Question},
    vocabulary::{
        Class, ClassSet, Figure, Kind, Mark, Marks, Power, Region, Token, TokenSet, vocabulary,
    },
};

vocabulary! {
    /// The kinds of questions: each variant of [`Question`] without what it is about.
    #[allow(missing_docs)] // named as the questions are
    QuestionKind, a "question" {
        Turn = "turn",
        PlaceToken = "place-token",
        PlacePair = "place-pair",
        RemoveCorruption = "remove-corruption",
        MoveCorruption = "move-corruption",
        MoveCorruptionTo = "move-corruption-to",
        Spread = "spread",
        CorruptOnceMore = "corrupt-once-more",
        RemoveToken = "remove-token",
        MoveToken = "move-token",
        MoveTokenTo = "move-token-to",
        Discard = "discard",
        WhoDiscards = "who-discards",
        Cover = "cover",
        Mark = "mark",
        TakeControl = "take-control",
        SendAway = "send-away",
        SendAwayTo = "send-away-to",
        Gather = "gather",
        Flee = "flee",
        Replace = "replace",
        Kill = "kill",
        GiveUp = "give-up",
        PayToRemove = "pay-to-remove",
        RemoveEnemy = "remove-enemy",
        PayToSave = "pay-to-save",
        Save = "save",
        ComeAlong = "come-along",
        BringToken = "bring-token",
        RollAgain = "roll-again",
        TakeWarpstone = "take-warpstone",
        FillSpace = "fill-space",
        Hit = "hit",
        StrikeBack = "strike-back",
        Upgrade = "upgrade",
    }
}

/// The words that questions share; what a question does not speak of is empty.
#[derive(Clone, Copy)]
pub(super) struct About {
    pub kind: QuestionKind,
    pub region: Option<Region>,
    pub from: Option<Region>,
    pub to: Option<Region>,
    pub power: Option<Power>,
    pub tokens: TokenSet,
    pub figure: Option<Kind>,
    pub classes: ClassSet,
    pub marks: Marks,
    pub card: Option<Card>,
    /// How many are still to be chosen, or hits below six.
    pub left: u8,
    pub sixes: u8,
    pub early: bool,
    pub together: bool,
}

impl About {
    /// What a question is about.
    pub fn of(decision: Decision, board: &Board) -> Self {
        use QuestionKind as Kind;
        let marks = |figure: Figure| board.marks(figure, decision.power);
        match decision.question {
            Question::Turn => Self::new(Kind::Turn),
            Question::PlaceToken { token, left, manner, .. } => {
                let together = manner == Manner::Together;
                Self { left, together, ..Self::new(Kind::PlaceToken).token(token) }
            }
            Question::PlacePair { token, .. } => Self::new(Kind::PlacePair).token(token),
            Question::RemoveCorruption { left, region, .. } => {
                Self { left, region, ..Self::new(Kind::RemoveCorruption) }
            }
            Question::MoveCorruption { from, to, left } => {
                Self { to, left, ..Self::new(Kind::MoveCorruption).from(from) }
            }
            Question::MoveCorruptionTo { owner, from, left } => {
                Self { power: Some(owner), left, ..Self::new(Kind::MoveCorruptionTo).from(from) }
            }
            Question::Spread { region } => Self::new(Kind::Spread).at(region),
            Question::CorruptOnceMore { region } => Self::new(Kind::CorruptOnceMore).at(region),
            Question::RemoveToken { left, tokens } => {
                Self { left, tokens, ..Self::new(Kind::RemoveToken) }
            }
            Question::MoveToken { tokens, .. } => Self { tokens, ..Self::new(Kind::MoveToken) },
            Question::MoveTokenTo { token, from, .. } => {
                Self::new(Kind::MoveTokenTo).token(token).from(from)
            }
            Question::Discard { left } => Self { left, ..Self::new(Kind::Discard) },
            Question::WhoDiscards { region, .. } => Self::new(Kind::WhoDiscards).at(region),
            Question::Cover { card, region } => {
                Self { card: Some(card), ..Self::new(Kind::Cover).at(region) }
            }
            Question::Mark { region, mark, classes, .. } => {
                Self { classes, ..Self::new(Kind::Mark).at(region).mark(mark) }
            }
            Question::TakeControl { region, classes, .. } => {
                Self { classes, ..Self::new(Kind::TakeControl).at(region) }
            }
            Question::SendAway { region, classes, .. } => {
                Self { classes, ..Self::new(Kind::SendAway).at(region) }
            }
            Question::SendAwayTo { figure, from, .. } | Question::FleeTo { figure, from } => Self {
                figure: Some(figure.kind()),
                marks: marks(figure),
                ..Self::new(Kind::SendAwayTo).from(from)
            },
            Question::Gather { to, left, what } => {
                Self { to: Some(to), left, classes: what.classes, ..Self::new(Kind::Gather) }
            }
            Question::Flee { from, to } => Self { to, ..Self::new(Kind::Flee).from(from) },
            Question::Replace { region, .. } => Self::new(Kind::Replace).at(region),
            Question::Kill { region, left } => Self { left, ..Self::new(Kind::Kill).at(region) },
            Question::GiveUp { region, classes, corrupts } => {
                Self { classes, power: corrupts, ..Self::new(Kind::GiveUp).at(region) }
            }
            Question::PayToRemove { region, class } => {
                Self::new(Kind::PayToRemove).at(region).class(class)
            }
            Question::RemoveEnemy { region, class } => {
                Self::new(Kind::RemoveEnemy).at(region).class(class)
            }
            Question::PayToSave { region } => Self::new(Kind::PayToSave).at(region),
            Question::Save { region } => Self::new(Kind::Save).at(region),
            Question::ComeAlong { region, class } => {
                Self::new(Kind::ComeAlong).at(region).class(class)
            }
            Question::BringToken { region, token } => {
                Self::new(Kind::BringToken).at(region).token(token)
            }
            Question::RollAgain { region, early } => {
                Self { early, ..Self::new(Kind::RollAgain).at(region) }
            }
            Question::TakeWarpstone { from, to } => {
                Self { to: Some(to), ..Self::new(Kind::TakeWarpstone).from(from) }
            }
            Question::FillSpace { region, .. } => Self::new(Kind::FillSpace).at(region),
            Question::Hit { region, low, sixes, early } => {
                Self { left: low, sixes, early, ..Self::new(Kind::Hit).at(region) }
            }
            Question::StrikeBack { region, against, hits, early } => Self {
                power: Some(against),
                left: hits,
                early,
                ..Self::new(Kind::StrikeBack).at(region)
            },
            Question::Upgrade => Self::new(Kind::Upgrade),
        }
    }

    const fn new(kind: QuestionKind) -> Self {
        Self {
            kind,
            region: None,
            from: None,
            to: None,
            power: None,
            tokens: TokenSet::EMPTY,
            figure: None,
            classes: ClassSet::EMPTY,
            marks: Marks::EMPTY,
            card: None,
            left: 0,
            sixes: 0,
            early: false,
            together: false,
        }
    }

    fn at(self, region: Region) -> Self {
        Self { region: Some(region), ..self }
    }
    fn from(self, from: Region) -> Self {
        Self { from: Some(from), ..self }
    }
    fn token(self, token: Token) -> Self {
        Self { tokens: self.tokens.with(token), ..self }
    }
    fn class(self, class: Class) -> Self {
        Self { classes: self.classes.with(class), ..self }
    }
    fn mark(self, mark: Mark) -> Self {
        Self { marks: self.marks.with(mark), ..self }
    }
}
