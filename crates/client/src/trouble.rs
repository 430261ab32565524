//! What can go wrong between a client and a server.

use std::{error::Error, fmt};

use serde_json::Value;

/// Why something did not work out.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The server has said no, and why. Nothing has changed.
    Refused {
        /// The status of the answer, or of the message.
        status: u16,
        /// Everything that was said.
        problem: Value,
    },
    /// Nobody knows whether it has happened: there was no answer.
    Lost(String),
    /// There was an answer, and it was not what an answer looks like.
    Unreadable(String),
}

impl Trouble {
    /// The status with which the server has refused, if it has.
    pub fn status(&self) -> Option<u16> {
        match self {
            Self::Refused { status, .. } => Some(*status),
            Self::Lost(_) | Self::Unreadable(_) => None,
        }
    }

    pub(crate) fn lost(error: impl Error) -> Self {
        Self::Lost(with_causes(&error))
    }

    pub(crate) fn unreadable(error: impl Error) -> Self {
        Self::Unreadable(with_causes(&error))
    }
}

/// An error in its own words and in those of what caused it, which often say more.
fn with_causes(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        words = format!("{words}: {error}");
        cause = error.source();
    }
    words
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Refused { status, problem } => {
                let title = problem["title"].as_str();
                let words = title.map_or_else(|| problem.to_string(), str::to_owned);
                write!(f, "the server refused with {status}: {words}")
            }
            Self::Lost(why) => write!(f, "no answer came: {why}"),
            Self::Unreadable(why) => write!(f, "the answer cannot be read: {why}"),
        }
    }
}

impl Error for Trouble {}
