//! An event as a line, so that a game that is over can be shown by what happened in it, whatever has
//! become of the rules since: `summoned khorne.warrior.2 khorne norsca kislev`.

use super::{choice_line, parse_choice};
use crate::{
    board::{Change, EndedBy, Event, Outcome, Reason},
    cards::{Card, OldWorldCard, Upgrade},
    chance::Dice,
    decisions::Cause,
    setup::Setup,
    vocabulary::{Class, Figure, Kind, Mark, Phase, Power, PowerSet, Region, Token, Unknown},
};

/// Declares the line of every event: its word, and its fields in order. Writing is one exhaustive
/// match, so an event without a line does not compile.
macro_rules! event_lines {
    ($($word:literal $event:ident $({ $($field:ident),+ })? $(( $only:ident ))?;)+) => {
        /// The line of an event.
        pub fn event_line(event: &Event) -> String {
            match *event {
                Event::Chosen { by, choice, forced } => {
                    let how = if forced { "forced" } else { "chosen" };
                    format!("{how} {}", choice_line(by, choice))
                }
                $(Event::$event $({ $($field),+ })? $(($only))? => {
                    #[allow(unused_mut)] // some events have no fields
                    let mut line = $word.to_owned();
                    $($(add(&mut line, $field);)+)?
                    $(add(&mut line, $only);)?
                    line
                })+
            }
        }

        /// Reads the line of an event of a game at this table, or says what is wrong with it.
        pub fn read_event(line: &str, setup: Setup) -> Result<Event, String> {
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if let "forced" | "chosen" = word {
                let (by, choice) =
                    parse_choice(rest, setup.cards()).map_err(|error| error.to_string())?;
                return Ok(Event::Chosen { by, choice, forced: word == "forced" });
            }
            let mut words = rest.split_whitespace();
            let event = match word {
                $($word => Event::$event
                    $({ $($field: next(&mut words, setup)?),+ })?
                    $(({ let $only = next(&mut words, setup)?; $only }))?,)+
                _ => return Err(format!("there is no event called \"{word}\"")),
            };
            match words.next() {
                None => Ok(event),
                Some(rest) => Err(format!("\"{rest}\" is too much")),
            }
        }
    };
}

event_lines! {
    "round" RoundBegan(round);
    "phase" PhaseBegan(phase);
    "corruption-step" CorruptionStepBegan;
    "ended" Ended(outcome);
    "old-world-drawn" OldWorldDrawn(card);
    "joined-track" JoinedTrack(card);
    "left-track" LeftTrack { space, card };
    "token-placed" TokenPlaced { token, region, by, cause };
    "tokens-left-out" TokensLeftOut { token, count, region };
    "token-removed" TokenRemoved { token, region };
    "token-moved" TokenMoved { token, from, to };
    "peasant-captured" PeasantCaptured { by, region };
    "drew" Drew { power, card };
    "discarded" Discarded { power, card };
    "lost-at-random" LostAtRandom(power);
    "reshuffled" Reshuffled(power);
    "power-points" PowerPoints { power, points, why };
    "passed" Passed(power);
    "summoned" Summoned { figure, by, from, to };
    "spent" Spent(figure);
    "settled" Settled { figure, region, space };
    "card-played" CardPlayed { card, region, space };
    "card-cancelled" CardCancelled { card, region, space };
    "card-removed" CardRemoved { card, region, space };
    "card-covered" CardCovered { card, region, space };
    "covered-removed" CoveredRemoved { card, region, space };
    "card-set-aside" CardSetAside { card, region, space };
    "card-cashed" CardCashed(card);
    "marked" Marked { figure, mark, card };
    "reserve-empty" ReserveEmpty(kind);
    "appeared" Appeared { figure, region };
    "control-taken" ControlTaken { figure, by, kept };
    "control-ended" ControlEnded(figure);
    "battle" BattleBegan(region);
    "rolled-again" RolledAgain { by, region, before, after };
    "rolled" Rolled { by, region, dice };
    "wounded" Wounded { by, figure };
    "tipped" Tipped { by, figure, region };
    "killed" Killed { by, figure, region };
    "stood-up" StoodUp(figure);
    "detained" Detained { figure, region };
    "detained-released" DetainedReleased;
    "eclipsed" Eclipsed(figure);
    "eclipse-ended" EclipseEnded;
    "removed" Removed { figure, region, cause };
    "wounds-healed" WoundsHealed { by, region };
    "dominated" Dominated { power, region };
    "tied" Tied { powers, region };
    "scored" Scored { power, points, reason };
    "corruption-placed" CorruptionPlaced { power, region };
    "corruption-removed" CorruptionRemoved { owner, region };
    "corruption-moved" CorruptionMoved { owner, by, from, to };
    "sheltered" Sheltered { power, region };
    "counter-earned" CounterEarned { power, region };
    "ruined" Ruined { region, card };
    "ruin-cleared" RuinCleared(region);
    "dial-turned" DialTurned { power, tick };
    "counters-returned" CountersReturned;
    "upgrade-used" UpgradeUsed(upgrade);
    "upgraded" Upgraded(upgrade);
}

fn add(line: &mut String, field: impl Field) {
    line.push(' ');
    line.push_str(&field.write());
}

fn next<'a, T: Field>(
    words: &mut impl Iterator<Item = &'a str>,
    setup: Setup,
) -> Result<T, String> {
    T::read(words.next().ok_or("the line ends too early")?, setup)
}

/// What an event can hold, as one word without spaces. Nothing is a hyphen.
trait Field: Sized {
    fn write(&self) -> String;
    fn read(word: &str, setup: Setup) -> Result<Self, String>;
}

const NOTHING: &str = "-";

fn unknown(error: Unknown) -> String {
    error.to_string()
}

fn unreadable<T>(word: &str) -> Result<T, String> {
    Err(format!("\"{word}\" cannot be read"))
}

/// Words that are written and read as they are everywhere.
macro_rules! plain_fields {
    ($($type:ty),+) => {
        $(impl Field for $type {
            fn write(&self) -> String {
                self.to_string()
            }
            fn read(word: &str, _: Setup) -> Result<Self, String> {
                word.parse().map_err(|_| format!("\"{word}\" cannot be read"))
            }
        })+
    };
}

plain_fields!(u8, Power, Region, Token, Phase, Mark, Class, Card, EndedBy);

impl Field for bool {
    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
    fn read(word: &str, _: Setup) -> Result<Self, String> {
        match word {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => unreadable(word),
        }
    }
}

impl Field for OldWorldCard {
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        Self::named(word, setup).map_err(unknown)
    }
}

impl Field for Upgrade {
    fn write(&self) -> String {
        format!("{}.{self}", self.power())
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        let Some((power, id)) = word.split_once('.') else { return unreadable(word) };
        let power: Power = power.parse().map_err(unknown)?;
        Self::named(power, setup.set_of(power), id).map_err(unknown)
    }
}

impl Field for Kind {
    fn write(&self) -> String {
        format!("{}.{}", self.owner, self.class)
    }
    fn read(word: &str, _: Setup) -> Result<Self, String> {
        let Some((owner, class)) = word.split_once('.') else { return unreadable(word) };
        Ok(Kind::of(owner.parse().map_err(unknown)?, class.parse().map_err(unknown)?))
    }
}

/// The kind, and which of its figures it is, from 1.
impl Field for Figure {
    fn write(&self) -> String {
        let number = self.kind().figures().take_while(|other| other != self).count() + 1;
        format!("{}.{number}", self.kind().write())
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        let Some((kind, number)) = word.rsplit_once('.') else { return unreadable(word) };
        let number = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let figure = number.and_then(|number| Kind::read(kind, setup).ok()?.figures().nth(number));
        figure.map_or_else(|| unreadable(word), Ok)
    }
}

impl<T: Field> Field for Option<T> {
    fn write(&self) -> String {
        self.as_ref().map_or(NOTHING.to_owned(), Field::write)
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        if word == NOTHING { Ok(None) } else { T::read(word, setup).map(Some) }
    }
}

/// Several of a kind, with commas between.
fn write_all<T: Field>(all: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = all.into_iter().map(|one| one.write()).collect();
    if words.is_empty() { NOTHING.to_owned() } else { words.join(",") }
}

fn read_all<T: Field>(word: &str, setup: Setup) -> Result<Vec<T>, String> {
    match word {
        NOTHING => Ok(Vec::new()),
        _ => word.split(',').map(|one| T::read(one, setup)).collect(),
    }
}

impl Field for PowerSet {
    fn write(&self) -> String {
        write_all(*self)
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        Ok(read_all::<Power>(word, setup)?.into_iter().collect())
    }
}

impl Field for Dice {
    fn write(&self) -> String {
        write_all(*self)
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        let mut dice = Dice::default();
        for die in read_all::<u8>(word, setup)? {
            if !(1..=6).contains(&die) || !dice.push(die) {
                return unreadable(word);
            }
        }
        Ok(dice)
    }
}

impl Field for Outcome {
    fn write(&self) -> String {
        format!("{}:{}", self.by, self.winners.write())
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        let Some((by, winners)) = word.split_once(':') else { return unreadable(word) };
        Ok(Outcome { by: EndedBy::read(by, setup)?, winners: PowerSet::read(winners, setup)? })
    }
}

impl Field for Cause {
    fn write(&self) -> String {
        match self {
            Cause::Rules => "rules".to_owned(),
            Cause::Dial => "dial".to_owned(),
            Cause::Hero => "hero".to_owned(),
            Cause::Card(card) => format!("card:{card}"),
            Cause::Upgrade(upgrade) => format!("upgrade:{}", upgrade.write()),
            Cause::OldWorld(card) => format!("old-world:{card}"),
        }
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        match word.split_once(':').unwrap_or((word, "")) {
            ("rules", "") => Ok(Cause::Rules),
            ("dial", "") => Ok(Cause::Dial),
            ("hero", "") => Ok(Cause::Hero),
            ("card", card) => Card::read(card, setup).map(Cause::Card),
            ("upgrade", upgrade) => Upgrade::read(upgrade, setup).map(Cause::Upgrade),
            ("old-world", card) => OldWorldCard::read(card, setup).map(Cause::OldWorld),
            _ => unreadable(word),
        }
    }
}

impl Field for Change {
    fn write(&self) -> String {
        match self {
            Change::Refilled => "refilled".to_owned(),
            Change::Paid => "paid".to_owned(),
            Change::By(cause) => cause.write(),
        }
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        match word {
            "refilled" => Ok(Change::Refilled),
            "paid" => Ok(Change::Paid),
            _ => Cause::read(word, setup).map(Change::By),
        }
    }
}

impl Field for Reason {
    fn write(&self) -> String {
        match self {
            Reason::Domination(region) => format!("domination:{region}"),
            Reason::Ruiner(region) => format!("ruiner:{region}"),
            Reason::RuinFirst(region) => format!("ruin-first:{region}"),
            Reason::RuinSecond(region) => format!("ruin-second:{region}"),
            Reason::RuinFirstShared(region) => format!("ruin-first-shared:{region}"),
            Reason::RuinSecondShared(region) => format!("ruin-second-shared:{region}"),
            Reason::Dial => "dial".to_owned(),
            Reason::Peasants => "peasants".to_owned(),
            Reason::MostPeasants => "most-peasants".to_owned(),
            Reason::Card(card) => format!("card:{card}"),
            Reason::Upgrade(upgrade) => format!("upgrade:{}", upgrade.write()),
        }
    }
    fn read(word: &str, setup: Setup) -> Result<Self, String> {
        match word.split_once(':').unwrap_or((word, "")) {
            ("domination", region) => Region::read(region, setup).map(Reason::Domination),
            ("ruiner", region) => Region::read(region, setup).map(Reason::Ruiner),
            ("ruin-first", region) => Region::read(region, setup).map(Reason::RuinFirst),
            ("ruin-second", region) => Region::read(region, setup).map(Reason::RuinSecond),
            ("ruin-first-shared", region) => {
                Region::read(region, setup).map(Reason::RuinFirstShared)
            }
            ("ruin-second-shared", region) => {
                Region::read(region, setup).map(Reason::RuinSecondShared)
            }
            ("dial", "") => Ok(Reason::Dial),
            ("peasants", "") => Ok(Reason::Peasants),
            ("most-peasants", "") => Ok(Reason::MostPeasants),
            ("card", card) => Card::read(card, setup).map(Reason::Card),
            ("upgrade", upgrade) => Upgrade::read(upgrade, setup).map(Reason::Upgrade),
            _ => unreadable(word),
        }
    }
}
