//! The folder of a run: what is played (`run.json`) and what has been (`games.csv`). Whoever comes
//! back to it goes on where the last one stopped, even if that was the power supply.

mod description;
mod error;
#[cfg(test)]
mod tests;

pub use description::Difference;
pub use error::FolderError;

use std::{
    collections::BTreeSet,
    fs::{self, File, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
};

use description::{describe, differences};
use serde_json::Value;

use crate::{games_file, row::Row, run::Run};

const RUN: &str = "run.json";
const GAMES: &str = "games.csv";

/// A folder in which a run is kept. Nobody else can open it meanwhile.
pub struct Folder {
    path: PathBuf,
    run: Run,
    rows: Vec<Row>,
    games: games_file::Writer<File>,
    /// `run.json`, locked for as long as it is open.
    _lock: File,
}

impl Folder {
    /// Makes the folder, or opens the one in which this run was begun.
    pub fn open(path: &Path, run: Run) -> Result<Self, FolderError> {
        fs::create_dir_all(path)?;
        let lock = agree(path, &run)?;
        let mut file =
            File::options().read(true).append(true).create(true).open(path.join(GAMES))?;
        let bytes = drop_unfinished_line(&mut file)?;
        let rows = games_file::read(&bytes[..], run.setup).map_err(FolderError::Games)?;
        if let Some(game) = foreign_game(&run, &rows) {
            return Err(FolderError::ForeignGame(game));
        }
        let mut games = games_file::Writer::new(file, run.setup);
        if bytes.is_empty() {
            games.write_heading()?;
        }
        Ok(Self { path: path.to_owned(), run, rows, games, _lock: lock })
    }

    /// The games that have been played, as they were finished.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The numbers of the games that have not been played yet.
    pub fn missing(&self) -> Vec<u32> {
        let played: BTreeSet<u32> = self.rows.iter().map(|row| row.game).collect();
        (0..self.run.games).filter(|game| !played.contains(game)).collect()
    }

    /// Keeps a game. It is in the file when the call returns.
    pub fn keep(&mut self, row: Row) -> io::Result<()> {
        self.games.write_row(&row)?;
        self.rows.push(row);
        Ok(())
    }

    /// Puts the games in order, so that the file does not tell on how many threads they were played.
    pub fn close(mut self) -> io::Result<Vec<Row>> {
        self.rows.sort_by_key(|row| row.game);
        let beside = self.path.join(format!(".{GAMES}.tmp"));
        let mut file = File::create(&beside)?;
        let mut text = Vec::new();
        let mut games = games_file::Writer::new(&mut text, self.run.setup);
        games.write_heading()?;
        for row in &self.rows {
            games.write_row(row)?;
        }
        drop(games);
        file.write_all(&text)?;
        file.sync_all()?;
        fs::rename(&beside, self.path.join(GAMES))?;
        Ok(self.rows)
    }
}

/// Locks the folder and makes sure that it belongs to this run, which may have more games now.
fn agree(path: &Path, run: &Run) -> Result<File, FolderError> {
    let mut file =
        File::options().read(true).write(true).create(true).truncate(false).open(path.join(RUN))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(FolderError::InUse),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    let mut there = Vec::new();
    file.read_to_end(&mut there)?;
    let here = describe(run);
    // What a run is comes into the folder before its first game.
    if !there.is_empty() || path.join(GAMES).exists() {
        let there = serde_json::from_slice(&there).map_err(|_| FolderError::UnknownRun)?;
        let differences = differences(&there, &here);
        if !differences.is_empty() {
            return Err(FolderError::OtherRun(differences));
        }
        if there == here {
            return Ok(file);
        }
    }
    let text = format!("{:#}\n", Value::Object(here));
    file.rewind()?;
    file.write_all(text.as_bytes())?;
    file.set_len(text.len() as u64)?;
    file.sync_all()?;
    Ok(file)
}

/// Takes away what a run wrote of a line when it was stopped; everything before it.
fn drop_unfinished_line(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    bytes.truncate(whole);
    file.set_len(whole as u64)?;
    Ok(bytes)
}

/// A game that is there twice, or that this run would not have played.
fn foreign_game(run: &Run, rows: &[Row]) -> Option<u32> {
    let mut seen = BTreeSet::new();
    let is_foreign = |row: &&Row| {
        let fixture = run.fixture(row.game);
        let levels = |power| row.seats[power].as_ref().map(|seat| seat.level);
        let is_new = seen.insert(row.game);
        !is_new
            || row.game >= run.games
            || row.deal != fixture.deal
            || run.setup.powers().into_iter().any(|power| levels(power) != fixture.levels[power])
    };
    rows.iter().find(is_foreign).map(|row| row.game)
}
