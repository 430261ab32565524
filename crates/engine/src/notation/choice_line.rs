//! A choice as a line: the Power, a verb, its object.

use std::fmt;

use crate::{
    cards::{Card, CardSet, Upgrade},
    decisions::{Choice, Target, Thing},
    vocabulary::{Class, Group, Kind, Mark, Marks, Power, Region, Token, Unknown},
};

/// Why a line is not a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// The line is empty.
    Empty,
    /// A word that the game does not know.
    Unknown(Unknown),
    /// The line ends where something must follow.
    Missing(&'static str),
    /// A verb that the notation does not have.
    UnknownVerb(String),
    /// What is chosen is nothing that can be chosen.
    UnknownThing(String),
    /// Words after the end of the choice.
    Unexpected(String),
    /// A bracket is not closed.
    OpenBracket,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the line is empty"),
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::Missing(what) => write!(f, "the line ends where {what} must follow"),
            Self::UnknownVerb(verb) => {
                write!(f, "\"{verb}\" is no verb: use summon, play, pass, hit or choose")
            }
            Self::UnknownThing(thing) => write!(f, "\"{thing}\" is nothing that can be chosen"),
            Self::Unexpected(rest) => write!(f, "\"{rest}\" is too much"),
            Self::OpenBracket => write!(f, "a bracket is opened and not closed"),
        }
    }
}

impl std::error::Error for NotationError {}

impl From<Unknown> for NotationError {
    fn from(unknown: Unknown) -> Self {
        Self::Unknown(unknown)
    }
}

/// The line that says what a Power chose.
pub fn choice_line(power: Power, choice: Choice) -> String {
    match choice {
        Choice::Summon { group, from, to } => {
            let owner = if group.kind.owner == power {
                String::new()
            } else {
                format!("{} ", group.kind.owner)
            };
            let from = from.map_or(String::new(), |from| format!(" from {from}"));
            let (class, marks) = (group.kind.class, MarkWords(group.marks));
            format!("{power} summon {owner}{class}{marks}{from} to {to}")
        }
        Choice::Play { card, region } => format!("{power} play {card} in {region}"),
        Choice::Pass => format!("{power} pass"),
        Choice::Hit(target) => format!("{power} hit {}", TargetWords(target)),
        Choice::Choose(thing) => format!("{power} choose {}", ThingWords(thing)),
    }
}

struct MarkWords(Marks);

impl fmt::Display for MarkWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, " ({})", list(self.0)) }
    }
}

/// Words joined by a comma and a space.
pub(crate) fn list<T: ToString>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

/// A figure as the notation calls it: `nurgle cultist (shielded)`.
pub(crate) struct GroupWords(pub Group);

impl fmt::Display for GroupWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Group { kind, marks } = self.0;
        write!(f, "{} {}{}", kind.owner, kind.class, MarkWords(marks))
    }
}

/// A target as the notation calls it.
pub(crate) struct TargetWords(pub Target);

impl fmt::Display for TargetWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Target::Figure(group) => GroupWords(group).fmt(f),
            Target::Peasant => Token::Peasant.fmt(f),
        }
    }
}

struct ThingWords(Thing);

impl fmt::Display for ThingWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |f: &mut fmt::Formatter<'_>, region: Option<Region>| match region {
            Some(region) => write!(f, " in {region}"),
            None => Ok(()),
        };
        match self.0 {
            Thing::Region(region) => region.fmt(f),
            Thing::Figure { group, region } => {
                GroupWords(group).fmt(f)?;
                place(f, region)
            }
            Thing::Token { token, region } => {
                token.fmt(f)?;
                place(f, region)
            }
            Thing::Corruption { owner, region } => {
                write!(f, "{owner} corruption")?;
                place(f, region)
            }
            Thing::Card(card) => card.fmt(f),
            Thing::Upgrade(upgrade) => upgrade.fmt(f),
            Thing::Power(power) => power.fmt(f),
            Thing::Die(face) => write!(f, "die {face}"),
            Thing::Empty => f.write_str("empty"),
            Thing::Yes => f.write_str("yes"),
            Thing::No => f.write_str("no"),
            Thing::Done => f.write_str("done"),
        }
    }
}

/// Reads a line. `cards` says from which set upgrades are named. Whether the choice is allowed is
/// another question: see [`Game::meant`](crate::Game::meant) and
/// [`Game::choose`](crate::Game::choose).
pub fn parse_choice(line: &str, cards: CardSet) -> Result<(Power, Choice), NotationError> {
    let mut words = Words::new(line)?;
    let power: Power =
        words.need("a Power and a verb").map_err(|_| NotationError::Empty)?.parse()?;
    let choice = match words.need("a verb")? {
        "summon" => {
            let group = words.group(Some(power))?;
            let from = if words.accept("from") { Some(words.region()?) } else { None };
            words.expect("to")?;
            Choice::Summon { group, from, to: words.region()? }
        }
        "play" => {
            let card: Card = words.need("a card")?.parse()?;
            words.expect("in")?;
            Choice::Play { card, region: words.region()? }
        }
        "pass" => Choice::Pass,
        "hit" if words.accept("peasant") => Choice::Hit(Target::Peasant),
        "hit" => Choice::Hit(Target::Figure(words.group(None)?)),
        "choose" => Choice::Choose(words.thing(power, cards)?),
        verb => return Err(NotationError::UnknownVerb(verb.to_owned())),
    };
    match words.rest() {
        rest if !rest.is_empty() => Err(NotationError::Unexpected(rest)),
        _ if !words.marks.is_empty() => Err(NotationError::Unexpected(list(words.marks))),
        _ => Ok((power, choice)),
    }
}

/// The words of a line, with what stands in brackets taken apart.
struct Words<'a> {
    words: Vec<&'a str>,
    at: usize,
    marks: Marks,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Result<Self, NotationError> {
        let (mut words, mut marks) = (Vec::new(), Marks::EMPTY);
        let (before, bracket) = match line.split_once('(') {
            Some((before, rest)) => {
                let (inside, after) = rest.split_once(')').ok_or(NotationError::OpenBracket)?;
                for word in inside.split(',') {
                    marks = marks.with(word.trim().parse::<Mark>()?);
                }
                (before, Some(after))
            }
            None => (line, None),
        };
        words.extend(before.split_whitespace());
        words.extend(bracket.unwrap_or("").split_whitespace());
        Ok(Self { words, at: 0, marks })
    }

    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn need(&mut self, what: &'static str) -> Result<&'a str, NotationError> {
        let word = self.peek().ok_or(NotationError::Missing(what))?;
        self.at += 1;
        Ok(word)
    }

    fn accept(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, word: &'static str) -> Result<(), NotationError> {
        match self.need(word)? {
            found if found == word => Ok(()),
            found => Err(NotationError::Unexpected(found.to_owned())),
        }
    }

    fn rest(&self) -> String {
        self.words[self.at..].join(" ")
    }

    fn region(&mut self) -> Result<Region, NotationError> {
        Ok(self.need("a region")?.parse()?)
    }

    /// A figure: its owner, which may be left out where `owner` is given, and its class.
    fn group(&mut self, owner: Option<Power>) -> Result<Group, NotationError> {
        let named = self.peek().and_then(|word| word.parse::<Power>().ok());
        self.at += usize::from(named.is_some());
        let Some(owner) = named.or(owner) else {
            return Err(match self.peek() {
                Some(word) => {
                    word.parse::<Power>().map_or_else(Into::into, |_| NotationError::Empty)
                }
                None => NotationError::Missing("a figure"),
            });
        };
        let class: Class = self.need("a class of figure")?.parse()?;
        let marks = std::mem::take(&mut self.marks);
        Ok(Group { kind: Kind::of(owner, class), marks })
    }

    fn in_region(&mut self) -> Result<Option<Region>, NotationError> {
        if self.accept("in") { Ok(Some(self.region()?)) } else { Ok(None) }
    }

    fn thing(&mut self, power: Power, cards: CardSet) -> Result<Thing, NotationError> {
        let word = self.need("what is chosen")?;
        Ok(match word {
            "yes" => Thing::Yes,
            "no" => Thing::No,
            "done" => Thing::Done,
            "empty" => Thing::Empty,
            "die" => {
                let face = self.need("the number it shows")?;
                let shown = face.parse().ok().filter(|face| (1..=6).contains(face));
                Thing::Die(shown.ok_or_else(|| NotationError::UnknownThing(format!("die {face}")))?)
            }
            _ => {
                if let Ok(region) = word.parse::<Region>() {
                    Thing::Region(region)
                } else if let Ok(token) = word.parse::<Token>() {
                    Thing::Token { token, region: self.in_region()? }
                } else if let Ok(card) = word.parse::<Card>() {
                    Thing::Card(card)
                } else if let Ok(owner) = word.parse::<Power>() {
                    self.of_power(owner)?
                } else if let Ok(upgrade) = Upgrade::named(power, cards.of_power(power), word) {
                    Thing::Upgrade(upgrade)
                } else {
                    return Err(NotationError::UnknownThing(word.to_owned()));
                }
            }
        })
    }

    /// What follows a Power's name: a figure, a corruption token, or nothing.
    fn of_power(&mut self, owner: Power) -> Result<Thing, NotationError> {
        if self.peek().is_none() {
            return Ok(Thing::Power(owner));
        }
        if self.accept("corruption") {
            return Ok(Thing::Corruption { owner, region: self.in_region()? });
        }
        let group = self.group(Some(owner))?;
        Ok(Thing::Figure { group, region: self.in_region()? })
    }
}
