//! `ruinous ladder`: how strong the bots are.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use ruinous_bots::Level;
use ruinous_lab::{
    ladder::{self, FAIR_SHARE, Pairing},
    statistics::Rate,
};

use crate::{
    agreement::level,
    terminal::{self, Paint, Style},
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// How many games for each pairing
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    games: u32,
    #[command(flatten)]
    work: super::Work,
    /// The bots, weakest first, separated by commas
    #[arg(long, value_name = "LEVELS", default_value = "cultist,warrior,daemon")]
    bots: String,
    /// Only the pairings in which this bot is the one that is alone
    #[arg(long, value_name = "LEVEL")]
    alone: Option<String>,
    /// Print a line of JSON for each pairing, and nothing else
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let asked = bots(&text, &arguments.bots)
        .and_then(|bots| Ok((alone(&text, arguments.alone.as_deref(), &bots)?, bots)));
    match asked {
        Ok((alone, bots)) => {
            super::end(climb(&text, arguments, &bots, alone).map(|()| ExitCode::SUCCESS))
        }
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::from(super::USED_WRONGLY)
        }
    }
}

/// At least two bots, all different.
fn bots(text: &Text, words: &str) -> Result<Vec<Level>, String> {
    let mut bots = Vec::new();
    for word in words.split(',') {
        let bot = level(text, word)?;
        if bots.contains(&bot) {
            return Err(text.line("ladder-bot-twice").word("bot", bot.to_string()).say());
        }
        bots.push(bot);
    }
    if bots.len() < 2 { Err(text.say("ladder-one-bot")) } else { Ok(bots) }
}

/// One of the bots, if only one is asked for.
fn alone(text: &Text, word: Option<&str>, bots: &[Level]) -> Result<Option<Level>, String> {
    let Some(word) = word else { return Ok(None) };
    let alone = level(text, word)?;
    if bots.contains(&alone) {
        return Ok(Some(alone));
    }
    Err(text.line("ladder-not-there").word("bot", alone.to_string()).say())
}

fn climb(
    text: &Text,
    arguments: &Arguments,
    bots: &[Level],
    alone: Option<Level>,
) -> io::Result<()> {
    if !bots.iter().all(|bot| bot.is_reproducible()) {
        super::complain(&text.say("simulate-by-the-clock"));
    }
    let pairings = ladder::pairings(bots, alone);
    let progress = terminal::progress(text, arguments.games.saturating_mul(pairings.len() as u32));
    let threads = arguments.work.threads();
    let mut output = io::stdout().lock();
    let mut results = Vec::new();
    for pairing in pairings {
        let rate = pairing.play(arguments.games, arguments.work.seed, threads, || progress.inc(1));
        results.push((pairing, rate));
        if arguments.json {
            progress.suspend(|| {
                writeln!(output, "{}", as_json(pairing, rate)).and_then(|()| output.flush())
            })?;
        }
    }
    progress.finish_and_clear();
    if !arguments.json {
        output.write_all(draw(text, bots, &results).as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

/// For programs: names stay as they are in every language, and none has a sign that JSON escapes.
fn as_json(Pairing { bot, against }: Pairing, Rate { successes, of }: Rate) -> String {
    format!(r#"{{"bot":"{bot}","against":"{against}","games":{of},"wins":{successes}}}"#)
}

fn draw(text: &Text, bots: &[Level], results: &[(Pairing, Rate)]) -> String {
    let paint = Paint::for_stdout();
    let fair = format!("{:.0}", 100.0 * FAIR_SHARE);
    let about = text.line("ladder-about").word("fair", fair).say();
    let ratings = ladder::ratings(bots, results);
    terminal::pairings(text, results, paint)
        + &terminal::paragraph(&about, 0, Style::Faint, paint)
        + "\n"
        + &terminal::ratings(text, bots, &ratings, paint)
        + &terminal::paragraph(&text.say("ladder-rating"), 0, Style::Faint, paint)
}
