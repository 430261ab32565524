//! The opponents that a person can choose to play against.

use std::{fmt, num::NonZeroUsize, thread};

use ruinous_bots::{Bot, Budget, Daemon, Decided, Ground, Level, Reason};
use ruinous_engine::{ByPower, Options, Power, Random, Setup, View};

use crate::{
    agreement::{Seats, unknown_bot},
    text::Text,
};

/// Someone to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Takes any option, each as likely as the others.
    Random,
    /// Plays as well as this.
    Level(Level),
}

impl Opponent {
    const NAMES: [&'static str; 4] = ["random", "cultist", "warrior", "daemon"];

    /// Who sits where nobody else is asked for.
    const USUAL: Self = Self::Level(Level::Warrior);

    fn read(text: &Text, word: &str) -> Result<Self, String> {
        match &*word.trim().to_lowercase() {
            "random" => Ok(Self::Random),
            word => Level::read(word, Budget::AT_A_TABLE)
                .map(Self::Level)
                .map_err(|_| unknown_bot(text, word, &Self::NAMES)),
        }
    }

    /// Who plays each Power of a table that the player does not take.
    pub fn at_table(text: &Text, words: &str, setup: Setup) -> Result<ByPower<Self>, String> {
        let seats = match Seats::read(text, words, |word| Self::read(text, word))? {
            Seats::Everyone(opponent) => return Ok(ByPower::new_with(|_| opponent)),
            Seats::Each(seats) => seats,
        };
        let mut opponents = ByPower::new_with(|_| Self::USUAL);
        for (power, opponent) in seats {
            if !setup.powers().has(power) {
                let line = text.line("setup-no-such-seat").name("power", power);
                return Err(line.word("powers", text.powers(setup.powers())).say());
            }
            opponents[power] = opponent;
        }
        Ok(opponents)
    }

    /// Who plays each Power where some seats have names already.
    pub fn in_seats<'s>(
        text: &Text,
        seats: impl Iterator<Item = (Power, &'s str)>,
    ) -> Result<ByPower<Self>, String> {
        let mut opponents = ByPower::new_with(|_| Self::USUAL);
        for (power, name) in seats {
            opponents[power] = Self::read(text, name)?;
        }
        Ok(opponents)
    }

    /// The opponent, who makes the same choices again for the same seed unless it plays by the clock.
    pub fn bot(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(AnyOption(Random::new(seed))),
            // At a table nobody else needs the machine.
            Self::Level(Level::Daemon(budget)) => {
                let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
                Box::new(Daemon::new(seed, budget).on_cores(cores))
            }
            Self::Level(level) => level.bot(seed),
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

struct AnyOption(Random);

impl Bot for AnyOption {
    fn choose(&mut self, _: &View, options: &Options) -> Decided {
        let chance = Reason { ground: Ground::Chance, weight: 1.0 / options.len() as f32 };
        let choice = options[self.0.below(options.len())];
        Decided { choice, reasons: vec![chance], considered: Vec::new() }
    }
}
