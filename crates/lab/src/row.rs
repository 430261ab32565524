//! What is kept of a game: everything that a report needs, and nothing that it can work out.

use ruinous_bots::Level;
use ruinous_engine::{ByPower, Card, EndedBy, OldWorldCard, PowerSet, Region, Upgrade};

/// One game, told in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The number of the game in its run, from 0.
    pub game: u32,
    /// The number of the deal. Games with one number have the same cards, tokens and dice.
    pub deal: u32,
    /// By which condition it ended.
    pub ended_by: EndedBy,
    /// Who won: nobody when the Old World did, several when a victory is shared.
    pub winners: PowerSet,
    /// How many rounds it lasted.
    pub rounds: u8,
    /// The regions that were ruined, in order, each with its round.
    pub ruined: Vec<(Region, u8)>,
    /// The Old World cards that were drawn, in order.
    pub old_world: Vec<OldWorldCard>,
    /// The Powers; nothing for one that was not at the table.
    pub seats: ByPower<Option<Seat>>,
}

/// One Power's game.
#[derive(Clone, PartialEq, Debug)]
pub struct Seat {
    /// Who played it.
    pub level: Level,
    /// Its victory points after each round.
    pub vp: Vec<u16>,
    /// The ticks that its dial had turned after each round.
    pub dial: Vec<u8>,
    /// The cards it played, in order.
    pub cards: Vec<Card>,
    /// The upgrades it put into play, in order.
    pub upgrades: Vec<Upgrade>,
    /// The cards it had in hand at the end.
    pub hand: u8,
    /// The choices it made, where there was something to choose.
    pub choices: u16,
    /// Those of them that changed nothing.
    pub idle: u16,
}
