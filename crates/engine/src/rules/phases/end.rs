//! The end phase: cards leave, Heroes strike, the track acts, ruins score, dials turn, and it is
//! seen whether the game is over.

use crate::{
    board::{EndedBy, Event, Outcome, Reason, SPACES, Space},
    cards::{Effect, TrackEffect, Whose},
    decisions::{Cause, Manner, Moving, Question, Work},
    play::Play,
    rules::queries,
    vocabulary::{
        ClassSet, Phase, Power, PowerSet, Region, RegionSet, Token, TokenSet,
        dial::{self, Instruction},
        printed,
    },
};

impl Play<'_> {
    pub fn begin_end(&mut self) {
        self.go_on(Work::CheckEnd);
        self.push(Work::ScoreRuins);
        self.push(Work::Track { space: 0 });
        self.push(Work::Heroes { left: RegionSet::ALL, done: 0 });
        if !self.board().detained.all().is_empty() {
            self.happen(Event::DetainedReleased);
        }
        for region in Region::ALL {
            self.remove_cards(region);
        }
    }

    /// Chaos cards go to the discard piles, except those that say otherwise. What they say for the
    /// rest of the round holds on.
    fn remove_cards(&mut self, region: Region) {
        for space in 0..SPACES {
            let Space::Card(card) = self.board().spaces[region][space] else { continue };
            let (mut stays, mut is_set_aside) = (false, false);
            if !self.board().is_cancelled(region, space) {
                for effect in card.info().effects {
                    match effect {
                        Effect::StaysAfterKill => {
                            stays = self.board().killers[region].has(card.power());
                        }
                        Effect::SetAsideForPower(_) => is_set_aside = true,
                        Effect::ShelteredFromHeroes => {
                            self.happen(Event::Sheltered { power: card.power(), region });
                        }
                        _ => {}
                    }
                }
            }
            let space = space as u8;
            if is_set_aside {
                self.happen(Event::CardSetAside { card, region, space });
            } else if !stays {
                self.happen(Event::CardRemoved { card, region, space });
            }
        }
        for (space, covered) in self.board().covered[region].into_iter().enumerate() {
            if let Some(card) = covered {
                self.happen(Event::CoveredRemoved { card, region, space: space as u8 });
            }
        }
    }

    /// One Hero at a time: the highest Threat among those present removes a figure (ruling 21).
    pub fn heroes(&mut self, left: RegionSet, done: u8) {
        let mut done = done;
        for region in left {
            if done < self.board().tokens(region, Token::Hero) {
                let present: PowerSet = self.board().present(region).collect();
                let present = present.but(self.board().sheltered[region]);
                if let Some(by) = queries::highest_threat(self.board(), present) {
                    let left = left.but(RegionSet::ALL.before(region));
                    self.go_on(Work::Heroes { left, done: done + 1 });
                    let (classes, corrupts) = (ClassSet::ALL, None);
                    let question = Question::GiveUp { region, classes, corrupts };
                    return self.ask(by, Cause::Hero, question);
                }
            }
            done = 0;
        }
        self.pop();
    }

    /// The Old World cards on the track act, space 1 first.
    pub fn track(&mut self, space: u8) {
        let Some(&card) = self.board().track.get(usize::from(space)) else { return self.pop() };
        self.go_on(Work::Track { space: space + 1 });
        let Some(card) = card else { return };
        let Some(effect) = card.info().on_track else { return };
        let (by, cause) = (queries::lowest_threat(self.board()), Cause::OldWorld(card));
        match effect {
            TrackEffect::DrawNearTokens(token) => {
                for power in self.board().powers() {
                    let near = self.board().presence(power).into_iter();
                    if near.into_iter().any(|region| self.board().tokens(region, token) > 0) {
                        self.draw_cards(power, 1);
                    }
                }
            }
            TrackEffect::DiscardInRegion(region) => {
                let left = self.board().powers();
                self.push(Work::EachDiscards { region, left, cause });
            }
            TrackEffect::MoveToken(token) => {
                let tokens = TokenSet::of(&[token]);
                let moving = Moving::ToNeighbour { as_bonus: false };
                self.ask(by, cause, Question::MoveToken { tokens, moving });
            }
            TrackEffect::RemoveToken(token) => {
                let tokens = TokenSet::of(&[token]);
                self.ask(by, cause, Question::RemoveToken { left: 1, tokens });
            }
            TrackEffect::LoseToken(near, lost) => {
                for region in Region::ALL {
                    if self.board().tokens(region, near) > 0
                        && self.board().tokens(region, lost) > 0
                    {
                        self.happen(Event::TokenRemoved { token: lost, region });
                    }
                }
            }
            _ => {}
        }
    }

    pub fn each_discards(&mut self, region: Region, left: PowerSet, cause: Cause) {
        let Some(power) = left.into_iter().next() else { return self.pop() };
        self.go_on(Work::EachDiscards { region, left: left.without(power), cause });
        if !self.board().figures_of(power, region).is_empty() {
            self.must_discard(power, 1, cause);
        }
    }

    pub fn score_ruins(&mut self) {
        for region in self.board().to_score {
            self.score_ruin(region);
            self.happen(Event::RuinCleared(region));
        }
        let with_counters = |power: &Power| self.board().sheet(*power).counters > 0;
        let left = self.board().powers().into_iter().filter(with_counters).collect();
        self.go_on(Work::Dials { left, extra: false });
    }

    /// Most corruption tokens score first, second-most second. Those who tie for the most share
    /// both, and nobody else scores; those who tie for second share that; halves are lost.
    fn score_ruin(&mut self, region: Region) {
        let (first, second) = region.ruination_points(self.board().ruination[region].card());
        let most = |below: u8| {
            let tokens =
                |power: Power| queries::corruption_when_scored(self.board(), power, region);
            let powers = self.board().powers();
            let best = powers.into_iter().map(tokens).filter(|own| (1..below).contains(own)).max();
            let tied: PowerSet =
                powers.into_iter().filter(|power| Some(tokens(*power)) == best).collect();
            (best.unwrap_or(0), tied)
        };
        let (best, leaders) = most(u8::MAX);
        if leaders.len() > 1 {
            for power in leaders {
                let points = (first + second) / leaders.len();
                self.score(power, points, Reason::RuinFirstShared(region));
            }
            return;
        }
        let (_, runners_up) = most(best);
        for power in leaders {
            self.score(power, first, Reason::RuinFirst(region));
        }
        for power in runners_up {
            let reason = match runners_up.len() {
                1 => Reason::RuinSecond(region),
                _ => Reason::RuinSecondShared(region),
            };
            self.score(power, second / runners_up.len(), reason);
        }
    }

    /// All who have a counter advance in Power order; then the one with the most, if alone
    /// (ruling 22).
    pub fn dials(&mut self, left: PowerSet, extra: bool) {
        if let Some(power) = left.into_iter().next() {
            self.go_on(Work::Dials { left: left.without(power), extra });
            return self.turn_dial(power);
        }
        if let Some(power) = queries::most_counters(self.board()).filter(|_| !extra) {
            let left = PowerSet::EMPTY.with(power);
            return self.go_on(Work::Dials { left, extra: true });
        }
        self.pop();
        let has_counters = |power: Power| self.board().sheet(power).counters > 0;
        if self.board().powers().into_iter().any(has_counters) {
            self.happen(Event::CountersReturned);
        }
    }

    fn turn_dial(&mut self, by: Power) {
        let tick = self.board().sheet(by).dial + 1;
        if tick > dial::length(by) {
            return;
        }
        self.happen(Event::DialTurned { power: by, tick });
        match dial::instruction(by, tick) {
            Instruction::Score(points) => self.score(by, points, Reason::Dial),
            Instruction::Upgrade => self.ask(by, Cause::Dial, Question::Upgrade),
            Instruction::Draw(cards) => self.draw_cards(by, cards),
            Instruction::Place(left, token) => {
                let (manner, regions) = (Manner::Freely, RegionSet::ALL);
                let question = Question::PlaceToken { token, left, manner, regions };
                self.ask(by, Cause::Dial, question);
            }
            Instruction::RemoveCorruption(left) => {
                let (region, whose) = (None, Whose::Anyone);
                self.ask(by, Cause::Dial, Question::RemoveCorruption { left, region, whose });
            }
            Instruction::RemoveTokens(left) => {
                let tokens = TokenSet::ALL;
                self.ask(by, Cause::Dial, Question::RemoveToken { left, tokens });
            }
            Instruction::Victory => {}
        }
    }

    /// The four conditions in order; if none holds, what lasts for a round ends, and the next one
    /// begins.
    pub fn check_end(&mut self) {
        if let Some(outcome) = self.outcome() {
            self.game.flow.stack.clear();
            return self.happen(Event::Ended(outcome));
        }
        for figure in self.board().controlled {
            self.happen(Event::ControlEnded(figure));
        }
        self.happen(Event::RoundBegan(self.board().round.saturating_add(1)));
        self.go_on(Work::Begin(Phase::OldWorld));
    }

    fn outcome(&self) -> Option<Outcome> {
        let board = self.board();
        let points = |power: Power| board.sheet(power).vp;
        let best = |among: PowerSet| -> PowerSet {
            let most = among.into_iter().map(points).max();
            among.into_iter().filter(|&power| Some(points(power)) == most).collect()
        };
        let highest =
            |among| queries::highest_threat(board, among).into_iter().collect::<PowerSet>();
        let all = board.powers();
        let at_victory = |power: &Power| board.sheet(*power).dial >= dial::length(*power);
        let by_dial: PowerSet = all.into_iter().filter(at_victory).collect();
        let by_points: PowerSet =
            all.into_iter().filter(|&power| points(power) >= printed::ENOUGH_POINTS).collect();
        if !by_dial.is_empty() {
            Some(Outcome { by: EndedBy::Dial, winners: best(by_dial) })
        } else if !by_points.is_empty() {
            Some(Outcome { by: EndedBy::Vp, winners: highest(best(by_points)) })
        } else if board.ruined_count() >= printed::RUINATION_CARDS {
            Some(Outcome { by: EndedBy::Ruin, winners: highest(best(all)) })
        } else if board.old_world_deck == 0 {
            Some(Outcome { by: EndedBy::Deck, winners: PowerSet::EMPTY })
        } else {
            None
        }
    }
}
