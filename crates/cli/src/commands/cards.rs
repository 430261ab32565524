//! `ruinous cards`: all cards, or one of them.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::{
    terminal::{Paint, card_in_full, card_list},
    text::{self, AnyCard, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// A card by its id or its name; a part is enough if only one card has it
    name: Vec<String>,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let paint = Paint::for_stdout();
    let drawing = if arguments.name.is_empty() {
        card_list(&text, paint)
    } else {
        match cards_called(&text, &arguments.name.join(" ")) {
            Ok(cards) => cards.into_iter().map(|card| card_in_full(&text, card, paint)).collect(),
            Err(sentence) => {
                super::complain(&sentence);
                return ExitCode::FAILURE;
            }
        }
    };
    let mut output = io::stdout().lock();
    super::end(
        output
            .write_all(drawing.as_bytes())
            .and_then(|()| output.flush())
            .map(|()| ExitCode::SUCCESS),
    )
}

/// The cards that a word can mean, if all of them have one name, or a sentence that says why there
/// are none. Upgrades of both sets have one name.
pub fn cards_called(text: &Text, word: &str) -> Result<Vec<AnyCard>, String> {
    if word.trim().is_empty() {
        return Err(text.say("cards-which"));
    }
    let found = text.find_cards(word);
    let mut names: Vec<String> = Vec::new();
    for name in found.iter().map(|card| text.name(*card)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    match names.len() {
        0 => Err(text.line("cards-none").word("word", word).say()),
        1 => Ok(found),
        _ => {
            let names = text.list(&names);
            Err(text.line("cards-several").word("word", word).word("names", names).say())
        }
    }
}
