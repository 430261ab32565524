//! One file for each command.

pub mod backup;
pub mod bench;
pub mod cards;
pub mod check;
pub mod fit;
pub mod ladder;
pub mod learn;
pub mod play;
pub mod replay;
pub mod serve;
pub mod simulate;
mod terminal_game;
pub mod tune;
pub mod verify;

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    num::NonZeroUsize,
    path::Path,
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::text::Text;

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
    let _ = writeln!(io::stderr(), "{}", harmless(sentence));
}

/// Words out of somebody's file, without signs that a terminal would obey.
fn harmless(words: &str) -> String {
    let tame = |sign: char| if sign.is_control() && sign != '\n' { '\u{fffd}' } else { sign };
    words.chars().map(tame).collect()
}

/// Sees that weights can be written to a file: nobody wants to learn after an hour that they cannot.
fn place_for_weights(text: &Text, file: &Path) -> Result<(), String> {
    let is_new = !file.exists();
    let opened = OpenOptions::new().create(true).append(true).open(file);
    if is_new && opened.is_ok() {
        let _ = fs::remove_file(file);
    }
    opened.map(drop).map_err(|error| {
        let line = text.line("tune-no-place").word("file", file.display().to_string());
        line.word("reason", error.to_string()).say()
    })
}

/// What all commands of the laboratory take.
#[derive(clap::Args)]
pub struct Work {
    /// The seed of all deals, dice and bots
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Work {
    /// As many threads as were asked for, or as the machine has.
    fn threads(&self) -> NonZeroUsize {
        let asked = self.threads.and_then(|threads| NonZeroUsize::new(threads.into()));
        asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }
}

/// Whether someone has asked for an end.
static STOP: AtomicBool = AtomicBool::new(false);
/// What a shell answers for a command that was interrupted.
const INTERRUPTED: u8 = 130;

/// Lets the games that are being played come to their end, unless someone insists.
fn stop_when_interrupted(text: &Text) {
    let sentence = text.say("simulate-stopping");
    let mut first = None;
    // Without this an interrupt ends the program at once, and what is in the file is kept as well.
    let _ = ctrlc::set_handler(move || {
        if !STOP.swap(true, Ordering::Relaxed) {
            complain(&sentence);
        }
        // Some shells and wrappers send an interrupt twice.
        if first.get_or_insert_with(Instant::now).elapsed() > Duration::from_secs(1) {
            std::process::exit(INTERRUPTED.into());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_gives_a_terminal_no_orders() {
        assert_eq!(harmless("a\u{1b}[31mb\u{7}\nc\u{9b}"), "a\u{fffd}[31mb\u{fffd}\nc\u{fffd}");
    }
}
