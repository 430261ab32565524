//! What there is to read about a card.

use ruinous_engine::{Card, OldWorldCard, Power, Provenance, Upgrade};

use super::{Named, Text};

/// Any card that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyCard {
    /// A Chaos card.
    Chaos(Card),
    /// An upgrade.
    Upgrade(Upgrade),
    /// An Old World card.
    OldWorld(OldWorldCard),
}

impl Named for AnyCard {
    fn message(&self) -> String {
        match self {
            AnyCard::Chaos(card) => card.message(),
            AnyCard::Upgrade(upgrade) => upgrade.message(),
            AnyCard::OldWorld(card) => card.message(),
        }
    }
}

impl AnyCard {
    /// Every card there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Card::all()
            .map(AnyCard::Chaos)
            .chain(Upgrade::all().map(AnyCard::Upgrade))
            .chain(OldWorldCard::all().map(AnyCard::OldWorld))
    }

    /// The name in the notation.
    pub fn id(self) -> &'static str {
        match self {
            AnyCard::Chaos(card) => card.info().id,
            AnyCard::Upgrade(upgrade) => upgrade.info().id,
            AnyCard::OldWorld(card) => card.info().id,
        }
    }

    /// Whose it is, if it is anyone's.
    pub fn power(self) -> Option<Power> {
        match self {
            AnyCard::Chaos(card) => Some(card.power()),
            AnyCard::Upgrade(upgrade) => Some(upgrade.power()),
            AnyCard::OldWorld(_) => None,
        }
    }

    /// How sure we are of its effect.
    pub fn provenance(self) -> Provenance {
        match self {
            AnyCard::Chaos(card) => card.info().provenance,
            AnyCard::Upgrade(upgrade) => upgrade.info().provenance,
            AnyCard::OldWorld(card) => card.info().provenance,
        }
    }
}

impl Text {
    /// What an Old World card does on the track, if it does anything there.
    pub fn track_text(&self, card: OldWorldCard) -> Option<String> {
        card.info().on_track?;
        Some(self.form(card, "track"))
    }

    /// What kind of card it is, with cost, copies and symbol.
    pub fn card_facts(&self, card: AnyCard) -> String {
        match card {
            AnyCard::Chaos(card) => self
                .line("facts-chaos")
                .name("power", card.power())
                .number("cost", card.info().cost)
                .number("copies", card.info().copies)
                .word("magic", yes_or_no(card.info().magic)),
            AnyCard::Upgrade(upgrade) => self.line("facts-upgrade").name("power", upgrade.power()),
            AnyCard::OldWorld(card) => self
                .line("facts-old-world")
                .number("copies", card.info().copies)
                .word("comet", yes_or_no(card.info().comet))
                .word("discarded", yes_or_no(card.info().discarded)),
        }
        .say()
    }

    /// What a card says, one paragraph for each part.
    pub fn card_text(&self, card: AnyCard) -> Vec<String> {
        match card {
            AnyCard::Chaos(_) | AnyCard::Upgrade(_) => vec![self.form(card, "text")],
            AnyCard::OldWorld(card) => {
                let drawn = self.line("facts-drawn").name("card", card).say();
                let track = self
                    .track_text(card)
                    .map(|_| self.line("facts-track").name("card", card).say());
                [drawn].into_iter().chain(track).collect()
            }
        }
    }

    /// The cards that a person can mean by a word: those of exactly that name or id, or else those
    /// that have it as a part of their name.
    pub fn find_cards(&self, word: &str) -> Vec<AnyCard> {
        let wanted = bare(word);
        let names = |card: &AnyCard| [bare(card.id()), bare(&self.name(*card))];
        let exact: Vec<AnyCard> =
            AnyCard::all().filter(|card| names(card).contains(&wanted)).collect();
        if !exact.is_empty() || wanted.is_empty() {
            return exact;
        }
        AnyCard::all()
            .filter(|card| names(card).iter().any(|name| name.contains(&wanted)))
            .collect()
    }
}

/// A message cannot choose by a truth value, but by these words.
fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// A name without capitals, punctuation and spaces, so that people can type it as they like.
fn bare(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
