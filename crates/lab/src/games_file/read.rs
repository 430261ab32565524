//! Lines into games, field by field.

use std::{
    io::{self, Read},
    str::FromStr,
};

use csv::{ByteRecord, ReaderBuilder, StringRecord};
use ruinous_bots::{Budget, Level};
use ruinous_engine::{ByPower, Card, OldWorldCard, Power, PowerSet, Region, Setup, Upgrade};

use super::{Expected, ReadError, columns};
use crate::row::{Row, Seat};

/// Reads all games of a file that was written at this table.
pub fn read(input: impl Read, setup: Setup) -> Result<Vec<Row>, ReadError> {
    let columns = columns(setup);
    let mut lines = ReaderBuilder::new().has_headers(false).flexible(true).from_reader(input);
    let mut rows = Vec::new();
    let mut bytes = ByteRecord::new();
    let mut is_heading = true;
    while lines.read_byte_record(&mut bytes).map_err(io::Error::from)? {
        let line = bytes.position().map_or(0, csv::Position::line);
        // What is not UTF-8 is no word of this file either, and is refused where it stands.
        let record = StringRecord::from_byte_record_lossy(bytes.clone());
        let mut fields = Fields { line, columns: &columns, record, at: 0 };
        if is_heading {
            for column in &columns {
                fields.take(Expected::Name, |name| (name == column).then_some(()))?;
            }
            is_heading = false;
        } else {
            rows.push(fields.row(setup)?);
        }
        fields.end()?;
    }
    Ok(rows)
}

/// A line that is being read, field by field.
struct Fields<'a> {
    line: u64,
    columns: &'a [String],
    record: StringRecord,
    at: usize,
}

impl Fields<'_> {
    fn row(&mut self, setup: Setup) -> Result<Row, ReadError> {
        let at_the_table =
            |word: &str| word.parse().ok().filter(|power| setup.powers().has(*power));
        let mut row = Row {
            game: self.number()?,
            deal: self.number()?,
            ended_by: self.take(Expected::WayOfEnding, |word| word.parse().ok())?,
            winners: self.list(Expected::Powers, at_the_table)?.into_iter().collect::<PowerSet>(),
            rounds: self.number()?,
            ruined: self.list(Expected::Ruins, |word| {
                let (region, round) = word.split_once('@')?;
                Some((region.parse::<Region>().ok()?, round.parse().ok()?))
            })?,
            old_world: self
                .list(Expected::OldWorldCards, |id| OldWorldCard::named(id, setup).ok())?,
            seats: ByPower::default(),
        };
        for power in setup.powers() {
            row.seats[power] = Some(self.seat(power, setup)?);
        }
        Ok(row)
    }

    fn seat(&mut self, power: Power, setup: Setup) -> Result<Seat, ReadError> {
        let set = setup.set_of(power);
        let card = |id: &str| Card::of(power, set).find(|card| card.info().id == id);
        let level = self.take(Expected::Bot, |word| Level::read(word, Budget::IN_THE_LAB).ok())?;
        let (vp, dial) = (self.number()?, self.number()?);
        Ok(Seat {
            level,
            vp: self.rounds(vp)?,
            dial: self.rounds(dial)?,
            cards: self.list(Expected::Cards, card)?,
            upgrades: self.list(Expected::Upgrades, |id| Upgrade::named(power, set, id).ok())?,
            hand: self.number()?,
            choices: self.number()?,
            idle: self.number()?,
        })
    }

    /// A number for each round, the last of which is known already.
    fn rounds<T: FromStr + PartialEq>(&mut self, last: T) -> Result<Vec<T>, ReadError> {
        self.take(Expected::Rounds, |words| {
            let numbers: Option<Vec<T>> = words.split(' ').map(|word| word.parse().ok()).collect();
            numbers.filter(|numbers| numbers.last() == Some(&last))
        })
    }

    fn number<T: FromStr>(&mut self) -> Result<T, ReadError> {
        self.take(Expected::Number, |word| word.parse().ok())
    }

    fn list<T>(
        &mut self,
        expected: Expected,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, ReadError> {
        self.take(expected, |words| words.split_whitespace().map(&read).collect())
    }

    /// The next field, if it is what it should be.
    fn take<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ReadError> {
        let found = self.record.get(self.at);
        let read = found.and_then(read).ok_or_else(|| ReadError::Malformed {
            line: self.line,
            column: self.columns.get(self.at).cloned().unwrap_or_default(),
            found: found.unwrap_or_default().to_owned(),
            expected,
        });
        self.at += 1;
        read
    }

    /// The end of the line, if it is where it should be.
    fn end(&self) -> Result<(), ReadError> {
        match self.record.get(self.at) {
            None => Ok(()),
            Some(found) => Err(ReadError::Malformed {
                line: self.line,
                column: (self.at + 1).to_string(),
                found: found.to_owned(),
                expected: Expected::End,
            }),
        }
    }
}
