//! `ruinous verify`: proves that the dice, cards and tokens of a game are those of its seed.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use ruinous_engine::notation::{NotProven, Proven, Record};
use ruinous_server::fair::Seed;

use crate::{
    record_file::{rules_before, unsealed},
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// The record of a game
    file: PathBuf,
    /// The seed, if the record does not name it
    #[arg(long, value_name = "DIGITS")]
    seed: Option<Seed>,
    /// The hash that was shown when the game began
    #[arg(long, value_name = "DIGITS", value_parser = hash)]
    hash: Option<String>,
}

/// A hash is as long as a seed, and of the same digits.
fn hash(digits: &str) -> Result<String, String> {
    let shape = digits.parse::<Seed>().map(|seed| seed.to_string());
    shape.map_err(|_| text::own().say("verify-no-hash"))
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    match verify(&text, arguments) {
        Ok(sentences) => super::end(say(&sentences)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn say(sentences: &[String]) -> io::Result<ExitCode> {
    let mut output = io::stdout().lock();
    for sentence in sentences {
        writeln!(output, "{sentence}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was proven, or why nothing is.
fn verify(text: &Text, arguments: &Arguments) -> Result<Vec<String>, String> {
    let file = arguments.file.display().to_string();
    let bytes = fs::read(&arguments.file).map_err(|error| {
        text.line("file-unreadable").word("file", &*file).word("reason", error.to_string()).say()
    })?;
    let written = unsealed(&bytes);
    let broken = |error| text.record_error(&arguments.file, &error, rules_before(&written, &error));
    let record = Record::read(&written).map_err(broken)?;
    let seed = seed_of(text, &record, arguments)?;
    let hash = about_hash(text, &seed, arguments.hash.as_deref())?;
    match record.prove(&mut seed.chance()) {
        Ok(proven) => {
            let game = record.replay().and_then(|replay| replay.finish()).map_err(broken)?;
            let unfinished =
                game.board().outcome().is_none().then(|| text.say("verify-unfinished"));
            let dealt = (proven.powers > 0).then(|| text.say("verify-dealt"));
            let proven = [all_proven(text, &file, proven)].into_iter().chain(dealt);
            Ok(proven.chain([hash]).chain(unfinished).collect())
        }
        Err(NotProven::Broken(error)) => Err(broken(error)),
        Err(NotProven::Die { line, says, nth, gives }) => Err(text
            .line("verify-other-die")
            .word("file", file)
            .number("line", line as u32)
            .word("says", says)
            .number("nth", nth as u32)
            .number("gives", gives)
            .say()),
        Err(NotProven::Draw { line, says, gives }) => Err(text
            .line("verify-other-draw")
            .word("file", file)
            .number("line", line as u32)
            .word("says", says)
            .word("gives", gives)
            .say()),
    }
}

/// The seed that was told, or that the record names; two that differ prove nothing.
fn seed_of(text: &Text, record: &Record, arguments: &Arguments) -> Result<Seed, String> {
    let named = record.seed().and_then(|digits| digits.parse::<Seed>().ok());
    match (&arguments.seed, named) {
        (Some(told), Some(named)) if *told != named => {
            Err(text.line("verify-two-seeds").word("seed", named.to_string()).say())
        }
        (Some(told), _) => Ok(told.clone()),
        (None, Some(named)) => Ok(named),
        (None, None) => Err(text.say("verify-no-seed")),
    }
}

/// That the seed is the announced one; or its hash, for those who noted it elsewhere.
fn about_hash(text: &Text, seed: &Seed, announced: Option<&str>) -> Result<String, String> {
    let hash = seed.hash();
    match announced {
        Some(announced) if announced == hash => Ok(text.say("verify-announced")),
        Some(announced) => {
            let line = text.line("verify-other-hash").word("hash", hash);
            Err(line.word("announced", announced).say())
        }
        None => Ok(text.line("verify-compare").word("hash", hash).say()),
    }
}

fn all_proven(text: &Text, file: &str, proven: Proven) -> String {
    text.line("verify-proven")
        .word("file", file)
        .word("dice", text.line("verify-dice").number("count", proven.dice).say())
        .word("cards", text.line("verify-cards").number("count", proven.cards).say())
        .word("tokens", text.line("verify-tokens").number("count", proven.tokens).say())
        .say()
}
