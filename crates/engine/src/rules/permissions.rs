//! Yes or no: may this happen here? What forbids wins over what allows.

use arrayvec::ArrayVec;

use crate::{
    board::{Board, Space},
    cards::{Ability, Card, Effect, OldWorldCard, TrackEffect},
    rules::queries::{self, Battle},
    vocabulary::{Class, FigureSet, Kind, Phase, Power, Region, RegionSet, Token, printed},
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

/// Whether magic symbols do not count in a region.
#[inline]
pub fn magic_is_silenced(board: &Board, region: Region) -> bool {
    event_forbids(board, region, TrackEffect::NoMagic)
}

/// The card on the track that keeps cards with a magic symbol out of a region.
pub fn forbids_magic_cards(board: &Board, region: Region) -> Option<OldWorldCard> {
    if board.tokens(region, Token::Event) == 0 { None } else { silencer(board) }
}

/// The card on the track that keeps cards with a magic symbol out of Event regions.
pub(crate) fn silencer(board: &Board) -> Option<OldWorldCard> {
    board.track().into_iter().flatten().find(|card| {
        matches!(card.info().on_track, Some(TrackEffect::NoMagic | TrackEffect::NoMagicCards))
    })
}

/// The card that keeps a Power from playing cards in a region.
#[inline]
pub fn forbids_cards(board: &Board, power: Power, region: Region) -> Option<Card> {
    board.cards_in_force(region).find(|card| {
        let forbids = |effect: &Effect| matches!(effect, Effect::OthersPlayNoCards);
        card.power() != power && card.info().effects.iter().any(forbids)
    })
}

/// Whether more figures of a Power are in a region than of some other player who is present there.
pub fn outnumbers_someone(board: &Board, power: Power, region: Region) -> bool {
    let own = board.figures_of(power, region).len();
    board.present(region).any(|other| other != power && board.figures_of(other, region).len() < own)
}

/// The card in a region that keeps a Power's figures from being summoned away.
#[inline]
pub fn holds_back(board: &Board, power: Power, region: Region) -> Option<Card> {
    if !board.has_filled_space(region) {
        return None;
    }
    board.cards_in_force(region).find(|card| {
        let holds = |effect: &Effect| matches!(effect, Effect::OthersMayNotLeave);
        card.power() != power && card.info().effects.iter().any(holds)
    })
}

/// The regions to which a Power may summon: where it commands a figure and next to that; anywhere
/// if it commands none at all (ruling 16).
#[inline]
pub fn reach(board: &Board, power: Power) -> RegionSet {
    reach_from(board.presence(power))
}

/// The same, for one who knows where the Power is.
#[inline]
pub fn reach_from(presence: RegionSet) -> RegionSet {
    if presence.is_empty() { RegionSet::ALL } else { presence.and_neighbours() }
}

/// The card space that would be filled next, if there is one: the left one first (ruling 23).
#[inline]
pub fn empty_space(board: &Board, region: Region) -> Option<u8> {
    empty_space_of(board, region, queries::card_spaces(board))
}

/// The same, for one who knows how many spaces each region has.
#[inline]
fn empty_space_of(board: &Board, region: Region, most: u8) -> Option<u8> {
    let [left, right, _] = board.spaces(region);
    match (left.is_empty(), right.is_empty()) {
        (true, true) => (most > 0).then_some(0),
        (true, false) => (most > 1).then_some(0),
        (false, true) => (most > 1).then_some(1),
        (false, false) => None,
    }
}

/// What a Power's upgrades add to where it may play a card.
#[derive(Clone, Copy)]
pub(crate) struct CardRoom {
    spaces: u8,
    additional: bool,
    covers: bool,
}

impl CardRoom {
    pub fn of(board: &Board, power: Power) -> Self {
        let mut room =
            Self { spaces: queries::card_spaces(board), additional: false, covers: false };
        for ability in board.power_abilities(power) {
            room.additional |= ability == Ability::AdditionalCard;
            room.covers |= ability == Ability::CoversCards;
        }
        room
    }

    /// Whether a region in which nothing lies has a card space.
    #[inline]
    pub fn is_any(self) -> bool {
        self.spaces > 0 || self.additional
    }

    /// The empty space into which the Power would play in a region: a printed one, or, when those
    /// are full, the additional one.
    #[inline]
    pub fn space(self, board: &Board, region: Region) -> Option<u8> {
        empty_space_of(board, region, self.spaces).or_else(|| {
            let additional = printed::CARD_SPACES;
            let is_empty = board.spaces(region)[usize::from(additional)].is_empty();
            (self.additional && is_empty).then_some(additional)
        })
    }

    /// The printed spaces of a region whose cards the Power may cover: another player's.
    pub fn coverable(self, board: &Board, power: Power, region: Region) -> ArrayVec<(u8, Card), 2> {
        let mut spaces = ArrayVec::new();
        for space in 0..printed::CARD_SPACES {
            if let Space::Card(card) = board.spaces(region)[usize::from(space)]
                && self.covers
                && card.power() != power
            {
                spaces.push((space, card));
            }
        }
        spaces
    }

    /// Whether there is room for a card of the Power in a region.
    #[inline]
    pub fn has_room(self, board: &Board, power: Power, region: Region) -> bool {
        self.space(board, region).is_some()
            || (self.covers && !self.coverable(board, power, region).is_empty())
    }
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
        && queries::ruin(board, region) >= printed::RUIN
        && board.ruined_count() < printed::RUINATION_CARDS
}

/// The figures in a region that a Power's hits can kill in battle: those it does not command, that
/// still stand and that nothing shields.
#[inline]
pub fn targets(board: &Board, by: Power, region: Region) -> FigureSet {
    let standing = board.figures(region).but(board.tipped);
    let targets = standing.but(board.commands[by]).but(board.shielded);
    targets.but(protected(board, by, standing))
}

/// Cultists among some figures of a region that standing Warriors of their Power protect.
#[inline]
fn protected(board: &Board, by: Power, standing: FigureSet) -> FigureSet {
    let mut protected = FigureSet::EMPTY;
    for power in board.powers().without(by) {
        let warriors = Kind::of(power, Class::Warrior);
        if board.ability(warriors) == Some(Ability::ProtectsCultists)
            && !standing.and(board.commands[power]).and(warriors.figures()).is_empty()
        {
            let cultists = FigureSet::of_class(Class::Cultist).and(board.commands[power]);
            protected = protected.or(cultists);
        }
    }
    protected
}

/// Whether a Power's hits would have something to fall on.
#[inline]
pub fn has_target(board: &Board, by: Power, region: Region) -> bool {
    board.tokens(region, Token::Peasant) > 0 || !targets(board, by, region).is_empty()
}

/// Whether there is a battle in a region: some Power has dice and a target (ruling 6).
pub fn is_battle(board: &Board, region: Region, battle: Battle) -> bool {
    let has_peasants = board.tokens(region, Token::Peasant) > 0;
    board.powers().into_iter().any(|power| {
        // Where all obey one Power and no Peasant is about, it need not be asked for dice.
        let has_enemies = !board.figures(region).but(board.commands[power]).is_empty();
        (has_enemies || has_peasants) && has_target(board, power, region) && {
            let dice = queries::battle_dice(board, power, region, battle);
            dice.early + dice.normal > 0
        }
    })
}

/// Whether a region is such that two corruption tokens placed there in one phase earn a Power a
/// counter.
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

/// Whether a card in a region lets two tokens that a Power places there in one round earn a counter,
/// whatever the region is.
pub fn card_meets_condition(board: &Board, power: Power, region: Region) -> bool {
    board
        .cards_in_force(region)
        .any(|card| card.power() == power && card.info().effects.contains(&Effect::MeetsCondition))
}
