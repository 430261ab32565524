//! What is agreed before play, in the words of a command: the Powers, the sets of cards, and who
//! plays what. Whatever cannot be is answered with a sentence.

use std::str::FromStr;

use ruinous_bots::{Budget, Level};
use ruinous_engine::{CardSet, OldWorldSet, Power, PowerSet, Setup};

use crate::text::Text;

/// The sets of cards that are used.
#[derive(clap::Args)]
pub struct Sets {
    /// The Chaos cards and upgrades
    #[arg(long, value_name = "SET", default_value = "base")]
    cards: String,
    /// The Old World cards
    #[arg(long, value_name = "SET", default_value = "base")]
    old_world: String,
}

impl Sets {
    /// A table of these Powers with these cards.
    pub fn table(&self, text: &Text, powers: &[Power]) -> Result<Setup, String> {
        let cards = set(text, "setup-unknown-cards", &self.cards, &CardSet::ALL.map(CardSet::id))?;
        let old_world = set(
            text,
            "setup-unknown-old-world",
            &self.old_world,
            &OldWorldSet::ALL.map(OldWorldSet::id),
        )?;
        Setup::new(powers, cards, old_world).map_err(|wrong| {
            let sentences: Vec<String> =
                wrong.into_iter().map(|error| text.setup_error(error)).collect();
            sentences.join("\n")
        })
    }
}

/// A set of cards by its id, or the sentence under this id that names all there are.
fn set<T: FromStr>(
    text: &Text,
    sorry: &'static str,
    word: &str,
    ids: &[&'static str],
) -> Result<T, String> {
    word.trim().to_lowercase().parse().map_err(|_| {
        text.line(sorry).word("word", word).word("sets", text.list_or(&owned(ids))).say()
    })
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Whether someone who types this word means the Power.
pub fn is_called(text: &Text, power: Power, word: &str) -> bool {
    let word = word.trim().to_lowercase();
    word == power.id()
        || word == text.name(power).to_lowercase()
        || ["short", "sign"].iter().any(|form| word == text.form(power, form).to_lowercase())
}

/// A Power by any of its names.
pub fn power(text: &Text, word: &str) -> Result<Power, String> {
    Power::ALL.into_iter().find(|power| is_called(text, *power, word)).ok_or_else(|| {
        let powers = text.powers(PowerSet::ALL);
        text.line("setup-unknown-power").word("word", word).word("powers", powers).say()
    })
}

/// Powers, separated by commas.
pub fn powers(text: &Text, words: &str) -> Result<Vec<Power>, String> {
    words.split(',').filter(|word| !word.trim().is_empty()).map(|word| power(text, word)).collect()
}

/// Who plays what.
pub enum Seats<B> {
    /// The same bot every Power.
    Everyone(B),
    /// Each Power its own.
    Each(Vec<(Power, B)>),
}

impl<B> Seats<B> {
    /// Reads `warrior`, or `khorne=daemon,nurgle=warrior`.
    pub fn read(
        text: &Text,
        words: &str,
        bot: impl Fn(&str) -> Result<B, String>,
    ) -> Result<Self, String> {
        if !words.contains('=') {
            return bot(words).map(Self::Everyone);
        }
        let mut seats: Vec<(Power, B)> = Vec::new();
        for seat in words.split(',') {
            let (name, level) = seat
                .split_once('=')
                .ok_or_else(|| text.line("setup-bad-seat").word("word", seat).say())?;
            let power = power(text, name)?;
            if seats.iter().any(|(other, _)| *other == power) {
                return Err(text.line("setup-power-twice").name("power", power).say());
            }
            seats.push((power, bot(level)?));
        }
        Ok(Self::Each(seats))
    }
}

/// An opponent of the laboratory, where games must come out the same again.
pub fn level(text: &Text, word: &str) -> Result<Level, String> {
    Level::read(&word.trim().to_lowercase(), Budget::IN_THE_LAB)
        .map_err(|_| unknown_bot(text, word, &Level::NAMES))
}

/// The sentence that answers a word which names none of these opponents.
pub fn unknown_bot(text: &Text, word: &str, names: &[&str]) -> String {
    let bots = text.list_or(&owned(names));
    text.line("setup-unknown-bot").word("word", word.trim()).word("bots", bots).say()
}
