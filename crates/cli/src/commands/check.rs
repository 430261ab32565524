//! `ruinous check`: runs scenario files and says which rules hold.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use ruinous_engine::scenario::Scenario;

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
    let (mut passed, mut failed) = (0u32, 0u32);
    for path in &arguments.paths {
        let mut files = Vec::new();
        if let Err(error) = collect(path, &mut files) {
            println!("FAIL  {}: cannot be read: {error}", path.display());
            failed += 1;
        } else if files.is_empty() {
            println!("FAIL  {}: no scenario (*.toml) in this folder", path.display());
            failed += 1;
        }
        for file in files {
            match check(&file) {
                Ok(title) => {
                    passed += 1;
                    if !arguments.quiet {
                        println!("ok    {}: {title}", file.display());
                    }
                }
                Err(reasons) => {
                    failed += 1;
                    println!("FAIL  {}: {}", file.display(), reasons.join("\n      "));
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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
fn check(file: &Path) -> Result<String, Vec<String>> {
    let bytes = fs::read(file).map_err(|error| vec![format!("cannot be read: {error}")])?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|byte| **byte == b'\n').count();
        vec![format!("malformed: line {line}: not UTF-8 text")]
    })?;
    let scenario =
        Scenario::read(&text).map_err(|malformed| vec![format!("malformed: {malformed}")])?;
    scenario
        .run()
        .map_err(|failures| failures.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(scenario.title)
}
