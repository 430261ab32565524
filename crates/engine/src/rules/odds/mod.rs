//! The odds of a region's battle, from the open board alone: who loses how much how likely, and who
//! will dominate.
//!
//! The battle is followed through the rules themselves, every roll and every choice, so whatever
//! cards, upgrades and the track say is in the odds. Dice are exact, explosions included. Where someone
//! has a choice that matters, the odds give the least and the most that all choices together can
//! make of it, and what follows if nothing is known about those who choose.
//!
//! ```
//! use ruinous_engine::{Power, Region, odds::{self, Grounds}, scenario::Scenario};
//!
//! let scenario = Scenario::read(r#"
//!     title  = "A Warrior of Nurgle meets a Cultist of Tzeentch"
//!     [region.kislev]
//!     figures = { nurgle = "warrior", tzeentch = "cultist" }
//! "#).unwrap();
//! let game = scenario.played().unwrap();
//! let odds = odds::battle(game.board(), Region::Kislev).unwrap();
//! let lost = &odds.sides[Power::Tzeentch].lost;
//! assert_eq!(lost.grounds, Grounds::Exact);
//! assert!((lost.assumed.chance(1) - 0.5).abs() < 1e-9);
//! assert_eq!(odds::battle(game.board(), Region::Empire), None);
//! ```

pub mod dice;
mod distribution;
mod graph;
mod outcomes;
mod walk;
mod weigh;

pub use distribution::Distribution;

use walk::{Planned, Stop, Walk};
use weigh::Ends;

use crate::{
    board::Board,
    cards::{Ability, Effect, TrackEffect},
    decisions::{Choice, Thing},
    game::Game,
    vocabulary::{
        ByClass, ByPower, Class, FigureSet, Phase, Power, Region, Token, vocabulary, word_set,
    },
};

/// The odds of one region's battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// What each Power brings, and what it can lose and win.
    pub sides: ByPower<Side>,
    /// How likely each Power dominates the region after the battle.
    pub dominates: ByPower<Chances>,
    /// How likely nobody does.
    pub undominated: Chances,
    /// What was not followed.
    pub left_out: Omissions,
}

/// One Power in a battle.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Side {
    /// Dice for early hits, those of cards at the beginning of the phase too. Like the others they
    /// are the dice of all battles that the region's battle phase has, if nobody is hit before.
    pub early: u8,
    /// Dice of its normal rolls.
    pub normal: u8,
    /// The hits that all these dice make.
    pub hits: Distribution,
    /// Figures lost, of those that it commands.
    pub lost: Forecast,
    /// The same, class by class.
    pub lost_by_class: ByClass<Forecast>,
    /// Peasants captured.
    pub captured: Forecast,
}

/// On what odds are founded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Grounds {
    /// Nobody has a choice that makes a difference: least, assumed and most are the same.
    #[default]
    Exact,
    /// Someone has one. `least` and `most` are exact: what comes of it if all who choose spare, or
    /// go for, just this. `assumed` is exact if every figure and every Peasant that can be hit is hit
    /// as likely as any other.
    Bounds,
    /// The battle is too large to follow every way. `assumed` comes from so many battles that were
    /// played on that assumption; `least` and `most` say no more than what is possible at all.
    Sampled {
        /// How many.
        battles: u16,
    },
}

/// How likely something is.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Chances {
    /// How this is known.
    pub grounds: Grounds,
    /// If all who choose are against it.
    pub least: f64,
    /// If nothing is known about those who choose.
    pub assumed: f64,
    /// If all who choose are for it.
    pub most: f64,
}

/// How many of something there will be.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Forecast {
    /// How this is known.
    pub grounds: Grounds,
    /// If all who choose keep it low: for no number is the chance of so many or more smaller.
    pub least: Distribution,
    /// If nothing is known about those who choose.
    pub assumed: Distribution,
    /// If all who choose drive it up: for no number is the chance of so many or more greater.
    pub most: Distribution,
}

vocabulary! {
    /// Something that odds do not follow, where it could matter.
    Omission, a "thing left out" {
        /// What cards and the track do at the end of the battle phase, before regions are dominated.
        EndOfPhase = "end-of-phase",
        /// A card paid for a figure, or the one die that may be rolled again in a round, could be gone
        /// when this battle begins; or whoever controls a figure here may be killed elsewhere.
        OtherRegions = "other-regions",
        /// The battle phase has begun, or a battle is being fought here: the board does not show
        /// who has rolled.
        Underway = "underway",
    }
}

word_set! {
    /// Some of the things left out.
    Omissions(u8) of Omission
}

/// The odds of a region's battle if the battle phase came now, with the board as it stands. Nothing if
/// there will be no battle: nobody has dice and a target, or in this round's battle phase it has
/// begun or is over.
pub fn battle(board: &Board, region: Region) -> Option<Odds> {
    let has_begun = board.phase() == Phase::Battle;
    if matches!(board.phase(), Phase::Corruption | Phase::End)
        || board.outcome().is_some()
        || has_begun && board.battles(region) > 0
    {
        return None;
    }
    if board.figures(region).is_empty() && !board.has_filled_space(region) {
        return None;
    }
    // Cards roll before the first battle of the phase.
    let cards_have_rolled = has_begun && Region::ALL.iter().any(|&any| board.battles(any) > 0);
    let (mut walk, game) = Walk::new(board, region, cards_have_rolled);
    let dice = dice_of(&mut walk, game);
    if dice.0.iter().all(|(early, normal)| *early == 0 && *normal == 0) {
        return None;
    }
    let ends = match graph::of(&mut walk, game) {
        Ok(graph) => Ends::of_graph(graph),
        Err(graph::TooMany) => Ends::of_samples(&mut walk, game),
    };
    Some(Odds {
        sides: ByPower::new_with(|power| side(&walk.start, region, power, dice[power], &ends)),
        dominates: ByPower::new_with(|power| ends.chances(|end| end.dominator == Some(power))),
        undominated: ends.chances(|end| end.dominator.is_none()),
        left_out: left_out(board, region),
    })
}

fn side(board: &Board, region: Region, power: Power, dice: (u8, u8), ends: &Ends) -> Side {
    let own = board.figures_of(power, region);
    let of_class = |class| own.and(FigureSet::of_class(class)).len();
    let (early, normal) = dice;
    let may_roll = !own.is_empty() || dice != (0, 0);
    let peasants = if may_roll { board.tokens(region, Token::Peasant) } else { 0 };
    let lost = ends.forecast(own.len(), |end| end.lost[power].0.iter().sum());
    let lost_by_class = ByClass::new_with(|class: Class| match of_class(class) {
        all if all == own.len() => lost.clone(),
        some => ends.forecast(some, |end| end.lost[power][class]),
    });
    Side {
        early,
        normal,
        hits: dice::all_hits(early.saturating_add(normal)),
        lost,
        lost_by_class,
        captured: ends.forecast(peasants, |end| end.captured[power]),
    }
}

/// The dice of each Power, early and normal, in a battle in which all miss.
fn dice_of(walk: &mut Walk, mut game: Game) -> ByPower<(u8, u8)> {
    let mut dice = ByPower([(0u8, 0u8); Power::ALL.len()]);
    let mut answer = None;
    loop {
        match walk.go_on(&mut game, answer.take()) {
            Stop::End => return dice,
            Stop::Choice => {
                let done = Choice::Choose(Thing::Done);
                let options = &walk.options;
                answer =
                    options.iter().find(|choice| **choice == done).or(options.first()).copied();
            }
            Stop::Roll { answer, throw } => {
                let (early, normal) = &mut dice[throw.by];
                let sum = if throw.early { early } else { normal };
                *sum = sum.saturating_add(throw.dice);
                walk.step(&mut game, answer, &mut Planned::default());
            }
        }
    }
}

fn left_out(board: &Board, region: Region) -> Omissions {
    let mut left_out = Omissions::EMPTY;
    let acts_at_the_end = |(_, effect): (Power, Effect)| {
        matches!(effect, Effect::KillForCorruption | Effect::RemovedBecomeCorruption(_))
    };
    let removes = TrackEffect::EachPlayerRemovesFigure;
    if board.effects(region).any(acts_at_the_end)
        || board.tokens(region, Token::Event) > 0
            && board.track_effects().any(|effect| effect == removes)
    {
        left_out = left_out.with(Omission::EndOfPhase);
    }
    let figures = board.figures(region);
    let is_saved = |(kind, _)| board.ability(kind) == Some(Ability::SavedForCard);
    let rolls_again = |power: Power| {
        let again = |ability| (ability == Ability::RollsAgain).then_some(());
        let found = board.find_upgrade(power, again);
        found.is_some_and(|(upgrade, ())| !board.is_used(upgrade))
    };
    if figures.by_kind().any(is_saved)
        || board.present(region).any(rolls_again)
        || !figures.and(board.kept).is_empty()
    {
        left_out = left_out.with(Omission::OtherRegions);
    }
    if board.phase() == Phase::Battle || !figures.and(board.tipped).is_empty() {
        left_out = left_out.with(Omission::Underway);
    }
    left_out
}
