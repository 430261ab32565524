//! A game at a moment, as one viewer sees it.

use ruinous_engine as engine;
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Ask, GameResult, View};

/// A game after so many steps.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct State {
    /// The number of the last step.
    pub seq: u64,
    /// How things stand after it.
    #[serde(flatten)]
    pub moment: Moment,
}

/// How things stand for a viewer.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Moment {
    /// Everything on the table.
    pub view: View,
    /// What is asked, if something is.
    #[schema(required)]
    pub ask: Option<Ask>,
    /// How the game ended, if it has.
    #[schema(required)]
    pub result: Option<GameResult>,
}

impl State {
    /// A game as a viewer sees it, in his language. The text should be a
    /// [marked](Text::marked) one, or no piece of a sentence will say what it names.
    pub fn new(seq: u64, view: &engine::View, text: &Text) -> Self {
        Self { seq, moment: Moment::new(view, text) }
    }
}

impl Moment {
    /// How things stand for a viewer, in his language.
    pub fn new(view: &engine::View, text: &Text) -> Self {
        Self {
            view: View::new(view, text),
            ask: Ask::seen_in(view, text),
            result: GameResult::of(view.board(), text),
        }
    }
}
