//! A language in which tables are spoken to, with the options that were said in it before.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use ruinous_engine::{self as engine, Choice, Decision, Power, Question};
use ruinous_words::{Language, Text};

use crate::{Offer, json::json};

/// A language in which tables are spoken to. One serves all who read it, on any thread.
///
/// A turn has dozens of options and the same ones come up again and again, so they are kept as JSON.
pub struct Phrasebook {
    text: Text,
    offers: RwLock<HashMap<Said, Box<str>>>,
}

/// How many options are kept: about four megabytes of them. Fifty games of one kind of table come by
/// half as many, and after that one option in two hundred is new.
const MOST_OFFERS: usize = 10_000;

/// All that the JSON of an option depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Said {
    power: Power,
    question: Question,
    choice: Choice,
    cost: u8,
}

impl Phrasebook {
    /// A language of which nothing has been said yet.
    pub fn new(language: Language) -> Self {
        Self { text: Text::marked(language), offers: RwLock::default() }
    }

    /// The language's messages.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// Adds the options of the viewer, who is asked this, as the items of a list.
    pub(crate) fn push_offers(&self, list: &mut String, view: &engine::View, decision: &Decision) {
        let Decision { power, question, .. } = *decision;
        let mut new = Vec::new();
        let known = self.offers.read().unwrap_or_else(PoisonError::into_inner);
        for (nth, choice) in view.options().iter().copied().enumerate() {
            if nth > 0 {
                list.push(',');
            }
            let said = Said { power, question, choice, cost: view.cost(choice) };
            match known.get(&said) {
                Some(offer) => list.push_str(offer),
                None => {
                    let offer = json(&Offer::of(choice, said.cost, decision, &self.text));
                    list.push_str(&offer);
                    new.push((said, offer.into()));
                }
            }
        }
        drop(known);
        if !new.is_empty() {
            self.keep(new);
        }
    }

    fn keep(&self, new: Vec<(Said, Box<str>)>) {
        let mut offers = self.offers.write().unwrap_or_else(PoisonError::into_inner);
        // Those that are common are soon here again.
        if offers.len() + new.len() > MOST_OFFERS {
            offers.clear();
        }
        offers.extend(new);
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::Thing;

    use super::*;

    #[test]
    fn what_is_kept_has_a_limit() {
        let phrases = Phrasebook::new(Language::English);
        let (power, question) = (Power::Khorne, Question::Turn);
        for cost in 0..100 {
            let said = (0..=u8::MAX).map(|face| {
                let choice = Choice::Choose(Thing::Die(face));
                (Said { power, question, choice, cost }, "{}".into())
            });
            phrases.keep(said.collect());
            let offers = phrases.offers.read().expect("no thread has failed");
            assert!((256..=MOST_OFFERS).contains(&offers.len()), "{} are kept", offers.len());
        }
    }
}
