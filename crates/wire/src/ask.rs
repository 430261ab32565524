//! What is asked, of whom and why, and what can be answered.

use ruinous_engine as engine;
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Cause, Offer, PowerId, Question, Sentence, id::Wire};

/// A decision that is being asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Ask {
    /// Who decides.
    pub power: PowerId,
    /// What it is about.
    pub question: Question,
    /// What brought it up.
    pub cause: Cause,
    /// The question in words, for the one who is asked; for all others, who decides.
    pub said: Sentence,
    /// What brought it up, in words, for the one who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub because: Option<Sentence>,
    /// Every option, each once, for the one who is asked and nobody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub options: Option<Vec<Offer>>,
}

impl Ask {
    /// What is asked as a viewer sees it; nothing if nothing is.
    pub fn seen_in(view: &engine::View, text: &Text) -> Option<Self> {
        let decision = open_decision(view)?;
        if view.viewer() != Some(decision.power) {
            return Some(Self::for_others(&decision, text));
        }
        let offer =
            |choice: &engine::Choice| Offer::of(*choice, view.cost(*choice), &decision, text);
        let options = view.options().iter().map(offer).collect();
        Some(Self {
            options: Some(options),
            ..Self::without_options(&decision, view.board(), text)
        })
    }

    /// What the one is asked who decides, but for the options.
    pub(crate) fn without_options(
        decision: &engine::Decision,
        board: &engine::Board,
        text: &Text,
    ) -> Self {
        Self {
            said: Sentence::read(&text.question(decision, board)),
            because: Some(Sentence::read(&text.cause(decision, board))),
            ..Self::for_others(decision, text)
        }
    }

    /// What all at the table know of a decision. Its words are spoken to the one who decides, so
    /// others are told only who that is.
    pub(crate) fn for_others(decision: &engine::Decision, text: &Text) -> Self {
        let decides = text.line("menu-title").name("power", decision.power).say();
        Self {
            power: decision.power.wire(),
            question: decision.question.wire(),
            cause: decision.cause.wire(),
            said: Sentence::read(&decides),
            because: None,
            options: None,
        }
    }
}

/// What is being asked, unless the game is over.
pub(crate) fn open_decision(view: &engine::View) -> Option<engine::Decision> {
    view.decision().filter(|_| view.board().outcome().is_none())
}
