//! Opponents. A bot sees a [`View`](ruinous_engine::View) and its options, never a game, so it cannot
//! know more than a person in its seat.
//!
//! ```
//! use ruinous_bots::{Bot, Cultist};
//! use ruinous_engine::{Game, Next, Power::*, Seeded, Setup};
//!
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch]).unwrap();
//! let mut chance = Seeded::new(7);
//! let mut game = Game::new(setup, &mut chance, None);
//! let mut bot = Cultist::new(1);
//! while let Next::Ask(decision) = game.next() {
//!     let view = game.view(Some(decision.power));
//!     let decided = bot.choose(&view, &view.options());
//!     game.choose(decision.power, decided.choice, &mut chance, None).unwrap();
//! }
//! ```
#![warn(missing_docs)]

mod apprentice;
mod bot;
mod cultist;
mod daemon;
pub mod evaluation;
mod level;
pub mod network;
mod numbers;
mod opponent;
pub mod policy;
pub mod search;
mod stalling;
mod usefulness;
pub mod value;
mod warrior;

pub use apprentice::{Apprentice, Likely};
pub use bot::{Bot, Considered, Decided, Ground, Reason};
pub use cultist::Cultist;
pub use daemon::{Daemon, Networks};
pub use level::{Budget, Level, UnknownLevel};
pub use opponent::{Opponent, UnknownOpponent};
pub use stalling::changes_nothing;
pub use warrior::Warrior;
