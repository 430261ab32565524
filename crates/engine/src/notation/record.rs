//! Records: the set-up, every choice, and everything that chance decided, as text. A record replays
//! to the same end, or says where the rules have changed.

use std::{collections::VecDeque, fmt, fmt::Write as _};

use super::{choice_line, parse_choice};
use crate::{
    board::{Event, bag::Bag},
    cards::{Card, CardSet, OldWorldCard, OldWorldSet},
    chance::{Chance, Deck, Happening, Recorder, Roll, Seeded},
    decisions::{Choice, Next, Refused},
    game::Game,
    setup::Setup,
    vocabulary::{Power, Token},
};

/// One line of a record after the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A Power chose.
    Choice(Power, Choice),
    /// Chance decided.
    Chance(Happening),
}

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    setup: Setup,
    /// Each entry with the line of the file it came from, 0 if it came from none.
    entries: Vec<(usize, Entry)>,
}

const HEADING: &str = "ruinous record 1";

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 if the record did not come from a file.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The first line is not that of a record.
    NoHeading,
    /// A line of the set-up is missing or cannot be read.
    BadSetup(String),
    /// A line cannot be read.
    Unreadable(String),
    /// A choice is not allowed by the rules as they are now.
    Refused(Refused),
    /// The rules ask for something of chance that the record does not have there.
    ChanceExpected(String),
    /// The record has something of chance for which the rules do not ask there.
    ChanceLeftOver,
    /// The card or token is not there to be drawn.
    NotThere(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            RecordProblem::NoHeading => write!(f, "a record begins with \"{HEADING}\""),
            RecordProblem::BadSetup(what) | RecordProblem::Unreadable(what) => f.write_str(what),
            RecordProblem::Refused(why) => write!(f, "the choice is not allowed: {why}"),
            RecordProblem::ChanceExpected(what) => {
                write!(f, "the rules ask for {what} here, and the record has none")
            }
            RecordProblem::ChanceLeftOver => {
                write!(f, "the rules ask for no dice and no draw here")
            }
            RecordProblem::NotThere(what) => write!(f, "{what} is not there to be drawn"),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Sets up a game and begins its record.
    pub fn begin(
        setup: Setup,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
    ) -> (Self, Game) {
        let mut recorder = Recorder::new(chance);
        let game = Game::new(setup, &mut recorder, events);
        let mut record = Self { setup, entries: Vec::new() };
        record.add_chance(recorder.happened);
        (record, game)
    }

    /// A Power chooses, and the record tells it. A refused choice changes neither.
    pub fn choose(
        &mut self,
        game: &mut Game,
        power: Power,
        choice: Choice,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
    ) -> Result<Next, Refused> {
        let mut recorder = Recorder::new(chance);
        let next = game.choose(power, choice, &mut recorder, events)?;
        self.entries.push((0, Entry::Choice(power, choice)));
        self.add_chance(recorder.happened);
        Ok(next)
    }

    fn add_chance(&mut self, happened: Vec<Happening>) {
        self.entries.extend(happened.into_iter().map(|what| (0, Entry::Chance(what))));
    }

    /// What was agreed before play.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Every choice and everything chance decided, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().map(|(_, entry)| entry)
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let mut text = format!("{HEADING}\npowers");
        for power in self.setup.powers() {
            let _ = write!(text, " {power}");
        }
        let _ = writeln!(text, "\ncards {}", self.setup.cards());
        let _ = writeln!(text, "old-world {}\n", self.setup.old_world());
        for entry in self.entries() {
            text.push_str(&entry_line(entry, self.setup));
            text.push('\n');
        }
        text
    }

    /// Reads a record. Whether its choices are allowed is seen when it is replayed.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(number, line)| (number + 1, line.split('#').next().unwrap_or("").trim()))
            .filter(|(_, line)| !line.is_empty());
        match lines.next() {
            Some((_, HEADING)) => {}
            other => {
                let line = other.map_or(1, |(line, _)| line);
                return Err(RecordError { line, problem: RecordProblem::NoHeading });
            }
        }
        let setup = read_setup(&mut lines)?;
        let entry = |(line, text): (usize, &str)| match read_entry(text, setup) {
            Ok(entry) => Ok((line, entry)),
            Err(reason) => Err(RecordError { line, problem: RecordProblem::Unreadable(reason) }),
        };
        Ok(Self { setup, entries: lines.map(entry).collect::<Result<_, _>>()? })
    }

    /// Plays the record again from its set-up.
    pub fn replay(&self) -> Result<Replay<'_>, RecordError> {
        let mut chance = Recorded::new(self, 0);
        let game = Game::new(self.setup, &mut chance, None);
        chance.finish()?;
        Ok(Replay { record: self, game, at: chance.at })
    }
}

/// A record that is being played again, choice by choice.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
    at: usize,
}

impl Replay<'_> {
    /// The game after the choices replayed so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Replays the next choice; `None` when there is none left. After an error the game is as it
    /// was before that choice, and no event is told.
    pub fn step(
        &mut self,
        events: Option<&mut Vec<Event>>,
    ) -> Option<Result<(Power, Choice), RecordError>> {
        let (line, Entry::Choice(power, choice)) = self.record.entries.get(self.at)? else {
            return None;
        };
        let mut game = self.game;
        let mut chance = Recorded::new(self.record, self.at + 1);
        let mut happened = Vec::new();
        if let Err(why) = game.choose(*power, *choice, &mut chance, Some(&mut happened)) {
            return Some(Err(RecordError { line: *line, problem: RecordProblem::Refused(why) }));
        }
        Some(chance.finish().map(|at| {
            (self.game, self.at) = (game, at);
            if let Some(events) = events {
                events.append(&mut happened);
            }
            (*power, *choice)
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

fn read_setup<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Setup, RecordError> {
    let mut last = 1;
    let mut part = |name: &str| {
        let bad = |line: usize, reason: String| RecordError {
            line,
            problem: RecordProblem::BadSetup(reason),
        };
        let missing = || format!("the line \"{name} …\" is missing");
        let (line, text) = lines.next().ok_or_else(|| bad(last, missing()))?;
        last = line;
        let words = text.strip_prefix(name).ok_or_else(|| bad(line, missing()))?;
        Ok((line, words.split_whitespace().collect::<Vec<_>>()))
    };
    let (line, powers) = part("powers")?;
    let (cards_line, cards) = part("cards")?;
    let (old_world_line, old_world) = part("old-world")?;
    let bad = |line: usize, reason: &dyn fmt::Display| RecordError {
        line,
        problem: RecordProblem::BadSetup(reason.to_string()),
    };
    let powers = powers.iter().map(|word| word.parse::<Power>()).collect::<Result<Vec<_>, _>>();
    let powers = powers.map_err(|unknown| bad(line, &unknown))?;
    let cards = cards.join(" ").parse::<CardSet>().map_err(|error| bad(cards_line, &error))?;
    let old_world =
        old_world.join(" ").parse::<OldWorldSet>().map_err(|error| bad(old_world_line, &error))?;
    Setup::new(&powers, cards, old_world).map_err(|wrong| {
        let reasons = wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        bad(line, &reasons)
    })
}

fn entry_line(entry: &Entry, setup: Setup) -> String {
    match entry {
        Entry::Choice(power, choice) => choice_line(*power, *choice),
        Entry::Chance(Happening::Dice(dice)) => {
            dice.iter().fold("dice".to_owned(), |line, die| format!("{line} {die}"))
        }
        Entry::Chance(Happening::Draw(Deck::Hand(power), place)) => {
            format!("lose {power} {}", Deck::Hand(*power).name_of(*place, setup))
        }
        Entry::Chance(Happening::Draw(deck, place)) => {
            format!("draw {} {}", deck_word(*deck), deck.name_of(*place, setup))
        }
    }
}

fn deck_word(deck: Deck) -> &'static str {
    match deck {
        Deck::Chaos(power) => power.id(),
        Deck::OldWorld => "old-world",
        Deck::Tokens => "token",
        Deck::Powers => "power",
        Deck::Hand(_) => "hand",
    }
}

fn read_entry(line: &str, setup: Setup) -> Result<Entry, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["dice", ref dice @ ..] if !dice.is_empty() => {
            let die = |word: &&str| {
                word.parse()
                    .ok()
                    .filter(|die| (1..=6).contains(die))
                    .ok_or(format!("a die shows 1 to 6, not \"{word}\""))
            };
            Ok(Entry::Chance(Happening::Dice(dice.iter().map(die).collect::<Result<_, _>>()?)))
        }
        ["draw", deck, what] => read_draw(deck, what, setup).map(Entry::Chance),
        ["lose", power, what] => match read_draw(power, what, setup)? {
            Happening::Draw(Deck::Chaos(power), place) => {
                Ok(Entry::Chance(Happening::Draw(Deck::Hand(power), place)))
            }
            _ => Err(format!("\"{power}\" is no Power that could lose a card")),
        },
        ["dice" | "draw" | "lose", ..] => {
            Err(format!("\"{line}\" is not like \"dice 4 6\" or \"draw khorne battle-cry\""))
        }
        _ => parse_choice(line, setup.cards())
            .map(|(power, choice)| Entry::Choice(power, choice))
            .map_err(|error| error.to_string()),
    }
}

fn read_draw(deck: &str, what: &str, setup: Setup) -> Result<Happening, String> {
    let text = |error: crate::vocabulary::Unknown| error.to_string();
    Ok(match deck {
        "old-world" => {
            Happening::Draw(Deck::OldWorld, OldWorldCard::named(what, setup).map_err(text)?.place())
        }
        "token" => Happening::Draw(Deck::Tokens, what.parse::<Token>().map_err(text)? as u8),
        power => {
            let power: Power = power.parse().map_err(text)?;
            let card: Card = what.parse().map_err(text)?;
            if card.power() != power || card.set() != setup.set_of(power) {
                return Err(format!("{card} is not in {power}'s deck"));
            }
            Happening::Draw(Deck::Chaos(power), card.place())
        }
    })
}

/// Chance as a record tells it, from one of its entries on.
struct Recorded<'a> {
    record: &'a Record,
    at: usize,
    dice: VecDeque<u8>,
    is_rolling: bool,
    failure: Option<RecordError>,
}

impl<'a> Recorded<'a> {
    fn new(record: &'a Record, at: usize) -> Self {
        Self { record, at, dice: VecDeque::new(), is_rolling: false, failure: None }
    }

    fn fail(&mut self, problem: RecordProblem) {
        let last = self.record.entries.last().map_or(0, |(line, _)| *line);
        let line = self.record.entries.get(self.at).map_or(last, |(line, _)| *line);
        self.failure.get_or_insert(RecordError { line, problem });
    }

    /// The entry after the last one used, which must be a choice; or what went wrong.
    fn finish(&mut self) -> Result<usize, RecordError> {
        let more_chance = matches!(self.record.entries.get(self.at), Some((_, Entry::Chance(_))));
        if more_chance || !self.dice.is_empty() {
            self.fail(RecordProblem::ChanceLeftOver);
        }
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => Ok(self.at),
        }
    }
}

impl Chance for Recorded<'_> {
    fn die(&mut self, _roll: Roll, nth: u8) -> u8 {
        // A new roll has a new line, and so has a die that a choice has rolled again.
        let is_new = nth == 0 || !std::mem::replace(&mut self.is_rolling, true);
        if is_new && self.dice.is_empty() {
            if let Some((_, Entry::Chance(Happening::Dice(dice)))) =
                self.record.entries.get(self.at)
            {
                self.dice = dice.iter().copied().collect();
                self.at += 1;
            }
        } else if is_new {
            self.fail(RecordProblem::ChanceLeftOver);
        }
        self.is_rolling = true;
        self.dice.pop_front().unwrap_or_else(|| {
            self.fail(RecordProblem::ChanceExpected("a die".to_owned()));
            1
        })
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        match self.record.entries.get(self.at) {
            Some((_, Entry::Chance(Happening::Draw(drawn_from, place)))) if *drawn_from == deck => {
                if bag.has(*place) {
                    self.at += 1;
                    return *place;
                }
                let name = deck.name_of(*place, self.record.setup).to_owned();
                self.fail(RecordProblem::NotThere(name));
            }
            _ => {
                let what = format!("a draw from {}", deck_word(deck));
                self.fail(RecordProblem::ChanceExpected(what));
            }
        }
        Seeded::new(0).draw(deck, bag, nth)
    }
}
