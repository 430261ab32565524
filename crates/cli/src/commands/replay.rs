//! `ruinous replay`: tells a recorded game again.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_engine::{
    Chance, Event, Game, Next, PowerSet,
    bag::Bag,
    chance::{Deck, Happening, Roll, Seeded},
    notation::{Entry, Record, RecordError},
};

use crate::{
    record_file::unsealed,
    terminal::{self, Paint},
    text::{Teller, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// The record of a game
    file: PathBuf,
    /// Print only how it ended
    #[arg(short, long)]
    quiet: bool,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = Text::english();
    match fs::read(&arguments.file) {
        Ok(bytes) => super::end(replay(&text, arguments, &bytes)),
        Err(error) => {
            let sentence = text
                .line("file-unreadable")
                .word("file", arguments.file.display().to_string())
                .word("reason", error.to_string())
                .say();
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn replay(text: &Text, arguments: &Arguments, bytes: &[u8]) -> io::Result<ExitCode> {
    let paint = Paint::for_stdout();
    let mut output = io::stdout().lock();
    let failed = |mut error: RecordError| {
        if error.line == 0 {
            // What is missing from a record without entries is missing at its end.
            error.line = bytes.iter().filter(|byte| **byte == b'\n').count().max(1);
        }
        super::complain(&text.record_error(&arguments.file, &error));
        Ok(ExitCode::FAILURE)
    };
    let record = match Record::read(&unsealed(bytes)) {
        Ok(record) => record,
        Err(error) => return failed(error),
    };
    let mut replay = match record.replay() {
        Ok(replay) => replay,
        Err(error) => return failed(error),
    };
    let mut teller = Teller::new(None);
    let mut events = opening(&record);
    if !arguments.quiet {
        let first = text.line("log-round").number("round", 1u32).say().to_uppercase();
        let heading = terminal::heading(&first, terminal::Style::Strong, paint);
        output.write_all(heading.as_bytes())?;
    }
    loop {
        if !arguments.quiet {
            let told = teller.tell(text, &events);
            output.write_all(terminal::log(text, &told, paint).as_bytes())?;
        }
        events.clear();
        match replay.step(Some(&mut events)) {
            Some(Ok(_)) => {}
            Some(Err(error)) => {
                output.flush()?;
                return failed(error);
            }
            None => break,
        }
    }
    let board = replay.game().board();
    let result = match replay.game().next() {
        Next::Over(outcome) => terminal::result(text, board, outcome, None, paint),
        Next::Ask(decision) => {
            let unfinished = text
                .line("replay-unfinished")
                .number("round", board.round())
                .name("phase", board.phase())
                .name("power", decision.power)
                .say();
            terminal::paragraph(&unfinished, 0, terminal::Style::Strong, paint)
                + &terminal::standings(text, board, PowerSet::EMPTY, paint)
        }
    };
    output.write_all(result.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// What happened before the first choice of a record, which has been replayed once already.
pub fn opening(record: &Record) -> Vec<Event> {
    let mut events = Vec::new();
    Game::new(record.setup(), &mut Opening(record.entries().collect()), Some(&mut events));
    events
}

/// Chance as the first entries of a record tell it.
struct Opening<'a>(std::collections::VecDeque<&'a Entry>);

impl Chance for Opening<'_> {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        // No die is rolled before the first choice.
        Seeded::new(0).die(roll, nth)
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        match self.0.pop_front() {
            Some(Entry::Chance(Happening::Draw(from, place)))
                if *from == deck && bag.count(*place) > 0 =>
            {
                *place
            }
            _ => Seeded::new(0).draw(deck, bag, nth),
        }
    }
}
