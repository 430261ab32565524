//! Tables: what is agreed when one is set up, and how it stands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{CardSetId, GameResult, Id, OldWorldSetId, PowerId, ServerMessage};

/// A table that somebody sets up.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The Powers at the table, three to five.
    #[schema(min_items = 3, max_items = 5)]
    pub powers: Vec<PowerId>,
    /// Which Chaos cards and upgrades are used.
    #[serde(default = "base_cards")]
    #[schema(required = false, default = "base")]
    pub cards: CardSetId,
    /// Which Old World cards are used.
    #[serde(default = "base_old_world")]
    #[schema(required = false, default = "base")]
    pub old_world: OldWorldSetId,
    /// Who sits where: `me`, `open`, or a bot (`random`, `cultist`, `warrior`, `daemon`,
    /// `daemon:200ms`, `daemon:2000`). A Power that is not named is open.
    #[serde(default)]
    #[schema(required = false)]
    pub seats: BTreeMap<PowerId, String>,
    /// Whether the Powers are dealt at random among the players when the game begins.
    #[serde(default)]
    pub deal: bool,
    /// Whether the game begins at once; no seat may be open then.
    #[serde(default)]
    pub start: bool,
    /// Whether everyone finds the table in the list and may sit down. Otherwise a seat is taken by
    /// its invitation.
    #[serde(default = "yes")]
    #[schema(required = false, default = true)]
    pub listed: bool,
    /// Whether those who do not play may watch.
    #[serde(default = "yes")]
    #[schema(required = false, default = true)]
    pub watchers: bool,
    /// Whether a player may ask the strongest bot for advice.
    #[serde(default = "yes")]
    #[schema(required = false, default = true)]
    pub hints: bool,
    /// How much time there is to think.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// What happens when a player's time is over.
    #[serde(default)]
    #[schema(required = false, default = "bot-chooses")]
    pub out_of_time: OutOfTime,
}

fn base_cards() -> CardSetId {
    Id(ruinous_engine::CardSet::Base)
}

fn base_old_world() -> OldWorldSetId {
    Id(ruinous_engine::OldWorldSet::Base)
}

fn yes() -> bool {
    true
}

/// How much time there is to think, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a pace is {\"per_choice_s\": SECONDS} or {\"total_s\": SECONDS, \"increment_s\": SECONDS}"
)]
pub enum Pace {
    /// For each choice, as by post.
    PerChoice {
        /// How long a choice may take.
        #[schema(minimum = 1, maximum = 31_536_000)]
        per_choice_s: u32,
    },
    /// For all choices of a player together, as at a live table.
    Total {
        /// What a player has at first.
        #[schema(minimum = 1, maximum = 31_536_000)]
        total_s: u32,
        /// What each choice adds.
        #[serde(default)]
        #[schema(maximum = 31_536_000)]
        increment_s: u32,
    },
}

/// What happens when a player's time is over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutOfTime {
    /// A bot makes this choice.
    #[default]
    BotChooses,
    /// A bot takes the seat over, until the player takes it back.
    BotTakesOver,
}

/// What becomes of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// People may sit down.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// The game cannot go on by the rules as they are now: see `aside`.
    Aside,
}

/// A table as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// What has become of it.
    pub state: TableState,
    /// The number of the last step of its game.
    pub seq: u64,
    /// The Powers at the table, in Power order.
    pub powers: Vec<PowerId>,
    /// Which Chaos cards and upgrades are used.
    pub cards: CardSetId,
    /// Which Old World cards are used.
    pub old_world: OldWorldSetId,
    /// Who sits where.
    pub seats: BTreeMap<PowerId, Seat>,
    /// Where the one who asks sits.
    #[schema(required)]
    pub me: Option<PowerId>,
    /// Who is asked.
    #[schema(required)]
    pub asked: Option<PowerId>,
    /// Who set it up, or brought its record along.
    #[schema(required)]
    pub creator: Option<Somebody>,
    /// Whether the Powers are dealt at random when the game begins.
    pub deal: bool,
    /// Whether it is in the list for everyone.
    pub listed: bool,
    /// Whether those who do not play may watch.
    pub watchers: bool,
    /// Whether a player may ask for advice.
    pub hints: bool,
    /// How much time there is to think.
    #[schema(required)]
    pub pace: Option<Pace>,
    /// What happens when a player's time is over.
    pub out_of_time: OutOfTime,
    /// The clocks, where there is a pace and the game is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub clock: Option<Clock>,
    /// What the people at the table are asked besides the game, as the WebSocket tells it: whether one may
    /// take a choice back, whether a bot shall play for another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<ServerMessage>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// The SHA-256 of the seed from which all dice and draws come, in hex.
    pub seed_hash: String,
    /// The seed, when the game is over, in hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<String>,
    /// How the game ended, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<GameResult>, nullable = false)]
    pub result: Option<serde_json::Value>,
    /// The invitation to each open seat, for the one who set the table up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub invites: Option<BTreeMap<PowerId, String>>,
    /// Why the game cannot go on, if it was set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub aside: Option<String>,
    /// The table of which this one is a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub follows: Option<String>,
}

/// A person, as others see him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Somebody {
    /// Who.
    pub id: String,
    /// His name.
    pub name: String,
}

/// A seat at a table. It is open when neither a person nor a bot has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Seat {
    /// The person whose seat it is.
    #[schema(required)]
    pub person: Option<Somebody>,
    /// The bot that plays: its own seat, or for the person who is away.
    #[schema(required)]
    pub bot: Option<String>,
    /// Whether it passes by itself; only one's own seat tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub auto_pass: Option<AutoPass>,
}

/// When a seat passes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AutoPass {
    /// At every turn of this round.
    Round,
    /// Whenever passing is all that can be done.
    Only,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Clock {
    /// Whose clock runs.
    #[schema(required)]
    pub asked: Option<PowerId>,
    /// When it runs out, in milliseconds since 1970.
    #[schema(required)]
    pub due: Option<i64>,
    /// The server's time, in the same count.
    pub now: i64,
    /// How many milliseconds each player has left, where they have a total; the asked one's was
    /// measured when he was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left: Option<BTreeMap<PowerId, i64>>,
}

/// Some tables, newest change first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Table>,
    /// What `page` has to be for those that follow; null if there are none.
    #[schema(required)]
    pub next: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_needs_no_more_than_its_powers() {
        let table: NewTable =
            serde_json::from_str(r#"{"powers":["khorne","nurgle","tzeentch"]}"#).unwrap();
        assert!(table.listed && table.watchers && table.hints && !table.start && !table.deal);
        assert_eq!((table.pace, table.out_of_time), (None, OutOfTime::BotChooses));
    }

    #[test]
    fn a_pace_is_one_of_two_kinds() {
        let read = serde_json::from_str::<Pace>;
        assert_eq!(read(r#"{"per_choice_s":60}"#).unwrap(), Pace::PerChoice { per_choice_s: 60 });
        let live = Pace::Total { total_s: 3600, increment_s: 30 };
        assert_eq!(read(r#"{"total_s":3600,"increment_s":30}"#).unwrap(), live);
        for wrong in [r#"{}"#, r#"{"per_choice_s":60,"total_s":1}"#, r#"{"per_choice_s":-1}"#] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
