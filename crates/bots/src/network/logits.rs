//! The logits of one decision.

use arrayvec::ArrayVec;
use ruinous_engine::{Board, Choice, Decision, Power, Region};

use super::{
    HIDDEN, Layers, Network, WIDTH,
    inputs::{INPUTS, OfTable, TABLE, look_at_region, look_at_table},
};
use crate::{
    numbers::ROW,
    policy::{Action, Part, parts},
};

/// Regions as each Power sees them, and nowhere.
const PLACES: usize = Power::ALL.len() * (Region::ALL.len() + 1);

/// What was seen of a place: inputs, then hidden units.
pub(super) type Seen = [f32; WIDTH];

/// What the network makes of the options of a decision.
pub struct Logits<'a> {
    layers: &'a Layers,
    board: &'a Board,
    pub(super) decision: Decision,
    table: [f32; OfTable::ALL.len()],
    /// What the table adds to the hidden units, wherever they look.
    from_table: [f32; HIDDEN],
    /// What was seen so far, and where it is for each Power and region.
    pub(super) seen: ArrayVec<Seen, PLACES>,
    index: [Option<u8>; PLACES],
    /// The logits of figures that come and leave, once somebody has asked: many options share them.
    moves: [[Option<f32>; PLACES]; Action::MOVES],
}

impl<'a> Logits<'a> {
    /// Nothing is looked at yet.
    pub fn at(network: &'a Network, board: &'a Board, decision: Decision) -> Self {
        let layers = &network.powers[decision.power];
        let table = look_at_table(board, decision.power);
        let mut from_table = [0.0; HIDDEN];
        for (input, row) in table.iter().zip(&layers.hidden[TABLE..]) {
            add_times(&mut from_table, row, *input);
        }
        Self {
            layers,
            board,
            decision,
            table,
            from_table,
            seen: ArrayVec::new(),
            index: [None; PLACES],
            moves: [[None; PLACES]; Action::MOVES],
        }
    }

    /// Looks at where a part of an option happens, and says which of what was seen that is.
    pub(super) fn look(&mut self, part: Part) -> usize {
        let region = part.region.map_or(Region::ALL.len(), |region| region as usize);
        let place = part.seen_by as usize * (Region::ALL.len() + 1) + region;
        if let Some(index) = self.index[place] {
            return index.into();
        }
        let mut inputs = [0.0; TABLE];
        look_at_region(self.board, part.seen_by, part.region, &mut inputs);
        let mut hidden = self.from_table;
        for (input, row) in inputs.iter().zip(self.layers.hidden.iter()) {
            // Most of what there can be in a region is not there.
            if *input != 0.0 {
                add_times(&mut hidden, row, *input);
            }
        }
        let mut seen = [0.0; WIDTH];
        seen[..TABLE].copy_from_slice(&inputs);
        seen[TABLE..INPUTS].copy_from_slice(&self.table);
        seen[INPUTS..].copy_from_slice(&hidden.map(|unit| unit.max(0.0)));
        self.index[place] = Some(self.seen.len() as u8);
        self.seen.push(seen);
        self.seen.len() - 1
    }

    /// The logit of an option.
    #[inline]
    pub fn logit(&mut self, option: Choice) -> f32 {
        let (first, second) = parts(option, self.decision.power, self.decision.question);
        let logit = self.logit_of(first);
        second.map_or(logit, |second| logit + self.logit_of(second))
    }

    #[inline]
    fn logit_of(&mut self, part: Part) -> f32 {
        let (place, seen) = (part.action.place(), self.look(part));
        if place >= Action::MOVES {
            return weighted(&self.seen[seen], &self.layers.actions[place]);
        }
        let logit = || weighted(&self.seen[seen], &self.layers.actions[place]);
        *self.moves[place][seen].get_or_insert_with(logit)
    }

    /// The weights that an action counts with for hidden units.
    pub(super) fn out_of_hidden(&self, place: usize) -> &[f32] {
        &self.layers.actions[place][INPUTS..]
    }
}

#[inline]
pub(super) fn add_times<const SIZE: usize>(sums: &mut [f32; SIZE], row: &[f32; SIZE], times: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += times * number;
    }
}

/// Whole rows are added at once, and nothing may be left over.
const _: () = assert!(WIDTH.is_multiple_of(ROW));

#[inline]
fn weighted(seen: &Seen, weights: &Seen) -> f32 {
    let mut sums = [0.0; ROW];
    for (seen, weights) in seen.chunks_exact(ROW).zip(weights.chunks_exact(ROW)) {
        for ((sum, number), weight) in sums.iter_mut().zip(seen).zip(weights) {
            *sum += number * weight;
        }
    }
    sums.iter().sum()
}
