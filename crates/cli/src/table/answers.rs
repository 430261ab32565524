//! What a player can ask for that changes nothing.

use std::io::{self, BufRead, Write};

use ruinous_bots::{Budget, Level};
use ruinous_engine::Decision;

use super::Table;
use crate::{
    commands::cards::cards_called,
    terminal::{self, Command, Menu, Style, Typed},
    text::Weight,
};

impl<W: Write, R: BufRead> Table<'_, W, R> {
    /// Answers what changes nothing.
    pub(super) fn answer(
        &mut self,
        command: Command,
        decision: &Decision,
        menu: &Menu,
    ) -> io::Result<()> {
        let (text, paint) = (self.text, self.paint);
        let board = self.game.board();
        let answer = match command {
            Command::Help => terminal::help(text, board, paint),
            Command::Board => {
                let legend = terminal::legend(text, board, paint);
                self.draw_whole_table() + &legend + menu.drawing()
            }
            Command::Hand => terminal::hand(text, &self.game.view(Some(self.player)), paint),
            Command::Map => terminal::map(text, board, paint),
            Command::Dials => terminal::dials(text, board, paint),
            Command::Discards => terminal::discards(text, board, paint),
            Command::Odds(line) => match terminal::read_region(text, &line) {
                Some(region) => terminal::odds(text, board, region, paint),
                None => self.paragraph(&text.say("odds-where"), 2, Style::Plain),
            },
            Command::Hint => self.hint(decision, menu),
            Command::Log { all } => {
                let last_round = self.log.iter().rposition(|told| told.weight == Weight::Round);
                let from = if all { 0 } else { last_round.unwrap_or(0) };
                terminal::log(text, &self.log[from..], paint)
            }
            Command::Card(name) => match cards_called(text, &name) {
                Ok(mut cards) => {
                    // Of cards that share a name, those of this table are meant.
                    let setup = board.setup();
                    if cards.iter().any(|card| card.is_used(setup)) {
                        cards.retain(|card| card.is_used(setup));
                    }
                    let draw = |card| terminal::card_in_full(text, card, paint);
                    cards.into_iter().map(draw).collect()
                }
                Err(sentence) => self.paragraph(&sentence, 2, Style::Plain),
            },
            Command::Why(line) => self.paragraph(&self.why(&line, decision, menu), 2, Style::Plain),
            Command::Nothing | Command::Choice(_) | Command::Undo | Command::Quit => String::new(),
        };
        self.screen.show(&answer)
    }

    /// What a Daemon would do in the player's place, and why.
    fn hint(&self, decision: &Decision, menu: &Menu) -> String {
        let view = self.game.view(Some(self.player));
        let mut adviser = Level::Daemon(Budget::AT_A_TABLE).bot(decision.number.into());
        let decided = adviser.choose(&view, &view.options());
        let mut sentences = self.text.hint(&decided, decision);
        let key = menu.key_of(decided.choice).unwrap_or_default();
        sentences.insert(1, self.text.line("input-type").word("key", key).say());
        self.paragraph(&sentences.join(" "), 2, Style::Plain)
    }

    /// Why a choice is not allowed, or by which key it is made.
    fn why(&self, line: &str, decision: &Decision, menu: &Menu) -> String {
        let text = self.text;
        let choice = match menu.read(line) {
            _ if line.is_empty() => return text.say("input-why"),
            Some(Typed::Option(choice) | Typed::NotOffered(choice)) => Ok(choice),
            _ => terminal::read_choice(text, &self.game, decision, line),
        };
        let allowed = |choice| {
            let key = menu.key_of(choice).unwrap_or_default();
            text.line("input-allowed").word("key", key).say()
        };
        match choice {
            Ok(choice) => match self.game.why_not(self.player, choice) {
                Some(refused) => text.refusal(refused),
                None => allowed(choice),
            },
            Err(sentence) => sentence,
        }
    }
}
