//! How good a position looks to each Power: named terms, each with a weight of its own for each
//! Power, and from them the chance to win. Everything is read from the open board.

mod region;
mod terms;
mod weights;

pub use terms::{TERMS, Term, Terms};
pub use weights::{Weights, WeightsError};

use ruinous_engine::{
    Board, ByPower, ByRegion, Phase, Power, PowerSet, RUINATION_CARDS, Region, RegionSet, dial,
    permissions, queries,
};

/// Points that end the game.
const ENOUGH_POINTS: f32 = 50.0;

/// The chance of each Power to win; what is missing to 1 is the Old World's.
///
/// Whoever's terms weigh more wins more often: the chances stand to each other as the exponentials
/// of what the terms weigh, with the Old World and its clock as one more contender.
pub fn win_chances(board: &Board, weights: &Weights) -> ByPower<f32> {
    if let Some(outcome) = board.outcome() {
        let share = 1.0 / f32::from(outcome.winners.len().max(1));
        return ByPower::new_with(|power| if outcome.winners.has(power) { share } else { 0.0 });
    }
    chances(board.powers(), board.old_world_deck(), &terms(board), weights)
}

/// The same for these Powers, from terms that are known already and the size of the Old World deck.
pub fn chances(
    powers: PowerSet,
    old_world_deck: u8,
    terms: &ByPower<Terms>,
    weights: &Weights,
) -> ByPower<f32> {
    let clock = weights.clock(old_world_deck);
    let mut worth = ByPower([f32::NEG_INFINITY; Power::ALL.len()]);
    let mut most = clock;
    for power in powers {
        worth[power] = terms[power].weighted(weights.of(power));
        most = most.max(worth[power]);
    }
    // Taking off the most first keeps the exponentials in bounds.
    let mut chances = worth.0.map(|worth| (worth - most).exp());
    let total: f32 = chances.iter().sum::<f32>() + (clock - most).exp();
    for chance in &mut chances {
        *chance /= total;
    }
    ByPower(chances)
}

/// The terms of every Power at the table.
pub fn terms(board: &Board) -> ByPower<Terms> {
    let mut terms = NO_TERMS;
    for region in Region::ALL {
        region::look_at(board, region, &mut terms);
    }
    complete(board, &mut terms);
    terms
}

const NO_TERMS: ByPower<Terms> = ByPower([Terms::NONE; Power::ALL.len()]);

/// A board whose regions were looked at, for the terms of others that are nearly alike.
pub struct Standing {
    board: Board,
    regions: ByRegion<ByPower<Terms>>,
    sum: ByPower<Terms>,
}

impl Standing {
    /// Looks at a board.
    pub fn new(board: &Board) -> Self {
        let regions = ByRegion::new_with(|region| {
            let mut terms = NO_TERMS;
            region::look_at(board, region, &mut terms);
            terms
        });
        let mut sum = NO_TERMS;
        for terms in &regions.0 {
            for power in board.powers() {
                sum[power].add_all(&terms[power], 1.0);
            }
        }
        Self { board: *board, regions, sum }
    }

    /// The terms of another board, looking anew only where it is different.
    pub fn terms_of(&self, board: &Board) -> ByPower<Terms> {
        let different = board.differs_in(&self.board);
        let mut terms = self.sum;
        if different == RegionSet::ALL {
            terms = NO_TERMS;
        } else {
            for region in different {
                for power in board.powers() {
                    terms[power].add_all(&self.regions[region][power], -1.0);
                }
            }
        }
        for region in different {
            region::look_at(board, region, &mut terms);
        }
        complete(board, &mut terms);
        terms
    }
}

/// Adds to what the regions promise what lies in front of the Powers, and compares them.
fn complete(board: &Board, terms: &mut ByPower<Terms>) {
    for power in board.powers() {
        look_at_sheet(board, power, &mut terms[power]);
    }
    compare(board, terms);
}

/// What lies in front of a Power.
fn look_at_sheet(board: &Board, power: Power, terms: &mut Terms) {
    let sheet = board.sheet(power);
    terms.set(Term::VictoryPoints, f32::from(sheet.vp) / 10.0);
    terms.set(Term::Dial, 10.0 * f32::from(sheet.dial) / f32::from(dial::length(power)));
    terms.set(Term::Openings, openings(board, power));
    terms.set(Term::CardsInHand, f32::from(sheet.hand));
    terms.set(Term::Upgrades, board.upgrades(power).count() as f32);
    terms.set(Term::MorePower, f32::from(queries::full_power(board, power)) - 6.0);
    if board.phase() == Phase::Summoning {
        terms.set(Term::PowerLeft, f32::from(sheet.power));
    }
}

/// Regions in reach where a Power could begin to work for a counter, at two power points each.
fn openings(board: &Board, power: Power) -> f32 {
    let own = board.presence(power);
    let is_opening = |region: &Region| {
        let has_begun = match power {
            Power::Khorne => own.has(*region),
            _ => queries::corruptors(board, power, *region) > 0,
        };
        !has_begun && region::offers_a_counter(board, power, *region)
    };
    let count = permissions::reach(board, power).into_iter().filter(is_opening).count() as f32;
    let points = match board.phase() {
        Phase::Summoning => board.sheet(power).power,
        _ => queries::full_power(board, power),
    };
    count.min(f32::from(points) / 2.0)
}

/// What depends on how the others stand.
fn compare(board: &Board, terms: &mut ByPower<Terms>) {
    let counters = ByPower::new_with(|power| {
        f32::from(board.sheet(power).counters) + terms[power].get(Term::CountersInReach)
    });
    let points = ByPower::new_with(|power| f32::from(board.sheet(power).vp));
    let near_ruin = f32::from(board.ruined_count()) / f32::from(RUINATION_CARDS);
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
