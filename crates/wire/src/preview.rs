//! What a choice would cost and change, from the chooser's own view alone.

use ruinous_engine::{self as engine, Choice, notation};
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Ask, Event, Odds, Outcome, PowerId, PowerNumbers, RegionId, RegionNumbers,
    id::{Id, Wire},
    threatening,
};

/// What a choice would lead to, up to the next decision or to what nobody can know yet.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Preview {
    /// The line of the notation that it is about.
    pub choice: String,
    /// What it costs in power points.
    pub cost: u8,
    /// What would happen, in order.
    pub events: Vec<Event>,
    /// The regions whose numbers change.
    pub regions: Vec<RegionChange>,
    /// The Powers whose numbers change.
    pub powers: Vec<PowerChange>,
    /// Where foresight ends.
    pub stop: Stop,
    /// The odds of every battle that then threatens.
    pub odds: Vec<Odds>,
}

/// The numbers of a region before and after.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RegionChange {
    /// Which.
    pub region: RegionId,
    /// As they stand.
    pub before: RegionNumbers,
    /// As they would stand.
    pub after: RegionNumbers,
}

/// The numbers of a Power before and after.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PowerChange {
    /// Which.
    pub power: PowerId,
    /// As they stand.
    pub before: PowerNumbers,
    /// As they would stand.
    pub after: PowerNumbers,
}

/// Where foresight ends.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Stop {
    /// At the next decision.
    Asked { ask: Ask },
    /// A Power rolls dice in a region.
    Roll { by: PowerId, region: RegionId },
    /// A Power draws a card.
    Draw { power: PowerId },
    /// An Old World card is drawn.
    OldWorldCard,
    /// A Power has to show a card of its hand.
    Shown { power: PowerId },
    /// The game is over.
    Over { outcome: Outcome },
}

impl Preview {
    /// What a choice of the viewer would lead to, or why it is refused.
    pub fn of(view: &engine::View, choice: Choice, text: &Text) -> Result<Self, engine::Refused> {
        let power = view.viewer().ok_or(engine::Refused::NothingAsked)?;
        let preview = view.preview(choice)?;
        let (before, after) = (view.board(), preview.board());
        let seen = |event: &engine::Event| Event::seen_by(Some(power), *event);
        Ok(Self {
            choice: notation::choice_line(power, choice),
            cost: preview.cost,
            events: preview.events.iter().map(seen).collect(),
            regions: regions(before, after),
            powers: powers(before, after),
            stop: stop(preview.stop, text),
            odds: threatening(after),
        })
    }
}

fn regions(before: &engine::Board, after: &engine::Board) -> Vec<RegionChange> {
    let change = |region| {
        let [before, after] = [before, after].map(|board| RegionNumbers::of(board, region));
        (before != after).then_some(RegionChange { region: Id(region), before, after })
    };
    engine::Region::ALL.into_iter().filter_map(change).collect()
}

fn powers(before: &engine::Board, after: &engine::Board) -> Vec<PowerChange> {
    let change = |power| {
        let [before, after] = [before, after].map(|board| PowerNumbers::of(board, power));
        (before != after).then_some(PowerChange { power: Id(power), before, after })
    };
    after.powers().into_iter().filter_map(change).collect()
}

fn stop(stop: engine::Stop, text: &Text) -> Stop {
    match stop {
        engine::Stop::Asked(decision) => Stop::Asked { ask: Ask::for_others(&decision, text) },
        engine::Stop::Roll { by, region } => Stop::Roll { by: Id(by), region: Id(region) },
        engine::Stop::Draw(power) => Stop::Draw { power: Id(power) },
        engine::Stop::OldWorldCard => Stop::OldWorldCard,
        engine::Stop::Shown(power) => Stop::Shown { power: Id(power) },
        engine::Stop::Over(outcome) => Stop::Over { outcome: outcome.wire() },
    }
}
