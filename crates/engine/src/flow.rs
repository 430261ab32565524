//! How far a game has come within a phase, what is being asked, and why. All of it is open to all.

use crate::{
    board::Board,
    cards::{Effect, Step, TrackEffect, Upgrade},
    decision::{Cause, Decision, Question},
    figure::{Figure, Group},
    frame::{Frame, Manner, Stack},
    power::{ByPower, Power},
};

/// Unfinished business and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flow {
    pub stack: Stack,
    /// Hits that each Power may strike back with when the present killer is done.
    pub strikes: ByPower<u8>,
    /// How many decisions were made.
    pub decisions: u32,
}

impl Flow {
    pub fn new(first: Frame) -> Self {
        Self { stack: Stack::new(first), strikes: ByPower::default(), decisions: 0 }
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

    fn question(board: &Board, frame: Frame) -> Option<Question> {
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
            Frame::RemoveToken { left, .. } => Question::RemoveToken { left },
            Frame::MoveToken { tokens, .. } => Question::MoveToken { tokens },
            Frame::MoveTokenTo { token, from, .. } => Question::MoveTokenTo { token, from },
            Frame::Discard { left, .. } => Question::Discard { left },
            Frame::WhoDiscards { region, .. } => Question::WhoDiscards { region },
            Frame::Shield { region, .. } => Question::Shield { region },
            Frame::TakeControl { region, classes, .. } => Question::TakeControl { region, classes },
            Frame::SendAway { region, .. } => Question::SendAway { region },
            Frame::SendAwayTo { by, figure, from } => {
                let marks = board.marks(figure, by);
                let group = Group { kind: figure.kind(), marks };
                Question::SendAwayTo { group, from }
            }
            Frame::Gather { to, left, .. } => Question::Gather { to, left },
            Frame::Kill { region, left, .. } => Question::Kill { region, left },
            Frame::GiveUp { region, .. } => Question::GiveUp { region },
            Frame::TakeWarpstone { from, to, .. } => Question::TakeWarpstone { from, to },
            Frame::FillSpace { region, .. } => Question::FillSpace { region },
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
        let set = |power| board.setup.set_of(power);
        let upgrade = |figure: Figure| {
            let kind = figure.kind();
            let place = kind.class as u8;
            Cause::Upgrade(Upgrade::new(kind.owner, set(kind.owner), place))
        };
        for frame in self.stack.inwards_out() {
            match *frame {
                Frame::CarryOut { card, .. } => return Cause::OldWorld(card),
                Frame::Resolve { card, .. } => return Cause::Card(card),
                Frame::Dials { .. } => return Cause::Dial,
                Frame::Heroes { .. } => return Cause::Hero,
                Frame::FillSpace { figure, .. } => return upgrade(figure),
                Frame::TakeWarpstone { by, .. } => {
                    return Cause::Upgrade(Upgrade::new(by, set(by), 0));
                }
                Frame::TakeControl { by, kept: true, .. } => {
                    return Cause::Upgrade(Upgrade::new(by, set(by), 2));
                }
                Frame::StrikeBack { .. } => {
                    let owner = Power::Nurgle;
                    return Cause::Upgrade(Upgrade::new(owner, set(owner), 1));
                }
                Frame::Track { space } => {
                    let acting = usize::from(space.saturating_sub(1));
                    return board.track[acting].map_or(Cause::Rules, Cause::OldWorld);
                }
                Frame::EachGivesUp { .. } => {
                    let corsairs = board.track.into_iter().flatten().find(|card| {
                        card.info().on_track == Some(TrackEffect::EachPlayerRemovesFigure)
                    });
                    return corsairs.map_or(Cause::Rules, Cause::OldWorld);
                }
                Frame::Kill { by, region, .. } => {
                    let killer = board.cards_in_force(region).find(|card| {
                        card.power() == by
                            && card.info().effects.contains(&Effect::KillForCorruption)
                    });
                    return killer.map_or(Cause::Rules, Cause::Card);
                }
                _ => {}
            }
        }
        Cause::Rules
    }
}
