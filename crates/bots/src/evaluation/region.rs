//! What a region promises each Power in this round and later.

use ruinous_engine::{
    Board, ByPower, Effect, Phase, Power, PowerSet, Region, Token,
    odds::dice,
    permissions, printed,
    queries::{self, Battle},
    ruiner_points,
};

use super::{Term, Terms};

/// Corruption and Warpstone that ruin a region.
const ENOUGH_CORRUPTION: f32 = printed::RUIN as f32;
/// A lead for domination beyond which more is not safer.
const AMPLE_LEAD: f32 = 3.0;

/// One Power in a region.
#[derive(Clone, Copy, Default)]
struct Side {
    /// Figures that stand, their cost, and the hits it takes to kill them all.
    figures: f32,
    cost: f32,
    toughness: f32,
    /// The hits it takes to kill the weakest.
    weakest: u8,
    /// Battle dice, those of cards too.
    dice: f32,
    /// Dice that can be expected to fall on this Power.
    against: f32,
    /// Figures that can be expected to die.
    dead: f32,
    /// Corruption tokens to come, after the losses.
    tokens_left: f32,
}

type Sides = ByPower<Side>;

/// Adds what a region promises to each Power's terms.
pub(super) fn look_at(board: &Board, region: Region, terms: &mut ByPower<Terms>) {
    let figures = board.figures(region).but(board.tipped());
    if figures.is_empty() && !board.has_filled_space(region) {
        if !board.is_ruined(region) && board.total_corruption(region) > 0 {
            ruin(board, region, &Sides::default(), terms);
        }
        return;
    }
    let mut sides = Sides::default();
    let present = muster(board, region, &mut sides);
    if present.len() > 1 && !is_fought(board, region) {
        fight(board, region, present, &mut sides);
    }
    for power in present {
        let side = &sides[power];
        let terms = &mut terms[power];
        terms.add(Term::Presence, 1.0);
        terms.add(Term::FiguresOnBoard, side.cost);
        terms.add(Term::FiguresThreatened, side.cost * side.dead / side.figures);
    }
    if present.len() > 1 && present.has(Power::Khorne) {
        let chance = chance_of_a_kill(&sides, present, Power::Khorne);
        terms[Power::Khorne].add(Term::CountersInReach, chance);
    }
    if board.is_ruined(region) {
        return;
    }
    domination(board, region, &sides, terms);
    for power in present {
        corruption(board, region, power, &mut sides[power], &mut terms[power]);
    }
    ruin(board, region, &sides, terms);
}

/// What a region offers each Power that has not begun to work for a counter there.
pub(super) fn openings(board: &Board, region: Region) -> ByPower<f32> {
    let mut openings = ByPower([0.0; Power::ALL.len()]);
    for power in board.powers() {
        let has_begun = match power {
            Power::Khorne => !board.figures_of(power, region).is_empty(),
            _ => queries::corruptors(board, power, region) > 0,
        };
        if !has_begun {
            openings[power] = counter_on_offer(board, power, region);
        }
    }
    openings
}

/// Whether this round's battle in a region is over, or all battles are.
fn is_fought(board: &Board, region: Region) -> bool {
    match board.phase() {
        Phase::Battle => board.battles(region) > 0,
        Phase::Corruption | Phase::End => true,
        _ => false,
    }
}

/// Counts the figures that stand, and says whose they are.
fn muster(board: &Board, region: Region, sides: &mut Sides) -> PowerSet {
    let mut present = PowerSet::EMPTY;
    for power in board.powers() {
        let own = board.figures_of(power, region).but(board.tipped());
        if own.is_empty() {
            continue;
        }
        present = present.with(power);
        let side = &mut sides[power];
        side.weakest = u8::MAX;
        for (kind, these) in own.by_kind() {
            let Some(one) = these.first() else { continue };
            let (count, printed) = (f32::from(these.len()), kind.printed());
            let mut defence = queries::defence(board, one, region);
            if queries::is_hit_only_by_sixes(board, one) {
                // Of the hits that dice make on average, one in three is a six.
                defence *= 3;
            }
            side.figures += count;
            side.cost += count * f32::from(printed.cost);
            side.toughness += count * f32::from(defence);
            side.weakest = side.weakest.min(defence);
        }
    }
    present
}

/// How a battle can be expected to end: each Power's dice fall on all its enemies alike.
fn fight(board: &Board, region: Region, present: PowerSet, sides: &mut Sides) {
    if permissions::is_peaceful(board, region) {
        return;
    }
    let toughness: f32 = present.into_iter().map(|power| sides[power].toughness).sum();
    for power in present {
        let dice = queries::battle_dice(board, power, region, Battle::default());
        sides[power].dice = f32::from(dice.early + dice.normal);
    }
    for (owner, effect) in board.effects(region) {
        match effect {
            Effect::EarlyDice(each) => sides[owner].dice += f32::from(each),
            Effect::AnotherBattle => {
                for power in present {
                    sides[power].dice *= 2.0;
                }
            }
            // The others are in the numbers that `queries` gives, a new one too.
            _ => {}
        }
    }
    for power in present {
        let targets = toughness - sides[power].toughness;
        let dice = sides[power].dice;
        if dice == 0.0 {
            continue;
        }
        for enemy in present.without(power) {
            sides[enemy].against += dice * sides[enemy].toughness / targets;
        }
    }
    for power in present {
        let side = &mut sides[power];
        if side.against > 0.0 {
            let hits =
                between(side.against, |dice| dice::mean_up_to(dice, side.toughness as u8) as f32);
            side.dead = side.figures * hits / side.toughness;
        }
    }
}

/// A chance for a number of dice that need not be whole: between its neighbours.
#[inline]
fn between(dice: f32, chance: impl Fn(u8) -> f32) -> f32 {
    let whole = dice as u8;
    let part = dice - f32::from(whole);
    let below = chance(whole);
    if part == 0.0 { below } else { below + part * (chance(whole + 1) - below) }
}

/// The chance that a Power kills the weakest of its enemies.
fn chance_of_a_kill(sides: &Sides, present: PowerSet, power: Power) -> f32 {
    let dice = sides[power].dice as u8;
    if dice == 0 {
        return 0.0;
    }
    let weakest = present.without(power).into_iter().map(|enemy| sides[enemy].weakest).min();
    weakest.map_or(0.0, |defence| dice::at_least(dice, defence) as f32)
}

/// Who will dominate, and who is on the way to it.
fn domination(board: &Board, region: Region, sides: &Sides, terms: &mut ByPower<Terms>) {
    let mut values = ByPower([0.0f32; Power::ALL.len()]);
    let mut any = false;
    for power in board.powers() {
        if let Some(value) = queries::domination(board, power, region) {
            let tipped = board.figures_of(power, region).and(board.tipped()).len();
            values[power] = (f32::from(value) - f32::from(tipped) - sides[power].dead).max(0.0);
            any |= value > 0;
        }
    }
    if !any {
        return;
    }
    let resistance = f32::from(queries::resistance(board, region));
    let worth = f32::from(queries::conquest_value(board, region));
    for power in board.powers() {
        let own = values[power];
        if own == 0.0 {
            continue;
        }
        let rivals = board.powers().without(power).into_iter().map(|rival| values[rival]);
        let most = rivals.fold(resistance, f32::max);
        let (terms, lead) = (&mut terms[power], own - most);
        let dominated = lead.clamp(0.0, 1.0);
        terms.add(Term::Domination, worth * dominated);
        terms.add(Term::DominationOnTheWay, worth * (1.0 - dominated) * own / (most + 1.0));
        let spare = (lead - 1.0).clamp(0.0, AMPLE_LEAD) / AMPLE_LEAD;
        terms.add(Term::DominationToSpare, worth * spare);
        if power == Power::HornedRat && board.tokens(region, Token::Skaven) > 0 {
            terms.add(Term::CountersInReach, dominated);
            terms.add(Term::CountersOnTheWay, (1.0 - dominated) * own / (most + 1.0));
        }
    }
}

/// The tokens that a Power will place, and the counter they may earn.
fn corruption(board: &Board, region: Region, power: Power, side: &mut Side, terms: &mut Terms) {
    let cultists = queries::tokens_of_figures(board, power, region);
    if cultists == 0 || permissions::forbids_corruption(board, region).is_some() {
        return;
    }
    let tokens = cultists + queries::bonus_tokens(board, power, region);
    let lost = side.dead * f32::from(cultists) / side.figures;
    side.tokens_left = (f32::from(tokens) - lost).max(0.0);
    terms.add(Term::CorruptionComing, side.tokens_left);
    let met = counter_on_offer(board, power, region);
    if met == 1.0 && tokens >= 2 {
        // Enemies who want to keep two tokens out have to kill all corruptors but one.
        let enough = (tokens - 1).saturating_mul(side.weakest);
        let foiled = between(side.against, |dice| dice::at_least(dice, enough) as f32);
        terms.add(Term::CountersInReach, 1.0 - foiled);
    } else {
        terms.add(Term::CountersOnTheWay, met);
    }
}

/// How much of what a region must have is there for a Power to earn a counter: by a kill, by two
/// tokens in the corruption step, or by dominating it.
pub(crate) fn counter_on_offer(board: &Board, power: Power, region: Region) -> f32 {
    let tokens = |token: Token| board.tokens(region, token);
    let is_met = match power {
        Power::Khorne => !board.figures(region).but(board.figures_of(power, region)).is_empty(),
        _ if board.is_ruined(region) => false,
        Power::HornedRat => tokens(Token::Skaven) > 0,
        Power::Slaanesh if tokens(Token::Noble) + tokens(Token::Hero) > 0 => true,
        Power::Slaanesh | Power::Nurgle => {
            permissions::meets_condition(board, power, region)
                || permissions::card_meets_condition(board, power, region)
        }
        Power::Tzeentch => {
            let magic = queries::magic_symbols(board, region) + tokens(Token::Warpstone);
            if magic == 1 {
                return 0.5;
            }
            magic >= 2 || permissions::card_meets_condition(board, power, region)
        }
    };
    f32::from(u8::from(is_met))
}

/// What the region's ruin will bring, in this round or later.
fn ruin(board: &Board, region: Region, sides: &Sides, terms: &mut ByPower<Terms>) {
    let mut tokens = ByPower([0.0f32; Power::ALL.len()]);
    let (mut coming, mut all) = (0.0, 0.0);
    for power in board.powers() {
        let lying = f32::from(queries::corruption_when_scored(board, power, region));
        tokens[power] = lying + sides[power].tokens_left;
        coming += sides[power].tokens_left;
        all += tokens[power];
    }
    if all == 0.0 {
        return;
    }
    let after = f32::from(queries::ruin(board, region)) + coming;
    let card = board.ruined_count() + 1;
    let (first, second) = region.ruination_points(card);
    let falls = if coming > 0.0 { (after - ENOUGH_CORRUPTION + 1.0).clamp(0.0, 1.0) } else { 0.0 };
    let near = (after / ENOUGH_CORRUPTION).min(1.0);
    for power in board.powers() {
        let own = tokens[power];
        if own == 0.0 {
            continue;
        }
        let above = board.powers().into_iter().filter(|rival| tokens[*rival] > own).count();
        let tied = board.powers().into_iter().filter(|rival| tokens[*rival] == own).count();
        let points = match (above, tied) {
            (0, 1) => f32::from(first),
            (0, tied) => f32::from(first + second) / tied as f32,
            (1, tied) => f32::from(second) / tied as f32,
            _ => 0.0,
        };
        let share = own / all * f32::from(first + second);
        let terms = &mut terms[power];
        terms.add(Term::RuinLater, (1.0 - falls) * near * near * (share + points) / 2.0);
        let part =
            if sides[power].tokens_left > 0.0 { f32::from(ruiner_points(card)) } else { 0.0 };
        terms.add(Term::RuinNow, falls * (points + part));
    }
}
