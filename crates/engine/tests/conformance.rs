//! Every scenario holds, and every card, upgrade and decided point has some.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ruinous_engine::{Card, CardSet, OldWorldCard, Power, Upgrade, scenario::Scenario};

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

/// The folders in which the scenarios of each card and upgrade lie.
fn card_folders() -> Vec<PathBuf> {
    let of_power = |power: Power, set: CardSet, id: &str| {
        let power_folder = PathBuf::from(power.id());
        match set {
            CardSet::Morrslieb if power != Power::HornedRat => {
                power_folder.join("morrslieb").join(id)
            }
            _ => power_folder.join(id),
        }
    };
    let chaos = Card::all().map(|card| of_power(card.power(), card.set(), card.info().id));
    let upgrades =
        Upgrade::all().map(|upgrade| of_power(upgrade.power(), upgrade.set(), upgrade.info().id));
    let mut names = BTreeSet::new();
    let old_world = OldWorldCard::all().map(|card| {
        let (folder, id) = (PathBuf::from("old-world"), card.info().id);
        // The revised card has the old one's name.
        if names.insert(id) { folder.join(id) } else { folder.join("revised").join(id) }
    });
    chaos.chain(upgrades).chain(old_world).collect()
}

#[test]
fn every_card_and_upgrade_has_a_scenario_for_its_effect_and_one_for_its_limit() {
    let mut missing = Vec::new();
    for card in card_folders() {
        let entries = fs::read_dir(root().join("cards").join(&card)).into_iter().flatten();
        let names: Vec<String> =
            entries.flatten().filter_map(|file| file.file_name().into_string().ok()).collect();
        for part in ["effect-", "limit-"] {
            if !names.iter().any(|name| name.starts_with(part)) {
                missing.push(format!("cards/{}/{part}….toml", card.display()));
            }
        }
    }
    assert!(missing.is_empty(), "there is no\n{}", missing.join("\n"));
}

#[test]
fn no_folder_of_scenarios_is_named_for_a_card_that_does_not_exist() {
    let known: BTreeSet<PathBuf> = card_folders().into_iter().collect();
    let cards = root().join("cards");
    for file in files(&cards) {
        let parent = file.parent().expect("a file is in a folder");
        let named = parent.strip_prefix(&cards).expect("below the folder of cards");
        assert!(known.contains(named), "{} is no card", named.display());
    }
}

/// Points that no scenario can show, and what shows them instead.
const SHOWN_ELSEWHERE: [(u8, &str); 1] = [(25, "secrecy: tests/secrecy.rs")];

#[test]
fn every_decided_point_has_a_scenario() {
    let numbers: BTreeSet<u8> = files(&root().join("rulings"))
        .iter()
        .filter_map(|file| file.file_name()?.to_str()?.get(..2)?.parse().ok())
        .collect();
    for number in 1..=39 {
        let elsewhere = SHOWN_ELSEWHERE.iter().any(|(shown, _)| *shown == number);
        assert!(numbers.contains(&number) || elsewhere, "ruling {number} has no scenario");
    }
}
