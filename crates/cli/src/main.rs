//! The binary `ruinous`: its commands in one table.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::check;

/// A digital version of an asymmetric board game of three to five gods of Chaos.
#[derive(Parser)]
#[command(name = "ruinous", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check scenario files, and folders of them
    Check(check::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Check(arguments) => check::run(&arguments),
    }
}
