//! Games among Daemons to learn from, kept game by game in a file: a line for each, with its number and which of its
//! options every Power chose. The number says which table and which luck it had, so it can be played again from that.
//! The file's first line says of what kind its games are, so that generations of Daemons do not mix.

use std::{
    collections::BTreeMap,
    fmt,
    fs::{File, TryLockError},
    io::{self, Read, Seek, Write},
    num::NonZeroUsize,
    path::Path,
    sync::atomic::AtomicBool,
};

use ruinous_bots::{Bot, Budget, Daemon, network::Network};
use ruinous_engine::{ByPower, Decision, Game, Next, Options, Random, Seeded, Setup};

use crate::{threads, tune::any_table};

/// Games of one seed.
pub struct Games {
    seed: u64,
    iterations: u32,
    played: BTreeMap<u32, Played>,
    file: File,
}

/// A game: which of the options was chosen in each of its decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    number: u32,
    choices: Vec<u16>,
}

/// Why games cannot be kept in a file.
#[derive(Debug)]
pub enum GamesError {
    /// It cannot be read or written.
    File(io::Error),
    /// Somebody else plays for it.
    InUse,
    /// It holds something else; this is its first line.
    Others(String),
    /// A line is no game.
    Line(usize),
}

impl fmt::Display for GamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::InUse => f.write_str("games are being played for it"),
            Self::Others(heading) => write!(f, "it holds something else: {heading}"),
            Self::Line(line) => write!(f, "line {line} is no game of these"),
        }
    }
}

impl std::error::Error for GamesError {}

impl From<io::Error> for GamesError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl Games {
    /// Opens the file, or begins one. A line that was not finished is cut off. A file that holds anything else is left as it is.
    pub fn open(path: &Path, seed: u64, iterations: u32) -> Result<Self, GamesError> {
        let network = Network::shipped().digest();
        let heading =
            format!("ruinous games 1, seed {seed}, {iterations} iterations, network {network:x}\n");
        let mut file = File::options().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::Error(error) => GamesError::File(error),
            TryLockError::WouldBlock => GamesError::InUse,
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        if !text.starts_with(&heading) && !heading.starts_with(&text) {
            let first = text.lines().next().unwrap_or_default();
            return Err(GamesError::Others(first.chars().take(MOST_TOLD).collect()));
        }
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        if whole == 0 {
            file.write_all(heading.as_bytes())?;
        }
        let mut games = Self { seed, iterations, played: BTreeMap::new(), file };
        for (line, text) in text[..whole].lines().enumerate().skip(1) {
            let played = Played::read(text).filter(|played| played.is_whole(seed));
            let played = played.ok_or(GamesError::Line(line + 1))?;
            games.played.insert(played.number, played);
        }
        Ok(games)
    }

    /// How many of the first so many games are there.
    pub fn count(&self, games: u32) -> u32 {
        self.played.range(..games).count() as u32
    }

    /// Plays those of the first so many games that are missing, and keeps each when it is finished.
    pub fn play(
        &mut self,
        games: u32,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        mut finished: impl FnMut(),
    ) -> Result<(), GamesError> {
        let missing: Vec<u32> = (0..games).filter(|it| !self.played.contains_key(it)).collect();
        let (seed, iterations) = (self.seed, self.iterations);
        let play = |number: &u32| Played::play(seed, *number, iterations);
        threads::each(&missing, threads, stop, play, |played| {
            self.file.write_all(format!("{played}\n").as_bytes())?;
            self.played.insert(played.number, played);
            finished();
            Ok(())
        })
    }

    /// The first so many of the games, in order.
    pub fn played(&self, games: u32) -> Vec<Played> {
        self.played.range(..games).map(|(_, played)| played.clone()).collect()
    }

    /// The seed of all of them.
    pub fn seed(&self) -> u64 {
        self.seed
    }
}

/// So much of a first line is told.
const MOST_TOLD: usize = 80;

impl Played {
    /// Plays a game. Each seat is a Daemon's, of today or of the first generation, so that play is learnt that is not all of
    /// one kind.
    fn play(seed: u64, number: u32, iterations: u32) -> Self {
        let (mut random, setup) = table(seed, number);
        let mut chance = Seeded::new(random.number());
        let mut game = Game::new(setup, &mut chance, None);
        let budget = Budget::Iterations(iterations);
        let mut bots = ByPower::new_with(|_| {
            let seed = random.number();
            match random.below(2) {
                0 => Daemon::first(seed, budget),
                _ => Daemon::new(seed, budget),
            }
        });
        let mut choices = Vec::new();
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let options = view.options();
            let choice = bots[decision.power].pick(&view, &options);
            let place = options.iter().position(|option| *option == choice).unwrap_or_default();
            choices.push(place as u16);
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        Self { number, choices }
    }

    /// Plays it again, and shows every decision that left something to choose, with the place of what was chosen.
    /// Says whether the choices were possible and led to the game's end.
    pub fn replay(
        &self,
        seed: u64,
        mut show: impl FnMut(&Game, Decision, &Options, usize),
    ) -> bool {
        let (mut random, setup) = table(seed, self.number);
        let mut chance = Seeded::new(random.number());
        let mut game = Game::new(setup, &mut chance, None);
        let mut options = game.options();
        for place in self.choices.iter().map(|place| usize::from(*place)) {
            let (Some(decision), Some(&choice)) = (game.decision(), options.get(place)) else {
                return false;
            };
            if options.len() > 1 {
                show(&game, decision, &options, place);
            }
            game.take_option(choice, &mut chance, None, &mut options);
        }
        game.board().outcome().is_some()
    }

    fn is_whole(&self, seed: u64) -> bool {
        self.replay(seed, |_, _, _, _| {})
    }

    fn read(line: &str) -> Option<Self> {
        let (number, choices) = line.split_once(' ')?;
        let choices: Result<Vec<u16>, _> = choices.split(' ').map(str::parse).collect();
        Some(Self { number: number.parse().ok()?, choices: choices.ok()? })
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.choices.iter().try_for_each(|choice| write!(f, " {choice}"))
    }
}

/// The table of a game, and the luck that is left for everything else about it.
pub(super) fn table(seed: u64, number: u32) -> (Random, Setup) {
    let mut random = Random::new(seed ^ u64::from(number) << 32);
    let setup = any_table(&mut random);
    (random, setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of its own for each test.
    fn file(name: &str) -> std::path::PathBuf {
        let file = std::env::temp_dir().join(format!("ruinous-{name}-{}", std::process::id()));
        let _ = std::fs::remove_file(&file);
        file
    }

    fn play(games: &mut Games, count: u32) {
        let stop = AtomicBool::new(false);
        games.play(count, NonZeroUsize::MIN, &stop, || {}).expect("they can be kept");
    }

    #[test]
    fn games_go_on_where_they_were_stopped() {
        let file = file("games");
        let mut games = Games::open(&file, 3, 1).expect("a new file");
        play(&mut games, 2);
        let (first, text) = (games.played(2), std::fs::read_to_string(&file).expect("written"));
        drop(games);
        // The power failed in the middle of a line.
        std::fs::write(&file, text.trim_end()).expect("writable");
        let mut games = Games::open(&file, 3, 1).expect("mended");
        assert_eq!(games.count(2), 1);
        play(&mut games, 2);
        assert_eq!(games.played(2), first);
        assert_eq!(std::fs::read_to_string(&file).expect("written"), text);
        let _ = std::fs::remove_file(&file);
    }

    #[test]
    fn what_are_other_games_or_none_is_refused() {
        let file = file("others");
        let games = Games::open(&file, 3, 1).expect("a new file");
        assert!(matches!(Games::open(&file, 3, 1), Err(GamesError::InUse)));
        drop(games);
        assert!(matches!(Games::open(&file, 4, 1), Err(GamesError::Others(_))));
        let heading = std::fs::read_to_string(&file).expect("written");
        for other in ["a note", "a note\nand its end", "ruinous games 2\n"] {
            std::fs::write(&file, other).expect("writable");
            assert!(matches!(Games::open(&file, 3, 1), Err(GamesError::Others(_))), "{other}");
            assert_eq!(std::fs::read_to_string(&file).ok().as_deref(), Some(other));
        }
        for line in ["0", "0 none", "0 1 2 3", "0 60000"] {
            std::fs::write(&file, format!("{heading}{line}\n")).expect("writable");
            assert!(matches!(Games::open(&file, 3, 1), Err(GamesError::Line(2))), "{line}");
        }
        let _ = std::fs::remove_file(&file);
    }
}
