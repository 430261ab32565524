//! `ruinous cards`: all cards, or one of them.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::{
    terminal::{Paint, card_in_full, card_list},
    text::{AnyCard, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// A card by its id or its name; a part is enough if only one card has it
    name: Vec<String>,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = Text::english();
    let paint = Paint::for_stdout();
    let drawing = if arguments.name.is_empty() {
        card_list(&text, paint)
    } else {
        match the_card(&text, &arguments.name.join(" ")) {
            Ok(card) => card_in_full(&text, card, paint),
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

/// The only card that a word can mean, or a sentence that says why there is none.
pub fn the_card(text: &Text, word: &str) -> Result<AnyCard, String> {
    if word.trim().is_empty() {
        return Err(text.say("cards-which"));
    }
    match text.find_cards(word)[..] {
        [card] => Ok(card),
        [] => Err(text.line("cards-none").word("word", word).say()),
        ref several => {
            let names = text.names(several.iter().copied());
            Err(text.line("cards-several").word("word", word).word("names", names).say())
        }
    }
}
