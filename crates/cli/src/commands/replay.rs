//! `ruinous replay`: tells a recorded game again.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_engine::{
    Next, PowerSet,
    notation::{Record, RecordError},
};

use crate::{
    record_file::{rules_before, unsealed},
    terminal::{self, Paint},
    text::{self, Teller, Text},
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
    let text = text::own();
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
    let written = unsealed(bytes);
    let failed = |error: RecordError| {
        let rules = rules_before(&written, &error);
        super::complain(&text.record_error(&arguments.file, &error, rules));
        Ok(ExitCode::FAILURE)
    };
    let record = match Record::read(&written) {
        Ok(record) => record,
        Err(error) => return failed(error),
    };
    let mut events = Vec::new();
    let mut replay = match record.replay_telling(Some(&mut events)) {
        Ok(replay) => replay,
        Err(error) => return failed(error),
    };
    let mut teller = Teller::new(None);
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
