//! `ruinous learn`: the Daemon's network, learnt from the Daemons' own games.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
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
        value_parser = clap::value_parser!(u32).range(1..=1_000_000)
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
    if let Err(sentence) = super::place_for_weights(&text, &arguments.out) {
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
    let line = text.line("learn-no-games").word("file", arguments.keep.display().to_string());
    super::complain(&line.word("reason", error.to_string()).say());
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
    Ok(imitate_and_write(text, arguments, &games).map(|()| ExitCode::SUCCESS))
}

fn imitate_and_write(text: &Text, arguments: &Arguments, games: &Games) -> io::Result<()> {
    let (seed, threads) = (games.seed(), arguments.work.threads());
    let progress = terminal::progress(text, arguments.epochs);
    let imitation = Imitation { seed, epochs: arguments.epochs, threads };
    let (network, best) = imitate(&games.played(arguments.games), imitation, |_| progress.inc(1));
    progress.finish_and_clear();
    let Arguments { games, iterations, epochs, .. } = arguments;
    let command = format!(
        "ruinous learn --games {games} --iterations {iterations} --epochs {epochs} --seed {seed}"
    );
    fs::write(&arguments.out, network.write(&command).map_err(io::Error::other)?)?;
    let mut output = io::stdout().lock();
    let written = text.line("learn-written").word("file", arguments.out.display().to_string());
    writeln!(output, "{}", written.say())?;
    let line = text.line("learn-surprise").word("surprise", format!("{:.2}", best.surprise));
    writeln!(output, "{}", line.word("guessed", format!("{:.0}", 100.0 * best.guessed)).say())
}
