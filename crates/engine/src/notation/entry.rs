//! One line of a record or a journal, in both directions.

use super::{choice_line, parse_choice};
use crate::{
    cards::{Card, OldWorldCard},
    chance::{Deck, Happening},
    decisions::Choice,
    setup::Setup,
    vocabulary::{Power, Token, Unknown},
};

/// One line of a record after the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A Power chose.
    Choice(Power, Choice),
    /// The rules chose for a Power that had a single option. Should the rules one day leave it
    /// another, this is still what was done.
    Forced(Power, Choice),
    /// Chance decided.
    Chance(Happening),
}

const FORCED: &str = "forced ";

impl Entry {
    /// The line of a record or journal.
    pub fn line(&self, setup: Setup) -> String {
        match self {
            Entry::Choice(power, choice) => choice_line(*power, *choice),
            Entry::Forced(power, choice) => format!("{FORCED}{}", choice_line(*power, *choice)),
            Entry::Chance(Happening::Dice(dice)) => {
                dice.iter().fold("dice".to_owned(), |line, die| format!("{line} {die}"))
            }
            Entry::Chance(Happening::Draw(Deck::Hand(power), place)) => {
                format!("lose {power} {}", Deck::Hand(*power).name_of(*place, setup))
            }
            Entry::Chance(Happening::Draw(deck, place)) => {
                format!("draw {} {}", deck_word(*deck), deck.name_of(*place, setup))
            }
        }
    }

    /// Reads a line of a record or journal, or says what is wrong with it.
    pub fn read(line: &str, setup: Setup) -> Result<Self, String> {
        let chosen =
            |line: &str| parse_choice(line, setup.cards()).map_err(|error| error.to_string());
        if let Some(forced) = line.trim_start().strip_prefix(FORCED) {
            return chosen(forced).map(|(power, choice)| Entry::Forced(power, choice));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["dice", ref dice @ ..] if !dice.is_empty() => {
                let die = |word: &&str| {
                    word.parse()
                        .ok()
                        .filter(|die| (1..=6).contains(die))
                        .ok_or(format!("a die shows 1 to 6, not \"{word}\""))
                };
                let dice = dice.iter().map(die).collect::<Result<_, _>>()?;
                Ok(Entry::Chance(Happening::Dice(dice)))
            }
            ["draw", deck, what] => read_draw(deck, what, setup).map(Entry::Chance),
            ["lose", power, what] => match read_draw(power, what, setup)? {
                Happening::Draw(Deck::Chaos(power), place) => {
                    Ok(Entry::Chance(Happening::Draw(Deck::Hand(power), place)))
                }
                _ => Err(format!("\"{power}\" is no Power that could lose a card")),
            },
            ["dice" | "draw" | "lose", ..] => {
                Err(format!("\"{line}\" is not like \"dice 4 6\" or \"draw khorne battle-cry\""))
            }
            _ => chosen(line).map(|(power, choice)| Entry::Choice(power, choice)),
        }
    }
}

/// A deck as it is called in a record.
pub(super) fn deck_word(deck: Deck) -> &'static str {
    match deck {
        Deck::Chaos(power) => power.id(),
        Deck::OldWorld => "old-world",
        Deck::Tokens => "token",
        Deck::Powers => "power",
        Deck::Hand(_) => "hand",
    }
}

fn read_draw(deck: &str, what: &str, setup: Setup) -> Result<Happening, String> {
    let text = |error: Unknown| error.to_string();
    Ok(match deck {
        "old-world" => {
            Happening::Draw(Deck::OldWorld, OldWorldCard::named(what, setup).map_err(text)?.place())
        }
        "token" => Happening::Draw(Deck::Tokens, what.parse::<Token>().map_err(text)? as u8),
        power => {
            let power: Power = power.parse().map_err(text)?;
            let card: Card = what.parse().map_err(text)?;
            if card.power() != power || card.set() != setup.set_of(power) {
                return Err(format!("{card} is not in {power}'s deck"));
            }
            Happening::Draw(Deck::Chaos(power), card.place())
        }
    })
}
