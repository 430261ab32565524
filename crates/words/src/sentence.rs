//! Sentences as pieces, so that a client can light up a place and open a card.

use std::{collections::HashMap, sync::LazyLock};

use ruinous_engine::{Card, Class, Kind, OldWorldCard, Power, Region, Token, Upgrade};

use crate::{Named, Text};

/// Something that a piece of a sentence can name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A Power.
    Power(Power),
    /// A region.
    Region(Region),
    /// An Old World token.
    Token(Token),
    /// A kind of figure.
    Figure(Kind),
    /// A Chaos card.
    Card(Card),
    /// An upgrade.
    Upgrade(Upgrade),
    /// An Old World card.
    OldWorld(OldWorldCard),
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// What they name, if they name something.
    pub names: Option<Subject>,
}

/// What is said, piece by piece.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence(pub Vec<Piece>);

// A name in a sentence stands between these signs, which no text has, and the first thing in it is a
// sign for what it names: `BEGIN subject words END`.
const BEGIN: char = '\u{e000}';
const END: char = '\u{e001}';
/// The sign of the first subject; those of the others follow, all of them for private use.
const SUBJECTS: u32 = 0xf_0000;

impl Text {
    /// The words for a thing, marked as its name if names are to be told.
    pub(crate) fn marked_name(&self, thing: &impl Named, words: String) -> String {
        match thing.subject() {
            Some(subject) if self.marks_names => {
                format!("{BEGIN}{}{words}{END}", subject.sign())
            }
            _ => words,
        }
    }
}

impl Sentence {
    /// What a [marked](Text::marked) text has said, in pieces.
    pub fn read(said: &str) -> Self {
        let mut pieces = Vec::new();
        let mut rest = said;
        while let Some((before, after)) = rest.split_once(BEGIN) {
            push(&mut pieces, before, None);
            let (subject, after) = Subject::split_off(after);
            let end = end_of(after);
            push(&mut pieces, &after[..end], subject);
            rest = after[end..].strip_prefix(END).unwrap_or(&after[end..]);
        }
        push(&mut pieces, rest, None);
        Self(pieces)
    }

    /// The words alone.
    pub fn words(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }
}

/// Where the name ends that has just begun: one within it ends before.
fn end_of(text: &str) -> usize {
    let mut depth = 0;
    let end = text.char_indices().find(|(_, sign)| match *sign {
        BEGIN => {
            depth += 1;
            false
        }
        END => {
            depth -= 1;
            depth < 0
        }
        _ => false,
    });
    end.map_or(text.len(), |(at, _)| at)
}

fn push(pieces: &mut Vec<Piece>, text: &str, names: Option<Subject>) {
    if text.is_empty() {
        return;
    }
    // A name within a name: the outer one is what the words are about.
    let words = if text.contains([BEGIN, END]) { without_marks(text) } else { text.to_owned() };
    match pieces.last_mut() {
        Some(last) if last.names.is_none() && names.is_none() => last.text += &words,
        _ => pieces.push(Piece { text: words, names }),
    }
}

fn without_marks(text: &str) -> String {
    text.chars()
        .filter(|sign| !matches!(*sign, BEGIN | END) && Subject::read(*sign).is_none())
        .collect()
}

/// All subjects, and the place of each among them.
static ALL: LazyLock<Vec<Subject>> = LazyLock::new(|| {
    let kinds =
        Power::ALL.into_iter().flat_map(|power| Class::ALL.map(|class| Kind::of(power, class)));
    let mut all: Vec<Subject> = kinds.map(Subject::Figure).collect();
    all.extend(Power::ALL.map(Subject::Power));
    all.extend(Region::ALL.map(Subject::Region));
    all.extend(Token::ALL.map(Subject::Token));
    all.extend(Card::all().map(Subject::Card));
    all.extend(Upgrade::all().map(Subject::Upgrade));
    all.extend(OldWorldCard::all().map(Subject::OldWorld));
    all
});
static NUMBERS: LazyLock<HashMap<Subject, usize>> =
    LazyLock::new(|| ALL.iter().copied().zip(0..).collect());

impl Subject {
    /// All of them.
    pub(crate) fn all() -> &'static [Self] {
        &ALL
    }

    /// Its place among all of them.
    pub(crate) fn number(self) -> usize {
        NUMBERS.get(&self).copied().unwrap_or(ALL.len())
    }

    /// The subject as one sign, in which it is found again.
    fn sign(self) -> char {
        char::from_u32(SUBJECTS + self.number() as u32).unwrap_or_default()
    }

    /// The subject that a name begins with, and the rest of it.
    fn split_off(name: &str) -> (Option<Self>, &str) {
        let mut signs = name.chars();
        match signs.next().and_then(Self::read) {
            Some(subject) => (Some(subject), signs.as_str()),
            None => (None, name),
        }
    }

    fn read(sign: char) -> Option<Self> {
        ALL.get(u32::from(sign).checked_sub(SUBJECTS)? as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Event, Refused};

    use super::*;
    use crate::{AnyCard, Language, Teller};

    fn pieces(said: &str) -> Vec<(String, Option<Subject>)> {
        Sentence::read(said).0.into_iter().map(|piece| (piece.text, piece.names)).collect()
    }

    #[test]
    fn a_sentence_says_what_its_pieces_name() {
        let text = Text::marked(Language::English);
        let said = text.refusal(Refused::Ruined(Region::Kislev));
        let told = pieces(&said);
        assert_eq!(told[0], ("Kislev".to_owned(), Some(Subject::Region(Region::Kislev))));
        assert_eq!(told[1].1, None);
        let plain = Text::english().refusal(Refused::Ruined(Region::Kislev));
        assert_eq!(Sentence::read(&said).words(), plain);
    }

    #[test]
    fn the_words_are_the_same_with_and_without_marks() {
        let figure = Kind::of(Power::Nurgle, Class::Cultist).figures().next().expect("a Leper");
        let card = Card::all().next().expect("a card");
        let events = [
            Event::Summoned { figure, by: Power::Nurgle, from: None, to: Region::Tilea },
            Event::CardPlayed { card, region: Region::Empire, space: 0 },
        ];
        let told = |text: &Text| Teller::new(None).tell(text, &events);
        let marked = told(&Text::marked(Language::English));
        let plain = told(&Text::english());
        assert_eq!(marked.len(), plain.len());
        for (marked, plain) in marked.iter().zip(&plain) {
            assert_eq!(Sentence::read(&marked.text).words(), plain.text);
        }
        let names: Vec<Subject> =
            Sentence::read(&marked[0].text).0.into_iter().filter_map(|piece| piece.names).collect();
        let kind = Kind::of(Power::Nurgle, Class::Cultist);
        let expected =
            [Subject::Power(Power::Nurgle), Subject::Figure(kind), Subject::Region(Region::Tilea)];
        assert_eq!(names, expected);
    }

    #[test]
    fn every_subject_is_found_again() {
        let all = AnyCard::all().filter_map(|card| card.subject());
        let all = all.chain(Power::ALL.map(Subject::Power));
        let all = all.chain(Region::ALL.map(Subject::Region));
        let all = all.chain(Token::ALL.map(Subject::Token));
        for subject in all {
            assert_eq!(Subject::read(subject.sign()), Some(subject));
        }
    }

    #[test]
    fn signs_out_of_place_are_left_out() {
        for said in ["a\u{e000}b", "a\u{e001}b", "\u{e000}ab\u{e001}", "\u{e001}a\u{e000}b"] {
            assert_eq!(Sentence::read(said).words(), "ab");
        }
    }
}
