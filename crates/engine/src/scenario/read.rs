//! From text to a scenario. Every complaint names its line.

use std::borrow::Cow;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{Line, Malformed, Scenario, arrange, expect, judgement};
use crate::{
    cards::{Card, CardSet, OldWorldCard, OldWorldSet},
    chance::Scripted,
    notation::parse_choice,
    setup::Setup,
    vocabulary::{Phase, Power},
};

/// A value and the text it stands in.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    text: &'a str,
    value: &'a Spanned<DeValue<'a>>,
}

/// A key with its value.
pub(super) struct Item<'a> {
    pub key: &'a str,
    pub value: Value<'a>,
}

impl<'a> Value<'a> {
    pub fn line(self) -> usize {
        line_at(self.text, self.value.span().start)
    }

    pub fn wrong(self, reason: impl ToString) -> Malformed {
        Malformed { line: self.line(), reason: reason.to_string() }
    }

    pub fn string(self) -> Result<&'a str, Malformed> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => Err(self.wrong("a string in quotes must stand here")),
        }
    }

    /// A word of the game's vocabulary.
    pub fn word<T: std::str::FromStr<Err: std::fmt::Display>>(self) -> Result<T, Malformed> {
        self.string()?.parse().map_err(|unknown| self.wrong(unknown))
    }

    pub fn number(self, most: u8) -> Result<u8, Malformed> {
        let number = match self.value.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        number
            .and_then(|number| u8::try_from(number).ok())
            .filter(|number| *number <= most)
            .ok_or_else(|| self.wrong(format!("a whole number from 0 to {most} must stand here")))
    }

    pub fn truth(self) -> Result<bool, Malformed> {
        match self.value.get_ref() {
            DeValue::Boolean(truth) => Ok(*truth),
            _ => Err(self.wrong("true or false must stand here")),
        }
    }

    pub fn list(self) -> Result<Vec<Value<'a>>, Malformed> {
        match self.value.get_ref() {
            DeValue::Array(values) => {
                Ok(values.iter().map(|value| Value { text: self.text, value }).collect())
            }
            _ => Err(self.wrong("a list in square brackets must stand here")),
        }
    }

    pub fn table(self) -> Result<Vec<Item<'a>>, Malformed> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(items(self.text, table)),
            _ => Err(self.wrong("a table must stand here")),
        }
    }
}

impl Item<'_> {
    pub fn unknown_key(&self, known: &str) -> Malformed {
        self.value.wrong(format!("\"{}\" is no key here: use {known}", self.key))
    }

    /// The key as a word of the game's vocabulary.
    pub fn key_word<T: std::str::FromStr<Err: std::fmt::Display>>(&self) -> Result<T, Malformed> {
        self.key.parse().map_err(|unknown| self.value.wrong(unknown))
    }
}

fn items<'a>(text: &'a str, table: &'a DeTable<'a>) -> Vec<Item<'a>> {
    let item = |(key, value): (&'a Spanned<Cow<'a, str>>, &'a Spanned<DeValue<'a>>)| Item {
        key: key.get_ref(),
        value: Value { text, value },
    };
    table.iter().map(item).collect()
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count()
}

/// The keys at the top that say what the rest is read against.
struct Head<'a> {
    title: Option<&'a str>,
    source: &'a str,
    setup: Setup,
    start: Phase,
    round: u8,
    until: Option<Phase>,
}

const TOP_KEYS: &str = "title, source, bot, powers, cards, old_world, start, round, dice, draws, \
                        play, until, region, power, track, expect";

pub(super) fn scenario(text: &str) -> Result<Scenario, Malformed> {
    let table = DeTable::parse(text).map_err(|error| Malformed {
        line: line_at(text, error.span().map_or(0, |span| span.start)),
        reason: error.message().to_owned(),
    })?;
    let items = items(text, table.get_ref());
    let head = head(&items)?;
    let Some(title) = head.title else {
        return Err(Malformed { line: 1, reason: "the title is missing".to_owned() });
    };
    let (mut chance, mut play, mut expectations) = (Scripted::new(), Vec::new(), Vec::new());
    let mut bot = None;
    let mut position = arrange::Arrangement::new(head.setup, head.start, head.round);
    for item in &items {
        match item.key {
            "title" | "source" | "powers" | "cards" | "old_world" | "start" | "round" | "until" => {
            }
            "dice" => {
                for die in item.value.list()? {
                    match die.number(6)? {
                        0 => return Err(die.wrong("a die shows 1 to 6")),
                        number => chance.dice.push_back(number),
                    }
                }
            }
            "draws" => read_draws(item.value, head.setup, &mut chance)?,
            "bot" => bot = Some((item.value.string()?.to_owned(), item.value.line())),
            "play" => play = lines(item.value, head.setup.cards())?,
            "region" => position.regions(item.value)?,
            "power" => position.powers(item.value)?,
            "track" => position.track(item.value)?,
            "expect" => expectations = expect::read(item.value, head.setup)?,
            _ => return Err(item.unknown_key(TOP_KEYS)),
        }
    }
    Ok(Scenario {
        title: title.to_owned(),
        source: head.source.to_owned(),
        position: position.finish()?,
        chance,
        play,
        until: head.until,
        judgement: judgement::read(bot, &expectations)?,
        expectations,
    })
}

fn head<'a>(items: &[Item<'a>]) -> Result<Head<'a>, Malformed> {
    let (mut title, mut source, mut until) = (None, "", None);
    let (mut start, mut round) = (Phase::Summoning, 1);
    let mut powers: Vec<Power> = Power::BASE.into_iter().collect();
    let (mut cards, mut old_world, mut about) = (CardSet::Base, OldWorldSet::Base, None);
    for Item { key, value } in items {
        match *key {
            "title" => title = Some(value.string()?),
            "source" => source = value.string()?,
            "powers" => {
                about = Some(*value);
                powers = value.list()?.into_iter().map(Value::word).collect::<Result<_, _>>()?;
            }
            "cards" => {
                about = about.or(Some(*value));
                cards = value.word()?;
            }
            "old_world" => {
                about = about.or(Some(*value));
                old_world = value.word()?;
            }
            "start" => start = value.word()?,
            "round" => match value.number(99)? {
                0 => return Err(value.wrong("rounds are counted from 1")),
                number => round = number,
            },
            "until" if value.string()? == "next-round" => until = Some(Phase::OldWorld),
            "until" => until = Some(value.word()?),
            _ => {}
        }
    }
    let setup = Setup::new(&powers, cards, old_world).map_err(|wrong| Malformed {
        line: about.map_or(1, Value::line),
        reason: wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
    })?;
    Ok(Head { title, source, setup, start, round, until })
}

fn read_draws(value: Value<'_>, setup: Setup, chance: &mut Scripted) -> Result<(), Malformed> {
    for item in value.table()? {
        for card in item.value.list()? {
            if item.key == "old-world" {
                chance.old_world.push_back(old_world_card(card, setup)?.place());
            } else {
                let power: Power = item.key_word()?;
                let drawn = card_of(card, power, setup)?;
                chance.chaos[power].push_back(drawn.place());
            }
        }
    }
    Ok(())
}

/// An Old World card of this table.
pub(super) fn old_world_card(value: Value<'_>, setup: Setup) -> Result<OldWorldCard, Malformed> {
    OldWorldCard::named(value.string()?, setup).map_err(|unknown| value.wrong(unknown))
}

/// A Chaos card that this Power has at this table.
pub(super) fn card_of(value: Value<'_>, power: Power, setup: Setup) -> Result<Card, Malformed> {
    let card: Card = value.word()?;
    check_owner(value, card, power, setup)?;
    Ok(card)
}

pub(super) fn check_owner(
    value: Value<'_>,
    card: Card,
    power: Power,
    setup: Setup,
) -> Result<(), Malformed> {
    if !setup.powers().has(power) {
        return Err(value.wrong(format!("{power} is not at the table")));
    }
    if card.power() != power || card.set() != setup.set_of(power) {
        return Err(value.wrong(format!("{card} is not in {power}'s deck")));
    }
    Ok(())
}

/// Lines of the notation.
pub(super) fn lines(value: Value<'_>, cards: CardSet) -> Result<Vec<Line>, Malformed> {
    let line = |value: Value<'_>| {
        let text = value.string()?;
        let (power, choice) =
            parse_choice(text, cards).map_err(|error| value.wrong(format!("{text}: {error}")))?;
        Ok(Line { number: value.line(), text: text.to_owned(), power, choice })
    };
    value.list()?.into_iter().map(line).collect()
}
