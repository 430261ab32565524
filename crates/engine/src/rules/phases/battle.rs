//! The battle phase: early dice of cards, then battle region by region, then what cards and the
//! track do at its end. Dice and hits are in `hits.rs`.

use crate::{
    board::{Board, Event, SPACES, Space},
    cards::{Ability, Card, Effect, TrackEffect},
    decisions::{Ask, Cause, Frame, Question, Work},
    play::Play,
    rules::{
        permissions,
        queries::{self, Battle, DiceTaken},
    },
    vocabulary::{
        ByRegion, Class, ClassSet, Figure, FigureSet, Kind, Phase, Power, PowerSet, Region,
        RegionSet, Token,
    },
};

impl Play<'_> {
    pub fn begin_battle(&mut self) {
        self.go_on(Work::Begin(Phase::Corruption));
        self.push(Work::AfterBattles { left: RegionSet::ALL, stage: 0 });
        self.push(Work::Battles { left: RegionSet::ALL, fought: 0 });
        self.push(Work::EarlyCards { left: RegionSet::ALL, space: 0 });
    }

    /// Beginning of the phase: cards that roll, all regions, before any battle (ruling 2).
    pub fn early_cards(&mut self, left: RegionSet, space: u8) {
        let mut first = usize::from(space);
        for region in left {
            if !self.board().has_filled_space(region) {
                continue;
            }
            for space in first..SPACES {
                if let Some((card, dice)) = self.early_card(region, space) {
                    let by = card.power();
                    let taken = self.take_dice(by, region, dice);
                    if taken == dice {
                        continue;
                    }
                    let left = left.but(RegionSet::ALL.before(region));
                    self.go_on(Work::EarlyCards { left, space: space as u8 + 1 });
                    return self.roll(by, region, 0, true, dice - taken, Cause::Card(card));
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

    /// What others take from a roll of so many dice, which counts as the Power's first of the phase
    /// in this region as far as it goes (ruling 28).
    fn take_dice(&mut self, by: Power, region: Region, dice: u8) -> u8 {
        let battle = self.battle(region);
        let taken = queries::dice_taken(self.board(), by, region, battle).min(dice);
        self.game.flow.dice_taken[region].add(by, taken);
        taken
    }

    /// What is special about the battle of a region, as far as it has come.
    fn battle(&self, region: Region) -> Battle {
        let flow = &self.game.flow;
        Battle {
            is_immediate: self.board().phase() != Phase::Battle,
            early_rollers: flow.early_rollers,
            rolled_early: flow.rolled_early,
            taken: flow.dice_taken[region],
        }
    }

    /// Battle after battle: one in each region where there is one, more where cards say so.
    pub fn battles(&mut self, left: RegionSet, fought: u8) {
        let mut fought = fought;
        for region in left {
            if (fought == 0 || fought < self.battles_in(region))
                && permissions::is_battle(self.board(), region, self.battle(region))
            {
                let left = left.but(RegionSet::ALL.before(region));
                self.go_on(Work::Battles { left, fought: fought + 1 });
                return self.begin_a_battle(region, Cause::Rules);
            }
            self.heal_wounds(region);
            fought = 0;
        }
        self.game.flow.dice_taken = ByRegion::default();
        self.pop();
    }

    /// How many battles there are in a region: one, and one more for each card that says so.
    fn battles_in(&self, region: Region) -> u8 {
        let is_another = |(_, effect): &(Power, Effect)| *effect == Effect::AnotherBattle;
        1 + self.board().effects(region).filter(is_another).count() as u8
    }

    /// A battle outside the battle phase, if there is anything to fight with and about.
    pub fn immediate_battle(&mut self, region: Region, cause: Cause) {
        if permissions::is_battle(self.board(), region, self.battle(region)) {
            self.begin_a_battle(region, cause);
        }
    }

    fn begin_a_battle(&mut self, region: Region, cause: Cause) {
        self.happen(Event::BattleBegan(region));
        let left = self.board().powers();
        let early = left.into_iter().any(|power| !self.early_strikers(power, region).is_empty());
        self.push(Work::Rolls { region, early, left, cause });
    }

    /// One battle: early strikers in Power order, then all in Power order.
    pub fn rolls(&mut self, region: Region, early: bool, left: PowerSet, cause: Cause) {
        for by in left {
            let dice = queries::battle_dice(self.board(), by, region, self.battle(region));
            let (count, taken) = match early {
                true => (dice.early, dice.early_taken),
                false => (dice.normal, dice.normal_taken),
            };
            self.game.flow.dice_taken[region].add(by, taken);
            if early && count + taken > 0 {
                let strikers = self.early_strikers(by, region);
                let flow = &mut self.game.flow;
                flow.early_rollers = flow.early_rollers.with(by);
                flow.rolled_early = flow.rolled_early.or(strikers);
            }
            if count > 0 {
                let left = left.but(PowerSet::ALL.up_to(by));
                self.go_on(Work::Rolls { region, early, left, cause });
                let battle = self.board().battles[region];
                return self.roll(by, region, battle, early, count, cause);
            }
        }
        if early {
            let left = self.board().powers();
            self.go_on(Work::Rolls { region, early: false, left, cause });
        } else {
            self.go_on(Work::BattleOver { region, saved: false });
        }
    }

    fn early_strikers(&self, by: Power, region: Region) -> FigureSet {
        let is_early =
            |(kind, _): &(Kind, _)| self.board().ability(*kind) == Some(Ability::StrikesEarly);
        let figures = self.board().figures_of(by, region);
        let strikers = figures.by_kind().filter(is_early);
        strikers.fold(FigureSet::EMPTY, |all, (_, these)| all.or(these))
    }

    /// All have rolled. One killed figure may be saved; the others do what they do in death and leave.
    pub fn battle_over(&mut self, region: Region, saved: bool) {
        let tipped = self.board().tipped.and(self.board().figures(region));
        if !saved {
            self.go_on(Work::BattleOver { region, saved: true });
            return self.offer_saving(region, tipped);
        }
        self.pop();
        self.game.flow.early_rollers = PowerSet::EMPTY;
        self.game.flow.rolled_early = FigureSet::EMPTY;
        if self.board().phase() != Phase::Battle {
            self.game.flow.dice_taken[region] = DiceTaken::default();
        }
        for figure in tipped {
            self.corrupt_in_death(figure, region);
        }
        // Early hits that led to nothing are gone, for the next battle as well (ruling 3).
        self.heal_wounds(region);
        for figure in tipped {
            self.bury(figure, region);
        }
    }

    fn offer_saving(&mut self, region: Region, tipped: FigureSet) {
        for by in self.board().powers() {
            if !savable(self.board(), by, tipped).is_empty() && self.board().sheets[by].hand > 0 {
                let upgrade = self.board().upgrade_of(Kind::of(by, Class::Cultist));
                self.ask(by, Cause::Upgrade(upgrade), Question::PayToSave { region });
            }
        }
    }

    pub fn corrupt_in_death(&mut self, figure: Figure, region: Region) {
        if self.board().ability(figure.kind()) == Some(Ability::CorruptsInDeath) {
            let commander = self.board().commander(figure);
            self.place_corruption(commander, region, 1);
        }
    }

    /// A figure killed in battle leaves: for the reserve, or for a card that holds the dead, one in
    /// the region before one on the track (ruling 33).
    fn bury(&mut self, figure: Figure, region: Region) {
        self.remove_figure(figure, region, Cause::Rules);
        self.detain(figure, region, true);
    }

    /// A figure that has just died is held back by a card, if one does that.
    pub fn detain(&mut self, figure: Figure, region: Region, in_battle: bool) {
        let board = self.board();
        if board.has_effect(region, Effect::HoldsTheDead) {
            self.happen(Event::Detained { figure, region });
        } else if in_battle
            && board.track_effects().any(|effect| effect == TrackEffect::HoldsTheDead)
        {
            self.happen(Event::Eclipsed(figure));
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

    /// End of the phase: region by region the track, then the cards, left before right (ruling 10).
    pub fn after_battles(&mut self, left: RegionSet, stage: u8) {
        let mut first = stage;
        for region in left {
            let board = self.board();
            if !board.has_filled_space(region) && board.tokens(region, Token::Event) == 0 {
                continue;
            }
            for stage in first..=SPACES as u8 {
                let business = match stage.checked_sub(1) {
                    None => self.removal_in(region),
                    Some(space) => self.card_after_battles(region, usize::from(space)),
                };
                if let Some(frame) = business {
                    let left = left.but(RegionSet::ALL.before(region));
                    self.go_on(Work::AfterBattles { left, stage: stage + 1 });
                    return self.game.flow.stack.push(frame);
                }
            }
            first = 0;
        }
        self.pop();
    }

    fn removal_in(&self, region: Region) -> Option<Frame> {
        let board = self.board();
        if board.tokens(region, Token::Event) == 0 {
            return None;
        }
        let removes = Some(TrackEffect::EachPlayerRemovesFigure);
        let mut track = board.track.into_iter().flatten();
        let card = track.find(|card| card.info().on_track == removes)?;
        let (left, classes, cause) = (board.powers(), ClassSet::ALL, Cause::OldWorld(card));
        let work = Work::EachGivesUp { region, left, classes, corrupts: None, cause };
        Some(Frame::Work(work))
    }

    fn card_after_battles(&self, region: Region, space: usize) -> Option<Frame> {
        let board = self.board();
        let Space::Card(card) = board.spaces(region)[space] else { return None };
        if board.is_cancelled(region, space) {
            return None;
        }
        let (by, cause) = (card.power(), Cause::Card(card));
        card.info().effects.iter().find_map(|effect| match *effect {
            Effect::KillForCorruption => {
                let left = board.corruption(region, by);
                let question = Question::Kill { region, left };
                (left > 0).then_some(Frame::Ask(Ask { by, cause, question }))
            }
            Effect::RemovedBecomeCorruption(class) => {
                let (left, classes) = (board.powers().without(by), ClassSet::of(&[class]));
                let corrupts = Some(by);
                let work = Work::EachGivesUp { region, left, classes, corrupts, cause };
                Some(Frame::Work(work))
            }
            _ => None,
        })
    }

    /// Each of these players removes a figure, in Power order. Whether he has one is seen when his
    /// turn comes (ruling 27).
    pub fn each_gives_up(
        &mut self,
        region: Region,
        left: PowerSet,
        classes: ClassSet,
        corrupts: Option<Power>,
        cause: Cause,
    ) {
        let Some(by) = left.into_iter().next() else { return self.pop() };
        let left = left.without(by);
        self.go_on(Work::EachGivesUp { region, left, classes, corrupts, cause });
        self.ask(by, cause, Question::GiveUp { region, classes, corrupts });
    }
}

/// The killed figures among some that a Power's upgrade can save.
pub(crate) fn savable(board: &Board, by: Power, tipped: FigureSet) -> FigureSet {
    let own = tipped.and(board.commands[by]).and(FigureSet::owned_by(by));
    let is_savable = |(kind, _): &(Kind, _)| board.ability(*kind) == Some(Ability::SavedForCard);
    own.by_kind().filter(is_savable).fold(FigureSet::EMPTY, |all, (_, these)| all.or(these))
}
