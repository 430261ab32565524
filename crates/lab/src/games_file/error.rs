//! Why a file of games cannot be read, as data.

use std::{fmt, io};

/// Why a file of games cannot be read.
#[derive(Debug)]
pub enum ReadError {
    /// The file itself cannot be.
    Unreadable(io::Error),
    /// Something in it is not what it should be.
    Malformed {
        /// In which line, from 1.
        line: u64,
        /// In the column of this name; where there should be none, its number from 1.
        column: String,
        /// What stands there.
        found: String,
        /// What would be right.
        expected: Expected,
    },
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// What would be right in a place of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// In the first line, the name of the column.
    Name,
    /// A number.
    Number,
    /// A number for each round, separated by spaces, the last of them the final one.
    Rounds,
    /// One of the four ways in which a game ends.
    WayOfEnding,
    /// Powers at the table, separated by spaces.
    Powers,
    /// Regions with the round of their ruin: `empire@4 kislev@5`.
    Ruins,
    /// Ids of Old World cards, separated by spaces.
    OldWorldCards,
    /// The level of an opponent.
    Bot,
    /// Ids of the Power's Chaos cards, separated by spaces.
    Cards,
    /// Ids of the Power's upgrades, separated by spaces.
    Upgrades,
    /// The end of the line.
    End,
}

impl Expected {
    /// Everything that can be expected.
    pub const ALL: [Self; 11] = [
        Self::Name,
        Self::Number,
        Self::Rounds,
        Self::WayOfEnding,
        Self::Powers,
        Self::Ruins,
        Self::OldWorldCards,
        Self::Bot,
        Self::Cards,
        Self::Upgrades,
        Self::End,
    ];

    /// A name to look up words by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Number => "number",
            Self::Rounds => "rounds",
            Self::WayOfEnding => "way-of-ending",
            Self::Powers => "powers",
            Self::Ruins => "ruins",
            Self::OldWorldCards => "old-world-cards",
            Self::Bot => "bot",
            Self::Cards => "cards",
            Self::Upgrades => "upgrades",
            Self::End => "end",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Malformed { line, column, found, expected } => {
                let expected = expected.id();
                write!(f, "line {line}, column {column}: expected {expected}, found \"{found}\"")
            }
        }
    }
}

impl std::error::Error for ReadError {}
