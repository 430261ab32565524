//! `ruinous learn`: a network for the Daemon, learnt from its own games.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    sync::atomic::Ordering,
};

use ruinous_bots::{Budget, Learnt, Level};
use ruinous_lab::{
    learn::{Folder, Learning, Loss, try_out},
    statistics::Rate,
};

use super::{INTERRUPTED, STOP, stop_when_interrupted};
use crate::{
    terminal,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// How many generations there are to be
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 5,
        value_parser = clap::value_parser!(u32).range(1..=1_000)
    )]
    generations: u32,
    /// How many games a generation plays
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 2_000,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    games: u32,
    /// How many games Warriors play before that
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 12_000,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    first_games: u32,
    /// Iterations of a decision that is learnt from
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 300,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000)
    )]
    iterations: u32,
    /// Games in which each generation is tried alone among three Warriors
    #[arg(long, value_name = "NUMBER", default_value_t = 60)]
    check: u32,
    #[command(flatten)]
    work: super::Work,
    /// The folder for games and networks
    #[arg(long, value_name = "FOLDER", default_value = "learning")]
    out: PathBuf,
}

/// Other decisions have this part of the iterations of those that are learnt from.
const QUICK: u32 = 6;

pub fn run(arguments: &Arguments) -> ExitCode {
    super::end(learn(&text::own(), arguments))
}

fn learn(text: &Text, arguments: &Arguments) -> io::Result<ExitCode> {
    let folder = Folder::at(&arguments.out)?;
    let iterations = arguments.iterations;
    let learning = Learning {
        games: arguments.games,
        first_games: arguments.first_games,
        iterations: (iterations, (iterations / QUICK).max(1)),
        seed: arguments.work.seed,
        threads: arguments.work.threads(),
    };
    stop_when_interrupted(text);
    for generation in 0..arguments.generations {
        if let Some(learnt) = folder.learnt(generation)? {
            tell(text, arguments, &learning, (generation, learnt), None)?;
            continue;
        }
        let progress = terminal::progress(text, learning.games_of(generation));
        let played = learning.play(&folder, generation, &STOP, || progress.inc(1));
        progress.finish_and_clear();
        played?;
        if STOP.load(Ordering::Relaxed) {
            return Ok(ExitCode::from(INTERRUPTED));
        }
        let losses = learning.learn(&folder, generation)?;
        if let Some(learnt) = folder.learnt(generation)? {
            tell(text, arguments, &learning, (generation, learnt), losses.last())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What a generation has learnt, and how strong it is.
fn tell(
    text: &Text,
    arguments: &Arguments,
    learning: &Learning,
    (generation, learnt): (u32, Learnt),
    loss: Option<&Loss>,
) -> io::Result<()> {
    let mut output = io::stdout().lock();
    if let Some(loss) = loss {
        let line = text.line("learn-loss").number("generation", generation);
        let line = line.word("value", format!("{:.3}", loss.value));
        writeln!(output, "{}", line.word("policy", format!("{:.3}", loss.policy)).say())?;
        let budget = Budget::Iterations(arguments.iterations);
        let rate: Rate = try_out(
            &learnt,
            Level::Warrior,
            (arguments.check, budget),
            // Deals that nothing was learnt from.
            !learning.seed,
            learning.threads,
        );
        let line = text.line("learn-tried").number("generation", generation);
        let line = line.number("wins", rate.successes).number("games", rate.of);
        writeln!(output, "{}", line.say())?;
    } else {
        let line = text.line("learn-known").number("generation", generation);
        writeln!(output, "{}", line.say())?;
    }
    output.flush()
}
