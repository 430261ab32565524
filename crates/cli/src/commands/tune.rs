//! `ruinous tune`: weights for the Warrior, found by self-play.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_bots::evaluation::{Weights, WeightsError};
use ruinous_lab::tune::{self, Tuning};

use crate::{
    terminal,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// How often the weights move
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1000,
        value_parser = clap::value_parser!(u32).range(1..=100_000)
    )]
    steps: u32,
    /// How many deals are played before each step, each of them twice
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 64,
        value_parser = clap::value_parser!(u32).range(1..=10_000)
    )]
    deals: u32,
    #[command(flatten)]
    work: super::Work,
    /// The weights to begin with; the shipped ones, if nothing is said
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Games in which the weights found are tried against those before
    #[arg(long, value_name = "NUMBER", default_value_t = 2_000)]
    check: u32,
    /// The file for the weights found; the one that the Warrior is built with, if nothing is said
    #[arg(long, value_name = "FILE", default_value = "crates/bots/weights.toml")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    match begin(&text, arguments) {
        Ok(start) => super::end(tune(&text, arguments, start).map(|()| ExitCode::SUCCESS)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// The weights to begin with, when there is also a place for those that will be found.
fn begin(text: &Text, arguments: &Arguments) -> Result<Weights, String> {
    super::place_for_weights(text, &arguments.out)?;
    let Some(file) = &arguments.from else { return Ok(Weights::for_looking()) };
    let read = fs::read_to_string(file).map_err(|error| error.to_string());
    let read = read.and_then(|text| text.parse().map_err(|error: WeightsError| error.to_string()));
    read.map_err(|reason| {
        let file = file.display().to_string();
        text.line("tune-no-start").word("file", file).word("reason", reason).say()
    })
}

fn tune(text: &Text, arguments: &Arguments, start: Weights) -> io::Result<()> {
    let threads = arguments.work.threads();
    let Arguments { steps, deals, check, ref out, .. } = *arguments;
    let seed = arguments.work.seed;
    let from = arguments.from.as_ref().map(|file| format!("--from {} ", file.display()));
    let from = from.unwrap_or_default();
    let command = format!("ruinous tune {from}--steps {steps} --deals {deals} --seed {seed}");
    // Under its name only when it is whole, and beside it what was found so far: whoever stops can go on from there.
    let part = out.with_extension("part");
    let write =
        |how: &str, weights: &Weights| fs::write(&part, format!("# {how} {command}\n\n{weights}"));
    let progress = terminal::progress(text, steps.saturating_mul(2 * deals));
    let (mut step, mut written) = (0, Ok(()));
    let found = tune::tune(Tuning { steps, deals, seed, threads }, start, |so_far| {
        progress.inc(2 * u64::from(deals));
        step += 1;
        if written.is_ok() {
            written = write(&format!("After step {step} of:"), so_far);
        }
    });
    progress.finish_and_clear();
    written?;
    write("Found by:", &found)?;
    fs::rename(&part, out)?;
    let mut output = io::stdout().lock();
    let file = out.display().to_string();
    writeln!(output, "{}", text.line("tune-written").word("file", file).say())?;
    if check > 0 {
        let rate = tune::try_out(&found, &start, check, seed, threads);
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let interval = rate.interval();
        let line = text.line("tune-tried").number("games", check);
        let line = line.word("share", percent(rate.share().unwrap_or_default()));
        writeln!(
            output,
            "{}",
            line.word("low", percent(interval.low)).word("high", percent(interval.high)).say()
        )?;
    }
    Ok(())
}
