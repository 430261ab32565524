//! Numbers as they now stand: one function for each, which asks the cards, the upgrades and the
//! track. Rules, bots, views and scenarios all call these; nobody adds up twice.

mod battle;
mod corruption;
mod costs;
mod domination;

pub use battle::{
    Battle, BattleDice, DiceTaken, attack, battle_dice, defence, hits_to_kill, is_hit_only_by_sixes,
};
pub use corruption::{
    bonus_tokens, corruption_when_scored, corruptors, fewer_tokens, ruin, tokens_of_figures,
};
pub use costs::{card_cost, card_surcharge, is_summoned_free, summoning_cost};
pub use domination::{added_domination, domination, domination_of_figure, dominator, tied};

pub(crate) use battle::{dice_taken, most_added_defence};
pub(crate) use costs::{may_be_free, may_be_free_card, own_card_cost, summoning_surcharge};

use crate::{
    board::Board,
    cards::{Ability, Effect, TrackEffect},
    rules::permissions,
    vocabulary::{Class, FigureSet, Power, PowerSet, Region, Token, printed},
};

/// Whether the tokens of a region say that the Event cards on the track speak of it.
#[inline]
fn is_event_region(board: &Board, region: Region) -> bool {
    board.tokens(region, Token::Event) > 0
}

/// The Power with the lowest Threat, who acts for the Old World. The Horned Rat is lower in a tie.
pub fn lowest_threat(board: &Board) -> Power {
    let rank = |power: &Power| (board.threat(*power), *power != Power::HornedRat);
    board.powers().into_iter().min_by_key(rank).unwrap_or(Power::Khorne)
}

/// The Power with the highest Threat among some. The Horned Rat is lower in a tie.
pub fn highest_threat(board: &Board, among: PowerSet) -> Option<Power> {
    among.into_iter().max_by_key(|&power| (board.threat(power), power != Power::HornedRat))
}

/// Who has more dial advancement counters than any other Power: its dial turns once more.
pub fn most_counters(board: &Board) -> Option<Power> {
    let counters = |power: Power| board.sheet(power).counters;
    let most = board.powers().into_iter().map(counters).max().filter(|most| *most > 0)?;
    let mut leaders = board.powers().into_iter().filter(|power| counters(*power) == most);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// The last round that the Old World deck allows: every round draws a card at least, and the one that draws the
/// last is the end.
pub fn last_round(board: &Board) -> u8 {
    board.round().saturating_add(board.old_world_deck())
}

/// Resistance: printed, plus the track, less Skaven and cards; floored once, at 0, at the end
/// (ruling 31).
pub fn resistance(board: &Board, region: Region) -> u8 {
    let raised: u8 = board
        .track_effects()
        .map(|effect| match effect {
            TrackEffect::ResistanceForTokens(token) => board.tokens(region, token),
            TrackEffect::EventResistance(more) if is_event_region(board, region) => more,
            _ => 0,
        })
        .sum();
    let lowered: u8 = board
        .effects(region)
        .map(|(_, effect)| if let Effect::ResistanceLess(less) = effect { less } else { 0 })
        .sum();
    (region.printed_value() + raised)
        .saturating_sub(board.tokens(region, Token::Skaven))
        .saturating_sub(lowered)
}

/// Conquest Value: printed, plus one for each Noble.
pub fn conquest_value(board: &Board, region: Region) -> u8 {
    region.printed_value() + board.tokens(region, Token::Noble)
}

/// Whether a region is Populous: printed so, or with so many Cultists, tipped ones too, as some
/// Power's upgrade asks for.
pub fn is_populous(board: &Board, region: Region) -> bool {
    region.printed_populous() || {
        let cultists = board.figures(region).and(FigureSet::of_class(Class::Cultist)).len();
        let enough =
            |ability| matches!(ability, Ability::PopulousWithCultists(most) if cultists >= most);
        let crowded = |power| board.power_abilities(power).any(enough);
        cultists > 0 && board.powers().into_iter().any(crowded)
    }
}

/// Magic symbols in a region: those of cards, cancelled ones too (ruling 24), and of figures.
pub fn magic_symbols(board: &Board, region: Region) -> u8 {
    if permissions::magic_is_silenced(board, region) {
        return 0;
    }
    let on_cards = board.cards(region).filter(|card| card.info().magic).count() as u8;
    let on_figures: u8 = board
        .figures(region)
        .and(FigureSet::of_class(Class::Daemon))
        .map(|figure| match board.ability(figure.kind()) {
            Some(Ability::MagicSymbols(symbols)) => symbols,
            _ => 0,
        })
        .sum();
    on_cards + on_figures
}

/// How many card spaces each region has.
#[inline]
pub fn card_spaces(board: &Board) -> u8 {
    board.track_effects().fold(printed::CARD_SPACES, |spaces, effect| match effect {
        TrackEffect::CardSpaces(only) => spaces.min(only),
        _ => spaces,
    })
}

/// The power points a Power has at the beginning of a summoning phase: printed, plus its upgrades.
pub fn full_power(board: &Board, power: Power) -> u8 {
    let near_tokens = |count: u8, token: Token| {
        let near = |region: &Region| board.tokens(*region, token) >= count;
        board.presence(power).into_iter().filter(near).count() as u8
    };
    let more: u8 = board
        .power_abilities(power)
        .map(|ability| match ability {
            Ability::PowerPoints(points) => points,
            Ability::PowerNearTokens(count, token) => near_tokens(count, token),
            _ => 0,
        })
        .sum();
    (printed::power_points(power) + more).min(printed::MOST_POWER)
}

/// How many cards a Power draws in the draw phase.
pub fn cards_to_draw(board: &Board, power: Power) -> u8 {
    let abilities = || board.power_abilities(power);
    if power == Power::Tzeentch {
        let hand = abilities().fold(printed::HAND_OF_TZEENTCH, |hand, ability| match ability {
            Ability::DrawsUpTo(more) => hand.max(more),
            _ => hand,
        });
        hand.saturating_sub(board.sheet(power).hand)
    } else {
        let more: u8 = abilities()
            .map(|ability| if let Ability::DrawsMore(cards) = ability { cards } else { 0 })
            .sum();
        printed::CARDS_DRAWN + more
    }
}
