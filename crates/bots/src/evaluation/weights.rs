//! How much each term counts, for each Power; read from a file of weights.

use std::{fmt, sync::LazyLock};

use ruinous_engine::{ByPower, Power};

use super::{Term, Terms};

/// The weights for looking one decision ahead, as `ruinous tune` wrote them.
static LOOKING: LazyLock<Weights> = LazyLock::new(|| {
    include_str!("../../weights.toml").parse().expect("a test reads the shipped weights")
});

/// The weights of the Daemon's judgement, which counts for half in small decisions and by which reasons are told.
static JUDGEMENT: LazyLock<Weights> = LazyLock::new(|| {
    include_str!("../../judgement.toml").parse().expect("a test reads the shipped weights")
});

/// The same for the first Daemon, as `ruinous fit` wrote them.
static VALUE: LazyLock<Weights> = LazyLock::new(|| {
    include_str!("../../value.toml").parse().expect("a test reads the shipped weights")
});

/// A weight for each term and Power, once as the Power sees itself and once as its rivals see it, and the Old World's
/// clock.
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

    /// The shipped weights of the Daemon's judgement.
    pub fn for_judgement() -> Self {
        *JUDGEMENT
    }

    /// Those that know best who wins among Warriors, with which the first Daemon judges.
    pub fn for_value() -> Self {
        *VALUE
    }

    /// What a Power's terms weigh, as one sees it.
    #[inline]
    pub fn weigh(&self, power: Power, seen_by: Power, terms: &Terms) -> f32 {
        terms.weighted(self.of(power, seen_by))
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

    /// Where a number of a file belongs.
    fn place_of(&mut self, table: &str, key: &str) -> Result<&mut f32, WeightsError> {
        let unknown = |key| WeightsError::Unknown { table: table.to_owned(), key };
        let no_such_weight = || unknown(Some(key.to_owned()));
        let own = Power::ALL.into_iter().find(|power| power.id() == table);
        let rival = Power::ALL.into_iter().find(|power| as_rival(*power) == table);
        let terms = match (own, rival, key) {
            (Some(own), ..) => &mut self.own[own],
            (_, Some(rival), _) => &mut self.rival[rival],
            (.., CLOCK_OUT) if table == OLD_WORLD => return Ok(&mut self.clock_out),
            (.., CLOCK_CARD) if table == OLD_WORLD => return Ok(&mut self.clock_card),
            _ if table == OLD_WORLD => return Err(no_such_weight()),
            _ => return Err(unknown(None)),
        };
        let term = Term::ALL.into_iter().find(|term| term.id() == key);
        Ok(&mut terms.0[term.ok_or_else(no_such_weight)? as usize])
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
    /// Where a number must stand there is none.
    NoNumber {
        /// In which table.
        table: String,
        /// Under which key.
        key: String,
    },
    /// A name that no table or weight has.
    Unknown {
        /// In which table.
        table: String,
        /// The name, unless it is the table's.
        key: Option<String>,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotToml(why) => write!(f, "the weights are not written as TOML: {why}"),
            Self::NoNumber { table, key } => {
                write!(f, "the weights lack a number for \"{key}\" in [{table}]")
            }
            Self::Unknown { table, key: Some(key) } => {
                write!(f, "there is no weight \"{key}\" in [{table}]")
            }
            Self::Unknown { table, key: None } => write!(f, "there are no weights of [{table}]"),
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

/// The table of the Old World's clock, and its weights.
const OLD_WORLD: &str = "old-world";
const CLOCK_OUT: &str = "clock-out";
const CLOCK_CARD: &str = "clock-card";

impl std::str::FromStr for Weights {
    type Err = WeightsError;

    /// What the file does not have counts as nothing, so that a new term can be tuned from old
    /// weights. What it has must be known, lest a slip of the pen be taken for nothing.
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut weights = Self::NONE;
        for (table, values) in &read_toml(text)? {
            let no_table = || WeightsError::Unknown { table: table.clone(), key: None };
            for (key, value) in values.as_table().ok_or_else(no_table)? {
                let (table, key) = (table.clone(), key.clone());
                let place = weights.place_of(&table, &key)?;
                *place = read_number(value).ok_or(WeightsError::NoNumber { table, key })?;
            }
        }
        Ok(weights)
    }
}

impl fmt::Display for Weights {
    /// The weights as they are read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[{OLD_WORLD}]")?;
        writeln!(f, "{CLOCK_OUT} = {:.4}", self.clock_out)?;
        writeln!(f, "{CLOCK_CARD} = {:.4}", self.clock_card)?;
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
        for weights in [Weights::for_looking(), Weights::for_value(), Weights::for_judgement()] {
            assert_eq!(weights.to_string().parse(), Ok(weights));
        }
    }

    #[test]
    fn the_shipped_weights_have_a_number_for_every_term() {
        let whole = Weights::NONE.to_string();
        let numbers = |text: &str| text.lines().filter(|line| line.contains(" = ")).count();
        for file in [
            include_str!("../../weights.toml"),
            include_str!("../../value.toml"),
            include_str!("../../judgement.toml"),
        ] {
            // Names that are unknown are refused, so as many as there are terms are all of them.
            assert_eq!(numbers(file), numbers(&whole));
        }
    }

    #[test]
    fn the_judgement_takes_nothing_good_for_bad() {
        let weights = Weights::for_judgement();
        let sides =
            Power::ALL.map(|power| [(power, weights.own[power]), (power, weights.rival[power])]);
        for (power, of) in sides.into_iter().flatten() {
            for term in Term::ALL {
                let weight = match term {
                    // Only figures that may die are bad to have.
                    Term::FiguresThreatened => -of.get(term),
                    // Where a round has led the next begins, and all have their points: those above six count in both.
                    Term::PowerLeft => of.get(term) + of.get(Term::MorePower),
                    // Left as it was fitted, whatever its sign: without it two positions of the book are misjudged.
                    Term::Openings if power == Power::Khorne => 0.0,
                    _ => of.get(term),
                };
                assert!(weight >= 0.0, "{power} {}: {}", term.id(), of.get(term));
            }
        }
    }

    #[test]
    fn what_the_file_does_not_have_counts_as_nothing() {
        let mut weights = Weights::for_looking();
        let whole = weights.to_string();
        let with_it = |line: &&str| !line.starts_with("near-fifty");
        let without: String =
            whole.lines().filter(with_it).map(|line| format!("{line}\n")).collect();
        for power in Power::ALL {
            weights.own[power].set(Term::NearFifty, 0.0);
            weights.rival[power].set(Term::NearFifty, 0.0);
        }
        assert_eq!(without.parse(), Ok(weights));
        assert_eq!("".parse(), Ok(Weights::NONE));
    }

    #[test]
    fn what_is_unknown_or_no_number_is_named() {
        let whole = Weights::for_looking().to_string();
        let told = |from, to| {
            let changed = whole.replacen(from, to, 1);
            changed.parse::<Weights>().unwrap_err().to_string()
        };
        assert_eq!(
            told("near-fifty", "near-sixty"),
            "there is no weight \"near-sixty\" in [khorne]"
        );
        assert_eq!(told("[khorne]", "[corn]"), "there are no weights of [corn]");
        assert_eq!(told("[old-world]", "corn = 1\n[old-world]"), "there are no weights of [corn]");
        let lacks = "the weights lack a number for \"clock-out\" in [old-world]";
        assert_eq!(told("clock-out = ", "clock-out = 'now' # "), lacks);
        assert!(matches!("[".parse::<Weights>(), Err(WeightsError::NotToml(_))));
    }
}
