//! Numbers that the rulebook, the board and the Power sheets print, each once.

use crate::vocabulary::{ByPower, Power};

/// Victory points that end the game.
pub const ENOUGH_POINTS: u16 = 50;
/// Corruption tokens and Warpstone that ruin a region.
pub const RUIN: u8 = 12;
/// How many ruination cards there are: when all lie on the board, the game ends.
pub const RUINATION_CARDS: u8 = 5;
/// The most power points a Power can have.
pub const MOST_POWER: u8 = 12;
/// How many card spaces the board prints for each region.
pub const CARD_SPACES: u8 = 2;
/// How many cards each player begins with.
pub const STARTING_HAND: u8 = 3;
/// How many cards a Power draws each round; Tzeentch draws up to a hand of so many.
pub const CARDS_DRAWN: u8 = 2;
/// The hand that Tzeentch draws up to.
pub const HAND_OF_TZEENTCH: u8 = 5;

/// A battle die that shows at least this is a hit.
pub const HIT_FROM: u8 = 4;
/// A battle die that shows this gives one more die, and hits what no other hits.
pub const EXPLODES: u8 = 6;

/// The power points on a Power's sheet.
pub const fn power_points(power: Power) -> u8 {
    POWER_POINTS.0[power as usize]
}

static POWER_POINTS: ByPower<u8> = ByPower([7, 6, 6, 6, 6]);
