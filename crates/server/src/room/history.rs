//! A game is its journal: reading one, and playing it again step by step.

use ruinous_engine::{
    Event, Game, Power, Setup,
    notation::{Entry, Record, RecordError, RecordProblem},
};

use crate::store;

/// A journal, read.
pub struct History {
    setup: Setup,
    steps: Vec<Step>,
}

/// One step of a journal.
pub struct Step {
    /// Its number.
    pub seq: u64,
    /// Whose it was; nobody's, at the set-up.
    pub by: Option<Power>,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    rules: u32,
    made: Made,
}

/// What a step is.
enum Made {
    /// A choice and what followed from it; at the set-up, what was drawn there.
    Entries(Vec<Entry>),
    /// The game goes back to how it was after this step.
    Undo(u64),
}

/// Where a journal no longer fits the rules, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The step.
    pub seq: u64,
    /// What is wrong there.
    pub reason: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "step {}: {}", self.seq, self.reason)
    }
}

/// A step as it is played again.
pub struct Played<'a> {
    /// The step.
    pub step: &'a Step,
    /// What it brought.
    pub events: &'a [Event],
    /// The game before it; none at the set-up.
    pub before: Option<&'a Game>,
    /// The game after it.
    pub game: &'a Game,
    /// To which step the game went back, if it did.
    pub undone_to: Option<u64>,
    /// What each step brought that stands, this one included: whoever has been told of others has to
    /// be told anew.
    pub standing: &'a [Standing],
}

/// A step that was not taken back.
pub struct Standing {
    /// Its number.
    pub seq: u64,
    /// What it brought.
    pub events: Vec<Event>,
    game: Game,
}

const UNDO: &str = "undo ";

/// The entry by which a game goes back to how it was after a step.
pub fn undo_entry(to: u64) -> String {
    format!("{UNDO}{to}")
}

/// The entry of a choice, or of a set-up.
pub fn entry_of(record: &Record) -> String {
    let lines: Vec<String> = record.entries().map(|entry| entry.line(record.setup())).collect();
    lines.join("\n")
}

impl History {
    /// Reads a journal from its beginning.
    pub fn read(setup: Setup, journal: &[store::Entry]) -> Result<Self, Broken> {
        let steps = journal.iter().map(|entry| Step::read(setup, entry));
        Ok(Self { setup, steps: steps.collect::<Result<_, _>>()? })
    }

    /// The number of the last step.
    pub fn seq(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.seq)
    }

    /// The game as a record, without what was taken back.
    pub fn record(&self) -> Record {
        self.record_until(u64::MAX)
    }

    /// The same, as it was after a step.
    fn record_until(&self, seq: u64) -> Record {
        let rules = self.steps.first().map_or(ruinous_engine::notation::RULES, |step| step.rules);
        let mut record = Record::new(self.setup).by_rules(rules);
        for entry in self.standing_until(seq).iter().flat_map(|step| step.entries()) {
            record.push(entry.clone());
        }
        record
    }

    /// The steps that stood after a step.
    pub fn standing_until(&self, seq: u64) -> Vec<&Step> {
        let mut standing: Vec<&Step> = Vec::new();
        for step in self.steps.iter().take_while(|step| step.seq <= seq) {
            match step.made {
                Made::Entries(_) => standing.push(step),
                Made::Undo(to) => standing.retain(|earlier| earlier.seq <= to),
            }
        }
        standing
    }

    /// Plays the journal again and tells every step.
    pub fn play(&self, mut tell: impl FnMut(Played<'_>)) -> Result<(), Broken> {
        let mut standing: Vec<Standing> = Vec::new();
        let mut steps = &self.steps[..];
        while let Some(first) = steps.first() {
            if let Made::Undo(to) = first.made {
                standing.retain(|earlier| earlier.seq <= to);
                let Some(last) = standing.last() else {
                    return Err(first.broken("nothing is left of the game"));
                };
                let (step, game, undone_to) = (first, &last.game, Some(to));
                let (events, before) = (&[][..], None);
                tell(Played { step, events, before, game, undone_to, standing: &standing });
                steps = &steps[1..];
            } else {
                let undo = steps.iter().position(|step| matches!(step.made, Made::Undo(_)));
                let (run, rest) = steps.split_at(undo.unwrap_or(steps.len()));
                self.play_run(run, &mut standing, &mut tell)?;
                steps = rest;
            }
        }
        Ok(())
    }

    /// Plays steps of which none is an undo, after those that stand.
    fn play_run(
        &self,
        run: &[Step],
        standing: &mut Vec<Standing>,
        tell: &mut impl FnMut(Played<'_>),
    ) -> Result<(), Broken> {
        let last = run.last().map_or(0, |step| step.seq);
        let record = self.record_until(last);
        let mut events = Vec::new();
        let replay = record.replay_telling(Some(&mut events));
        let mut replay = replay.map_err(|error| run[0].broken(open_reason(&error)))?;
        let mut entries = 0;
        for step in self.standing_until(last) {
            entries += step.entries().len();
            while replay.entries() < entries {
                match replay.step(Some(&mut events)) {
                    None => break,
                    Some(Err(error)) => return Err(step.broken(open_reason(&error))),
                    Some(Ok(_)) => {}
                }
            }
            let events = std::mem::take(&mut events);
            if standing.last().is_some_and(|told| told.seq >= step.seq) {
                continue;
            }
            let (before, game) = (standing.last().map(|told| told.game), *replay.game());
            standing.push(Standing { seq: step.seq, events: events.clone(), game });
            let (before, undone_to) = (before.as_ref(), None);
            tell(Played { step, events: &events, before, game: &game, undone_to, standing });
        }
        Ok(())
    }

    /// The game as it is now.
    pub fn game(&self) -> Result<Game, Broken> {
        self.game_at(u64::MAX)
    }

    /// The game as it was after a step.
    pub fn game_at(&self, seq: u64) -> Result<Game, Broken> {
        let last = self.steps.iter().take_while(|step| step.seq <= seq).last();
        let broken = |reason| {
            last.map_or(Broken { seq: 0, reason: "nothing".to_owned() }, |step| step.broken(reason))
        };
        let record = self.record_until(seq);
        let replay = record.replay().map_err(|error| broken(open_reason(&error)))?;
        replay.finish().map_err(|error| broken(open_reason(&error)))
    }
}

impl Step {
    fn read(setup: Setup, entry: &store::Entry) -> Result<Self, Broken> {
        let (seq, rules) = (entry.seq.unsigned_abs(), entry.rules.parse().unwrap_or(0));
        let broken = |reason: String| Broken { seq, reason };
        let made = match entry.entry.strip_prefix(UNDO) {
            Some(to) => Made::Undo(to.parse().map_err(|_| broken(format!("undo to {to:?}")))?),
            None => {
                let lines = entry.entry.lines().map(|line| {
                    let read = Entry::read(line, setup);
                    read.map_err(
                        |reason| if is_draw(line) { NO_SUCH_DRAW.to_owned() } else { reason },
                    )
                });
                Made::Entries(lines.collect::<Result<_, _>>().map_err(broken)?)
            }
        };
        let by = entry.by_power.as_deref().and_then(|power| power.parse().ok());
        Ok(Self { seq, by, at: entry.at, rules, made })
    }

    fn entries(&self) -> &[Entry] {
        match &self.made {
            Made::Entries(entries) => entries,
            Made::Undo(_) => &[],
        }
    }

    fn broken(&self, reason: impl Into<String>) -> Broken {
        let reason: String = reason.into();
        // A record that came from no file has no lines to speak of.
        let reason = reason.strip_prefix("line 0: ").map(str::to_owned).unwrap_or(reason);
        Broken { seq: self.seq, reason }
    }
}

/// Said of a draw without naming the card: everyone at the table reads why a game was set aside, and the
/// game may be taken up again.
const NO_SUCH_DRAW: &str = "something was drawn that could not be drawn";

fn is_draw(line: &str) -> bool {
    line.trim_start().starts_with("draw ")
}

/// What is wrong with a record, for everyone's eyes.
fn open_reason(error: &RecordError) -> String {
    match error.problem {
        RecordProblem::NotThere(_) => NO_SUCH_DRAW.to_owned(),
        _ => error.to_string(),
    }
}
