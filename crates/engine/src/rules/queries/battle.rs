//! Attack, defence and battle dice.

use crate::{
    board::Board,
    cards::{Ability, Effect, TrackEffect},
    rules::{
        permissions,
        queries::{is_event_region, magic_symbols},
    },
    vocabulary::{Class, Figure, FigureSet, Kind, Power, PowerSet, Region},
};

/// A kind's attack value: printed, or as its upgrade says.
#[inline]
pub fn attack(board: &Board, kind: Kind) -> u8 {
    match board.ability(kind) {
        Some(Ability::Attack(attack)) => attack,
        _ => kind.printed().attack,
    }
}

/// What cards in a region add to the attack of each of a Power's figures there.
fn more_attack(board: &Board, power: Power, region: Region) -> u8 {
    board
        .effects(region)
        .map(|(owner, effect)| match effect {
            Effect::OwnAttackInNumbers(more)
                if owner == power && permissions::outnumbers_someone(board, power, region) =>
            {
                more
            }
            _ => 0,
        })
        .sum()
}

/// A figure's defence in a region: printed or upgraded, plus what its commander's cards add and
/// times what they multiply, less what other Powers' cards take away, not below 1.
pub fn defence(board: &Board, figure: Figure, region: Region) -> u8 {
    let kind = figure.kind();
    let commander = board.commander(figure);
    let own = match board.ability(kind) {
        Some(Ability::Defence(defence)) => defence,
        _ => kind.printed().defence,
    };
    let (mut more, mut times, mut less) = (0, 1, 0);
    board.effects(region).for_each(|(owner, effect)| match effect {
        Effect::OthersDefenceLess(by) if owner != commander => less += by,
        _ if owner != commander => {}
        Effect::OwnDefence(by) => more += by,
        Effect::OwnDefenceTimes(by) => times *= by,
        Effect::OwnDefenceInNumbers(by)
            if permissions::outnumbers_someone(board, owner, region) =>
        {
            more += by;
        }
        _ => {}
    });
    let raised = (own + more) * times;
    if less == 0 { raised } else { raised.saturating_sub(less).max(1) }
}

/// What cards in a region could yet add to a figure's defence, and multiply it by, when others have
/// died or its commander has changed: no figure's defence rises further than that.
pub(crate) fn most_added_defence(board: &Board, region: Region) -> (u8, u8) {
    let (mut more, mut times) = (0u8, 1u8);
    board.effects(region).for_each(|(_, effect)| match effect {
        Effect::OwnDefence(by) | Effect::OwnDefenceInNumbers(by) => more = more.saturating_add(by),
        Effect::OwnDefenceTimes(by) => times = times.saturating_mul(by),
        _ => {}
    });
    (more, times)
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

/// What is special about a battle. The default is one of the battle phase in which nobody has
/// rolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Battle {
    /// It is fought outside the battle phase, so what belongs to that phase stays out.
    pub is_immediate: bool,
    /// The Powers that have rolled early in this battle.
    pub early_rollers: PowerSet,
    /// The figures they rolled for.
    pub rolled_early: FigureSet,
    /// The dice that were taken from each Power in this battle phase and region already.
    pub taken: DiceTaken,
}

/// How many dice were taken from each Power, up to seven: three bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DiceTaken(u16);

impl DiceTaken {
    /// How many were taken from a Power.
    #[inline]
    pub const fn from(self, power: Power) -> u8 {
        (self.0 >> (3 * power as u16) & 7) as u8
    }

    pub(crate) fn add(&mut self, power: Power, dice: u8) {
        let more = dice.min(7 - self.from(power));
        self.0 += u16::from(more) << (3 * power as u16);
    }
}

/// The dice of one Power in one battle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BattleDice {
    /// Rolled before all others, as early hits.
    pub early: u8,
    /// Rolled in the Power's normal turn.
    pub normal: u8,
    /// Of the early dice, how many others take away: those above are without them.
    pub early_taken: u8,
    /// Of the normal dice, how many others take away.
    pub normal_taken: u8,
}

/// Battle dice of a Power in a region (ruling 28): what its figures give, as the track limits or adds
/// to it, early strikers first; none where a card or the track says so. Then what its cards and
/// upgrades add, and last what other Powers take away, from the first roll and what that cannot give
/// from the next; never below 0.
pub fn battle_dice(board: &Board, power: Power, region: Region, battle: Battle) -> BattleDice {
    let has_figures = !board.figures_of(power, region).is_empty();
    // Without a figure only one's own cards give dice.
    if !has_figures && !board.cards(region).any(|card| card.power() == power)
        || permissions::is_peaceful(board, region)
    {
        return BattleDice::default();
    }
    let mut dice = dice_of_figures(board, power, region, battle);
    let mut more = 0;
    for ability in board.power_abilities(power) {
        if let Ability::MoreDice(dice) = ability
            && has_figures
        {
            more += dice;
        }
    }
    board.effects(region).for_each(|(owner, effect)| match effect {
        Effect::NoDiceFromFigures => dice = BattleDice::default(),
        _ if battle.is_immediate => {}
        Effect::DiceForMagic(each) if owner == power => {
            more += each * magic_symbols(board, region);
        }
        _ => {}
    });
    dice.normal += more;
    if dice == BattleDice::default() {
        return dice;
    }
    let less = dice_taken(board, power, region, battle);
    dice.early_taken = less.min(dice.early);
    dice.normal_taken = (less - dice.early_taken).min(dice.normal);
    dice.early -= dice.early_taken;
    dice.normal -= dice.normal_taken;
    dice
}

/// How many dice others still take from a Power in a region: what their cards and Greater Daemons
/// say, less what they have had in this battle phase.
pub(crate) fn dice_taken(board: &Board, power: Power, region: Region, battle: Battle) -> u8 {
    let by_cards: u8 = board
        .effects(region)
        .map(|(owner, effect)| match effect {
            Effect::OthersDiceLess(by) if owner != power && !battle.is_immediate => by,
            _ => 0,
        })
        .sum();
    let all = by_cards + dice_taken_by_daemons(board, power, region);
    all.saturating_sub(battle.taken.from(power))
}

/// The dice that a Power's figures give in a region, with what the track says about them.
fn dice_of_figures(board: &Board, power: Power, region: Region, battle: Battle) -> BattleDice {
    let mut dice = BattleDice::default();
    let figures = board.figures_of(power, region);
    if figures.is_empty() {
        return dice;
    }
    let has_rolled = battle.early_rollers.has(power);
    let more = more_attack(board, power, region);
    for (kind, these) in
        figures.but(board.shocked).but(board.surrendered).but(battle.rolled_early).by_kind()
    {
        let attack = (attack(board, kind) + more) * these.len();
        if board.ability(kind) == Some(Ability::StrikesEarly) && !has_rolled {
            dice.early += attack;
        } else {
            dice.normal += attack;
        }
    }
    if is_event_region(board, region) {
        for effect in board.track_effects() {
            match effect {
                TrackEffect::DiceAtMost(most) => {
                    let most = if has_rolled { 0 } else { most };
                    dice.early = dice.early.min(most);
                    dice.normal = dice.normal.min(most - dice.early);
                }
                TrackEffect::MoreDice(more) if !has_rolled => {
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
    dice
}

/// Dice that other Powers' Greater Daemons take from a Power in a region.
fn dice_taken_by_daemons(board: &Board, power: Power, region: Region) -> u8 {
    let daemons = board.figures(region).and(FigureSet::of_class(Class::Daemon));
    daemons
        .but(board.commands[power])
        .map(|daemon| match board.ability(daemon.kind()) {
            Some(Ability::OthersDiceLess(less)) => less,
            _ => 0,
        })
        .sum()
}
