//! The summoning phase: in turns, the Powers summon a figure or play a card.

use crate::{
    board::{Change, Event, Reason, SPACES, Space},
    cards::{Ability, Card, Effect, Gathering},
    decisions::{Cause, Choice, Moving, Question, Thing, Work},
    play::Play,
    rules::{permissions::CardRoom, queries},
    vocabulary::{Class, Figure, Kind, Phase, Power, Region, TokenSet, printed},
};

impl Play<'_> {
    pub fn begin_summoning(&mut self) {
        self.go_on(Work::Begin(Phase::Battle));
        self.push(Work::Turns { next: Power::Khorne });
    }

    /// The next Power that has power points has a turn; the phase ends when none has.
    pub fn next_turn(&mut self, next: Power) {
        let powers = self.board().powers();
        let has_power = |power: &Power| self.board().sheets[*power].power > 0;
        let Some(power) = powers.around_from(next).find(has_power) else { return self.pop() };
        let after = powers.around_from(power).nth(1).unwrap_or(power);
        self.go_on(Work::Turns { next: after });
        self.ask(power, Cause::Rules, Question::Turn);
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
                    self.offer_bonus(power);
                    self.pay_for_summoning(power, figure, to);
                    self.summon(power, figure, from, to);
                    self.join(power, figure, to);
                }
            }
            Choice::Play { card, region } => {
                self.pop();
                self.offer_bonus(power);
                self.pay_for_card(card, region);
                let room = CardRoom::of(self.board(), power);
                if !room.coverable(self.board(), power, region).is_empty() {
                    self.ask(power, Cause::Card(card), Question::Cover { card, region });
                } else if let Some(space) = room.space(self.board(), region) {
                    self.play_card(card, region, space);
                }
            }
            Choice::Choose(Thing::Card(card)) => {
                self.pop();
                self.offer_bonus(power);
                self.cash(card);
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
            self.happen(Event::PowerPoints { power, points, why: Change::Paid });
        }
    }

    pub fn gain(&mut self, power: Power, points: u8, cause: Cause) {
        let points = (self.board().sheets[power].power + points).min(printed::MOST_POWER);
        self.happen(Event::PowerPoints { power, points, why: Change::By(cause) });
    }

    fn pay_for_summoning(&mut self, power: Power, figure: Figure, to: Region) {
        let is_free = queries::is_summoned_free(self.board(), figure, power, to);
        self.pay(power, queries::summoning_cost(self.board(), figure, power, to));
        if is_free {
            self.happen(Event::Spent(figure));
        }
    }

    fn pay_for_card(&mut self, card: Card, region: Region) {
        let cost = queries::card_cost(self.board(), card, region);
        self.pay(card.power(), cost);
    }

    /// A card that was set aside is discarded for the power points it gives.
    fn cash(&mut self, card: Card) {
        self.happen(Event::CardCashed(card));
        for effect in card.info().effects {
            if let Effect::SetAsideForPower(points) = *effect {
                self.gain(card.power(), points, Cause::Card(card));
            }
        }
    }

    /// Once a round some Power may move a token as a bonus to its action, when that is done.
    fn offer_bonus(&mut self, by: Power) {
        let moves = |ability| match ability {
            Ability::MovesToken(token) => Some(token),
            _ => None,
        };
        if let Some((upgrade, token)) = self.board().find_upgrade(by, moves)
            && !self.board().is_used(upgrade)
        {
            let moving = Moving::ToNeighbour { as_bonus: true };
            let question = Question::MoveToken { tokens: TokenSet::of(&[token]), moving };
            self.ask(by, Cause::Upgrade(upgrade), question);
        }
    }

    /// A figure is summoned, by a turn or by a card. Only upgrades of the summoner's own figures
    /// take effect (ruling 17).
    pub fn summon(&mut self, by: Power, figure: Figure, from: Option<Region>, to: Region) {
        self.happen(Event::Summoned { figure, by, from, to });
        self.welcome(by, figure, to);
        let kind = figure.kind();
        if kind.owner != by || self.board().controlled.has(figure) {
            return;
        }
        let cause = Cause::Upgrade(self.board().upgrade_of(kind));
        match self.board().ability(kind) {
            Some(Ability::CorruptsOnArrival(tokens)) => self.place_corruption(by, to, tokens),
            Some(Ability::ControlsOnArrival(classes)) => {
                self.ask(by, cause, Question::TakeControl { region: to, classes, kept: true });
            }
            Some(Ability::CarriesWarpstone) => {
                if let Some(from) = from.filter(|&from| from != to) {
                    self.ask(by, cause, Question::TakeWarpstone { from, to });
                }
            }
            Some(Ability::FillsCardSpace) => {
                self.ask(by, cause, Question::FillSpace { figure, region: to });
            }
            Some(Ability::BringsAnother) => self.come_from_reserve(by, kind.class, to),
            Some(Ability::BringsToken(token)) => {
                self.ask(by, cause, Question::BringToken { region: to, token });
            }
            Some(Ability::RemovesForCard(class)) => {
                self.ask(by, cause, Question::PayToRemove { region: to, class });
            }
            Some(Ability::DrawsAnotherAlong) => {
                self.ask(by, cause, Question::Gather { to, left: 1, what: Gathering::OWN });
            }
            _ => {}
        }
    }

    /// What cards in a region do when a figure arrives.
    fn welcome(&mut self, by: Power, figure: Figure, to: Region) {
        let commander = self.board().commander(figure);
        for space in 0..SPACES {
            let Space::Card(card) = self.board().spaces[to][space] else { continue };
            if self.board().is_cancelled(to, space) {
                continue;
            }
            for effect in card.info().effects {
                match *effect {
                    Effect::ScoreForArrivals(points) if commander != card.power() => {
                        self.score(card.power(), points, Reason::Card(card));
                    }
                    Effect::PowerForArrivals(points) if by != card.power() => {
                        self.gain(card.power(), points, Cause::Card(card));
                    }
                    _ => {}
                }
            }
        }
    }

    /// A figure comes from the reserve for nothing, and brings nothing else with it.
    pub fn come_from_reserve(&mut self, by: Power, class: Class, to: Region) {
        let kind = Kind::of(by, class);
        if let Some(figure) = self.board().reserve.and(kind.figures()).first() {
            self.happen(Event::Summoned { figure, by, from: None, to });
            self.welcome(by, figure, to);
        } else {
            self.happen(Event::ReserveEmpty(kind));
        }
    }

    /// An upgraded Clan Rat summoned by an action is joined by another.
    fn join(&mut self, by: Power, figure: Figure, to: Region) {
        let kind = figure.kind();
        if kind.owner == by && self.board().ability(kind) == Some(Ability::JoinedByAnother) {
            self.come_from_reserve(by, kind.class, to);
        }
    }

    pub fn take_cover(&mut self, card: Card, region: Region, choice: Choice) {
        let room = CardRoom::of(self.board(), card.power());
        let space = match choice {
            Choice::Choose(Thing::Card(below)) => room
                .coverable(self.board(), card.power(), region)
                .into_iter()
                .find_map(|(space, lies)| (lies == below).then_some(space)),
            _ => room.space(self.board(), region),
        };
        if let Some(space) = space {
            self.pop();
            self.play_card(card, region, space);
        }
    }

    /// A card is laid into a space: an empty one, or over another player's card.
    pub fn play_card(&mut self, card: Card, region: Region, space: u8) {
        let power = card.power();
        if let Space::Card(below) = self.board().spaces[region][usize::from(space)] {
            self.happen(Event::CardCovered { card: below, region, space });
        }
        self.game.hidden.hands[power].take(card.place());
        let is_cancelled = self.board().has_effect(region, Effect::CancelsOtherCards);
        self.happen(Event::CardPlayed { card, region, space });
        if card.info().magic
            && self.board().ability(Kind::of(power, Class::Warrior))
                == Some(Ability::ComesWithMagic)
        {
            // FAQ: the figure comes when the card has done its work, and is no target of it.
            let class = Class::Warrior;
            let upgrade = self.board().upgrade_of(Kind::of(power, class));
            self.ask(power, Cause::Upgrade(upgrade), Question::ComeAlong { region, class });
        }
        if is_cancelled {
            // Ruling 24: what is already in force also cancels what comes after it.
            self.happen(Event::CardCancelled { card, region, space });
            return;
        }
        if card.info().effects.contains(&Effect::CancelsOtherCards) {
            self.cancel_others(region, space);
        }
        self.push(Work::Resolve { card, region, effect: 0 });
    }

    fn cancel_others(&mut self, region: Region, own: u8) {
        for (space, lies) in self.board().spaces[region].into_iter().enumerate() {
            if let Space::Card(card) = lies
                && space != usize::from(own)
            {
                self.happen(Event::CardCancelled { card, region, space: space as u8 });
            }
        }
    }
}
