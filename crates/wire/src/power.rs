//! A Power with everything that lies in front of it.

use std::collections::BTreeMap;

use ruinous_engine::{self as engine, Board, Card, Class, FigureSet, bag::SmallBag, dial, queries};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, ClassId, PowerId, TokenId, UpgradeId,
    id::{Id, Wire},
};

/// A Power at the table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Power {
    /// Which.
    pub power: PowerId,
    /// Its numbers.
    #[serde(flatten)]
    pub numbers: PowerNumbers,
    /// How many ticks take its dial from the start to Victory.
    pub dial_length: u8,
    /// What the next ticks say; the catalogue has the whole dial.
    pub next_ticks: Vec<Tick>,
    /// The upgrades in play.
    pub upgrades: Vec<InPlay>,
    /// The discard pile, by kind.
    pub discard: Vec<Copies>,
    /// Cards set aside, face up.
    pub set_aside: Vec<Copies>,
    /// The figures that it can summon from off the board, by class.
    pub reserve: BTreeMap<ClassId, u8>,
    /// What it would have at the end of the round if all passed now.
    pub in_sight: InSight,
}

/// What a Power would have at the end of the round if all passed now and no die were rolled: domination,
/// corruption, ruins and dials as things stand. Left out are battles and what cards do in the battle phase, what
/// may be declined in the corruption phase, Heroes, the Old World track, and what dials tell to do besides scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct InSight {
    /// Victory points.
    pub points: u16,
    /// Dial advancement counters.
    pub counters: u8,
    /// How many ticks the dial would turn.
    pub ticks: u8,
}

/// The numbers of a Power, as they now stand.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PowerNumbers {
    /// Victory points.
    pub points: u16,
    /// Power points left.
    pub power_points: u8,
    /// The power points that it would have if the draw phase came now.
    pub full_power_points: u8,
    /// How many cards it would draw then.
    pub to_draw: u8,
    /// Ticks that the dial has turned.
    pub dial: u8,
    /// How many ticks are left to Victory.
    pub to_victory: u8,
    /// The Threat that the dial shows.
    pub threat: u8,
    /// Dial advancement counters earned this round.
    pub counters: u8,
    /// Peasants captured.
    pub peasants: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the deck.
    pub deck: u8,
}

/// A tick of a dial.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Tick {
    /// Which, from 1.
    pub tick: u8,
    /// The Threat that the dial then shows.
    pub threat: u8,
    /// What it tells the Power to do.
    pub instruction: Instruction,
}

/// What a tick of a dial tells its Power to do.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Instruction {
    /// Score this many victory points.
    Score { points: u8 },
    /// Put one upgrade into play.
    Upgrade,
    /// Draw this many Chaos cards.
    Draw { cards: u8 },
    /// Place this many tokens of this kind, in any regions.
    Place { count: u8, token: TokenId },
    /// Remove this many corruption tokens, anyone's, from anywhere.
    RemoveCorruption { count: u8 },
    /// Remove this many Old World tokens of any kind from anywhere.
    RemoveTokens { count: u8 },
    /// The Power wins, if nothing outranks it.
    Victory,
}

/// An upgrade in play.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct InPlay {
    /// Which.
    pub upgrade: UpgradeId,
    /// Whether it can be used once a round, and was.
    pub used: bool,
}

/// So many of a Chaos card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Copies {
    /// Which.
    pub card: CardId,
    /// How many.
    pub copies: u8,
}

/// Enough to plan the next rounds by: the catalogue has the whole dial.
const NEXT_TICKS: usize = 3;

impl Power {
    pub(crate) fn of(board: &Board, power: engine::Power, in_sight: engine::InSight) -> Self {
        let sheet = board.sheet(power);
        let engine::InSight { points, counters, ticks } = in_sight;
        let cards = |bag: SmallBag| {
            let set = board.setup().set_of(power);
            let copies =
                |place| Copies { card: Id(Card::new(power, set, place)), copies: bag.count(place) };
            bag.kinds().map(copies).collect()
        };
        let in_play = |upgrade| InPlay { upgrade: Id(upgrade), used: board.is_used(upgrade) };
        let reserve = board.reserve_of(power);
        let of_class = |class| (Id(class), reserve.and(FigureSet::of_class(class)).len());
        let length = dial::length(power);
        Self {
            power: power.wire(),
            numbers: PowerNumbers::of(board, power),
            dial_length: length,
            next_ticks: (sheet.dial + 1..=length)
                .take(NEXT_TICKS)
                .map(|tick| Tick::of(power, tick))
                .collect(),
            upgrades: board.upgrades(power).map(in_play).collect(),
            discard: cards(sheet.discard),
            set_aside: cards(sheet.set_aside.into()),
            reserve: Class::ALL.into_iter().map(of_class).collect(),
            in_sight: InSight { points, counters, ticks },
        }
    }
}

impl PowerNumbers {
    /// The numbers of a Power as they now stand.
    pub fn of(board: &Board, power: engine::Power) -> Self {
        let sheet = board.sheet(power);
        Self {
            points: sheet.vp,
            power_points: sheet.power,
            full_power_points: queries::full_power(board, power),
            to_draw: queries::cards_to_draw(board, power),
            dial: sheet.dial,
            to_victory: dial::length(power).saturating_sub(sheet.dial),
            threat: board.threat(power),
            counters: sheet.counters,
            peasants: sheet.peasants,
            hand: sheet.hand,
            deck: sheet.deck,
        }
    }
}

impl Tick {
    /// The tick of a Power's dial with this number, from 1 to the dial's length.
    pub(crate) fn of(power: engine::Power, tick: u8) -> Self {
        Self {
            tick,
            threat: dial::threat(power, tick),
            instruction: dial::instruction(power, tick).into(),
        }
    }
}

impl From<dial::Instruction> for Instruction {
    fn from(instruction: dial::Instruction) -> Self {
        match instruction {
            dial::Instruction::Score(points) => Self::Score { points },
            dial::Instruction::Upgrade => Self::Upgrade,
            dial::Instruction::Draw(cards) => Self::Draw { cards },
            dial::Instruction::Place(count, token) => Self::Place { count, token: Id(token) },
            dial::Instruction::RemoveCorruption(count) => Self::RemoveCorruption { count },
            dial::Instruction::RemoveTokens(count) => Self::RemoveTokens { count },
            dial::Instruction::Victory => Self::Victory,
        }
    }
}
