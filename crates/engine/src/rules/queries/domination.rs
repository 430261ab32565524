//! Domination values, and who dominates.

use crate::{
    board::Board,
    cards::{Ability, Effect},
    rules::queries::{attack, resistance},
    vocabulary::{Figure, FigureSet, Kind, Mark, Power, PowerSet, Region},
};

/// A Power's domination value in a region: the printed costs of its cards, its figures, and what
/// cards add; `None` for a Power with neither figure nor card there (ruling 12).
#[inline(always)] // nearly all that is asked of it is asked in one loop, below
pub fn domination(board: &Board, power: Power, region: Region) -> Option<u8> {
    let figures = board.figures_of(power, region);
    if figures.is_empty() && !board.has_filled_space(region) {
        return None;
    }
    let mut cost = None;
    for card in board.cards(region).filter(|card| card.power() == power) {
        cost = Some(cost.unwrap_or(0) + card.info().cost);
    }
    if figures.is_empty() && cost.is_none() {
        return None;
    }
    let counting = Counting::of(board, power, region);
    let worth = |(kind, these): (Kind, FigureSet)| counting.each(board, kind) * these.len();
    let figures: u8 = figures.but(board.shocked).but(board.surrendered).by_kind().map(worth).sum();
    Some(cost.unwrap_or(0) + figures + counting.more + surrendered_to(board, power, region))
}

/// What a figure adds to a Power's domination value where it stands.
pub fn domination_of_figure(board: &Board, figure: Figure, power: Power, region: Region) -> u8 {
    if board.surrendered.has(figure) {
        return u8::from(has_surrendered(board, figure, power));
    }
    if board.shocked.has(figure) || board.commander(figure) != power {
        return 0;
    }
    Counting::of(board, power, region).each(board, figure.kind())
}

/// What cards add to a Power's domination value in a region besides their costs.
pub fn added_domination(board: &Board, power: Power, region: Region) -> u8 {
    Counting::of(board, power, region).more
}

/// How a Power's figures count in a region, and what cards add there.
struct Counting {
    by_attack: bool,
    nothing: bool,
    more: u8,
}

impl Counting {
    #[inline(always)]
    fn of(board: &Board, power: Power, region: Region) -> Self {
        let (mut by_attack, mut nothing, mut more, mut held) = (false, false, 0, 0);
        board.effects(region).for_each(|(owner, effect)| match effect {
            Effect::OthersFiguresCountNothing if owner != power => nothing = true,
            _ if owner != power => {}
            Effect::CountAttackValues => by_attack = true,
            Effect::HoldsTheDead => held = board.detained(region).len(),
            Effect::DominationForCorruption(each) => more += each * board.corruption(region, power),
            Effect::DominationForTokens(each, tokens) => {
                more +=
                    tokens.into_iter().map(|token| each * board.tokens(region, token)).sum::<u8>();
            }
            _ => {}
        });
        Self { by_attack, nothing, more: more + held }
    }

    /// What a figure of a kind counts that is neither shocked nor has surrendered.
    #[inline(always)]
    fn each(&self, board: &Board, kind: Kind) -> u8 {
        match board.ability(kind) {
            _ if self.nothing => 0,
            _ if self.by_attack => attack(board, kind),
            Some(Ability::CountsAs(figures)) => figures,
            _ => 1,
        }
    }
}

/// Figures in a region that have surrendered to a Power and count for it where they stand.
fn surrendered_to(board: &Board, power: Power, region: Region) -> u8 {
    if board.surrendered.is_empty() {
        return 0;
    }
    let here = board.figures(region).and(board.surrendered);
    here.filter(|figure| has_surrendered(board, *figure, power)).count() as u8
}

fn has_surrendered(board: &Board, figure: Figure, power: Power) -> bool {
    board.marked_by(figure).any(|card| card.power() == power && card.marks(Mark::Surrendered))
}

/// The Powers that share the highest domination value in a region, if that is above the Resistance.
#[inline(never)] // so that what everybody asks for, below, has it inline
pub fn tied(board: &Board, region: Region) -> PowerSet {
    let value = |power: Power| domination(board, power, region).unwrap_or(0);
    let best = board.powers().into_iter().map(value).max().unwrap_or(0);
    if best <= resistance(board, region) {
        return PowerSet::EMPTY;
    }
    board.powers().into_iter().filter(|power| value(*power) == best).collect()
}

/// Who dominates a region: alone with the highest value, and above the Resistance.
pub fn dominator(board: &Board, region: Region) -> Option<Power> {
    let is_filled = board.has_filled_space(region);
    if board.figures(region).is_empty() && !is_filled {
        return None;
    }
    let (mut best, mut value, mut tied) = (None, resistance(board, region), false);
    for power in board.powers() {
        // Most Powers have nothing in most regions, and need not be asked.
        if !is_filled && board.figures_of(power, region).is_empty() {
            continue;
        }
        match domination(board, power, region) {
            Some(own) if own > value => (best, value, tied) = (Some(power), own, false),
            Some(own) if own == value => tied = true,
            _ => {}
        }
    }
    best.filter(|_| !tied)
}
