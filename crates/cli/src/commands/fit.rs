//! `ruinous fit`: weights with which the Daemon judges positions, from games among Warriors.

use std::{fs, io, path::PathBuf, process::ExitCode};

use ruinous_lab::fit::{self, Fitting};

use crate::{terminal, text::Text};

#[derive(clap::Args)]
pub struct Arguments {
    /// How many games to learn from
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20_000,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    games: u32,
    /// The seed of all deals, dice and bots
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, value_name = "NUMBER", value_parser = super::threads_parser())]
    threads: Option<u16>,
    /// The file for the weights found
    #[arg(long, value_name = "FILE", default_value = "crates/bots/judgement.toml")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = Text::english();
    match super::place_for_weights(&text, &arguments.out) {
        Ok(()) => super::end(fit(&text, arguments).map(|()| ExitCode::SUCCESS)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn fit(text: &Text, arguments: &Arguments) -> io::Result<()> {
    let Arguments { games, seed, .. } = *arguments;
    let progress = terminal::progress(text, games);
    let threads = super::threads(arguments.threads);
    let found = fit::fit(Fitting { games, seed, threads }, || progress.inc(1));
    progress.finish_and_clear();
    let command = format!("ruinous fit --games {games} --seed {seed}");
    fs::write(&arguments.out, format!("# Found by: {command}\n\n{}", found.weights))?;
    let file = arguments.out.display().to_string();
    println!("{}", text.line("fit-written").word("file", file).say());
    let line = text.line("fit-surprise").word("surprise", format!("{:.3}", found.surprise));
    println!("{}", line.word("alike", format!("{:.3}", found.surprise_if_alike)).say());
    Ok(())
}
