//! `ruinous learn`: the Daemon's networks, learnt from very many quick games of those who play by them, or from fewer of
//! Daemons.

use std::{
    fs::{self, TryLockError},
    io::{self, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use ruinous_lab::learn::{Course, Learning, Start, Unreadable};

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

/// The networks in their folder, what was learnt so far, and what is locked for as long as somebody learns there.
const NETWORK: &str = "network.safetensors";
const VALUE: &str = "value.safetensors";
const SO_FAR: &str = "learning.part";
const LOCK: &str = "learning.lock";

/// How often what was learnt is kept, so that little is lost.
const BETWEEN_COPIES: Duration = Duration::from_secs(60);
/// So many of the last steps say how surprising games are.
const LAST: usize = 400;

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let learnt = locked(&text, &arguments.out).and_then(|lock| {
        let learnt = begin(&text, arguments).and_then(|it| learn(&text, arguments, it));
        // Nobody needs it any more, whatever came of it; if it stays, nobody is locked out either.
        let _ = fs::remove_file(arguments.out.join(LOCK));
        drop(lock);
        learnt
    });
    learnt.unwrap_or_else(|sentence| {
        super::complain(&sentence);
        ExitCode::FAILURE
    })
}

/// A file of the folder in a sentence about it.
fn unusable(text: &Text, id: &'static str, file: &Path, error: &io::Error) -> String {
    let line = text.line(id).word("file", file.display().to_string());
    line.word("reason", error.to_string()).say()
}

/// The folder's lock: two who learn in one folder would write over what the other has learnt.
fn locked(text: &Text, folder: &Path) -> Result<fs::File, String> {
    let path = folder.join(LOCK);
    let unusable = |error| unusable(text, "learn-no-place", &path, &error);
    let file = fs::File::create(&path).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(text.line("folder-in-use").word("folder", folder.display().to_string()).say())
        }
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// From where it was stopped, or from the beginning.
fn begin(text: &Text, arguments: &Arguments) -> Result<Learning, String> {
    let Arguments { games, anew, iterations, .. } = *arguments;
    let start = if anew { Start::Anew } else { Start::Shipped };
    let course = Course { start, seed: arguments.work.seed, games, iterations };
    let so_far = arguments.out.join(SO_FAR);
    let kept = match fs::read(&so_far) {
        Ok(kept) => kept,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let learning = Learning::new(course);
            // Nobody wants to learn after an hour that nothing can be written.
            keep(text, &learning, &so_far)?;
            return Ok(learning);
        }
        Err(error) => return Err(unusable(text, "learn-unread", &so_far, &error)),
    };
    let file = |id: &'static str| text.line(id).word("file", so_far.display().to_string());
    let learning = Learning::read(&kept, course).map_err(|unreadable| match unreadable {
        Unreadable::Other(first) => file("learn-other").word("first", first).say(),
        Unreadable::Damaged => file("learn-damaged").say(),
    })?;
    let line = text.line("simulate-goes-on").number("kept", learning.learnt());
    super::complain(&line.number("games", games).say());
    Ok(learning)
}

fn learn(text: &Text, arguments: &Arguments, mut learning: Learning) -> Result<ExitCode, String> {
    let so_far = arguments.out.join(SO_FAR);
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
            (kept, last_kept) = (keep(text, learning, &so_far), Instant::now());
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
    write_networks(text, arguments, &learning)?;
    Ok(super::end(tell(text, arguments, &surprises).map(|()| ExitCode::SUCCESS)))
}

/// Says where the networks are, and how surprising the last games were.
fn tell(text: &Text, arguments: &Arguments, surprises: &[f64]) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let written = text.line("learn-written").word("folder", arguments.out.display().to_string());
    writeln!(output, "{}", written.say())?;
    let last = &surprises[surprises.len().saturating_sub(LAST)..];
    if !last.is_empty() {
        let mean = last.iter().sum::<f64>() / last.len() as f64;
        let line = text.line("learn-surprise").word("surprise", format!("{mean:.3}"));
        writeln!(output, "{}", line.say())?;
    }
    Ok(())
}

/// Bots are built with these files, so they are there whole or not at all. What was learnt so far is not needed any more.
fn write_networks(text: &Text, arguments: &Arguments, learning: &Learning) -> Result<(), String> {
    let Arguments { games, anew, iterations, work, out } = arguments;
    let anew = if *anew { " --anew" } else { "" };
    let searched = iterations.map_or(String::new(), |count| format!(" --iterations {count}"));
    let command = format!("ruinous learn{anew} --games {games} --seed {}{searched}", work.seed);
    let networks =
        [(NETWORK, learning.network().write(&command)), (VALUE, learning.value().write(&command))];
    for (name, network) in networks {
        let file = out.join(name);
        let written = network.map_err(io::Error::other).and_then(|it| write_whole(&file, &it));
        written.map_err(|error| unusable(text, "learn-no-place", &file, &error))?;
    }
    let so_far = out.join(SO_FAR);
    fs::remove_file(&so_far).map_err(|error| unusable(text, "learn-no-place", &so_far, &error))
}

/// Writes what is needed to go on.
fn keep(text: &Text, learning: &Learning, so_far: &Path) -> Result<(), String> {
    write_whole(so_far, &learning.written())
        .map_err(|error| unusable(text, "learn-no-place", so_far, &error))
}

/// Writes a file, whole or not at all.
fn write_whole(file: &Path, content: &[u8]) -> io::Result<()> {
    let next = file.with_extension("next");
    let mut written = fs::File::create(&next)?;
    written.write_all(content)?;
    written.sync_all()?;
    fs::rename(next, file)
}
