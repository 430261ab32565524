//! The terms by name, and one number for each.

use crate::numbers::{Numbers, ROW, names};

names! {
    /// Something that makes a position good or bad for a Power.
    Term {
        /// Victory points scored, in tens.
        VictoryPoints = "victory-points",
        /// How near fifty points the Power will be after this round: the square of the way.
        NearFifty = "near-fifty",
        /// The part of the dial that has turned, in tenths.
        Dial = "dial",
        /// How near Victory the dial will be after this round: the square of the way.
        NearVictory = "near-victory",
        /// Ticks that this round's counters will bring, as far as one can see.
        Ticks = "ticks",
        /// Counters within reach: one for each region where one can be expected, by its chance.
        CountersInReach = "counters-in-reach",
        /// Regions where half of what a counter takes is there.
        CountersOnTheWay = "counters-on-the-way",
        /// Regions in reach where a counter could be earned and nothing is done for it yet. For Khorne
        /// that is prey.
        Openings = "openings",
        /// Conquest Values of the regions that the Power will dominate, after the losses of battle.
        Domination = "domination",
        /// Conquest Values of those it does not dominate yet, by how much of what it takes is there.
        DominationOnTheWay = "domination-on-the-way",
        /// Conquest Values of those it dominates with something to spare.
        DominationToSpare = "domination-to-spare",
        /// Corruption tokens that its figures will place, after the losses of battle.
        CorruptionComing = "corruption-coming",
        /// Points for regions that fall in this round.
        RuinNow = "ruin-now",
        /// Points for regions that fall later, by the share in them and how near their ruin is.
        RuinLater = "ruin-later",
        /// The cost of the figures that battles can be expected to kill.
        FiguresThreatened = "figures-threatened",
        /// The cost of all figures on the board.
        FiguresOnBoard = "figures-on-board",
        /// Regions with a figure, which is where the Power can go from.
        Presence = "presence",
        /// Cards in hand.
        CardsInHand = "cards-in-hand",
        /// Upgrades in play.
        Upgrades = "upgrades",
        /// Power points above six at the beginning of a summoning phase.
        MorePower = "more-power",
        /// Power points left in this summoning phase.
        PowerLeft = "power-left",
        /// Victory points before or behind the best rival, in tens, the nearer the fifth ruin the more.
        PointsAtRuin = "points-at-ruin",
    }
}

/// How many terms there are.
pub const TERMS: usize = Term::ALL.len();

/// One number for each term.
pub type Terms = Numbers<{ TERMS.next_multiple_of(ROW) }>;
