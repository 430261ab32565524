//! `ruinous bench`: how fast the engine and the bots are, one line `name=value` for each figure.
//! `ruinous bench server`: the same of how much a server carries.

use std::{
    env, fs,
    io::{self, Write},
    path::PathBuf,
    process::{self, ExitCode},
    time::Duration,
};

use ruinous_lab::benchmark;
use ruinous_load::{Figures, Plan};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// Seconds for each figure
    #[arg(default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(clap::Subcommand)]
enum What {
    /// Measure how much a server carries
    Server(Server),
}

#[derive(clap::Args)]
struct Server {
    /// How many games are played at once
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    games: u16,
    /// How many choices may be under way at once
    #[arg(long, value_name = "NUMBER", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    under_way: u16,
    /// Seconds for each of two measurements
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Seconds of play before them
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(0..=600))]
    warm_up: u64,
    /// A database of PostgreSQL
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where the files of SQLite are made
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    if let Some(What::Server(server)) = &arguments.what {
        return measure_server(server);
    }
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
    writeln!(output, "daemon_iterations_per_s={:.0}", figures.daemon_iterations_per_s)?;
    writeln!(output, "value_ns={:.0}", figures.value_ns)
}

/// Measures in a folder that is gone afterwards.
fn measure_server(server: &Server) -> ExitCode {
    let place = server.folder.clone().unwrap_or_else(env::temp_dir);
    let folder = place.join(format!("ruinous-bench-{}", process::id()));
    let figures = fs::create_dir_all(&folder)
        .and_then(|()| env::current_exe())
        .map_err(|error| format!("{}: {error}", folder.display()))
        .and_then(|program| ruinous_load::measure(&server.plan(program, folder.clone())));
    let _ = fs::remove_dir_all(&folder);
    match figures {
        Ok(figures) => super::end(print_load(&figures).map(|()| ExitCode::SUCCESS)),
        Err(error) => {
            super::complain(&error);
            ExitCode::FAILURE
        }
    }
}

impl Server {
    fn plan(&self, program: PathBuf, folder: PathBuf) -> Plan {
        Plan {
            program,
            folder,
            postgres: self.database.clone(),
            games: self.games.into(),
            under_way: self.under_way.into(),
            time: Duration::from_secs(self.seconds),
            warm_up: Duration::from_secs(self.warm_up),
        }
    }
}

fn print_load(figures: &Figures) -> io::Result<()> {
    let Figures { full, half, commits_per_s, .. } = figures;
    let mut output = io::stdout().lock();
    writeln!(output, "concurrent_games={}", figures.concurrent_games)?;
    writeln!(output, "choices_per_s={:.0}", full.choices_per_s)?;
    writeln!(output, "choice_p50_ms={:.1}", full.choice_p50_ms)?;
    writeln!(output, "choice_p99_ms={:.1}", full.choice_p99_ms)?;
    writeln!(output, "half_choices_per_s={:.0}", half.choices_per_s)?;
    writeln!(output, "half_choice_p50_ms={:.1}", half.choice_p50_ms)?;
    writeln!(output, "half_choice_p99_ms={:.1}", half.choice_p99_ms)?;
    writeln!(output, "commits_per_s={commits_per_s:.0}")?;
    writeln!(output, "choices_per_commit={:.2}", full.choices_per_s / commits_per_s)?;
    writeln!(output, "idle_game_bytes={:.0}", figures.idle_game_bytes)
}
