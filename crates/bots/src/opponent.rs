//! Everyone who can sit at a table where no person does, by the name that asks for him.

use std::{fmt, str::FromStr};

use ruinous_engine::{Options, Random, View};

use crate::{Bot, Budget, Decided, Ground, Level, Reason};

/// Someone to play against. Written as `random`, `cultist`, `warrior`, `daemon`, `daemon:200ms` or
/// `daemon:2000`, and `daemon-1` likewise; a Daemon without a budget gets [`Budget::AT_A_TABLE`].
///
/// ```
/// use ruinous_bots::Opponent;
/// let opponent: Opponent = "daemon:200ms".parse()?;
/// assert_eq!(opponent.to_string(), "daemon:200ms");
/// # Ok::<(), ruinous_bots::UnknownOpponent>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// Takes any option, each as likely as the others.
    Random,
    /// Plays as well as this.
    Level(Level),
}

impl Opponent {
    /// The names that people choose among, weakest first.
    pub const NAMES: [&'static str; 4] = ["random", "cultist", "warrior", "daemon"];

    /// Who sits where nobody else is asked for.
    pub const USUAL: Self = Self::Level(Level::Warrior);

    /// The opponent, who makes the same choices again for the same seed unless he plays by the clock.
    /// A Daemon thinks on so many cores.
    pub fn bot(self, seed: u64, cores: usize) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(AnyOption(Random::new(seed))),
            Self::Level(level) => level.bot_on_cores(seed, cores),
        }
    }

    /// How much he may think about one decision, if he searches.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Self::Random => None,
            Self::Level(level) => level.budget(),
        }
    }

    /// The same with another budget, if he searches.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        match self {
            Self::Random => self,
            Self::Level(level) => Self::Level(level.with_budget(budget)),
        }
    }
}

impl FromStr for Opponent {
    type Err = UnknownOpponent;
    fn from_str(text: &str) -> Result<Self, UnknownOpponent> {
        match &*text.trim().to_lowercase() {
            "random" => Ok(Self::Random),
            word => Level::read(word, Budget::AT_A_TABLE)
                .map(Self::Level)
                .map_err(|_| UnknownOpponent(text.trim().to_owned())),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

/// A word that names no opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownOpponent(pub String);

impl fmt::Display for UnknownOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no opponent {:?}: random, cultist, warrior, daemon, daemon:2000, daemon:500ms",
            self.0
        )
    }
}

impl std::error::Error for UnknownOpponent {}

struct AnyOption(Random);

impl Bot for AnyOption {
    fn choose(&mut self, _: &View, options: &Options) -> Decided {
        let chance = Reason { ground: Ground::Chance, weight: 1.0 / options.len() as f32 };
        let choice = options[self.0.below(options.len())];
        Decided { choice, reasons: vec![chance], considered: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_are_written_as_they_are_read() {
        for text in ["random", "cultist", "warrior", "daemon:2000", "daemon:200ms"] {
            assert_eq!(text.parse::<Opponent>().expect(text).to_string(), text);
        }
        for name in Opponent::NAMES {
            assert!(name.parse::<Opponent>().is_ok(), "{name}");
        }
        assert_eq!(" Warrior ".parse(), Ok(Opponent::USUAL));
        assert_eq!("daemon".parse(), Ok(Opponent::Level(Level::Daemon(Budget::AT_A_TABLE))));
    }

    #[test]
    fn a_word_that_names_nobody_is_answered_with_all_names() {
        for text in ["", "god", "random:2", "daemon:0", "daemon:0ms"] {
            let unknown = text.parse::<Opponent>().expect_err(text);
            assert_eq!(unknown, UnknownOpponent(text.to_owned()));
            for name in Opponent::NAMES {
                assert!(unknown.to_string().contains(name), "{unknown}");
            }
        }
    }
}
