//! Dice and hits: rolling, exploding, assigning, killing, striking back.

use crate::{
    board::{Event, Reason, SPACES, Space},
    cards::{Ability, Effect, Upgrade},
    chance::{Dice, Roll},
    decisions::{Choice, Frame, Options, Target},
    game::Game,
    play::Play,
    rules::{permissions, queries},
    vocabulary::{Figure, FigureSet, Group, Phase, Power, Region, Token},
};

impl Play<'_> {
    /// Rolls dice. A Power that may roll one again is asked; then sixes explode, and the hits are
    /// assigned.
    pub fn roll(&mut self, by: Power, region: Region, battle: u8, early: bool, count: u8) {
        let roll = Roll { round: self.board().round, region, by, battle, early };
        let faces = self.roll_wave(roll, count, 0);
        let again = |ability| (ability == Ability::RollsAgain).then_some(());
        match self.board().find_upgrade(by, again) {
            Some((upgrade, ())) if !self.board().is_used(upgrade) => {
                self.game.flow.faces = faces;
                self.push(Frame::RollAgain { by, region, early });
            }
            _ => self.explode(roll, faces, count),
        }
    }

    /// Rolls some dice at once and counts their faces.
    fn roll_wave(&mut self, roll: Roll, count: u8, first: u8) -> [u8; 6] {
        let Roll { by, region, .. } = roll;
        let (mut faces, mut dice) = ([0; 6], Dice::default());
        for nth in 0..count {
            let die = self.chance.die(roll, first.saturating_add(nth)).clamp(1, 6);
            faces[usize::from(die - 1)] += 1;
            if self.events.is_some() && !dice.push(die) {
                self.happen(Event::Rolled { by, region, dice });
                dice = Dice::default();
                dice.push(die);
            }
        }
        self.happen(Event::Rolled { by, region, dice });
        faces
    }

    /// Sixes give one more die each, and those again; then the hits are assigned.
    fn explode(&mut self, roll: Roll, faces: [u8; 6], count: u8) {
        let [_, _, _, fours, fives, mut wave] = faces;
        let (mut low, mut sixes, mut nth) = (fours + fives, wave, count);
        while wave > 0 && nth < u8::MAX {
            let [_, _, _, fours, fives, more] = self.roll_wave(roll, wave, nth);
            low = low.saturating_add(fours + fives);
            sixes = sixes.saturating_add(more);
            nth = nth.saturating_add(wave);
            wave = more;
        }
        let Roll { by, region, early, .. } = roll;
        self.push(Frame::Hit { by, region, low, sixes, early });
    }

    /// One die is rolled again, or none; then sixes explode.
    pub fn roll_again(&mut self, by: Power, region: Region, early: bool, face: Option<u8>) {
        let is_there = |face: u8| {
            matches!(self.game.flow.faces.get(usize::from(face.wrapping_sub(1))), Some(1..))
        };
        if !face.is_none_or(is_there) {
            return;
        }
        self.pop();
        let battle = self.board().battles[region];
        let roll = Roll { round: self.board().round, region, by, battle, early };
        let mut faces = std::mem::take(&mut self.game.flow.faces);
        let mut count: u8 = faces.iter().sum();
        if let Some(before) = face {
            let after = self.chance.die(roll, count).clamp(1, 6);
            faces[usize::from(before - 1)] -= 1;
            faces[usize::from(after - 1)] += 1;
            count += 1;
            self.happen(Event::RolledAgain { by, region, before, after });
            self.use_upgrade(by, |ability| ability == Ability::RollsAgain);
        }
        self.explode(roll, faces, count);
    }

    pub fn take_hit(&mut self, frame: Frame, target: Target) {
        let Frame::Hit { by, region, mut low, mut sixes, early } = frame else { return };
        let mut spend = |hits: u8, only_sixes: bool| {
            let from_low = if only_sixes { 0 } else { hits.min(low) };
            low -= from_low;
            sixes = sixes.saturating_sub(hits - from_low);
            Frame::Hit { by, region, low, sixes, early }
        };
        match target {
            Target::Peasant => {
                let rest = spend(1, false);
                self.replace(rest);
                self.happen(Event::PeasantCaptured { by, region });
            }
            Target::Figure(group) => {
                let targets = permissions::targets(self.board(), by, region);
                let Some(figure) = self.most_wounded(targets, group, by) else { return };
                let only_sixes = queries::is_hit_only_by_sixes(self.board(), figure);
                let needed = queries::hits_to_kill(self.board(), by, figure, region);
                let hits = if early { 1 } else { needed };
                let rest = spend(hits, only_sixes);
                self.replace(rest);
                if hits == needed {
                    self.strike_back_later(figure);
                    self.kill_in_battle(by, figure, region, early);
                } else {
                    self.happen(Event::Wounded { by, figure });
                }
            }
        }
    }

    /// Of a group whose figures are all wounded, the one closest to death is meant.
    fn most_wounded(&self, figures: FigureSet, group: Group, by: Power) -> Option<Figure> {
        let board = self.board();
        figures
            .and(group.kind.figures())
            .filter(|&figure| board.marks(figure, by) == group.marks)
            .min_by_key(|&figure| std::cmp::Reverse(board.wounds.by(by, figure)))
    }

    /// An upgraded Plaguebearer's death is answered when its killer is done.
    fn strike_back_later(&mut self, figure: Figure) {
        if self.board().ability(figure.kind()) == Some(Ability::StrikesBack) {
            let commander = self.board().commander(figure);
            self.game.flow.strikes[commander] += 1;
        }
    }

    /// A figure dies in battle: it tips, or it leaves at once if the hits were early ones.
    fn kill_in_battle(&mut self, by: Power, figure: Figure, region: Region, early: bool) {
        if early {
            self.reward_kill(by, figure, region);
            self.corrupt_in_death(figure, region);
            self.happen(Event::Killed { by, figure, region });
            self.release_kept(figure);
            self.detain(figure, region, true);
        } else {
            self.happen(Event::Tipped { by, figure, region });
            self.reward_kill(by, figure, region);
        }
    }

    /// What a kill in battle earns: Khorne's counter, and what cards and upgrades pay for it.
    fn reward_kill(&mut self, by: Power, figure: Figure, region: Region) {
        if by == Power::Khorne {
            self.earn_counter(by, region);
        }
        let mut hatred = true;
        for space in 0..SPACES {
            let Space::Card(card) = self.board().spaces[region][space] else { continue };
            if card.power() != by || self.board().is_cancelled(region, space) {
                continue;
            }
            for effect in card.info().effects {
                match *effect {
                    Effect::DrawForKills(cards) => self.draw_cards(by, cards),
                    Effect::ScoreForKills(points) if self.board().phase() == Phase::Battle => {
                        self.score(by, points, Reason::Card(card));
                    }
                    Effect::ScoreForHated(points) if hatred && self.board().hated.has(figure) => {
                        // The mark does not say which card hates, so one of them pays.
                        hatred = false;
                        self.score(by, points, Reason::Card(card));
                    }
                    _ => {}
                }
            }
        }
        let present = self.board().figures_of(by, region).and(FigureSet::owned_by(by));
        for (kind, _) in present.by_kind() {
            match self.board().ability(kind) {
                Some(Ability::ScoresKills(points)) => {
                    let upgrade = Upgrade::new(by, self.board().setup.set_of(by), kind.class as u8);
                    self.score(by, points, Reason::Upgrade(upgrade));
                }
                Some(Ability::CorruptsForKills) => self.place_corruption(by, region, 1),
                _ => {}
            }
        }
    }

    /// No hit of the roll is left that has a target: who lost Plaguebearers strikes back.
    pub fn hits_assigned(&mut self, by: Power, region: Region, early: bool) {
        self.pop();
        if !early && !self.board().wounds.wounded().is_empty() {
            self.happen(Event::WoundsHealed { by, region });
        }
        if self.game.flow.strikes == Default::default() {
            return;
        }
        for avenger in Power::ALL.into_iter().rev() {
            let hits = std::mem::take(&mut self.game.flow.strikes[avenger]);
            if hits > 0 {
                self.push(Frame::StrikeBack { by: avenger, region, against: by, hits, early });
            }
        }
    }

    pub fn take_strike_back(&mut self, frame: Frame, target: Target) {
        let Frame::StrikeBack { by, region, against, hits, early } = frame else { return };
        let Target::Figure(group) = target else { return };
        let targets = strike_back_targets(self.game, by, region, against, hits);
        let Some(figure) = self.most_wounded(targets, group, by) else { return };
        let needed = queries::hits_to_kill(self.board(), by, figure, region);
        self.replace(Frame::StrikeBack { by, region, against, hits: hits - needed, early });
        self.kill_in_battle(by, figure, region, early);
    }
}

/// Whom the hits of a strike back can kill: dice below 6 only, and only the killer's own figures.
fn strike_back_targets(
    game: &Game,
    by: Power,
    region: Region,
    against: Power,
    hits: u8,
) -> FigureSet {
    let board = &game.board;
    let mut targets =
        permissions::targets(board, by, region).and(board.figures_of(against, region));
    for figure in targets {
        if queries::is_hit_only_by_sixes(board, figure)
            || queries::hits_to_kill(board, by, figure, region) > hits
        {
            targets.remove(figure);
        }
    }
    targets
}

impl Game {
    /// What the next hit of a roll can go to.
    pub(crate) fn list_hits(&self, frame: Frame, options: &mut Options) {
        let Frame::Hit { by, region, low, sixes, early } = frame else { return };
        let board = &self.board;
        if low.saturating_add(sixes) == 0 {
            return;
        }
        let mut targets = permissions::targets(board, by, region);
        for figure in targets {
            let usable = if queries::is_hit_only_by_sixes(board, figure) {
                sixes
            } else {
                low.saturating_add(sixes)
            };
            let needed = if early { 1 } else { queries::hits_to_kill(board, by, figure, region) };
            if usable < needed {
                targets.remove(figure);
            }
        }
        board.for_each_group(targets, by, |group| {
            options.push(Choice::Hit(Target::Figure(group)));
        });
        if board.tokens(region, Token::Peasant) > 0 {
            options.push(Choice::Hit(Target::Peasant));
        }
    }

    /// What the next hit in return can go to.
    pub(crate) fn list_strike_back(&self, frame: Frame, options: &mut Options) {
        let Frame::StrikeBack { by, region, against, hits, .. } = frame else { return };
        let targets = strike_back_targets(self, by, region, against, hits);
        self.board.for_each_group(targets, by, |group| {
            options.push(Choice::Hit(Target::Figure(group)));
        });
    }
}
