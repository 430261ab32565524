//! The battle phase: early dice of cards, then battle region by region, then what cards and the
//! track do at its end.

use crate::{
    board::Space,
    cards::{Ability, Card, Effect, TrackEffect},
    chance::{Dice, Roll},
    decision::{Choice, Options, Target},
    event::Event,
    figure::{Figure, FigureSet},
    frame::Frame,
    game::Game,
    permissions,
    phase::Phase,
    play::Play,
    power::{Power, PowerSet},
    queries,
    region::{Region, RegionSet},
    token::Token,
};

/// Hits that a roll made: from dice below 6, and from sixes.
struct Hits {
    low: u8,
    sixes: u8,
}

impl Play<'_> {
    pub fn begin_battle(&mut self) {
        self.replace(Frame::Begin(Phase::Corruption));
        self.push(Frame::AfterBattles { left: RegionSet::ALL, stage: 0 });
        self.push(Frame::Battles { left: RegionSet::ALL, fought: 0 });
        self.push(Frame::EarlyCards { left: RegionSet::ALL, space: 0 });
    }

    /// Beginning of the phase: cards that roll, all regions, before any battle (ruling 2).
    pub fn early_cards(&mut self, left: RegionSet, space: u8) {
        let mut first = usize::from(space);
        for region in left {
            for space in first..crate::board::SPACES {
                if let Some((card, dice)) = self.early_card(region, space) {
                    let by = card.power();
                    let left = left.but(RegionSet::ALL.before(region));
                    self.replace(Frame::EarlyCards { left, space: space as u8 + 1 });
                    let roll =
                        Roll { round: self.board().round, region, by, battle: 0, early: true };
                    return self.roll(roll, dice);
                }
            }
            first = 0;
        }
        self.pop();
    }

    /// The dice of the card in this space, copies of it together, if it has any to roll.
    fn early_card(&self, region: Region, space: usize) -> Option<(Card, u8)> {
        let board = self.board();
        let spaces = board.spaces(region);
        let Space::Card(card) = spaces[space] else { return None };
        let in_force = |at: usize| spaces[at] == spaces[space] && !board.is_cancelled(region, at);
        let each: u8 = card
            .info()
            .effects
            .iter()
            .map(|effect| if let Effect::EarlyDice(dice) = effect { *dice } else { 0 })
            .sum();
        let is_first = in_force(space) && !(0..space).any(in_force);
        if each == 0
            || !is_first
            || permissions::is_peaceful(board, region)
            || !permissions::has_target(board, card.power(), region)
        {
            return None;
        }
        Some((card, each * (space..spaces.len()).filter(|&at| in_force(at)).count() as u8))
    }

    /// Battle after battle: one in each region where there is one, more where cards say so.
    pub fn battles(&mut self, left: RegionSet, fought: u8) {
        let mut fought = fought;
        for region in left {
            let another =
                self.board().effects(region).filter(|(_, effect)| *effect == Effect::AnotherBattle);
            let most = 1 + another.count() as u8;
            if fought < most && permissions::is_battle(self.board(), region) {
                let left = left.but(RegionSet::ALL.before(region));
                self.replace(Frame::Battles { left, fought: fought + 1 });
                return self.push(Frame::Rolls {
                    region,
                    battle: fought + 1,
                    early: true,
                    left: self.board().powers(),
                    rolled_early: PowerSet::EMPTY,
                });
            }
            self.heal_wounds(region);
            fought = 0;
        }
        self.pop();
    }

    /// One battle: early strikers in Power order, then all in Power order.
    pub fn rolls(
        &mut self,
        region: Region,
        battle: u8,
        early: bool,
        left: PowerSet,
        rolled_early: PowerSet,
    ) {
        for by in left {
            let dice = queries::battle_dice(self.board(), by, region, rolled_early.has(by));
            let count = if early { dice.early } else { dice.normal };
            if count > 0 {
                let rolled_early = if early { rolled_early.with(by) } else { rolled_early };
                let left = left.but(PowerSet::ALL.up_to(by));
                self.replace(Frame::Rolls { region, battle, early, left, rolled_early });
                let roll = Roll { round: self.board().round, region, by, battle, early };
                return self.roll(roll, count);
            }
        }
        if early {
            let left = self.board().powers();
            self.replace(Frame::Rolls { region, battle, early: false, left, rolled_early });
        } else {
            self.pop();
            for figure in self.board().tipped.and(self.board().figures(region)) {
                self.remove_figure(figure, region);
            }
            self.heal_wounds(region);
        }
    }

    /// Early hits that led to nothing are gone when the region's battle is over (ruling 3).
    fn heal_wounds(&mut self, region: Region) {
        if self.board().wounds.wounded().and(self.board().figures(region)).is_empty() {
            return;
        }
        for by in self.board().powers() {
            self.happen(Event::WoundsHealed { by, region });
        }
    }

    /// Rolls dice, and again one for each six; then the hits are assigned.
    fn roll(&mut self, roll: Roll, count: u8) {
        let Roll { by, region, early, .. } = roll;
        let (mut hits, mut nth) = (Hits { low: 0, sixes: 0 }, 0);
        let mut wave = count;
        while wave > 0 {
            let (mut dice, mut exploded) = (Dice::default(), 0);
            for _ in 0..wave {
                let die = self.chance.die(roll, nth);
                nth = nth.saturating_add(1);
                match die {
                    4 | 5 => hits.low = hits.low.saturating_add(1),
                    6 => {
                        hits.sixes = hits.sixes.saturating_add(1);
                        exploded += 1;
                    }
                    _ => {}
                }
                if self.events.is_some() && !dice.push(die) {
                    self.happen(Event::Rolled { by, region, dice });
                    dice = Dice::default();
                    dice.push(die);
                }
            }
            self.happen(Event::Rolled { by, region, dice });
            // A source that only ever shows sixes must not roll for ever.
            wave = if nth == u8::MAX { 0 } else { exploded };
        }
        self.push(Frame::Hit { by, region, low: hits.low, sixes: hits.sixes, early });
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
    fn most_wounded(
        &self,
        figures: FigureSet,
        group: crate::figure::Group,
        by: Power,
    ) -> Option<Figure> {
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
            self.happen(Event::Killed { by, figure, region });
            self.release_kept(figure);
        } else {
            self.happen(Event::Tipped { by, figure, region });
        }
        if by == Power::Khorne {
            self.earn_counter(by, region);
        }
        let cards: u8 = self
            .board()
            .effects(region)
            .map(|(owner, effect)| match effect {
                Effect::DrawForKills(cards) if owner == by => cards,
                _ => 0,
            })
            .sum();
        self.draw_cards(by, cards);
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

    /// End of the phase: region by region the track, then the cards, left before right (ruling 10).
    pub fn after_battles(&mut self, left: RegionSet, stage: u8) {
        let mut first = stage;
        for region in left {
            for stage in first..=crate::board::SPACES as u8 {
                let business = match stage.checked_sub(1) {
                    None => self.removal_in(region),
                    Some(space) => self.rotting_in(region, usize::from(space)),
                };
                if let Some(frame) = business {
                    let left = left.but(RegionSet::ALL.before(region));
                    self.replace(Frame::AfterBattles { left, stage: stage + 1 });
                    return self.push(frame);
                }
            }
            first = 0;
        }
        self.pop();
    }

    fn removal_in(&self, region: Region) -> Option<Frame> {
        let board = self.board();
        let removes = TrackEffect::EachPlayerRemovesFigure;
        (board.tokens(region, Token::Event) > 0
            && board.track_effects().any(|effect| effect == removes))
        .then(|| Frame::EachGivesUp { region, left: board.present(region).collect() })
    }

    fn rotting_in(&self, region: Region, space: usize) -> Option<Frame> {
        let board = self.board();
        let Space::Card(card) = board.spaces(region)[space] else { return None };
        let by = card.power();
        let left = board.corruption(region, by);
        (card.info().effects.contains(&Effect::KillForCorruption)
            && !board.is_cancelled(region, space)
            && left > 0)
            .then_some(Frame::Kill { by, region, left })
    }

    pub fn each_gives_up(&mut self, region: Region, left: PowerSet) {
        let Some(by) = left.into_iter().next() else { return self.pop() };
        self.replace(Frame::EachGivesUp { region, left: left.without(by) });
        self.push(Frame::GiveUp { by, region });
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
