//! The opponents that a person can choose to play against, in the words of a command.

use ruinous_bots::Opponent;
use ruinous_engine::{ByPower, Power, Setup};

use crate::{
    agreement::{Seats, unknown_bot},
    text::Text,
};

/// Who plays each Power of a table that the player does not take.
pub fn at_table(text: &Text, words: &str, setup: Setup) -> Result<ByPower<Opponent>, String> {
    let seats = match Seats::read(text, words, |word| read(text, word))? {
        Seats::Everyone(opponent) => return Ok(ByPower::new_with(|_| opponent)),
        Seats::Each(seats) => seats,
    };
    let mut opponents = ByPower::new_with(|_| Opponent::USUAL);
    for (power, opponent) in seats {
        if !setup.powers().has(power) {
            let line = text.line("setup-no-such-seat").name("power", power);
            return Err(line.word("powers", text.powers(setup.powers())).say());
        }
        opponents[power] = opponent;
    }
    Ok(opponents)
}

/// Who plays each Power where some seats have names already.
pub fn in_seats<'s>(
    text: &Text,
    seats: impl Iterator<Item = (Power, &'s str)>,
) -> Result<ByPower<Opponent>, String> {
    let mut opponents = ByPower::new_with(|_| Opponent::USUAL);
    for (power, name) in seats {
        opponents[power] = read(text, name)?;
    }
    Ok(opponents)
}

/// One opponent by name.
pub fn read(text: &Text, word: &str) -> Result<Opponent, String> {
    word.parse().map_err(|_| unknown_bot(text, word, &Opponent::NAMES))
}
