//! Dice and hits: rolling, exploding, assigning, killing, striking back.

use crate::{
    board::{Event, Reason, SPACES, Space},
    cards::{Ability, Effect},
    chance::{Dice, Roll},
    decisions::{Ask, Cause, Choice, Frame, Options, Question, Target},
    game::Game,
    play::Play,
    rules::{permissions, queries},
    vocabulary::{Class, Figure, FigureSet, Group, Kind, Phase, Power, Region, Token, printed},
};

/// The hits among so many dice of each face: those that do not explode, and those that do.
fn hits(faces: [u8; 6]) -> (u8, u8) {
    const LOW: std::ops::Range<usize> =
        printed::HIT_FROM as usize - 1..printed::EXPLODES as usize - 1;
    (faces[LOW].iter().sum(), faces[LOW.end])
}

impl Play<'_> {
    /// Rolls dice. A Power that may roll one again is asked; then sixes explode, and the hits are
    /// assigned.
    pub fn roll(
        &mut self,
        by: Power,
        region: Region,
        battle: u8,
        early: bool,
        count: u8,
        cause: Cause,
    ) {
        let roll = Roll { round: self.board().round, region, by, battle, early };
        let faces = self.roll_wave(roll, count, 0);
        let again = |ability| (ability == Ability::RollsAgain).then_some(());
        // The hits that follow are asked for whatever brought the roll about.
        self.ask(by, cause, Question::Hit { region, low: 0, sixes: 0, early });
        match self.board().find_upgrade(by, again) {
            Some((upgrade, ())) if !self.board().is_used(upgrade) => {
                self.game.flow.faces = faces;
                self.ask(by, Cause::Upgrade(upgrade), Question::RollAgain { region, early });
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
        let (mut low, mut wave) = hits(faces);
        let (mut sixes, mut nth) = (wave, count);
        while wave > 0 && nth < u8::MAX {
            let (also_low, more) = hits(self.roll_wave(roll, wave, nth));
            low = low.saturating_add(also_low);
            sixes = sixes.saturating_add(more);
            nth = nth.saturating_add(wave);
            wave = more;
        }
        let Roll { region, early, .. } = roll;
        if let Some(ask) = self.game.flow.asked() {
            let question = Question::Hit { region, low, sixes, early };
            self.replace(Frame::Ask(Ask { question, ..ask }));
        }
    }

    /// One die is rolled again, or none; then sixes explode.
    pub fn roll_again(&mut self, ask: Ask, region: Region, early: bool, face: Option<u8>) {
        let is_there = |face: u8| {
            matches!(self.game.flow.faces.get(usize::from(face.wrapping_sub(1))), Some(1..))
        };
        if !face.is_none_or(is_there) {
            return;
        }
        self.pop();
        let (by, battle) = (ask.by, self.board().battles[region]);
        let roll = Roll { round: self.board().round, region, by, battle, early };
        let mut faces = std::mem::take(&mut self.game.flow.faces);
        let mut count: u8 = faces.iter().sum();
        if let Some(before) = face {
            let after = self.chance.die(roll, count).clamp(1, 6);
            faces[usize::from(before - 1)] -= 1;
            faces[usize::from(after - 1)] += 1;
            count += 1;
            self.happen(Event::RolledAgain { by, region, before, after });
            self.use_upgrade(ask.cause);
        }
        self.explode(roll, faces, count);
    }

    /// A hit of a roll, or one in return, is assigned.
    pub fn take_hit(&mut self, ask: Ask, choice: Choice) {
        let Choice::Hit(target) = choice else { return };
        match (ask.question, target) {
            (Question::Hit { region, .. }, Target::Peasant) => {
                self.spend_hits(ask, 1, false);
                self.happen(Event::PeasantCaptured { by: ask.by, region });
            }
            (Question::Hit { region, early, .. }, Target::Figure(group)) => {
                self.hit_figure(ask, group, region, early);
            }
            (Question::StrikeBack { .. }, Target::Figure(group)) => self.strike_back(ask, group),
            _ => {}
        }
    }

    /// Hits are used up, those from dice below 6 first unless only sixes will do.
    fn spend_hits(&mut self, ask: Ask, hits: u8, only_sixes: bool) {
        let Question::Hit { region, low, sixes, early } = ask.question else { return };
        let from_low = if only_sixes { 0 } else { hits.min(low) };
        let (low, sixes) = (low - from_low, sixes.saturating_sub(hits - from_low));
        let question = Question::Hit { region, low, sixes, early };
        self.replace(Frame::Ask(Ask { question, ..ask }));
    }

    fn hit_figure(&mut self, ask: Ask, group: Group, region: Region, early: bool) {
        let by = ask.by;
        let targets = self.game.hit_targets(ask, region);
        let Some(figure) = self.most_wounded(targets, group, by) else { return };
        let only_sixes = queries::is_hit_only_by_sixes(self.board(), figure);
        let needed = queries::hits_to_kill(self.board(), by, figure, region);
        let hits = if early { 1 } else { needed };
        self.spend_hits(ask, hits, only_sixes);
        if hits == needed {
            self.strike_back_later(figure);
            self.kill_in_battle(by, figure, region, early);
        } else {
            self.happen(Event::Wounded { by, figure });
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
            self.finish_wounded(region);
        } else {
            self.happen(Event::Tipped { by, figure, region });
            self.reward_kill(by, figure, region);
        }
    }

    /// Somebody has left, and with him what gave others their defence: a figure on which as many hits
    /// of a player lie as its defence now is dies at once (ruling 3).
    fn finish_wounded(&mut self, region: Region) {
        let board = self.board();
        let wounded = board.wounds.wounded().and(board.figures(region)).but(board.tipped);
        for figure in wounded {
            let defence = queries::defence(board, figure, region);
            let mut powers = board.powers().into_iter();
            let Some(by) = powers.find(|by| board.wounds.by(*by, figure) >= defence) else {
                continue;
            };
            let avenger = board.commander(figure);
            let strikes = board.ability(figure.kind()) == Some(Ability::StrikesBack);
            let cause = Cause::Upgrade(board.upgrade_of(figure.kind()));
            self.kill_in_battle(by, figure, region, true);
            if strikes {
                // Its killer has long finished assigning.
                self.strike_back_now(avenger, region, by, cause);
            }
            return;
        }
    }

    /// What a kill in battle earns: Khorne's counter, and what cards and upgrades pay for it.
    fn reward_kill(&mut self, by: Power, figure: Figure, region: Region) {
        if by == Power::Khorne {
            self.earn_counter(by, region);
        }
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
                    _ => {}
                }
            }
        }
        self.reward_hatred(by, figure);
        let present = self.board().figures_of(by, region).and(FigureSet::owned_by(by));
        for (kind, _) in present.by_kind() {
            match self.board().ability(kind) {
                Some(Ability::ScoresKills(points)) => {
                    let upgrade = self.board().upgrade_of(kind);
                    self.score(by, points, Reason::Upgrade(upgrade));
                }
                Some(Ability::CorruptsForKills) => self.place_corruption(by, region, 1),
                _ => {}
            }
        }
    }

    /// Every card by which its killer has marked the figure pays, also one that was cancelled or
    /// covered since (ruling 36).
    fn reward_hatred(&mut self, by: Power, figure: Figure) {
        if !self.board().hated.has(figure) {
            return;
        }
        let marked_by = self.board().marked_by;
        for (_, card) in marked_by.iter().filter(|(marked, _)| *marked == figure) {
            for effect in card.info().effects {
                if let Effect::ScoreForHated(points) = *effect
                    && card.power() == by
                {
                    self.score(by, points, Reason::Card(card));
                }
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
        // Only one Power has figures that strike back, whoever commands them.
        let strikes = |kind: &Kind| self.board().ability(*kind) == Some(Ability::StrikesBack);
        let mut kinds = Power::ALL.into_iter().map(|power| Kind::of(power, Class::Warrior));
        let Some(kind) = kinds.find(strikes) else { return };
        let cause = Cause::Upgrade(self.board().upgrade_of(kind));
        for avenger in Power::ALL.into_iter().rev() {
            let hits = std::mem::take(&mut self.game.flow.strikes[avenger]);
            if hits > 0 {
                let question = Question::StrikeBack { region, against: by, hits, early };
                self.ask(avenger, cause, question);
            }
        }
    }

    /// A hit in return is assigned at once, with others of its kind that are about to be.
    fn strike_back_now(&mut self, avenger: Power, region: Region, against: Power, cause: Cause) {
        let question = |hits| Question::StrikeBack { region, against, hits, early: true };
        if let Some(ask) = self.game.flow.asked()
            && let Question::StrikeBack { hits, .. } = ask.question
            && ask == (Ask { by: avenger, cause, question: question(hits) })
        {
            let question = question(hits.saturating_add(1));
            return self.replace(Frame::Ask(Ask { question, ..ask }));
        }
        self.ask(avenger, cause, question(1));
    }

    fn strike_back(&mut self, ask: Ask, group: Group) {
        let Question::StrikeBack { region, against, hits, early } = ask.question else { return };
        let by = ask.by;
        let targets = self.game.hit_targets(ask, region);
        let Some(figure) = self.most_wounded(targets, group, by) else { return };
        let needed = queries::hits_to_kill(self.board(), by, figure, region);
        let question = Question::StrikeBack { region, against, hits: hits - needed, early };
        self.replace(Frame::Ask(Ask { question, ..ask }));
        self.kill_in_battle(by, figure, region, early);
    }
}

impl Game {
    /// The figures that the hits left can go to: enemies, or in return the killer's own.
    fn hit_targets(&self, ask: Ask, region: Region) -> FigureSet {
        let board = &self.board;
        let mut targets = permissions::targets(board, ask.by, region);
        if let Question::StrikeBack { against, .. } = ask.question {
            targets = targets.and(board.figures_of(against, region));
        }
        for figure in targets {
            if self.hit_verdict(ask, figure).is_err() {
                targets.remove(figure);
            }
        }
        targets
    }

    /// What the next hit of a roll, or in return, can go to.
    pub(crate) fn list_hits(&self, ask: Ask, options: &mut Options) {
        let (region, peasants) = match ask.question {
            Question::Hit { low: 0, sixes: 0, .. } => return,
            Question::Hit { region, .. } => (region, self.board.tokens(region, Token::Peasant)),
            Question::StrikeBack { region, .. } => (region, 0),
            _ => return,
        };
        self.board.for_each_group(self.hit_targets(ask, region), ask.by, |group| {
            options.push(Choice::Hit(Target::Figure(group)));
        });
        if peasants > 0 {
            options.push(Choice::Hit(Target::Peasant));
        }
    }
}
