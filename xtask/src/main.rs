//! `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`: all the set-up there is.

mod installed;
mod postgres;
mod schemathesis;
mod web;

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use postgres::Postgres;
use web::Web;

const HELP: &str = "\
cargo xtask play [options]   open a table in the browser, or --terminal (--help lists the options)
cargo xtask test             formatting, lints, all tests, the scenario suite, the API's description, the browser
cargo xtask build            the binary for hosts, with the table in the browser: target/release/ruinous
cargo xtask bench [seconds]  how fast engine and bots are, one line for each figure
cargo xtask bench server     how much a server carries (--help lists the options)
cargo xtask bench web        how fast the table in the browser is
cargo xtask types            write web/src/wire.ts from the server's types";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let first = rest.first().map(String::as_str);
    let done = match arguments.first().map(String::as_str) {
        // Nobody needs Node to play here.
        Some("play") if rest.iter().any(|option| option == "--terminal" || option == "--help") => {
            ruinous("play", rest)
        }
        Some("play") => page() && ruinous("play", rest),
        Some("build") => page() && build(),
        Some("bench") if first == Some("web") => {
            page() && build() && in_browser("bench", "release")
        }
        Some("bench") => {
            // What is measured here needs no page, but the binary is the one that is played with.
            page();
            ruinous("bench", rest)
        }
        Some("types") => held(web::write_types(&root())),
        Some("test") => test(),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How many positions of `scenarios/judgement` and `scenarios/second-book` bots must judge well: what they did when the search
/// was last changed.
const JUDGED: &str = "70";

/// Everything that must hold before a change is kept, the quickest first.
fn test() -> bool {
    let steps: [&[&str]; 4] = [
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"],
        &["doc", "--workspace", "--no-deps"],
        &["test", "--workspace"],
    ];
    let quick = |step: &&[&str]| step[0] == "fmt";
    let kept = |step: &&[&str]| {
        println!("\n== cargo {}", step.join(" "));
        if step[0] == "test" { with_postgres(step) } else { cargo(step, &[]) }
    };
    steps.iter().filter(|step| quick(step)).all(kept)
        && held(Web::new(&root()).and_then(|web| web.test()))
        && steps.iter().filter(|step| !quick(step)).all(kept)
        && scenarios()
        && described()
        && in_browser("browser", "debug")
}

/// Whether the rules are what the scenarios say, and bots judge as well as they did.
fn scenarios() -> bool {
    println!("\n== ruinous check scenarios");
    let check = ["check", "--quiet", "--at-least", JUDGED, "scenarios"];
    held(installed::run(Command::new(binary("debug")).args(check).current_dir(root())))
}

/// Whether the API is what its description says.
fn described() -> bool {
    println!("\n== schemathesis");
    held(schemathesis::run(&root(), &binary("debug")))
}

/// Builds the table in the browser.
fn page() -> bool {
    held(Web::new(&root()).and_then(|web| web.build()))
}

/// Runs a script that plays in a real browser, against the binary of a profile.
fn in_browser(script: &str, profile: &str) -> bool {
    held(Web::new(&root()).and_then(|web| web.in_browser(script, &binary(profile))))
}

/// Says what went wrong, if anything did.
fn held(done: Result<(), String>) -> bool {
    done.inspect_err(|why| eprintln!("{why}")).is_ok()
}

/// Runs cargo while a PostgreSQL is there for the tests: the one that `RUINOUS_POSTGRES` names, or our own.
fn with_postgres(step: &[&str]) -> bool {
    if env::var_os("RUINOUS_POSTGRES").is_some() {
        return cargo(step, &[]);
    }
    match Postgres::start() {
        Ok(postgres) => cargo_in(step, &[], &[("RUINOUS_POSTGRES", &postgres.url())]),
        Err(why) => held(Err(why)),
    }
}

/// Builds the binary as hosts have it.
fn build() -> bool {
    cargo(&["build", "--release", "--package", "ruinous"], &[])
}

/// Builds the binary, where cargo shows how far it is, and runs one of its commands.
fn ruinous(command: &str, rest: &[String]) -> bool {
    let run = ["run", "--release", "--quiet", "--package", "ruinous", "--", command];
    build() && cargo(&run, rest)
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

/// The binary of a profile, as it was built last. In `debug` that is the one that the tests have built: asked for by itself
/// it would be built anew, because its dependencies then have other features than in the whole workspace.
fn binary(profile: &str) -> PathBuf {
    target().join(profile).join("ruinous")
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from)
}
