//! What a Power can do in a turn of the summoning phase.

use arrayvec::ArrayVec;

use crate::{
    cards::Card,
    decisions::{Ask, Choice, Options, Question, Thing},
    game::Game,
    rules::{
        permissions::{self, CardRoom},
        queries,
    },
    vocabulary::{ByRegion, FigureSet, Group, Power, Region, RegionSet},
};

impl Game {
    /// Summoning, playing, cashing, passing: every option of a turn.
    pub(crate) fn list_turn(&self, power: Power, options: &mut Options) {
        self.list_summoning(power, options);
        self.list_cards(power, options);
        let (aside, set) = (self.board.sheets[power].set_aside, self.board.setup.set_of(power));
        for place in aside.kinds() {
            options.push(Choice::Choose(Thing::Card(Card::new(power, set, place))));
        }
        options.push(Choice::Pass);
    }

    fn list_summoning(&self, power: Power, options: &mut Options) {
        let board = &self.board;
        let points = board.sheets[power].power;
        let presence = board.presence(power);
        // One list serves all figures that can be paid for.
        let reach: ArrayVec<Region, 9> = permissions::reach_from(presence).into_iter().collect();
        let mut offer = |group: Group, from: Option<Region>, figures: FigureSet| {
            let summon = |to: Region| Choice::Summon { group, from, to };
            let surcharge = queries::summoning_surcharge(board, group.kind.class);
            if group.kind.printed().cost + surcharge <= points {
                options.push_each(&reach, summon);
            } else if let Some(figure) = board.first_of(figures, group, power)
                && queries::may_be_free(board, figure, power)
            {
                // Too dear, unless it is free where it goes.
                for &to in &reach {
                    if queries::summoning_cost(board, figure, power, to) <= points {
                        options.push(summon(to));
                    }
                }
            }
        };
        let marked = board.marked();
        let reserve = board.reserve_of(power);
        board.for_each_group_of(reserve, marked, power, |group| offer(group, None, reserve));
        for from in presence {
            if permissions::holds_back(board, power, from).is_none() {
                let figures = board.figures_of(power, from).but(board.hated);
                board.for_each_group_of(figures, marked, power, |group| {
                    offer(group, Some(from), figures);
                });
            }
        }
    }

    fn list_cards(&self, power: Power, options: &mut Options) {
        let board = &self.board;
        let hand = self.hidden.hands[power];
        if hand.is_empty() {
            return;
        }
        // What does not depend on the card is asked once for each region.
        let room = CardRoom::of(board, power);
        let bare = board.unruined().but(board.filled);
        let mut open = if room.is_any() { bare } else { RegionSet::EMPTY };
        let mut dearer = RegionSet::EMPTY;
        let mut surcharge = ByRegion::<u8>::default();
        for region in board.unruined().and(board.filled) {
            if !room.has_room(board, power, region) {
                continue;
            }
            if board.has_filled_space(region) {
                if permissions::forbids_cards(board, power, region).is_some() {
                    continue;
                }
                surcharge[region] = queries::card_surcharge(board, power, region);
                if surcharge[region] > 0 {
                    dearer = dearer.with(region);
                }
            }
            open = open.with(region);
        }
        let is_silenced =
            |region: &Region| permissions::forbids_magic_cards(board, *region).is_some();
        let silenced: RegionSet = match permissions::silencer(board) {
            Some(_) => open.into_iter().filter(is_silenced).collect(),
            None => RegionSet::EMPTY,
        };
        // Most cards can be played wherever there is room, so one list serves them.
        let all_open: ArrayVec<Region, 9> = open.into_iter().collect();
        let points = board.sheets[power].power;
        let set = board.setup.set_of(power);
        for place in hand.kinds() {
            let card = Card::new(power, set, place);
            let info = card.info();
            let regions = if info.magic { open.but(silenced) } else { open };
            // Where nothing adds to the printed cost, and nothing replaces it, it decides at once.
            let plain = if info.cost <= points { regions.but(dearer) } else { RegionSet::EMPTY };
            let others = match queries::may_be_free_card(info) {
                true => regions.but(plain),
                false if info.cost <= points => regions.and(dearer),
                false => RegionSet::EMPTY,
            };
            let is_affordable = |region: &Region| {
                queries::own_card_cost(board, info, *region) + surcharge[*region] <= points
            };
            let play = |region: Region| Choice::Play { card, region };
            if plain == open {
                options.push_each(&all_open, play);
                continue;
            }
            for region in plain.or(others.into_iter().filter(is_affordable).collect()) {
                options.push(play(region));
            }
        }
    }

    /// Where exactly a card is laid: into the empty space, or over another player's card.
    pub(crate) fn list_covers(&self, ask: Ask, options: &mut Options) {
        let Question::Cover { card, region } = ask.question else { return };
        let room = CardRoom::of(&self.board, card.power());
        if room.space(&self.board, region).is_some() {
            options.push(Choice::Choose(Thing::Empty));
        }
        for (_, below) in room.coverable(&self.board, card.power(), region) {
            let cover = Choice::Choose(Thing::Card(below));
            if !options.contains(&cover) {
                options.push(cover);
            }
        }
    }
}
