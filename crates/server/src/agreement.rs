//! What is agreed about a table before its game begins, and who sits at it.

use std::{collections::BTreeMap, time::Duration};

use ruinous_bots::{Budget, Opponent};
use ruinous_engine::{CardSet, OldWorldSet, Power, Setup};
use ruinous_wire::{CardSetId, Id, NewTable, OldWorldSetId, OutOfTime, Pace, PowerId, Refusal};
use ruinous_words::Text;
use serde::{Deserialize, Serialize};

use crate::{problem::Problem, store};

/// The longest pace, in seconds: a year.
const LONGEST: u32 = 31_536_000;

/// The longest that a bot may think about one choice: all tables share the threads.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);
/// The same in tries.
const MOST_ITERATIONS: u32 = 20_000;

/// What is agreed about a table, as it is kept. What older tables do not say is as it is by default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Agreement {
    /// The Powers at the table.
    pub powers: Vec<PowerId>,
    /// The set of Chaos cards.
    pub cards: CardSetId,
    /// The set of Old World cards.
    pub old_world: OldWorldSetId,
    /// Whether the Powers are dealt when the game begins.
    pub deal: bool,
    /// Whether everyone finds the table and may sit down.
    pub listed: bool,
    /// Whether others may watch.
    pub watchers: bool,
    /// Whether a player may ask for advice.
    pub hints: bool,
    /// How much time there is.
    pub pace: Option<Pace>,
    /// What happens when it is over.
    pub out_of_time: OutOfTime,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Who sets the table up.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(Opponent),
}

impl Default for Agreement {
    fn default() -> Self {
        Self {
            powers: Vec::new(),
            cards: Id(CardSet::Base),
            old_world: Id(OldWorldSet::Base),
            deal: false,
            listed: true,
            watchers: true,
            hints: true,
            pace: None,
            out_of_time: OutOfTime::BotChooses,
        }
    }
}

impl Agreement {
    /// What somebody proposes, with the seats as he wants them, or what is wrong with it.
    pub fn of(table: &NewTable, text: &Text) -> Result<(Self, BTreeMap<Power, Wanted>), Problem> {
        let agreement = Self {
            powers: table.powers.clone(),
            cards: table.cards,
            old_world: table.old_world,
            deal: table.deal,
            listed: table.listed,
            watchers: table.watchers,
            hints: table.hints,
            pace: table.pace,
            out_of_time: table.out_of_time,
        };
        let setup = agreement.checked(text)?;
        let is_possible = match table.pace {
            None => true,
            Some(Pace::PerChoice { per_choice_s }) => (1..=LONGEST).contains(&per_choice_s),
            Some(Pace::Total { total_s, increment_s }) => {
                (1..=LONGEST).contains(&total_s) && increment_s <= LONGEST
            }
        };
        if !is_possible {
            return Err(Problem::BadPace);
        }
        let mut seats: BTreeMap<Power, Wanted> =
            setup.powers().into_iter().map(|power| (power, Wanted::Open)).collect();
        for (Id(power), who) in &table.seats {
            let seat = seats.get_mut(power);
            let seat = seat.ok_or(Problem::NotAtTable(*power))?;
            *seat = match who.as_str() {
                "me" => Wanted::Me,
                "open" => Wanted::Open,
                bot => Wanted::Bot(read_bot(bot)?),
            };
        }
        if seats.values().filter(|seat| **seat == Wanted::Me).count() > 1 {
            return Err(Problem::SeveralSeats);
        }
        Ok((agreement, seats))
    }

    /// What is agreed for a game that was played elsewhere.
    pub fn of_setup(setup: Setup) -> Self {
        let (powers, cards, old_world) = setup.parts();
        Self {
            powers: powers.into_iter().map(Id).collect(),
            cards: Id(cards),
            old_world: Id(old_world),
            listed: false,
            hints: false,
            ..Self::default()
        }
    }

    /// The set-up of the game, or why there is none.
    fn checked(&self, text: &Text) -> Result<Setup, Problem> {
        let powers: Vec<Power> = self.powers.iter().map(|id| id.0).collect();
        let (cards, old_world): (CardSet, OldWorldSet) = (self.cards.0, self.old_world.0);
        Setup::new(&powers, cards, old_world).map_err(|wrong| {
            let first = wrong.first().copied();
            first.map_or(Problem::Failed, |wrong| Problem::Refused(Refusal::setup(wrong, text)))
        })
    }

    /// The set-up of the game. What is kept was checked.
    pub fn setup(&self) -> Option<Setup> {
        let powers: Vec<Power> = self.powers.iter().map(|id| id.0).collect();
        Setup::new(&powers, self.cards.0, self.old_world.0).ok()
    }

    /// As it is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was kept.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// The bot that somebody wants at a table.
pub fn read_bot(word: &str) -> Result<Opponent, Problem> {
    let is_modest = |bot: &Opponent| match bot.budget() {
        Some(Budget::Time(time)) => time <= LONGEST_THOUGHT,
        Some(Budget::Iterations(games)) => games <= MOST_ITERATIONS,
        None => true,
    };
    let bot = word.parse().ok().filter(is_modest);
    bot.ok_or_else(|| Problem::BadSeat(word.to_owned()))
}

/// Who makes the choices of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mover {
    /// A person.
    Person(String),
    /// A bot, its own or for a person who is away.
    Bot(Opponent),
    /// Nobody sits there.
    Nobody,
}

impl Mover {
    /// Who makes the choices of this seat.
    pub fn of(seat: &store::Seat) -> Self {
        let bot = seat.stand_in.as_ref().or(seat.bot.as_ref());
        match (bot, &seat.person) {
            (Some(bot), _) => Self::Bot(bot.parse().unwrap_or(Opponent::USUAL)),
            (None, Some(person)) => Self::Person(person.clone()),
            (None, None) => Self::Nobody,
        }
    }
}
