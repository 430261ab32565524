//! The three opponents by name, as they are asked for at a table and in the laboratory.

use std::{fmt, str::FromStr, time::Duration};

use crate::{Bot, Cultist, Daemon, Warrior};

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Plays sensibly at random.
    Cultist,
    /// Looks one decision ahead.
    Warrior,
    /// Searches, for so long.
    Daemon(Budget),
    /// The Daemon of the first generation, which later ones are measured against.
    Daemon1(Budget),
}

/// How much a [`Daemon`] may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many tries, or as many more as it takes to try each candidate once in every halving. The same seed gives the
    /// same choice.
    Iterations(u32),
    /// So long, or less when the choice is clear. What is chosen depends on the machine.
    Time(Duration),
}

impl Budget {
    /// What a person is kept waiting at most.
    pub const AT_A_TABLE: Self = Self::Time(Duration::from_secs(1));
    /// What the laboratory gives, where games must come out the same again.
    pub const IN_THE_LAB: Self = Self::Iterations(2_000);
}

impl Level {
    /// The names that people choose among, weakest first.
    pub const NAMES: [&'static str; 3] = ["cultist", "warrior", "daemon"];

    /// Reads `cultist`, `warrior`, `daemon`, `daemon:2000` (iterations) or `daemon:500ms`, and `daemon-1`
    /// likewise. A Daemon without a budget gets the one given here.
    pub fn read(text: &str, otherwise: Budget) -> Result<Self, UnknownLevel> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let unknown = || UnknownLevel(text.to_owned());
        let searching = match (name, budget) {
            ("cultist", None) => return Ok(Self::Cultist),
            ("warrior", None) => return Ok(Self::Warrior),
            ("daemon", _) => Self::Daemon,
            ("daemon-1", _) => Self::Daemon1,
            _ => return Err(unknown()),
        };
        let budget = budget.map_or(Ok(otherwise), |budget| budget.parse().map_err(|_| unknown()));
        budget.map(searching)
    }

    /// How much it may think about one decision, if it searches.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Self::Cultist | Self::Warrior => None,
            Self::Daemon(budget) | Self::Daemon1(budget) => Some(budget),
        }
    }

    /// The same with another budget, if it searches.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        match self {
            Self::Cultist | Self::Warrior => self,
            Self::Daemon(_) => Self::Daemon(budget),
            Self::Daemon1(_) => Self::Daemon1(budget),
        }
    }

    /// An opponent of this level, who makes the same choices again for the same seed, as far as the
    /// budget allows it.
    pub fn bot(self, seed: u64) -> Box<dyn Bot + Send> {
        self.bot_on_cores(seed, 1)
    }

    /// The same, thinking on so many cores if it searches.
    pub fn bot_on_cores(self, seed: u64, cores: usize) -> Box<dyn Bot + Send> {
        match self {
            Self::Cultist => Box::new(Cultist::new(seed)),
            Self::Warrior => Box::new(Warrior::new(seed)),
            Self::Daemon(budget) => Box::new(Daemon::new(seed, budget).on_cores(cores)),
            Self::Daemon1(budget) => Box::new(Daemon::first(seed, budget).on_cores(cores)),
        }
    }

    /// Whether the same seed gives the same choices on any machine.
    pub fn is_reproducible(self) -> bool {
        !matches!(self.budget(), Some(Budget::Time(_)))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cultist => f.pad("cultist"),
            Self::Warrior => f.pad("warrior"),
            Self::Daemon(budget) => f.pad(&format!("daemon:{budget}")),
            Self::Daemon1(budget) => f.pad(&format!("daemon-1:{budget}")),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let unknown = || UnknownLevel(text.to_owned());
        let budget = match text.strip_suffix("ms") {
            Some(time) => time.parse().map(|ms| Self::Time(Duration::from_millis(ms))),
            None => text.parse().map(Self::Iterations),
        };
        match budget.map_err(|_| unknown())? {
            Self::Iterations(0) => Err(unknown()),
            Self::Time(time) if time.is_zero() => Err(unknown()),
            budget => Ok(budget),
        }
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = &self.0;
        write!(
            f,
            "there is no opponent \"{word}\": cultist, warrior, daemon, daemon:2000, daemon:500ms"
        )
    }
}

impl std::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_they_are_read() {
        for text in ["cultist", "warrior", "daemon:2000", "daemon:500ms", "daemon-1:300"] {
            let level = Level::read(text, Budget::IN_THE_LAB).expect(text);
            assert_eq!(level.to_string(), text);
        }
        let daemon = Level::read("daemon", Budget::AT_A_TABLE);
        assert_eq!(daemon, Ok(Level::Daemon(Budget::AT_A_TABLE)));
        assert!(!daemon.is_ok_and(Level::is_reproducible));
        let first = Level::read("daemon-1", Budget::IN_THE_LAB);
        assert_eq!(first, Ok(Level::Daemon1(Budget::IN_THE_LAB)));
        let wrong = ["", "god", "warrior:2", "daemon:", "daemon:0", "daemon:0ms", "daemon-2"];
        for text in wrong {
            assert!(Level::read(text, Budget::IN_THE_LAB).is_err(), "{text}");
        }
    }
}
