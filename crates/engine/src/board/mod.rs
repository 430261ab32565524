//! The board: everything that all players see. It changes only by [`Event`](crate::Event)s.

pub mod bag;
mod changes;
mod dead;
mod difference;
mod event;
mod marks;
mod placed;
mod ruin;
mod wounds;

pub use event::{Change, Event, Reason, Shows};
pub use placed::Placed;
pub use wounds::Wounds;

pub(crate) use ruin::Ruin;

use bag::{Bag, SmallBag, TinyBag};
use dead::Detained;
use marks::MarkedBy;

use crate::{
    cards::{Ability, Card, Effect, OldWorldCard, TrackEffect, Upgrade},
    setup::Setup,
    vocabulary::{
        ByPower, ByRegion, ByToken, Class, Figure, FigureSet, Kind, Phase, Power, PowerSet, Region,
        RegionSet, Token, dial, printed, starting_tokens,
    },
};

/// A place for a Chaos card next to a region's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Space {
    /// Nothing lies there.
    #[default]
    Empty,
    /// A Chaos card lies there.
    Card(Card),
    /// A figure fills it.
    Figure(Figure),
}

impl Space {
    /// Whether nothing lies there.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Space::Empty)
    }
}

/// How many spaces a region has room for: left, right, and one for an additional card.
pub const SPACES: usize = 3;

/// What lies in front of a Power, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct PowerSheet {
    /// Victory points.
    pub vp: u16,
    /// Power points left.
    pub power: u8,
    /// Ticks that the dial has turned.
    pub dial: u8,
    /// Dial advancement counters earned this round.
    pub counters: u8,
    /// Peasants captured.
    pub peasants: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards drawn since the game began.
    pub(crate) drawn: u16,
    /// Upgrades in play, one bit for each place in the Power's list.
    pub(crate) upgrades: u8,
    /// Upgrades that were used in this round, of those that can be used once.
    pub(crate) used: u8,
    /// Cards set aside, face up.
    pub set_aside: TinyBag,
    /// The discard pile.
    pub discard: SmallBag,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// By which of the four conditions.
    pub by: EndedBy,
    /// Who won: nobody when the Old World did, several when a victory is shared.
    pub winners: PowerSet,
}

crate::vocabulary::vocabulary! {
    /// The four ways in which a game ends, in the order in which they are checked.
    EndedBy, a "way of ending" {
        /// A Threat dial shows Victory.
        Dial = "dial",
        /// A Power has fifty victory points or more.
        Vp = "vp",
        /// Five regions are ruined.
        Ruin = "ruin",
        /// The Old World deck is empty: everyone loses.
        Deck = "deck",
    }
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) setup: Setup,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whether the corruption step, the second of its phase, has begun.
    pub(crate) corruption_step: bool,
    pub(crate) outcome: Option<Outcome>,

    pub(crate) at: ByRegion<FigureSet>,
    pub(crate) reserve: FigureSet,
    /// Whom each Power commands, on the board and off it.
    pub(crate) commands: ByPower<FigureSet>,
    pub(crate) controlled: FigureSet,
    pub(crate) kept: FigureSet,
    pub(crate) shielded: FigureSet,
    pub(crate) spent: FigureSet,
    pub(crate) settled: FigureSet,
    pub(crate) hated: FigureSet,
    pub(crate) shocked: FigureSet,
    pub(crate) surrendered: FigureSet,
    pub(crate) marked_by: MarkedBy,
    /// Killed in the battle that is being fought, and still standing on the board.
    pub(crate) tipped: FigureSet,
    pub(crate) wounds: Wounds,
    /// The dead that lie on cards in regions.
    pub(crate) detained: Detained,
    /// The dead that lie on a card of the track.
    pub(crate) eclipsed: FigureSet,

    pub(crate) spaces: ByRegion<[Space; SPACES]>,
    /// The regions in which something lies in a card space: mostly it is none, and many ask.
    pub(crate) filled: RegionSet,
    /// Which spaces hold a card whose text is cancelled, one bit for each.
    pub(crate) cancelled: ByRegion<u8>,
    /// Cards under those in the two printed spaces; their text is cancelled.
    pub(crate) covered: ByRegion<[Option<Card>; printed::CARD_SPACES as usize]>,
    pub(crate) corruption: ByRegion<ByPower<u8>>,
    pub(crate) tokens: ByRegion<ByToken<u8>>,
    pub(crate) supply: ByToken<u8>,
    pub(crate) ruined: RegionSet,
    /// Ruined this round and not scored yet.
    pub(crate) to_score: RegionSet,
    pub(crate) ruination: ByRegion<Ruin>,

    pub(crate) sheets: ByPower<PowerSheet>,
    pub(crate) track: [Option<OldWorldCard>; 2],
    pub(crate) old_world_deck: u8,
    /// The Old World cards that have not been seen: the deck, and what went back to the box.
    pub(crate) old_world_unseen: Bag,

    // What has happened so far and still matters.
    /// Corruption tokens placed in this phase and in this round.
    pub(crate) placed: ByRegion<ByPower<Placed>>,
    /// Who has earned a counter in this phase.
    pub(crate) earned: ByRegion<PowerSet>,
    /// Who has killed a figure in this round.
    pub(crate) killers: ByRegion<PowerSet>,
    /// Whose figures Heroes cannot remove in this round.
    pub(crate) sheltered: ByRegion<PowerSet>,
    /// Battles fought in this round.
    pub(crate) battles: ByRegion<u8>,
}

impl Board {
    /// The empty board before tokens and cards are dealt.
    pub(crate) fn new(setup: Setup) -> Self {
        let mut reserve = FigureSet::EMPTY;
        for power in setup.powers() {
            reserve = reserve.or(FigureSet::owned_by(power));
        }
        let sheets = ByPower::new_with(|power| PowerSheet {
            deck: if setup.powers().has(power) {
                Card::full_deck(power, setup.set_of(power)).len()
            } else {
                0
            },
            ..PowerSheet::default()
        });
        Self {
            setup,
            round: 1,
            phase: Phase::OldWorld,
            corruption_step: false,
            outcome: None,
            at: ByRegion::default(),
            reserve,
            commands: ByPower::new_with(FigureSet::owned_by),
            controlled: FigureSet::EMPTY,
            kept: FigureSet::EMPTY,
            shielded: FigureSet::EMPTY,
            spent: FigureSet::EMPTY,
            settled: FigureSet::EMPTY,
            hated: FigureSet::EMPTY,
            shocked: FigureSet::EMPTY,
            surrendered: FigureSet::EMPTY,
            marked_by: MarkedBy::default(),
            detained: Detained::default(),
            eclipsed: FigureSet::EMPTY,
            covered: ByRegion::default(),
            sheltered: ByRegion::default(),
            battles: ByRegion::default(),
            tipped: FigureSet::EMPTY,
            wounds: Wounds::default(),
            spaces: ByRegion::default(),
            filled: RegionSet::EMPTY,
            cancelled: ByRegion::default(),
            corruption: ByRegion::default(),
            tokens: ByRegion::default(),
            supply: ByToken::new_with(|token| token.supply(setup.powers())),
            ruined: RegionSet::EMPTY,
            to_score: RegionSet::EMPTY,
            ruination: ByRegion::default(),
            sheets,
            track: [None; 2],
            old_world_deck: setup.old_world_deck(),
            old_world_unseen: OldWorldCard::full_pool(setup),
            placed: ByRegion::default(),
            earned: ByRegion::default(),
            killers: ByRegion::default(),
        }
    }

    /// What was agreed before play.
    pub fn setup(&self) -> Setup {
        self.setup
    }
    /// The Powers at the table.
    #[inline]
    pub fn powers(&self) -> PowerSet {
        self.setup.powers()
    }
    /// The number of the round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }
    /// The phase that is being played.
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    /// What lies in front of a Power.
    pub fn sheet(&self, power: Power) -> &PowerSheet {
        &self.sheets[power]
    }
    /// All figures in a region, tipped ones too.
    #[inline]
    pub fn figures(&self, region: Region) -> FigureSet {
        self.at[region]
    }
    /// The figures that a Power commands in a region, tipped ones too.
    #[inline]
    pub fn figures_of(&self, power: Power, region: Region) -> FigureSet {
        self.at[region].and(self.commands[power])
    }
    /// The figures that a Power can summon from off the board.
    #[inline]
    pub fn reserve_of(&self, power: Power) -> FigureSet {
        self.reserve.and(FigureSet::owned_by(power))
    }
    /// The dead that lie on cards, in regions or on the track, and cannot be summoned.
    pub fn held_by_cards(&self) -> FigureSet {
        self.detained.all().or(self.eclipsed)
    }
    /// The dead that lie on cards in a region until the end phase begins.
    pub fn detained(&self, region: Region) -> FigureSet {
        self.detained.at(region)
    }
    /// The dead that lie on a card of the track as long as that is there.
    pub fn eclipsed(&self) -> FigureSet {
        self.eclipsed
    }
    /// Early hits that have not killed yet.
    pub fn wounds(&self) -> &Wounds {
        &self.wounds
    }
    /// The corruption tokens that a Power has placed in a region in this phase and in this round.
    pub fn placed(&self, region: Region, power: Power) -> Placed {
        self.placed[region][power]
    }
    /// The number of the ruination card in a region, if it is ruined.
    pub fn ruination(&self, region: Region) -> Option<u8> {
        Some(self.ruination[region].card()).filter(|number| *number > 0)
    }
    /// The round in which a region was ruined, if that was played.
    pub fn ruined_in(&self, region: Region) -> Option<u8> {
        Some(self.ruination[region].round()).filter(|round| *round > 0)
    }
    /// The regions that were ruined in this round and are still to be scored.
    pub fn to_score(&self) -> RegionSet {
        self.to_score
    }
    /// Who has earned a counter in a region in this phase.
    pub fn earned(&self, region: Region) -> PowerSet {
        self.earned[region]
    }
    /// Whose figures Heroes cannot remove from a region in this round.
    pub fn sheltered(&self, region: Region) -> PowerSet {
        self.sheltered[region]
    }
    /// The Power that commands a figure: its owner, unless another has taken control.
    #[inline]
    pub fn commander(&self, figure: Figure) -> Power {
        if !self.controlled.has(figure) {
            return figure.owner();
        }
        let taken = Power::ALL.into_iter().find(|&power| self.commands[power].has(figure));
        taken.unwrap_or(figure.owner())
    }
    /// The regions in which a Power commands a figure.
    #[inline]
    pub fn presence(&self, power: Power) -> RegionSet {
        let mut regions = RegionSet::EMPTY;
        for region in Region::ALL {
            if !self.figures_of(power, region).is_empty() {
                regions = regions.with(region);
            }
        }
        regions
    }
    /// The Powers that command a figure in a region, in Power order.
    pub fn present(&self, region: Region) -> impl Iterator<Item = Power> + '_ {
        self.powers().into_iter().filter(move |&power| !self.figures_of(power, region).is_empty())
    }

    /// The figures that were killed in the battle that is being fought, and lie until it is over.
    #[inline]
    pub fn tipped(&self) -> FigureSet {
        self.tipped
    }
    /// How many battles were fought in a region in this round, the present one too.
    #[inline]
    pub fn battles(&self, region: Region) -> u8 {
        self.battles[region]
    }

    /// How many tokens of a kind lie in a region.
    #[inline]
    pub fn tokens(&self, region: Region, token: Token) -> u8 {
        self.tokens[region][token]
    }
    /// How many tokens of a kind are left to place.
    pub fn supply(&self, token: Token) -> u8 {
        self.supply[token]
    }
    /// How many corruption tokens of a Power lie in a region.
    #[inline]
    pub fn corruption(&self, region: Region, power: Power) -> u8 {
        self.corruption[region][power]
    }
    /// How many corruption tokens lie in a region, all Powers' together. Warpstone is not counted.
    #[inline]
    pub fn total_corruption(&self, region: Region) -> u8 {
        self.corruption[region].0.iter().sum()
    }
    /// Whether a region is ruined, this round or earlier.
    #[inline]
    pub fn is_ruined(&self, region: Region) -> bool {
        self.ruined.has(region)
    }
    /// The regions that are not ruined.
    #[inline]
    pub fn unruined(&self) -> RegionSet {
        RegionSet::ALL.but(self.ruined)
    }
    /// How many regions are ruined.
    pub fn ruined_count(&self) -> u8 {
        self.ruined.len()
    }

    /// The card spaces of a region: left, right, additional.
    #[inline]
    pub fn spaces(&self, region: Region) -> &[Space; SPACES] {
        &self.spaces[region]
    }
    /// The card spaces of a region; none of them if nothing lies there, as is mostly so.
    #[inline]
    fn filled_spaces(&self, region: Region) -> &[Space] {
        if self.filled.has(region) { &self.spaces[region] } else { &[] }
    }
    /// Puts something into a card space, or takes it out.
    pub(crate) fn fill(&mut self, region: Region, space: usize, with: Space) {
        self.spaces[region][space] = with;
        let is_filled = self.spaces[region].iter().any(|space| !space.is_empty());
        let others = self.filled.without(region);
        self.filled = if is_filled { others.with(region) } else { others };
    }
    /// Whether the text of the card in this space is cancelled.
    #[inline]
    pub fn is_cancelled(&self, region: Region, space: usize) -> bool {
        self.cancelled[region] >> space & 1 != 0
    }
    /// Whether anything lies in a card space of a region. Where nothing does, no card need be asked.
    #[inline]
    pub fn has_filled_space(&self, region: Region) -> bool {
        self.filled.has(region)
    }
    /// The Chaos cards in a region, left before right, cancelled ones too; covered ones last.
    #[inline]
    pub fn cards(&self, region: Region) -> impl Iterator<Item = Card> + '_ {
        let filled = self.filled_spaces(region);
        let covered: &[_] = if filled.is_empty() { &[] } else { &self.covered[region] };
        let lying = filled.iter().filter_map(|space| match space {
            Space::Card(card) => Some(*card),
            _ => None,
        });
        lying.chain(covered.iter().filter_map(|card| *card))
    }
    /// The cards that others cover in the two printed spaces of a region.
    pub fn covered(&self, region: Region) -> [Option<Card>; printed::CARD_SPACES as usize] {
        self.covered[region]
    }
    /// The Chaos cards in a region whose text is in force, left before right.
    #[inline]
    pub fn cards_in_force(&self, region: Region) -> impl Iterator<Item = Card> + '_ {
        self.filled_spaces(region).iter().enumerate().filter_map(move |(number, space)| match space
        {
            Space::Card(card) if !self.is_cancelled(region, number) => Some(*card),
            _ => None,
        })
    }
    /// Whether a card in force in a region does this.
    #[inline]
    pub fn has_effect(&self, region: Region, effect: Effect) -> bool {
        self.cards_in_force(region).any(|card| card.info().effects.contains(&effect))
    }
    /// What the cards in force do in a region, each with the Power that played it.
    #[inline]
    pub fn effects(&self, region: Region) -> impl Iterator<Item = (Power, Effect)> + '_ {
        self.cards_in_force(region)
            .flat_map(|card| card.info().effects.iter().map(move |effect| (card.power(), *effect)))
    }
    /// The Old World cards on the track: the spaces 1 and 2.
    pub fn track(&self) -> [Option<OldWorldCard>; 2] {
        self.track
    }
    /// What the cards on the track do, space 1 first.
    #[inline]
    pub fn track_effects(&self) -> impl Iterator<Item = TrackEffect> + '_ {
        self.track.iter().filter_map(|card| card.as_ref()?.info().on_track)
    }
    /// How many cards the Old World deck still has.
    pub fn old_world_deck(&self) -> u8 {
        self.old_world_deck
    }
    /// The Old World cards nobody has seen in this game.
    pub fn old_world_unseen(&self) -> Bag {
        self.old_world_unseen
    }

    /// Whether a Power has this upgrade in play.
    pub fn has_upgrade(&self, upgrade: Upgrade) -> bool {
        self.sheets[upgrade.power()].upgrades >> upgrade.place() & 1 != 0
    }
    /// The upgrades that a Power has in play.
    #[inline]
    pub fn upgrades(&self, power: Power) -> impl Iterator<Item = Upgrade> + use<> {
        self.upgrades_from(power, 0)
    }
    /// The upgrades in play from this place of the Power's list on.
    #[inline]
    fn upgrades_from(&self, power: Power, first: u8) -> impl Iterator<Item = Upgrade> + use<> {
        let set = self.setup.set_of(power);
        let mut left = self.sheets[power].upgrades >> first << first;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as u8;
            let is_any = left != 0;
            left &= left.wrapping_sub(1);
            is_any.then(|| Upgrade::new(power, set, place))
        })
    }
    /// What its upgrade gives to this kind of figure, if its owner has it.
    #[inline]
    pub fn ability(&self, kind: Kind) -> Option<Ability> {
        let place = kind.class as u8;
        (self.sheets[kind.owner].upgrades >> place & 1 != 0)
            .then(|| Upgrade::new(kind.owner, self.setup.set_of(kind.owner), place).info().ability)
    }
    /// The upgrade of a kind of figure, in play or not.
    pub fn upgrade_of(&self, kind: Kind) -> Upgrade {
        Upgrade::new(kind.owner, self.setup.set_of(kind.owner), kind.class as u8)
    }
    /// The Power's own upgrade that gives what is looked for, if the Power has it.
    #[inline]
    pub fn find_upgrade<T>(
        &self,
        power: Power,
        gives: impl Fn(Ability) -> Option<T>,
    ) -> Option<(Upgrade, T)> {
        self.power_upgrades(power)
            .find_map(|upgrade| Some((upgrade, gives(upgrade.info().ability)?)))
    }
    /// The upgrades in play that are the Power's own, not one of its followers'.
    #[inline]
    fn power_upgrades(&self, power: Power) -> impl Iterator<Item = Upgrade> + use<> {
        self.upgrades_from(power, Class::ALL.len() as u8)
    }
    /// Whether a Power has used an upgrade in this round.
    pub fn is_used(&self, upgrade: Upgrade) -> bool {
        self.sheets[upgrade.power()].used >> upgrade.place() & 1 != 0
    }
    /// What a Power's own upgrades give it.
    #[inline]
    pub fn power_abilities(&self, power: Power) -> impl Iterator<Item = Ability> + use<> {
        self.power_upgrades(power).map(|upgrade| upgrade.info().ability)
    }
    /// The Threat that a Power's dial shows.
    pub fn threat(&self, power: Power) -> u8 {
        dial::threat(power, self.sheets[power].dial)
    }
}

/// The tokens for the deal at set-up, as a bag whose places are [`Token::ALL`]'s.
pub(crate) fn starting_bag(powers: PowerSet) -> Bag {
    let mut bag = Bag::EMPTY;
    for (token, &count) in starting_tokens(powers).iter() {
        for _ in 0..count {
            bag.add(token as u8);
        }
    }
    bag
}
