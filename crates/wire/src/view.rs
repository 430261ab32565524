//! Everything that lies on the table, as one viewer sees it.

use std::collections::BTreeMap;

use ruinous_engine::{self as engine, OldWorldCard, Phase, Question, Token, printed, queries};
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardSetId, Copies, Lying, OldWorldId, OldWorldSetId, PhaseId, Power, PowerId, Region, Sentence,
    TokenId,
    id::{Id, Wire},
    region::lying,
};

/// A game as one Power, or a spectator, sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct View {
    /// Who looks: a Power, or a spectator.
    #[schema(required)]
    pub viewer: Option<PowerId>,
    /// The viewer's own hand, and nobody else's; empty for a spectator.
    pub hand: Vec<Copies>,
    /// What everybody sees.
    #[serde(flatten)]
    pub open: Open,
}

/// What lies open: the same for all who look.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Open {
    /// What was agreed before play.
    pub setup: Setup,
    /// The number of the round, from 1.
    pub round: u8,
    /// How long the game can still last.
    pub rounds: Rounds,
    /// The phase that is being played.
    pub phase: PhaseId,
    /// The phases of the round in order: what is over, what is being played, what is to come.
    pub phases: Vec<PhaseOfRound>,
    /// The Powers at the table, in Power order.
    pub powers: Vec<Power>,
    /// The nine regions, in region order.
    pub regions: Vec<Region>,
    /// Corruption tokens and Warpstone that ruin a region.
    pub ruin: u8,
    /// Victory points that end the game.
    pub enough_points: u16,
    /// How many ruination cards are left. When none is, the game ends.
    pub ruination_cards: u8,
    /// How many card spaces each region has.
    pub card_spaces: u8,
    /// The two spaces of the Old World track.
    pub track: [Option<TrackSpace>; 2],
    /// The dead that lie on a card of the track as long as that is there.
    pub dead_on_track: Vec<Lying>,
    /// The Old World deck.
    pub old_world: OldWorld,
    /// How many tokens of each kind are left to place.
    pub tokens: BTreeMap<TokenId, u8>,
    /// The dice that lie on the table while it is asked whether to roll one again, lowest first.
    pub dice: Vec<u8>,
}

/// What was agreed before play.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Setup {
    /// The Powers at the table, in Power order.
    pub powers: Vec<PowerId>,
    /// The Chaos cards and upgrades in use.
    pub cards: CardSetId,
    /// The cards from which the Old World deck was dealt.
    pub old_world: OldWorldSetId,
}

/// How long a game can last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Rounds {
    /// The round that is being played.
    pub now: u8,
    /// The last one that there can be: with it the Old World deck ends. A card that draws another brings it nearer.
    pub most: u8,
}

/// A phase of the round.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PhaseOfRound {
    /// Which.
    pub phase: PhaseId,
    /// Whether it is over, being played, or to come.
    pub when: When,
}

/// When a phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// It is over.
    Over,
    /// It is being played.
    Now,
    /// It is to come.
    ToCome,
}

/// A card on the track.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TrackSpace {
    /// Which.
    pub card: OldWorldId,
    /// Whether it bears the Twin-tailed Comet.
    pub comet: bool,
    /// What it does while it is there, in words; nothing if it does nothing.
    #[schema(required)]
    pub said: Option<Sentence>,
}

/// The Old World deck.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct OldWorld {
    /// How many cards are left.
    pub left: u8,
    /// The cards that nobody has seen in this game: the deck, and what went back to the box.
    pub unseen: Vec<Unseen>,
    /// Who acts for the Old World: the lowest Threat.
    pub acting: PowerId,
}

/// So many of an Old World card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Unseen {
    /// Which.
    pub card: OldWorldId,
    /// How many.
    pub copies: u8,
}

impl View {
    /// What a viewer sees, in his language.
    pub fn new(view: &engine::View, text: &Text) -> Self {
        Self { viewer: view.viewer().wire(), hand: hand(view), open: Open::of(view, text) }
    }
}

/// The viewer's own hand.
pub(crate) fn hand(view: &engine::View) -> Vec<Copies> {
    view.hand().map(|(card, copies)| Copies { card: Id(card), copies }).collect()
}

impl Open {
    /// What everybody sees of a view.
    pub(crate) fn of(view: &engine::View, text: &Text) -> Self {
        let board = view.board();
        let in_sight = view.in_sight();
        let power = |power| Power::of(board, power, in_sight[power]);
        let asked = view.decision().map(|decision| decision.power);
        let tokens = Token::ALL.into_iter().map(|token| (Id(token), board.supply(token)));
        let space = |card: OldWorldCard| TrackSpace {
            card: Id(card),
            comet: card.info().comet,
            said: text.track_text(card).map(|said| Sentence::read(&said)),
        };
        Self {
            setup: board.setup().wire(),
            round: board.round(),
            rounds: Rounds { now: board.round(), most: queries::last_round(board) },
            phase: board.phase().wire(),
            phases: phases(board.phase()),
            powers: board.powers().into_iter().map(power).collect(),
            regions: engine::Region::ALL
                .into_iter()
                .map(|region| Region::of(board, region, asked))
                .collect(),
            ruin: printed::RUIN,
            enough_points: printed::ENOUGH_POINTS,
            ruination_cards: printed::RUINATION_CARDS.saturating_sub(board.ruined_count()),
            card_spaces: queries::card_spaces(board),
            track: board.track().map(|card| card.map(space)),
            dead_on_track: lying(board.eclipsed()),
            old_world: OldWorld::of(board),
            tokens: tokens.collect(),
            dice: dice(view),
        }
    }
}

impl Wire<Setup> for engine::Setup {
    fn wire(self) -> Setup {
        Setup {
            powers: self.powers().wire(),
            cards: self.cards().wire(),
            old_world: self.old_world().wire(),
        }
    }
}

impl OldWorld {
    fn of(board: &engine::Board) -> Self {
        let unseen = board.old_world_unseen();
        let copies = |card: OldWorldCard| {
            let copies = unseen.count(card.place());
            (copies > 0).then_some(Unseen { card: Id(card), copies })
        };
        Self {
            left: board.old_world_deck(),
            unseen: OldWorldCard::pool(board.setup()).filter_map(copies).collect(),
            acting: queries::lowest_threat(board).wire(),
        }
    }
}

fn phases(now: Phase) -> Vec<PhaseOfRound> {
    let when = |phase: Phase| match phase.cmp(&now) {
        std::cmp::Ordering::Less => When::Over,
        std::cmp::Ordering::Equal => When::Now,
        std::cmp::Ordering::Greater => When::ToCome,
    };
    Phase::ALL.map(|phase| PhaseOfRound { phase: Id(phase), when: when(phase) }).to_vec()
}

/// The dice of a roll of which one may be rolled again.
fn dice(view: &engine::View) -> Vec<u8> {
    let is_asked =
        |decision: engine::Decision| matches!(decision.question, Question::RollAgain { .. });
    if !view.decision().is_some_and(is_asked) {
        return Vec::new();
    }
    let faces = (1..).zip(view.dice());
    faces.flat_map(|(face, count)| std::iter::repeat_n(face, count.into())).collect()
}
