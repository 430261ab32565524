//! `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`: all the set-up there is.

mod postgres;
mod schemathesis;

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use postgres::Postgres;

const HELP: &str = "\
cargo xtask play [options]   open a table in the browser, or --terminal (--help lists the options)
cargo xtask test             formatting, lints, all tests, the scenario suite and the API's description
cargo xtask bench [seconds]  how fast engine and bots are, one line for each figure
cargo xtask bench server     how much a server carries (--help lists the options)";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let done = match arguments.first().map(String::as_str) {
        Some("play") => ruinous("play", rest),
        Some("bench") => ruinous("bench", rest),
        Some("test") => test(),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Everything that must hold before a change is kept, the quickest first.
fn test() -> bool {
    let steps: [&[&str]; 5] = [
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"],
        &["doc", "--workspace", "--no-deps"],
        &["test", "--workspace"],
        &["run", "--package", "ruinous", "--", "check", "--quiet", "scenarios"],
    ];
    let kept = steps.iter().all(|step| {
        println!("\n== cargo {}", step.join(" "));
        if step[0] == "test" { with_postgres(step) } else { cargo(step, &[]) }
    });
    kept && described()
}

/// Whether the API is what its description says.
fn described() -> bool {
    println!("\n== schemathesis");
    match schemathesis::run(&root()) {
        Ok(()) => true,
        Err(why) => {
            eprintln!("{why}");
            false
        }
    }
}

/// Runs cargo while a PostgreSQL is there for the tests: the one that `RUINOUS_POSTGRES` names, or our own.
fn with_postgres(step: &[&str]) -> bool {
    if env::var_os("RUINOUS_POSTGRES").is_some() {
        return cargo(step, &[]);
    }
    match Postgres::start() {
        Ok(postgres) => cargo_in(step, &[], &[("RUINOUS_POSTGRES", &postgres.url())]),
        Err(why) => {
            eprintln!("{why}");
            false
        }
    }
}

/// Builds the binary, where cargo shows how far it is, and runs one of its commands.
fn ruinous(command: &str, rest: &[String]) -> bool {
    let run = ["run", "--release", "--quiet", "--package", "ruinous", "--", command];
    cargo(&["build", "--release", "--package", "ruinous"], &[]) && cargo(&run, rest)
}

/// Runs cargo in the workspace and says whether it went well.
fn cargo(arguments: &[&str], rest: &[String]) -> bool {
    cargo_in(arguments, rest, &[])
}

/// The same with more in its environment.
fn cargo_in(arguments: &[&str], rest: &[String], environment: &[(&str, &str)]) -> bool {
    let program = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let run = Command::new(program)
        .args(arguments)
        .args(rest)
        .env("RUSTDOCFLAGS", "--deny warnings")
        .envs(environment.iter().copied())
        .current_dir(root())
        .status();
    match run {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cargo cannot be started: {error}");
            false
        }
    }
}

/// The workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
