//! `ruinous tune`: weights for the Warrior or the Daemon, found by self-play.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_bots::{
    Budget, Level,
    evaluation::{Weights, WeightsError},
};
use ruinous_lab::tune::{self, Tuned, Tuning};

use crate::{
    terminal,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// Whose weights: warrior, or daemon with a number of iterations
    #[arg(long, value_name = "BOT", default_value = "warrior")]
    bot: String,
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
    /// Games in which the weights found are tried against those before; 2000 for the Warrior and 100 for the Daemon, if nothing is said
    #[arg(long, value_name = "NUMBER")]
    check: Option<u32>,
    /// The file for the weights found; the one that the bot is built with, if nothing is said
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Arguments {
    fn out(&self, tuned: Tuned) -> PathBuf {
        let shipped = match tuned {
            Tuned::Warrior => "crates/bots/weights.toml",
            Tuned::Daemon(_) => "crates/bots/judgement.toml",
        };
        self.out.clone().unwrap_or_else(|| shipped.into())
    }
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let level = Level::read(&arguments.bot, Budget::Iterations(USUAL_ITERATIONS)).ok();
    let Some(tuned) = level.filter(|level| level.is_reproducible()).and_then(Tuned::of) else {
        super::complain(&text.line("tune-no-bot").word("bot", arguments.bot.clone()).say());
        return ExitCode::from(super::USED_WRONGLY);
    };
    match begin(&text, arguments, tuned) {
        Ok(start) => super::end(tune(&text, arguments, tuned, start).map(|()| ExitCode::SUCCESS)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// The weights to begin with, when there is also a place for those that will be found.
fn begin(text: &Text, arguments: &Arguments, tuned: Tuned) -> Result<Weights, String> {
    super::place_for_weights(text, &arguments.out(tuned))?;
    let Some(file) = &arguments.from else { return Ok(tuned.shipped()) };
    let read = fs::read_to_string(file).map_err(|error| error.to_string());
    let read = read.and_then(|text| text.parse().map_err(|error: WeightsError| error.to_string()));
    read.map_err(|reason| {
        let file = file.display().to_string();
        text.line("tune-no-start").word("file", file).word("reason", reason).say()
    })
}

/// As many games as take some minutes with the usual iterations.
fn usual_check(tuned: Tuned) -> u32 {
    match tuned {
        Tuned::Warrior => 2_000,
        Tuned::Daemon(_) => 100,
    }
}

/// What a Daemon's decision gets: many games say more than good ones.
const USUAL_ITERATIONS: u32 = 60;

fn tune(text: &Text, arguments: &Arguments, tuned: Tuned, start: Weights) -> io::Result<()> {
    let threads = arguments.work.threads();
    let Arguments { steps, deals, ref bot, .. } = *arguments;
    let check = arguments.check.unwrap_or(usual_check(tuned));
    let (seed, out) = (arguments.work.seed, arguments.out(tuned));
    let from = arguments.from.as_ref().map(|file| format!("--from {} ", file.display()));
    let from = from.unwrap_or_default();
    let command =
        format!("ruinous tune --bot {bot} {from}--steps {steps} --deals {deals} --seed {seed}");
    // Under its name only when it is whole, and beside it what was found so far: whoever stops can go on from there.
    let part = out.with_extension("part");
    let write =
        |how: &str, weights: &Weights| fs::write(&part, format!("# {how} {command}\n\n{weights}"));
    let progress = terminal::progress(text, steps.saturating_mul(2 * deals));
    let (mut step, mut written) = (0, Ok(()));
    let found = tune::tune(Tuning { tuned, steps, deals, seed, threads }, start, |so_far| {
        progress.inc(2 * u64::from(deals));
        step += 1;
        if written.is_ok() {
            written = write(&format!("After step {step} of:"), so_far);
        }
    });
    progress.finish_and_clear();
    written?;
    write("Found by:", &found)?;
    fs::rename(&part, &out)?;
    let mut output = io::stdout().lock();
    let file = out.display().to_string();
    writeln!(output, "{}", text.line("tune-written").word("file", file).say())?;
    if check > 0 {
        let rate = tune::try_out(tuned, &found, &start, check, seed, threads);
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
