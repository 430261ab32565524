//! The rules of the game as a library: set-up, decisions, events, views, notation and scenarios.
//!
//! It does no input or output, has no clock, no threads and no randomness of its own, and knows no
//! words in any language but the ids of the notation.
//!
//! # Play
//!
//! A [`Game`] always stands at a decision or is over. Chance comes from outside.
//!
//! ```
//! use ruinous_engine::{Game, Next, Power::*, Seeded, Setup};
//!
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch, Slaanesh]).unwrap();
//! let mut chance = Seeded::new(7);
//! let mut game = Game::new(setup, &mut chance, None);
//! while let Next::Ask(decision) = game.next() {
//!     let options = game.options();           // all of them, each once
//!     let choice = options[options.len() / 2];
//!     game.choose(decision.power, choice, &mut chance, None).unwrap();
//! }
//! assert!(game.board().outcome().is_some());
//! ```
//!
//! # Listen
//!
//! What happens comes as [`Event`]s: data, never sentences. Each viewer is told its share.
//!
//! ```
//! use ruinous_engine::{Event, Game, Power::*, Seeded, Setup};
//!
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch]).unwrap();
//! let mut events = Vec::new();
//! let game = Game::new(setup, &mut Seeded::new(7), Some(&mut events));
//! let told = |viewer| events.iter().map(move |event| event.as_seen_by(viewer));
//! let cards_known = |viewer| {
//!     told(viewer).filter(|event| matches!(event, Event::Drew { card: Some(_), .. })).count()
//! };
//! assert_eq!(cards_known(Some(Khorne)), 5);   // a hand of three, and two in the draw phase
//! assert_eq!(cards_known(None), 0);           // a spectator sees none
//!
//! let view = game.view(Some(Khorne));
//! assert_eq!(view.hand().map(|(_, copies)| copies).sum::<u8>(), 5);
//! assert_eq!(view.sample(1).view(Some(Khorne)), view);   // a world Khorne cannot tell from this
//! ```
//!
//! # Ask
//!
//! A refusal is data and says why; nothing has changed. Numbers are in [`queries`].
//!
//! ```
//! use ruinous_engine::{Game, Power::*, Refused, Region, Seeded, Setup, notation, queries};
//!
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch]).unwrap();
//! let mut chance = Seeded::new(7);
//! let mut game = Game::new(setup, &mut chance, None);
//! let (power, choice) = notation::parse_choice("slaanesh pass", setup.cards()).unwrap();
//! let refused = game.choose(power, choice, &mut chance, None).unwrap_err();
//! assert!(matches!(refused, Refused::NotYourDecision { .. }));
//! assert_eq!(queries::conquest_value(game.board(), Region::Empire) >= 5, true);
//! ```
#![warn(missing_docs)]

mod board;
mod cards;
pub mod chance;
mod decisions;
mod game;
pub mod learning;
pub mod notation;
mod outlook;
mod play;
mod preview;
mod random;
mod rules;
pub mod scenario;
mod seeded;
mod setup;
mod view;
mod vocabulary;

pub use board::{
    Board, Change, EndedBy, Event, Outcome, Placed, PowerSheet, Reason, Shows, Space, Wounds, bag,
};
pub use cards::{
    Ability, Action, Card, CardSet, ChaosCard, Condition, Effect, Gathering, Limit, OldWorldCard,
    OldWorldInfo, OldWorldSet, Reach, Replacement, Sources, Step, TrackEffect, Upgrade,
    UpgradeCard, Where, Whose,
};
pub use chance::Chance;
pub use decisions::{
    Cause, Choice, Decision, Expected, MOST_OPTIONS, Manner, Moving, Next, Options, Question,
    Refused, Target, Thing,
};
pub use game::Game;
pub use outlook::InSight;
pub use preview::{Preview, Stop};
pub use random::Random;
pub use rules::{odds, permissions, queries};
pub use seeded::{Numbers, Seeded};
pub use setup::{Setup, SetupError};
pub use view::{View, Witness};
pub use vocabulary::{
    ByClass, ByPower, ByRegion, ByToken, Class, ClassSet, Figure, FigureSet, Group, Kind, Mark,
    Marks, Phase, Power, PowerSet, Provenance, Region, RegionSet, Statistics, Token, TokenSet,
    Unknown, dial, printed, ruiner_points,
};
