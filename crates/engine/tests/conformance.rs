//! Every scenario holds, and every card, upgrade and decided point has some.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ruinous_engine::{Card, OldWorldCard, Power, Upgrade, scenario::Scenario};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for entry in entries.flatten().map(|entry| entry.path()) {
        if entry.is_dir() {
            files.extend(self::files(&entry));
        } else {
            files.push(entry);
        }
    }
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let files = files(&root());
    assert!(files.len() > 300, "only {} scenarios were found", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a scenario can be read");
        let name = file.strip_prefix(root()).unwrap_or(&file).display().to_string();
        match Scenario::read(&text) {
            Err(malformed) => wrong.push(format!("{name}: {malformed}")),
            Ok(scenario) => {
                if scenario.source.is_empty() {
                    wrong.push(format!("{name}: it does not say where its rule comes from"));
                }
                for failure in scenario.run().err().into_iter().flatten() {
                    wrong.push(format!("{name}: {failure}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_card_and_upgrade_has_a_scenario_for_its_effect_and_one_for_its_limit() {
    let chaos = Card::all().map(|card| folder(card.power(), card.info().id));
    let upgrades = Upgrade::all().map(|upgrade| folder(upgrade.power(), upgrade.info().id));
    let old_world = OldWorldCard::all().map(|card| PathBuf::from("old-world").join(card.info().id));
    let mut missing = Vec::new();
    for card in chaos.chain(upgrades).chain(old_world) {
        let names: Vec<String> = files(&root().join("cards").join(&card))
            .iter()
            .filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()))
            .collect();
        for part in ["effect-", "limit-"] {
            if !names.iter().any(|name| name.starts_with(part)) {
                missing.push(format!("cards/{}/{part}….toml", card.display()));
            }
        }
    }
    assert!(missing.is_empty(), "there is no\n{}", missing.join("\n"));
}

fn folder(power: Power, id: &str) -> PathBuf {
    PathBuf::from(power.id()).join(id)
}

#[test]
fn no_folder_of_scenarios_is_named_for_a_card_that_does_not_exist() {
    let known: BTreeSet<PathBuf> = Card::all()
        .map(|card| folder(card.power(), card.info().id))
        .chain(Upgrade::all().map(|upgrade| folder(upgrade.power(), upgrade.info().id)))
        .chain(OldWorldCard::all().map(|card| PathBuf::from("old-world").join(card.info().id)))
        .collect();
    let cards = root().join("cards");
    for file in files(&cards) {
        let parent = file.parent().expect("a file is in a folder");
        let named = parent.strip_prefix(&cards).expect("below the folder of cards");
        assert!(known.contains(named), "{} is no card", named.display());
    }
}

/// Points that the base game cannot show in a scenario, and what shows them instead.
const SHOWN_ELSEWHERE: [(u8, &str); 2] = [
    (25, "secrecy: tests/secrecy.rs"),
    (33, "cards that hold the dead: only the expansion has them"),
];

#[test]
fn every_decided_point_has_a_scenario() {
    let numbers: BTreeSet<u8> = files(&root().join("rulings"))
        .iter()
        .filter_map(|file| file.file_name()?.to_str()?.get(..2)?.parse().ok())
        .collect();
    for number in 1..=35 {
        let elsewhere = SHOWN_ELSEWHERE.iter().any(|(shown, _)| *shown == number);
        assert!(numbers.contains(&number) || elsewhere, "ruling {number} has no scenario");
    }
}
