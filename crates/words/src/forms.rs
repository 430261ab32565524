//! The forms of a name that a language has, made once for each thing and kept.

use std::{borrow::Cow, sync::OnceLock};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::{Named, Subject, Text};

/// A name in all its forms, each under its attribute, the name itself under none.
#[derive(Clone)]
pub(crate) struct Forms(Vec<(String, String)>);

impl Forms {
    pub fn get(&self, form: &str) -> Option<&str> {
        let (_, words) = self.0.iter().find(|(known, _)| known == form)?;
        Some(words)
    }

    /// What a variable stands for, if it is one of those of this name: `region` or `region-in`.
    pub fn variable(&self, wanted: &str, name: &str) -> Option<&str> {
        match wanted.strip_prefix(name)? {
            "" => self.get(""),
            end => self.get(end.strip_prefix('-')?),
        }
    }
}

/// The names that have been used before. There are a few hundred, so all of them can stay.
pub(crate) struct Known(Vec<OnceLock<Forms>>);

impl Default for Known {
    fn default() -> Self {
        Self(Subject::all().iter().map(|_| OnceLock::new()).collect())
    }
}

impl Text {
    /// A thing's name in every form that the language has.
    pub(crate) fn forms(&self, thing: &impl Named) -> Cow<'_, Forms> {
        match self.known_forms(thing) {
            Some(known) => Cow::Borrowed(known),
            None => Cow::Owned(self.make_forms(thing)),
        }
    }

    /// The same, if it is a thing of which they are kept.
    pub(crate) fn known_forms(&self, thing: &impl Named) -> Option<&Forms> {
        let known = self.known.0.get(thing.subject()?.number())?;
        Some(known.get_or_init(|| self.make_forms(thing)))
    }

    fn make_forms(&self, thing: &impl Named) -> Forms {
        let id = thing.message();
        let Some(message) = self.bundle.get_message(&id) else {
            self.complain([format!("{id}: no such message")]);
            return Forms(vec![(String::new(), id)]);
        };
        let numbers = thing.numbers();
        let form = |attribute: &str| {
            let words = self.line(format!("{id}.{attribute}")).numbers(&numbers).say();
            let words = if is_name(attribute) { self.marked_name(thing, words) } else { words };
            (attribute.to_owned(), words)
        };
        let mut forms: Vec<(String, String)> =
            message.attributes().map(|attribute| form(attribute.id())).collect();
        if message.value().is_some() {
            forms.push((String::new(), self.marked_name(thing, self.say(id))));
        }
        Forms(forms)
    }
}

/// Whether a form of a card's name still names it: what it says does not, nor does the verb that goes
/// with it.
pub(crate) fn is_name(form: &str) -> bool {
    !matches!(form, "text" | "drawn" | "track" | "verb")
}

impl Text {
    /// Calls on every variable that a pattern uses, and those that it refers to.
    pub(crate) fn each_variable<'a>(
        &'a self,
        pattern: &'a Pattern<&'a str>,
        act: &mut impl FnMut(&'a str),
    ) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.in_expression(expression, act);
            }
        }
    }

    fn in_expression<'a>(
        &'a self,
        expression: &'a Expression<&'a str>,
        act: &mut impl FnMut(&'a str),
    ) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| self.each_variable(&variant.value, act));
                selector
            }
        };
        self.in_inline(inline, act);
    }

    fn in_inline<'a>(
        &'a self,
        inline: &'a InlineExpression<&'a str>,
        act: &mut impl FnMut(&'a str),
    ) {
        match inline {
            InlineExpression::VariableReference { id } => act(id.name),
            InlineExpression::Placeable { expression } => self.in_expression(expression, act),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.in_inline(argument, act));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                if let Some(pattern) = self.pattern(id.name, attribute) {
                    self.each_variable(pattern, act);
                }
            }
            // A term knows only what it is given.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn variables_are_found_in_the_messages_that_a_message_refers_to() {
        let text = Text::plain(Language::Polish);
        let pattern = text.pattern("card-ritual-slaying", Some("text")).expect("a card's text");
        let mut found = Vec::new();
        text.each_variable(pattern, &mut |variable| found.push(variable));
        assert!(found.contains(&"cards"), "{found:?}");
    }
}
