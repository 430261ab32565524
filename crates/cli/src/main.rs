//! The binary `ruinous`: its commands in one table.

mod agreement;
mod commands;
mod foregone;
mod kept;
mod language;
mod opponent;
mod record_file;
mod seal;
mod start;
mod table;
mod terminal;
mod text;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use commands::{
    backup, bench, cards, check, fit, ladder, learn, play, replay, serve, simulate, tune, verify,
};
use text::Text;

/// A server makes and drops messages of many kilobytes on every thread, on which the usual allocator
/// spends a sixth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A digital version of an asymmetric board game of three to five gods of Chaos.
#[derive(Parser)]
#[command(name = "ruinous", version)]
struct Arguments {
    /// The language to speak: en, de or pl
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language::named)]
    lang: Option<text::Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the browser, or in the terminal
    Play(play::Arguments),
    /// Host tables for others
    Serve(serve::Arguments),
    /// Copy the database of a server
    Backup(backup::Arguments),
    /// Tell a recorded game again
    Replay(replay::Arguments),
    /// Prove that the dice and draws of a game are those of its seed
    Verify(verify::Arguments),
    /// Show all cards, or one of them
    Cards(cards::Arguments),
    /// Check scenario files, and folders of them
    Check(check::Arguments),
    /// Play many games among bots, and report on them
    Simulate(simulate::Arguments),
    /// Measure how strong the bots are
    Ladder(ladder::Arguments),
    /// Find weights for the Warrior by self-play
    Tune(tune::Arguments),
    /// Learn from games among Warriors
    Fit(fit::Arguments),
    /// Learn the Daemon's networks from quick games
    Learn(learn::Arguments),
    /// Measure how fast the engine and the bots are
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let matches = in_words(Arguments::command(), &text::own()).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match arguments.command {
        Command::Play(arguments) => play::run(&arguments, matches.subcommand_matches("play")),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Cards(arguments) => cards::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
        Command::Fit(arguments) => fit::run(&arguments),
        Command::Learn(arguments) => learn::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    }
}

/// A command that explains itself, its arguments and its subcommands in the words of `locales/`.
fn in_words(command: clap::Command, text: &Text) -> clap::Command {
    let id = format!("usage-{}", command.get_name());
    command
        .about(text.say(id.clone()))
        .mut_args(|argument| {
            let help = text.say(format!("{id}-{}", argument.get_id()));
            argument.help(help)
        })
        .mut_subcommands(|subcommand| in_words(subcommand, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_argument_is_explained() {
        let text = Text::english();
        in_words(Arguments::command(), &text).debug_assert();
        assert_eq!(text.problems(), Vec::<String>::new());
    }
}
