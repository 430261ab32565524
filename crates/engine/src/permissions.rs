//! Yes or no: may this happen here? What forbids wins over what allows.

use crate::{
    board::{Board, Space},
    cards::{Card, Effect, TrackEffect},
    figure::FigureSet,
    phase::Phase,
    power::Power,
    queries,
    region::{RUINATION_CARDS, Region, RegionSet},
    token::Token,
};

/// Whether the track speaks so of the Event regions, and this is one.
#[inline]
fn event_forbids(board: &Board, region: Region, what: TrackEffect) -> bool {
    board.tokens(region, Token::Event) > 0 && board.track_effects().any(|effect| effect == what)
}

/// Whether there is no battle in a region, and no battle dice from anything (ruling 29).
#[inline]
pub fn is_peaceful(board: &Board, region: Region) -> bool {
    event_forbids(board, region, TrackEffect::NoBattle)
}

/// Whether magic symbols do not count in a region, and no card that bears one is played there.
#[inline]
pub fn magic_is_silenced(board: &Board, region: Region) -> bool {
    event_forbids(board, region, TrackEffect::NoMagic)
}

/// The card in a region that keeps a Power's figures from being summoned away.
#[inline]
pub fn holds_back(board: &Board, power: Power, region: Region) -> Option<Card> {
    board.cards_in_force(region).find(|card| {
        let holds = |effect: &Effect| matches!(effect, Effect::OthersMayNotLeave);
        card.power() != power && card.info().effects.iter().any(holds)
    })
}

/// The regions to which a Power may summon: where it commands a figure and next to that; anywhere
/// if it commands none at all (ruling 16).
#[inline]
pub fn reach(board: &Board, power: Power) -> RegionSet {
    let presence = board.presence(power);
    if presence.is_empty() { RegionSet::ALL } else { presence.and_neighbours() }
}

/// The card space that would be filled next, if there is one: the left one first (ruling 23).
#[inline]
pub fn empty_space(board: &Board, region: Region) -> Option<u8> {
    empty_space_of(board, region, queries::card_spaces(board))
}

/// The same, for one who knows how many spaces each region has.
#[inline]
pub(crate) fn empty_space_of(board: &Board, region: Region, most: u8) -> Option<u8> {
    let spaces = board.spaces(region);
    let filled = spaces.iter().filter(|space| !space.is_empty()).count();
    if filled >= usize::from(most) {
        return None;
    }
    spaces.iter().position(Space::is_empty).map(|space| space as u8)
}

/// The card that keeps everyone from placing corruption in a region.
#[inline]
pub fn forbids_corruption(board: &Board, region: Region) -> Option<Card> {
    board.cards_in_force(region).find(|card| card.info().effects.contains(&Effect::NoCorruption))
}

/// Whether corruption can be placed in a region.
#[inline]
pub fn may_place_corruption(board: &Board, region: Region) -> bool {
    !board.is_ruined(region) && forbids_corruption(board, region).is_none()
}

/// Whether a token can be placed in a region: not in ruins, and not when none is left (ruling 19).
#[inline]
pub fn may_place_token(board: &Board, token: Token, region: Region) -> bool {
    !board.is_ruined(region) && board.supply(token) > 0
}

/// Whether a region is to be ruined now: twelve tokens, and a ruination card is left.
pub fn is_to_be_ruined(board: &Board, region: Region) -> bool {
    !board.is_ruined(region)
        && queries::ruin(board, region) >= 12
        && board.ruined_count() < RUINATION_CARDS
}

/// The figures in a region that a Power's hits can kill in battle: those it does not command, that
/// still stand and that nothing shields.
#[inline]
pub fn targets(board: &Board, by: Power, region: Region) -> FigureSet {
    board.figures(region).but(board.commands[by]).but(board.shielded).but(board.tipped)
}

/// Whether a Power's hits would have something to fall on.
#[inline]
pub fn has_target(board: &Board, by: Power, region: Region) -> bool {
    board.tokens(region, Token::Peasant) > 0 || !targets(board, by, region).is_empty()
}

/// Whether there is a battle in a region: some Power has dice and a target (ruling 6).
pub fn is_battle(board: &Board, region: Region) -> bool {
    !board.figures(region).is_empty()
        && board.powers().into_iter().any(|power| {
            let dice = queries::battle_dice(board, power, region, false);
            dice.early + dice.normal > 0 && has_target(board, power, region)
        })
}

/// Whether a region is such that two corruption tokens placed there earn a Power a counter.
pub fn meets_condition(board: &Board, power: Power, region: Region) -> bool {
    match power {
        Power::Khorne | Power::HornedRat => false,
        Power::Nurgle => queries::is_populous(board, region),
        Power::Tzeentch => {
            queries::magic_symbols(board, region) + board.tokens(region, Token::Warpstone) >= 2
        }
        Power::Slaanesh => {
            board.phase() == Phase::Corruption
                && board.corruption_step
                && board.tokens(region, Token::Noble) + board.tokens(region, Token::Hero) > 0
        }
    }
}
