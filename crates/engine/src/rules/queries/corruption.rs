//! Corruption tokens: who places how many, and what they are worth.

use crate::{
    board::Board,
    cards::{Ability, Effect, TrackEffect},
    vocabulary::{Class, FigureSet, Kind, Power, Region, Token},
};

/// How many corruption tokens less than usual the cards in a region let a Power place there in the
/// corruption step.
pub fn fewer_tokens(board: &Board, power: Power, region: Region) -> u8 {
    let less = |(owner, effect)| match effect {
        Effect::OthersCorruptLess(less) if owner != power => less,
        _ => 0,
    };
    board.effects(region).map(less).sum()
}

/// How many tokens fewer the track lets every Power's figures place in each region.
fn fewer_tokens_by_track(board: &Board) -> u8 {
    let less = |effect| if let TrackEffect::CorruptLess(less) = effect { less } else { 0 };
    board.track_effects().map(less).sum()
}

/// The tokens that a Power's Cultists place in a region in the corruption step.
pub fn tokens_of_figures(board: &Board, power: Power, region: Region) -> u8 {
    match corruptors(board, power, region) {
        0 => 0,
        cultists => cultists
            .saturating_sub(fewer_tokens(board, power, region))
            .saturating_sub(fewer_tokens_by_track(board)),
    }
}

/// The bonus tokens that a Power places in a region in the corruption step, after those of its
/// figures: by its cards and by its Cultists' upgrade. A bonus that needs a token placed is lost
/// without one.
pub fn bonus_tokens(board: &Board, power: Power, region: Region) -> u8 {
    let places_any = || tokens_of_figures(board, power, region) > 0;
    let cultists = Kind::of(power, Class::Cultist);
    let by_upgrade = match board.ability(cultists) {
        Some(Ability::CorruptsMore(near)) => {
            let is_near = near.is_none_or(|token| board.tokens(region, token) > 0);
            let has_one = !board.figures_of(power, region).and(cultists.figures()).is_empty();
            u8::from(is_near && has_one && places_any())
        }
        _ => 0,
    };
    let by_cards: u8 = board
        .effects(region)
        .filter(|(owner, _)| *owner == power)
        .map(|(_, effect)| match effect {
            Effect::ExtraForOpponents(most) => {
                let placed = |other: &Power| board.placed[region][*other].in_phase() > 0;
                board.powers().without(power).into_iter().filter(placed).count().min(most.into())
                    as u8
            }
            Effect::ExtraWithTokens(tokens) => {
                let near = tokens.into_iter().any(|token| board.tokens(region, token) > 0);
                u8::from(near && places_any())
            }
            Effect::ExtraWithCultists(least) => u8::from(corruptors(board, power, region) >= least),
            _ => 0,
        })
        .sum();
    by_upgrade + by_cards
}

/// The Cultists of a Power in a region that corrupt. The Horned Rat's never do, whoever commands
/// them (ruling 15), nor do those that have surrendered.
pub fn corruptors(board: &Board, power: Power, region: Region) -> u8 {
    board
        .figures_of(power, region)
        .and(FigureSet::of_class(Class::Cultist))
        .but(FigureSet::owned_by(Power::HornedRat))
        .but(board.surrendered)
        .len()
}

/// What a Power's corruption counts for when a ruined region is scored: its tokens; for the Horned
/// Rat its own figures there at their cost.
pub fn corruption_when_scored(board: &Board, power: Power, region: Region) -> u8 {
    let tokens = board.corruption(region, power);
    if power != Power::HornedRat {
        return tokens;
    }
    let own = board.figures_of(power, region).and(FigureSet::owned_by(power));
    tokens + own.map(|figure| figure.kind().printed().cost).sum::<u8>()
}

/// What counts towards a region's ruin: corruption tokens of all Powers, and Warpstone.
pub fn ruin(board: &Board, region: Region) -> u8 {
    board.total_corruption(region).saturating_add(board.tokens(region, Token::Warpstone))
}
