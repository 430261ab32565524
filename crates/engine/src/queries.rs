//! Numbers as they now stand: one function for each, which asks the cards, the upgrades and the
//! track. Rules, bots, views and scenarios all call these; nobody adds up twice.

use crate::{
    board::{Board, MOST_POWER, PRINTED_SPACES},
    cards::{Ability, Card, ChaosCard, Effect, TrackEffect},
    figure::{Class, Figure, FigureSet, Kind},
    permissions,
    power::{Power, PowerSet},
    region::Region,
    token::Token,
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

/// Whether a region is Populous.
pub fn is_populous(_board: &Board, region: Region) -> bool {
    region.printed_populous()
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
    board.track_effects().fold(PRINTED_SPACES, |spaces, effect| match effect {
        TrackEffect::CardSpaces(only) => spaces.min(only),
        _ => spaces,
    })
}

/// The power points a Power has at the beginning of a summoning phase: printed, plus its upgrades.
pub fn full_power(board: &Board, power: Power) -> u8 {
    let printed = if power == Power::Khorne { 7 } else { 6 };
    let more: u8 = board
        .power_abilities(power)
        .map(|ability| if let Ability::PowerPoints(points) = ability { points } else { 0 })
        .sum();
    (printed + more).min(MOST_POWER)
}

/// How many cards a Power draws in the draw phase.
pub fn cards_to_draw(board: &Board, power: Power) -> u8 {
    let abilities = || board.power_abilities(power);
    if power == Power::Tzeentch {
        let hand = abilities().fold(5, |hand, ability| match ability {
            Ability::DrawsUpTo(more) => hand.max(more),
            _ => hand,
        });
        hand.saturating_sub(board.sheet(power).hand)
    } else {
        let more: u8 = abilities()
            .map(|ability| if let Ability::DrawsMore(cards) = ability { cards } else { 0 })
            .sum();
        2 + more
    }
}

/// Power points to summon a figure to a region: printed, or nothing for an upgraded Leper that has
/// not had its free summoning and finds no other figure of its Power there (FAQ).
pub fn summoning_cost(board: &Board, figure: Figure, by: Power, to: Region) -> u8 {
    let kind = figure.kind();
    let mut others = board.figures_of(by, to);
    others.remove(figure);
    if is_free_to_new_region(board, figure, by) && others.is_empty() {
        0
    } else {
        kind.printed().cost
    }
}

/// Whether this figure still has its free summoning to a region without others of its Power.
#[inline]
pub(crate) fn is_free_to_new_region(board: &Board, figure: Figure, by: Power) -> bool {
    let kind = figure.kind();
    kind.owner == by
        && !board.spent.has(figure)
        && board.ability(kind) == Some(Ability::FreeToNewRegion)
}

/// Power points to play a card in a region: first what replaces its cost, then what adds to it
/// (ruling 30).
pub fn card_cost(board: &Board, card: Card, region: Region) -> u8 {
    own_card_cost(board, card.info(), region) + card_surcharge(board, card.power(), region)
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

/// A kind's attack value: printed, or as its upgrade says.
#[inline]
pub fn attack(board: &Board, kind: Kind) -> u8 {
    match board.ability(kind) {
        Some(Ability::Attack(attack)) => attack,
        _ => kind.printed().attack,
    }
}

/// A figure's defence in a region: printed or upgraded, plus what its commander's cards add, less
/// what other Powers' cards take away, not below 1.
pub fn defence(board: &Board, figure: Figure, region: Region) -> u8 {
    let kind = figure.kind();
    let commander = board.commander(figure);
    let own = match board.ability(kind) {
        Some(Ability::Defence(defence)) => defence,
        _ => kind.printed().defence,
    };
    let (mut more, mut less) = (0, 0);
    for (owner, effect) in board.effects(region) {
        match effect {
            Effect::OwnDefence(by) if owner == commander => more += by,
            Effect::OthersDefenceLess(by) if owner != commander => less += by,
            _ => {}
        }
    }
    if less == 0 { own + more } else { (own + more).saturating_sub(less).max(1) }
}

/// Hits that a Power needs to kill a figure: its defence, less the early hits that this Power has
/// put on it already (ruling 3).
pub fn hits_to_kill(board: &Board, by: Power, figure: Figure, region: Region) -> u8 {
    defence(board, figure, region).saturating_sub(board.wounds.by(by, figure)).max(1)
}

/// Whether only sixes hit a figure.
#[inline]
pub fn is_hit_only_by_sixes(board: &Board, figure: Figure) -> bool {
    board.ability(figure.kind()) == Some(Ability::HitOnlyBySixes)
}

/// The dice of one Power in one battle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BattleDice {
    /// Rolled before all others, as early hits.
    pub early: u8,
    /// Rolled in the Power's normal turn.
    pub normal: u8,
}

/// Battle dice of a Power in a region: what its figures give, as the track limits or adds to it,
/// early strikers first (ruling 28); none where a card or the track says so.
///
/// `rolled_early` says that the Power's early strikers have rolled in this battle already.
pub fn battle_dice(board: &Board, power: Power, region: Region, rolled_early: bool) -> BattleDice {
    let mut dice = BattleDice::default();
    let figures = board.figures_of(power, region);
    if figures.is_empty() || permissions::is_peaceful(board, region) {
        return dice;
    }
    for (kind, these) in figures.by_kind() {
        let attack = attack(board, kind) * these.len();
        if board.ability(kind) == Some(Ability::StrikesEarly) {
            dice.early += attack;
        } else {
            dice.normal += attack;
        }
    }
    if rolled_early {
        dice.early = 0;
    }
    if is_event_region(board, region) {
        for effect in board.track_effects() {
            match effect {
                TrackEffect::DiceAtMost(most) => {
                    let most = if rolled_early { 0 } else { most };
                    dice.early = dice.early.min(most);
                    dice.normal = dice.normal.min(most - dice.early);
                }
                TrackEffect::MoreDice(more) if !rolled_early => {
                    if dice.early > 0 {
                        dice.early += more;
                    } else if dice.normal > 0 {
                        dice.normal += more;
                    }
                }
                _ => {}
            }
        }
    }
    let no_dice =
        board.effects(region).any(|(_, effect)| matches!(effect, Effect::NoDiceFromFigures));
    if no_dice { BattleDice::default() } else { dice }
}

/// A Power's domination value in a region: the printed costs of its cards, its figures, and what
/// cards add; `None` for a Power with neither figure nor card there (ruling 12).
pub fn domination(board: &Board, power: Power, region: Region) -> Option<u8> {
    let figures = board.figures_of(power, region);
    let mut cost = None;
    for card in board.cards(region).filter(|card| card.power() == power) {
        cost = Some(cost.unwrap_or(0) + card.info().cost);
    }
    if figures.is_empty() && cost.is_none() {
        return None;
    }
    let (mut by_attack, mut nothing, mut more) = (false, false, 0);
    for (owner, effect) in board.effects(region) {
        match effect {
            Effect::OthersFiguresCountNothing if owner != power => nothing = true,
            _ if owner != power => {}
            Effect::CountAttackValues => by_attack = true,
            Effect::DominationForCorruption(each) => more += each * board.corruption(region, power),
            Effect::DominationForTokens(each, tokens) => {
                more +=
                    tokens.into_iter().map(|token| each * board.tokens(region, token)).sum::<u8>();
            }
            _ => {}
        }
    }
    let worth = |(kind, these): (Kind, FigureSet)| {
        let each = match board.ability(kind) {
            _ if by_attack => attack(board, kind),
            Some(Ability::CountsAs(figures)) => figures,
            _ => 1,
        };
        each * these.len()
    };
    let figures: u8 = if nothing { 0 } else { figures.by_kind().map(worth).sum() };
    Some(cost.unwrap_or(0) + figures + more)
}

/// Who dominates a region: alone with the highest value, and above the Resistance.
pub fn dominator(board: &Board, region: Region) -> Option<Power> {
    if board.figures(region).is_empty() && board.cards(region).next().is_none() {
        return None;
    }
    let (mut best, mut value, mut tied) = (None, resistance(board, region), false);
    for power in board.powers() {
        match domination(board, power, region) {
            Some(own) if own > value => (best, value, tied) = (Some(power), own, false),
            Some(own) if own == value => tied = true,
            _ => {}
        }
    }
    best.filter(|_| !tied)
}

/// How many corruption tokens less than usual a Power places in a region in the corruption step.
pub fn fewer_tokens(board: &Board, power: Power, region: Region) -> u8 {
    board
        .effects(region)
        .map(|(owner, effect)| match effect {
            Effect::OthersCorruptLess(less) if owner != power => less,
            _ => 0,
        })
        .sum()
}

/// The Cultists of a Power in a region that corrupt. The Horned Rat's never do, whoever commands
/// them (ruling 15).
pub fn corruptors(board: &Board, power: Power, region: Region) -> u8 {
    board
        .figures_of(power, region)
        .and(FigureSet::of_class(Class::Cultist))
        .but(FigureSet::owned_by(Power::HornedRat))
        .len()
}

/// What counts towards a region's ruin: corruption tokens of all Powers, and Warpstone.
pub fn ruin(board: &Board, region: Region) -> u8 {
    board.total_corruption(region).saturating_add(board.tokens(region, Token::Warpstone))
}
