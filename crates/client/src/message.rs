//! What a table tells, read only as far as it is asked for.

use std::{borrow::Cow, sync::LazyLock};

use memchr::memmem::Finder;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Value, value::RawValue};

use crate::Trouble;

/// A message as it came.
#[derive(Clone, Debug)]
pub struct Message(tokio_websockets::Message);

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

const CHOICE_BEGINS: &str = r#"{"choice":""#;

impl Message {
    pub(crate) fn new(message: tokio_websockets::Message) -> Self {
        Self(message)
    }

    /// As it came.
    pub fn text(&self) -> &str {
        self.0.as_text().unwrap_or_default()
    }

    /// All of it.
    pub fn json(&self) -> Result<Value, Trouble> {
        serde_json::from_str(self.text()).map_err(Trouble::unreadable)
    }

    /// What a player has to know of it.
    pub fn read(&self) -> Result<Heard<'_>, Trouble> {
        serde_json::from_str(self.text()).map_err(Trouble::unreadable)
    }

    /// The step that it tells of and all that can be chosen then, if it has the form in which our server
    /// tells of one and the game goes on. That takes a glance and not a reading: no string can hold what
    /// is looked for with its quotes unescaped.
    pub fn glance(&self) -> Option<(u64, Vec<&str>)> {
        static ASK: LazyLock<Finder> = LazyLock::new(|| Finder::new(r#","ask":"#));
        static CHOICE: LazyLock<Finder> = LazyLock::new(|| Finder::new(CHOICE_BEGINS));
        let text = self.text();
        let told = [r#"{"type":"step","seq":"#, r#"{"type":"state","seq":"#];
        let told = told.iter().find_map(|begins| text.strip_prefix(begins))?;
        let (seq, _) = told.split_once(',')?;
        if !text.ends_with(r#""result":null}"#) {
            return None;
        }
        // Forwards, though it is near the end: only that way are many bytes looked at at once.
        let ask = text.get(ASK.find(text.as_bytes())?..)?;
        let choices = CHOICE.find_iter(ask.as_bytes()).filter_map(|at| {
            let (choice, _) = ask.get(at + CHOICE_BEGINS.len()..)?.split_once('"')?;
            Some(choice)
        });
        Some((seq.parse().ok()?, choices.collect()))
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
        Message::new(tokio_websockets::Message::text(text.to_owned()))
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
    fn a_glance_sees_what_can_be_chosen() {
        let told = r#"{"type":"step","seq":7,"said":"\"choice\":\"no\"","ask":{"options":
            [{"choice":"khorne pass","cost":0},{"choice":"khorne skip"}]},"result":null}"#;
        assert_eq!(message(told).glance(), Some((7, vec!["khorne pass", "khorne skip"])));
        let nobody = r#"{"type":"state","seq":8,"ask":null,"result":null}"#;
        assert_eq!(message(nobody).glance(), Some((8, vec![])));
    }

    #[test]
    fn what_has_another_form_needs_reading() {
        for text in [
            r#"{"type":"step","seq":1,"events":[],"said":[]}"#,
            r#"{"type":"state","seq":1,"ask":null,"result":{"by":"points"}}"#,
            r#"{"type":"accepted","id":1,"seq":2}"#,
            r#"{ "seq": 1, "type": "step", "result":null}"#,
        ] {
            assert_eq!(message(text).glance(), None, "{text}");
        }
    }
}
