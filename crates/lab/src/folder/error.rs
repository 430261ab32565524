//! Why a run cannot be kept in a folder, as data.

use std::{fmt, io};

use super::{Difference, GAMES, RUN};
use crate::games_file::ReadError;

/// Why a run cannot be kept in a folder.
#[derive(Debug)]
pub enum FolderError {
    /// The folder or a file in it cannot be read or written.
    Unusable(io::Error),
    /// Someone else is playing in it.
    InUse,
    /// It holds games, but what they are games of is missing or malformed.
    UnknownRun,
    /// Another run was begun there.
    OtherRun(Vec<Difference>),
    /// Its games cannot be read.
    Games(ReadError),
    /// A game that is there twice, or that this run would not have played.
    ForeignGame(u32),
}

impl From<io::Error> for FolderError {
    fn from(error: io::Error) -> Self {
        Self::Unusable(error)
    }
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unusable(error) => error.fmt(f),
            Self::InUse => f.write_str("another run is being played in this folder"),
            Self::UnknownRun => write!(f, "{RUN} does not tell what {GAMES} holds"),
            Self::OtherRun(differences) => write!(f, "another run: {differences:?}"),
            Self::Games(error) => write!(f, "{GAMES}, {error}"),
            Self::ForeignGame(game) => write!(f, "{GAMES}: game {game} is none of this run"),
        }
    }
}

impl std::error::Error for FolderError {}
