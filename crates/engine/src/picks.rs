//! The questions that cards, dials and Heroes ask: what each offers, and what taking it does.

use crate::{
    cards::Upgrade,
    decision::{Choice, Options, Thing},
    event::Event,
    figure::{ClassSet, Figure, FigureSet},
    frame::{Frame, Manner},
    game::Game,
    permissions,
    phases::list_pairs,
    play::Play,
    power::Power,
    region::{Region, RegionSet},
    token::{Token, TokenSet},
};

impl Game {
    /// Every option of the decision that a frame asks, each once.
    pub(crate) fn list(&self, frame: Frame, options: &mut Options) {
        let board = &self.board;
        match frame {
            Frame::Turn { power } => self.list_turn(power, options),
            Frame::Hit { .. } => self.list_hits(frame, options),
            Frame::StrikeBack { .. } => self.list_strike_back(frame, options),
            Frame::PlaceToken { token, regions, .. } => {
                list_regions(
                    regions
                        .into_iter()
                        .filter(|&to| permissions::may_place_token(board, token, to)),
                    options,
                );
            }
            Frame::PlacePair { card, step, .. } => list_pairs(board, card, step, options),
            Frame::RemoveCorruption { region, .. } => {
                for at in region.map_or(RegionSet::ALL, |only| RegionSet::of(&[only])) {
                    for owner in board.powers() {
                        if board.corruption(at, owner) > 0 {
                            let named = region.is_none().then_some(at);
                            choose(Thing::Corruption { owner, region: named }, options);
                        }
                    }
                }
            }
            Frame::RemoveToken { tokens, .. } => {
                for region in Region::ALL {
                    for token in self.tokens_in(region, tokens) {
                        choose(Thing::Token { token, region: Some(region) }, options);
                    }
                }
            }
            Frame::MoveToken { tokens, from, .. } => {
                self.list_tokens_to_move(tokens, from, options);
            }
            Frame::MoveTokenTo { from, bordering, .. } => {
                list_regions(self.token_destinations(from, bordering).into_iter(), options);
            }
            Frame::Discard { by, .. } => {
                for (card, _) in self.hand(by) {
                    choose(Thing::Card(card), options);
                }
            }
            Frame::WhoDiscards { by, region, .. } => {
                for power in board.present(region).filter(|&power| power != by) {
                    choose(Thing::Power(power), options);
                }
            }
            Frame::SendAwayTo { from, .. } => {
                list_regions(RegionSet::ALL.without(from).into_iter(), options);
            }
            Frame::Gather { by, to, from, .. } => {
                let regions = from.map_or(RegionSet::ALL, |only| RegionSet::of(&[only]));
                for region in regions.without(to) {
                    let figures = self.pickable(frame, region);
                    list_figures(self, figures, by, Some(region), options);
                }
                if !options.is_empty() {
                    choose(Thing::Done, options);
                }
            }
            Frame::TakeWarpstone { from, to, .. } => {
                if board.tokens(from, Token::Warpstone) > 0 && !board.is_ruined(to) {
                    choose(Thing::Yes, options);
                    choose(Thing::No, options);
                }
            }
            Frame::FillSpace { region, .. } => {
                if !board.is_ruined(region) && permissions::empty_space(board, region).is_some() {
                    choose(Thing::Yes, options);
                    choose(Thing::No, options);
                }
            }
            Frame::Upgrade { by } => {
                for upgrade in Upgrade::of(by, board.setup.set_of(by)) {
                    if !board.has_upgrade(upgrade) {
                        choose(Thing::Upgrade(upgrade), options);
                    }
                }
            }
            _ => {
                if let (Some(by), Some(region)) = (frame.asks(), frame.region()) {
                    list_figures(self, self.pickable(frame, region), by, None, options);
                }
            }
        }
    }

    /// The figures in a region that a frame lets its Power pick.
    fn pickable(&self, frame: Frame, region: Region) -> FigureSet {
        let board = &self.board;
        let own = |by| board.figures_of(by, region);
        let enemies = |by, classes: ClassSet| {
            board.figures(region).but(board.commands[by]).and(FigureSet::of_classes(classes))
        };
        match frame {
            Frame::Shield { by, .. } | Frame::GiveUp { by, .. } => own(by),
            Frame::TakeControl { by, classes, .. } => enemies(by, classes),
            Frame::Kill { by, .. } => enemies(by, ClassSet::CULTISTS_AND_WARRIORS),
            Frame::SendAway { classes, .. } => self
                .free_to_leave(board.figures(region).and(FigureSet::of_classes(classes)), region),
            Frame::Gather { by, .. } => self.free_to_leave(own(by), region),
            _ => FigureSet::EMPTY,
        }
    }

    /// Those of some figures in a region that no card there keeps from leaving.
    fn free_to_leave(&self, figures: FigureSet, region: Region) -> FigureSet {
        let held = self
            .board
            .powers()
            .into_iter()
            .filter(|&power| permissions::holds_back(&self.board, power, region).is_some())
            .fold(FigureSet::EMPTY, |held, power| held.or(self.board.commands[power]));
        figures.but(held)
    }

    fn tokens_in(&self, region: Region, tokens: TokenSet) -> impl Iterator<Item = Token> + '_ {
        tokens.into_iter().filter(move |&token| self.board.tokens(region, token) > 0)
    }

    /// A moved token would be new in its region, so it goes to none that is ruined (ruling 20).
    fn token_destinations(&self, from: Region, bordering: bool) -> RegionSet {
        let near = if bordering { from.borders() } else { RegionSet::ALL.without(from) };
        near.and(self.board.unruined())
    }

    fn list_tokens_to_move(&self, tokens: TokenSet, from: Option<Region>, options: &mut Options) {
        for region in from.map_or(RegionSet::ALL, |only| RegionSet::of(&[only])) {
            if self.token_destinations(region, from.is_none()).is_empty() {
                continue;
            }
            for token in self.tokens_in(region, tokens) {
                let named = from.is_none().then_some(region);
                choose(Thing::Token { token, region: named }, options);
            }
        }
        if from.is_none() && !options.is_empty() {
            choose(Thing::Done, options);
        }
    }
}

fn choose(thing: Thing, options: &mut Options) {
    options.push(Choice::Choose(thing));
}

fn list_regions(regions: impl Iterator<Item = Region>, options: &mut Options) {
    for region in regions {
        choose(Thing::Region(region), options);
    }
}

fn list_figures(
    game: &Game,
    figures: FigureSet,
    asked: Power,
    region: Option<Region>,
    options: &mut Options,
) {
    game.board.for_each_group(figures, asked, |group| {
        choose(Thing::Figure { group, region }, options);
    });
}

impl Play<'_> {
    /// A decision turned out to have no option.
    pub fn nothing_to_choose(&mut self, frame: Frame) {
        match frame {
            Frame::Hit { by, region, early, .. } => self.hits_assigned(by, region, early),
            _ => self.pop(),
        }
    }

    /// Takes an option of the decision that the top frame asks. What is none changes nothing.
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
            (Frame::SendAwayTo { by, figure, from }, Thing::Region(to)) => {
                self.pop();
                self.summon(by, figure, Some(from), to);
            }
            (
                Frame::RemoveCorruption { by, left, region: only },
                Thing::Corruption { owner, region },
            ) => {
                let Some(at) = region.or(only) else { return };
                self.count_down(left, |left| Frame::RemoveCorruption { by, left, region: only });
                self.happen(Event::CorruptionRemoved { owner, region: at });
            }
            (
                Frame::RemoveToken { by, left, tokens },
                Thing::Token { token, region: Some(region) },
            ) => {
                self.count_down(left, |left| Frame::RemoveToken { by, left, tokens });
                self.happen(Event::TokenRemoved { token, region });
            }
            (Frame::MoveToken { by, from: only, .. }, Thing::Token { token, region }) => {
                let Some(from) = region.or(only) else { return };
                let bordering = only.is_none();
                self.replace(Frame::MoveTokenTo { by, token, from, bordering });
            }
            (Frame::MoveTokenTo { token, from, .. }, Thing::Region(to)) => {
                self.pop();
                self.happen(Event::TokenMoved { token, from, to });
            }
            (Frame::Discard { by, left }, Thing::Card(card)) => {
                self.count_down(left, |left| Frame::Discard { by, left });
                self.discard_card(by, card);
            }
            (Frame::WhoDiscards { cards, .. }, Thing::Power(power)) => {
                self.pop();
                self.must_discard(power, cards);
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
            Frame::Shield { .. } => {
                self.pop();
                self.happen(Event::Shielded(figure));
            }
            Frame::TakeControl { by, kept, .. } => {
                self.pop();
                self.happen(Event::ControlTaken { figure, by, kept });
            }
            Frame::GiveUp { .. } => {
                self.pop();
                self.remove_figure(figure, region);
            }
            Frame::Kill { by, left, .. } => {
                self.count_down(left, |left| Frame::Kill { by, region, left });
                self.happen(Event::Killed { by, figure, region });
                self.release_kept(figure);
            }
            Frame::SendAway { by, .. } => {
                self.replace(Frame::SendAwayTo { by, figure, from: region });
            }
            Frame::Gather { by, to, left, .. } => {
                self.count_down(left, |left| Frame::Gather { by, to, left, from: Some(region) });
                self.summon(by, figure, Some(region), to);
            }
            _ => {}
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
