//! One file for each command.

pub mod bench;
pub mod cards;
pub mod check;
pub mod ladder;
pub mod play;
pub mod replay;
pub mod simulate;
pub mod tune;

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    process::ExitCode,
    thread,
};

use clap::builder::RangedI64ValueParser;

/// What clap answers when a command is used wrongly.
const USED_WRONGLY: u8 = 2;

/// How a command ends that writes to standard output. Nobody left to read it is no failure.
fn end(result: io::Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// Writes to standard error, if anyone listens there.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// How many threads can be asked for.
fn threads_parser() -> RangedI64ValueParser<u16> {
    RangedI64ValueParser::new().range(1..=1024)
}

/// As many threads as were asked for, or as the machine has.
fn threads(asked: Option<u16>) -> NonZeroUsize {
    let asked = asked.and_then(|threads| NonZeroUsize::new(threads.into()));
    asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}
