//! Where two boards of a game differ, for those who look at many that are nearly alike.

use crate::{
    board::Board,
    vocabulary::{Phase, Region, RegionSet},
};

impl Board {
    /// The regions where two boards of one game differ in anything that [`queries`](crate::rules::queries)
    /// and [`permissions`](crate::rules::permissions) make of a region; all of them where something differs
    /// that may concern every region.
    pub fn differs_in(&self, other: &Board) -> RegionSet {
        if !self.agrees_everywhere(other) {
            return RegionSet::ALL;
        }
        Region::ALL.into_iter().filter(|region| !self.agrees_in(other, *region)).collect()
    }

    /// Whether two boards agree in what may concern every region. All fields are named, so that a new
    /// one has to be thought of here.
    fn agrees_everywhere(&self, other: &Board) -> bool {
        let Board {
            // Compared here.
            phase: _,
            corruption_step,
            commands,
            shielded,
            shocked,
            surrendered,
            marked_by,
            tipped,
            wounds,
            ruined,
            track,
            sheets,
            // Compared region by region.
            at: _,
            tokens: _,
            corruption: _,
            spaces: _,
            filled: _,
            cancelled: _,
            covered: _,
            placed: _,
            earned: _,
            detained: _,
            battles: _,
            // Nothing that is asked about a region depends on these.
            setup: _,
            round: _,
            outcome: _,
            reserve: _,
            controlled: _,
            kept: _,
            spent: _,
            settled: _,
            hated: _,
            eclipsed: _,
            supply: _,
            to_score: _,
            ruination: _,
            old_world_deck: _,
            old_world_unseen: _,
            killers: _,
            sheltered: _,
        } = self;
        self.is_in_a_phase_like(other)
            && *corruption_step == other.corruption_step
            && *commands == other.commands
            && *shielded == other.shielded
            && *shocked == other.shocked
            && *surrendered == other.surrendered
            && *marked_by == other.marked_by
            && *tipped == other.tipped
            && *wounds == other.wounds
            && *ruined == other.ruined
            && *track == other.track
            && self.powers().into_iter().all(|power| {
                let (own, others) = (&sheets[power], &other.sheets[power]);
                own.upgrades == others.upgrades && own.dial == others.dial
            })
    }

    /// Whether a region means the same in the phases of both boards. Until the first battle nothing asks
    /// for the phase.
    fn is_in_a_phase_like(&self, other: &Board) -> bool {
        let is_before_battles = |board: &Board| {
            board.phase < Phase::Corruption && board.battles.0.iter().all(|count| *count == 0)
        };
        self.phase == other.phase || (is_before_battles(self) && is_before_battles(other))
    }

    fn agrees_in(&self, other: &Board, region: Region) -> bool {
        self.at[region] == other.at[region]
            && self.tokens[region] == other.tokens[region]
            && self.corruption[region] == other.corruption[region]
            && self.spaces[region] == other.spaces[region]
            && self.cancelled[region] == other.cancelled[region]
            && self.covered[region] == other.covered[region]
            && self.placed[region] == other.placed[region]
            && self.earned[region] == other.earned[region]
            && self.detained == other.detained
            && self.battles[region] == other.battles[region]
    }
}
