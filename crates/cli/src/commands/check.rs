//! `ruinous check`: runs scenario files and says which rules hold.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use ruinous_engine::scenario::Scenario;

use crate::text::{self, Text};

#[derive(clap::Args)]
pub struct Arguments {
    /// Scenario files, or folders in which to look for *.toml
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only what fails, and the count
    #[arg(short, long)]
    quiet: bool,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    super::end(check_all(&text::own(), arguments))
}

fn check_all(text: &Text, arguments: &Arguments) -> io::Result<ExitCode> {
    let mut output = io::stdout().lock();
    let (mut passed, mut failed) = (0u32, 0u32);
    let fail = |path: &Path, reason: String| {
        let file = path.display().to_string();
        text.line("check-fail").word("file", file).word("reason", reason).say()
    };
    for path in &arguments.paths {
        let mut files = Vec::new();
        if let Err(error) = collect(path, &mut files) {
            writeln!(output, "{}", fail(path, unreadable(text, &error)))?;
            failed += 1;
        } else if files.is_empty() {
            writeln!(output, "{}", fail(path, text.say("check-no-scenario")))?;
            failed += 1;
        }
        for file in files {
            match check(text, &file) {
                Ok(title) => {
                    passed += 1;
                    if !arguments.quiet {
                        let name = file.display().to_string();
                        let title = super::harmless(&title).replace('\n', " ");
                        let line = text.line("check-ok").word("file", name).word("title", title);
                        writeln!(output, "{}", line.say())?;
                    }
                }
                Err(reasons) => {
                    failed += 1;
                    let reasons = super::harmless(&reasons.join("\n      "));
                    writeln!(output, "{}", fail(&file, reasons))?;
                }
            }
        }
    }
    let count = text.line("check-count").number("passed", passed).number("failed", failed).say();
    writeln!(output, "{count}")?;
    output.flush()?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn unreadable(text: &Text, error: &io::Error) -> String {
    text.line("check-unreadable").word("reason", error.to_string()).say()
}

/// The scenario files behind a path, folders read recursively, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// The title of a scenario that holds, or everything that is wrong with it.
fn check(text: &Text, file: &Path) -> Result<String, Vec<String>> {
    let malformed =
        |reason: String| vec![text.line("check-malformed").word("reason", reason).say()];
    let bytes = fs::read(file).map_err(|error| vec![unreadable(text, &error)])?;
    let toml = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|byte| **byte == b'\n').count();
        malformed(text.line("check-not-text").number("line", line as u32).say())
    })?;
    let scenario = Scenario::read(&toml).map_err(|error| malformed(error.to_string()))?;
    scenario
        .run()
        .map_err(|failures| failures.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(scenario.title)
}
