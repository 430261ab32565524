//! The file that a record is kept in while the game goes on: the record itself, who sits where, and
//! a seal on what others have drawn.

use std::{
    fmt::Write as _,
    fs::{self, File, Metadata},
    io::{self, Write},
    path::{Path, PathBuf},
};

use ruinous_engine::{
    Power,
    notation::{Record, RecordError},
};

use crate::seal;

/// A file that always holds a whole record: the new one is written beside it and takes its place.
#[derive(Clone, Debug)]
pub struct RecordFile {
    /// As the player named it.
    name: PathBuf,
    /// Where it is: links are followed, and stay.
    path: PathBuf,
    beside: PathBuf,
    /// Whether everything may be read in it while the game goes on.
    is_open: bool,
}

/// Why a record cannot be kept in a file.
#[derive(Debug)]
pub enum NoPlace {
    /// It is a folder, a device, or something else that is not to be replaced.
    NotAFile,
    /// It cannot be looked at.
    Unusable(io::Error),
}

/// The end of a chain of links, if it is no circle: no system follows more.
const MOST_LINKS: usize = 40;

impl RecordFile {
    /// The file of this name, which need not exist yet.
    pub fn new(name: PathBuf, is_open: bool) -> Result<Self, NoPlace> {
        let path = (0..MOST_LINKS).fold(name.clone(), |path, _| match fs::read_link(&path) {
            Ok(target) => path.parent().map_or_else(|| target.clone(), |there| there.join(&target)),
            Err(_) => path,
        });
        match metadata(&path) {
            Err(error) => return Err(NoPlace::Unusable(error)),
            Ok(Some(there)) if !there.is_file() => return Err(NoPlace::NotAFile),
            Ok(_) => {}
        }
        let Some(file) = path.file_name() else { return Err(NoPlace::NotAFile) };
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(file);
        hidden.push(format!(".{}.tmp", std::process::id()));
        Ok(Self { beside: path.with_file_name(hidden), name, path, is_open })
    }

    /// The file as the player named it.
    pub fn name(&self) -> &Path {
        &self.name
    }

    /// Whether there is a file already.
    pub fn exists(&self) -> bool {
        self.path.exists()
    }

    /// Puts a record into the file, with who sits where. Until the game is over, what others than
    /// the player have drawn is sealed. After an error the file is as it was before.
    pub fn write(&self, record: &Record, seats: &Seats, is_over: bool) -> io::Result<()> {
        let mut text = record.write();
        if !is_over && !self.is_open {
            text = seal::seal(&text, seats.person());
        }
        // The heading stays the first line.
        let (heading, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let text = format!("{heading}\n{}{rest}", seats.write());
        let written = self.write_beside(&text).and_then(|()| fs::rename(&self.beside, &self.path));
        if written.is_err() {
            // What could not be finished is of no use to anyone.
            let _ = fs::remove_file(&self.beside);
        }
        written
    }

    fn write_beside(&self, text: &str) -> io::Result<()> {
        let mut file = File::create(&self.beside)?;
        if let Some(before) = metadata(&self.path)? {
            file.set_permissions(before.permissions())?;
        }
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }
}

/// What is there, if anything is.
fn metadata(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(path) {
        Ok(there) => Ok(Some(there)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// A record as it is read from a file: with nothing sealed, and as well as can be where it is not
/// UTF-8, which is no word of a record either.
pub fn unsealed(bytes: &[u8]) -> String {
    seal::open(&String::from_utf8_lossy(bytes))
}

/// The version of the rules by which a record was made in which something is wrong; `None` if that
/// comes before the version is told.
pub fn rules_before(text: &str, error: &RecordError) -> Option<u32> {
    let whole: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
    Record::read(&whole.join("\n")).ok().map(|record| record.rules())
}

/// Who sits where. To the record itself these lines are remarks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Seats(Vec<(Power, String)>);

/// The word for a seat that a person has.
const PERSON: &str = "person";

impl Seats {
    /// A person in one seat, opponents by their names in the others.
    pub fn new(person: Power, opponents: impl IntoIterator<Item = (Power, String)>) -> Self {
        let person = (person, PERSON.to_owned());
        let mut seats: Vec<(Power, String)> = [person].into_iter().chain(opponents).collect();
        seats.sort();
        Self(seats)
    }

    /// The seats that a file names; whatever is no seat is another remark.
    pub fn read(text: &str) -> Self {
        let seat = |line: &str| match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["#", "seat", power, who] => Some((power.parse().ok()?, who.to_owned())),
            _ => None,
        };
        Self(text.lines().filter_map(seat).collect())
    }

    fn write(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, (power, who)| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "# seat {power} {who}");
            text
        })
    }

    /// The first seat that a person has.
    pub fn person(&self) -> Option<Power> {
        self.0.iter().find(|(_, who)| who == PERSON).map(|(power, _)| *power)
    }

    /// The opponents by name.
    pub fn opponents(&self) -> impl Iterator<Item = (Power, &str)> {
        self.0.iter().filter(|(_, who)| who != PERSON).map(|(power, who)| (*power, who.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_were_written() {
        let opponents = [(Power::Slaanesh, "daemon:200ms"), (Power::Khorne, "cultist")];
        let opponents = opponents.map(|(power, who)| (power, who.to_owned()));
        let seats = Seats::new(Power::Nurgle, opponents);
        let text = seats.write() + "# seat of the Empire\n# a remark\nruinous record 1\n";
        assert_eq!(Seats::read(&text), seats);
        assert_eq!(seats.person(), Some(Power::Nurgle));
        let others: Vec<_> = seats.opponents().collect();
        assert_eq!(others, [(Power::Khorne, "cultist"), (Power::Slaanesh, "daemon:200ms")]);
        assert_eq!(Seats::read("").person(), None);
    }
}
