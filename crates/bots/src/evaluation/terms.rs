//! The terms by name, and one number for each.

/// Declares the terms: a name in the code, and one in the file of weights.
macro_rules! terms {
    ($($(#[$doc:meta])* $term:ident = $id:literal),+ $(,)?) => {
        /// Something that makes a position good or bad for a Power.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Term { $($(#[$doc])* $term),+ }

        impl Term {
            /// All of them, in order.
            pub const ALL: [Self; [$(Self::$term),+].len()] = [$(Self::$term),+];

            /// The name in a file of weights.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$term => $id),+ }
            }
        }
    };
}

terms! {
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

/// How many terms there are.
pub const TERMS: usize = Term::ALL.len();

/// Numbers are kept and added in rows of so many, which processors do at once.
const ROW: usize = 8;
/// The room for all terms in whole rows.
const ROOM: usize = TERMS.next_multiple_of(ROW);

/// One number for each term.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms(pub [f32; ROOM]);

impl Terms {
    /// All of them nothing.
    pub const NONE: Self = Self([0.0; ROOM]);

    /// The number of one term.
    #[inline]
    pub fn get(&self, term: Term) -> f32 {
        self.0[term as usize]
    }

    /// Sets one.
    #[inline]
    pub(super) fn set(&mut self, term: Term, value: f32) {
        self.0[term as usize] = value;
    }

    /// Adds to one.
    #[inline]
    pub(super) fn add(&mut self, term: Term, value: f32) {
        self.0[term as usize] += value;
    }

    /// Adds others, so many times.
    #[inline]
    pub(super) fn add_all(&mut self, others: &Terms, times: f32) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own += times * other;
        }
    }

    /// Each term times its weight, added up.
    #[inline]
    pub fn weighted(&self, weights: &Terms) -> f32 {
        let mut sums = [0.0; ROW];
        for (terms, weights) in self.0.chunks_exact(ROW).zip(weights.0.chunks_exact(ROW)) {
            for ((sum, term), weight) in sums.iter_mut().zip(terms).zip(weights) {
                *sum += term * weight;
            }
        }
        sums.iter().sum()
    }
}
