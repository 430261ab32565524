//! `ruinous fit`: the first Daemon's value and every Daemon's policy, learnt from games among Warriors.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_lab::fit::{self, Fitting};

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
        default_value_t = 16_000,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    games: u32,
    #[command(flatten)]
    work: super::Work,
    /// The folder for what is found: value.toml and policy.toml
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let files = ["value.toml", "policy.toml"].map(|file| arguments.out.join(file));
    // If this fails, so does the next, and says why.
    let _ = fs::create_dir_all(&arguments.out);
    match files.iter().try_for_each(|file| super::place_for_weights(&text, file)) {
        Ok(()) => super::end(fit(&text, arguments, files).map(|()| ExitCode::SUCCESS)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn fit(text: &Text, arguments: &Arguments, files: [PathBuf; 2]) -> io::Result<()> {
    let (games, seed) = (arguments.games, arguments.work.seed);
    let progress = terminal::progress(text, games);
    let threads = arguments.work.threads();
    let found = fit::fit(Fitting { games, seed, threads }, || progress.inc(1));
    progress.finish_and_clear();
    let mut output = io::stdout().lock();
    let command = format!("ruinous fit --games {games} --seed {seed}");
    let [value, policy] = &files;
    fs::write(value, format!("# Found by: {command}\n\n{}", found.value))?;
    fs::write(policy, format!("# Found by: {command}\n\n{}", found.policy))?;
    let name = |file: &PathBuf| file.display().to_string();
    let line = text.line("fit-written").word("value", name(value));
    writeln!(output, "{}", line.word("policy", name(policy)).say())?;
    let line = text.line("fit-surprise").word("surprise", format!("{:.3}", found.surprise));
    writeln!(output, "{}", line.word("alike", format!("{:.3}", found.surprise_if_alike)).say())?;
    let regret = format!("{:.0}", 100.0 * found.regret);
    writeln!(output, "{}", text.line("fit-regret").word("regret", regret).say())?;
    Ok(())
}
