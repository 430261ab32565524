//! How a game ended, and who stands where.

use std::cmp::Reverse;

use ruinous_engine::{self as engine, Board};
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    EndedById, PowerId, Sentence,
    id::{Id, Wire},
};

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct GameResult {
    /// By which of the four conditions.
    pub by: EndedById,
    /// Who won: nobody when the Old World did, several when a victory is shared.
    pub winners: Vec<PowerId>,
    /// The end in words.
    pub said: Sentence,
    /// Everyone in the order of standing: whoever has won, then by points, and among equals by
    /// Threat, as the rules break a tie.
    pub standing: Vec<Standing>,
}

/// Where a Power stands at the end.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Standing {
    /// Which.
    pub power: PowerId,
    /// Whether it has won.
    pub won: bool,
    /// Its victory points.
    pub points: u16,
    /// Ticks that its dial has turned.
    pub dial: u8,
    /// The Threat that its dial shows.
    pub threat: u8,
}

impl GameResult {
    /// How a game ended, if it has.
    pub fn of(board: &Board, text: &Text) -> Option<Self> {
        let outcome = board.outcome()?;
        let points = |power: engine::Power| board.sheet(power).vp;
        let best = outcome.winners.into_iter().map(points).max().unwrap_or(0);
        let stands = |power| Standing {
            power: Id(power),
            won: outcome.winners.has(power),
            points: points(power),
            dial: board.sheet(power).dial,
            threat: board.threat(power),
        };
        let mut standing: Vec<Standing> = board.powers().into_iter().map(stands).collect();
        standing.sort_by_key(|one| Reverse((one.won, one.points, one.threat)));
        Some(Self {
            by: outcome.by.wire(),
            winners: outcome.winners.wire(),
            said: Sentence::read(&text.ended(outcome, best)),
            standing,
        })
    }
}
