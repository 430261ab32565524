//! The terms themselves.

use ruinous_engine::{
    Board, FigureSet, Phase, Power, Region, Token, dial, permissions,
    queries::{self, Battle},
};

use crate::battle_odds;

/// Something that makes a position good or bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Term {
    /// Victory points scored.
    VictoryPoints,
    /// How far the dial has turned, of fifty.
    Dial,
    /// Ticks that this round's counters will bring.
    Counters,
    /// Counters that this round can still bring.
    CountersInReach,
    /// Conquest Values of the regions that would be dominated now.
    Domination,
    /// Corruption tokens that figures will place.
    CorruptionComing,
    /// The share in regions on their way to ruin.
    RuinShare,
    /// The cost of the figures likely to be lost in battle.
    FiguresThreatened,
    /// The cost of all figures on the board.
    FiguresOnBoard,
    /// Cards in hand.
    CardsInHand,
    /// Upgrades in play.
    Upgrades,
    /// Power points left in the summoning phase.
    PowerLeft,
}

impl Term {
    /// All of them, in order.
    pub const ALL: [Term; 12] = [
        Term::VictoryPoints,
        Term::Dial,
        Term::Counters,
        Term::CountersInReach,
        Term::Domination,
        Term::CorruptionComing,
        Term::RuinShare,
        Term::FiguresThreatened,
        Term::FiguresOnBoard,
        Term::CardsInHand,
        Term::Upgrades,
        Term::PowerLeft,
    ];
}

/// One number for each term.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Evaluated([f64; Term::ALL.len()]);

impl Evaluated {
    /// The terms of a Power's position.
    pub fn of(board: &Board, power: Power) -> Self {
        let mut terms = Self::default();
        let sheet = board.sheet(power);
        terms.set(Term::VictoryPoints, f64::from(sheet.vp));
        let turned = f64::from(sheet.dial) / f64::from(dial::length(power));
        terms.set(Term::Dial, 50.0 * turned);
        terms.set(Term::Counters, ticks(board, power));
        terms.set(Term::CardsInHand, f64::from(sheet.hand));
        terms.set(Term::Upgrades, board.upgrades(power).count() as f64);
        if board.phase() == Phase::Summoning {
            terms.set(Term::PowerLeft, f64::from(sheet.power));
        }
        for region in Region::ALL {
            terms.look_at(board, power, region);
        }
        terms
    }

    /// The number of one term.
    pub fn get(&self, term: Term) -> f64 {
        self.0[term as usize]
    }

    /// Each term times its weight, added up.
    pub fn weighted(&self, weights: &[f64; Term::ALL.len()]) -> f64 {
        self.0.iter().zip(weights).map(|(term, weight)| term * weight).sum()
    }

    fn set(&mut self, term: Term, value: f64) {
        self.0[term as usize] = value;
    }

    fn add(&mut self, term: Term, value: f64) {
        self.0[term as usize] += value;
    }

    fn look_at(&mut self, board: &Board, power: Power, region: Region) {
        let own = board.figures_of(power, region);
        if !own.is_empty() {
            let cost: u8 = own.map(|figure| figure.kind().printed().cost).sum();
            self.add(Term::FiguresOnBoard, f64::from(cost));
        }
        let to_come = |phase: Phase| board.phase() <= phase;
        let losses = if to_come(Phase::Battle) { losses(board, power, region) } else { 0.0 };
        self.add(Term::FiguresThreatened, losses);
        if to_come(Phase::Battle) && power == Power::Khorne {
            self.add(Term::CountersInReach, chance_of_a_kill(board, power, region));
        }
        if board.is_ruined(region) {
            return;
        }
        if to_come(Phase::Battle) && queries::dominator(board, region) == Some(power) {
            let value = f64::from(queries::conquest_value(board, region));
            self.add(Term::Domination, value);
            if power == Power::HornedRat && board.tokens(region, Token::Skaven) > 0 {
                self.add(Term::CountersInReach, 0.7);
            }
        }
        if to_come(Phase::Battle) {
            let tokens = f64::from(queries::tokens_of_figures(board, power, region));
            let left = if own.is_empty() { 0.0 } else { 1.0 - losses / (losses + 2.0) };
            self.add(Term::CorruptionComing, tokens * left);
            if tokens >= 2.0 && needs(board, power, region) {
                self.add(Term::CountersInReach, left);
            }
        }
        self.add(Term::RuinShare, ruin_share(board, power, region));
    }
}

/// Ticks that the counters earned so far will bring: one, and one more for the most.
fn ticks(board: &Board, power: Power) -> f64 {
    let counters = |power: Power| board.sheet(power).counters;
    let own = counters(power);
    let most = board.powers().without(power).into_iter().map(counters).max().unwrap_or(0);
    f64::from(u8::from(own > 0)) + f64::from(u8::from(own > most))
}

/// Whether two tokens in a region would earn a Power a counter in the corruption step.
fn needs(board: &Board, power: Power, region: Region) -> bool {
    match power {
        Power::Slaanesh => {
            board.tokens(region, Token::Noble) + board.tokens(region, Token::Hero) > 0
        }
        _ => permissions::meets_condition(board, power, region),
    }
}

/// The chance that a Power kills an enemy figure in a region, exactly, for the easiest target.
fn chance_of_a_kill(board: &Board, power: Power, region: Region) -> f64 {
    let dice = queries::battle_dice(board, power, region, Battle::default());
    let count = dice.early + dice.normal;
    if count == 0 {
        return 0.0;
    }
    let targets = permissions::targets(board, power, region);
    let easiest = targets.map(|figure| queries::hits_to_kill(board, power, figure, region)).min();
    easiest.map_or(0.0, |hits| battle_odds::at_least(count, hits))
}

/// The cost of a Power's figures that will fall in a region on average, if its enemies' hits spread
/// over all their targets alike.
fn losses(board: &Board, power: Power, region: Region) -> f64 {
    let own = board.figures_of(power, region);
    if own.is_empty() {
        return 0.0;
    }
    let toughness = |figures: FigureSet| -> f64 {
        figures.map(|figure| f64::from(queries::defence(board, figure, region))).sum()
    };
    let (mut hits, own_toughness) = (0.0, toughness(own));
    for enemy in board.present(region).filter(|&other| other != power) {
        let dice = queries::battle_dice(board, enemy, region, Battle::default());
        let targets = toughness(permissions::targets(board, enemy, region));
        if targets > 0.0 {
            hits += battle_odds::mean(dice.early + dice.normal) * own_toughness / targets;
        }
    }
    let cost: u8 = own.map(|figure| figure.kind().printed().cost).sum();
    f64::from(cost) * (hits / own_toughness).min(1.0)
}

/// A Power's part in a region's ruin to come: its share of the tokens, the closer the better.
fn ruin_share(board: &Board, power: Power, region: Region) -> f64 {
    let own = f64::from(board.corruption(region, power));
    if own == 0.0 {
        return 0.0;
    }
    let all = f64::from(board.total_corruption(region));
    let close = (f64::from(queries::ruin(board, region)) / 12.0).min(1.0);
    let (first, _) = region.ruination_points(board.ruined_count() + 1);
    f64::from(first) * own / all * close
}
