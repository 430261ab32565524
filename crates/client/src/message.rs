//! What a table tells, read only as far as it is asked for.

use std::{borrow::Cow, sync::LazyLock};

use memchr::memmem::Finder;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Value, value::RawValue};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::Trouble;

/// A message as it came.
#[derive(Clone, Debug)]
pub struct Message {
    text: Utf8Bytes,
}

/// What a player has to know of a message. The view and all sentences are skipped.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    /// `state`, `step`, `accepted`, `refused`, …
    #[serde(rename = "type", borrow)]
    pub kind: Cow<'a, str>,
    /// The step that it tells of, or that a choice has made.
    pub seq: Option<u64>,
    /// To what it is the answer.
    pub id: Option<u64>,
    /// Why it is a refusal.
    pub status: Option<u16>,
    /// What is asked.
    #[serde(borrow)]
    pub ask: Option<Ask<'a>>,
    /// What happened, as JSON.
    #[serde(borrow)]
    pub events: Option<&'a RawValue>,
    result: Option<IgnoredAny>,
}

/// What is asked, and of whom.
#[derive(Debug, Deserialize)]
pub struct Ask<'a> {
    /// Who decides.
    #[serde(borrow)]
    pub power: Cow<'a, str>,
    /// What can be chosen; nothing for all others.
    #[serde(borrow, default)]
    pub options: Vec<Offer<'a>>,
}

/// One of the options.
#[derive(Debug, Deserialize)]
pub struct Offer<'a> {
    /// What to send back.
    #[serde(borrow)]
    pub choice: Cow<'a, str>,
}

impl Message {
    pub(crate) fn new(text: Utf8Bytes) -> Self {
        Self { text }
    }

    /// As it came.
    pub fn text(&self) -> &str {
        self.text.as_str()
    }

    /// All of it.
    pub fn json(&self) -> Result<Value, Trouble> {
        serde_json::from_str(self.text()).map_err(Trouble::unreadable)
    }

    /// What a player has to know of it.
    pub fn read(&self) -> Result<Heard<'_>, Trouble> {
        serde_json::from_str(self.text()).map_err(Trouble::unreadable)
    }

    /// Whether it may be an answer, the end, or a question for the one who gets it. Most messages are
    /// not, which takes a glance: no string can hold `"options"` with its quotes unescaped.
    pub fn needs_reading(&self) -> bool {
        static OPTIONS: LazyLock<Finder> = LazyLock::new(|| Finder::new("\"options\""));
        let text = self.text();
        let is_told =
            text.starts_with(r#"{"type":"step""#) || text.starts_with(r#"{"type":"state""#);
        let is_over = !text.ends_with("\"result\":null}") && text.contains("\"result\"");
        !is_told || is_over || OPTIONS.find(text.as_bytes()).is_some()
    }
}

impl<'a> Heard<'a> {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// What the one who gets the message can choose.
    pub fn options(&self) -> &[Offer<'a>] {
        self.ask.as_ref().map_or(&[], |ask| &ask.options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> Message {
        Message::new(text.to_owned().into())
    }

    #[test]
    fn what_a_player_needs_is_read_and_the_rest_skipped() {
        let message = message(
            r#"{"type":"step","seq":42,"events":[{"type":"chosen"}],"said":[],"view":{"x":[1]},
               "ask":{"power":"khorne","options":[{"choice":"khorne pass","said":[]}]},"result":null}"#,
        );
        let heard = message.read().expect("it is a message");
        assert_eq!((&*heard.kind, heard.seq, heard.is_over()), ("step", Some(42), false));
        assert_eq!(heard.options()[0].choice, "khorne pass");
        assert!(matches!(heard.kind, Cow::Borrowed(_)));
        assert_eq!(heard.events.map(RawValue::get), Some(r#"[{"type":"chosen"}]"#));
    }

    #[test]
    fn a_glance_overlooks_nothing_that_matters() {
        let needs = |text: &str| message(text).needs_reading();
        let told =
            r#"{"type":"step","seq":1,"said":"the \"options\" are few","ask":null,"result":null}"#;
        assert!(!needs(told));
        assert!(!needs(r#"{"type":"step","seq":1,"events":[],"said":[]}"#));
        assert!(needs(r#"{"type":"step","ask":{"options":[]},"result":null}"#));
        assert!(needs(r#"{"type":"state","ask":null,"result":{"by":"points"}}"#));
        assert!(needs(r#"{"type":"accepted","id":1,"seq":2}"#));
        assert!(needs(r#"{ "seq": 1, "type": "step" }"#));
    }
}
