//! What taking an option does, for the questions that cards, dials and Heroes ask.

use crate::{
    board::Event,
    cards::{Ability, Replacement},
    decisions::{Choice, Frame, Manner, Moving, Thing},
    play::Play,
    rules::permissions,
    vocabulary::{Class, Figure, Kind, Power, Region},
};

impl Play<'_> {
    /// A decision turned out to have no option.
    pub fn nothing_to_choose(&mut self, frame: Frame) {
        match frame {
            Frame::Hit { by, region, early, .. } => self.hits_assigned(by, region, early),
            _ => self.pop(),
        }
    }

    /// Takes an option of the decision that the top frame asks, and trusts that it is one.
    pub fn take(&mut self, frame: Frame, choice: Choice) {
        match (frame, choice) {
            (Frame::Turn { power }, _) => self.take_turn(power, choice),
            (Frame::Hit { .. }, Choice::Hit(target)) => self.take_hit(frame, target),
            (Frame::StrikeBack { .. }, Choice::Hit(target)) => self.take_strike_back(frame, target),
            (_, Choice::Choose(thing)) => self.take_thing(frame, thing),
            _ => {}
        }
    }

    fn take_thing(&mut self, frame: Frame, thing: Thing) {
        match (frame, thing) {
            (_, Thing::Figure { group, region }) => {
                let Some(by) = frame.asks() else { return };
                let Some(region) = region.or(frame.region()) else { return };
                let figures = self.game.pickable(frame, region);
                if let Some(figure) = self.board().first_of(figures, group, by) {
                    self.take_figure(frame, figure, region);
                }
            }
            (Frame::PlaceToken { .. }, Thing::Region(to)) => self.take_token_place(frame, to),
            (Frame::PlacePair { card, step, .. }, Thing::Region(first)) => {
                self.take_pair(card, step, first);
            }
            (Frame::SendAwayTo { by, figure, from, .. }, Thing::Region(to)) => {
                self.pop();
                self.summon(by, figure, Some(from), to);
            }
            (Frame::FleeTo { by, figure, from }, Thing::Region(to)) => {
                self.replace(Frame::Flee { by, from, to: Some(to) });
                self.summon(by, figure, Some(from), to);
            }
            (
                Frame::RemoveCorruption { by, left, region: only, whose },
                Thing::Corruption { owner, region },
            ) => {
                let Some(at) = region.or(only) else { return };
                let rest = |left| Frame::RemoveCorruption { by, left, region: only, whose };
                self.count_down(left, rest);
                self.happen(Event::CorruptionRemoved { owner, region: at });
            }
            (Frame::MoveCorruption { by, left, from, to }, Thing::Corruption { owner, .. }) => {
                match to {
                    Some(to) => self.move_corruption(by, owner, left, from, to),
                    None => self.replace(Frame::MoveCorruptionTo { by, left, from, owner }),
                }
            }
            (Frame::MoveCorruptionTo { by, left, from, owner }, Thing::Region(to)) => {
                self.move_corruption(by, owner, left, from, to);
            }
            (Frame::Spread { by, .. }, Thing::Region(to)) => {
                self.pop();
                self.place_corruption(by, to, 1);
            }
            (Frame::CorruptOnceMore { by, region }, Thing::Yes) => {
                self.pop();
                self.use_upgrade(by, |ability| matches!(ability, Ability::CorruptsOnceMore(_)));
                self.place_corruption(by, region, 1);
            }
            (
                Frame::RemoveToken { by, left, tokens },
                Thing::Token { token, region: Some(region) },
            ) => {
                self.count_down(left, |left| Frame::RemoveToken { by, left, tokens });
                self.happen(Event::TokenRemoved { token, region });
            }
            (Frame::MoveToken { by, moving, .. }, Thing::Token { token, region }) => {
                let Some(from) = region.or(frame.region()) else { return };
                self.replace(Frame::MoveTokenTo { by, token, from, moving });
            }
            (Frame::MoveTokenTo { by, token, from, moving }, Thing::Region(to)) => {
                self.pop();
                if moving == (Moving::ToNeighbour { as_bonus: true }) {
                    self.use_upgrade(by, |ability| matches!(ability, Ability::MovesToken(_)));
                }
                self.happen(Event::TokenMoved { token, from, to });
            }
            (Frame::Discard { by, left }, Thing::Card(card)) => {
                self.count_down(left, |left| Frame::Discard { by, left });
                self.discard_card(by, card);
            }
            (Frame::WhoDiscards { cards, .. }, Thing::Power(power)) => {
                self.pop();
                match cards {
                    Some(cards) => self.must_discard(power, cards),
                    None => self.lose_card(power),
                }
            }
            (Frame::Cover { card, region }, _) => self.take_cover(card, region, thing),
            (Frame::PayToRemove { by, region, class }, Thing::Card(card)) => {
                self.replace(Frame::RemoveEnemy { by, region, class });
                self.discard_card(by, card);
            }
            (Frame::PayToSave { by, region }, Thing::Card(card)) => {
                self.replace(Frame::Save { by, region });
                self.discard_card(by, card);
            }
            (Frame::ComeAlong { by, region, class }, Thing::Yes) => {
                self.pop();
                self.come_from_reserve(by, class, region);
            }
            (Frame::BringToken { region, token, .. }, Thing::Yes) => {
                self.pop();
                self.place_token(token, region);
            }
            (Frame::RollAgain { by, region, early }, Thing::Die(face)) => {
                self.roll_again(by, region, early, Some(face));
            }
            (Frame::RollAgain { by, region, early }, Thing::Done) => {
                self.roll_again(by, region, early, None);
            }
            (Frame::TakeWarpstone { from, to, .. }, Thing::Yes) => {
                self.pop();
                self.take_warpstone(from, to);
            }
            (Frame::FillSpace { figure, region, .. }, Thing::Yes) => {
                self.pop();
                if let Some(space) = permissions::empty_space(self.board(), region) {
                    self.happen(Event::Settled { figure, region, space });
                }
            }
            (Frame::Upgrade { .. }, Thing::Upgrade(upgrade)) => {
                self.pop();
                self.happen(Event::Upgraded(upgrade));
            }
            (_, Thing::No | Thing::Done) => self.pop(),
            _ => {}
        }
    }

    fn take_figure(&mut self, frame: Frame, figure: Figure, region: Region) {
        match frame {
            Frame::Mark { mark, .. } => {
                self.pop();
                self.happen(Event::Marked { figure, mark });
            }
            Frame::TakeControl { by, kept, .. } => {
                self.pop();
                self.happen(Event::ControlTaken { figure, by, kept });
            }
            Frame::GiveUp { .. } => {
                self.pop();
                self.remove_figure(figure, region);
                if let Some(Frame::EachGivesUp { corrupts: Some(power), .. }) =
                    self.game.flow.stack.top()
                {
                    self.place_corruption(power, region, 1);
                }
            }
            Frame::RemoveEnemy { .. } => {
                self.pop();
                self.remove_figure(figure, region);
            }
            Frame::Save { .. } => {
                self.pop();
                self.happen(Event::StoodUp(figure));
            }
            Frame::Replace { by, how, .. } => {
                self.pop();
                self.replace_figure(by, figure, region, how);
            }
            Frame::Kill { by, left, .. } => {
                self.count_down(left, |left| Frame::Kill { by, region, left });
                self.happen(Event::Killed { by, figure, region });
                self.release_kept(figure);
                self.detain(figure, region, false);
            }
            Frame::SendAway { by, to, .. } => {
                self.replace(Frame::SendAwayTo { by, figure, from: region, to });
            }
            Frame::Gather { by, to, left, what, .. } => {
                let from = what.from_one.then_some(region);
                self.count_down(left, |left| Frame::Gather { by, to, left, from, what });
                self.summon(by, figure, Some(region), to);
            }
            Frame::Flee { by, from, to } => match to {
                Some(to) => self.summon(by, figure, Some(from), to),
                None => self.replace(Frame::FleeTo { by, figure, from }),
            },
            _ => {}
        }
    }

    /// One figure goes, others of its owner come from the reserve: no summoning in any sense (FAQ).
    fn replace_figure(&mut self, by: Power, figure: Figure, region: Region, how: Replacement) {
        let owner = figure.owner();
        let promoted = self.game.promoted(by, figure.kind().class);
        self.remove_figure(figure, region);
        match how {
            Replacement::Promotion => {
                if let Some(figure) = promoted {
                    self.happen(Event::Appeared { figure, region });
                }
            }
            Replacement::WarriorByCultists => {
                let cultists = Kind::of(owner, Class::Cultist).figures();
                for figure in self.board().reserve.and(cultists).take(2) {
                    self.happen(Event::Appeared { figure, region });
                }
            }
        }
    }

    /// A corruption token is moved. If it is the mover's own, it may earn him a counter; nobody else
    /// earns one (FAQ).
    fn move_corruption(&mut self, by: Power, owner: Power, left: u8, from: Region, to: Region) {
        self.count_down(left, |left| Frame::MoveCorruption { by, left, from, to: Some(to) });
        self.happen(Event::CorruptionMoved { owner, by, from, to });
        if owner == by {
            self.check_condition(by, to);
        }
    }

    /// Notes that a Power has used an upgrade that it has once a round.
    pub fn use_upgrade(&mut self, by: Power, wanted: fn(Ability) -> bool) {
        let found = self.board().find_upgrade(by, |ability| wanted(ability).then_some(()));
        if let Some((upgrade, ())) = found {
            self.happen(Event::UpgradeUsed(upgrade));
        }
    }

    /// One of several is done: the frame asks for the rest, or is over.
    fn count_down(&mut self, left: u8, rest: impl FnOnce(u8) -> Frame) {
        match left {
            0 | 1 => self.pop(),
            _ => self.replace(rest(left - 1)),
        }
    }

    fn take_token_place(&mut self, frame: Frame, to: Region) {
        let Frame::PlaceToken { by, token, left, manner, regions } = frame else { return };
        if let Some(Frame::CarryOut { used, .. }) = self.game.flow.stack.below_top() {
            *used = used.with(to);
        }
        let now = if manner == Manner::Together { left } else { 1 };
        let regions = if manner == Manner::Freely { regions } else { regions.without(to) };
        if left > now {
            let left = left - now;
            self.replace(Frame::PlaceToken { by, token, left, manner, regions });
        } else {
            self.pop();
        }
        for _ in 0..now {
            self.place_token(token, to);
        }
    }
}
