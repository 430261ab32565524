//! `ruinous play`: a game against opponents.

use std::{
    io::{self, BufRead, BufWriter, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use ruinous_engine::{ByPower, Power, PowerSet, Seeded, Setup};

use crate::{
    agreement::{Sets, is_called, power, powers},
    opponent::Opponent,
    record_file::RecordFile,
    table::{Beginning, Table},
    terminal::{Paint, Screen, Style, numbered, paragraph},
    text::Text,
};

#[derive(clap::Args)]
pub struct Arguments {
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
    #[arg(long, value_name = "LEVELS", default_value = "warrior")]
    opponents: String,
    #[command(flatten)]
    sets: Sets,
    /// The seed of the deal and the dice; the same one gives the same game again
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Keep the record of the game in this file, after every choice
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = Text::english();
    let seed = arguments.seed.unwrap_or_else(any_seed);
    match agree(&text, arguments, seed) {
        Ok(agreed) => super::end(play(&text, arguments, agreed, seed)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::from(super::USED_WRONGLY)
        }
    }
}

/// What is settled before the player is asked anything.
struct Agreed {
    setup: Setup,
    player: Option<Power>,
    opponents: ByPower<Opponent>,
}

fn agree(text: &Text, arguments: &Arguments, seed: u64) -> Result<Agreed, String> {
    let dealt = arguments.players.map(|players| {
        let mut chance = Seeded::new(seed);
        Setup::draw_markers(players, &mut chance)
    });
    let powers = match &dealt {
        Some(dealt) => dealt.clone(),
        None => powers(text, &arguments.powers)?,
    };
    let setup = arguments.sets.table(text, &powers)?;
    let player = arguments.player.as_deref().map(|word| power(text, word)).transpose()?;
    if let Some(player) = player.filter(|player| !setup.powers().has(*player)) {
        let powers = text.powers(setup.powers());
        let line = text.line("setup-not-at-the-table").name("power", player);
        return Err(line.word("powers", powers).say());
    }
    let opponents = Opponent::at_table(text, &arguments.opponents, setup)?;
    Ok(Agreed { setup, player: player.or_else(|| dealt?.first().copied()), opponents })
}

fn play(
    text: &Text,
    arguments: &Arguments,
    Agreed { setup, player, opponents }: Agreed,
    seed: u64,
) -> io::Result<ExitCode> {
    let paint = Paint::for_stdout();
    let is_typed = io::stdin().is_terminal();
    let a_person_looks = is_typed && io::stdout().is_terminal();
    let output = BufWriter::new(io::stdout().lock());
    let mut screen = Screen::new(output, io::stdin().lock(), is_typed);
    let player = match player {
        Some(player) => player,
        None if a_person_looks => match ask_for_power(text, &mut screen, setup.powers(), paint)? {
            Some(player) => player,
            None => return Ok(ExitCode::SUCCESS),
        },
        None if setup.powers().has(Power::Khorne) => Power::Khorne,
        None => setup.powers().into_iter().next().unwrap_or(Power::Khorne),
    };
    let record = arguments.record.clone().map(RecordFile::new);
    let begin = Beginning { setup, player, opponents, seed, record };
    let mut table = Table::new(text, paint, screen, begin);
    // Whoever wants a record wants to know now, and not after the game, that there can be none.
    if let Err(sentence) = table.write_record() {
        super::complain(&sentence);
        return Ok(ExitCode::FAILURE);
    }
    table.play(seed)?;
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
