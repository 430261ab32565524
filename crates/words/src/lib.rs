//! Everything a person reads, from the engine's data and the messages in `locales/`.
//!
//! A sentence is one message with variables, never glued together here, so that every language can
//! build its own. It knows nothing of how it is shown: a terminal prints the words, and others take
//! them as [`Sentence`]s, whose pieces say what they name.

mod card;
mod card_numbers;
#[cfg(test)]
mod card_tests;
mod choice;
mod event;
mod forms;
mod language;
mod log;
#[cfg(test)]
mod message_tests;
mod names;
mod question;
mod reason;
mod refusal;
mod rulings;
mod sentence;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod wording_tests;

pub use card::{AnyCard, OldWorldOrigin};
pub use language::Language;
pub use log::{Matter, Teller, Told, Weight};
pub use names::{Named, SetOf};
pub use rulings::Ruled;
pub use sentence::{Piece, Sentence, Subject};

use std::{
    borrow::Cow,
    sync::{Mutex, PoisonError},
};

use forms::{Forms, Known};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, bundle::FluentBundle};
use fluent_syntax::ast::Pattern;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The messages of one language. One of them serves all who read that language, on any thread.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource, IntlLangMemoizer>,
    /// Whether names are marked in what is said, so that a [`Sentence`] can tell them.
    marks_names: bool,
    /// Names that have been used before, in all their forms.
    known: Known,
    /// What was wrong with the messages so far. A player still gets something to read.
    problems: Mutex<Vec<String>>,
}

impl Text {
    /// English, as plain words.
    pub fn english() -> Self {
        Self::plain(Language::English)
    }

    /// A language as plain words, for those who print them.
    pub fn plain(language: Language) -> Self {
        Self::new(language, false)
    }

    /// A language in which every name is marked, for those who read [`Sentence`]s.
    pub fn marked(language: Language) -> Self {
        Self::new(language, true)
    }

    fn new(language: Language, marks_names: bool) -> Self {
        let mut problems = Vec::new();
        let identifier: LanguageIdentifier = language.id().parse().unwrap_or_else(|error| {
            problems.push(format!("{language}: {error}"));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks that isolate variables in bidirectional text show up as rubbish in terminals.
        bundle.set_use_isolating(false);
        for (name, messages) in language.files() {
            let resource = FluentResource::try_new((*messages).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        Self {
            language,
            bundle,
            marks_names,
            known: Known::default(),
            problems: Mutex::new(problems),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    fn complain(&self, problems: impl IntoIterator<Item = String>) {
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).extend(problems);
    }

    /// A message to which variables can be added. `id` may name an attribute: `card-teleport.text`.
    pub fn line(&self, id: impl Into<Cow<'static, str>>) -> Line<'_> {
        Line { text: self, id: id.into(), variables: FluentArgs::new(), names: Vec::new() }
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

    /// What was wrong with the messages so far, for tests.
    pub fn problems(&self) -> Vec<String> {
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The pattern of a message, or of one of its attributes.
    fn pattern(&self, message: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(message)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }
}

/// A message that is being given its variables.
pub struct Line<'t> {
    text: &'t Text,
    id: Cow<'static, str>,
    variables: FluentArgs<'t>,
    /// Things with the variables that their names come under.
    names: Vec<(&'static str, Cow<'t, Forms>)>,
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
        self.names.push((variable, self.text.forms(&thing)));
        self
    }

    /// The sentence. A message that is missing is told by its id.
    pub fn say(self) -> String {
        let Self { text, id, names, variables } = self;
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (&*id, None),
        };
        let Some(pattern) = text.pattern(message, attribute) else {
            text.complain([format!("{id}: no such message")]);
            return id.into_owned();
        };
        // A name has many forms, and a message uses one or two of them.
        let mut variables = variables;
        if !names.is_empty() {
            text.each_variable(pattern, &mut |wanted| {
                let words = names.iter().find_map(|(name, forms)| forms.variable(wanted, name));
                if let Some(words) = words {
                    variables.set(wanted, words);
                }
            });
        }
        let mut errors = Vec::new();
        let said = text.bundle.format_pattern(pattern, Some(&variables), &mut errors).into_owned();
        if !errors.is_empty() {
            text.complain(errors.iter().map(|error| format!("{id}: {error}")));
        }
        said
    }
}
