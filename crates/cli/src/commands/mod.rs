//! One file for each command.

pub mod bench;
pub mod cards;
pub mod check;
pub mod play;
pub mod replay;

use std::{
    io::{self, Write},
    process::ExitCode,
};

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
