//! Where a game is taken up: at its beginning, or where its record ends.

use ruinous_engine::{
    Event, Game, Power, Seeded, Setup,
    notation::{Record, RecordError},
};

/// A game, its record, and what has happened in it.
pub struct Start {
    pub game: Game,
    pub record: Record,
    /// What happened after each choice, with who made it; before the first, nobody did.
    pub past: Vec<(Option<Power>, Vec<Event>)>,
}

impl Start {
    /// A new game.
    pub fn new(setup: Setup, seed: u64) -> Self {
        let mut events = Vec::new();
        let (record, game) = Record::begin(setup, &mut Seeded::new(seed), Some(&mut events));
        Self { game, record, past: vec![(None, events)] }
    }

    /// The end of a record.
    pub fn resume(record: Record) -> Result<Self, RecordError> {
        let mut events = Vec::new();
        let mut replay = record.replay_telling(Some(&mut events))?;
        let mut past = vec![(None, std::mem::take(&mut events))];
        while let Some(step) = replay.step(Some(&mut events)) {
            let (power, _) = step?;
            past.push((Some(power), std::mem::take(&mut events)));
        }
        let game = *replay.game();
        Ok(Self { game, record, past })
    }
}
