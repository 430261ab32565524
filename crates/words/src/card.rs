//! What there is to read about a card.

use ruinous_engine::{
    Card, CardSet, OldWorldCard, OldWorldSet, Power, Provenance, Setup, Sources, Upgrade,
};

use crate::{
    Named, Text,
    card_numbers::Numbers,
    names::{SetOf, is_revised},
    sentence::Subject,
};

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
    fn numbers(&self) -> Numbers {
        match self {
            AnyCard::Chaos(card) => card.numbers(),
            AnyCard::Upgrade(upgrade) => upgrade.numbers(),
            AnyCard::OldWorld(card) => card.numbers(),
        }
    }
    fn subject(&self) -> Option<Subject> {
        match self {
            AnyCard::Chaos(card) => card.subject(),
            AnyCard::Upgrade(upgrade) => upgrade.subject(),
            AnyCard::OldWorld(card) => card.subject(),
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

    /// Whether it can come up at this table.
    pub fn is_used(self, setup: Setup) -> bool {
        let theirs =
            |power: Power, set: CardSet| setup.powers().has(power) && setup.set_of(power) == set;
        match self {
            AnyCard::Chaos(card) => theirs(card.power(), card.set()),
            AnyCard::Upgrade(upgrade) => theirs(upgrade.power(), upgrade.set()),
            AnyCard::OldWorld(card) => OldWorldCard::pool(setup).any(|other| other == card),
        }
    }

    /// How sure we are of its effect.
    pub fn provenance(self) -> Provenance {
        match self {
            AnyCard::Chaos(card) => card.info().provenance.effect,
            AnyCard::Upgrade(upgrade) => upgrade.info().provenance,
            AnyCard::OldWorld(card) => card.info().provenance,
        }
    }

    /// How sure we are of effect, cost and copies, where that is known of each.
    fn sources(self) -> Option<Sources> {
        match self {
            AnyCard::Chaos(card) => Some(card.info().provenance),
            AnyCard::Upgrade(_) | AnyCard::OldWorld(_) => None,
        }
    }
}

/// From which box an Old World card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldWorldOrigin {
    Base,
    Expert,
    /// The base game's card as the Horned Rat has it.
    Revised,
}

impl OldWorldOrigin {
    pub const ALL: [Self; 3] = [Self::Base, Self::Expert, Self::Revised];

    /// Where this card is from.
    pub fn of(card: OldWorldCard) -> Self {
        let base = [Power::Khorne, Power::Nurgle, Power::Tzeentch];
        let expert = Setup::new(&base, CardSet::Base, OldWorldSet::Expert);
        if is_revised(card) {
            Self::Revised
        } else if expert.is_ok_and(|setup| OldWorldCard::pool(setup).any(|other| other == card)) {
            Self::Expert
        } else {
            Self::Base
        }
    }
}

impl Named for OldWorldOrigin {
    fn message(&self) -> String {
        match self {
            Self::Base => "old-world-set-base",
            Self::Expert => "old-world-set-expert",
            Self::Revised => "old-world-set-revised",
        }
        .to_owned()
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
                .word("magic", yes_or_no(card.info().magic))
                .name("set", SetOf(card.power(), card.set())),
            AnyCard::Upgrade(upgrade) => self
                .line("facts-upgrade")
                .name("power", upgrade.power())
                .name("set", SetOf(upgrade.power(), upgrade.set())),
            AnyCard::OldWorld(card) => self
                .line("facts-old-world")
                .number("copies", card.info().copies)
                .word("comet", yes_or_no(card.info().comet))
                .word("discarded", yes_or_no(card.info().discarded))
                .name("set", OldWorldOrigin::of(card)),
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

    /// How sure we are of a card: of all of it alike, or of each part for itself.
    pub fn how_sure(&self, card: AnyCard) -> Vec<String> {
        let line = |id: &'static str, provenance: Provenance| {
            self.line(id).name("provenance", provenance).say()
        };
        match card.sources() {
            None => vec![line("facts-sure-effect", card.provenance())],
            Some(Sources { effect, cost, copies }) if effect == cost && effect == copies => {
                vec![line("facts-sure-all", effect)]
            }
            Some(Sources { effect, cost, copies }) => vec![
                line("facts-sure-effect", effect),
                line("facts-sure-cost", cost),
                line("facts-sure-copies", copies),
            ],
        }
    }

    /// How sure we are of a card's cost and copies, unless both are confirmed.
    pub fn unsure_cost_or_copies(&self, card: AnyCard) -> Option<String> {
        let Sources { effect: _, cost, copies } = card.sources()?;
        if [cost, copies] == [Provenance::Confirmed; 2] {
            return None;
        }
        Some(self.line("cards-unsure").name("cost", cost).name("copies", copies).say())
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
    // By capitals first, so that ß is ss.
    let signs = name.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}
