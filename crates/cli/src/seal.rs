//! A seal on what a reader of a record should not see by accident: the cards that others draw.
//!
//! It keeps nobody out who wants in. Each sealed card begins with `?` and the letter by which the
//! others are shifted, so that a card does not look the same twice.

use ruinous_engine::Power;

const MARK: char = '?';
const LETTERS: u8 = 26;

/// A record in which the cards that other Powers than this one draw are sealed.
pub fn seal(text: &str, reader: Option<Power>) -> String {
    let mut shift = 0;
    lines(text, |line| {
        let (before, card) = drawn(line, reader)?;
        shift = (shift + 11) % LETTERS;
        let key = char::from(b'a' + shift);
        Some(format!("{before}{MARK}{key}{}", shifted(card, shift)))
    })
}

/// The record again as it was; a line that has no seal is left alone.
pub fn open(text: &str) -> String {
    lines(text, |line| {
        let (before, sealed) = line.split_once(MARK)?;
        let mut signs = sealed.chars();
        let key = signs.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
        let is_draw = before.starts_with("draw ");
        is_draw.then(|| format!("{before}{}", shifted(signs.as_str(), (LETTERS - key) % LETTERS)))
    })
}

/// A text with some of its lines changed.
fn lines(text: &str, mut change: impl FnMut(&str) -> Option<String>) -> String {
    let changed = text.split('\n').map(|line| change(line).unwrap_or_else(|| line.to_owned()));
    changed.collect::<Vec<_>>().join("\n")
}

/// The line up to the card, and the card, if another Power draws one.
fn drawn(line: &str, reader: Option<Power>) -> Option<(&str, &str)> {
    let (deck, card) = line.strip_prefix("draw ")?.split_once(' ')?;
    let power: Power = deck.parse().ok()?;
    (Some(power) != reader).then(|| line.split_at(line.len() - card.len()))
}

/// A word with its letters moved on in the alphabet.
fn shifted(word: &str, by: u8) -> String {
    let letter = |sign: char| match sign {
        'a'..='z' => char::from(b'a' + (sign as u8 - b'a' + by) % LETTERS),
        other => other,
    };
    word.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{
        CardSet, Choice, Event, OldWorldSet, Random, Seeded, Setup, Thing, notation::Record,
    };

    use super::*;

    const RECORD: &str = "powers khorne nurgle tzeentch\n\ndraw token noble\n\
        draw khorne battle-cry\ndraw nurgle filth\ndraw nurgle filth\n\
        draw old-world meteor-showers\nlose nurgle filth\nkhorne pass\n";

    #[test]
    fn only_what_others_draw_is_sealed() {
        let sealed = seal(RECORD, Some(Power::Khorne));
        let changed: Vec<(&str, &str)> =
            RECORD.lines().zip(sealed.lines()).filter(|(one, other)| one != other).collect();
        let [(one, first), (other, second)] = changed[..] else { panic!("{sealed}") };
        assert_eq!((one, other), ("draw nurgle filth", "draw nurgle filth"));
        assert_ne!(first, second);
        assert!(!first.contains("filth") && !second.contains("filth"), "{sealed}");
        assert_eq!(open(&sealed), RECORD);
    }

    #[test]
    fn what_is_not_sealed_is_left_alone() {
        assert_eq!(open(RECORD), RECORD);
        for line in ["draw nurgle ?", "draw nurgle ?É", "what? abc", "?abc", "draw ?", "?"] {
            assert_eq!(open(line), line);
        }
    }

    /// Whether a card was chosen without a question, and went from a hand.
    fn shows_a_hand(events: &[Event]) -> bool {
        events.windows(2).any(|two| match two {
            [Event::Chosen { choice: Choice::Choose(Thing::Card(card)), forced, .. }, next] => {
                *forced && matches!(next, Event::Discarded { card: other, .. } if other == card)
            }
            [Event::Chosen { choice: Choice::Play { .. }, forced, .. }, _] => *forced,
            _ => false,
        })
    }

    #[test]
    fn what_is_forced_tells_nothing_of_a_hand() {
        // That a card was the only option would tell that the rest of the hand is the same card.
        let (mut discards, mut forced) = (0, 0);
        for seed in 0..60 {
            let cards = CardSet::ALL[seed as usize % 2];
            let setup = Setup::new(&Power::ALL, cards, OldWorldSet::Mixed).expect("five Powers");
            let (mut chance, mut random) = (Seeded::new(seed), Random::new(seed));
            let (mut record, mut game) = Record::begin(setup, &mut chance, None);
            while let Some(decision) = game.decision() {
                let option = random.pick(&game.options()).expect("a decision has options");
                let mut events = Vec::new();
                let events_of = Some(&mut events);
                let chosen =
                    record.choose(&mut game, decision.power, option, &mut chance, events_of);
                chosen.expect("it is an option");
                assert!(!shows_a_hand(&events), "{events:?}");
                let is_discard = |event: &&Event| matches!(event, Event::Discarded { .. });
                discards += events.iter().filter(is_discard).count();
            }
            let is_forced = |line: &&str| line.starts_with("forced ");
            forced += record.write().lines().filter(is_forced).count();
        }
        assert!(discards > 100 && forced > 100, "{discards} discards, {forced} forced");
    }
}
