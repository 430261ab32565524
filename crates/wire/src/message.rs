//! What is sent while a game is played: requests, and the messages of a WebSocket.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Clock, PowerId, Refusal, Sentence, Step, Why};

/// A choice, answering what the chooser has seen.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The last step that the chooser has seen.
    pub seq: u64,
    /// The choice, a line of the notation.
    #[schema(max_length = 200)]
    pub choice: String,
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seq {
    /// The number of a step.
    pub seq: u64,
}

/// A choice to look at before it is made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Consider {
    /// The choice, a line of the notation.
    #[schema(max_length = 200)]
    pub choice: String,
}

/// An answer to what others ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Whether one agrees.
    pub agree: bool,
}

/// Something to say or to write down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The words.
    pub text: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub number: u64,
    /// Who said it.
    pub person: String,
    /// His name then.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Chat {
    /// Oldest first.
    pub chat: Vec<ChatLine>,
}

/// Steps that somebody has missed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Missed {
    /// Where the game is.
    pub seq: u64,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// What the strongest bot would choose.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The step after which it was asked.
    pub seq: u64,
    /// The choice, a line of the notation.
    pub choice: String,
    /// The advice and its reasons.
    pub said: Vec<Sentence>,
}

/// What a client says over the WebSocket.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Makes a choice.
    Choose {
        /// What the answer will name, if anything.
        #[serde(default)]
        id: serde_json::Value,
        /// The last step that the chooser has seen.
        seq: u64,
        /// The choice, a line of the notation.
        choice: String,
    },
    /// Takes one's last choice back.
    Undo {
        /// What the answer will name, if anything.
        #[serde(default)]
        id: serde_json::Value,
        /// The last step that one has seen.
        seq: u64,
    },
    /// Says something.
    Chat {
        /// What the answer will name, if anything.
        #[serde(default)]
        id: serde_json::Value,
        /// What to say.
        text: String,
    },
}

/// What the server says over the WebSocket, besides `state` and `step`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// What the client sent with this id is done.
    Accepted {
        /// The client's own id.
        id: serde_json::Value,
        /// The step that it made; where the game is, if it made none.
        seq: u64,
        /// Whether the others are asked first.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        asked: bool,
    },
    /// What the client sent with this id is refused.
    Refused {
        /// The client's own id; null if it sent none.
        id: serde_json::Value,
        /// What kind of problem, which is the `type` of a refusal over HTTP.
        problem: String,
        /// All about it.
        #[serde(flatten)]
        details: Details,
    },
    /// Who is there.
    Presence {
        /// Powers whose player is connected.
        present: Vec<PowerId>,
        /// How many watch.
        watchers: u32,
    },
    /// The clocks, when they change.
    Clock(Clock),
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody asks to take a choice back that the others know more by.
    UndoAsked {
        /// Who asks; null when it is settled.
        #[schema(required)]
        power: Option<PowerId>,
        /// After which step.
        seq: u64,
        /// The step of the choice that would be taken back; null when it is settled.
        #[schema(required)]
        undoes: Option<u64>,
        /// Whose answer is awaited.
        waiting: Vec<PowerId>,
    },
    /// The others vote whether a bot shall play for somebody who is away.
    HandOverAsked {
        /// Whose seat it is about.
        power: PowerId,
        /// Who wants it; nobody when the vote is over or void.
        agreed: Vec<PowerId>,
        /// Whose vote is awaited.
        waiting: Vec<PowerId>,
    },
    /// Something about the table has changed: fetch it again.
    Table {
        /// Which.
        id: String,
    },
}

/// Why something was refused, as `application/problem+json` has it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What kind of problem, as a short word.
    #[serde(rename = "type")]
    pub kind: String,
    /// All about it.
    #[serde(flatten)]
    pub details: Details,
}

/// All about a refusal but what kind it is.
#[derive(Clone, PartialEq, Default, Debug, Serialize, ToSchema)]
pub struct Details {
    /// A sentence.
    pub title: String,
    /// The status of HTTP.
    pub status: u16,
    /// What exactly is wrong, in English, for programmers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub detail: Option<String>,
    /// Where the game is, if it has moved on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seq: Option<u64>,
    /// The line of a record that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub line: Option<u64>,
    /// After how many seconds one may try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub retry_after_s: Option<u64>,
    /// Why the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<Why>,
    /// The title in pieces, where the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub said: Option<Sentence>,
}

impl Problem {
    /// A problem of some kind, with what the rules say to it.
    pub fn by_rules(kind: &str, status: u16, refusal: Refusal) -> Self {
        let Refusal { title, said, reason } = refusal;
        let mut problem = Self::new(kind, status, title);
        (problem.details.said, problem.details.reason) = (Some(said), Some(reason));
        problem
    }

    /// A problem of some kind.
    pub fn new(kind: &str, status: u16, title: String) -> Self {
        let details = Details { title, status, ..Details::default() };
        Self { kind: kind.to_owned(), details }
    }
}
