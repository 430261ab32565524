//! What a person types.

use ruinous_engine::{
    Card, Choice, Class, Decision, Game, Kind, Power, Question, Region, Upgrade,
    notation::{self, NotationError},
};

use super::signs::region_with;
use crate::text::Text;

/// What a typed line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Nothing was typed.
    Nothing,
    /// How to play.
    Help,
    /// The board again.
    Board,
    /// The hand again.
    Hand,
    /// Which regions border on which.
    Map,
    /// The dials, with all that is to come.
    Dials,
    /// The discard piles.
    Discards,
    /// The odds of the battle in a region.
    Odds(String),
    /// What a bot would do.
    Hint,
    /// The log of the round, or of the whole game.
    Log { all: bool },
    /// A card in full.
    Card(String),
    /// Why a choice is not allowed.
    Why(String),
    /// Back to the question before.
    Undo,
    /// Enough.
    Quit,
    /// A choice in the notation.
    Choice(String),
}

impl Command {
    /// What a line asks for.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Command::Nothing,
            ("help" | "?", "") => Command::Help,
            ("board", "") => Command::Board,
            ("hand", "") => Command::Hand,
            ("map", "") => Command::Map,
            ("dials", "") => Command::Dials,
            ("discards", "") => Command::Discards,
            ("odds", rest) => Command::Odds(rest.to_owned()),
            ("hint", "") => Command::Hint,
            ("log", "") => Command::Log { all: false },
            ("log", "all") => Command::Log { all: true },
            ("card", rest) => Command::Card(rest.to_owned()),
            ("why", rest) => Command::Why(rest.to_owned()),
            ("undo", "") => Command::Undo,
            ("quit" | "exit", "") => Command::Quit,
            _ => Command::Choice(line.to_owned()),
        }
    }
}

/// The region that someone means: by its number, its id or its name.
pub fn read_region(text: &Text, line: &str) -> Option<Region> {
    let line = line.trim().to_lowercase();
    let is_called = |region: &Region| {
        let names = [text.name(*region), text.form(*region, "the")].map(|name| name.to_lowercase());
        line == region.id() || names.contains(&line)
    };
    region_with(&line).or_else(|| Region::ALL.into_iter().find(is_called))
}

/// Whether a line says yes.
pub fn is_yes(text: &Text, line: &str) -> bool {
    let yes = text.say("choice-yes").to_lowercase();
    let line = line.trim().to_lowercase();
    !line.is_empty() && yes.starts_with(&line)
}

const VERBS: [&str; 5] = ["summon", "play", "pass", "hit", "choose"];

/// The option that a typed line means, or a sentence that says why it means none.
pub fn read_choice(
    text: &Text,
    game: &Game,
    decision: &Decision,
    line: &str,
) -> Result<Choice, String> {
    let power = decision.power;
    let line = in_full(&with_ids(text, line, decision.question), power, decision.question);
    let cards = game.board().setup().cards();
    let (who, written) =
        notation::parse_choice(&line, cards).map_err(|error| misreading(text, &error))?;
    if who != power {
        return Err(text.line("input-other-power").name("power", power).name("other", who).say());
    }
    game.meant(power, written).map_err(|fitting| {
        match (&fitting[..], game.why_not(power, written)) {
            ([], Some(refused)) => text.refusal(refused),
            _ => {
                let fitting: Vec<String> =
                    fitting.iter().map(|option| text.choice(*option, decision)).collect();
                text.line("input-ambiguous").word("options", text.list_or(&fitting)).say()
            }
        }
    })
}

/// Why a typed line is no choice, with what can be typed instead.
fn misreading(text: &Text, error: &NotationError) -> String {
    match error {
        NotationError::UnknownVerb(word) => {
            text.line("input-unknown-verb").word("word", word).say()
        }
        NotationError::UnknownThing(word) => {
            text.line("input-unknown-thing").word("word", word).say()
        }
        NotationError::Unexpected(word) => text.line("input-unexpected").word("word", word).say(),
        NotationError::Unknown(unknown) if unknown.kind == "Chaos card" => {
            format!("{} {}", text.misreading(error), text.say("input-hand"))
        }
        _ => text.misreading(error),
    }
}

/// A line with the Power and the verb that a person may leave out.
fn in_full(line: &str, power: Power, question: Question) -> String {
    let mut words = line.split_whitespace();
    let is_verb = |word: Option<&str>| word.is_some_and(|word| VERBS.contains(&word));
    let first = words.next();
    if first.is_some_and(|word| word.parse::<Power>().is_ok()) && is_verb(words.next()) {
        return line.to_owned();
    }
    match question {
        _ if is_verb(first) => format!("{power} {line}"),
        Question::Turn => format!("{power} {line}"),
        Question::Hit { .. } | Question::StrikeBack { .. } => format!("{power} hit {line}"),
        _ => format!("{power} choose {line}"),
    }
}

/// A line in small letters, with the names of things as the notation writes them:
/// `Summon Bloodletter to Troll Country` is `summon khorne warrior to troll-country`.
fn with_ids(text: &Text, line: &str, question: Question) -> String {
    let small = |name: &str| name.to_lowercase().replace(['’', '\''], "");
    let line = small(line).split_whitespace().collect::<Vec<_>>().join(" ");
    let mut names: Vec<(String, String)> = Vec::new();
    for region in Region::ALL {
        names.push((small(&text.name(region)), region.to_string()));
        names.push((small(&text.form(region, "the")), region.to_string()));
    }
    for power in Power::ALL {
        names.push((small(&text.name(power)), power.to_string()));
        names.push((small(&text.form(power, "short")), power.to_string()));
    }
    names.extend(Card::all().map(|card| (small(&text.name(card)), card.to_string())));
    if question == Question::Upgrade {
        // Most upgrades have the name of the figures they are for.
        names.extend(
            Upgrade::all().map(|upgrade| (small(&text.name(upgrade)), upgrade.to_string())),
        );
    } else {
        for owner in Power::ALL {
            for class in Class::ALL {
                let kind = Kind::of(owner, class);
                names.push((small(&text.name(kind)), format!("{owner} {class}")));
            }
        }
    }
    // A long name may have a short one as a part.
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let mut line = format!(" {line} ");
    for (name, id) in names {
        line = line.replace(&format!(" {name} "), &format!(" {id} "));
    }
    line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_be_written_as_people_write_them() {
        let text = Text::english();
        let read = |line| with_ids(&text, line, Question::Turn);
        assert_eq!(
            read("Summon  Bloodletter from Troll Country to the Empire"),
            "summon khorne warrior from troll-country to empire"
        );
        assert_eq!(
            read("play The Blood God's Call in Border Princes"),
            "play the-blood-gods-call in border-princes"
        );
        assert_eq!(
            read("Horned Rat summon Clan Rat to Kislev"),
            "horned-rat summon horned-rat cultist to kislev"
        );
        assert_eq!(with_ids(&text, "Lord of Change", Question::Upgrade), "lord-of-change");
    }

    #[test]
    fn power_and_verb_may_be_left_out() {
        let hit = Question::Hit { region: Region::Kislev, low: 1, sixes: 0, early: false };
        assert_eq!(in_full("pass", Power::Khorne, Question::Turn), "khorne pass");
        assert_eq!(in_full("khorne pass", Power::Khorne, Question::Turn), "khorne pass");
        assert_eq!(in_full("nurgle warrior", Power::Khorne, hit), "khorne hit nurgle warrior");
        assert_eq!(in_full("kislev", Power::Nurgle, Question::Upgrade), "nurgle choose kislev");
    }

    #[test]
    fn commands_are_told_from_choices() {
        assert_eq!(Command::read("  Map "), Command::Map);
        assert_eq!(Command::read("map of kislev"), Command::Choice("map of kislev".to_owned()));
        assert_eq!(Command::read("Undo"), Command::Undo);
        assert_eq!(Command::read("WHY pass"), Command::Why("pass".to_owned()));
        assert_eq!(Command::read("card Battle Cry"), Command::Card("Battle Cry".to_owned()));
        assert_eq!(Command::read("hand battle-cry"), Command::Choice("hand battle-cry".to_owned()));
        assert_eq!(Command::read(""), Command::Nothing);
    }
}
