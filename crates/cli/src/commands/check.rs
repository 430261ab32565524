//! `ruinous check`: runs scenario files and says which rules hold, and how well bots judge.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use ruinous_bots::Opponent;
use ruinous_engine::{
    Choice, Game,
    scenario::{Malformed, Scenario},
};

use crate::{
    opponent,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// Scenario files, or folders in which to look for *.toml
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only what fails, and the count
    #[arg(short, long)]
    quiet: bool,
    /// Ask this bot where a scenario asks one, whichever it names
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,
    /// Fail if bots judge fewer positions well than this
    #[arg(long, value_name = "NUMBER")]
    at_least: Option<u32>,
    /// The luck of the bots that are asked
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    match arguments.bot.as_deref().map(|word| opponent::read(&text, word)).transpose() {
        Ok(instead) => super::end(check_all(&text, arguments, instead)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::from(super::USED_WRONGLY)
        }
    }
}

fn check_all(
    text: &Text,
    arguments: &Arguments,
    instead: Option<Opponent>,
) -> io::Result<ExitCode> {
    let mut output = io::stdout().lock();
    let (mut passed, mut failed, mut well, mut missed) = (0u32, 0u32, 0u32, 0u32);
    let told = |id: &'static str, path: &Path, reason: String| {
        let file = path.display().to_string();
        text.line(id).word("file", file).word("reason", super::harmless(&reason)).say()
    };
    for path in &arguments.paths {
        let (mut files, mut faults) = (Vec::new(), Vec::new());
        collect(path, &mut files, &mut faults);
        for (path, error) in &faults {
            writeln!(output, "{}", told("check-fail", path, unreadable(text, error)))?;
            failed += 1;
        }
        if files.is_empty() && faults.is_empty() {
            writeln!(output, "{}", told("check-fail", path, text.say("check-no-scenario")))?;
            failed += 1;
        }
        for file in files {
            let (count, bad) = match check(text, &file, instead, arguments.seed) {
                Checked::Holds(title) => (&mut passed, Err(title)),
                Checked::JudgedWell(title) => (&mut well, Err(title)),
                Checked::Missed(fault) => (&mut missed, Ok(told("check-missed", &file, fault))),
                Checked::Fails(reasons) => {
                    (&mut failed, Ok(told("check-fail", &file, reasons.join("\n      "))))
                }
            };
            *count += 1;
            match bad {
                Ok(line) => writeln!(output, "{line}")?,
                Err(title) if !arguments.quiet => {
                    let name = file.display().to_string();
                    let title = super::harmless(&title).replace('\n', " ");
                    let line = text.line("check-ok").word("file", name).word("title", title);
                    writeln!(output, "{}", line.say())?;
                }
                Err(_) => {}
            }
        }
    }
    let judged = well + missed;
    if passed + failed > 0 || judged == 0 {
        let count = text.line("check-count").number("passed", passed).number("failed", failed);
        writeln!(output, "{}", count.say())?;
    }
    if judged > 0 {
        let count = text.line("check-judged").number("well", well).number("judged", judged);
        writeln!(output, "{}", count.say())?;
    }
    output.flush()?;
    let is_enough = arguments.at_least.is_none_or(|least| well >= least);
    if let Some(least) = arguments.at_least.filter(|_| !is_enough) {
        let line = text.line("check-too-few").number("well", well).number("least", least);
        super::complain(&line.say());
    }
    Ok(if failed == 0 && is_enough { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn unreadable(text: &Text, error: &io::Error) -> String {
    text.line("check-unreadable").word("reason", error.to_string()).say()
}

/// The scenario files behind a path, folders read recursively, in the order of their names, and what cannot be read among them.
fn collect(path: &Path, files: &mut Vec<PathBuf>, faults: &mut Vec<(PathBuf, io::Error)>) {
    let entries = match entries(path) {
        Ok(Some(entries)) => entries,
        Ok(None) => return files.push(path.to_owned()),
        Err(error) => return faults.push((path.to_owned(), error)),
    };
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            collect(&entry, files, faults);
        }
    }
}

/// What a folder holds, if it is one.
fn entries(path: &Path) -> io::Result<Option<Vec<PathBuf>>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(None);
    }
    let entries = fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    Ok(Some(entries))
}

/// What came of a scenario.
enum Checked {
    /// The rule holds; the title.
    Holds(String),
    /// It does not, or cannot be asked; everything that is wrong.
    Fails(Vec<String>),
    /// A bot was asked and chose well; the title.
    JudgedWell(String),
    /// It did not; what it chose.
    Missed(String),
}

fn check(text: &Text, file: &Path, instead: Option<Opponent>, seed: u64) -> Checked {
    let scenario = match read(text, file) {
        Ok(scenario) => scenario,
        Err(reason) => return Checked::Fails(vec![reason]),
    };
    let game = scenario.run().and_then(|()| scenario.played());
    let game = match game {
        Ok(game) => game,
        Err(failures) => {
            return Checked::Fails(failures.iter().map(ToString::to_string).collect());
        }
    };
    let Some(judgement) = scenario.judgement() else { return Checked::Holds(scenario.title) };
    let opponent = match instead.map_or_else(|| judgement.bot.parse(), Ok) {
        Ok(opponent) => opponent,
        Err(unknown) => {
            let reason = Malformed { line: judgement.line, reason: unknown.to_string() };
            return Checked::Fails(vec![malformed(text, reason.to_string())]);
        }
    };
    match judgement.fault(&game, answer(&game, opponent, seed)) {
        None => Checked::JudgedWell(scenario.title),
        Some(fault) => Checked::Missed(fault.to_string()),
    }
}

/// What an opponent chooses in the seat that is asked. It sees what that seat can see.
fn answer(game: &Game, opponent: Opponent, seed: u64) -> Choice {
    let view = game.view(game.decision().map(|decision| decision.power));
    opponent.bot(seed, 1).pick(&view, &view.options())
}

fn malformed(text: &Text, reason: String) -> String {
    text.line("check-malformed").word("reason", reason).say()
}

/// The scenario in a file, or why there is none.
fn read(text: &Text, file: &Path) -> Result<Scenario, String> {
    let bytes = fs::read(file).map_err(|error| unreadable(text, &error))?;
    let toml = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|byte| **byte == b'\n').count();
        malformed(text, text.line("check-not-text").number("line", line as u32).say())
    })?;
    Scenario::read(&toml).map_err(|error| malformed(text, error.to_string()))
}
