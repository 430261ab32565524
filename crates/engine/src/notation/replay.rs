//! Playing a record again: to the same end, or to where the rules have changed.

use std::collections::VecDeque;

use super::{Entry, Record, RecordError, RecordProblem, entry::deck_word, proof::Comparison};
use crate::{
    board::{Event, bag::Bag},
    chance::{Chance, Deck, Happening, Roll},
    decisions::Choice,
    game::Game,
    seeded::Seeded,
    vocabulary::Power,
};

impl Record {
    /// Plays the record again from its set-up.
    pub fn replay(&self) -> Result<Replay<'_>, RecordError> {
        self.replay_telling(None)
    }

    /// The same, telling what happens up to the first decision.
    pub fn replay_telling(
        &self,
        events: Option<&mut Vec<Event>>,
    ) -> Result<Replay<'_>, RecordError> {
        Replay::begin(self, events, None)
    }
}

/// A record that is being played again, choice by choice.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
    at: usize,
}

impl<'a> Replay<'a> {
    pub(super) fn begin(
        record: &'a Record,
        events: Option<&mut Vec<Event>>,
        comparison: Option<&mut Comparison<'_>>,
    ) -> Result<Self, RecordError> {
        let mut chance = Recorded::new(record, 0, comparison);
        let game = Game::new(record.setup(), &mut chance, events);
        let at = chance.finish()?;
        Ok(Replay { record, game, at })
    }

    /// The game after the choices replayed so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many entries of the record were replayed so far.
    pub fn entries(&self) -> usize {
        self.at
    }

    /// Replays the next choice; `None` when there is none left. After an error the game is as it
    /// was before that choice, and no event is told.
    ///
    /// A choice that was forced when it was made and no longer is, because a ruling has added an
    /// option, is replayed like any other.
    pub fn step(
        &mut self,
        events: Option<&mut Vec<Event>>,
    ) -> Option<Result<(Power, Choice), RecordError>> {
        self.step_comparing(events, None)
    }

    pub(super) fn step_comparing(
        &mut self,
        events: Option<&mut Vec<Event>>,
        comparison: Option<&mut Comparison<'_>>,
    ) -> Option<Result<(Power, Choice), RecordError>> {
        let (power, choice) = loop {
            match *self.record.entry(self.at)? {
                Entry::Choice(power, choice) => break (power, choice),
                Entry::Forced(power, choice) if self.game.why_not(power, choice).is_none() => {
                    break (power, choice);
                }
                // What was forced then and is no question now was nobody's decision.
                Entry::Forced(..) => self.at += 1,
                // Only behind a forced choice that was passed over: what it led to has no place.
                Entry::Chance(_) => {
                    let (line, problem) =
                        (self.record.line(self.at), RecordProblem::ChanceLeftOver);
                    return Some(Err(RecordError { line, problem }));
                }
            }
        };
        let mut game = self.game;
        let mut chance = Recorded::new(self.record, self.at + 1, comparison);
        let mut happened = Vec::new();
        if let Err(why) = game.choose(power, choice, &mut chance, Some(&mut happened)) {
            let line = self.record.line(self.at);
            return Some(Err(RecordError { line, problem: RecordProblem::Refused(why) }));
        }
        Some(chance.finish().map(|at| {
            (self.game, self.at) = (game, at);
            if let Some(events) = events {
                events.append(&mut happened);
            }
            (power, choice)
        }))
    }

    /// Replays all that is left.
    pub fn finish(mut self) -> Result<Game, RecordError> {
        while let Some(step) = self.step(None) {
            step?;
        }
        Ok(self.game)
    }
}

/// Chance as a record tells it, from one of its entries on.
struct Recorded<'a, 'c> {
    record: &'a Record,
    comparison: Option<&'a mut Comparison<'c>>,
    at: usize,
    /// What is left of a roll, and the entry that tells it.
    dice: VecDeque<u8>,
    rolled_at: usize,
    is_rolling: bool,
    failure: Option<RecordError>,
}

impl<'a, 'c> Recorded<'a, 'c> {
    fn new(record: &'a Record, at: usize, comparison: Option<&'a mut Comparison<'c>>) -> Self {
        let dice = VecDeque::new();
        Self { record, comparison, at, dice, rolled_at: at, is_rolling: false, failure: None }
    }

    /// The comparison to be made with what the record tells, unless that has gone wrong already.
    fn comparison(&mut self) -> Option<&mut Comparison<'c>> {
        self.comparison.as_deref_mut().filter(|_| self.failure.is_none())
    }

    fn fail(&mut self, problem: RecordProblem) {
        let line = self.record.line(self.at);
        self.failure.get_or_insert(RecordError { line, problem });
    }

    /// The entry after the last one used, which must be a choice; or what went wrong.
    fn finish(&mut self) -> Result<usize, RecordError> {
        let more_chance = matches!(self.record.entry(self.at), Some(Entry::Chance(_)));
        if more_chance || !self.dice.is_empty() {
            self.fail(RecordProblem::ChanceLeftOver);
        }
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => Ok(self.at),
        }
    }
}

impl Chance for Recorded<'_, '_> {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        // A new roll has a new line, and so has a die that a choice has rolled again.
        let is_new = nth == 0 || !std::mem::replace(&mut self.is_rolling, true);
        if is_new && self.dice.is_empty() {
            if let Some(Entry::Chance(Happening::Dice(dice))) = self.record.entry(self.at) {
                self.dice = dice.iter().copied().collect();
                self.rolled_at = self.at;
                self.at += 1;
            }
        } else if is_new {
            self.fail(RecordProblem::ChanceLeftOver);
        }
        self.is_rolling = true;
        let Some(die) = self.dice.pop_front() else {
            self.fail(RecordProblem::ChanceExpected("a die".to_owned()));
            return 1;
        };
        let (record, at, left) = (self.record, self.rolled_at, self.dice.len());
        if let Some(comparison) = self.comparison() {
            comparison.die(record, at, left, die, (roll, nth));
        }
        die
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        match self.record.entry(self.at) {
            Some(Entry::Chance(Happening::Draw(drawn_from, place))) if *drawn_from == deck => {
                let (record, at) = (self.record, self.at);
                if let Some(comparison) = self.comparison() {
                    comparison.draw(record, at, *place, (deck, bag, nth));
                }
                if bag.has(*place) {
                    self.at += 1;
                    return *place;
                }
                let name = deck.name_of(*place, self.record.setup()).to_owned();
                self.fail(RecordProblem::NotThere(name));
            }
            _ => {
                let what = format!("a draw from {}", deck_word(deck));
                self.fail(RecordProblem::ChanceExpected(what));
            }
        }
        Seeded::new(0).draw(deck, bag, nth)
    }

    /// What the rules take by themselves stands in the record, as forced or, if it was not so then, as
    /// a choice. Records of the first version do not tell it.
    fn told_forced(&mut self, by: Power, choice: Choice) {
        match self.record.entry(self.at) {
            Some(Entry::Forced(power, made)) if (*power, *made) == (by, choice) => self.at += 1,
            Some(Entry::Forced(power, _)) if *power == by => {
                self.fail(RecordProblem::ForcedOtherwise(by, choice));
            }
            Some(Entry::Choice(power, made))
                if self.record.tells_forced() && (*power, *made) == (by, choice) =>
            {
                self.at += 1;
            }
            _ => {}
        }
    }
}
