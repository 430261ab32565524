//! What the network sees: what there is about a region, and about the table as a whole.

use ruinous_engine::{Board, Power, Region, Token, dial, printed, queries};

use crate::{
    evaluation::counter_on_offer,
    numbers::{Name, names},
    policy::{self, Feature, dice, yes},
};

names! {
    /// Something about a region that the policy of the Warriors does not see.
    InRegion {
        /// One if half of what a counter needs is there: one magic symbol of two.
        HalfACounter = "half-a-counter",
        /// Card spaces that are free, in twos.
        FreeSpaces = "free-spaces",
        /// Printed attack values of Khorne's figures, in fours, for all others.
        KhornesDice = "khornes-dice",
        /// Other Powers but Khorne who have two corruptors, by how much of what else a counter needs is there.
        CountersOfOthers = "counters-of-others",
        /// Heroes.
        Heroes = "heroes",
        /// Corruption before or behind the rival with most, in twelves.
        CorruptionAhead = "corruption-ahead",
        /// Points for the region's ruin, in sixteens, the nearer it is the more.
        RuinInSight = "ruin-in-sight",
        /// Nobles, Warpstones and Skaven.
        Tokens = "tokens",
    }
}

names! {
    /// Something about the table, as the Power sees it that is asked.
    OfTable {
        /// Power points left, in sixes.
        Points = "table-points",
        /// One if one or none is left.
        LastPoint = "table-last-point",
        /// Power points that all others have left, in twelves.
        PointsOfOthers = "table-points-of-others",
        /// One if they have none.
        OthersHaveNone = "table-others-have-none",
        /// One if nobody has as many.
        MostPoints = "table-most-points",
        /// Cards in hand, in fives.
        Hand = "table-hand",
        /// The round, in sevens.
        Round = "table-round",
        /// Victory points, in fifties.
        VictoryPoints = "table-victory-points",
        /// How far the dial has turned.
        Dial = "table-dial",
        /// How far a rival's has at the most, squared.
        DialOfOthers = "table-dial-of-others",
        /// A rival's victory points at the most, in fifties, squared.
        VictoryPointsOfOthers = "table-victory-points-of-others",
        /// Ruined regions, in fives.
        Ruined = "table-ruined",
        /// One if a counter is earned, or all is done for one.
        Counter = "table-counter",
        /// How many more are, in twos.
        MoreCounters = "table-more-counters",
        /// Counters earned, in twos.
        CountersEarned = "table-counters-earned",
        /// Powers at the table more than four.
        Powers = "table-powers",
    }
}

/// Where what the Warriors' policy does not see begins, and what is about the table.
const MORE: usize = Feature::ALL.len();
pub(super) const TABLE: usize = MORE + InRegion::ALL.len();
/// All inputs.
pub(super) const INPUTS: usize = TABLE + OfTable::ALL.len();

/// The names of all inputs in files.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let in_region = Feature::ALL.into_iter().map(Feature::id);
    let more = InRegion::ALL.into_iter().map(InRegion::id);
    in_region.chain(more).chain(OfTable::ALL.into_iter().map(OfTable::id))
}

/// Sets what is about a region, as a Power sees it, or about no region.
pub(super) fn look_at_region(
    board: &Board,
    by: Power,
    region: Option<Region>,
    inputs: &mut [f32; TABLE],
) {
    let Some(region) = region else {
        inputs[Feature::Anywhere as usize] = 1.0;
        return;
    };
    let features = policy::features(board, by, region);
    inputs[..MORE].copy_from_slice(&features.0[..MORE]);
    let mut set = |what: InRegion, value: f32| inputs[MORE + what.place()] = value;
    set(InRegion::HalfACounter, yes(counter_on_offer(board, by, region) == 0.5));
    let filled = board.cards(region).count() as f32;
    set(InRegion::FreeSpaces, (f32::from(printed::CARD_SPACES) - filled) / 2.0);
    if by != Power::Khorne {
        let dice = dice(board.figures_of(Power::Khorne, region));
        set(InRegion::KhornesDice, f32::from(dice) / 4.0);
    }
    let others = board.powers().without(by).without(Power::Khorne).into_iter();
    let sure = |rival: Power| has_done_all(board, rival, region);
    let counters: f32 =
        others.filter(|rival| sure(*rival)).map(|it| counter_on_offer(board, it, region)).sum();
    set(InRegion::CountersOfOthers, counters);
    set(InRegion::Heroes, f32::from(board.tokens(region, Token::Hero)));
    let others = [Token::Noble, Token::Warpstone, Token::Skaven];
    set(InRegion::Tokens, others.map(|token| f32::from(board.tokens(region, token))).iter().sum());
    if !board.is_ruined(region) {
        let corruption = |power: Power| f32::from(board.corruption(region, power));
        let rivals = board.powers().without(by).into_iter().map(corruption);
        let ahead = corruption(by) - rivals.fold(0.0, f32::max);
        set(InRegion::CorruptionAhead, ahead / f32::from(printed::RUIN));
        let (first, second) = region.ruination_points(board.ruined_count() + 1);
        let near = f32::from(queries::ruin(board, region)) / f32::from(printed::RUIN);
        set(InRegion::RuinInSight, f32::from(first + second) / 16.0 * near * near);
    }
}

/// Everything about the table, as a Power sees it.
pub(super) fn look_at_table(board: &Board, by: Power) -> [f32; OfTable::ALL.len()] {
    let mut table = [0.0; OfTable::ALL.len()];
    let mut set = |what: OfTable, value: f32| table[what.place()] = value;
    let (own, rivals) = (board.sheet(by), board.powers().without(by));
    let (mut points, mut most, mut dial, mut vp) = (0, 0, 0.0f32, 0.0f32);
    for rival in rivals {
        let sheet = board.sheet(rival);
        points += sheet.power;
        most = most.max(sheet.power);
        dial = dial.max(turned(sheet.dial, rival));
        vp = vp.max(f32::from(sheet.vp) / f32::from(printed::ENOUGH_POINTS));
    }
    set(OfTable::Points, f32::from(own.power) / 6.0);
    set(OfTable::LastPoint, yes(own.power <= 1));
    set(OfTable::PointsOfOthers, f32::from(points) / 12.0);
    set(OfTable::OthersHaveNone, yes(points == 0));
    set(OfTable::MostPoints, yes(own.power > most));
    set(OfTable::Hand, f32::from(own.hand) / 5.0);
    set(OfTable::Round, f32::from(board.round()) / 7.0);
    set(OfTable::VictoryPoints, f32::from(own.vp) / f32::from(printed::ENOUGH_POINTS));
    set(OfTable::Dial, turned(own.dial, by));
    set(OfTable::DialOfOthers, dial * dial);
    set(OfTable::VictoryPointsOfOthers, vp * vp);
    set(OfTable::Ruined, f32::from(board.ruined_count()) / f32::from(printed::RUINATION_CARDS));
    let done = board.presence(by).into_iter().filter(|region| {
        has_done_all(board, by, *region) && counter_on_offer(board, by, *region) == 1.0
    });
    let counters = f32::from(own.counters) + done.count() as f32;
    set(OfTable::Counter, counters.min(1.0));
    set(OfTable::MoreCounters, (counters - 1.0).max(0.0) / 2.0);
    set(OfTable::CountersEarned, f32::from(own.counters) / 2.0);
    set(OfTable::Powers, f32::from(board.powers().len()) - 4.0);
    table
}

fn turned(ticks: u8, power: Power) -> f32 {
    f32::from(ticks) / f32::from(dial::length(power))
}

/// Whether a Power has done in a region all that is in its hands for a counter: two corruptors, or for Khorne two dice.
fn has_done_all(board: &Board, power: Power, region: Region) -> bool {
    match power {
        Power::Khorne => dice(board.figures_of(power, region)) >= 2,
        _ => queries::corruptors(board, power, region) >= 2,
    }
}
