//! What each question offers: the one list of options that everybody uses.

use crate::{
    cards::{Ability, Replacement, Upgrade, Whose},
    decisions::{Choice, Frame, Moving, Options, Thing},
    game::Game,
    rules::{
        permissions,
        phases::{list_pairs, savable},
    },
    vocabulary::{
        Class, ClassSet, Figure, FigureSet, Kind, Power, Region, RegionSet, Token, TokenSet,
    },
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
            Frame::RemoveCorruption { by, region, whose, .. } => {
                for at in region.map_or(RegionSet::ALL, |only| RegionSet::of(&[only])) {
                    let named = region.is_none().then_some(at);
                    self.list_corruption(at, by, whose, named, options);
                }
            }
            Frame::MoveCorruption { by, from, to, .. } => {
                if to.is_some() || !self.corruption_destinations(from).is_empty() {
                    self.list_corruption(from, by, Whose::Anyone, None, options);
                    or_done(options);
                }
            }
            Frame::MoveCorruptionTo { from, .. } => {
                list_regions(self.corruption_destinations(from).into_iter(), options);
            }
            Frame::Spread { region, .. } => {
                let may = |to: &Region| permissions::may_place_corruption(board, *to);
                list_regions(region.borders().into_iter().filter(may), options);
            }
            Frame::CorruptOnceMore { by, region } => {
                if self.may_corrupt_once_more(by, region) {
                    yes_or_no(options);
                }
            }
            Frame::RemoveToken { tokens, .. } => {
                for region in Region::ALL {
                    for token in self.tokens_in(region, tokens) {
                        choose(Thing::Token { token, region: Some(region) }, options);
                    }
                }
            }
            Frame::MoveToken { tokens, moving, .. } => {
                self.list_tokens_to_move(tokens, moving, options);
            }
            Frame::MoveTokenTo { from, moving, .. } => {
                list_regions(self.token_destinations(from, moving).into_iter(), options);
            }
            Frame::Discard { by, .. } => self.list_hand(by, options),
            Frame::PayToRemove { by, region, class } => {
                if !self.enemies(by, region, ClassSet::of(&[class])).is_empty() {
                    self.list_hand(by, options);
                    or_done(options);
                }
            }
            Frame::PayToSave { by, region } => {
                if !self.pickable(Frame::Save { by, region }, region).is_empty() {
                    self.list_hand(by, options);
                    or_done(options);
                }
            }
            Frame::WhoDiscards { by, region, .. } => {
                for power in board.present(region).filter(|&power| power != by) {
                    choose(Thing::Power(power), options);
                }
            }
            Frame::Cover { card, region } => self.list_covers(card, region, options),
            Frame::SendAwayTo { from, to, .. } => {
                list_regions(to.regions(from).into_iter(), options);
            }
            Frame::Gather { by, to, from, what, .. } => {
                let near = what.from.regions(to);
                for region in from.map_or(near, |only| RegionSet::of(&[only])) {
                    let figures = self.pickable(frame, region);
                    list_figures(self, figures, by, Some(region), options);
                }
                if what.up_to {
                    or_done(options);
                }
            }
            Frame::Flee { by, from, .. } => {
                list_figures(self, self.pickable(frame, from), by, None, options);
                or_done(options);
            }
            Frame::FleeTo { from, .. } => list_regions(from.borders().into_iter(), options),
            Frame::TakeWarpstone { from, to, .. } => {
                if board.tokens(from, Token::Warpstone) > 0 && !board.is_ruined(to) {
                    yes_or_no(options);
                }
            }
            Frame::FillSpace { region, .. } => {
                if !board.is_ruined(region) && permissions::empty_space(board, region).is_some() {
                    yes_or_no(options);
                }
            }
            Frame::ComeAlong { by, class, .. } => {
                if !board.reserve.and(Kind::of(by, class).figures()).is_empty() {
                    yes_or_no(options);
                }
            }
            Frame::BringToken { region, token, .. } => {
                if permissions::may_place_token(board, token, region) {
                    yes_or_no(options);
                }
            }
            Frame::RollAgain { .. } => {
                for (face, &count) in (1..).zip(&self.flow.faces) {
                    if count > 0 {
                        choose(Thing::Die(face), options);
                    }
                }
                or_done(options);
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

    fn list_hand(&self, power: Power, options: &mut Options) {
        for (card, _) in self.hand(power) {
            choose(Thing::Card(card), options);
        }
    }

    fn list_corruption(
        &self,
        region: Region,
        by: Power,
        whose: Whose,
        named: Option<Region>,
        options: &mut Options,
    ) {
        for owner in self.board.powers() {
            let is_meant = match whose {
                Whose::Own => owner == by,
                Whose::Enemy => owner != by,
                Whose::Anyone => true,
            };
            if is_meant && self.board.corruption(region, owner) > 0 {
                choose(Thing::Corruption { owner, region: named }, options);
            }
        }
    }

    /// The figures in a region, of these classes, that a Power does not command.
    fn enemies(&self, by: Power, region: Region, classes: ClassSet) -> FigureSet {
        let figures = self.board.figures(region).and(FigureSet::of_classes(classes));
        figures.but(self.board.commands[by])
    }

    /// The figures in a region that a frame lets its Power pick.
    pub(crate) fn pickable(&self, frame: Frame, region: Region) -> FigureSet {
        let board = &self.board;
        let of = |by: Power, whose: Whose, classes: ClassSet| {
            let figures = board.figures(region).and(FigureSet::of_classes(classes));
            match whose {
                Whose::Own => figures.and(board.commands[by]),
                Whose::Enemy => figures.but(board.commands[by]),
                Whose::Anyone => figures,
            }
        };
        match frame {
            Frame::Mark { by, whose, classes, .. } => of(by, whose, classes),
            Frame::GiveUp { by, classes, .. } => of(by, Whose::Own, classes),
            Frame::TakeControl { by, classes, .. } => of(by, Whose::Enemy, classes),
            Frame::Kill { by, .. } => of(by, Whose::Enemy, ClassSet::CULTISTS_AND_WARRIORS),
            Frame::RemoveEnemy { by, class, .. } => of(by, Whose::Enemy, ClassSet::of(&[class])),
            Frame::SendAway { by, whose, classes, .. } => {
                self.free_to_leave(of(by, whose, classes), region)
            }
            Frame::Gather { by, what, .. } => {
                self.free_to_leave(of(by, what.whose, what.classes), region)
            }
            Frame::Flee { by, .. } => self.free_to_leave(of(by, Whose::Own, ClassSet::ALL), region),
            Frame::Save { by, .. } => savable(board, by, board.tipped.and(board.figures(region))),
            Frame::Replace { by, how, .. } => match how {
                Replacement::WarriorByCultists => {
                    of(by, Whose::Anyone, ClassSet::of(&[Class::Warrior]))
                }
                Replacement::Promotion => Class::ALL
                    .into_iter()
                    .filter(|&class| self.promoted(by, class).is_some())
                    .map(|class| of(by, Whose::Own, ClassSet::of(&[class])))
                    .fold(FigureSet::EMPTY, FigureSet::or)
                    .and(FigureSet::owned_by(by)),
            },
            _ => FigureSet::EMPTY,
        }
    }

    /// The figure of a Power's reserve that takes the place of one of this class.
    pub(crate) fn promoted(&self, by: Power, class: Class) -> Option<Figure> {
        let next = match class {
            Class::Cultist => Class::Warrior,
            Class::Warrior => Class::Daemon,
            Class::Daemon => return None,
        };
        self.board.reserve.and(Kind::of(by, next).figures()).first()
    }

    fn corruption_destinations(&self, from: Region) -> RegionSet {
        let may = |to: &Region| permissions::may_place_corruption(&self.board, *to);
        RegionSet::ALL.without(from).into_iter().filter(may).collect()
    }

    pub(crate) fn may_corrupt_once_more(&self, by: Power, region: Region) -> bool {
        let once_more = |ability| match ability {
            Ability::CorruptsOnceMore(figures) => Some(figures),
            _ => None,
        };
        let upgrade = self.board.find_upgrade(by, once_more);
        upgrade.is_some_and(|(upgrade, figures)| {
            !self.board.is_used(upgrade)
                && self.board.figures_of(by, region).len() >= figures
                && permissions::may_place_corruption(&self.board, region)
        })
    }

    /// Those of some figures in a region that no card there keeps from leaving.
    fn free_to_leave(&self, figures: FigureSet, region: Region) -> FigureSet {
        let held = self
            .board
            .powers()
            .into_iter()
            .filter(|&power| permissions::holds_back(&self.board, power, region).is_some())
            .fold(FigureSet::EMPTY, |held, power| held.or(self.board.commands[power]));
        figures.but(held).but(self.board.hated)
    }

    fn tokens_in(&self, region: Region, tokens: TokenSet) -> impl Iterator<Item = Token> + '_ {
        tokens.into_iter().filter(move |&token| self.board.tokens(region, token) > 0)
    }

    /// A moved token would be new in its region, so it goes to none that is ruined (ruling 20).
    fn token_destinations(&self, from: Region, moving: Moving) -> RegionSet {
        let regions = match moving {
            Moving::AwayFrom(_) => RegionSet::ALL.without(from),
            Moving::ToNeighbour { .. } => from.borders(),
            Moving::Into(to) => RegionSet::of(&[to]),
            Moving::Between(here) if here == from => here.borders(),
            Moving::Between(here) => RegionSet::of(&[here]),
        };
        regions.and(self.board.unruined())
    }

    fn list_tokens_to_move(&self, tokens: TokenSet, moving: Moving, options: &mut Options) {
        let regions = match moving {
            Moving::AwayFrom(region) => RegionSet::of(&[region]),
            Moving::ToNeighbour { .. } => RegionSet::ALL,
            Moving::Into(region) => region.borders(),
            Moving::Between(region) => region.borders().with(region),
        };
        let is_one_region = matches!(moving, Moving::AwayFrom(_));
        for region in regions {
            if self.token_destinations(region, moving).is_empty() {
                continue;
            }
            for token in self.tokens_in(region, tokens) {
                let named = (!is_one_region).then_some(region);
                choose(Thing::Token { token, region: named }, options);
            }
        }
        if matches!(moving, Moving::ToNeighbour { .. }) {
            or_done(options);
        }
    }
}

fn choose(thing: Thing, options: &mut Options) {
    options.push(Choice::Choose(thing));
}

fn yes_or_no(options: &mut Options) {
    choose(Thing::Yes, options);
    choose(Thing::No, options);
}

/// Where there is something to choose, one may also stop.
fn or_done(options: &mut Options) {
    if !options.is_empty() {
        choose(Thing::Done, options);
    }
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
