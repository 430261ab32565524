//! Everything a person reads, from the engine's data and the messages in `locales/`.
//!
//! A sentence is one message with variables, never glued together here, so that every language can
//! build its own.

mod card;
mod card_numbers;
#[cfg(test)]
mod card_tests;
mod choice;
mod event;
mod laboratory;
mod log;
mod names;
mod question;
mod reason;
mod refusal;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;

pub use card::{AnyCard, OldWorldOrigin};
pub use log::{Teller, Told, Weight};
pub use names::{Named, SetOf};

use std::{borrow::Cow, cell::RefCell};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The English messages, each file with its name.
const ENGLISH: [(&str, &str); 7] = [
    ("cards.ftl", include_str!("../../../../locales/en/cards.ftl")),
    ("powers.ftl", include_str!("../../../../locales/en/powers.ftl")),
    ("questions.ftl", include_str!("../../../../locales/en/questions.ftl")),
    ("log.ftl", include_str!("../../../../locales/en/log.ftl")),
    ("refusals.ftl", include_str!("../../../../locales/en/refusals.ftl")),
    ("hints.ftl", include_str!("../../../../locales/en/hints.ftl")),
    ("interface.ftl", include_str!("../../../../locales/en/interface.ftl")),
];

/// The messages of one language.
pub struct Text {
    bundle: FluentBundle<FluentResource>,
    /// What was wrong with the messages so far. A player still gets something to read.
    problems: RefCell<Vec<String>>,
}

impl Text {
    /// English.
    pub fn english() -> Self {
        Self::new("en-GB", &ENGLISH)
    }

    fn new(language: &str, files: &[(&str, &str)]) -> Self {
        let mut problems = Vec::new();
        let language: LanguageIdentifier = language.parse().unwrap_or_else(|error| {
            problems.push(format!("{language}: {error}"));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new(vec![language]);
        // The marks that isolate variables in bidirectional text show up as rubbish in terminals.
        bundle.set_use_isolating(false);
        for (name, messages) in files {
            let resource = FluentResource::try_new((*messages).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        Self { bundle, problems: RefCell::new(problems) }
    }

    /// A message to which variables can be added. `id` may name an attribute: `card-teleport.text`.
    pub fn line(&self, id: impl Into<Cow<'static, str>>) -> Line<'_> {
        Line { text: self, id: id.into(), variables: FluentArgs::new() }
    }

    /// A message without variables.
    pub fn say(&self, id: impl Into<Cow<'static, str>>) -> String {
        self.line(id).say()
    }

    /// Things joined to a list that ends in "and".
    pub fn list(&self, words: &[String]) -> String {
        self.join(words, "list-and")
    }

    /// Things joined to a list that ends in "or".
    pub fn list_or(&self, words: &[String]) -> String {
        self.join(words, "list-or")
    }

    fn join(&self, words: &[String], last: &'static str) -> String {
        let two = |id, before: String, after: &str| {
            self.line(id).word("before", before).word("after", after).say()
        };
        match words {
            [] => self.say("list-none"),
            [only] => only.clone(),
            [first, middle @ .., end] => {
                let before = middle
                    .iter()
                    .fold(first.clone(), |before, word| two("list-comma", before, word));
                two(last, before, end)
            }
        }
    }

    /// What was wrong with the messages so far.
    #[cfg(test)]
    pub fn problems(&self) -> Vec<String> {
        self.problems.borrow().clone()
    }

    fn find(&self, id: &str, variables: Option<&FluentArgs<'_>>) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, variables, &mut errors).into_owned();
        let problems = errors.iter().map(|error| format!("{id}: {error}"));
        self.problems.borrow_mut().extend(problems);
        Some(said)
    }
}

/// A message that is being given its variables.
pub struct Line<'t> {
    text: &'t Text,
    id: Cow<'static, str>,
    variables: FluentArgs<'t>,
}

impl Line<'_> {
    /// A number, by which a message can choose singular or plural.
    pub fn number(mut self, variable: &'static str, number: impl Into<u32>) -> Self {
        self.variables.set(variable, FluentValue::from(number.into()));
        self
    }

    /// Several numbers, each under its name.
    fn numbers(self, numbers: &[(&'static str, u8)]) -> Self {
        numbers.iter().fold(self, |line, &(name, number)| line.number(name, number))
    }

    /// Words that need no other form.
    pub fn word(mut self, variable: &'static str, word: impl Into<String>) -> Self {
        self.variables.set(variable, word.into());
        self
    }

    /// The name of a thing, and every form of it that the language has: the attribute `in` of a
    /// region's name is `$region-in`.
    pub fn name(mut self, variable: &'static str, thing: impl Named) -> Self {
        let id = thing.message();
        let text = self.text;
        match text.bundle.get_message(&id) {
            Some(message) => {
                let numbers = thing.numbers();
                for attribute in message.attributes() {
                    let form = text.line(format!("{id}.{}", attribute.id())).numbers(&numbers);
                    self.variables.set(format!("{variable}-{}", attribute.id()), form.say());
                }
                self.variables.set(variable, text.find(&id, None).unwrap_or_default());
            }
            None => {
                text.problems.borrow_mut().push(format!("{id}: no such message"));
                self.variables.set(variable, id);
            }
        }
        self
    }

    /// The sentence. A message that is missing is told by its id.
    pub fn say(self) -> String {
        self.text.find(&self.id, Some(&self.variables)).unwrap_or_else(|| {
            self.text.problems.borrow_mut().push(format!("{}: no such message", self.id));
            self.id.into_owned()
        })
    }
}
