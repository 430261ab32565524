//! A table in the terminal: one person, and opponents who answer at once.

mod answers;
mod undo;

use std::{
    io::{self, BufRead, Write},
    num::NonZeroUsize,
    path::PathBuf,
    thread,
};

use ruinous_bots::{Bot, Opponent};
use ruinous_engine::{
    ByPower, Choice, Decision, Event, Game, Next, Power, PowerSet, Random, Seeded, notation::Record,
};

use crate::{
    foregone::foregone,
    record_file::{RecordFile, Seats},
    start::Start,
    terminal::{self, Command, Menu, Paint, Room, Screen, Size, Style, Typed},
    text::{Teller, Text, Told, Weight},
};

/// What a game needs to begin, or to go on.
pub struct Beginning {
    pub start: Start,
    pub player: Power,
    pub opponents: ByPower<Opponent>,
    pub seed: u64,
    pub file: Option<RecordFile>,
}

/// The record from which a game was taken up, and how many lines at its end were cut off.
pub struct TakenUp {
    pub file: PathBuf,
    pub cut: usize,
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
    /// What lay on the table when it was last shown, and after how many lines that was.
    shown: (String, usize),
}

/// What a question to the player has led to.
enum Answer {
    Choice(Choice),
    /// The game is at an earlier question.
    TookBack,
    Leaves,
}

/// At least so many lines of what happened last are kept on the screen, if that can be done.
const NEWS: usize = 6;

impl<'a, W: Write, R: BufRead> Table<'a, W, R> {
    /// Sits down at a game that has just begun, or goes on.
    pub fn new(text: &'a Text, paint: Paint, screen: Screen<W, R>, begin: Beginning) -> Self {
        let mut seeds = Random::new(begin.seed);
        // At this table nobody else needs the machine.
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let bots = ByPower::new_with(|power| begin.opponents[power].bot(seeds.number(), cores));
        let mut table = Self {
            text,
            paint,
            screen,
            player: begin.player,
            game: begin.start.game,
            record: Record::new(begin.start.record.setup()),
            file: begin.file,
            chance: Seeded::new(begin.seed),
            opponents: begin.opponents,
            bots,
            teller: Teller::new(Some(begin.player)),
            log: Vec::new(),
            seen: 0,
            shown: (String::new(), 0),
            saved: true,
        };
        table.take_up(begin.start);
        table
    }

    /// Takes the game up at some point, with all that has happened until then.
    fn take_up(&mut self, start: Start) {
        let first = self.text.line("log-round").number("round", 1u32).say();
        self.log = vec![Told { about: None, weight: Weight::Round, text: first }];
        self.seen = 0;
        self.teller = Teller::new(Some(self.player));
        for (chosen_by, events) in start.past {
            if chosen_by == Some(self.player) {
                self.seen = self.log.len();
            }
            self.tell(&events);
        }
        (self.game, self.record) = (start.game, start.record);
    }

    /// Plays until the game is over, or the player has enough.
    pub fn play(&mut self, seed: u64, taken_up: Option<&TakenUp>) -> io::Result<()> {
        self.look();
        self.welcome(seed, taken_up)?;
        loop {
            match self.game.next() {
                Next::Over(outcome) => {
                    self.look();
                    self.show_news()?;
                    let table = self.draw_whole_table();
                    let board = self.game.board();
                    let player = Some(self.player);
                    let result = terminal::result(self.text, board, outcome, player, self.paint);
                    self.screen.show(&(table + &result))?;
                    return self.farewell("record-whole");
                }
                Next::Ask(decision) if decision.power == self.player => {
                    let answer = match foregone(&self.game.view(Some(self.player))) {
                        Some(choice) => Answer::Choice(choice),
                        None => self.ask(&decision)?,
                    };
                    match answer {
                        Answer::Choice(choice) => self.choose(decision.power, choice)?,
                        Answer::TookBack => {}
                        Answer::Leaves => return self.leave(),
                    }
                }
                Next::Ask(decision) => {
                    let view = self.game.view(Some(decision.power));
                    let choice = self.bots[decision.power].pick(&view, &view.options());
                    self.choose(decision.power, choice)?;
                }
            }
        }
    }

    fn welcome(&mut self, seed: u64, taken_up: Option<&TakenUp>) -> io::Result<()> {
        let opponent = |power| {
            let level = self.opponents[power].to_string();
            self.text.line("play-opponent").name("power", power).word("level", level).say()
        };
        let others = self.game.board().powers().without(self.player);
        let opponents: Vec<String> = others.into_iter().map(opponent).collect();
        let welcome = self
            .text
            .line(if taken_up.is_some() { "play-goes-on" } else { "play-welcome" })
            .name("power", self.player)
            .word("opponents", self.text.list(&opponents))
            .word("seed", seed.to_string())
            .say();
        let wants = self.text.say(format!("wants-{}", self.player));
        let mut drawn = self.paragraph(&welcome, 0, Style::Plain);
        if let Some(taken_up) = taken_up.filter(|taken_up| taken_up.cut > 0) {
            let cut = self.text.line("play-torn").number("count", taken_up.cut as u32);
            let cut = cut.word("file", taken_up.file.display().to_string()).say();
            drawn += &self.paragraph(&cut, 0, Style::Strong);
        }
        drawn += &self.paragraph(&wants, 0, Style::Of(self.player));
        let figures = PowerSet::of(&[self.player]);
        drawn += &terminal::figures(self.text, figures, self.paint);
        drawn += &terminal::legend(self.text, self.game.board(), self.paint);
        drawn += &self.paragraph(&self.text.say("play-hint"), 0, Style::Faint);
        self.screen.show(&drawn)
    }

    fn leave(&mut self) -> io::Result<()> {
        let board = self.game.board();
        let left = terminal::standings(self.text, board, PowerSet::EMPTY, self.paint);
        self.screen.show(&format!("\n{}\n{left}", self.text.say("play-left")))?;
        self.farewell("record-part")
    }

    /// Tells where the record is.
    fn farewell(&mut self, id: &'static str) -> io::Result<()> {
        if let Some(file) = self.file.as_ref().filter(|_| self.saved) {
            let line = self.text.line(id).word("file", file.name().display().to_string()).say();
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
        let others = self.game.board().powers().without(self.player);
        let opponent = |power| (power, self.opponents[power].to_string());
        let seats = Seats::new(self.player, others.into_iter().map(opponent));
        let is_over = self.game.board().outcome().is_some();
        file.write(&self.record, &seats, is_over).map_err(|error| {
            let line = self.text.line("record-unwritten").word("reason", error.to_string());
            line.word("file", file.name().display().to_string()).say()
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

    /// Asks the player until there is an answer.
    fn ask(&mut self, decision: &Decision) -> io::Result<Answer> {
        self.look();
        let news = self.show_news()?;
        let mut menu = self.menu(decision);
        self.show_table(&menu, news)?;
        self.screen.show(menu.drawing())?;
        loop {
            let Some(line) = self.screen.ask(&self.text.say("play-prompt"))? else {
                return Ok(Answer::Leaves);
            };
            match menu.read(&line) {
                Some(Typed::Option(choice)) => return Ok(Answer::Choice(choice)),
                Some(Typed::NotOffered(choice)) => {
                    let why_not = self.game.why_not(self.player, choice);
                    let refused = why_not.map(|refused| self.text.refusal(refused));
                    self.say(&refused.unwrap_or_default())?;
                    continue;
                }
                Some(Typed::NoSuchKey) => {
                    let sorry = self.text.line("input-no-such-key").word("word", line);
                    self.say(&sorry.word("example", menu.example()).say())?;
                    continue;
                }
                None => {}
            }
            match Command::read(&line) {
                Command::Choice(line) => {
                    match terminal::read_choice(self.text, &self.game, decision, &line) {
                        Ok(choice) => return Ok(Answer::Choice(choice)),
                        Err(sentence) => self.say(&sentence)?,
                    }
                }
                Command::Undo => {
                    if self.undo()? {
                        return Ok(Answer::TookBack);
                    }
                }
                Command::Quit => {
                    if self.really_leaves()? {
                        return Ok(Answer::Leaves);
                    }
                }
                Command::Nothing => {
                    // The terminal may have another size by now.
                    self.look();
                    menu = self.menu(decision);
                    self.shown.0.clear();
                    self.show_table(&menu, 0)?;
                    self.screen.show(menu.drawing())?;
                    self.say(&self.text.say("input-nothing"))?;
                }
                other => self.answer(other, decision, &menu)?,
            }
        }
    }

    /// Whether the player who wants to leave means it. Who types nothing more has left already.
    fn really_leaves(&mut self) -> io::Result<bool> {
        let question = match &self.file {
            Some(file) => {
                let line = self.text.line("play-leave-record");
                line.word("file", file.name().display().to_string()).say()
            }
            None => self.text.say("play-leave"),
        };
        self.say(&question)?;
        let line = self.screen.ask(&self.text.say("play-prompt"))?;
        Ok(line.is_none_or(|line| {
            let is_quit = Command::read(&line) == Command::Quit;
            is_quit || terminal::is_yes(self.text, &line)
        }))
    }

    fn menu(&self, decision: &Decision) -> Menu {
        Menu::new(self.text, &self.game.view(Some(self.player)), decision, self.paint)
    }

    /// Sees how wide the terminal is now.
    fn look(&mut self) {
        self.paint = self.paint.on_columns(Size::of_stdout().columns);
    }

    /// What happened since the player last decided; how many lines that takes.
    fn show_news(&mut self) -> io::Result<usize> {
        let drawn = terminal::log(self.text, &self.log[self.seen..], self.paint);
        self.seen = self.log.len();
        if drawn.is_empty() {
            return Ok(0);
        }
        self.screen.show(&format!("\n{drawn}"))?;
        Ok(drawn.lines().count())
    }

    /// As much of the table as fits, unless it is still to be seen as it was.
    fn show_table(&mut self, menu: &Menu, news: usize) -> io::Result<()> {
        let size = Size::of_stdout();
        // The line in which the player types is the last one.
        let question = menu.drawing().lines().count() + 1;
        let room = Room { size, question, news: news.min(NEWS) };
        let view = self.game.view(Some(self.player));
        let table = terminal::table_for(self.text, &view, room, self.paint);
        let (before, line) = &self.shown;
        let is_in_sight = self.screen.lines() + question <= line + size.lines;
        if *before == table && is_in_sight {
            return Ok(());
        }
        self.shown = (table, self.screen.lines());
        self.screen.show(&self.shown.0)
    }

    fn draw_whole_table(&self) -> String {
        let view = self.game.view(Some(self.player));
        terminal::whole_table(self.text, &view, self.paint)
    }

    fn paragraph(&self, text: &str, indent: usize, style: Style) -> String {
        terminal::paragraph(text, indent, style, self.paint)
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        let drawn = self.paragraph(sentence, 2, Style::Plain);
        self.screen.show(&drawn)
    }
}
