//! Taking back what the player has chosen, as far as nothing new is known since.

use std::io::{self, BufRead, Write};

use ruinous_engine::notation::{CannotUndo, Entry};

use super::Table;
use crate::{foregone::foregone, start::Start};

impl<W: Write, R: BufRead> Table<'_, W, R> {
    /// Goes back to where the player was last asked, or says why not; whether it has gone back.
    pub(super) fn undo(&mut self) -> io::Result<bool> {
        let start = match self.before_last_choice() {
            Ok(start) => start,
            Err(why_not) => {
                self.say(&self.text.cannot_undo(why_not))?;
                return Ok(false);
            }
        };
        let undone = self.record.entries().nth(start.record.entries().len()).cloned();
        self.take_up(start);
        // What led to the question was told when it was asked first.
        self.seen = self.log.len();
        if let (Some(Entry::Choice(_, choice)), Some(decision)) = (undone, self.game.decision()) {
            let choice = self.text.choice(choice, &decision);
            self.say(&self.text.line("play-taken-back").word("choice", choice).say())?;
        }
        self.save()?;
        Ok(true)
    }

    /// The game before the last choice for which the player was asked. Hits that left no real choice
    /// were assigned without asking, and would be again.
    fn before_last_choice(&self) -> Result<Start, CannotUndo> {
        let mut record = self.record.undo(self.player)?;
        loop {
            // A record of which some is left out replays as the whole of it did.
            let start = Start::resume(record).map_err(|_| CannotUndo::NothingChosen)?;
            if foregone(&start.game.view(Some(self.player))).is_none() {
                return Ok(start);
            }
            record = start.record.undo(self.player)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Empty;

    use ruinous_bots::Opponent;
    use ruinous_engine::{
        ByPower, CardSet, Game, Next, OldWorldSet, Power, Random, Seeded, Setup, notation::Record,
    };

    use super::*;
    use crate::{
        table::Beginning,
        terminal::{Paint, Screen},
        text::Text,
    };

    /// Three Powers, so that the player chooses several times in a row.
    const TABLE: [Power; 3] = [Power::Khorne, Power::Nurgle, Power::HornedRat];

    fn table<'t>(text: &'t Text, record: &Record, player: Power) -> Table<'t, Vec<u8>, Empty> {
        let begin = Beginning {
            start: Start::resume(record.clone()).expect("it was just played"),
            player,
            opponents: ByPower::new_with(|_| Opponent::Random),
            seed: 1,
            file: None,
        };
        let screen = Screen::new(Vec::new(), io::empty(), false);
        Table::new(text, Paint::none(), screen, begin)
    }

    /// Whether anything stands in a record after so many entries that the player did not do.
    fn is_known_since(record: &Record, entries: usize, player: Power) -> bool {
        let is_own = |entry: &Entry| match entry {
            Entry::Choice(power, _) => *power == player,
            Entry::Forced(..) => true,
            Entry::Chance(_) => false,
        };
        !record.entries().skip(entries).all(is_own)
    }

    #[test]
    fn the_game_goes_back_to_where_the_player_was_last_asked() {
        let text = Text::english();
        let (mut back, mut refused, mut unasked) = (0, 0, 0);
        for seed in 0..80 {
            let setup = Setup::new(&TABLE, CardSet::ALL[seed as usize % 2], OldWorldSet::Mixed);
            let setup = setup.expect("three Powers can play");
            let player = TABLE[seed as usize % TABLE.len()];
            let (mut chance, mut random) = (Seeded::new(seed), Random::new(seed));
            let (mut record, mut game) = Record::begin(setup, &mut chance, None);
            // Where the player was last asked, and how long the record and the log were.
            let mut asked: Option<(Game, usize, usize)> = None;
            let mut is_unasked_since = false;
            while let Next::Ask(decision) = game.next() {
                if decision.power == player && foregone(&game.view(Some(player))).is_some() {
                    is_unasked_since = true;
                } else if decision.power == player {
                    let mut table = table(&text, &record, player);
                    let entries = record.entries().len();
                    let log = table.log.len();
                    let went_back = table.undo().expect("memory can be written");
                    match asked {
                        Some((before, since, told)) if went_back => {
                            assert!(!is_known_since(&record, since, player));
                            assert_eq!(table.game, before);
                            assert_eq!(table.record, record.until(since));
                            assert_eq!((table.log.len(), table.seen), (told, told));
                            back += 1;
                        }
                        Some((_, since, _)) => {
                            refused += 1;
                            let shown = table.before_last_choice().err();
                            let is_secret = matches!(shown, Some(CannotUndo::Secret(_)));
                            assert!(
                                is_known_since(&record, since, player) || is_secret,
                                "{shown:?}"
                            );
                            assert_eq!(table.record, record);
                        }
                        None => assert!(!went_back),
                    }
                    let would_be_taken_again = is_unasked_since && record.undo(player).is_ok();
                    unasked += u32::from(would_be_taken_again);
                    asked = Some((game, entries, log));
                    is_unasked_since = false;
                }
                let option = random.pick(&game.options()).expect("a decision has options");
                let chosen = record.choose(&mut game, decision.power, option, &mut chance, None);
                chosen.expect("it is an option");
            }
        }
        assert!(back > 50 && refused > 50, "{back} times back, {refused} times refused");
        assert!(unasked > 0, "hits that left no choice never came last");
    }
}
