//! `games.csv`: a line for each game, for spreadsheets, for the report, and to go on from.

mod error;
mod read;
#[cfg(test)]
mod tests;

pub use error::{Expected, ReadError};
pub use read::read;

use std::io::{self, Write};

use ruinous_engine::{Power, Setup};

use crate::row::Row;

const OF_A_GAME: [&str; 7] =
    ["game", "deal", "ended_by", "winners", "rounds", "ruined", "old_world"];
const OF_A_POWER: [&str; 10] = [
    "bot",
    "vp",
    "dial",
    "vp_by_round",
    "dial_by_round",
    "cards",
    "upgrades",
    "hand",
    "choices",
    "idle",
];

/// The names of the columns at this table.
fn columns(setup: Setup) -> Vec<String> {
    let of_a_power = |power: Power| {
        let name = power.id().replace('-', "_");
        OF_A_POWER.map(|column| format!("{name}_{column}"))
    };
    let powers = setup.powers().into_iter().flat_map(of_a_power);
    OF_A_GAME.map(str::to_owned).into_iter().chain(powers).collect()
}

/// Writes lines, each of which has arrived when the call returns.
pub struct Writer<W: Write> {
    output: csv::Writer<W>,
    setup: Setup,
}

impl<W: Write> Writer<W> {
    /// Writes games of this table.
    pub fn new(output: W, setup: Setup) -> Self {
        Self { output: csv::Writer::from_writer(output), setup }
    }

    /// The first line: the names of the columns.
    pub fn write_heading(&mut self) -> io::Result<()> {
        self.write(&columns(self.setup))
    }

    /// The line of a game.
    pub fn write_row(&mut self, row: &Row) -> io::Result<()> {
        let ruined = row.ruined.iter().map(|(region, round)| format!("{region}@{round}"));
        let mut fields = vec![
            row.game.to_string(),
            row.deal.to_string(),
            row.ended_by.to_string(),
            words(row.winners),
            row.rounds.to_string(),
            words(ruined),
            words(&row.old_world),
        ];
        for seat in self.setup.powers().into_iter().filter_map(|power| row.seats[power].as_ref()) {
            fields.extend([
                seat.level.to_string(),
                words(seat.vp.last()),
                words(seat.dial.last()),
                words(&seat.vp),
                words(&seat.dial),
                words(&seat.cards),
                words(&seat.upgrades),
                seat.hand.to_string(),
                seat.choices.to_string(),
                seat.idle.to_string(),
            ]);
        }
        self.write(&fields)
    }

    fn write(&mut self, fields: &[String]) -> io::Result<()> {
        self.output.write_record(fields)?;
        self.output.flush()
    }
}

fn words<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}
