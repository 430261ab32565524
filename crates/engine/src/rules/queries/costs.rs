//! What things cost in power points.

use crate::{
    board::Board,
    cards::{Ability, Card, ChaosCard, Effect, TrackEffect},
    vocabulary::{Class, Figure, Power, Region},
};

/// Power points to summon a figure to a region: printed, or nothing where its upgrade says so; then
/// what the track adds (ruling 30).
pub fn summoning_cost(board: &Board, figure: Figure, by: Power, to: Region) -> u8 {
    let own =
        if is_summoned_free(board, figure, by, to) { 0 } else { figure.kind().printed().cost };
    own + summoning_surcharge(board, figure.kind().class)
}

/// What the track adds to the cost of summoning a figure of this class.
#[inline]
pub(crate) fn summoning_surcharge(board: &Board, class: Class) -> u8 {
    if class != Class::Daemon {
        return 0;
    }
    let more = |effect| if let TrackEffect::DaemonsCostMore(more) = effect { more } else { 0 };
    board.track_effects().map(more).sum()
}

/// Whether an upgrade lets a figure be summoned to a region for nothing: an upgraded Leper where
/// there is no other figure of its Power (FAQ), the Bloodthirster where corruption is deep. Once a
/// round each.
pub fn is_summoned_free(board: &Board, figure: Figure, by: Power, to: Region) -> bool {
    if !may_be_free(board, figure, by) {
        return false;
    }
    match board.ability(figure.kind()) {
        Some(Ability::FreeToNewRegion) => {
            let mut others = board.figures_of(by, to);
            others.remove(figure);
            others.is_empty()
        }
        Some(Ability::FreeWhereCorrupted(tokens)) => board.total_corruption(to) >= tokens,
        _ => false,
    }
}

/// Whether this figure still has its free summoning of the round.
#[inline]
pub(crate) fn may_be_free(board: &Board, figure: Figure, by: Power) -> bool {
    figure.owner() == by
        && !board.spent.has(figure)
        && matches!(
            board.ability(figure.kind()),
            Some(Ability::FreeToNewRegion | Ability::FreeWhereCorrupted(_))
        )
}

/// Power points to play a card in a region: first what replaces its cost, then what adds to it
/// (ruling 30).
pub fn card_cost(board: &Board, card: Card, region: Region) -> u8 {
    own_card_cost(board, card.info(), region) + card_surcharge(board, card.power(), region)
}

/// Whether a card's text may let it be played for nothing.
#[inline]
pub(crate) fn may_be_free_card(card: &ChaosCard) -> bool {
    card.effects.iter().any(|effect| matches!(effect, Effect::FreeWhereCorrupted(_)))
}

/// What a card itself asks for in a region: its printed cost, or nothing where its text says so.
#[inline]
pub(crate) fn own_card_cost(board: &Board, card: &ChaosCard, region: Region) -> u8 {
    let is_free = card.effects.iter().any(|effect| {
        matches!(effect, Effect::FreeWhereCorrupted(tokens)
            if board.total_corruption(region) >= *tokens)
    });
    if is_free { 0 } else { card.cost }
}

/// What the cards in a region add to the cost of another Power's card.
#[inline]
pub fn card_surcharge(board: &Board, power: Power, region: Region) -> u8 {
    board
        .effects(region)
        .map(|(owner, effect)| match effect {
            Effect::OthersCardsCostMore(more) if owner != power => more,
            _ => 0,
        })
        .sum()
}
