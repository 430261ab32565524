//! Any bytes give a result or a clear error. `RUINOUS_GAMES` says how many are tried.

mod driver;

use std::{fs, path::Path};

use driver::{Random, games};
use ruinous_engine::{
    CardSet, Next, Seeded,
    notation::{Record, parse_choice},
    scenario::Scenario,
};

/// Changes a text in a few places: bytes, words and lines go, come, double or swap.
fn spoil(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    const PIECES: [&str; 16] = [
        "\"",
        "[",
        "]",
        "{",
        "}",
        "=",
        "\n",
        " ",
        "khorne",
        "none",
        "-1",
        "99999999999",
        "(",
        ")",
        "\u{0}",
        "é",
    ];
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let until = (at + random.below(12)).min(bytes.len());
        match random.below(4) {
            0 => drop(bytes.drain(at..until)),
            1 => drop(bytes.splice(at..at, random.pick(&PIECES).bytes())),
            2 => drop(bytes.splice(at..until, random.pick(&PIECES).bytes())),
            _ => {
                let copy = bytes[at..until].to_vec();
                bytes.splice(at..at, copy);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn scenario_texts(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the scenarios are there").flatten() {
        if entry.path().is_dir() {
            scenario_texts(&entry.path(), texts);
        } else {
            texts.push(fs::read_to_string(entry.path()).expect("a scenario can be read"));
        }
    }
}

#[test]
fn any_scenario_text_gives_a_result_or_names_a_line() {
    let mut texts = Vec::new();
    scenario_texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut texts);
    let mut random = Random::new(5);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..games(1) * 20 {
        let text = spoil(&texts[random.below(texts.len())], &mut random);
        match Scenario::read(&text) {
            Ok(scenario) => {
                read += 1;
                for failure in scenario.run().err().into_iter().flatten() {
                    assert!(!failure.to_string().is_empty());
                }
            }
            Err(malformed) => {
                refused += 1;
                assert!((1..=text.lines().count() + 1).contains(&malformed.line), "{malformed}");
                assert!(!malformed.reason.is_empty());
            }
        }
    }
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused: spoil more evenly");
}

#[test]
fn any_record_text_gives_a_game_or_names_a_line() {
    let setup = driver::setups()[0];
    let (mut chance, mut random) = (Seeded::new(9), Random::new(9));
    let (mut record, mut game) = Record::begin(setup, &mut chance, None);
    while let Next::Ask(decision) = game.next() {
        let choice = random.pick(&game.options());
        record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
    }
    let whole = record.write();
    for _ in 0..games(1) * 5 {
        let text = spoil(&whole, &mut random);
        let end = Record::read(&text)
            .and_then(|record| record.replay().and_then(|replay| replay.finish()).map(drop));
        if let Err(error) = end {
            assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
        }
    }
}

#[test]
fn any_line_gives_a_choice_or_an_error() {
    let lines = [
        "khorne summon warrior from norsca to kislev",
        "slaanesh summon nurgle cultist (controlled, shielded) from kislev to empire",
        "khorne play blood-frenzy in kislev",
        "khorne hit nurgle daemon (wounded)",
        "tzeentch choose nurgle corruption in kislev",
        "tzeentch choose khorne warrior in norsca",
        "slaanesh choose noble in kislev",
        "khorne choose bloodsworn",
    ];
    let mut random = Random::new(6);
    for line in lines {
        assert!(parse_choice(line, CardSet::Base).is_ok(), "{line}");
    }
    for _ in 0..games(1) * 50 {
        let line = spoil(random.pick(&lines), &mut random);
        if let Err(error) = parse_choice(&line, CardSet::Base) {
            assert!(!error.to_string().is_empty());
        }
    }
}
