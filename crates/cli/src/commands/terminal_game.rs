//! `ruinous play --terminal`: a game against opponents.

use std::{
    fs,
    io::{self, BufRead, BufWriter, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use ruinous_bots::Opponent;
use ruinous_engine::{ByPower, Power, PowerSet, Seeded, Setup, notation::Record};

use crate::{
    agreement::{Sets, is_called, power, powers},
    opponent,
    record_file::{NoPlace, RecordFile, Seats, rules_before, unsealed},
    start::Start,
    table::{Beginning, Table, TakenUp},
    terminal::{Paint, Screen, Style, is_yes, numbered, paragraph},
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct TerminalGame {
    /// The Power you play
    #[arg(long = "as", value_name = "POWER")]
    player: Option<String>,
    /// The Powers at the table, three to five, separated by commas
    #[arg(long, value_name = "POWERS", default_value = "khorne,nurgle,tzeentch,slaanesh")]
    powers: String,
    /// Deal so many Powers at random instead
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "powers",
        value_parser = clap::value_parser!(u8).range(3..=5)
    )]
    players: Option<u8>,
    /// Who plays the other Powers: one level for all, or one for each
    #[arg(long, value_name = "LEVELS")]
    opponents: Option<String>,
    #[command(flatten)]
    sets: Sets,
    /// The seed of the deal and the dice; the same one gives the same game again
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Keep the record of the game in this file, after every choice
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write the cards that others draw into the record for all to read
    #[arg(long)]
    record_open: bool,
    /// Go on with a record
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["powers", "players", "cards", "old_world"]
    )]
    resume: Option<PathBuf>,
}

/// Why there is no game, and how the command ends then.
struct NoGame(String, ExitCode);

impl NoGame {
    /// The command was used wrongly.
    fn misused(sentence: String) -> Self {
        Self(sentence, ExitCode::from(super::USED_WRONGLY))
    }

    /// Something is not as it should be.
    fn failed(sentence: String) -> Self {
        Self(sentence, ExitCode::FAILURE)
    }
}

impl TerminalGame {
    /// Plays it.
    pub fn run(&self) -> ExitCode {
        let text = text::own();
        let seed = self.seed.unwrap_or_else(any_seed);
        match agree(&text, self, seed) {
            Ok(agreed) => super::end(play(&text, agreed, seed)),
            Err(NoGame(sentence, code)) => {
                super::complain(&sentence);
                code
            }
        }
    }
}

/// What is settled before the player is asked anything.
struct Agreed {
    start: Start,
    player: Option<Power>,
    opponents: ByPower<Opponent>,
    file: Option<RecordFile>,
    /// From what the game is taken up, if it is no new one.
    taken_up: Option<TakenUp>,
    /// Whether the file has to be there: it is the one that the game was taken up from.
    is_same_file: bool,
}

fn agree(text: &Text, arguments: &TerminalGame, seed: u64) -> Result<Agreed, NoGame> {
    let named = arguments.player.as_deref().map(|word| power(text, word)).transpose();
    let named = named.map_err(NoGame::misused)?;
    let Found { start, seats, first, taken_up } = match &arguments.resume {
        Some(file) => resume(text, file)?,
        None => {
            let dealt = arguments.players.map(|players| {
                let mut chance = Seeded::new(seed);
                Setup::draw_markers(players, &mut chance)
            });
            let setup = set_up(text, arguments, dealt.as_deref()).map_err(NoGame::misused)?;
            let first = dealt.and_then(|dealt| dealt.first().copied());
            let start = Start::new(setup, seed);
            Found { start, seats: Seats::default(), first, taken_up: None }
        }
    };
    let setup = start.game.board().setup();
    if let Some(player) = named.filter(|player| !setup.powers().has(*player)) {
        let powers = text.powers(setup.powers());
        let line = text.line("setup-not-at-the-table").name("power", player);
        return Err(NoGame::misused(line.word("powers", powers).say()));
    }
    let opponents = match &arguments.opponents {
        Some(words) => opponent::at_table(text, words, setup),
        None => opponent::in_seats(text, seats.opponents()),
    };
    let path = arguments.record.as_ref().or(arguments.resume.as_ref());
    let file = path.map(|path| place_for_record(text, path, arguments.record_open)).transpose()?;
    Ok(Agreed {
        start,
        player: named.or(first),
        opponents: opponents.map_err(NoGame::misused)?,
        file,
        taken_up,
        is_same_file: arguments.record.is_none(),
    })
}

fn set_up(text: &Text, arguments: &TerminalGame, dealt: Option<&[Power]>) -> Result<Setup, String> {
    match dealt {
        Some(dealt) => arguments.sets.table(text, dealt),
        None => arguments.sets.table(text, &powers(text, &arguments.powers)?),
    }
}

/// A game to be played: a new one, or one that was found in a record.
struct Found {
    start: Start,
    seats: Seats,
    /// The Power to play unless another one is named.
    first: Option<Power>,
    taken_up: Option<TakenUp>,
}

/// Takes a game up where its record ends: with those who sat at the table, the person first.
fn resume(text: &Text, file: &Path) -> Result<Found, NoGame> {
    let named = |id: &'static str| text.line(id).word("file", file.display().to_string());
    // Not everything that can be read comes to an end.
    place_for_record(text, file, false)?;
    let bytes = fs::read(file).map_err(|error| {
        NoGame::failed(named("file-unreadable").word("reason", error.to_string()).say())
    })?;
    let record = unsealed(&bytes);
    let seats = Seats::read(&record);
    let start = Record::read_torn(&record)
        .and_then(|mended| Ok((Start::resume(mended.record)?, mended.cut)));
    let (start, cut) = start.map_err(|error| {
        NoGame::failed(text.record_error(file, &error, rules_before(&record, &error)))
    })?;
    if start.game.board().outcome().is_some() {
        return Err(NoGame::failed(named("play-is-over").say()));
    }
    let powers = start.game.board().powers();
    let person = seats.person().filter(|person| powers.has(*person));
    let taken_up = Some(TakenUp { file: file.to_owned(), cut });
    Ok(Found { start, seats, first: person, taken_up })
}

/// The file in which the record is to be kept.
fn place_for_record(text: &Text, path: &Path, is_open: bool) -> Result<RecordFile, NoGame> {
    RecordFile::new(path.to_owned(), is_open).map_err(|error| {
        let named = |id: &'static str| text.line(id).word("file", path.display().to_string());
        NoGame::failed(match error {
            NoPlace::NotAFile => named("record-no-file").say(),
            NoPlace::Unusable(error) => {
                named("record-unwritten").word("reason", error.to_string()).say()
            }
        })
    })
}

fn play(text: &Text, agreed: Agreed, seed: u64) -> io::Result<ExitCode> {
    let Agreed { start, player, opponents, file, taken_up, is_same_file } = agreed;
    let paint = Paint::for_stdout();
    let is_typed = io::stdin().is_terminal();
    let a_person_looks = is_typed && io::stdout().is_terminal();
    let output = BufWriter::new(io::stdout().lock());
    let mut screen = Screen::new(output, io::stdin().lock(), is_typed);
    if let Some(file) = file.as_ref().filter(|file| !is_same_file && file.exists()) {
        let name = file.name().display().to_string();
        if !a_person_looks {
            super::complain(&text.line("record-exists").word("file", name).say());
            return Ok(ExitCode::FAILURE);
        }
        let question = text.line("record-overwrite").word("file", name).say();
        screen.show(&paragraph(&question, 0, Style::Strong, paint))?;
        let answer = screen.ask(&text.say("play-prompt"))?;
        if !answer.is_some_and(|answer| is_yes(text, &answer)) {
            return Ok(ExitCode::SUCCESS);
        }
    }
    let powers = start.game.board().powers();
    let player = match player {
        Some(player) => player,
        None if a_person_looks => match ask_for_power(text, &mut screen, powers, paint)? {
            Some(player) => player,
            None => return Ok(ExitCode::SUCCESS),
        },
        None if powers.has(Power::Khorne) => Power::Khorne,
        None => powers.into_iter().next().unwrap_or(Power::Khorne),
    };
    let begin = Beginning { start, player, opponents, seed, file };
    let mut table = Table::new(text, paint, screen, begin);
    // Whoever wants a record wants to know now, and not after the game, that there can be none.
    if let Err(sentence) = table.write_record() {
        super::complain(&sentence);
        return Ok(ExitCode::FAILURE);
    }
    table.play(seed, taken_up.as_ref())?;
    Ok(ExitCode::SUCCESS)
}

/// A seed short enough to be told to a friend.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 % 1_000_000_000
}

fn ask_for_power<W: Write, R: BufRead>(
    text: &Text,
    screen: &mut Screen<W, R>,
    powers: PowerSet,
    paint: Paint,
) -> io::Result<Option<Power>> {
    screen.show(&paragraph(&text.say("play-which-power"), 0, Style::Strong, paint))?;
    let choices: Vec<Power> = powers.into_iter().collect();
    for (at, &power) in choices.iter().enumerate() {
        let wants = text.say(format!("wants-{power}"));
        screen.show(&numbered(at + 1, &wants, Style::Of(power), paint))?;
    }
    loop {
        let Some(line) = screen.ask(&text.say("play-prompt"))? else { return Ok(None) };
        if line == "quit" {
            return Ok(None);
        }
        let by_number =
            line.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        let by_name = || choices.iter().find(|power| is_called(text, **power, &line));
        if let Some(power) = by_number.or_else(by_name) {
            return Ok(Some(*power));
        }
        let sorry = text.line("setup-unknown-power").word("word", line);
        let sorry = sorry.word("powers", text.powers(powers)).say();
        screen.show(&paragraph(&sorry, 2, Style::Plain, paint))?;
    }
}
