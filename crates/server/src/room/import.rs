//! A record that was played elsewhere, as a finished table.

use ruinous_engine::{
    Game, Power, Setup,
    notation::{Entry, NotProven, Record, RecordError},
};

use super::{Room, history::History};
use crate::{agreement::Agreement, app::App, fair::Seed, problem::Problem, store};

/// A finished table, yet to be kept.
pub struct Imported {
    /// The table.
    pub table: store::Table,
    /// Its seats, on which nobody sits.
    pub seats: Vec<store::Seat>,
    /// Its journal.
    pub journal: Vec<store::Entry>,
}

/// Reads a record that somebody brings along, or says which line is wrong.
pub fn read(app: &App, id: &str, person: &str, text: &str) -> Result<Imported, Problem> {
    let record = Record::read(text).map_err(wrong)?;
    let seed: Option<Seed> = record.seed().and_then(|seed| seed.parse().ok());
    if let Some(seed) = &seed {
        // First, because a die that is not what was rolled may break what comes after it.
        record.prove(&mut seed.chance()).map_err(not_proven)?;
    }
    let game = record.replay().and_then(|replay| replay.finish()).map_err(wrong)?;
    if game.board().outcome().is_none() {
        return Err(Problem::BadRecord(lines(text), "the game is not over here".to_owned()));
    }
    let setup = record.setup();
    let journal = journal(app, id, &record);
    check(setup, &journal, &game)?;
    let now = app.now();
    let table = store::Table {
        id: id.to_owned(),
        creator: person.to_owned(),
        state: store::OVER.to_owned(),
        created: now,
        changed: now,
        agreement: Agreement::of_setup(setup).write(),
        listed: false,
        seed: seed.as_ref().map(ToString::to_string).unwrap_or_default(),
        seed_hash: seed.as_ref().map(Seed::hash).unwrap_or_default(),
        seq: journal.last().map_or(0, |entry| entry.seq),
        result: Room::result_in(&game, app),
        ..store::Table::default()
    };
    let seat = |(nth, power): (usize, Power)| {
        let seat = |power: Power| store::Seat {
            table_id: id.to_owned(),
            power: power.id().to_owned(),
            ..store::Seat::default()
        };
        match record.dealt() {
            Some(dealt) => {
                store::Seat { dealt_from: Some(power.id().to_owned()), ..seat(dealt[nth]) }
            }
            None => seat(power),
        }
    };
    let seats = setup.powers().into_iter().enumerate().map(seat).collect();
    Ok(Imported { table, seats, journal })
}

/// The number of the last line.
fn lines(text: &str) -> u64 {
    text.lines().count() as u64
}

/// The steps of a record: the set-up, then each choice with what followed from it.
fn journal(app: &App, id: &str, record: &Record) -> Vec<store::Entry> {
    let (setup, rules, at) = (record.setup(), record.rules().to_string(), app.now());
    let mut steps = vec![(None, Vec::new())];
    for entry in record.entries() {
        if let Entry::Choice(power, _) = entry {
            steps.push((Some(power.id().to_owned()), Vec::new()));
        }
        if let Some((_, lines)) = steps.last_mut() {
            lines.push(entry.line(setup));
        }
    }
    let entry = |(seq, (by_power, lines)): (i64, (Option<String>, Vec<String>))| store::Entry {
        game: id.to_owned(),
        seq,
        rules: rules.clone(),
        by_power,
        by_whom: Some("record".to_owned()),
        entry: lines.join("\n"),
        at,
    };
    (0..).zip(steps).map(entry).collect()
}

/// A record of the first format tells less than a journal does. Should that make a difference, it is
/// refused rather than shown wrongly.
fn check(setup: Setup, journal: &[store::Entry], game: &Game) -> Result<(), Problem> {
    let replayed = History::read(setup, journal).and_then(|history| history.game());
    match replayed {
        Ok(replayed) if replayed == *game => Ok(()),
        Ok(_) => Err(Problem::BadRecord(1, "ruinous record 1".to_owned())),
        Err(broken) => Err(Problem::BadRecord(1, broken.to_string())),
    }
}

/// What a seed does not give is not what was rolled or drawn.
fn not_proven(differs: NotProven) -> Problem {
    match differs {
        NotProven::Broken(error) => wrong(error),
        NotProven::Die { line, .. } | NotProven::Draw { line, .. } => {
            bad_line(line, &differs.to_string())
        }
    }
}

fn wrong(error: RecordError) -> Problem {
    bad_line(error.line, &error.to_string())
}

/// What is wrong with a line, whose number is told beside it.
fn bad_line(line: usize, what: &str) -> Problem {
    let what = what.strip_prefix(&format!("line {line}: ")).unwrap_or(what);
    Problem::BadRecord(line as u64, what.to_owned())
}
