//! The files of messages: every language says the same, all that is asked for is there, and nothing is
//! there that nobody asks for.

use std::{collections::BTreeSet, fs, path::Path};

use ruinous_engine::{
    CardSet, Class, Kind, Mark, Phase, Power, Provenance, Region, Token, odds::Omission,
};
use ruinous_lab::games_file::Expected;

use crate::{
    AnyCard, Language, Named, SetOf,
    tests::{assert_well, in_every_language},
};

#[test]
fn every_file_can_be_read_and_no_message_is_there_twice() {
    in_every_language(assert_well);
}

#[test]
fn every_language_says_what_english_says_and_nothing_else() {
    let ids = |language: Language| -> BTreeSet<&'static str> {
        let begins = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
        let files = language.files().iter();
        let lines = files.flat_map(|(_, file)| file.lines().filter(begins));
        lines.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
    };
    let english = ids(Language::English);
    for language in Language::ALL {
        let these = ids(language);
        let missing: Vec<_> = english.difference(&these).collect();
        let strange: Vec<_> = these.difference(&english).filter(|id| !is_own(id)).collect();
        assert!(missing.is_empty(), "{language} does not say {missing:?}");
        assert!(strange.is_empty(), "only {language} says {strange:?}");
    }
}

/// Messages that only stand within others of their language: each has its own.
fn is_own(id: &str) -> bool {
    id.starts_with("so-many-")
}

/// The messages of the English files, without terms.
fn messages() -> Vec<&'static str> {
    let begins = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
    let id = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
    Language::English
        .files()
        .iter()
        .flat_map(|(_, file)| file.lines().filter(begins).filter_map(id))
        .collect()
}

/// The sources of all who say something, without their tests.
fn all_sources() -> String {
    fn sources(folder: &Path, into: &mut String) {
        for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
            match entry.path() {
                path if path.is_dir() => sources(&path, into),
                path if path.ends_with("words/src/tests.rs") => {}
                path if path.ends_with("words/src/message_tests.rs") => {}
                path if path.ends_with("words/src/card_tests.rs") => {}
                path => *into += &fs::read_to_string(path).expect("a source is text"),
            }
        }
    }
    let mut source = String::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for user in ["words/src", "cli/src", "wire/src", "server/src"] {
        sources(&crates.join(user), &mut source);
    }
    source
}

#[test]
fn every_message_that_is_asked_for_is_there() {
    let (source, known) = (all_sources(), messages());
    let mut asked = 0;
    for call in ["line(\"", "say(\""] {
        for rest in source.split(call).skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            asked += 1;
            assert!(known.contains(&id), "nothing is called {id}");
        }
    }
    assert!(asked > 200, "only {asked} messages are asked for");
}

#[test]
fn every_message_is_used() {
    let source = all_sources();

    // Messages whose ids are put together from those of the engine and the laboratory.
    let mut named: BTreeSet<String> = BTreeSet::new();
    named.extend(AnyCard::all().map(|card| card.message()));
    named.extend(CardSet::ALL.map(|set| SetOf(Power::Khorne, set).message()));
    for power in Power::ALL {
        named.extend([power.message(), format!("wants-{power}")]);
        for class in Class::ALL {
            named.extend([
                Kind::of(power, class).message(),
                format!("figures-{power}-{class}"),
                class.message(),
            ]);
        }
    }
    named.extend(Region::ALL.map(|region| region.message()));
    for token in Token::ALL {
        named.extend([token.message(), format!("token-rule-{token}")]);
    }
    for phase in Phase::ALL {
        named.extend([phase.message(), format!("phase-rule-{phase}")]);
    }
    named.extend(Omission::ALL.map(|what| format!("odds-omits-{what}")));
    named.extend(Mark::ALL.map(|mark| mark.message()));
    named.extend(Provenance::ALL.map(|provenance| provenance.message()));
    named.extend(Expected::ALL.map(|expected| format!("games-expected-{}", expected.id())));

    // Messages that stand within others.
    let within = |id: &str| {
        Language::English.files().iter().any(|(_, file)| file.contains(&format!("{{ {id} }}")))
    };

    let unused: Vec<&str> = messages()
        .into_iter()
        // How to use the commands is looked up by their names.
        .filter(|id| !id.starts_with("usage-"))
        .filter(|id| !is_problem(id, &source))
        .filter(|id| !named.contains(*id) && !source.contains(&format!("\"{id}\"")))
        .filter(|id| !within(id))
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

/// Whether it is what the server says of a kind of problem that it knows.
fn is_problem(id: &str, source: &str) -> bool {
    id.strip_prefix("problem-").is_some_and(|kind| source.contains(&format!("\"{kind}\"")))
}
