//! Many rows told in figures: `summary.json`, and all that the report shows.

mod old_world;
mod power;
#[cfg(test)]
mod tests;
mod written;

pub use old_world::{OldWorldSummary, PowerWins};
pub use power::{CardSummary, PowerSummary, UpgradeSummary, Way};

use std::collections::BTreeMap;

use ruinous_bots::Level;
use ruinous_engine::{CardSet, EndedBy, OldWorldCard, OldWorldSet, Power, Region, Setup};
use serde::Serialize;

use crate::{
    row::Row,
    statistics::{Mean, Rate},
};
use written::{id, ids};

/// What is to be known about a run besides its rows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct About {
    /// The seed of the run.
    pub seed: u64,
    /// The table at which all its games were played.
    pub setup: Setup,
    /// Whether the same seed gives the same games again on any machine.
    pub is_reproducible: bool,
}

/// All figures of a run.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Summary {
    /// How many games were played.
    pub games: u32,
    /// The seed of the run.
    pub seed: u64,
    /// Whether the same seed gives the same games again on any machine.
    pub is_reproducible: bool,
    /// The Powers at the table.
    #[serde(serialize_with = "ids")]
    pub table: Vec<Power>,
    /// The Chaos cards and upgrades in use.
    #[serde(serialize_with = "id")]
    pub card_set: CardSet,
    /// The cards from which the Old World decks were dealt.
    #[serde(serialize_with = "id")]
    pub old_world_set: OldWorldSet,
    /// What each Power would win if all won equally often and somebody always did.
    pub fair_share: f64,
    /// Games with more than one winner.
    pub shared_victories: Rate,
    /// How the games ended.
    pub endings: Vec<Ending>,
    /// How many rounds the games lasted.
    pub rounds: Distribution,
    /// How many regions were ruined in a game.
    pub regions_ruined: Distribution,
    /// Each region.
    pub regions: Vec<RegionSummary>,
    /// Each level of opponent that played.
    pub levels: Vec<LevelSummary>,
    /// Each Power at the table.
    pub powers: Vec<PowerSummary>,
    /// Each Old World card that can come up at this table.
    pub old_world: Vec<OldWorldSummary>,
}

/// How often games ended in one way.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Ending {
    /// The way.
    #[serde(serialize_with = "id")]
    pub by: EndedBy,
    /// The games that ended so.
    pub games: Rate,
}

/// How often each number came up.
#[derive(Clone, PartialEq, Default, Serialize, Debug)]
pub struct Distribution {
    /// The mean of the numbers.
    #[serde(flatten)]
    pub mean: Mean,
    /// Each number that came up, with how often it did.
    pub counts: BTreeMap<u16, u32>,
}

/// How a region fared.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct RegionSummary {
    /// The region.
    #[serde(serialize_with = "id")]
    pub region: Region,
    /// The games in which it was ruined.
    pub ruined: Rate,
    /// The round in which it was ruined, in those games.
    pub round: Mean,
}

/// How a level of opponent fared.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct LevelSummary {
    /// The level.
    #[serde(serialize_with = "id")]
    pub level: Level,
    /// The seats it played that won.
    pub wins: Rate,
}

impl Summary {
    /// Works out all figures of a run.
    pub fn of(rows: &[Row], about: &About) -> Self {
        let setup = about.setup;
        let table: Vec<Power> = setup.powers().into_iter().collect();
        let in_region = |region| RegionSummary {
            region,
            ruined: Rate::over(rows, |row| ruined_in(row, region).is_some()),
            round: rows.iter().filter_map(|row| ruined_in(row, region)).map(f64::from).collect(),
        };
        Self {
            games: u32::try_from(rows.len()).unwrap_or(u32::MAX),
            seed: about.seed,
            is_reproducible: about.is_reproducible,
            card_set: setup.cards(),
            old_world_set: setup.old_world(),
            fair_share: 1.0 / table.len() as f64,
            shared_victories: Rate::over(rows, |row| row.winners.len() > 1),
            endings: EndedBy::ALL
                .map(|by| Ending { by, games: Rate::over(rows, |row| row.ended_by == by) })
                .to_vec(),
            rounds: rows.iter().map(|row| u16::from(row.rounds)).collect(),
            regions_ruined: rows.iter().map(|row| row.ruined.len() as u16).collect(),
            regions: Region::ALL.map(in_region).to_vec(),
            levels: levels(rows),
            powers: table.iter().map(|&power| PowerSummary::of(rows, power, setup)).collect(),
            old_world: OldWorldCard::pool(setup)
                .map(|card| OldWorldSummary::of(rows, card, &table))
                .collect(),
            table,
        }
    }
}

/// The round in which a region was ruined.
fn ruined_in(row: &Row, region: Region) -> Option<u8> {
    row.ruined.iter().find(|(ruined, _)| *ruined == region).map(|&(_, round)| round)
}

/// Every level that played, in the order in which they are met.
fn levels(rows: &[Row]) -> Vec<LevelSummary> {
    let mut levels: Vec<LevelSummary> = Vec::new();
    for row in rows {
        for (power, seat) in row.seats.iter() {
            let Some(level) = seat.as_ref().map(|seat| seat.level) else { continue };
            let won = row.winners.has(power);
            match levels.iter_mut().find(|known| known.level == level) {
                Some(known) => known.wins = known.wins.and(won),
                None => levels.push(LevelSummary { level, wins: Rate::default().and(won) }),
            }
        }
    }
    levels
}

impl FromIterator<u16> for Distribution {
    fn from_iter<I: IntoIterator<Item = u16>>(numbers: I) -> Self {
        let mut distribution = Self::default();
        for number in numbers {
            distribution.mean = distribution.mean.and(f64::from(number));
            *distribution.counts.entry(number).or_default() += 1;
        }
        distribution
    }
}

impl Distribution {
    /// The number that this share of all numbers does not exceed: 0.5 gives the median.
    pub fn quantile(&self, share: f64) -> Option<u16> {
        let mut left = share * f64::from(self.mean.of);
        self.counts.iter().find_map(|(&number, &count)| {
            left -= f64::from(count);
            (left <= 0.0).then_some(number)
        })
    }
}
