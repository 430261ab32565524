//! A language in which tables are spoken to, with what was said in it before.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{PoisonError, RwLock, RwLockReadGuard},
};

use ruinous_engine::{self as engine, Choice, Decision, Power, Question};
use ruinous_words::{Language, Matter, Text};
use rustc_hash::FxBuildHasher;

use crate::{Offer, Telling, json::json, step::in_words};

/// A language in which tables are spoken to. One serves all who read it, on any thread.
///
/// A turn has dozens of options and the same ones come up again and again, and so does what happens:
/// what was said once is kept as JSON.
pub struct Phrasebook {
    text: Text,
    offers: Kept<Offered, String>,
    /// The sentence, and how it is told; nothing where nothing is said of a matter.
    told: Kept<Matter, Option<(String, Telling)>>,
}

/// All that the JSON of an option depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Offered {
    power: Power,
    question: Question,
    choice: Choice,
    cost: u8,
}

impl Phrasebook {
    /// A language of which nothing has been said yet.
    pub fn new(language: Language) -> Self {
        Self { text: Text::marked(language), offers: Kept::default(), told: Kept::default() }
    }

    /// The language's messages.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// Adds the options of the viewer, who is asked this, as the items of a list.
    pub(crate) fn push_offers(&self, list: &mut String, view: &engine::View, decision: &Decision) {
        let Decision { power, question, .. } = *decision;
        let offered = |choice: &Choice| Offered {
            power,
            question,
            choice: *choice,
            cost: view.cost(*choice),
        };
        let say = |offered: &Offered| {
            json(&Offer::of(offered.choice, offered.cost, decision, &self.text))
        };
        let mut comma = "";
        self.offers.each(view.options().iter().map(offered), say, |offer| {
            push_item(list, &mut comma, offer);
        });
    }

    /// What is said of some matters, each with how many events have happened when it is told, and how each
    /// sentence is told, as the items of two lists.
    pub(crate) fn told(&self, matters: Vec<(usize, Matter)>) -> (String, String) {
        let say = |matter: &Matter| {
            let (said, told) = in_words(&self.text.told(matter)?, 0);
            Some((json(&said), told))
        };
        let (mut said, mut told) = (String::new(), String::new());
        let (mut comma, mut other_comma) = ("", "");
        let (counts, matters): (Vec<usize>, Vec<Matter>) = matters.into_iter().unzip();
        let mut counts = counts.into_iter();
        self.told.each(matters.into_iter(), say, |sentence| {
            let after = counts.next().unwrap_or_default();
            if let Some((sentence, telling)) = sentence {
                push_item(&mut said, &mut comma, sentence);
                let telling = Telling { after, ..telling.clone() };
                push_item(&mut told, &mut other_comma, &json(&telling));
            }
        });
        (said, told)
    }
}

fn push_item(list: &mut String, comma: &mut &'static str, item: &str) {
    list.push_str(comma);
    list.push_str(item);
    *comma = ",";
}

/// How many things of a kind are kept: of options about four megabytes. Fifty games of one kind of table
/// come by half as many, and after that one option in two hundred is new.
const MOST: usize = 10_000;

/// What was said, by what it was said of.
struct Kept<K, S>(RwLock<HashMap<K, S, FxBuildHasher>>);

impl<K, S> Default for Kept<K, S> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

impl<K: Eq + Hash, S> Kept<K, S> {
    /// What is said of each thing. What is new is kept.
    fn each(
        &self,
        things: impl Iterator<Item = K>,
        say: impl Fn(&K) -> S,
        mut hear: impl FnMut(&S),
    ) {
        let (known, mut new) = (self.known(), Vec::new());
        for thing in things {
            match known.get(&thing) {
                Some(said) => hear(said),
                None => {
                    let said = say(&thing);
                    hear(&said);
                    new.push((thing, said));
                }
            }
        }
        drop(known);
        if !new.is_empty() {
            self.keep(new);
        }
    }

    fn known(&self) -> RwLockReadGuard<'_, HashMap<K, S, FxBuildHasher>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, new: Vec<(K, S)>) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        // Those that are common are soon here again.
        if known.len() + new.len() > MOST {
            known.clear();
        }
        known.extend(new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_has_a_limit() {
        let kept = Kept::default();
        for hundred in 0..200 {
            kept.keep((0..100).map(|number| (hundred * 100 + number, ())).collect());
            let count = kept.known().len();
            assert!((100..=MOST).contains(&count), "{count} are kept");
        }
    }

    #[test]
    fn what_was_said_before_is_said_again() {
        let (kept, mut heard) = (Kept::default(), Vec::new());
        kept.each([1, 2, 3].into_iter(), |n| n * 10, |said| heard.push(*said));
        let never = |n: &i32| panic!("{n} was said before");
        kept.each([3, 2].into_iter(), never, |said| heard.push(*said));
        assert_eq!(heard, [10, 20, 30, 30, 20]);
    }
}
