//! What must be true at the end of a scenario.

use super::{
    Line, Malformed,
    arrange::HORROR,
    figures,
    read::{Item, Value, lines},
    run::End,
};
use crate::{
    board::Space,
    decisions::{Frame, Work},
    notation::list,
    rules::queries::{self, Battle},
    setup::Setup,
    vocabulary::{ByClass, Class, FigureSet, Power, Region, Token},
};

/// Something that is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the file, where there is one to point at.
    pub line: Option<usize>,
    /// The expectation: its key, or `play`, `dice`, `until`.
    pub expectation: String,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl Failure {
    pub(super) fn new(
        line: Option<usize>,
        expectation: &str,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        let expectation = expectation.to_owned();
        Self { line, expectation, expected: expected.into(), found: found.into() }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}: expected {}, found {}", self.expectation, self.expected, self.found)
    }
}

/// One expectation and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Expectation {
    line: usize,
    key: String,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Figures(Region, Power, ByClass<u8>),
    Number(Number, u16),
    Ruined(Region, bool),
    Words(Words, Vec<String>),
    Legal(Vec<Line>),
    Illegal(Vec<Line>),
    /// What an opponent is to choose among, or to leave: see [`super::Judgement`].
    Choice(Vec<Line>),
    Avoid(Vec<Line>),
}

/// A number that can be looked at.
#[derive(Clone, Copy, Debug)]
enum Number {
    Corruption(Region, Power),
    Tokens(Region, Token),
    Resistance(Region),
    Conquest(Region),
    Magic(Region),
    Vp(Power),
    PowerPoints(Power),
    Dial(Power),
    Threat(Power),
    Counters(Power),
    Peasants(Power),
    Hand(Power),
    Domination(Power, Region),
    Attack(Power, Region),
    Round,
    TrackDeck,
}

/// A word, or several, that can be looked at.
#[derive(Clone, Copy, Debug)]
enum Words {
    Cards(Region),
    Upgrades(Power),
    Winners,
    EndedBy,
    Phase,
    Asks,
    Track(usize),
}

pub(super) fn read(value: Value<'_>, setup: Setup) -> Result<Vec<Expectation>, Malformed> {
    let mut all = Vec::new();
    flatten("", value, &mut all)?;
    all.iter().map(|item| expectation(item.0.as_str(), item.1, setup)).collect()
}

/// `"kislev.khorne"` may also be written as a dotted key, which TOML reads as tables in tables.
fn flatten<'a>(
    prefix: &str,
    value: Value<'a>,
    all: &mut Vec<(String, Value<'a>)>,
) -> Result<(), Malformed> {
    for Item { key, value } in value.table()? {
        let key = if prefix.is_empty() { key.to_owned() } else { format!("{prefix}.{key}") };
        if value.table().is_ok() {
            flatten(&key, value, all)?;
        } else {
            all.push((key, value));
        }
    }
    Ok(())
}

fn expectation(key: &str, value: Value<'_>, setup: Setup) -> Result<Expectation, Malformed> {
    let parts: Vec<&str> = key.split('.').collect();
    let region = |name: &str| name.parse::<Region>().ok();
    let power = |name: &str| name.parse::<Power>().ok();
    let unknown = || value.wrong(format!("\"{key}\" is nothing that can be expected"));
    let number = |number: Number| Ok(What::Number(number, value.number(u8::MAX)?.into()));
    let word = |words: Words| Ok(What::Words(words, vec![value.string()?.to_owned()]));
    let several = |words: Words| {
        let list = value.list()?.into_iter().map(|word| Ok(word.string()?.to_owned()));
        Ok(What::Words(words, list.collect::<Result<_, Malformed>>()?))
    };
    let what = match parts[..] {
        ["legal"] => Ok(What::Legal(lines(value, setup.cards())?)),
        ["illegal"] => Ok(What::Illegal(lines(value, setup.cards())?)),
        ["choice"] => Ok(What::Choice(lines(value, setup.cards())?)),
        ["avoid"] => Ok(What::Avoid(lines(value, setup.cards())?)),
        ["phase"] => word(Words::Phase),
        ["asks"] => word(Words::Asks),
        ["ended_by"] => word(Words::EndedBy),
        ["winners"] => several(Words::Winners),
        ["round"] => number(Number::Round),
        ["track", "first"] => word(Words::Track(0)),
        ["track", "second"] => word(Words::Track(1)),
        ["track", "deck"] => number(Number::TrackDeck),
        [first, ref rest @ ..] => match (region(first), power(first), rest) {
            (Some(region), _, [what]) => match (*what, power(what)) {
                (_, Some(power)) => Ok(What::Figures(region, power, counts(value)?)),
                ("resistance", _) => number(Number::Resistance(region)),
                ("conquest", _) => number(Number::Conquest(region)),
                ("magic", _) => number(Number::Magic(region)),
                ("ruined", _) => Ok(What::Ruined(region, value.truth()?)),
                ("cards", _) => several(Words::Cards(region)),
                _ => Err(unknown()),
            },
            (Some(region), _, ["corruption", owner]) => {
                number(Number::Corruption(region, power(owner).ok_or_else(unknown)?))
            }
            (Some(region), _, ["tokens", token]) => {
                number(Number::Tokens(region, token.parse().map_err(|_| unknown())?))
            }
            (_, Some(power), [what]) => match *what {
                "vp" => number(Number::Vp(power)),
                "power" => number(Number::PowerPoints(power)),
                "dial" => number(Number::Dial(power)),
                "threat" => number(Number::Threat(power)),
                "counters" => number(Number::Counters(power)),
                "peasants" => number(Number::Peasants(power)),
                "hand" => number(Number::Hand(power)),
                "upgrades" => several(Words::Upgrades(power)),
                _ => Err(unknown()),
            },
            (_, Some(power), ["domination", at]) => {
                number(Number::Domination(power, region(at).ok_or_else(unknown)?))
            }
            (_, Some(power), ["attack", at]) => {
                number(Number::Attack(power, region(at).ok_or_else(unknown)?))
            }
            _ => Err(unknown()),
        },
        [] => Err(unknown()),
    }?;
    Ok(Expectation { line: value.line(), key: key.to_owned(), what })
}

impl Expectation {
    /// What an opponent is to choose among, if that is what is expected.
    pub fn choice(&self) -> Option<&[Line]> {
        if let What::Choice(lines) = &self.what { Some(lines) } else { None }
    }

    /// What an opponent is to leave, if that is what is expected.
    pub fn avoid(&self) -> Option<&[Line]> {
        if let What::Avoid(lines) = &self.what { Some(lines) } else { None }
    }

    /// The line of the file.
    pub fn line(&self) -> usize {
        self.line
    }

    /// What is wrong, if something is.
    pub fn check(&self, end: &End) -> Option<Failure> {
        let failure = |expected: String, found: String| {
            (expected != found).then(|| Failure::new(Some(self.line), &self.key, expected, found))
        };
        match &self.what {
            What::Figures(region, power, counts) => {
                let figures = end.game.board.figures_of(*power, *region);
                failure(figure_words(counts), figure_words(&count(figures)))
            }
            What::Number(number, expected) => {
                failure(expected.to_string(), number.found(end).to_string())
            }
            What::Ruined(region, expected) => {
                failure(expected.to_string(), end.game.board.is_ruined(*region).to_string())
            }
            What::Words(words, expected) => {
                let (mut expected, mut found) = (expected.clone(), words.found(end));
                if matches!(words, Words::Upgrades(_) | Words::Winners) {
                    expected.sort();
                    found.sort();
                }
                failure(written(&expected), written(&found))
            }
            What::Legal(lines) | What::Choice(lines) | What::Avoid(lines) => {
                let missing = lines.iter().find(|line| !is_legal(end, line))?;
                let why = end.game.why_not(missing.power, missing.choice);
                let why = why.map_or("it is refused".to_owned(), |why| format!("refused: {why}"));
                let expected = format!("\"{}\" is allowed", missing.text);
                Some(Failure::new(Some(missing.number), &self.key, expected, why))
            }
            What::Illegal(lines) => {
                let allowed = lines.iter().find(|line| is_legal(end, line))?;
                let expected = format!("\"{}\" is refused", allowed.text);
                Some(Failure::new(Some(allowed.number), &self.key, expected, "it is allowed"))
            }
        }
    }
}

/// How many figures of each class are expected.
fn counts(value: Value<'_>) -> Result<ByClass<u8>, Malformed> {
    let mut counts = ByClass::<u8>::default();
    for group in figures::read(value)? {
        counts[group.class] = counts[group.class].saturating_add(group.count);
    }
    Ok(counts)
}

fn written(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { list(words) }
}

/// Whether a line means one of the options, or several.
fn is_legal(end: &End, line: &Line) -> bool {
    let asked = end.game.decision().map(|decision| decision.power);
    end.asking
        && asked == Some(line.power)
        && match end.game.meant(line.power, line.choice) {
            Ok(_) => true,
            Err(fitting) => !fitting.is_empty(),
        }
}

fn count(figures: FigureSet) -> ByClass<u8> {
    ByClass::new_with(|class| figures.and(FigureSet::of_class(class)).len())
}

fn figure_words(counts: &ByClass<u8>) -> String {
    let words: Vec<String> = Class::ALL
        .into_iter()
        .rev()
        .filter(|class| counts[*class] > 0)
        .map(|class| match counts[class] {
            1 => class.to_string(),
            several => format!("{several} {class}s"),
        })
        .collect();
    written(&words)
}

impl Number {
    fn found(self, end: &End) -> u16 {
        let board = &end.game.board;
        match self {
            Number::Vp(power) => board.sheet(power).vp,
            Number::Corruption(region, power) => board.corruption(region, power).into(),
            Number::Tokens(region, token) => board.tokens(region, token).into(),
            Number::Resistance(region) => queries::resistance(board, region).into(),
            Number::Conquest(region) => queries::conquest_value(board, region).into(),
            Number::Magic(region) => queries::magic_symbols(board, region).into(),
            Number::PowerPoints(power) => board.sheet(power).power.into(),
            Number::Dial(power) => board.sheet(power).dial.into(),
            Number::Threat(power) => board.threat(power).into(),
            Number::Counters(power) => board.sheet(power).counters.into(),
            Number::Peasants(power) => board.sheet(power).peasants.into(),
            Number::Hand(power) => board.sheet(power).hand.into(),
            Number::Domination(power, region) => {
                queries::domination(board, power, region).unwrap_or(0).into()
            }
            Number::Attack(power, region) => {
                let taken = end.game.flow.dice_taken[region];
                let battle = Battle { taken, ..Battle::default() };
                queries::battle_dice(board, power, region, battle).normal.into()
            }
            Number::Round => board.round().into(),
            Number::TrackDeck => board.old_world_deck().into(),
        }
    }
}

impl Words {
    fn found(self, end: &End) -> Vec<String> {
        let board = &end.game.board;
        let asked = end.game.decision().filter(|_| end.asking).map(|decision| decision.power);
        let or_none = |word: Option<&str>| vec![word.unwrap_or("none").to_owned()];
        match self {
            Words::Cards(region) => board
                .spaces(region)
                .iter()
                .filter_map(|space| match space {
                    Space::Empty => None,
                    Space::Card(card) => Some(format!("{} {card}", card.power())),
                    Space::Figure(_) => Some(HORROR.to_owned()),
                })
                .collect(),
            Words::Upgrades(power) => board.upgrades(power).map(|up| up.to_string()).collect(),
            Words::Winners => {
                let winners = board.outcome().map_or_else(Default::default, |end| end.winners);
                winners.into_iter().map(|power| power.to_string()).collect()
            }
            Words::EndedBy => or_none(board.outcome().map(|end| end.by.id())),
            Words::Phase => match end.game.flow.stack.top() {
                Some(Frame::Work(Work::Begin(phase))) => vec![phase.to_string()],
                _ => vec![board.phase().to_string()],
            },
            Words::Asks => or_none(asked.map(Power::id)),
            Words::Track(space) => or_none(board.track()[space].map(|card| card.info().id)),
        }
    }
}
