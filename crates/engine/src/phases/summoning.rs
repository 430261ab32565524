//! The summoning phase: in turns, the Powers summon a figure or play a card.

use crate::{
    board::Board,
    cards::{Ability, Action, Card, Effect},
    decision::{Choice, Options},
    event::Event,
    figure::{Class, Figure, FigureSet, Group},
    frame::Frame,
    game::Game,
    permissions,
    phase::Phase,
    play::Play,
    power::Power,
    queries,
    region::{ByRegion, Region, RegionSet},
    token::Token,
};

impl Play<'_> {
    pub fn begin_summoning(&mut self) {
        self.replace(Frame::Begin(Phase::Battle));
        self.push(Frame::Turns { next: Power::Khorne });
    }

    /// The next Power that has power points has a turn; the phase ends when none has.
    pub fn next_turn(&mut self, next: Power) {
        let powers = self.board().powers();
        let has_power = |power: &Power| self.board().sheets[*power].power > 0;
        let Some(power) = powers.around_from(next).find(has_power) else { return self.pop() };
        let after = powers.around_from(power).nth(1).unwrap_or(power);
        self.replace(Frame::Turns { next: after });
        self.push(Frame::Turn { power });
    }

    pub fn take_turn(&mut self, power: Power, choice: Choice) {
        match choice {
            Choice::Summon { group, from, to } => {
                let figures = match from {
                    Some(from) => self.board().figures_of(power, from),
                    None => self.board().reserve_of(power),
                };
                if let Some(figure) = self.board().first_of(figures, group, power) {
                    self.pop();
                    self.pay_for_summoning(power, figure, to);
                    self.summon(power, figure, from, to);
                }
            }
            Choice::Play { card, region } => {
                if let Some(space) = permissions::empty_space(self.board(), region) {
                    self.pop();
                    self.play_card(card, region, space);
                }
            }
            Choice::Pass => {
                self.pop();
                self.happen(Event::Passed(power));
            }
            _ => {}
        }
    }

    fn pay(&mut self, power: Power, cost: u8) {
        if cost > 0 {
            let points = self.board().sheets[power].power.saturating_sub(cost);
            self.happen(Event::PowerPoints { power, points });
        }
    }

    fn pay_for_summoning(&mut self, power: Power, figure: Figure, to: Region) {
        let cost = queries::summoning_cost(self.board(), figure, power, to);
        self.pay(power, cost);
        if cost < figure.kind().printed().cost {
            self.happen(Event::Spent(figure));
        }
    }

    /// A figure is summoned, by a turn or by a card. Only upgrades of the summoner's own figures
    /// take effect (ruling 17).
    pub fn summon(&mut self, by: Power, figure: Figure, from: Option<Region>, to: Region) {
        self.happen(Event::Summoned { figure, by, from, to });
        let kind = figure.kind();
        if kind.owner != by || self.board().controlled.has(figure) {
            return;
        }
        match self.board().ability(kind) {
            Some(Ability::CorruptsOnArrival(tokens)) => self.place_corruption(by, to, tokens),
            Some(Ability::ControlsOnArrival(classes)) => {
                self.push(Frame::TakeControl { by, region: to, classes, kept: true });
            }
            Some(Ability::CarriesWarpstone) => {
                if let Some(from) = from.filter(|&from| from != to) {
                    self.push(Frame::TakeWarpstone { by, from, to });
                }
            }
            Some(Ability::FillsCardSpace) => {
                self.push(Frame::FillSpace { by, figure, region: to });
            }
            _ => {}
        }
    }

    fn play_card(&mut self, card: Card, region: Region, space: u8) {
        let power = card.power();
        let cost = queries::card_cost(self.board(), card, region);
        self.pay(power, cost);
        self.game.hidden.hands[power].take(card.place());
        let canceller = canceller(self.board(), region);
        self.happen(Event::CardPlayed { card, region, space });
        if canceller {
            // Ruling 24: what is already in force also cancels what comes after it.
            self.happen(Event::CardCancelled { card, region, space });
            return;
        }
        if card.info().effects.contains(&Effect::CancelsOtherCards) {
            self.cancel_others(region, space);
        }
        self.push(Frame::Resolve { card, region, effect: 0 });
    }

    fn cancel_others(&mut self, region: Region, own: u8) {
        for (space, lies) in self.board().spaces[region].into_iter().enumerate() {
            if let crate::board::Space::Card(card) = lies
                && space != usize::from(own)
            {
                self.happen(Event::CardCancelled { card, region, space: space as u8 });
            }
        }
    }

    /// What a card does when played, one effect after the other.
    pub fn resolve(&mut self, card: Card, region: Region, effect: u8) {
        let mut effects = card.info().effects.iter().enumerate().skip(effect.into());
        let next = effects.find_map(|(at, effect)| match effect {
            Effect::OnPlay(action) => Some((at as u8, *action)),
            _ => None,
        });
        match next {
            Some((at, action)) => {
                self.replace(Frame::Resolve { card, region, effect: at + 1 });
                self.act(card.power(), region, action);
            }
            None => self.pop(),
        }
    }

    fn act(&mut self, by: Power, region: Region, action: Action) {
        match action {
            Action::GatherHere(left) => {
                self.push(Frame::Gather { by, to: region, left, from: None });
            }
            Action::RemoveCorruption => {
                self.push(Frame::RemoveCorruption { by, left: 1, region: Some(region) });
            }
            Action::DrainPower => self.drain_power(by, region),
            Action::Shield => self.push(Frame::Shield { by, region }),
            Action::SendAway(classes) => self.push(Frame::SendAway { by, region, classes }),
            Action::OpponentDiscards(cards) => {
                self.push(Frame::WhoDiscards { by, region, cards });
            }
            Action::CorruptIfCorrupted(tokens) => {
                if self.board().total_corruption(region) >= tokens {
                    self.place_corruption(by, region, 1);
                }
            }
            Action::SendTokenAway(tokens) => {
                self.push(Frame::MoveToken { by, tokens, from: Some(region) });
            }
            Action::TakeControl(classes) => {
                self.push(Frame::TakeControl { by, region, classes, kept: false });
            }
        }
    }

    fn drain_power(&mut self, by: Power, region: Region) {
        let cultists = FigureSet::of_class(Class::Cultist);
        for power in self.board().powers().without(by) {
            let points = self.board().sheets[power].power;
            if points > 0 && !self.board().figures_of(power, region).and(cultists).is_empty() {
                self.happen(Event::PowerPoints { power, points: points - 1 });
            }
        }
        let points = self.board().sheets[by].power + 1;
        self.happen(Event::PowerPoints { power: by, points });
    }

    pub fn take_warpstone(&mut self, from: Region, to: Region) {
        self.happen(Event::TokenMoved { token: Token::Warpstone, from, to });
    }
}

/// Whether a card in force in a region cancels the text of all others.
fn canceller(board: &Board, region: Region) -> bool {
    board.effects(region).any(|(_, effect)| effect == Effect::CancelsOtherCards)
}

impl Game {
    /// Summoning, playing, passing: every option of a turn.
    pub(crate) fn list_turn(&self, power: Power, options: &mut Options) {
        self.list_summoning(power, options);
        self.list_cards(power, options);
        options.push(Choice::Pass);
    }

    fn list_summoning(&self, power: Power, options: &mut Options) {
        let board = &self.board;
        let points = board.sheets[power].power;
        let presence = board.presence(power);
        let reach = if presence.is_empty() { RegionSet::ALL } else { presence.and_neighbours() };
        let mut offer = |group: Group, from: Option<Region>, figures: FigureSet| {
            let regions = if group.kind.printed().cost <= points {
                reach
            } else if let Some(figure) = board.first_of(figures, group, power)
                && queries::is_free_to_new_region(board, figure, power)
            {
                // Too dear, unless it is free: to regions without others of the Power.
                let affordable =
                    |&to: &Region| queries::summoning_cost(board, figure, power, to) <= points;
                reach.into_iter().filter(affordable).collect()
            } else {
                return;
            };
            options.extend(regions.into_iter().map(|to| Choice::Summon { group, from, to }));
        };
        let reserve = board.reserve_of(power);
        board.for_each_group(reserve, power, |group| offer(group, None, reserve));
        for from in presence {
            if permissions::holds_back(board, power, from).is_none() {
                let figures = board.figures_of(power, from);
                board.for_each_group(figures, power, |group| offer(group, Some(from), figures));
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
        let mut open = RegionSet::EMPTY;
        let (mut silenced, mut dearer) = (RegionSet::EMPTY, RegionSet::EMPTY);
        let mut surcharge = ByRegion::<u8>::default();
        let spaces = queries::card_spaces(board);
        for region in board.unruined() {
            if permissions::empty_space_of(board, region, spaces).is_some() {
                open = open.with(region);
                surcharge[region] = queries::card_surcharge(board, power, region);
                if surcharge[region] > 0 {
                    dearer = dearer.with(region);
                }
                if permissions::magic_is_silenced(board, region) {
                    silenced = silenced.with(region);
                }
            }
        }
        let points = board.sheets[power].power;
        let set = board.setup.set_of(power);
        for place in hand.kinds() {
            let card = Card::new(power, set, place);
            let info = card.info();
            let regions = if info.magic { open.but(silenced) } else { open };
            // Where nothing adds to the printed cost it decides for all regions at once.
            let plain = if info.cost <= points { regions.but(dearer) } else { RegionSet::EMPTY };
            let is_affordable = |region: &Region| {
                queries::own_card_cost(board, info, *region) + surcharge[*region] <= points
            };
            let rest = regions.but(plain).into_iter().filter(is_affordable);
            let play = |region: Region| Choice::Play { card, region };
            options.extend(plain.into_iter().map(play));
            options.extend(rest.map(play));
        }
    }
}
