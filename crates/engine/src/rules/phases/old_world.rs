//! The Old World phase: a card is drawn and carried out by the lowest Threat.

use crate::{
    board::{Board, Event, Reason},
    cards::{OldWorldCard, Step, TrackEffect, Where},
    chance::{self, Deck},
    decisions::{Cause, Manner, Question, Work},
    play::Play,
    rules::queries,
    vocabulary::{Phase, Power, Region, RegionSet, Token},
};

impl Play<'_> {
    pub fn begin_old_world(&mut self) {
        self.go_on(Work::Begin(Phase::Draw));
        self.draw_old_world_card();
    }

    fn draw_old_world_card(&mut self) {
        let bag = self.board().old_world_unseen;
        if self.board().old_world_deck == 0 || bag.is_empty() {
            return;
        }
        // A scenario's deck may be larger than a table's; the numbers need only differ.
        let dealt = self.board().setup.old_world_deck();
        let nth = u16::from(dealt.wrapping_sub(self.board().old_world_deck));
        let place = chance::draw(self.chance, Deck::OldWorld, bag, nth);
        if let Some(card) = OldWorldCard::from_place(place) {
            self.happen(Event::OldWorldDrawn(card));
            self.push(Work::CarryOut { card, step: 0, used: RegionSet::EMPTY });
        }
    }

    pub fn carry_out(&mut self, card: OldWorldCard, step: u8, used: RegionSet) {
        let Some(instruction) = card.info().when_drawn.get(usize::from(step)) else {
            self.pop();
            if !card.info().discarded {
                self.join_track(card);
            }
            return;
        };
        let keeps = matches!(instruction, Step::PlaceApart(_, _, Where::Elsewhere));
        let next_used = if keeps { used } else { RegionSet::EMPTY };
        self.go_on(Work::CarryOut { card, step: step + 1, used: next_used });
        let by = queries::lowest_threat(self.board());
        let cause = Cause::OldWorld(card);
        match *instruction {
            Step::Clear => self.clear_events(),
            Step::Place(token, regions) => self.place_tokens(token, regions, None, cause),
            Step::PlaceEach(token, place) => {
                self.place_tokens(token, allowed(self.board(), place), None, cause);
            }
            Step::PlaceApart(left, token, place) => {
                let regions = allowed(self.board(), place).but(next_used);
                let manner = Manner::Apart;
                self.ask(by, cause, Question::PlaceToken { token, left, manner, regions });
            }
            Step::PlaceTogether(left, token) => {
                let (manner, regions) = (Manner::Together, RegionSet::ALL);
                self.ask(by, cause, Question::PlaceToken { token, left, manner, regions });
            }
            Step::PlacePair(token, one, other) => {
                self.ask(by, cause, Question::PlacePair { token, one, other });
            }
            Step::ScorePeasants(most) => self.score_peasants(most),
            Step::DrawAnother => self.draw_old_world_card(),
        }
    }

    /// The new card takes space 1. What stood there goes to space 2, and what stood there, out.
    fn join_track(&mut self, card: OldWorldCard) {
        if let [Some(_), Some(pushed_out)] = self.board().track {
            self.leave_track(1, pushed_out);
        }
        self.happen(Event::JoinedTrack(card));
    }

    /// A card leaves the track, and with it the dead it held.
    fn leave_track(&mut self, space: u8, card: OldWorldCard) {
        self.happen(Event::LeftTrack { space, card });
        let holds = |effect| effect == TrackEffect::HoldsTheDead;
        if !self.board().eclipsed.is_empty() && !self.board().track_effects().any(holds) {
            self.happen(Event::EclipseEnded);
        }
    }

    fn clear_events(&mut self) {
        for region in Region::ALL {
            for _ in 0..self.board().tokens(region, Token::Event) {
                self.happen(Event::TokenRemoved { token: Token::Event, region });
            }
        }
        for space in 0..2 {
            if let Some(card) = self.board().track[usize::from(space)]
                && card.info().comet
            {
                self.leave_track(space, card);
            }
        }
    }

    fn score_peasants(&mut self, most: u8) {
        let held = |play: &Self, power: Power| play.board().sheet(power).peasants;
        let powers = self.board().powers();
        let highest = powers.into_iter().map(|power| held(self, power)).max().unwrap_or(0);
        let alone = powers.into_iter().filter(|&power| held(self, power) == highest).count() == 1;
        for power in powers {
            self.score(power, held(self, power), Reason::Peasants);
            if alone && held(self, power) == highest {
                self.score(power, most, Reason::MostPeasants);
            }
        }
    }
}

/// The regions that an instruction speaks of, ruined or not.
fn allowed(board: &Board, place: Where) -> RegionSet {
    let with_warpstone =
        || Region::ALL.into_iter().filter(|&region| board.tokens(region, Token::Warpstone) > 0);
    let populous = || Region::ALL.into_iter().filter(|&region| queries::is_populous(board, region));
    match place {
        Where::Anywhere | Where::Elsewhere => RegionSet::ALL,
        Where::But(region) => RegionSet::ALL.without(region),
        Where::Populous => populous().collect(),
        Where::PopulousBut(region) => populous().collect::<RegionSet>().without(region),
        Where::Bordering(region) => region.borders(),
        Where::WithWarpstone => with_warpstone().collect(),
        Where::NearWarpstone => with_warpstone().collect::<RegionSet>().and_neighbours(),
        Where::MostCorrupted => {
            let corruption = |region| board.total_corruption(region);
            let most = board.unruined().into_iter().map(corruption).max().unwrap_or(0);
            board.unruined().into_iter().filter(|&region| corruption(region) == most).collect()
        }
    }
}
