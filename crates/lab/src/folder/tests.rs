use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use ruinous_bots::Level;
use ruinous_engine::Power;

use super::*;
use crate::run::tests::cultists;

/// An empty folder for one test, gone when the test is.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("ruinous-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn games(&self) -> String {
        fs::read_to_string(self.0.join(GAMES)).expect("there are games")
    }

    fn write(&self, file: &str, text: &str) {
        fs::create_dir_all(&self.0).expect("a folder can be made");
        fs::write(self.0.join(file), text).expect("a file can be written");
    }

    fn refuses(&self, run: Run) -> FolderError {
        Folder::open(&self.0, run).err().expect("a refusal")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Plays at most so many of the missing games.
fn play(folder: &mut Folder, most: usize, threads: usize) {
    let missing = folder.missing();
    let games = &missing[..most.min(missing.len())];
    let (run, threads) = (folder.run, NonZeroUsize::new(threads).expect("threads"));
    let played = run.play(games, threads, &AtomicBool::new(false), |row| folder.keep(row));
    played.expect("games can be kept");
}

#[test]
fn a_run_that_was_stopped_goes_on_and_ends_as_if_it_had_not_been() {
    let run = cultists(20);
    let (whole, parts) = (Place::new("whole"), Place::new("parts"));
    let mut folder = Folder::open(&whole.0, run).expect("a folder");
    play(&mut folder, 20, 1);
    let rows = folder.close().expect("games can be written");

    let mut folder = Folder::open(&parts.0, run).expect("a folder");
    play(&mut folder, 7, 3);
    assert_eq!(folder.rows().len(), 7);
    drop(folder);
    // The power went off in the middle of a line.
    let games = parts.games();
    parts.write(GAMES, games.trim_end().strip_suffix(|_: char| true).unwrap_or_default());

    let mut folder = Folder::open(&parts.0, run).expect("the same folder");
    assert_eq!((folder.rows().len(), folder.missing().len()), (6, 14));
    play(&mut folder, 20, 3);
    assert_eq!(folder.close().expect("games can be written"), rows);
    assert_eq!(parts.games(), whole.games());
}

#[test]
fn a_run_can_be_given_more_games() {
    let place = Place::new("more");
    let mut folder = Folder::open(&place.0, cultists(3)).expect("a folder");
    play(&mut folder, 3, 1);
    folder.close().expect("games can be written");
    let folder = Folder::open(&place.0, cultists(5)).expect("the same folder");
    assert_eq!(folder.missing(), [3, 4]);
    drop(folder);
    let FolderError::OtherRun(differences) = place.refuses(cultists(4)) else { panic!() };
    let fewer = Difference { what: "games".into(), there: "5".into(), here: "4".into() };
    assert_eq!(differences, [fewer]);
}

#[test]
fn another_run_is_refused_with_what_differs() {
    let place = Place::new("other");
    let run = cultists(3);
    drop(Folder::open(&place.0, run).expect("a folder"));
    let mut other = Run { seed: 8, ..run };
    other.levels[Power::Nurgle] = Some(Level::Warrior);
    let FolderError::OtherRun(differences) = place.refuses(other) else { panic!() };
    let difference = |what: &str, there: &str, here: &str| Difference {
        what: what.to_owned(),
        there: there.to_owned(),
        here: here.to_owned(),
    };
    let expected = [
        difference(
            "seats",
            "khorne=cultist,nurgle=cultist,slaanesh=cultist",
            "khorne=cultist,nurgle=warrior,slaanesh=cultist",
        ),
        difference("seed", "7", "8"),
    ];
    assert_eq!(differences, expected);
    assert!(Folder::open(&place.0, run).is_ok(), "a refusal changes nothing");
}

#[test]
fn two_runs_do_not_share_a_folder() {
    let place = Place::new("shared");
    let folder = Folder::open(&place.0, cultists(3)).expect("a folder");
    assert!(matches!(place.refuses(cultists(3)), FolderError::InUse));
    drop(folder);
    assert!(Folder::open(&place.0, cultists(3)).is_ok());
}

#[test]
fn a_folder_that_makes_no_sense_is_refused() {
    let run = cultists(3);
    let place = Place::new("nonsense");
    for text in ["not json", "[]", "{\"games\": \"many\"}", "{}"] {
        place.write(RUN, text);
        let refusal = place.refuses(run);
        let is_right = matches!(refusal, FolderError::UnknownRun | FolderError::OtherRun(_));
        assert!(is_right, "{text}: {refusal}");
    }
    let place = Place::new("strange");
    place.write(GAMES, "a letter home\n");
    assert!(matches!(place.refuses(run), FolderError::UnknownRun));

    let place = Place::new("twice");
    let mut folder = Folder::open(&place.0, run).expect("a folder");
    play(&mut folder, 1, 1);
    folder.close().expect("games can be written");
    let games = place.games();
    let line = games.lines().last().expect("a game");
    place.write(GAMES, &format!("{games}{line}\n"));
    assert!(matches!(place.refuses(run), FolderError::ForeignGame(0)));
    place.write(GAMES, &games.replace("\n0,0,", "\n0,1,"));
    assert!(matches!(place.refuses(run), FolderError::ForeignGame(0)));
    place.write(GAMES, &games.replace("\n0,0,", "\n3,3,"));
    assert!(matches!(place.refuses(run), FolderError::ForeignGame(3)));
    place.write(GAMES, &games.replace("cultist", "prophet"));
    assert!(matches!(place.refuses(run), FolderError::Games(_)));

    let place = Place::new("file");
    fs::write(&place.0, "no folder").expect("a file can be written");
    assert!(matches!(place.refuses(run), FolderError::Unusable(_)));
    let _ = fs::remove_file(&place.0);
}
