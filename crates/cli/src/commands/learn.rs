//! `ruinous learn`: the Daemon's network, learnt from the Daemons' own games.

use std::{
    fs,
    io::{self, Write},
    ops::ControlFlow,
    path::PathBuf,
    process::ExitCode,
    sync::atomic::Ordering,
};

use ruinous_lab::learn::{Games, GamesError, Imitation, imitate};

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
        default_value_t = 1_000,
        value_parser = clap::value_parser!(u32).range(10..=1_000_000)
    )]
    games: u32,
    /// How many iterations the Daemons have for a decision
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    iterations: u32,
    /// How often each game is learnt from
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 40,
        value_parser = clap::value_parser!(u32).range(1..=10_000)
    )]
    epochs: u32,
    #[command(flatten)]
    work: super::Work,
    /// The file in which the games are kept
    #[arg(long, value_name = "FILE", default_value = "games.txt")]
    keep: PathBuf,
    /// The file for the network
    #[arg(long, value_name = "FILE", default_value = "crates/bots/network.safetensors")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    if let Err(sentence) = super::place_for_weights(&text, &arguments.out.with_extension("part")) {
        super::complain(&sentence);
        return ExitCode::FAILURE;
    }
    match Games::open(&arguments.keep, arguments.work.seed, arguments.iterations) {
        Ok(games) => match learn(&text, arguments, games) {
            Ok(end) => super::end(end),
            Err(error) => refuse(&text, arguments, &error),
        },
        Err(error) => refuse(&text, arguments, &error),
    }
}

fn refuse(text: &Text, arguments: &Arguments, error: &GamesError) -> ExitCode {
    let file = |id: &'static str| text.line(id).word("file", arguments.keep.display().to_string());
    let line = match error {
        GamesError::File(error) => file("learn-no-games").word("reason", error.to_string()),
        GamesError::InUse => file("learn-in-use"),
        GamesError::Others(first) => file("learn-other-games").word("first", first.clone()),
        GamesError::Line(line) => file("learn-no-line").number("line", *line as u32),
    };
    super::complain(&line.say());
    ExitCode::FAILURE
}

fn learn(
    text: &Text,
    arguments: &Arguments,
    mut games: Games,
) -> Result<io::Result<ExitCode>, GamesError> {
    let (count, threads) = (arguments.games, arguments.work.threads());
    let kept = games.count(count);
    if (1..count).contains(&kept) {
        let line = text.line("simulate-goes-on").number("kept", kept);
        super::complain(&line.number("games", count).say());
    }
    super::stop_when_interrupted(text);
    let progress = terminal::progress(text, count - kept);
    let played = games.play(count, threads, &super::STOP, || progress.inc(1));
    progress.finish_and_clear();
    played?;
    let kept = games.count(count);
    if kept < count {
        let line = text.line("simulate-stopped").number("kept", kept);
        super::complain(&line.number("games", count).say());
        return Ok(Ok(ExitCode::from(super::INTERRUPTED)));
    }
    Ok(imitate_and_write(text, arguments, &games))
}

fn imitate_and_write(text: &Text, arguments: &Arguments, games: &Games) -> io::Result<ExitCode> {
    let (seed, threads) = (games.seed(), arguments.work.threads());
    let progress = terminal::progress(text, arguments.epochs);
    let imitation = Imitation { seed, epochs: arguments.epochs, threads };
    let is_stopped = || super::STOP.load(Ordering::Relaxed);
    let (network, best) = imitate(&games.played(arguments.games), imitation, |_| {
        progress.inc(1);
        if is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    progress.finish_and_clear();
    if is_stopped() {
        return Ok(ExitCode::from(super::INTERRUPTED));
    }
    let Arguments { games, iterations, epochs, out, .. } = arguments;
    let command = format!(
        "ruinous learn --games {games} --iterations {iterations} --epochs {epochs} --seed {seed}"
    );
    // Bots are built with this file, so it is there whole or not at all.
    let part = out.with_extension("part");
    fs::write(&part, network.write(&command).map_err(io::Error::other)?)?;
    fs::rename(&part, out)?;
    let mut output = io::stdout().lock();
    let written = text.line("learn-written").word("file", out.display().to_string());
    writeln!(output, "{}", written.say())?;
    let line = text.line("learn-surprise").word("surprise", format!("{:.2}", best.surprise));
    writeln!(output, "{}", line.word("guessed", format!("{:.0}", 100.0 * best.guessed)).say())?;
    Ok(ExitCode::SUCCESS)
}
