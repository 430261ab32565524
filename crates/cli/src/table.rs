//! A table in the terminal: one person, and opponents who answer at once.

use std::io::{self, BufRead, Write};

use ruinous_bots::Bot;
use ruinous_engine::{
    ByPower, Choice, Decision, Event, Game, Next, Power, PowerSet, Random, Seeded, Setup,
    notation::Record,
};

use crate::{
    commands::cards::cards_called,
    opponent::Opponent,
    record_file::RecordFile,
    terminal::{self, Command, Menu, Paint, Screen, Style},
    text::{Teller, Text, Told, Weight},
};

/// What a game needs to begin.
pub struct Beginning {
    pub setup: Setup,
    pub player: Power,
    pub opponents: ByPower<Opponent>,
    pub seed: u64,
    pub record: Option<RecordFile>,
}

/// A game that is being played.
pub struct Table<'a, W: Write, R: BufRead> {
    text: &'a Text,
    paint: Paint,
    screen: Screen<W, R>,
    player: Power,
    game: Game,
    record: Record,
    file: Option<RecordFile>,
    chance: Seeded,
    opponents: ByPower<Opponent>,
    bots: ByPower<Box<dyn Bot + Send>>,
    teller: Teller,
    log: Vec<Told>,
    /// How much of the log the player has seen.
    seen: usize,
    /// Whether the record could be written the last time.
    saved: bool,
    /// What lay on the table when it was last shown.
    shown: String,
}

impl<'a, W: Write, R: BufRead> Table<'a, W, R> {
    /// Sets the game up.
    pub fn new(text: &'a Text, paint: Paint, screen: Screen<W, R>, begin: Beginning) -> Self {
        let mut chance = Seeded::new(begin.seed);
        let mut events = Vec::new();
        let (record, game) = Record::begin(begin.setup, &mut chance, Some(&mut events));
        let mut seeds = Random::new(begin.seed);
        let bots = ByPower::new_with(|power| begin.opponents[power].bot(seeds.number()));
        let first = text.line("log-round").number("round", game.board().round()).say();
        let mut table = Self {
            text,
            paint,
            screen,
            player: begin.player,
            game,
            record,
            file: begin.record,
            chance,
            opponents: begin.opponents,
            bots,
            teller: Teller::new(Some(begin.player)),
            log: vec![Told { about: None, weight: Weight::Round, text: first }],
            seen: 0,
            shown: String::new(),
            saved: true,
        };
        table.tell(&events);
        table
    }

    /// Plays until the game is over, or the player has enough.
    pub fn play(&mut self, seed: u64) -> io::Result<()> {
        self.welcome(seed)?;
        loop {
            match self.game.next() {
                Next::Over(outcome) => {
                    self.show_news()?;
                    self.show_table()?;
                    let board = self.game.board();
                    let player = Some(self.player);
                    let result = terminal::result(self.text, board, outcome, player, self.paint);
                    self.screen.show(&result)?;
                    return self.farewell("record-whole");
                }
                Next::Ask(decision) if decision.power == self.player => {
                    let Some(choice) = self.ask(&decision)? else {
                        let left = terminal::standings(self.text, self.game.board(), self.paint);
                        self.screen.show(&format!("\n{}\n{left}", self.text.say("play-left")))?;
                        return self.farewell("record-part");
                    };
                    self.choose(decision.power, choice)?;
                }
                Next::Ask(decision) => {
                    let view = self.game.view(Some(decision.power));
                    let decided = self.bots[decision.power].choose(&view, &view.options());
                    self.choose(decision.power, decided.choice)?;
                }
            }
        }
    }

    fn welcome(&mut self, seed: u64) -> io::Result<()> {
        let opponent = |power| {
            let level = self.opponents[power].to_string();
            self.text.line("play-opponent").name("power", power).word("level", level).say()
        };
        let others = self.game.board().powers().without(self.player);
        let opponents: Vec<String> = others.into_iter().map(opponent).collect();
        let welcome = self
            .text
            .line("play-welcome")
            .name("power", self.player)
            .word("opponents", self.text.list(&opponents))
            .word("seed", seed.to_string())
            .say();
        let wants = self.text.say(format!("wants-{}", self.player));
        let mut drawn = self.paragraph(&welcome, 0, Style::Plain);
        drawn += &self.paragraph(&wants, 0, Style::Of(self.player));
        let figures = PowerSet::of(&[self.player]);
        drawn += &terminal::figures(self.text, figures, self.paint);
        drawn += &self.paragraph(&self.text.say("play-hint"), 0, Style::Faint);
        self.screen.show(&drawn)
    }

    /// Tells where the record is.
    fn farewell(&mut self, id: &'static str) -> io::Result<()> {
        if let Some(file) = self.file.as_ref().filter(|_| self.saved) {
            let file = file.path().display().to_string();
            let line = self.text.line(id).word("file", file).say();
            self.screen.show(&format!("{line}\n"))?;
        }
        self.screen.finish()
    }

    /// A choice is made, and kept.
    fn choose(&mut self, power: Power, choice: Choice) -> io::Result<()> {
        let mut events = Vec::new();
        let chosen =
            self.record.choose(&mut self.game, power, choice, &mut self.chance, Some(&mut events));
        match chosen {
            Ok(_) => {
                self.tell(&events);
                self.save()
            }
            Err(refused) => self.say(&self.text.refusal(refused)),
        }
    }

    /// Writes the record, or says why it cannot be written.
    pub fn write_record(&self) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        file.write(&self.record).map_err(|error| {
            let line = self.text.line("record-unwritten").word("reason", error.to_string());
            line.word("file", file.path().display().to_string()).say()
        })
    }

    /// Keeps the record. A full disk is told once, and is no reason to stop playing.
    fn save(&mut self) -> io::Result<()> {
        match self.write_record() {
            Ok(()) => self.saved = true,
            Err(sentence) if self.saved => {
                self.saved = false;
                self.say(&sentence)?;
            }
            Err(_) => {}
        }
        Ok(())
    }

    fn tell(&mut self, events: &[Event]) {
        self.log.extend(self.teller.tell(self.text, events));
    }

    /// Asks the player until there is a choice; `None` if there will be none.
    fn ask(&mut self, decision: &Decision) -> io::Result<Option<Choice>> {
        self.show_news()?;
        self.show_table()?;
        let view = self.game.view(Some(self.player));
        let menu = Menu::new(self.text, &view, decision, self.paint);
        self.screen.show(menu.drawing())?;
        loop {
            let Some(line) = self.screen.ask(&self.text.say("play-prompt"))? else {
                return Ok(None);
            };
            match Command::read(&line) {
                Command::Number(number) => match menu.get(number) {
                    Some(choice) => return Ok(Some(choice)),
                    None => {
                        let most = menu.len() as u32;
                        let line = self.text.line("input-no-such-number").number("most", most);
                        self.say(&line.word("number", line_number(number)).say())?;
                    }
                },
                Command::Choice(line) => {
                    match terminal::read_choice(self.text, &self.game, decision, &line) {
                        Ok(choice) => return Ok(Some(choice)),
                        Err(sentence) => self.say(&sentence)?,
                    }
                }
                Command::Quit => return Ok(None),
                other => self.answer(other, decision, &menu)?,
            }
        }
    }

    /// Answers what changes nothing.
    fn answer(&mut self, command: Command, decision: &Decision, menu: &Menu) -> io::Result<()> {
        let (text, paint) = (self.text, self.paint);
        match command {
            Command::Nothing => self.say(&text.say("input-nothing")),
            Command::Help => self.screen.show(&terminal::help(text, self.game.board(), paint)),
            Command::Board => {
                let table = self.draw_table();
                let legend = terminal::legend(text, self.game.board(), paint);
                self.screen.show(&(table + &legend + menu.drawing()))
            }
            Command::Hand => {
                let view = self.game.view(Some(self.player));
                self.screen.show(&terminal::hand(text, &view, paint))
            }
            Command::Log { all } => {
                let last_round = self.log.iter().rposition(|told| told.weight == Weight::Round);
                let from = if all { 0 } else { last_round.unwrap_or(0) };
                self.screen.show(&terminal::log(text, &self.log[from..], paint))
            }
            Command::Card(name) => match cards_called(text, &name) {
                Ok(mut cards) => {
                    // Of cards that share a name, those of this table are meant.
                    let setup = self.game.board().setup();
                    if cards.iter().any(|card| card.is_used(setup)) {
                        cards.retain(|card| card.is_used(setup));
                    }
                    let draw = |card| terminal::card_in_full(text, card, paint);
                    self.screen.show(&cards.into_iter().map(draw).collect::<String>())
                }
                Err(sentence) => self.say(&sentence),
            },
            Command::Why(line) if line.is_empty() => self.say(&text.say("input-why")),
            Command::Why(line) => {
                let answer = match terminal::read_choice(text, &self.game, decision, &line) {
                    Ok(choice) => {
                        let number = menu.number_of(choice).unwrap_or(0) as u32;
                        text.line("input-allowed").number("number", number).say()
                    }
                    Err(sentence) => sentence,
                };
                self.say(&answer)
            }
            Command::Number(_) | Command::Choice(_) | Command::Quit => Ok(()),
        }
    }

    /// What happened since the player last decided.
    fn show_news(&mut self) -> io::Result<()> {
        let drawn = terminal::log(self.text, &self.log[self.seen..], self.paint);
        self.seen = self.log.len();
        if drawn.is_empty() { Ok(()) } else { self.screen.show(&format!("\n{drawn}")) }
    }

    /// The table, unless it is as it was when last shown.
    fn show_table(&mut self) -> io::Result<()> {
        let table = self.draw_table();
        if table == self.shown {
            return Ok(());
        }
        self.screen.show(&format!("\n{table}"))?;
        if self.shown.is_empty() {
            let legend = terminal::legend(self.text, self.game.board(), self.paint);
            self.screen.show(&legend)?;
        }
        self.shown = table;
        Ok(())
    }

    fn draw_table(&self) -> String {
        let (text, paint) = (self.text, self.paint);
        let view = self.game.view(Some(self.player));
        let board = view.board();
        terminal::board(text, board, self.teller.seen(), paint)
            + &terminal::powers(text, board, Some(self.player), paint)
            + &terminal::track(text, board, self.teller.seen(), paint)
            + &terminal::hand(text, &view, paint)
    }

    fn paragraph(&self, text: &str, indent: usize, style: Style) -> String {
        terminal::paragraph(text, indent, style, self.paint)
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        let drawn = self.paragraph(sentence, 2, Style::Plain);
        self.screen.show(&drawn)
    }
}

/// A number as it was typed, if it was not too long.
fn line_number(number: usize) -> String {
    if number == usize::MAX { "…".to_owned() } else { number.to_string() }
}
