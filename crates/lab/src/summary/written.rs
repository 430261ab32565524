//! How figures are written in `summary.json`.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use crate::statistics::{Mean, Rate};

/// A word of the game by its id.
pub fn id<S: Serializer>(word: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(word)
}

/// Words of the game by their ids.
pub fn ids<S: Serializer>(words: &[impl Display], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(ToString::to_string))
}

/// As many places as a reader can use.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[derive(Serialize)]
struct WrittenRate {
    successes: u32,
    of: u32,
    share: Option<f64>,
    low: f64,
    high: f64,
}

impl Serialize for Rate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let interval = self.interval();
        WrittenRate {
            successes: self.successes,
            of: self.of,
            share: self.share().map(rounded),
            low: rounded(interval.low),
            high: rounded(interval.high),
        }
        .serialize(serializer)
    }
}

#[derive(Serialize)]
struct WrittenMean {
    of: u32,
    mean: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

impl Serialize for Mean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let interval = self.interval();
        WrittenMean {
            of: self.of,
            mean: self.value().map(rounded),
            low: interval.map(|interval| rounded(interval.low)),
            high: interval.map(|interval| rounded(interval.high)),
        }
        .serialize(serializer)
    }
}
