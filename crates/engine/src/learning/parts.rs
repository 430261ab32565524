//! A choice taken apart, for a policy that scores what is done, with what, and where.

use crate::{
    cards::{Card, Upgrade},
    decisions::{Choice, Target, Thing},
    learning::{
        cards::{CARDS, UPGRADES, card_at, card_index, upgrade_at, upgrade_index},
        choices::{
            FACES, KINDS, MARKS, PLACES, POWERS, TOKENS, face_number, kind_at, kind_number,
            marks_at, marks_number, place_at, place_number, power_at, token_at,
        },
    },
    vocabulary::{Group, Kind, Marks, Power, Region, Token, vocabulary},
};

vocabulary! {
    /// The first part of a choice: what is done.
    Verb, a "verb" {
        /// A figure is summoned.
        Summon = "summon",
        /// A card is played.
        Play = "play",
        /// Nothing more is done.
        Pass = "pass",
        /// A hit is assigned.
        Hit = "hit",
        /// Every other decision.
        Choose = "choose",
    }
}

/// The second part of a choice: with what it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// With nothing but a region, or not even that.
    Nothing,
    /// A figure.
    Figure(Kind),
    /// A Chaos card.
    Card(Card),
    /// An upgrade.
    Upgrade(Upgrade),
    /// An Old World token.
    Token(Token),
    /// A corruption token of this Power.
    Corruption(Power),
    /// A Power.
    Power(Power),
    /// A die that shows this number.
    Die(u8),
    /// The empty card space.
    Empty,
    /// Do it.
    Yes,
    /// Leave it.
    No,
    /// Stop here.
    Done,
}

/// A choice taken apart, in the order of the notation's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts {
    /// What is done.
    pub verb: Verb,
    /// With what.
    pub subject: Subject,
    /// What marks the figure.
    pub marks: Marks,
    /// Where it is, or comes from; nowhere for the reserve and for where only one region is meant.
    pub from: Option<Region>,
    /// Where it goes.
    pub to: Option<Region>,
}

/// How many subjects there are: nothing, the kinds of figures, Chaos cards, upgrades, tokens,
/// corruption, Powers, dice, and the four words "empty", "yes", "no" and "done".
pub const SUBJECTS: usize = 1 + KINDS + CARDS + UPGRADES + TOKENS + 2 * POWERS + FACES + 4;
/// How many numbers each part of a choice can have: verb, subject, marks, from, to.
pub const PART_SIZES: [usize; 5] = [Verb::ALL.len(), SUBJECTS, MARKS, PLACES, PLACES];

impl Parts {
    /// The parts of a choice.
    pub fn of(choice: Choice) -> Self {
        let bare =
            |verb, subject| Self { verb, subject, marks: Marks::EMPTY, from: None, to: None };
        let figure = |verb, group: Group, from| Self {
            marks: group.marks,
            from,
            ..bare(verb, Subject::Figure(group.kind))
        };
        let chosen = |subject| bare(Verb::Choose, subject);
        match choice {
            Choice::Summon { group, from, to } => {
                Self { to: Some(to), ..figure(Verb::Summon, group, from) }
            }
            Choice::Play { card, region } => {
                Self { to: Some(region), ..bare(Verb::Play, Subject::Card(card)) }
            }
            Choice::Pass => bare(Verb::Pass, Subject::Nothing),
            Choice::Hit(Target::Figure(group)) => figure(Verb::Hit, group, None),
            Choice::Hit(Target::Peasant) => bare(Verb::Hit, Subject::Token(Token::Peasant)),
            Choice::Choose(thing) => match thing {
                Thing::Region(region) => Self { to: Some(region), ..chosen(Subject::Nothing) },
                Thing::Figure { group, region } => figure(Verb::Choose, group, region),
                Thing::Token { token, region } => {
                    Self { from: region, ..chosen(Subject::Token(token)) }
                }
                Thing::Corruption { owner, region } => {
                    Self { from: region, ..chosen(Subject::Corruption(owner)) }
                }
                Thing::Card(card) => chosen(Subject::Card(card)),
                Thing::Upgrade(upgrade) => chosen(Subject::Upgrade(upgrade)),
                Thing::Power(power) => chosen(Subject::Power(power)),
                Thing::Die(face) => chosen(Subject::Die(face)),
                Thing::Empty => chosen(Subject::Empty),
                Thing::Yes => chosen(Subject::Yes),
                Thing::No => chosen(Subject::No),
                Thing::Done => chosen(Subject::Done),
            },
        }
    }

    /// The choice that has these parts; none where they do not fit together.
    pub fn choice(self) -> Option<Choice> {
        let Self { verb, subject, marks, from, to } = self;
        let group = |kind| Group { kind, marks };
        let choice = match (verb, subject) {
            (Verb::Summon, Subject::Figure(kind)) => {
                Choice::Summon { group: group(kind), from, to: to? }
            }
            (Verb::Play, Subject::Card(card)) => Choice::Play { card, region: to? },
            (Verb::Pass, Subject::Nothing) => Choice::Pass,
            (Verb::Hit, Subject::Figure(kind)) => Choice::Hit(Target::Figure(group(kind))),
            (Verb::Hit, Subject::Token(Token::Peasant)) => Choice::Hit(Target::Peasant),
            (Verb::Choose, subject) => Choice::Choose(match subject {
                Subject::Nothing => Thing::Region(to?),
                Subject::Figure(kind) => Thing::Figure { group: group(kind), region: from },
                Subject::Token(token) => Thing::Token { token, region: from },
                Subject::Corruption(owner) => Thing::Corruption { owner, region: from },
                Subject::Card(card) => Thing::Card(card),
                Subject::Upgrade(upgrade) => Thing::Upgrade(upgrade),
                Subject::Power(power) => Thing::Power(power),
                Subject::Die(face) => Thing::Die(face),
                Subject::Empty => Thing::Empty,
                Subject::Yes => Thing::Yes,
                Subject::No => Thing::No,
                Subject::Done => Thing::Done,
            }),
            _ => return None,
        };
        // What has a part too many is not this choice.
        (Self::of(choice) == self).then_some(choice)
    }

    /// The parts as numbers below [`PART_SIZES`]: verb, subject, marks, from, to. None for a card, an
    /// upgrade or a die that does not exist.
    pub fn numbers(self) -> Option<[usize; 5]> {
        let subject = self.subject.index()?;
        let marks = marks_number(self.marks);
        Some([self.verb as usize, subject, marks, place_number(self.from), place_number(self.to)])
    }

    /// The parts with these numbers; none where one of them is too large.
    pub fn from_numbers([verb, subject, marks, from, to]: [usize; 5]) -> Option<Self> {
        Some(Self {
            verb: *Verb::ALL.get(verb)?,
            subject: Subject::at(subject)?,
            marks: marks_at(marks)?,
            from: place_at(from)?,
            to: place_at(to)?,
        })
    }
}

const FIGURES_FROM: usize = 1;
const CARDS_FROM: usize = FIGURES_FROM + KINDS;
const UPGRADES_FROM: usize = CARDS_FROM + CARDS;
const TOKENS_FROM: usize = UPGRADES_FROM + UPGRADES;
const CORRUPTION_FROM: usize = TOKENS_FROM + TOKENS;
const POWERS_FROM: usize = CORRUPTION_FROM + POWERS;
const DICE_FROM: usize = POWERS_FROM + POWERS;
const WORDS_FROM: usize = DICE_FROM + FACES;

impl Subject {
    /// Its number among all [`SUBJECTS`]; none for what does not exist.
    pub fn index(self) -> Option<usize> {
        Some(match self {
            Subject::Nothing => 0,
            Subject::Figure(kind) => FIGURES_FROM + kind_number(kind),
            Subject::Card(card) => CARDS_FROM + card_index(card)?,
            Subject::Upgrade(upgrade) => UPGRADES_FROM + upgrade_index(upgrade)?,
            Subject::Token(token) => TOKENS_FROM + token as usize,
            Subject::Corruption(owner) => CORRUPTION_FROM + owner as usize,
            Subject::Power(power) => POWERS_FROM + power as usize,
            Subject::Die(face) => DICE_FROM + face_number(face)?,
            Subject::Empty => WORDS_FROM,
            Subject::Yes => WORDS_FROM + 1,
            Subject::No => WORDS_FROM + 2,
            Subject::Done => WORDS_FROM + 3,
        })
    }

    /// The subject with this number.
    pub fn at(index: usize) -> Option<Self> {
        match index {
            0 => Some(Subject::Nothing),
            FIGURES_FROM..CARDS_FROM => kind_at(index - FIGURES_FROM).map(Subject::Figure),
            CARDS_FROM..UPGRADES_FROM => card_at(index - CARDS_FROM).map(Subject::Card),
            UPGRADES_FROM..TOKENS_FROM => upgrade_at(index - UPGRADES_FROM).map(Subject::Upgrade),
            TOKENS_FROM..CORRUPTION_FROM => token_at(index - TOKENS_FROM).map(Subject::Token),
            CORRUPTION_FROM..POWERS_FROM => {
                power_at(index - CORRUPTION_FROM).map(Subject::Corruption)
            }
            POWERS_FROM..DICE_FROM => power_at(index - POWERS_FROM).map(Subject::Power),
            DICE_FROM..WORDS_FROM => Some(Subject::Die((index - DICE_FROM) as u8 + 1)),
            _ => [Subject::Empty, Subject::Yes, Subject::No, Subject::Done]
                .get(index - WORDS_FROM)
                .copied(),
        }
    }
}
