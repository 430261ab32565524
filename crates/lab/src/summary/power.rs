//! How a Power fared, and with which of its cards and upgrades.

use ruinous_engine::{Card, EndedBy, Power, Setup, Upgrade};
use serde::Serialize;

use super::{Distribution, written::id};
use crate::{
    row::{Row, Seat},
    statistics::{Mean, Rate},
};

/// How a Power fared.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct PowerSummary {
    /// The Power.
    #[serde(serialize_with = "id")]
    pub power: Power,
    /// The games it won, alone or with others.
    pub wins: Rate,
    /// The games it won with others.
    pub shared_wins: Rate,
    /// The games it won in each way.
    pub ways: Vec<Way>,
    /// Its victory points after each round, over the games that had this round.
    pub vp_by_round: Vec<Mean>,
    /// The ticks of its dial after each round, over the games that had this round.
    pub dial_by_round: Vec<Mean>,
    /// Its victory points at the end.
    pub final_vp: Distribution,
    /// The ticks of its dial at the end.
    pub final_dial: Distribution,
    /// The cards it had in hand at the end.
    pub final_hand: Distribution,
    /// Its choices that changed nothing, of those where there was something to choose.
    pub idle: Rate,
    /// Each card of its deck.
    pub cards: Vec<CardSummary>,
    /// Each of its upgrades.
    pub upgrades: Vec<UpgradeSummary>,
}

/// How often a Power won in one way.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Way {
    /// The way.
    #[serde(serialize_with = "id")]
    pub by: EndedBy,
    /// The games it won so.
    pub wins: Rate,
}

/// How a card went with winning.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct CardSummary {
    /// The card.
    #[serde(serialize_with = "id")]
    pub card: Card,
    /// The games in which it was played.
    pub played: Rate,
    /// How often it was played in a game.
    pub times: Mean,
    /// The games with it that its Power won.
    pub wins_with: Rate,
    /// The games without it that its Power won.
    pub wins_without: Rate,
}

/// How an upgrade went with winning.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct UpgradeSummary {
    /// The upgrade.
    #[serde(serialize_with = "id")]
    pub upgrade: Upgrade,
    /// The games in which it was put into play.
    pub taken: Rate,
    /// The games in which it was the Power's first.
    pub first: Rate,
    /// The games with it that its Power won.
    pub wins_with: Rate,
    /// The games without it that its Power won.
    pub wins_without: Rate,
}

/// A Power's seat in a game, and the game.
type Played<'r> = (&'r Row, &'r Seat);

impl PowerSummary {
    /// Works out the figures of one Power.
    pub(super) fn of(rows: &[Row], power: Power, setup: Setup) -> Self {
        let played: Vec<Played<'_>> =
            rows.iter().filter_map(|row| Some((row, row.seats[power].as_ref()?))).collect();
        let won = |&(row, _): &Played<'_>| row.winners.has(power);
        let final_of = |counts: fn(&Seat) -> Option<u16>| {
            played.iter().filter_map(|&(_, seat)| counts(seat)).collect()
        };
        let set = setup.set_of(power);
        Self {
            power,
            wins: Rate::over(&played, won),
            shared_wins: Rate::over(&played, |game| won(game) && game.0.winners.len() > 1),
            // When the deck is empty everyone loses.
            ways: [EndedBy::Dial, EndedBy::Vp, EndedBy::Ruin]
                .map(|by| Way {
                    by,
                    wins: Rate::over(&played, |game| won(game) && game.0.ended_by == by),
                })
                .to_vec(),
            vp_by_round: by_round(&played, |seat, round| seat.vp.get(round).copied()),
            dial_by_round: by_round(&played, |seat, round| {
                seat.dial.get(round).copied().map(u16::from)
            }),
            final_vp: final_of(|seat| seat.vp.last().copied()),
            final_dial: final_of(|seat| seat.dial.last().copied().map(u16::from)),
            final_hand: final_of(|seat| Some(seat.hand.into())),
            idle: played.iter().fold(Rate::default(), |rate, (_, seat)| Rate {
                successes: rate.successes + u32::from(seat.idle),
                of: rate.of + u32::from(seat.choices),
            }),
            cards: Card::of(power, set).map(|card| CardSummary::of(&played, card)).collect(),
            upgrades: Upgrade::of(power, set)
                .map(|upgrade| UpgradeSummary::of(&played, upgrade))
                .collect(),
        }
    }
}

impl CardSummary {
    fn of(played: &[Played<'_>], card: Card) -> Self {
        let times = |seat: &Seat| seat.cards.iter().filter(|&&played| played == card).count();
        let is_played = |seat: &Seat| seat.cards.contains(&card);
        let (wins_with, wins_without) = wins_by(played, card.power(), is_played);
        Self {
            card,
            played: Rate::over(played, |(_, seat)| is_played(seat)),
            times: played.iter().map(|(_, seat)| times(seat) as f64).collect(),
            wins_with,
            wins_without,
        }
    }
}

impl UpgradeSummary {
    fn of(played: &[Played<'_>], upgrade: Upgrade) -> Self {
        let is_taken = |seat: &Seat| seat.upgrades.contains(&upgrade);
        let (wins_with, wins_without) = wins_by(played, upgrade.power(), is_taken);
        Self {
            upgrade,
            taken: Rate::over(played, |(_, seat)| is_taken(seat)),
            first: Rate::over(played, |(_, seat)| seat.upgrades.first() == Some(&upgrade)),
            wins_with,
            wins_without,
        }
    }
}

/// How often a Power won in the games in which it did something, and in the others.
fn wins_by(played: &[Played<'_>], power: Power, did: impl Fn(&Seat) -> bool) -> (Rate, Rate) {
    let wins = |with: bool| {
        let games = played.iter().filter(|(_, seat)| did(seat) == with);
        Rate::over(games, |(row, _)| row.winners.has(power))
    };
    (wins(true), wins(false))
}

/// The mean after each round, over the games that had this round.
fn by_round(played: &[Played<'_>], after: impl Fn(&Seat, usize) -> Option<u16>) -> Vec<Mean> {
    let last = played.iter().map(|(row, _)| usize::from(row.rounds)).max().unwrap_or(0);
    let mean = |round| {
        played.iter().filter_map(|(_, seat)| after(seat, round)).map(f64::from).collect::<Mean>()
    };
    (0..last).map(mean).collect()
}
