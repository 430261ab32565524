//! The odds of battles.

use std::collections::BTreeMap;

use ruinous_engine::{self as engine, Board, Class, FigureSet, Region, odds};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    ClassId, OmissionId, PowerId, RegionId,
    id::{Id, Wire},
};

/// The odds of one region's battle, with the board as it stands. Chances are told to a millionth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Odds {
    /// Where.
    pub region: RegionId,
    /// What each Power brings that takes part, and what it can lose and win.
    pub sides: BTreeMap<PowerId, Side>,
    /// How likely each Power dominates the region after the battle, if it can.
    pub dominates: BTreeMap<PowerId, Chances>,
    /// How likely nobody does.
    pub undominated: Chances,
    /// What was not followed.
    pub left_out: Vec<OmissionId>,
}

/// One Power in a battle.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Side {
    /// Dice for early hits.
    pub early: u8,
    /// Dice of its normal rolls.
    pub normal: u8,
    /// The chances of 0, 1, 2 … hits with all these dice.
    pub hits: Vec<f64>,
    /// Figures lost, of those that it commands.
    pub lost: Forecast,
    /// The same, for each class that it has there.
    pub lost_by_class: BTreeMap<ClassId, Forecast>,
    /// Peasants captured.
    pub captured: Forecast,
}

/// On what odds are founded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Grounds {
    /// Nobody has a choice that makes a difference: least, assumed and most are the same.
    Exact,
    /// Someone has one: `least` and `most` are what comes of it if all who choose spare, or go for,
    /// just this; `assumed` if everything that can be hit is hit as likely.
    Bounds,
    /// The battle is too large to follow every way: `assumed` comes from so many battles that were
    /// played.
    Sampled {
        /// How many.
        battles: u16,
    },
}

/// How likely something is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Chances {
    /// How this is known.
    pub grounds: Grounds,
    /// If all who choose are against it.
    pub least: f64,
    /// If nothing is known about those who choose.
    pub assumed: f64,
    /// If all who choose are for it.
    pub most: f64,
}

/// How many of something there will be: the chances of 0, 1, 2 ….
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Forecast {
    /// How this is known.
    pub grounds: Grounds,
    /// If all who choose keep it low.
    pub least: Vec<f64>,
    /// If nothing is known about those who choose.
    pub assumed: Vec<f64>,
    /// If all who choose drive it up.
    pub most: Vec<f64>,
    /// How many on average, if nothing is known about those who choose.
    pub mean: f64,
}

/// The odds of every battle that threatens, in region order.
pub fn threatening(board: &Board) -> Vec<Odds> {
    Region::ALL.into_iter().filter_map(|region| Odds::of(board, region)).collect()
}

impl Odds {
    /// The odds of a region's battle; nothing if there will be none.
    pub fn of(board: &Board, region: Region) -> Option<Self> {
        let odds = odds::battle(board, region)?;
        let takes_part = |power: engine::Power| {
            let side = &odds.sides[power];
            !board.figures_of(power, region).is_empty() || side.early > 0 || side.normal > 0
        };
        let side = |power| (Id(power), Side::of(&odds.sides[power], board, region, power));
        let dominates = |power| (Id(power), Chances::from(odds.dominates[power]));
        let powers = || board.powers().into_iter();
        Some(Self {
            region: region.wire(),
            sides: powers().filter(|power| takes_part(*power)).map(side).collect(),
            dominates: powers()
                .filter(|power| odds.dominates[*power].most > 0.0)
                .map(dominates)
                .collect(),
            undominated: odds.undominated.into(),
            left_out: odds.left_out.wire(),
        })
    }
}

impl Side {
    fn of(side: &odds::Side, board: &Board, region: Region, power: engine::Power) -> Self {
        let own = board.figures_of(power, region);
        let has = |class: &Class| !own.and(FigureSet::of_class(*class)).is_empty();
        Self {
            early: side.early,
            normal: side.normal,
            hits: told(&side.hits),
            lost: (&side.lost).into(),
            lost_by_class: Class::ALL
                .into_iter()
                .filter(has)
                .map(|class| (Id(class), (&side.lost_by_class[class]).into()))
                .collect(),
            captured: (&side.captured).into(),
        }
    }
}

impl From<odds::Grounds> for Grounds {
    fn from(grounds: odds::Grounds) -> Self {
        match grounds {
            odds::Grounds::Exact => Self::Exact,
            odds::Grounds::Bounds => Self::Bounds,
            odds::Grounds::Sampled { battles } => Self::Sampled { battles },
        }
    }
}

impl From<odds::Chances> for Chances {
    fn from(chances: odds::Chances) -> Self {
        let odds::Chances { grounds, least, assumed, most } = chances;
        let [least, assumed, most] = [least, assumed, most].map(millionths);
        Self { grounds: grounds.into(), least, assumed, most }
    }
}

impl From<&odds::Forecast> for Forecast {
    fn from(forecast: &odds::Forecast) -> Self {
        let odds::Forecast { grounds, least, assumed, most } = forecast;
        Self {
            grounds: (*grounds).into(),
            least: told(least),
            assumed: told(assumed),
            most: told(most),
            mean: millionths(assumed.mean()),
        }
    }
}

/// A distribution without the numbers at its end that round to no chance at all.
fn told(distribution: &odds::Distribution) -> Vec<f64> {
    let mut chances: Vec<f64> = distribution.chances().iter().copied().map(millionths).collect();
    while chances.len() > 1 && chances.last() == Some(&0.0) {
        chances.pop();
    }
    chances
}

/// Sums of chances are not exact to the last digit, and nobody wants to read that far.
fn millionths(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}
