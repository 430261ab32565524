//! What a card says is what its entry says.

use std::collections::BTreeSet;

use ruinous_engine::OldWorldCard;

use crate::{AnyCard, Language, Named, Text, tests::assert_well};

/// The lines of the cards' texts, each with the id of its message. Names are left out.
fn lines_of_texts() -> Vec<(&'static str, &'static str)> {
    let (_, cards) = Language::English.files()[0];
    let mut id = "";
    let mut lines = Vec::new();
    for line in cards.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ") {
            Some((message, _)) if !line.starts_with(' ') => id = message,
            _ => lines.push((id, line)),
        }
    }
    lines
}

#[test]
fn no_number_is_written_into_a_card_text() {
    const NUMBERS: [&str; 18] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "twice", "thrice", "double", "doubled", "triple", "half", "dozen",
    ];
    // Numbers of the rule itself, which no entry can change.
    let by_rule = BTreeSet::from([
        ("card-bolt-of-change", "two"),
        ("card-nurgles-quest", "two"),
        ("upgrade-slaanesh-daemonettes", "six"),
    ]);
    let mut written = BTreeSet::new();
    for (id, line) in lines_of_texts() {
        assert!(!line.contains(|sign: char| sign.is_ascii_digit()), "{id}: {line}");
        for word in line.split(|sign: char| !sign.is_alphabetic()) {
            if let Some(number) =
                NUMBERS.into_iter().find(|number| word.eq_ignore_ascii_case(number))
            {
                written.insert((id, number));
            }
        }
    }
    assert_eq!(written, by_rule);
}

/// What a card's entry says it does, as the engine writes it down.
fn entry(card: AnyCard) -> String {
    match card {
        AnyCard::Chaos(card) => format!("{:?}", card.info().effects),
        AnyCard::Upgrade(upgrade) => format!("{:?}", upgrade.info().ability),
        AnyCard::OldWorld(card) => {
            format!("{:?} {:?}", card.info().when_drawn, card.info().on_track)
        }
    }
}

#[test]
fn every_number_of_an_entry_has_a_name_of_its_own() {
    // As many as one likes.
    let any_number = u8::MAX.to_string();
    for card in AnyCard::all() {
        let entry = entry(card);
        let mut there: Vec<u8> = entry
            .split(|sign: char| !sign.is_ascii_digit())
            .filter(|number| !number.is_empty() && *number != any_number)
            .map(|number| number.parse().expect("an entry's numbers are small"))
            .collect();
        let mut named: Vec<u8> = card.numbers().iter().map(|(_, number)| *number).collect();
        there.sort_unstable();
        named.sort_unstable();
        assert_eq!(named, there, "{}: {entry}", card.id());
        let names: BTreeSet<&str> = card.numbers().iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), named.len(), "{}: {names:?}", card.id());
    }
}

#[test]
fn another_number_in_an_entry_is_another_text() {
    let text = Text::english();
    for card in AnyCard::all() {
        let forms: &[&str] = match card {
            AnyCard::Chaos(_) | AnyCard::Upgrade(_) => &["text"],
            AnyCard::OldWorld(card) if card.info().on_track.is_some() => &["drawn", "track"],
            AnyCard::OldWorld(_) => &["drawn"],
        };
        let said = |numbers: &[(&'static str, u8)]| -> String {
            let form =
                |form| text.line(format!("{}.{form}", card.message())).numbers(numbers).say();
            forms.iter().map(form).collect()
        };
        let numbers = card.numbers();
        for at in 0..numbers.len() {
            // Once and many times are told apart, and so is many from many more.
            let texts = [1, 2, 3, 4].map(|number| {
                let mut changed = numbers.clone();
                changed[at].1 = number;
                said(&changed)
            });
            let apart: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(apart.len(), texts.len(), "{}: {:?}", card.id(), numbers[at]);
        }
    }
    assert_well(&text);
}

#[test]
fn a_text_has_its_numbers_wherever_it_is_shown() {
    let text = Text::english();
    let [card] = text.find_cards("blood frenzy")[..] else { panic!("there is one Blood Frenzy") };
    assert!(text.form(card, "text").contains("rolls 2 battle dice here"));
    let within = text.line("cause-card").name("card", card).say();
    assert!(within.contains("rolls 2 battle dice here"), "{within}");
    let due = OldWorldCard::all().find(|card| card.info().id == "the-horned-ones-due");
    let due = due.expect("there is The Horned One's Due");
    assert_eq!(text.track_text(due).as_deref(), Some("Every region has only one card space."));
    assert_well(&text);
}

#[test]
fn it_is_said_what_of_a_card_is_less_sure() {
    let text = Text::english();
    let sure = |name: &str| {
        let [card] = text.find_cards(name)[..] else { panic!("{name}") };
        let all: Vec<String> = text.how_sure(card);
        let words: Vec<String> =
            all.iter().filter_map(|line| Some(line.split_once('.')?.0.to_owned())).collect();
        (words, text.unsure_cost_or_copies(card))
    };
    assert_eq!(
        sure("battle cry"),
        (vec!["How sure we are of effect, cost and copies: confirmed".to_owned()], None)
    );
    let (rampage, unsure) = sure("rampage");
    assert_eq!(
        rampage,
        [
            "How sure we are of the effect: confirmed",
            "Of cost and magic symbol: recorded",
            "Of the copies: reconstructed",
        ]
    );
    assert_eq!(unsure.as_deref(), Some("Cost recorded, copies reconstructed."));
    // Where the effect alone is doubtful, the rest is said to be certain.
    let (slaying, unsure) = sure("ritual slaying");
    assert_eq!(slaying[0], "How sure we are of the effect: recorded");
    assert_eq!((slaying.len(), unsure), (3, None));
    assert_eq!(sure("filth").1.as_deref(), Some("Cost recorded, copies recorded."));
    assert_eq!(sure("vengeance").0, ["How sure we are of the effect: reconstructed"]);
    assert_well(&text);
}
