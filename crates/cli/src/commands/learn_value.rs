//! `ruinous learn-value`: the network that says what a position is worth, learnt from very many quick games.

use std::{
    fs,
    io::{self, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::Ordering,
};

use ruinous_lab::learn::ValueLearning;

use crate::{
    terminal,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// How many games to learn from
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 400_000,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000_000)
    )]
    games: u32,
    #[command(flatten)]
    work: super::Work,
    /// The file for the network
    #[arg(long, value_name = "FILE", default_value = "crates/bots/value.safetensors")]
    out: PathBuf,
}

/// Lessons after which what was learnt is kept, so that little is lost.
const BETWEEN_COPIES: u32 = 20;
/// So many of the last lessons say how surprising games are.
const LAST: usize = 40;

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let part = arguments.out.with_extension("part");
    if let Err(sentence) = super::place_for_weights(&text, &part) {
        super::complain(&sentence);
        return ExitCode::FAILURE;
    }
    match begin(&text, arguments, &part) {
        Ok(learning) => super::end(learn(&text, arguments, learning, &part)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// From where it was stopped, or from the beginning.
fn begin(text: &Text, arguments: &Arguments, part: &Path) -> Result<ValueLearning, String> {
    let (seed, games) = (arguments.work.seed, arguments.games);
    let file = |id: &'static str| text.line(id).word("file", part.display().to_string());
    let kept = match fs::read(part) {
        Ok(kept) => kept,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(ValueLearning::new(seed, games));
        }
        Err(error) => {
            return Err(file("learn-value-unread").word("reason", error.to_string()).say());
        }
    };
    let learning = ValueLearning::read(&kept, seed, games)
        .map_err(|other| file("learn-value-other").word("first", other.to_string()).say())?;
    let line = text.line("simulate-goes-on").number("kept", learning.learnt());
    super::complain(&line.number("games", games).say());
    Ok(learning)
}

fn learn(
    text: &Text,
    arguments: &Arguments,
    mut learning: ValueLearning,
    part: &Path,
) -> io::Result<ExitCode> {
    super::stop_when_interrupted(text);
    let progress = terminal::progress(text, arguments.games - learning.learnt());
    let (mut surprises, mut kept, mut before) = (Vec::new(), Ok(()), learning.learnt());
    learning.learn(arguments.work.threads(), |so_far, surprise| {
        progress.inc(u64::from(so_far.learnt() - before));
        before = so_far.learnt();
        surprises.push(surprise);
        let is_stopped = super::STOP.load(Ordering::Relaxed);
        if is_stopped || surprises.len().is_multiple_of(BETWEEN_COPIES as usize) {
            kept = keep(so_far, part);
        }
        let ends = is_stopped || kept.is_err();
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    progress.finish_and_clear();
    kept?;
    if learning.learnt() < arguments.games {
        let line = text.line("simulate-stopped").number("kept", learning.learnt());
        super::complain(&line.number("games", arguments.games).say());
        return Ok(ExitCode::from(super::INTERRUPTED));
    }
    let Arguments { games, out, work, .. } = arguments;
    let command = format!("ruinous learn-value --games {games} --seed {}", work.seed);
    // Bots are built with this file, so it is there whole or not at all.
    fs::write(part, learning.network().write(&command).map_err(io::Error::other)?)?;
    fs::rename(part, out)?;
    let mut output = io::stdout().lock();
    let written = text.line("learn-written").word("file", out.display().to_string());
    writeln!(output, "{}", written.say())?;
    let last = &surprises[surprises.len().saturating_sub(LAST)..];
    let mean = last.iter().sum::<f64>() / last.len().max(1) as f64;
    let line = text.line("learn-value-surprise").word("surprise", format!("{mean:.3}"));
    writeln!(output, "{}", line.say())?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what is needed to go on, whole or not at all.
fn keep(learning: &ValueLearning, part: &Path) -> io::Result<()> {
    let mut copy = Vec::new();
    learning.write(&mut copy)?;
    let next = part.with_extension("next");
    fs::write(&next, copy)?;
    fs::rename(next, part)
}
