//! How each event changes the board: the only place that writes to it.

use crate::{
    board::{Board, Event, Ruin, SPACES, Space},
    vocabulary::{ByRegion, Figure, FigureSet, Mark, Phase, Power, Region, Token, printed},
};

impl Board {
    /// Lets an event happen on the board.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::Chosen { .. }
            | Event::LostAtRandom(_)
            | Event::Rolled { .. }
            | Event::RolledAgain { .. }
            | Event::TokensLeftOut { .. }
            | Event::ReserveEmpty(_)
            | Event::Tied { .. }
            | Event::Dominated { .. } => {}
            Event::RoundBegan(round) => self.begin_round(round),
            Event::PhaseBegan(phase) => self.begin_phase(phase),
            Event::CorruptionStepBegan => {
                self.corruption_step = true;
                // Ruling 11: Slaanesh counts the tokens of this step alone.
                for region in Region::ALL {
                    self.placed[region][Power::Slaanesh].forget_phase();
                }
            }
            Event::Ended(outcome) => self.outcome = Some(outcome),

            Event::OldWorldDrawn(card) => {
                self.old_world_unseen.take(card.place());
                self.old_world_deck -= 1;
            }
            Event::JoinedTrack(card) => {
                if self.track[0].is_some() {
                    self.track[1] = self.track[0];
                }
                self.track[0] = Some(card);
            }
            Event::LeftTrack { space, .. } => self.track[usize::from(space)] = None,
            Event::TokenPlaced { token, region, .. } => {
                self.supply[token] -= 1;
                self.tokens[region][token] += 1;
            }
            Event::TokenRemoved { token, region } => {
                self.tokens[region][token] -= 1;
                self.supply[token] += 1;
            }
            Event::TokenMoved { token, from, to } => {
                self.tokens[from][token] -= 1;
                self.tokens[to][token] += 1;
            }
            Event::PeasantCaptured { by, region } => {
                self.tokens[region][Token::Peasant] -= 1;
                self.sheets[by].peasants += 1;
            }

            Event::Drew { power, .. } => {
                let sheet = &mut self.sheets[power];
                sheet.deck -= 1;
                sheet.hand += 1;
                sheet.drawn += 1;
            }
            Event::Discarded { power, card } => {
                let sheet = &mut self.sheets[power];
                sheet.hand -= 1;
                sheet.discard.add(card.place());
            }
            Event::Reshuffled(power) => {
                let sheet = &mut self.sheets[power];
                sheet.deck += sheet.discard.len();
                sheet.discard = Default::default();
            }
            Event::PowerPoints { power, points, .. } => {
                self.sheets[power].power = points.min(printed::MOST_POWER);
            }
            Event::Passed(power) => self.sheets[power].power = 0,

            Event::Summoned { figure, from, to, .. } => {
                match from {
                    Some(from) => self.at[from].remove(figure),
                    None => self.reserve.remove(figure),
                }
                self.unsettle(figure, from);
                self.at[to].insert(figure);
            }
            Event::Spent(figure) => self.spent.insert(figure),
            Event::Settled { figure, region, space } => {
                self.settled.insert(figure);
                self.fill(region, space.into(), Space::Figure(figure));
            }
            Event::CardPlayed { card, region, space } => {
                self.sheets[card.power()].hand -= 1;
                self.fill(region, space.into(), Space::Card(card));
            }
            Event::CardCancelled { region, space, .. } => self.cancelled[region] |= 1 << space,
            Event::CardRemoved { card, region, space } => {
                self.fill(region, space.into(), Space::Empty);
                self.cancelled[region] &= !(1 << space);
                self.sheets[card.power()].discard.add(card.place());
            }
            Event::CardCovered { card, region, space } => {
                self.fill(region, space.into(), Space::Empty);
                self.cancelled[region] &= !(1 << space);
                self.covered[region][usize::from(space)] = Some(card);
            }
            Event::CoveredRemoved { card, region, space } => {
                self.covered[region][usize::from(space)] = None;
                self.sheets[card.power()].discard.add(card.place());
            }
            Event::CardSetAside { card, region, space } => {
                self.fill(region, space.into(), Space::Empty);
                self.sheets[card.power()].set_aside.add(card.place());
            }
            Event::CardCashed(card) => {
                let sheet = &mut self.sheets[card.power()];
                sheet.set_aside.take(card.place());
                sheet.discard.add(card.place());
            }
            Event::Marked { figure, mark, card } => {
                if let Some(marked) = self.marked_with(mark) {
                    marked.insert(figure);
                }
                self.marked_by.add(figure, card);
            }
            Event::Appeared { figure, region } => {
                self.reserve.remove(figure);
                self.at[region].insert(figure);
            }
            Event::ControlTaken { figure, by, kept } => {
                self.end_control(figure);
                self.commands[figure.owner()].remove(figure);
                self.commands[by].insert(figure);
                self.controlled.insert(figure);
                if kept {
                    self.kept.insert(figure);
                }
            }
            Event::ControlEnded(figure) => self.end_control(figure),

            Event::BattleBegan(region) => {
                self.battles[region] = self.battles[region].saturating_add(1);
            }
            Event::StoodUp(figure) => self.tipped.remove(figure),
            Event::Detained { figure, region } => {
                self.reserve.remove(figure);
                self.detained.lay(figure, region);
            }
            Event::DetainedReleased => {
                self.reserve = self.reserve.or(std::mem::take(&mut self.detained).all());
            }
            Event::Eclipsed(figure) => {
                self.reserve.remove(figure);
                self.eclipsed.insert(figure);
            }
            Event::EclipseEnded => {
                self.reserve = self.reserve.or(std::mem::take(&mut self.eclipsed));
            }
            Event::Wounded { by, figure } => self.wounds.add(by, figure),
            Event::Tipped { by, figure, region } => {
                self.tipped.insert(figure);
                self.killers[region] = self.killers[region].with(by);
            }
            Event::Killed { by, figure, region } => {
                self.killers[region] = self.killers[region].with(by);
                self.leave(figure, region);
            }
            Event::Removed { figure, region, .. } => self.leave(figure, region),
            Event::WoundsHealed { by, region } => self.wounds.heal_from(by, self.at[region]),

            Event::Scored { power, points, .. } => self.sheets[power].vp += u16::from(points),
            Event::CorruptionPlaced { power, region } => {
                self.corruption[region][power] += 1;
                self.placed[region][power].add();
            }
            Event::CorruptionRemoved { owner, region } => self.corruption[region][owner] -= 1,
            Event::CorruptionMoved { owner, by, from, to } => {
                self.corruption[from][owner] -= 1;
                self.corruption[to][owner] += 1;
                if owner == by {
                    self.placed[to][owner].add();
                }
            }
            Event::Sheltered { power, region } => {
                self.sheltered[region] = self.sheltered[region].with(power);
            }
            Event::CounterEarned { power, region } => {
                self.sheets[power].counters += 1;
                self.earned[region] = self.earned[region].with(power);
            }
            Event::Ruined { region, card } => {
                self.ruined = self.ruined.with(region);
                self.to_score = self.to_score.with(region);
                self.ruination[region] = Ruin::new(card, self.round);
            }
            Event::RuinCleared(region) => {
                self.to_score = self.to_score.without(region);
                self.corruption[region] = Default::default();
            }
            Event::DialTurned { power, tick } => self.sheets[power].dial = tick,
            Event::CountersReturned => {
                for sheet in &mut self.sheets.0 {
                    sheet.counters = 0;
                }
            }
            Event::UpgradeUsed(upgrade) => {
                self.sheets[upgrade.power()].used |= 1 << upgrade.place();
            }
            Event::Upgraded(upgrade) => {
                self.sheets[upgrade.power()].upgrades |= 1 << upgrade.place();
            }
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.corruption_step = false;
        for region in &mut self.placed.0 {
            for placed in &mut region.0 {
                placed.forget_phase();
            }
        }
        self.earned = ByRegion::default();
    }

    fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.marked_by = Default::default();
        for mark in Mark::ALL {
            if let Some(marked) = self.marked_with(mark) {
                *marked = FigureSet::EMPTY;
            }
        }
        self.spent = FigureSet::EMPTY;
        for sheet in &mut self.sheets.0 {
            sheet.used = 0;
        }
        self.battles = ByRegion::default();
        self.sheltered = ByRegion::default();
        self.placed = ByRegion::default();
        self.killers = ByRegion::default();
    }

    /// The figures that a card has marked so, if it is one of the marks that cards give.
    fn marked_with(&mut self, mark: Mark) -> Option<&mut FigureSet> {
        match mark {
            Mark::Shielded => Some(&mut self.shielded),
            Mark::Hated => Some(&mut self.hated),
            Mark::Shocked => Some(&mut self.shocked),
            Mark::Surrendered => Some(&mut self.surrendered),
            Mark::Controlled | Mark::Kept | Mark::Wounded | Mark::Spent | Mark::Settled => None,
        }
    }

    /// A figure goes to its owner's reserve. What was done to it stays behind; that it has had its
    /// free summoning does not (FAQ: each Leper once a round).
    fn leave(&mut self, figure: Figure, region: Region) {
        self.at[region].remove(figure);
        self.reserve.insert(figure);
        self.tipped.remove(figure);
        for mark in Mark::ALL {
            if let Some(marked) = self.marked_with(mark) {
                marked.remove(figure);
            }
        }
        self.marked_by.remove(figure);
        self.wounds.heal(FigureSet::only(figure));
        self.unsettle(figure, Some(region));
        self.end_control(figure);
    }

    fn end_control(&mut self, figure: Figure) {
        if self.controlled.has(figure) {
            for commanded in &mut self.commands.0 {
                commanded.remove(figure);
            }
            self.commands[figure.owner()].insert(figure);
            self.controlled.remove(figure);
            self.kept.remove(figure);
        }
    }

    /// A figure that filled a card space gives it up.
    fn unsettle(&mut self, figure: Figure, region: Option<Region>) {
        if self.settled.has(figure) {
            self.settled.remove(figure);
            if let Some(region) = region {
                for space in 0..SPACES {
                    if self.spaces[region][space] == Space::Figure(figure) {
                        self.fill(region, space, Space::Empty);
                    }
                }
            }
        }
    }
}
