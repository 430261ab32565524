//! How games went in which an Old World card came up.

use ruinous_engine::{OldWorldCard, Power};
use serde::Serialize;

use super::written::id;
use crate::{
    row::Row,
    statistics::{Mean, Rate},
};

/// How games went in which an Old World card came up.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct OldWorldSummary {
    /// The card.
    #[serde(serialize_with = "id")]
    pub card: OldWorldCard,
    /// The games in which it came up.
    pub came_up: Rate,
    /// How many rounds those games lasted.
    pub rounds: Mean,
    /// What each Power won of those games.
    pub wins: Vec<PowerWins>,
}

/// What a Power won of some games.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct PowerWins {
    /// The Power.
    #[serde(serialize_with = "id")]
    pub power: Power,
    /// The games it won, alone or with others.
    pub wins: Rate,
}

impl OldWorldSummary {
    /// Works out the figures of one card.
    pub(super) fn of(rows: &[Row], card: OldWorldCard, table: &[Power]) -> Self {
        let came_up = |row: &&Row| row.old_world.contains(&card);
        let games: Vec<&Row> = rows.iter().filter(came_up).collect();
        let wins = |power| Rate::over(&games, |row| row.winners.has(power));
        Self {
            card,
            came_up: Rate::over(rows, |row| came_up(&row)),
            rounds: games.iter().map(|row| f64::from(row.rounds)).collect(),
            wins: table.iter().map(|&power| PowerWins { power, wins: wins(power) }).collect(),
        }
    }
}
