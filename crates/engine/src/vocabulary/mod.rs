//! The words of the game, with what is printed on board, sheets and dials.

pub mod dial;
mod figure;
mod kit;
mod phase;
mod power;
pub mod printed;
mod provenance;
mod region;
mod token;

pub use figure::{
    ByClass, Class, ClassSet, Figure, FigureSet, Group, Kind, Mark, Marks, Statistics,
};
pub use kit::{Unknown, Word, Words};
pub use phase::Phase;
pub use power::{ByPower, Power, PowerSet};
pub use provenance::Provenance;
pub use region::{ByRegion, Region, RegionSet, ruiner_points};
pub use token::{ByToken, Token, TokenSet, starting_tokens};

pub(crate) use kit::{vocabulary, word_map, word_set};
