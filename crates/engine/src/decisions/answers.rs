//! What taking an option does. The option was listed: what does not fit the question does nothing.

use crate::{
    board::Event,
    cards::{Limit, Reach, Replacement},
    decisions::{Ask, Cause, Choice, Frame, Manner, Moving, Question, Thing, Work},
    play::Play,
    rules::permissions,
    vocabulary::{Class, Figure, Kind, Power, Region, Token},
};

impl Play<'_> {
    /// A question turned out to have no option.
    pub fn nothing_to_choose(&mut self, ask: Ask) {
        match ask.question {
            Question::Hit { region, early, .. } => self.hits_assigned(ask.by, region, early),
            Question::PlaceToken { token, left, .. } => {
                self.pop();
                self.leave_tokens_out(token, left);
            }
            _ => self.pop(),
        }
    }

    /// Takes an option of the question at the top, and trusts that it is one.
    pub fn take(&mut self, ask: Ask, choice: Choice) {
        use Question as Q;
        let by = ask.by;
        if let (Choice::Choose(Thing::No | Thing::Done), false) =
            (choice, matches!(ask.question, Q::RollAgain { .. }))
        {
            return self.pop();
        }
        match ask.question {
            Q::Turn => self.take_turn(by, choice),
            Q::Hit { .. } | Q::StrikeBack { .. } => self.take_hit(ask, choice),
            Q::PlaceToken { .. } => {
                self.with_region(choice, |play, to| play.take_token_place(ask, to));
            }
            Q::PlacePair { token, one, other } => self.with_region(choice, |play, first| {
                let pair = if one[0] == first { one } else { other };
                play.pop();
                play.place_tokens(token, pair.into_iter().collect(), Some(by), ask.cause);
            }),
            Q::RemoveCorruption { left, region, whose } => {
                let Choice::Choose(Thing::Corruption { owner, region: named }) = choice else {
                    return;
                };
                let Some(at) = named.or(region) else { return };
                self.count_down(ask, left, |left| Q::RemoveCorruption { left, region, whose });
                self.happen(Event::CorruptionRemoved { owner, region: at });
            }
            Q::MoveCorruption { from, to, left } => {
                let Choice::Choose(Thing::Corruption { owner, .. }) = choice else { return };
                match to {
                    Some(to) => self.move_corruption(ask, owner, left, from, to),
                    None => self.ask_next(ask, Q::MoveCorruptionTo { owner, from, left }),
                }
            }
            Q::MoveCorruptionTo { owner, from, left } => self.with_region(choice, |play, to| {
                play.move_corruption(ask, owner, left, from, to);
            }),
            Q::Spread { .. } => self.with_region(choice, |play, to| {
                play.pop();
                play.place_corruption(by, to, 1);
            }),
            Q::CorruptOnceMore { region } => {
                self.pop();
                self.use_upgrade(ask.cause);
                self.place_corruption(by, region, 1);
            }
            Q::RemoveToken { left, tokens } => {
                let Choice::Choose(Thing::Token { token, region: Some(region) }) = choice else {
                    return;
                };
                self.count_down(ask, left, |left| Q::RemoveToken { left, tokens });
                self.happen(Event::TokenRemoved { token, region });
            }
            Q::MoveToken { moving, .. } => {
                let Choice::Choose(Thing::Token { token, region }) = choice else { return };
                let Some(from) = region.or(ask.question.confined_to()) else { return };
                self.ask_next(ask, Q::MoveTokenTo { token, from, moving });
            }
            Q::MoveTokenTo { token, from, moving } => self.with_region(choice, |play, to| {
                play.pop();
                if moving == (Moving::ToNeighbour { as_bonus: true }) {
                    play.use_upgrade(ask.cause);
                }
                play.happen(Event::TokenMoved { token, from, to });
            }),
            Q::Discard { left } => {
                let Choice::Choose(Thing::Card(card)) = choice else { return };
                self.count_down(ask, left, |left| Q::Discard { left });
                self.discard_card(by, card);
            }
            Q::WhoDiscards { cards, .. } => {
                let Choice::Choose(Thing::Power(power)) = choice else { return };
                self.pop();
                match cards {
                    Some(cards) => self.must_discard(power, cards, ask.cause),
                    None => self.lose_card(power),
                }
            }
            Q::Cover { card, region } => self.take_cover(card, region, choice),
            Q::PayToRemove { region, class } => {
                let Choice::Choose(Thing::Card(card)) = choice else { return };
                self.ask_next(ask, Q::RemoveEnemy { region, class });
                self.discard_card(by, card);
            }
            Q::PayToSave { region } => {
                let Choice::Choose(Thing::Card(card)) = choice else { return };
                self.ask_next(ask, Q::Save { region });
                self.discard_card(by, card);
            }
            Q::ComeAlong { region, class } => {
                self.pop();
                self.come_from_reserve(by, class, region);
            }
            Q::BringToken { region, token } => {
                self.pop();
                self.place_token(token, region, Some(by), ask.cause);
            }
            Q::RollAgain { region, early } => {
                let face = match choice {
                    Choice::Choose(Thing::Die(face)) => Some(face),
                    _ => None,
                };
                self.roll_again(ask, region, early, face);
            }
            Q::TakeWarpstone { from, to } => {
                self.pop();
                self.happen(Event::TokenMoved { token: Token::Warpstone, from, to });
            }
            Q::FillSpace { figure, region } => {
                self.pop();
                if let Some(space) = permissions::empty_space(self.board(), region) {
                    self.happen(Event::Settled { figure, region, space });
                }
            }
            Q::Upgrade => {
                let Choice::Choose(Thing::Upgrade(upgrade)) = choice else { return };
                self.pop();
                self.happen(Event::Upgraded(upgrade));
            }
            Q::SendAwayTo { figure, from, .. } => self.with_region(choice, |play, to| {
                play.pop();
                play.summon(by, figure, Some(from), to);
            }),
            Q::FleeTo { figure, from } => self.with_region(choice, |play, to| {
                play.ask_next(ask, Q::Flee { from, to: Some(to) });
                play.summon(by, figure, Some(from), to);
            }),
            Q::Mark { mark, .. } => self.with_figure(ask, choice, |play, figure, _| {
                play.pop();
                if let Cause::Card(card) = ask.cause {
                    play.happen(Event::Marked { figure, mark, card });
                }
            }),
            Q::TakeControl { kept, .. } => self.with_figure(ask, choice, |play, figure, _| {
                play.pop();
                play.happen(Event::ControlTaken { figure, by, kept });
            }),
            Q::SendAway { to, .. } => self.with_figure(ask, choice, |play, figure, from| {
                play.ask_next_from(ask, from, |from| Q::SendAwayTo { figure, from, to });
            }),
            Q::Gather { to, left, what } => self.with_figure(ask, choice, |play, figure, from| {
                let mut what = what;
                if let Some(only) = from.filter(|_| what.limit == Limit::UpToFromOne) {
                    what.from = Reach::Only(only);
                }
                play.count_down(ask, left, |left| Q::Gather { to, left, what });
                play.summon(by, figure, from, to);
            }),
            Q::Flee { to, .. } => self.with_figure(ask, choice, |play, figure, from| match to {
                Some(to) => play.summon(by, figure, from, to),
                None => play.ask_next_from(ask, from, |from| Q::FleeTo { figure, from }),
            }),
            Q::Replace { region, how } => self.with_figure(ask, choice, |play, figure, _| {
                play.pop();
                play.replace_figure(ask, figure, region, how);
            }),
            Q::Kill { region, left } => self.with_figure(ask, choice, |play, figure, _| {
                play.count_down(ask, left, |left| Q::Kill { region, left });
                play.happen(Event::Killed { by, figure, region });
                play.release_kept(figure);
                play.detain(figure, region, false);
            }),
            Q::GiveUp { region, corrupts, .. } => {
                self.with_figure(ask, choice, |play, figure, _| {
                    play.pop();
                    play.remove_figure(figure, region, ask.cause);
                    if let Some(power) = corrupts {
                        play.place_corruption(power, region, 1);
                    }
                });
            }
            Q::RemoveEnemy { region, .. } => self.with_figure(ask, choice, |play, figure, _| {
                play.pop();
                play.remove_figure(figure, region, ask.cause);
            }),
            Q::Save { .. } => self.with_figure(ask, choice, |play, figure, _| {
                play.pop();
                play.happen(Event::StoodUp(figure));
            }),
        }
    }

    /// Goes on with the region that was chosen.
    fn with_region(&mut self, choice: Choice, go_on: impl FnOnce(&mut Self, Region)) {
        if let Choice::Choose(Thing::Region(region)) = choice {
            go_on(self, region);
        }
    }

    /// Goes on with the figure that was chosen, and where it is; nowhere if it is in the reserve.
    fn with_figure(
        &mut self,
        ask: Ask,
        choice: Choice,
        go_on: impl FnOnce(&mut Self, Figure, Option<Region>),
    ) {
        let Choice::Choose(Thing::Figure { group, region }) = choice else { return };
        let at = region.or(ask.question.confined_to());
        let figures = self.game.pickable(ask, at);
        if let Some(figure) = self.board().first_of(figures, group, ask.by) {
            go_on(self, figure, at);
        }
    }

    /// The same Power is asked, for the same reason, what follows.
    fn ask_next(&mut self, ask: Ask, question: Question) {
        self.replace(Frame::Ask(Ask { question, ..ask }));
    }

    fn ask_next_from(
        &mut self,
        ask: Ask,
        from: Option<Region>,
        question: impl FnOnce(Region) -> Question,
    ) {
        if let Some(from) = from {
            self.ask_next(ask, question(from));
        }
    }

    /// One of several is done: the rest is asked for, or it is over.
    fn count_down(&mut self, ask: Ask, left: u8, rest: impl FnOnce(u8) -> Question) {
        match left {
            0 | 1 => self.pop(),
            _ => self.ask_next(ask, rest(left - 1)),
        }
    }

    /// One figure goes, others of its owner come from the reserve: no summoning in any sense (FAQ).
    fn replace_figure(&mut self, ask: Ask, figure: Figure, region: Region, how: Replacement) {
        let owner = figure.owner();
        let promoted = self.game.promoted(ask.by, figure.kind().class);
        self.remove_figure(figure, region, ask.cause);
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

    /// A corruption token is moved. If it is the mover's own, he has placed it (ruling 39) and it may
    /// earn him a counter; nobody else earns one (FAQ).
    fn move_corruption(&mut self, ask: Ask, owner: Power, left: u8, from: Region, to: Region) {
        let by = ask.by;
        self.count_down(ask, left, |left| Question::MoveCorruption { from, to: Some(to), left });
        self.happen(Event::CorruptionMoved { owner, by, from, to });
        if owner == by {
            self.check_condition(by, to);
        }
    }

    /// Notes that a Power has used an upgrade that it has once a round.
    pub fn use_upgrade(&mut self, cause: Cause) {
        if let Cause::Upgrade(upgrade) = cause {
            self.happen(Event::UpgradeUsed(upgrade));
        }
    }

    fn take_token_place(&mut self, ask: Ask, to: Region) {
        let Question::PlaceToken { token, left, manner, regions } = ask.question else { return };
        if let Some(Frame::Work(Work::CarryOut { used, .. })) = self.game.flow.stack.below_top() {
            *used = used.with(to);
        }
        let now = if manner == Manner::Together { left } else { 1 };
        let regions = if manner == Manner::Freely { regions } else { regions.without(to) };
        if left > now {
            let left = left - now;
            self.ask_next(ask, Question::PlaceToken { token, left, manner, regions });
        } else {
            self.pop();
        }
        for _ in 0..now {
            self.place_token(token, to, Some(ask.by), ask.cause);
        }
    }
}
