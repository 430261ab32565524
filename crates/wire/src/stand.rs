//! How things stood within a step: a last hit can end a battle, a phase and a round, and whoever shows that wants to
//! know what each phase began with.

use ruinous_engine::{self as engine, Board, Witness};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{PowerId, PowerNumbers, RegionId, RegionNumbers, id::Id};

/// How things stood when a phase, or the corruption step, began within a step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Stand {
    /// How many of the step's events had happened then, the beginning itself too.
    pub after: u32,
    /// The regions whose numbers had changed since the one before, or since before the step.
    pub regions: Vec<RegionStand>,
    /// The same of the Powers.
    pub powers: Vec<PowerStand>,
}

/// A region as it stood.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RegionStand {
    /// Which.
    pub region: RegionId,
    /// Its numbers then.
    #[serde(flatten)]
    pub numbers: RegionNumbers,
}

/// A Power as it stood.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PowerStand {
    /// Which.
    pub power: PowerId,
    /// Its numbers then.
    #[serde(flatten)]
    pub numbers: PowerNumbers,
}

/// How things stood within a step that began with what this witness has seen: nothing, and at no cost, if no
/// phase began in it. All of it lies open, so that it is the same for all.
pub(crate) fn stands(before: &Witness, events: &[engine::Event]) -> Vec<Stand> {
    if !events.iter().any(begins) {
        return Vec::new();
    }
    let mut stands = Vec::new();
    let mut witness = *before;
    let mut last = Numbers::of(witness.board());
    for (after, event) in (1..).zip(events) {
        witness.see(*event);
        if begins(event) {
            let now = Numbers::of(witness.board());
            stands.push(now.since(&last, after));
            last = now;
        }
    }
    stands
}

fn begins(event: &engine::Event) -> bool {
    matches!(event, engine::Event::PhaseBegan(_) | engine::Event::CorruptionStepBegan)
}

/// All numbers of a board.
struct Numbers {
    regions: Vec<RegionStand>,
    powers: Vec<PowerStand>,
}

impl Numbers {
    fn of(board: &Board) -> Self {
        let region =
            |region| RegionStand { region: Id(region), numbers: RegionNumbers::of(board, region) };
        let power =
            |power| PowerStand { power: Id(power), numbers: PowerNumbers::of(board, power) };
        Self {
            regions: engine::Region::ALL.into_iter().map(region).collect(),
            powers: board.powers().into_iter().map(power).collect(),
        }
    }

    fn since(&self, before: &Self, after: u32) -> Stand {
        fn changed<T: Clone + PartialEq>(now: &[T], before: &[T]) -> Vec<T> {
            now.iter()
                .zip(before)
                .filter(|(now, before)| now != before)
                .map(|(now, _)| now.clone())
                .collect()
        }
        Stand {
            after,
            regions: changed(&self.regions, &before.regions),
            powers: changed(&self.powers, &before.powers),
        }
    }
}
