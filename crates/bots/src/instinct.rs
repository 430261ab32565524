//! What comes to a Power's mind at a glance, for playing on quickly: rules of thumb from the rulebook's
//! chapters on each Power, cheap enough to be asked millions of times.

use ruinous_engine::{Board, Choice, Class, Group, Power, Region, queries};

use crate::{evaluation::counter_on_offer, usefulness::appeal};

/// How much an option draws a Power, 0 for what is pointless.
pub(crate) fn pull(board: &Board, by: Power, option: Choice) -> u32 {
    match option {
        Choice::Summon { from: Some(from), to, .. } if from == to => 0,
        Choice::Summon { group, from, to } => summoning(board, by, group, from, to),
        // Cards and figures are weighed against each other on the same scale.
        Choice::Play { .. } => 2 * appeal(board, by, option),
        _ => appeal(board, by, option),
    }
}

fn summoning(board: &Board, by: Power, group: Group, from: Option<Region>, to: Region) -> u32 {
    let here = board.figures(to);
    let own = board.figures_of(by, to);
    let is_prey = by == Power::Khorne && here != own;
    if board.is_ruined(to) {
        return if is_prey && group.kind.class != Class::Cultist { 6 } else { 0 };
    }
    let mut pull = 4 + u32::from(queries::conquest_value(board, to));
    match group.kind.class {
        // Two of them earn a counter where there is one to be earned.
        Class::Cultist if !kills_or_dominates(by) && queries::corruptors(board, by, to) < 2 => {
            pull += (6.0 * counter_on_offer(board, by, to)) as u32;
        }
        Class::Warrior | Class::Daemon if is_prey => {
            let is_first = own.map(|figure| figure.kind().printed().attack).all(|dice| dice == 0);
            pull += if is_first { 9 } else { 2 };
        }
        _ => {}
    }
    match from {
        None => pull,
        Some(from) if board.is_ruined(from) => pull,
        // A figure that stands alone where there is something to gain had better stay.
        Some(from) if board.figures_of(by, from).len() > 1 => pull / 2,
        Some(_) => pull / 4,
    }
}

/// Whether a Power earns its counters by other means than corruption.
fn kills_or_dominates(power: Power) -> bool {
    matches!(power, Power::Khorne | Power::HornedRat)
}
