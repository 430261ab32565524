//! Records: the set-up, every choice, and everything that chance decided, as text. A record replays
//! to the same end, or says where the rules have changed.

use std::{fmt, fmt::Write as _};

use super::Entry;
use crate::{
    board::Event,
    cards::{CardSet, OldWorldSet},
    chance::{Chance, Recorder},
    decisions::{Choice, Next, Refused},
    game::Game,
    setup::Setup,
    vocabulary::Power,
};

/// The version of the rules by which this engine plays. It rises whenever a ruling changes what is
/// allowed or what happens; a record names the version it was played by.
pub const RULES: u32 = 2;

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    setup: Setup,
    rules: u32,
    /// Whether it tells forced choices: those of the first format do not.
    tells_forced: bool,
    /// The line of the file where the set-up ends, 0 if it came from none.
    begins: usize,
    /// The Power that was dealt to each seat, if Powers were dealt, and the line of the file that says so.
    dealt: Option<(usize, Vec<Power>)>,
    /// What its chance came from, in hexadecimal digits, once that is no secret any more.
    seed: Option<String>,
    /// Each entry with the line of the file it came from, 0 if it came from none.
    entries: Vec<(usize, Entry)>,
}

const HEADING: &str = "ruinous record 2";
/// Of records that tell neither the version of the rules nor forced choices.
const FIRST_HEADING: &str = "ruinous record 1";
const DEALT: &str = "dealt";
const SEED: &str = "seed";
const SEED_DIGITS: usize = 64;

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
    /// The rules now leave this as the only option, and the record has another.
    ForcedOtherwise(Power, Choice),
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
            RecordProblem::ForcedOtherwise(power, choice) => {
                write!(f, "the only option now is: {}", super::choice_line(*power, *choice))
            }
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
    /// The record of a game whose entries are yet to come: those of a journal, for example.
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            rules: RULES,
            tells_forced: true,
            begins: 0,
            dealt: None,
            seed: None,
            entries: Vec::new(),
        }
    }

    /// The same, of a game that was begun by this version of the rules.
    #[must_use]
    pub fn by_rules(self, rules: u32) -> Self {
        Self { rules, ..self }
    }

    /// The same, of a game for which Powers were dealt: whoever sat at the first Power of the table got the
    /// first of these, and so on.
    pub fn with_dealt(self, dealt: Vec<Power>) -> Result<Self, RecordProblem> {
        let mut sorted = dealt.clone();
        sorted.sort();
        if !sorted.into_iter().eq(self.setup.powers()) {
            let reason = "each Power of the table is dealt once, and no other".to_owned();
            return Err(RecordProblem::BadSetup(reason));
        }
        Ok(Self { dealt: Some((0, dealt)), ..self })
    }

    /// The same, naming the seed from which its chance came: 64 hexadecimal digits.
    pub fn with_seed(self, seed: &str) -> Result<Self, RecordProblem> {
        let is_seed =
            seed.len() == SEED_DIGITS && seed.bytes().all(|digit| digit.is_ascii_hexdigit());
        if !is_seed {
            let reason = format!("a seed is {SEED_DIGITS} digits from 0 to f, not \"{seed}\"");
            return Err(RecordProblem::BadSetup(reason));
        }
        Ok(Self { seed: Some(seed.to_lowercase()), ..self })
    }

    /// Sets up a game and begins its record.
    pub fn begin(
        setup: Setup,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
    ) -> (Self, Game) {
        let mut recorder = Recorder::new(chance);
        let game = Game::new(setup, &mut recorder, events);
        let mut record = Self::new(setup);
        recorder.happened.into_iter().for_each(|entry| record.push(entry));
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
        self.push(Entry::Choice(power, choice));
        recorder.happened.into_iter().for_each(|entry| self.push(entry));
        Ok(next)
    }

    /// Adds an entry at the end, for those who keep entries one by one.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push((0, entry));
    }

    /// What was agreed before play.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The version of the rules by which the game was begun.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The Power that was dealt to whoever sat at each Power of the table, if Powers were dealt.
    pub fn dealt(&self) -> Option<&[Power]> {
        self.dealt.as_ref().map(|(_, dealt)| &dealt[..])
    }

    /// The line of the file that says so.
    pub(super) fn dealt_line(&self) -> usize {
        self.dealt.as_ref().map_or(0, |(line, _)| *line)
    }

    /// The seed from which its chance came, as 64 hexadecimal digits, if the record tells it. What they
    /// give is not the engine's to know.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// Everything that was chosen, was forced and came by chance, in order.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.entries.iter().map(|(_, entry)| entry)
    }

    pub(super) fn entry(&self, at: usize) -> Option<&Entry> {
        self.entries.get(at).map(|(_, entry)| entry)
    }

    pub(super) fn tells_forced(&self) -> bool {
        self.tells_forced
    }

    /// The line of the file from which an entry came; that of the last one, past the end.
    pub(super) fn line(&self, at: usize) -> usize {
        let last = self.entries.last().map_or(self.begins, |(line, _)| *line);
        self.entries.get(at).map_or(last, |(line, _)| *line)
    }

    /// The record as it was after so many entries.
    #[must_use]
    pub fn until(&self, entries: usize) -> Self {
        let kept = self.entries.iter().take(entries).cloned().collect();
        Self { entries: kept, ..self.clone() }
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let heading = if self.tells_forced { HEADING } else { FIRST_HEADING };
        let mut text = format!("{heading}\n");
        if self.tells_forced {
            let _ = writeln!(text, "rules {}", self.rules);
        }
        // All that was agreed is named, so that nothing new is forgotten here.
        let (powers, cards, old_world) = self.setup.parts();
        text.push_str("powers");
        for power in powers {
            let _ = write!(text, " {power}");
        }
        let _ = writeln!(text, "\ncards {cards}");
        let _ = writeln!(text, "old-world {old_world}");
        if let Some(dealt) = self.dealt() {
            let _ = writeln!(text, "{}", dealt_line(dealt));
        }
        if let Some(seed) = &self.seed {
            let _ = writeln!(text, "{SEED} {seed}");
        }
        text.push('\n');
        for entry in self.entries() {
            text.push_str(&entry.line(self.setup));
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
            .filter(|(_, line)| !line.is_empty())
            .peekable();
        let tells_forced = match lines.next() {
            Some((_, HEADING)) => true,
            Some((_, FIRST_HEADING)) => false,
            other => {
                let line = other.map_or(1, |(line, _)| line);
                return Err(RecordError { line, problem: RecordProblem::NoHeading });
            }
        };
        let (setup, rules, begins) = read_setup(&mut lines, tells_forced)?;
        let mut record = Self { tells_forced, begins, ..Self::new(setup).by_rules(rules) };
        let begins_with =
            |word| move |(_, line): &(usize, &str)| line.split_whitespace().next() == Some(word);
        if let Some((line, dealt)) = lines.next_if(begins_with(DEALT)) {
            let wrong = |problem| RecordError { line, problem };
            let powers = dealt.split_whitespace().skip(1).map(str::parse);
            let powers = powers.collect::<Result<Vec<Power>, _>>();
            let powers =
                powers.map_err(|unknown| wrong(RecordProblem::BadSetup(unknown.to_string())))?;
            record = record.with_dealt(powers).map_err(wrong)?;
            record.dealt.iter_mut().for_each(|(at, _)| *at = line);
            record.begins = line;
        }
        if let Some((line, seed)) = lines.next_if(begins_with(SEED)) {
            let seed = seed[SEED.len()..].trim_start();
            record = record.with_seed(seed).map_err(|problem| RecordError { line, problem })?;
            record.begins = line;
        }
        let entry = |(line, text): (usize, &str)| match Entry::read(text, setup) {
            Ok(entry) => Ok((line, entry)),
            Err(reason) => Err(RecordError { line, problem: RecordProblem::Unreadable(reason) }),
        };
        record.entries = lines.map(entry).collect::<Result<_, _>>()?;
        Ok(record)
    }
}

/// What was dealt, as a line of the heading.
pub(super) fn dealt_line(dealt: &[Power]) -> String {
    dealt.iter().fold(DEALT.to_owned(), |line, power| format!("{line} {power}"))
}

/// The set-up, the version of the rules if the record tells it, and the last line of all that.
fn read_setup<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    tells_rules: bool,
) -> Result<(Setup, u32, usize), RecordError> {
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
    let rules = if tells_rules { Some(part("rules")?) } else { None };
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
    let rules = match rules {
        None => 1,
        Some((line, words)) => words
            .join(" ")
            .parse()
            .map_err(|_| bad(line, &"a number must stand here: the version of the rules"))?,
    };
    let setup = Setup::new(&powers, cards, old_world).map_err(|wrong| {
        let reasons = wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        bad(line, &reasons)
    })?;
    Ok((setup, rules, old_world_line))
}
