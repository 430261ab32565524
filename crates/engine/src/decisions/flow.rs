//! How far a game has come within a phase, what is being asked, and why. All of it is open to all.

use crate::{
    board::Board,
    cards::{Ability, Card, Effect, Gathering, Step, TrackEffect, Upgrade},
    decisions::{Cause, Decision, Frame, Manner, Moving, Question, Stack},
    vocabulary::{ByPower, Class, Figure, FigureSet, Group, Kind, Power, PowerSet, Region},
};

/// Unfinished business and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flow {
    pub stack: Stack,
    /// Hits that each Power may strike back with when the present killer is done.
    pub strikes: ByPower<u8>,
    /// The Powers that rolled early in the present battle.
    pub early_rollers: PowerSet,
    /// The figures they rolled for.
    pub rolled_early: FigureSet,
    /// The faces of the dice just rolled, ones first, while it is asked whether to roll one again.
    pub faces: [u8; 6],
    /// How many decisions were made.
    pub decisions: u32,
}

impl Flow {
    pub fn new(first: Frame) -> Self {
        Self {
            stack: Stack::new(first),
            strikes: ByPower::default(),
            early_rollers: PowerSet::EMPTY,
            rolled_early: FigureSet::EMPTY,
            faces: [0; 6],
            decisions: 0,
        }
    }

    /// The decision that is being asked.
    pub fn decision(&self, board: &Board) -> Option<Decision> {
        let frame = self.stack.top()?;
        Some(Decision {
            number: self.decisions,
            power: frame.asks()?,
            question: Self::question(board, frame)?,
            cause: self.cause(board),
        })
    }

    /// The card in a hand that everyone knows, because it is being played.
    pub fn announced(&self) -> Option<Card> {
        self.stack.inwards_out().find_map(|frame| match frame {
            Frame::Cover { card, .. } => Some(*card),
            _ => None,
        })
    }

    fn question(board: &Board, frame: Frame) -> Option<Question> {
        let group =
            |figure: Figure, by| Group { kind: figure.kind(), marks: board.marks(figure, by) };
        Some(match frame {
            Frame::Turn { .. } => Question::Turn,
            Frame::PlaceToken { token, left, manner, .. } => {
                Question::PlaceToken { token, left, together: manner == Manner::Together }
            }
            Frame::PlacePair { card, step, .. } => {
                let Step::PlacePair(token, ..) = *card.info().when_drawn.get(usize::from(step))?
                else {
                    return None;
                };
                Question::PlacePair { token }
            }
            Frame::RemoveCorruption { left, .. } => Question::RemoveCorruption { left },
            Frame::MoveCorruption { from, to, left, .. } => {
                Question::MoveCorruption { from, to, left }
            }
            Frame::MoveCorruptionTo { owner, from, .. } => {
                Question::MoveCorruptionTo { owner, from }
            }
            Frame::Spread { region, .. } => Question::Spread { region },
            Frame::CorruptOnceMore { region, .. } => Question::CorruptOnceMore { region },
            Frame::RemoveToken { left, .. } => Question::RemoveToken { left },
            Frame::MoveToken { tokens, .. } => Question::MoveToken { tokens },
            Frame::MoveTokenTo { token, from, .. } => Question::MoveTokenTo { token, from },
            Frame::Discard { left, .. } => Question::Discard { left },
            Frame::WhoDiscards { region, .. } => Question::WhoDiscards { region },
            Frame::Cover { card, region } => Question::Cover { card, region },
            Frame::Mark { region, mark, .. } => Question::Mark { region, mark },
            Frame::TakeControl { region, classes, .. } => Question::TakeControl { region, classes },
            Frame::SendAway { region, .. } => Question::SendAway { region },
            Frame::SendAwayTo { by, figure, from, .. } => {
                Question::SendAwayTo { group: group(figure, by), from }
            }
            Frame::Gather { to, left, .. } => Question::Gather { to, left },
            Frame::Flee { from, to, .. } => Question::Flee { from, to },
            Frame::FleeTo { by, figure, from } => {
                Question::SendAwayTo { group: group(figure, by), from }
            }
            Frame::Replace { region, how, .. } => Question::Replace { region, how },
            Frame::Kill { region, left, .. } => Question::Kill { region, left },
            Frame::GiveUp { region, .. } => Question::GiveUp { region },
            Frame::PayToRemove { region, class, .. } => Question::PayToRemove { region, class },
            Frame::RemoveEnemy { region, class, .. } => Question::RemoveEnemy { region, class },
            Frame::PayToSave { region, .. } => Question::PayToSave { region },
            Frame::Save { region, .. } => Question::Save { region },
            Frame::TakeWarpstone { from, to, .. } => Question::TakeWarpstone { from, to },
            Frame::FillSpace { region, .. } => Question::FillSpace { region },
            Frame::ComeAlong { region, class, .. } => Question::ComeAlong { region, class },
            Frame::BringToken { region, token, .. } => Question::BringToken { region, token },
            Frame::RollAgain { region, .. } => Question::RollAgain { region },
            Frame::Hit { region, low, sixes, early, .. } => {
                Question::Hit { region, low, sixes, early }
            }
            Frame::StrikeBack { region, against, hits, .. } => {
                Question::StrikeBack { region, against, hits }
            }
            Frame::Upgrade { .. } => Question::Upgrade,
            _ => return None,
        })
    }

    /// What brought the present decision up: the innermost business that has a name.
    fn cause(&self, board: &Board) -> Cause {
        let named = |frame: &Frame| Self::cause_of(board, *frame);
        self.stack.inwards_out().find_map(named).unwrap_or(Cause::Rules)
    }

    fn cause_of(board: &Board, frame: Frame) -> Option<Cause> {
        let upgrade = |owner: Power, class: Class| {
            Some(Cause::Upgrade(Upgrade::new(owner, board.setup.set_of(owner), class as u8)))
        };
        let own = |by: Power, wanted: fn(Ability) -> bool| {
            let found = board.find_upgrade(by, |ability| wanted(ability).then_some(()))?;
            Some(Cause::Upgrade(found.0))
        };
        let card = |by: Power, region: Region, wanted: fn(&Effect) -> bool| {
            let mut cards = board.cards_in_force(region);
            let found =
                cards.find(|card| card.power() == by && card.info().effects.iter().any(wanted))?;
            Some(Cause::Card(found))
        };
        match frame {
            Frame::CarryOut { card, .. } => Some(Cause::OldWorld(card)),
            Frame::Resolve { card, .. } | Frame::Cover { card, .. } => Some(Cause::Card(card)),
            Frame::Dials { .. } => Some(Cause::Dial),
            Frame::Heroes { .. } => Some(Cause::Hero),
            Frame::FillSpace { figure, .. } => upgrade(figure.owner(), Class::Warrior),
            Frame::TakeWarpstone { by, .. } => upgrade(by, Class::Cultist),
            Frame::PayToSave { by, .. } | Frame::Save { by, .. } => upgrade(by, Class::Cultist),
            Frame::TakeControl { by, kept: true, .. } | Frame::BringToken { by, .. } => {
                upgrade(by, Class::Daemon)
            }
            Frame::PayToRemove { by, .. } | Frame::RemoveEnemy { by, .. } => {
                upgrade(by, Class::Warrior)
            }
            Frame::ComeAlong { by, class, .. } => upgrade(by, class),
            Frame::StrikeBack { .. } => {
                let strikes = |power: &Power| {
                    board.ability(Kind::of(*power, Class::Warrior)) == Some(Ability::StrikesBack)
                };
                upgrade(board.powers().into_iter().find(strikes)?, Class::Warrior)
            }
            Frame::Gather { by, what: Gathering::ALONG, .. } => upgrade(by, Class::Daemon),
            Frame::Flee { by, .. } | Frame::FleeTo { by, .. } => {
                own(by, |ability| ability == Ability::FleesRuin)
            }
            Frame::RollAgain { by, .. } => own(by, |ability| ability == Ability::RollsAgain),
            Frame::CorruptOnceMore { by, .. } => {
                own(by, |ability| matches!(ability, Ability::CorruptsOnceMore(_)))
            }
            Frame::MoveToken { by, moving: Moving::ToNeighbour { as_bonus: true }, .. }
            | Frame::MoveTokenTo { by, moving: Moving::ToNeighbour { as_bonus: true }, .. } => {
                own(by, |ability| matches!(ability, Ability::MovesToken(_)))
            }
            Frame::Spread { by, region } => {
                card(by, region, |effect| matches!(effect, Effect::SpreadsCorruption))
            }
            Frame::Kill { by, region, .. } => {
                card(by, region, |effect| matches!(effect, Effect::KillForCorruption))
            }
            Frame::EachGivesUp { region, corrupts: Some(by), .. } => {
                card(by, region, |effect| matches!(effect, Effect::RemovedBecomeCorruption(_)))
            }
            Frame::EachGivesUp { .. } => {
                let removes = Some(TrackEffect::EachPlayerRemovesFigure);
                let mut track = board.track.into_iter().flatten();
                track.find(|card| card.info().on_track == removes).map(Cause::OldWorld)
            }
            Frame::Track { space } => {
                board.track[usize::from(space.saturating_sub(1))].map(Cause::OldWorld)
            }
            _ => None,
        }
    }
}
