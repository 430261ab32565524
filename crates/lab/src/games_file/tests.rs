use ruinous_bots::Level;
use ruinous_engine::{ByPower, CardSet, OldWorldSet};

use super::*;
use crate::run::{Run, tests::cultists};

fn written(rows: &[Row], setup: Setup) -> String {
    let mut bytes = Vec::new();
    let mut writer = Writer::new(&mut bytes, setup);
    writer.write_heading().expect("memory can be written");
    for row in rows {
        writer.write_row(row).expect("memory can be written");
    }
    drop(writer);
    String::from_utf8(bytes).expect("games are text")
}

fn rows(run: &Run) -> Vec<Row> {
    (0..run.games).map(|game| run.fixture(game).play()).collect()
}

#[test]
fn games_are_read_as_they_were_written() {
    let everyone = ByPower::new_with(|_| Some(Level::Cultist));
    let setup = Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("a table");
    let with_everything = Run { setup, levels: everyone, ..cultists(20) };
    let with_the_rat = Setup::new(&Power::ALL, CardSet::Base, OldWorldSet::Base).expect("a table");
    for run in [cultists(20), with_everything, Run { setup: with_the_rat, ..with_everything }] {
        let rows = rows(&run);
        let file = written(&rows, run.setup);
        assert_eq!(read(file.as_bytes(), run.setup).expect("it was just written"), rows);
    }
}

#[test]
fn a_file_says_what_its_columns_are() {
    let file = written(&[], cultists(0).setup);
    assert!(
        file.starts_with(
            "game,deal,ended_by,winners,rounds,ruined,old_world,khorne_bot,khorne_vp,khorne_dial,\
             khorne_vp_by_round,khorne_dial_by_round,khorne_cards,khorne_upgrades,khorne_hand,\
             khorne_choices,khorne_idle,nurgle_bot,"
        ),
        "{file}"
    );
    let everyone = Setup::base(&Power::ALL).expect("a table");
    assert!(written(&[], everyone).contains(",horned_rat_vp,"));
}

/// What is said of a file in which this field of its second game is another.
fn refused(column: &str, field: &str) -> (u64, String, String, Expected) {
    let run = cultists(2);
    let file = written(&rows(&run), run.setup);
    let at = columns(run.setup).iter().position(|name| name == column).expect("a column");
    let mut lines: Vec<Vec<&str>> = file.lines().map(|line| line.split(',').collect()).collect();
    lines[2][at] = field;
    let lines: Vec<String> = lines.iter().map(|fields| fields.join(",")).collect();
    told(&lines.join("\n"))
}

fn told(file: &str) -> (u64, String, String, Expected) {
    match read(file.as_bytes(), cultists(0).setup) {
        Err(ReadError::Malformed { line, column, found, expected }) => {
            (line, column, found, expected)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_malformed_is_named_with_its_line_and_column() {
    for (column, field, expected) in [
        ("game", "-1", Expected::Number),
        ("rounds", "256", Expected::Number),
        ("ended_by", "boredom", Expected::WayOfEnding),
        ("winners", "sigmar", Expected::Powers),
        ("winners", "khorne tzeentch", Expected::Powers),
        ("ruined", "empire", Expected::Ruins),
        ("ruined", "atlantis@3", Expected::Ruins),
        ("old_world", "new-world", Expected::OldWorldCards),
        ("khorne_bot", "god", Expected::Bot),
        ("khorne_vp", "", Expected::Number),
        ("khorne_vp_by_round", "3 9 999", Expected::Rounds),
        ("slaanesh_dial_by_round", "", Expected::Rounds),
        ("nurgle_cards", "teleport", Expected::Cards),
        ("slaanesh_upgrades", "bloodsworn", Expected::Upgrades),
        ("khorne_hand", "many", Expected::Number),
    ] {
        assert_eq!(refused(column, field), (3, column.to_owned(), field.to_owned(), expected));
    }
    let heading = written(&[], cultists(0).setup);
    let (line, column, found, expected) = told(&heading.replace("winners", "losers"));
    assert_eq!((line, &*column, &*found), (1, "winners", "losers"));
    assert_eq!(expected, Expected::Name);
    let (_, column, _, expected) = told(&format!("{},more", heading.trim()));
    assert_eq!((&*column, expected), ("38", Expected::End));
    let (line, column, found, _) = told(&format!("{heading}0,0,vp"));
    assert_eq!((line, &*column, &*found), (2, "winners", ""));
    let not_text = [heading.as_bytes(), b"\xff,0"].concat();
    assert!(read(&not_text[..], cultists(0).setup).is_err());
}
