//! The Threat dials: what each tick shows, and when it turns.

use crate::vocabulary::{ByPower, Power, Token};

/// What a tick of a dial tells its Power to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// Score this many victory points.
    Score(u8),
    /// Put one upgrade into play.
    Upgrade,
    /// Draw this many Chaos cards.
    Draw(u8),
    /// Place this many tokens of this kind, in any regions.
    Place(u8, Token),
    /// Remove this many corruption tokens, anyone's, from anywhere.
    RemoveCorruption(u8),
    /// Remove this many Old World tokens of any kind from anywhere.
    RemoveTokens(u8),
    /// The Power wins, if nothing outranks it.
    Victory,
}

use Instruction::*;

/// One Power's dial.
struct Dial {
    start: u8,
    ticks: &'static [(u8, Instruction)],
}

/// The Threat of a dial that shows Victory: above every printed one.
const THREAT_AT_VICTORY: u8 = 99;

static DIALS: ByPower<Dial> = ByPower([
    Dial {
        start: 3,
        ticks: &[
            (6, Score(4)),
            (12, Upgrade),
            (14, Draw(2)),
            (17, Score(4)),
            (23, Upgrade),
            (28, Upgrade),
            (31, Draw(2)),
            (32, Draw(2)),
            (THREAT_AT_VICTORY, Victory),
        ],
    },
    Dial {
        start: 1,
        ticks: &[
            (5, Score(3)),
            (10, RemoveCorruption(1)),
            (13, Upgrade),
            (18, Score(3)),
            (22, Upgrade),
            (26, RemoveCorruption(2)),
            (30, Upgrade),
            (33, Score(3)),
            (34, RemoveCorruption(2)),
            (THREAT_AT_VICTORY, Victory),
        ],
    },
    Dial {
        start: 2,
        ticks: &[
            (7, Place(1, Token::Warpstone)),
            (9, Upgrade),
            (15, Score(3)),
            (20, Upgrade),
            (21, Place(2, Token::Warpstone)),
            (25, Upgrade),
            (29, Score(5)),
            (THREAT_AT_VICTORY, Victory),
        ],
    },
    Dial {
        start: 4,
        ticks: &[
            (8, Score(3)),
            (11, Upgrade),
            (16, Place(2, Token::Noble)),
            (19, Upgrade),
            (24, Upgrade),
            (27, RemoveTokens(2)),
            (THREAT_AT_VICTORY, Victory),
        ],
    },
    Dial {
        start: 0,
        ticks: &[
            (5, Place(1, Token::Skaven)),
            (9, Upgrade),
            (12, Score(3)),
            (16, Upgrade),
            (20, Place(1, Token::Skaven)),
            (24, Upgrade),
            (28, Score(3)),
            (THREAT_AT_VICTORY, Victory),
        ],
    },
]);

/// How many ticks take this Power's dial from the start to Victory.
pub fn length(power: Power) -> u8 {
    DIALS[power].ticks.len() as u8
}

/// The Threat that a dial shows after so many ticks.
pub fn threat(power: Power, ticks: u8) -> u8 {
    match ticks.checked_sub(1) {
        None => DIALS[power].start,
        Some(last) => DIALS[power].ticks[usize::from(last)].0,
    }
}

/// What the tick with this number (1 is the first) tells the Power to do.
pub fn instruction(power: Power, tick: u8) -> Instruction {
    DIALS[power].ticks[usize::from(tick - 1)].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dial_rises_and_ends_in_victory() {
        for power in Power::ALL {
            let threats: Vec<u8> = (0..=length(power)).map(|ticks| threat(power, ticks)).collect();
            assert!(threats.is_sorted_by(|a, b| a < b), "{power}: {threats:?}");
            assert_eq!(instruction(power, length(power)), Victory);
        }
    }
}
