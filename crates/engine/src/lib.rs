//! The rules.
#![warn(missing_docs)]

pub mod bag;
mod board;
mod cards;
pub mod chance;
mod changes;
mod decision;
pub mod dial;
mod event;
mod figure;
mod flow;
mod frame;
mod game;
pub mod notation;
pub mod permissions;
mod phase;
mod phases;
mod picks;
mod play;
mod power;
mod provenance;
pub mod queries;
mod refused;
mod region;
pub mod scenario;
mod setup;
mod token;
mod view;
mod vocabulary;
mod wounds;

pub use board::{Board, EndedBy, Outcome, PowerSheet, Space};
pub use cards::{
    Ability, Action, Card, CardSet, ChaosCard, Effect, OldWorldCard, OldWorldInfo, OldWorldSet,
    Step, TrackEffect, Upgrade, UpgradeCard, Where,
};
pub use chance::{Chance, Seeded};
pub use decision::{Cause, Choice, Decision, MOST_OPTIONS, Next, Options, Question, Target, Thing};
pub use event::{Event, Reason};
pub use figure::{
    ByClass, Class, ClassSet, Figure, FigureSet, Group, Kind, Mark, Marks, Statistics,
};
pub use game::Game;
pub use phase::Phase;
pub use power::{ByPower, Power, PowerSet};
pub use provenance::Provenance;
pub use refused::Refused;
pub use region::{ByRegion, Region, RegionSet};
pub use setup::{Setup, SetupError};
pub use token::{ByToken, Token, TokenSet};
pub use view::{View, Witness};
pub use vocabulary::Unknown;
