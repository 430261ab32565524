//! Scenarios: a position, what the players choose from there, and what must be true afterwards.
//! One rule, settled end to end through the real engine.
//!
//! ```
//! use ruinous_engine::scenario::Scenario;
//! let scenario = Scenario::read(r#"
//!     title  = "Khorne alone fights the Peasants of the Border Princes"
//!     start  = "battle"
//!     dice   = [3, 4]
//!     until  = "corruption"
//!     [region.border-princes]
//!     figures = { khorne = "warrior" }
//!     tokens  = { peasant = 2 }
//!     [expect]
//!     "khorne.peasants" = 1
//! "#).unwrap();
//! assert_eq!(scenario.run(), Ok(()));
//! ```

mod arrange;
mod expect;
mod figures;
mod judgement;
mod read;
mod run;

use crate::{
    chance::{Chance, Scripted},
    decisions::Choice,
    game::Game,
    setup::Setup,
    vocabulary::{Phase, Power},
};

pub use expect::Failure;
pub use judgement::Judgement;

use expect::Expectation;

/// A scenario that was read and whose position can stand.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What is checked.
    pub title: String,
    /// The document it comes from.
    pub source: String,
    position: Game,
    chance: Scripted,
    play: Vec<Line>,
    until: Option<Phase>,
    expectations: Vec<Expectation>,
    judgement: Option<Judgement>,
}

/// A written choice and where it stands in the file.
#[derive(Clone, Debug)]
struct Line {
    number: usize,
    text: String,
    power: Power,
    choice: Choice,
}

/// Why a file is no scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Malformed {}

impl Scenario {
    /// Reads a scenario file.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        read::scenario(text)
    }

    /// What was agreed at its table.
    pub fn setup(&self) -> Setup {
        self.position.board().setup()
    }

    /// What it asks an opponent, if it asks one. Then [`Scenario::run`] says whether the question can be
    /// asked: whether somebody has to decide, and everything that is named is an option.
    pub fn judgement(&self) -> Option<&Judgement> {
        self.judgement.as_ref()
    }

    /// Plays it, and says everything that is not as expected.
    pub fn run(&self) -> Result<(), Vec<Failure>> {
        run::run(self)
    }

    /// The game from its position on, at the first decision, with luck that is not the scenario's. Nothing is played of it.
    pub fn begun(&self, chance: &mut impl Chance) -> Game {
        let mut game = self.position;
        game.run_until(None, None, chance, None);
        game
    }

    /// The game where the scenario ends, if it can be played that far.
    pub fn played(&self) -> Result<Game, Vec<Failure>> {
        run::play(self).map(|end| end.game)
    }
}
