//! What a run is, as `run.json` says it.

use serde_json::{Map, Value, json};

use crate::run::Run;

/// Everything that the games of a run depend on.
pub fn describe(run: &Run) -> Map<String, Value> {
    let seats: Map<String, Value> = run
        .levels
        .iter()
        .filter_map(|(power, level)| Some((power.to_string(), json!(level.as_ref()?.to_string()))))
        .collect();
    [
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        ("games", json!(run.games)),
        ("seats", json!(seats)),
        ("rotate", json!(run.rotate)),
        ("cards", json!(run.setup.cards().id())),
        ("old-world", json!(run.setup.old_world().id())),
        ("seed", json!(run.seed)),
        ("reproducible", json!(run.is_reproducible())),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into_iter()
    .collect()
}

/// In what a run differs from the one that is there, other than in having more games.
pub fn differences(there: &Map<String, Value>, here: &Map<String, Value>) -> Vec<Difference> {
    let games = |run: &Map<String, Value>| run.get("games").and_then(Value::as_u64);
    let has_more = games(there).is_some() && games(there) <= games(here);
    here.iter()
        .filter(|(name, value)| there.get(*name) != Some(value))
        .filter(|(name, _)| *name != "games" || !has_more)
        .map(|(name, value)| Difference {
            what: name.clone(),
            there: there.get(name).map_or_else(String::new, plain),
            here: plain(value),
        })
        .collect()
}

/// A value as it is given to a command.
fn plain(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Object(seats) => {
            let seats = seats.iter().map(|(power, level)| format!("{power}={}", plain(level)));
            seats.collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    }
}

/// Something in which two runs differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What it is, by the name of the argument that says it.
    pub what: String,
    /// How it is in the folder; empty if nothing is said there.
    pub there: String,
    /// How it was asked for.
    pub here: String,
}
