//! `ruinous simulate`: many games among bots, kept in a folder, with a report.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use ruinous_bots::Level;
use ruinous_engine::{ByPower, Power};
use ruinous_lab::{
    folder::Folder,
    report::{self, About},
    row::Row,
    run::Run,
    summary::Summary,
};

use crate::{
    agreement::{Seats, Sets, level},
    terminal::{self, Paint},
    text::{self, ReportNames, Text, folder_error},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// How many games
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1000,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    games: u32,
    /// Who plays: one level for the four Powers of the base game, or one for each Power
    #[arg(long, value_name = "LEVELS", default_value = "warrior")]
    seats: String,
    #[command(flatten)]
    sets: Sets,
    #[command(flatten)]
    work: super::Work,
    /// Play each deal with the bots in every seat
    #[arg(long)]
    rotate: bool,
    /// The folder for the games and the report
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let run = match agree(&text, arguments) {
        Ok(run) => run,
        Err(sentence) => {
            super::complain(&sentence);
            return ExitCode::from(super::USED_WRONGLY);
        }
    };
    match Folder::open(&arguments.out, run) {
        Ok(folder) => super::end(simulate(&text, arguments, run, folder)),
        Err(error) => {
            super::complain(&folder_error(&text, &arguments.out, &error));
            ExitCode::FAILURE
        }
    }
}

fn agree(text: &Text, arguments: &Arguments) -> Result<Run, String> {
    let seats = match Seats::read(text, &arguments.seats, |word| level(text, word))? {
        Seats::Everyone(level) => Power::BASE.into_iter().map(|power| (power, level)).collect(),
        Seats::Each(seats) => seats,
    };
    let powers: Vec<Power> = seats.iter().map(|(power, _)| *power).collect();
    let mut levels = ByPower::<Option<Level>>::default();
    for (power, level) in seats {
        levels[power] = Some(level);
    }
    Ok(Run {
        setup: arguments.sets.table(text, &powers)?,
        levels,
        games: arguments.games,
        seed: arguments.work.seed,
        rotate: arguments.rotate,
    })
}

fn simulate(
    text: &Text,
    arguments: &Arguments,
    run: Run,
    mut folder: Folder,
) -> io::Result<ExitCode> {
    if !run.is_reproducible() {
        super::complain(&text.say("simulate-by-the-clock"));
    }
    let missing = folder.missing();
    if !folder.rows().is_empty() && !missing.is_empty() {
        let kept = text.line("simulate-goes-on").number("kept", folder.rows().len() as u32);
        super::complain(&kept.number("games", run.games).say());
    }
    super::stop_when_interrupted(text);
    let progress = terminal::progress(text, missing.len() as u32);
    let threads = arguments.work.threads();
    let start = Instant::now();
    let played = run.play(&missing, threads, &super::STOP, |row| {
        progress.inc(1);
        folder.keep(row)
    });
    progress.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    played?;
    let rows = folder.close()?;
    if rows.len() < run.games as usize {
        let kept = text.line("simulate-stopped").number("kept", rows.len() as u32);
        super::complain(&kept.number("games", run.games).say());
        return Ok(ExitCode::from(super::INTERRUPTED));
    }
    let rate = (!missing.is_empty()).then(|| missing.len() as f64 / seconds);
    tell(text, &arguments.out, &run, &rows, rate)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the report, and its most important figures on the screen.
fn tell(text: &Text, out: &Path, run: &Run, rows: &[Row], rate: Option<f64>) -> io::Result<()> {
    let about = About { seed: run.seed, setup: run.setup, is_reproducible: run.is_reproducible() };
    report::write(rows, &about, &ReportNames(text), out)?;
    let summary = Summary::of(rows, &about);
    let mut lines = Vec::new();
    let number = |number: f64| format!("{number:.1}");
    if let Some(rounds) = summary.rounds.mean.value() {
        lines.push(text.line("simulate-rounds").word("rounds", number(rounds)));
    }
    if let Some(rate) = rate {
        lines.push(text.line("simulate-rate").word("rate", number(rate)));
    }
    let page = out.join("report.html").display().to_string();
    lines.push(text.line("simulate-report").word("page", page));

    let mut output = io::stdout().lock();
    output.write_all(terminal::wins(text, &summary, Paint::for_stdout()).as_bytes())?;
    for line in lines {
        writeln!(output, "{}", line.say())?;
    }
    output.flush()
}
