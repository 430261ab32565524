//! `ruinous learn`: the Daemon's networks, learnt from very many quick games of those who play by them, or from fewer of
//! Daemons.

use std::{
    fs,
    io::{self, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use ruinous_lab::learn::{Course, Learning, Start};

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
        default_value_t = 500_000,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000_000)
    )]
    games: u32,
    /// Begin with nothing that was learnt before
    #[arg(long)]
    anew: bool,
    /// Let Daemons play, with so many iterations for a turn. They need a value that has learnt something
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "anew",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000)
    )]
    iterations: Option<u32>,
    #[command(flatten)]
    work: super::Work,
    /// The folder for the networks
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots")]
    out: PathBuf,
}

/// The networks in their folder, and what was learnt so far.
const NETWORK: &str = "network.safetensors";
const VALUE: &str = "value.safetensors";
const SO_FAR: &str = "learning.part";

/// How often what was learnt is kept, so that little is lost.
const BETWEEN_COPIES: Duration = Duration::from_secs(60);
/// So many of the last steps say how surprising games are.
const LAST: usize = 400;

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let so_far = arguments.out.join(SO_FAR);
    match begin(&text, arguments, &so_far) {
        Ok(learning) => super::end(learn(&text, arguments, learning, &so_far)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// From where it was stopped, or from the beginning.
fn begin(text: &Text, arguments: &Arguments, so_far: &Path) -> Result<Learning, String> {
    let Arguments { games, anew, iterations, .. } = *arguments;
    let start = if anew { Start::Anew } else { Start::Shipped };
    let course = Course { start, seed: arguments.work.seed, games, iterations };
    let file = |id: &'static str| text.line(id).word("file", so_far.display().to_string());
    let kept = match fs::read(so_far) {
        Ok(kept) => kept,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let learning = Learning::new(course);
            // Nobody wants to learn after an hour that nothing can be written.
            return match keep(&learning, so_far) {
                Ok(()) => Ok(learning),
                Err(error) => Err(file("learn-no-place").word("reason", error.to_string()).say()),
            };
        }
        Err(error) => return Err(file("learn-unread").word("reason", error.to_string()).say()),
    };
    let learning = Learning::read(&kept, course)
        .map_err(|other| file("learn-other").word("first", other.to_string()).say())?;
    let line = text.line("simulate-goes-on").number("kept", learning.learnt());
    super::complain(&line.number("games", games).say());
    Ok(learning)
}

fn learn(
    text: &Text,
    arguments: &Arguments,
    mut learning: Learning,
    so_far: &Path,
) -> io::Result<ExitCode> {
    super::stop_when_interrupted(text);
    let progress = terminal::progress(text, arguments.games - learning.learnt());
    let (mut surprises, mut before) = (Vec::new(), learning.learnt());
    let (mut kept, mut last_kept) = (Ok(()), Instant::now());
    learning.learn(arguments.work.threads(), |learning, surprise| {
        progress.inc(u64::from(learning.learnt() - before));
        before = learning.learnt();
        surprises.push(surprise);
        let is_stopped = super::STOP.load(Ordering::Relaxed);
        if is_stopped || last_kept.elapsed() > BETWEEN_COPIES {
            (kept, last_kept) = (keep(learning, so_far), Instant::now());
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
    write_networks(arguments, &learning, so_far)?;
    let mut output = io::stdout().lock();
    let written = text.line("learn-written").word("folder", arguments.out.display().to_string());
    writeln!(output, "{}", written.say())?;
    let last = &surprises[surprises.len().saturating_sub(LAST)..];
    if !last.is_empty() {
        let mean = last.iter().sum::<f64>() / last.len() as f64;
        let line = text.line("learn-surprise").word("surprise", format!("{mean:.3}"));
        writeln!(output, "{}", line.say())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Bots are built with these files, so they are there whole or not at all. What was learnt so far is not needed any more.
fn write_networks(arguments: &Arguments, learning: &Learning, so_far: &Path) -> io::Result<()> {
    let Arguments { games, anew, iterations, work, out } = arguments;
    let anew = if *anew { " --anew" } else { "" };
    let searched = iterations.map_or(String::new(), |count| format!(" --iterations {count}"));
    let command = format!("ruinous learn{anew} --games {games} --seed {}{searched}", work.seed);
    let network = learning.network().write(&command).map_err(io::Error::other)?;
    let value = learning.value().write(&command).map_err(io::Error::other)?;
    write_whole(&out.join(NETWORK), &network)?;
    write_whole(&out.join(VALUE), &value)?;
    fs::remove_file(so_far)
}

/// Writes what is needed to go on.
fn keep(learning: &Learning, so_far: &Path) -> io::Result<()> {
    let mut copy = Vec::new();
    learning.write(&mut copy)?;
    write_whole(so_far, &copy)
}

/// Writes a file, whole or not at all.
fn write_whole(file: &Path, content: &[u8]) -> io::Result<()> {
    let next = file.with_extension("next");
    let mut written = fs::File::create(&next)?;
    written.write_all(content)?;
    written.sync_all()?;
    fs::rename(next, file)
}
