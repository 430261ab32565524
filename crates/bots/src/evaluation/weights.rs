//! How much each term counts, for each Power; read from a file of weights.

use std::{fmt, sync::LazyLock};

use ruinous_engine::{ByPower, Power};

use super::{Term, Terms};

/// The weights for looking one decision ahead, as `ruinous tune` wrote them.
static LOOKING: LazyLock<Weights> = LazyLock::new(|| {
    include_str!("../../weights.toml").parse().expect("a test reads the shipped weights")
});

/// The weights for judging where a round has led, as `ruinous fit` wrote them.
static JUDGING: LazyLock<Weights> = LazyLock::new(|| {
    include_str!("../../judgement.toml").parse().expect("a test reads the shipped weights")
});

/// A weight for each term and Power, once as the Power sees itself and once as its rivals see it, and
/// the Old World's clock.
///
/// The two differ: what a Power had better strive for is not always what the others had better
/// prevent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    own: ByPower<Terms>,
    rival: ByPower<Terms>,
    /// What the Old World's hope weighs when its deck is empty, and less for each card left.
    pub clock_out: f32,
    /// By how much less.
    pub clock_card: f32,
}

impl Weights {
    /// No weight on anything.
    pub const NONE: Self = Self {
        own: ByPower([Terms::NONE; Power::ALL.len()]),
        rival: ByPower([Terms::NONE; Power::ALL.len()]),
        clock_out: 0.0,
        clock_card: 0.0,
    };

    /// The shipped weights for looking one decision ahead: those with which a Warrior wins most.
    pub fn for_looking() -> Self {
        *LOOKING
    }

    /// The shipped weights for judging where a round has led: those that know best who wins.
    pub fn for_judging() -> Self {
        *JUDGING
    }

    /// The weights for a Power as one sees it: itself, or a rival.
    #[inline]
    pub fn of(&self, power: Power, seen_by: Power) -> &Terms {
        if power == seen_by { &self.own[power] } else { &self.rival[power] }
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, power: Power, seen_by: Power) -> &mut Terms {
        if power == seen_by { &mut self.own[power] } else { &mut self.rival[power] }
    }

    /// The tables of a file: each Power as it sees itself, and as its rivals see it.
    fn tables(&self) -> impl Iterator<Item = (String, &Terms)> {
        let own = Power::ALL.into_iter().map(|power| (power.to_string(), &self.own[power]));
        let rival = Power::ALL.into_iter().map(|power| (as_rival(power), &self.rival[power]));
        own.chain(rival)
    }

    /// What the Old World's hope weighs with so many cards left in its deck.
    #[inline]
    pub fn clock(&self, cards: u8) -> f32 {
        self.clock_out - self.clock_card * f32::from(cards)
    }
}

fn as_rival(power: Power) -> String {
    format!("{power}-as-rival")
}

/// Why a text is no file of weights.
#[derive(Clone, PartialEq, Debug)]
pub enum WeightsError {
    /// It is not TOML.
    NotToml(String),
    /// A weight is missing or not a number.
    NoNumber {
        /// In which table.
        table: String,
        /// Under which key.
        key: String,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotToml(why) => write!(f, "the weights are not written as TOML: {why}"),
            Self::NoNumber { table, key } => {
                write!(f, "the weights lack a number for \"{key}\" in [{table}]")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

pub(crate) fn read_toml(text: &str) -> Result<toml::Table, WeightsError> {
    text.parse().map_err(|error: toml::de::Error| WeightsError::NotToml(error.to_string()))
}

/// A number, with a point or without.
pub(crate) fn read_number(value: &toml::Value) -> Option<f32> {
    let number = value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64));
    number.map(|number| number as f32)
}

impl std::str::FromStr for Weights {
    type Err = WeightsError;
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let file = read_toml(text)?;
        let number = |table: &str, key: &str| {
            let value = file.get(table).and_then(|table| table.get(key));
            value.and_then(read_number).ok_or_else(|| WeightsError::NoNumber {
                table: table.to_owned(),
                key: key.to_owned(),
            })
        };
        let mut weights = Self {
            clock_out: number("old-world", "clock-out")?,
            clock_card: number("old-world", "clock-card")?,
            ..Self::NONE
        };
        for power in Power::ALL {
            for term in Term::ALL {
                weights.own[power].0[term as usize] = number(power.id(), term.id())?;
                weights.rival[power].0[term as usize] = number(&as_rival(power), term.id())?;
            }
        }
        Ok(weights)
    }
}

impl fmt::Display for Weights {
    /// The weights as they are read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[old-world]")?;
        writeln!(f, "clock-out = {:.4}", self.clock_out)?;
        writeln!(f, "clock-card = {:.4}", self.clock_card)?;
        for (table, weights) in self.tables() {
            writeln!(f, "\n[{table}]")?;
            for term in Term::ALL {
                writeln!(f, "{} = {:.4}", term.id(), weights.get(term))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_weights_are_read_and_written_alike() {
        for weights in [Weights::for_looking(), Weights::for_judging()] {
            assert_eq!(weights.to_string().parse(), Ok(weights));
        }
    }

    #[test]
    fn a_missing_weight_is_named() {
        let text = Weights::for_looking().to_string().replace("near-fifty", "near-sixty");
        let error = text.parse::<Weights>().unwrap_err();
        assert_eq!(error.to_string(), "the weights lack a number for \"near-fifty\" in [khorne]");
        assert!(matches!("[".parse::<Weights>(), Err(WeightsError::NotToml(_))));
    }
}
