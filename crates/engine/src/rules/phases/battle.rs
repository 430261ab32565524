//! The battle phase: early dice of cards, then battle region by region, then what cards and the
//! track do at its end. Dice and hits are in `hits.rs`.

use crate::{
    board::{Board, Event, SPACES, Space},
    cards::{Ability, Card, Effect, TrackEffect},
    decisions::Frame,
    play::Play,
    rules::{
        permissions,
        queries::{self, Battle},
    },
    vocabulary::{
        ClassSet, Figure, FigureSet, Kind, Phase, Power, PowerSet, Region, RegionSet, Token,
    },
};

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
            if !self.board().has_cards(region) {
                continue;
            }
            for space in first..SPACES {
                if let Some((card, dice)) = self.early_card(region, space) {
                    let by = card.power();
                    let left = left.but(RegionSet::ALL.before(region));
                    self.replace(Frame::EarlyCards { left, space: space as u8 + 1 });
                    return self.roll(by, region, 0, true, dice);
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
            if (fought == 0 || fought < self.battles_in(region))
                && permissions::is_battle(self.board(), region, Battle::default())
            {
                let left = left.but(RegionSet::ALL.before(region));
                self.replace(Frame::Battles { left, fought: fought + 1 });
                return self.begin_a_battle(region);
            }
            self.heal_wounds(region);
            fought = 0;
        }
        self.pop();
    }

    /// How many battles there are in a region: one, and one more for each card that says so.
    fn battles_in(&self, region: Region) -> u8 {
        let is_another = |(_, effect): &(Power, Effect)| *effect == Effect::AnotherBattle;
        1 + self.board().effects(region).filter(is_another).count() as u8
    }

    /// A battle outside the battle phase, if there is anything to fight with and about.
    pub fn immediate_battle(&mut self, region: Region) {
        let battle = Battle { is_immediate: true, ..Battle::default() };
        if permissions::is_battle(self.board(), region, battle) {
            self.begin_a_battle(region);
        }
    }

    fn begin_a_battle(&mut self, region: Region) {
        self.happen(Event::BattleBegan(region));
        let left = self.board().powers();
        let early = left.into_iter().any(|power| !self.early_strikers(power, region).is_empty());
        self.push(Frame::Rolls { region, early, left });
    }

    /// One battle: early strikers in Power order, then all in Power order.
    pub fn rolls(&mut self, region: Region, early: bool, left: PowerSet) {
        let battle = Battle {
            is_immediate: self.board().phase() != Phase::Battle,
            early_rollers: self.game.flow.early_rollers,
            rolled_early: self.game.flow.rolled_early,
        };
        for by in left {
            let dice = queries::battle_dice(self.board(), by, region, battle);
            let count = if early { dice.early } else { dice.normal };
            if count > 0 {
                if early {
                    let strikers = self.early_strikers(by, region);
                    let flow = &mut self.game.flow;
                    flow.early_rollers = flow.early_rollers.with(by);
                    flow.rolled_early = flow.rolled_early.or(strikers);
                }
                let left = left.but(PowerSet::ALL.up_to(by));
                self.replace(Frame::Rolls { region, early, left });
                return self.roll(by, region, self.board().battles[region], early, count);
            }
        }
        if early {
            let left = self.board().powers();
            self.replace(Frame::Rolls { region, early: false, left });
        } else {
            self.replace(Frame::BattleOver { region, saved: false });
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
            self.replace(Frame::BattleOver { region, saved: true });
            return self.offer_saving(region, tipped);
        }
        self.pop();
        self.game.flow.early_rollers = PowerSet::EMPTY;
        self.game.flow.rolled_early = FigureSet::EMPTY;
        for figure in tipped {
            self.corrupt_in_death(figure, region);
        }
        for figure in tipped {
            self.bury(figure, region);
        }
        self.heal_wounds(region);
    }

    fn offer_saving(&mut self, region: Region, tipped: FigureSet) {
        for by in self.board().powers() {
            if !savable(self.board(), by, tipped).is_empty() && self.board().sheets[by].hand > 0 {
                self.push(Frame::PayToSave { by, region });
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
        self.remove_figure(figure, region);
        self.detain(figure, region, true);
    }

    /// A figure that has just died is held back by a card, if one does that.
    pub fn detain(&mut self, figure: Figure, region: Region, in_battle: bool) {
        let board = self.board();
        if board.effects(region).any(|(_, effect)| effect == Effect::HoldsTheDead) {
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
            if !board.has_cards(region) && board.tokens(region, Token::Event) == 0 {
                continue;
            }
            for stage in first..=SPACES as u8 {
                let business = match stage.checked_sub(1) {
                    None => self.removal_in(region),
                    Some(space) => self.card_after_battles(region, usize::from(space)),
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
        .then(|| {
            let left = board.present(region).collect();
            Frame::EachGivesUp { region, left, classes: ClassSet::ALL, corrupts: None }
        })
    }

    fn card_after_battles(&self, region: Region, space: usize) -> Option<Frame> {
        let board = self.board();
        let Space::Card(card) = board.spaces(region)[space] else { return None };
        if board.is_cancelled(region, space) {
            return None;
        }
        let by = card.power();
        card.info().effects.iter().find_map(|effect| match *effect {
            Effect::KillForCorruption => {
                let left = board.corruption(region, by);
                (left > 0).then_some(Frame::Kill { by, region, left })
            }
            Effect::RemovedBecomeCorruption(class) => {
                let (left, classes) = (board.powers().without(by), ClassSet::of(&[class]));
                Some(Frame::EachGivesUp { region, left, classes, corrupts: Some(by) })
            }
            _ => None,
        })
    }

    /// Each of these players removes a figure, in Power order.
    pub fn each_gives_up(&mut self, frame: Frame) {
        let Frame::EachGivesUp { region, left, classes, corrupts } = frame else { return };
        let Some(by) = left.into_iter().next() else { return self.pop() };
        let left = left.without(by);
        self.replace(Frame::EachGivesUp { region, left, classes, corrupts });
        self.push(Frame::GiveUp { by, region, classes });
    }
}

/// The killed figures among some that a Power's upgrade can save.
pub(crate) fn savable(board: &Board, by: Power, tipped: FigureSet) -> FigureSet {
    let own = tipped.and(board.commands[by]).and(FigureSet::owned_by(by));
    let is_savable = |(kind, _): &(Kind, _)| board.ability(*kind) == Some(Ability::SavedForCard);
    own.by_kind().filter(is_savable).fold(FigureSet::EMPTY, |all, (_, these)| all.or(these))
}
