//! How good a position looks to each Power: named terms, each with a weight of its own for each
//! Power, and from them the chance to win. Everything is read from the open board.

mod region;
mod terms;
mod weights;

pub(crate) use region::counter_on_offer;
pub use terms::{TERMS, Term, Terms};
pub use weights::{Weights, WeightsError};
pub(crate) use weights::{read_number, read_toml};

use ruinous_engine::{
    Board, ByPower, ByRegion, Phase, Power, Region, RegionSet, dial, permissions, printed, queries,
};

/// Points that end the game.
const ENOUGH_POINTS: f32 = printed::ENOUGH_POINTS as f32;

/// The chance of each Power to win, as that Power sees it.
pub fn win_chances(board: &Board, weights: &Weights) -> ByPower<f32> {
    if let Some(outcome) = board.outcome() {
        let share = 1.0 / f32::from(outcome.winners.len().max(1));
        return ByPower::new_with(|power| if outcome.winners.has(power) { share } else { 0.0 });
    }
    as_each_sees_it(board, &terms(board), weights)
}

fn as_each_sees_it(board: &Board, terms: &ByPower<Terms>, weights: &Weights) -> ByPower<f32> {
    ByPower::new_with(|power| {
        if board.powers().has(power) { win_chance(board, power, terms, weights) } else { 0.0 }
    })
}

/// The chance of a Power to win, as it sees it, from the terms of all.
///
/// Whoever's terms weigh more wins more often: the chances stand to each other as the exponentials
/// of what the terms weigh, with the Old World and its clock as one more contender.
pub fn win_chance(board: &Board, by: Power, terms: &ByPower<Terms>, weights: &Weights) -> f32 {
    let own = weights.weigh(by, by, &terms[by]);
    let mut against = (weights.clock(board.old_world_deck()) - own).exp();
    for rival in board.powers().without(by) {
        against += (weights.weigh(rival, by, &terms[rival]) - own).exp();
    }
    1.0 / (1.0 + against)
}

/// How much the chance of a Power moves with what each Power's terms weigh: its own all the way, a
/// rival's against it, by that rival's part in what stands against it.
pub(crate) fn sway(
    board: &Board,
    by: Power,
    terms: &ByPower<Terms>,
    weights: &Weights,
) -> ByPower<f32> {
    let weigh = |power: Power| weights.weigh(power, by, &terms[power]).exp();
    let rivals = board.powers().without(by);
    let clock = weights.clock(board.old_world_deck()).exp();
    let against: f32 = clock + rivals.into_iter().map(weigh).sum::<f32>();
    ByPower::new_with(|power| match power {
        _ if power == by => 1.0,
        rival if rivals.has(rival) => -weigh(rival) / against,
        _ => 0.0,
    })
}

/// What a region alone adds to the terms of every Power.
fn terms_of_region(board: &Board, region: Region) -> ByPower<Terms> {
    let mut terms = NO_TERMS;
    region::look_at(board, region, &mut terms);
    terms
}

/// The terms of every Power at the table.
pub fn terms(board: &Board) -> ByPower<Terms> {
    let (mut terms, mut openings) = (NO_TERMS, NO_OPENINGS);
    for region in Region::ALL {
        region::look_at(board, region, &mut terms);
        openings[region] = region::openings(board, region);
    }
    complete(board, &mut terms, &openings);
    terms
}

/// Nothing is looked at.
pub(crate) const NO_TERMS: ByPower<Terms> = ByPower([Terms::NONE; Power::ALL.len()]);

/// For each Power what a region would offer it if it went there.
type Openings = ByRegion<ByPower<f32>>;

const NO_OPENINGS: Openings = ByRegion([ByPower([0.0; Power::ALL.len()]); Region::ALL.len()]);

/// The terms of a board.
pub(crate) struct Looked {
    /// What each region adds to them.
    pub regions: ByRegion<ByPower<Terms>>,
    /// All of them.
    pub terms: ByPower<Terms>,
}

/// A board whose regions were looked at, for the terms of others that are nearly alike.
#[derive(Clone)]
pub struct Standing {
    board: Board,
    regions: ByRegion<ByPower<Terms>>,
    openings: Openings,
    sum: ByPower<Terms>,
}

impl Standing {
    /// Looks at a board.
    pub fn new(board: &Board) -> Self {
        let regions = ByRegion::new_with(|region| terms_of_region(board, region));
        let mut sum = NO_TERMS;
        for terms in &regions.0 {
            for power in board.powers() {
                sum[power].add_all(&terms[power], 1.0);
            }
        }
        let openings = ByRegion::new_with(|region| region::openings(board, region));
        Self { board: *board, regions, openings, sum }
    }

    /// The chance of each Power to win on the board that was looked at.
    pub fn win_chances(&self, weights: &Weights) -> ByPower<f32> {
        match self.board.outcome() {
            Some(_) => win_chances(&self.board, weights),
            None => as_each_sees_it(&self.board, &self.terms_of(&self.board), weights),
        }
    }

    /// Goes on to another board.
    pub fn follow(&mut self, board: &Board) {
        let different = board.differs_in(&self.board);
        if different == RegionSet::ALL {
            *self = Self::new(board);
            return;
        }
        for region in different {
            let terms = terms_of_region(board, region);
            for power in board.powers() {
                self.sum[power].add_all(&self.regions[region][power], -1.0);
                self.sum[power].add_all(&terms[power], 1.0);
            }
            self.regions[region] = terms;
            self.openings[region] = region::openings(board, region);
        }
        self.board = *board;
    }

    /// The chance of a Power to win on another board, as it sees it.
    pub fn win_chance(&self, board: &Board, by: Power, weights: &Weights) -> f32 {
        match board.outcome() {
            Some(_) => win_chances(board, weights)[by],
            None => win_chance(board, by, &self.terms_of(board), weights),
        }
    }

    /// The regions that are different on another board, and by how much more they add to the terms there.
    pub(crate) fn changes(&self, board: &Board) -> Vec<(Region, ByPower<Terms>)> {
        let change = |region: Region| {
            let mut terms = terms_of_region(board, region);
            for power in board.powers() {
                terms[power].add_all(&self.regions[region][power], -1.0);
            }
            (region, terms)
        };
        board.differs_in(&self.board).into_iter().map(change).collect()
    }

    /// Another board region by region and all in all, looking anew only where it is different.
    pub(crate) fn look_at(&self, board: &Board) -> Looked {
        let different = board.differs_in(&self.board);
        let (mut regions, mut openings) = (self.regions, self.openings);
        for region in different {
            regions[region] = terms_of_region(board, region);
            openings[region] = region::openings(board, region);
        }
        let mut terms = NO_TERMS;
        for region in &regions.0 {
            for power in board.powers() {
                terms[power].add_all(&region[power], 1.0);
            }
        }
        complete(board, &mut terms, &openings);
        Looked { regions, terms }
    }

    /// The terms of another board, looking anew only where it is different.
    pub fn terms_of(&self, board: &Board) -> ByPower<Terms> {
        let different = board.differs_in(&self.board);
        if different == RegionSet::ALL {
            return terms(board);
        }
        let (mut terms, mut openings) = (self.sum, self.openings);
        for region in different {
            for power in board.powers() {
                terms[power].add_all(&self.regions[region][power], -1.0);
            }
            region::look_at(board, region, &mut terms);
            openings[region] = region::openings(board, region);
        }
        complete(board, &mut terms, &openings);
        terms
    }
}

/// Adds to what the regions promise what lies in front of the Powers, and compares them.
fn complete(board: &Board, terms: &mut ByPower<Terms>, openings: &Openings) {
    for power in board.powers() {
        look_at_sheet(board, power, &mut terms[power]);
        let reach = permissions::reach_from(board.presence(power));
        let open = reach.into_iter().map(|region| openings[region][power]).sum();
        terms[power].set(Term::Openings, open);
    }
    compare(board, terms);
}

/// What lies in front of a Power.
fn look_at_sheet(board: &Board, power: Power, terms: &mut Terms) {
    let sheet = board.sheet(power);
    terms.set(Term::VictoryPoints, f32::from(sheet.vp) / 10.0);
    terms.set(Term::Dial, 10.0 * f32::from(sheet.dial) / f32::from(dial::length(power)));
    terms.set(Term::CardsInHand, f32::from(sheet.hand));
    terms.set(Term::Upgrades, board.upgrades(power).count() as f32);
    terms.set(Term::MorePower, f32::from(queries::full_power(board, power)) - 6.0);
    if board.phase() == Phase::Summoning {
        terms.set(Term::PowerLeft, f32::from(sheet.power));
    }
}

/// The chance that a counter on the way is earned, and one that is only open, while power points
/// are left for it.
const ON_THE_WAY: f32 = 0.6;
const OPEN: f32 = 0.4;

/// The counters that a Power can be expected to have at the end of the round.
fn counters(board: &Board, power: Power, terms: &Terms) -> f32 {
    let sheet = board.sheet(power);
    let points = match board.phase() {
        Phase::Summoning => f32::from(sheet.power),
        Phase::OldWorld | Phase::Draw => terms.get(Term::MorePower) + 6.0,
        Phase::Battle | Phase::Corruption | Phase::End => 0.0,
    };
    // One point finishes what is begun, two begin and finish something.
    let on_the_way = terms.get(Term::CountersOnTheWay).min(points);
    let open = terms.get(Term::Openings).min((points - on_the_way) / 2.0);
    let to_come = ON_THE_WAY * on_the_way + OPEN * open;
    f32::from(sheet.counters) + terms.get(Term::CountersInReach) + to_come
}

/// What depends on how the others stand.
fn compare(board: &Board, terms: &mut ByPower<Terms>) {
    let counters = ByPower::new_with(|power| counters(board, power, &terms[power]));
    let points = ByPower::new_with(|power| f32::from(board.sheet(power).vp));
    let near_ruin = f32::from(board.ruined_count()) / f32::from(printed::RUINATION_CARDS);
    for power in board.powers() {
        let (own, mut most, mut best) = (counters[power], 0.0f32, 0.0f32);
        for rival in board.powers().without(power) {
            most = most.max(counters[rival]);
            best = best.max(points[rival]);
        }
        // One tick for any counter, and one more for having the most.
        let ticks = own.min(1.0) + (own - most + 0.5).clamp(0.0, 1.0) * own.min(1.0);
        let terms = &mut terms[power];
        terms.set(Term::Ticks, ticks);
        let turned = f32::from(board.sheet(power).dial) + ticks;
        terms.set(Term::NearVictory, squared(turned / f32::from(dial::length(power))));
        let coming = terms.get(Term::Domination) + terms.get(Term::RuinNow);
        terms.set(Term::NearFifty, squared((points[power] + coming) / ENOUGH_POINTS));
        terms.set(Term::PointsAtRuin, (points[power] - best) / 10.0 * squared(near_ruin));
    }
}

fn squared(way: f32) -> f32 {
    way * way
}
