//! What there is about a region, seen by one Power: the inputs of the policy.

use ruinous_engine::{Board, ByPower, Class, FigureSet, Power, Region, Token, printed, queries};

use crate::{
    evaluation::counter_on_offer,
    numbers::{Numbers, ROW, names},
};

names! {
    /// Something about a region that speaks for an action there, or against it.
    Feature {
        /// One, for what an action is worth anywhere: the bias.
        Anywhere = "anywhere",
        /// One if the region is ruined.
        Ruined = "ruined",
        /// One if nobody stands there.
        Empty = "empty",
        /// Other Powers with figures there.
        Rivals = "rivals",
        /// Own Cultists.
        OwnCultists = "own-cultists",
        /// Own Warriors.
        OwnWarriors = "own-warriors",
        /// One if the own Greater Daemon is there.
        OwnDaemon = "own-daemon",
        /// Cultists of others.
        OtherCultists = "other-cultists",
        /// Warriors of others.
        OtherWarriors = "other-warriors",
        /// Greater Daemons of others.
        OtherDaemons = "other-daemons",
        /// Printed attack values of own figures, in fours.
        OwnDice = "own-dice",
        /// Printed attack values of others, in fours.
        OtherDice = "other-dice",
        /// One if others have any.
        Danger = "danger",
        /// Own cards that lie there.
        OwnCards = "own-cards",
        /// Cards of others.
        OtherCards = "other-cards",
        /// Peasants, who take hits.
        Peasants = "peasants",
        /// A counter to be earned with nothing done for it yet.
        CounterOpen = "counter-open",
        /// One with half of it done.
        CounterBegun = "counter-begun",
        /// One with all of it done.
        CounterSure = "counter-sure",
        /// The Conquest Value in fives.
        Worth = "worth",
        /// The same where the Power dominates by one.
        WorthHeld = "worth-held",
        /// The same where it dominates by more.
        WorthSure = "worth-sure",
        /// The same where one more would dominate.
        WorthOneShort = "worth-one-short",
        /// The same where two more would.
        WorthTwoShort = "worth-two-short",
        /// The same where three or four more would.
        WorthFourShort = "worth-four-short",
        /// The same where another Power dominates.
        WorthOfOther = "worth-of-other",
        /// The same where one more would dominate for another Power.
        OtherOneShort = "other-one-short",
        /// All corruption, in twelves.
        Corruption = "corruption",
        /// The Power's own.
        OwnCorruption = "own-corruption",
        /// One if no other Power has as much.
        MostCorruption = "most-corruption",
        /// One if the region falls soon: the figures there will bring it to ten.
        Near = "near",
        /// One if it falls in this round: they will bring it to twelve.
        Falls = "falls",
    }
}

/// One number for each feature.
pub type Features = Numbers<{ Feature::ALL.len().next_multiple_of(ROW) }>;

impl Features {
    /// What there is about an action that is done in no region.
    pub const ANYWHERE: Self = {
        let mut features = Self::NONE;
        features.0[Feature::Anywhere as usize] = 1.0;
        features
    };
}

/// The features of a region, as a Power sees it.
pub fn features(board: &Board, by: Power, region: Region) -> Features {
    let mut features = Features::ANYWHERE;
    let (own, all) = (board.figures_of(by, region), board.figures(region));
    let others = all.but(own);
    features.set(Feature::Empty, yes(all.is_empty()));
    if !own.is_empty() {
        features.set(Feature::OwnCultists, count(own, Class::Cultist));
        features.set(Feature::OwnWarriors, count(own, Class::Warrior));
        features.set(Feature::OwnDaemon, count(own, Class::Daemon));
        features.set(Feature::OwnDice, f32::from(dice(own)) / 4.0);
    }
    if !others.is_empty() {
        features.set(Feature::OtherCultists, count(others, Class::Cultist));
        features.set(Feature::OtherWarriors, count(others, Class::Warrior));
        features.set(Feature::OtherDaemons, count(others, Class::Daemon));
        let dice = dice(others);
        features.set(Feature::OtherDice, f32::from(dice) / 4.0);
        features.set(Feature::Danger, yes(dice > 0));
    }
    let counter = counter_on_offer(board, by, region);
    if counter > 0.0 {
        let feature = match done_for_a_counter(board, by, region, own) {
            0 => Feature::CounterOpen,
            1 => Feature::CounterBegun,
            _ => Feature::CounterSure,
        };
        features.set(feature, counter);
    }
    if board.is_ruined(region) {
        features.set(Feature::Ruined, 1.0);
    } else {
        features.set(Feature::Peasants, f32::from(board.tokens(region, Token::Peasant)));
        look_at_corruption(board, by, region, &mut features);
        look_at_domination(board, by, region, &mut features);
    }
    features
}

pub(crate) fn yes(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

fn count(figures: FigureSet, class: Class) -> f32 {
    f32::from(figures.and(FigureSet::of_class(class)).len())
}

/// Printed attack values.
pub(crate) fn dice(figures: FigureSet) -> u8 {
    let fighters = figures.but(FigureSet::of_class(Class::Cultist));
    fighters.by_kind().map(|(kind, these)| kind.printed().attack * these.len()).sum()
}

/// How much a Power has done for a counter in a region: two corruptors are all it takes, or for
/// Khorne three dice.
fn done_for_a_counter(board: &Board, by: Power, region: Region, own: FigureSet) -> u8 {
    match by {
        Power::Khorne => dice(own).div_ceil(2),
        _ => queries::corruptors(board, by, region),
    }
}

/// Corruption that soon ruins a region, and that ruins it.
const SOON: u8 = 10;

fn look_at_corruption(board: &Board, by: Power, region: Region, features: &mut Features) {
    let corruption = queries::ruin(board, region);
    let own = board.corruption(region, by);
    features.set(Feature::Corruption, f32::from(corruption) / f32::from(printed::RUIN));
    features.set(Feature::OwnCorruption, f32::from(own) / f32::from(printed::RUIN));
    let mut rivals = board.powers().without(by).into_iter();
    let is_most = own > 0 && rivals.all(|rival| board.corruption(region, rival) < own);
    features.set(Feature::MostCorruption, yes(is_most));
    let cultists = board.figures(region).and(FigureSet::of_class(Class::Cultist)).len();
    features.set(Feature::Near, yes(corruption + cultists >= SOON));
    features.set(Feature::Falls, yes(corruption + cultists >= printed::RUIN));
}

/// Who dominates, at a glance: figures and the costs of cards are counted, and nothing else.
fn look_at_domination(board: &Board, by: Power, region: Region, features: &mut Features) {
    let worth = f32::from(queries::conquest_value(board, region)) / 5.0;
    features.set(Feature::Worth, worth);
    let resistance = queries::resistance(board, region);
    let mut values = ByPower::new_with(|power| board.figures_of(power, region).len());
    let (mut own, mut rivals, mut most) = (0, 0u8, 0);
    if board.has_filled_space(region) {
        for card in board.cards(region) {
            values[card.power()] += card.info().cost;
            features
                .add(if card.power() == by { Feature::OwnCards } else { Feature::OtherCards }, 1.0);
        }
    }
    for power in board.powers() {
        if power == by {
            own = values[power];
        } else if values[power] > 0 {
            rivals += 1;
            most = most.max(values[power]);
        }
    }
    features.set(Feature::Rivals, f32::from(rivals));
    let feature = match resistance.max(most).checked_sub(own) {
        None if own > resistance.max(most) + 1 => Feature::WorthSure,
        None => Feature::WorthHeld,
        Some(0) => Feature::WorthOneShort,
        Some(1) => Feature::WorthTwoShort,
        Some(_) if most > resistance => Feature::WorthOfOther,
        Some(2 | 3) => Feature::WorthFourShort,
        Some(_) => return,
    };
    features.set(feature, worth);
    if most > 0 && most == resistance.max(own) {
        features.set(Feature::OtherOneShort, worth);
    }
}
