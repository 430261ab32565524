//! `ruinous bench`: how fast the engine and the bots are, one line `name=value` for each figure.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use ruinous_lab::benchmark;

#[derive(clap::Args)]
pub struct Arguments {
    /// Seconds for each figure
    #[arg(default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let figures = benchmark::measure(Duration::from_secs(arguments.seconds));
    super::end(print(&figures).map(|()| ExitCode::SUCCESS))
}

/// For programs as much as for people: names stay as they are in every language.
fn print(figures: &benchmark::Figures) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "random_games_per_s={:.0}", figures.random_games_per_s)?;
    writeln!(output, "random_games_5p_per_s={:.0}", figures.random_games_5p_per_s)?;
    writeln!(output, "decisions_per_s={:.0}", figures.decisions_per_s)?;
    writeln!(output, "decisions_per_game={:.1}", figures.decisions_per_game)?;
    writeln!(output, "options_per_decision={:.1}", figures.options_per_decision)?;
    writeln!(output, "copy_ns={:.1}", figures.copy_ns)?;
    writeln!(output, "options_ns={:.1}", figures.options_ns)?;
    writeln!(output, "position_bytes={}", figures.position_bytes)?;
    writeln!(output, "warrior_games_per_s={:.0}", figures.warrior_games_per_s)?;
    writeln!(output, "daemon_iterations_per_s={:.0}", figures.daemon_iterations_per_s)
}
