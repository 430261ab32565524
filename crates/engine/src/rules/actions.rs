//! What cards do at once when they are played.

use crate::{
    board::{Change, Event},
    cards::{Ability, Action, Card, Condition, Effect, Reach, Whose},
    decisions::{Cause, Moving, Question, Work},
    play::Play,
    rules::queries,
    vocabulary::{Class, ClassSet, FigureSet, Kind, Power, PowerSet, Region, TokenSet},
};

impl Play<'_> {
    /// What a card does when played, one effect after the other.
    pub fn resolve(&mut self, card: Card, region: Region, effect: u8) {
        let mut effects = card.info().effects.iter().enumerate().skip(effect.into());
        let next = effects.find_map(|(at, effect)| match effect {
            Effect::OnPlay(action) => Some((at as u8, *action)),
            _ => None,
        });
        match next {
            Some((at, action)) => {
                self.go_on(Work::Resolve { card, region, effect: at + 1 });
                self.act(card, region, action);
            }
            None => self.pop(),
        }
    }

    fn act(&mut self, card: Card, region: Region, action: Action) {
        let (by, cause) = (card.power(), Cause::Card(card));
        let question = match action {
            Action::Gather(left, what) => {
                if what.from == Reach::OtherOrReserve {
                    self.push(Work::Join { by, region });
                }
                Question::Gather { to: region, left, what }
            }
            Action::RemoveCorruption(whose) => {
                Question::RemoveCorruption { left: 1, region: Some(region), whose }
            }
            Action::Mark(mark, whose, classes) => Question::Mark { region, mark, whose, classes },
            Action::SendAway(whose, classes, to) => {
                Question::SendAway { region, whose, classes, to }
            }
            Action::Replace(how) => Question::Replace { region, how },
            Action::OpponentDiscards(cards) => Question::WhoDiscards { region, cards: Some(cards) },
            Action::OpponentLosesCard => Question::WhoDiscards { region, cards: None },
            Action::MoveCorruption(left) => {
                Question::MoveCorruption { from: region, to: None, left }
            }
            Action::SendTokenAway(tokens) => {
                Question::MoveToken { tokens, moving: Moving::AwayFrom(region) }
            }
            Action::BringToken(token) => {
                Question::MoveToken { tokens: TokenSet::of(&[token]), moving: Moving::Into(region) }
            }
            Action::ShiftToken(token) => Question::MoveToken {
                tokens: TokenSet::of(&[token]),
                moving: Moving::Between(region),
            },
            Action::TakeControl(classes) => Question::TakeControl { region, classes, kept: false },
            Action::Battle => return self.immediate_battle(region, cause),
            Action::DrainPower => return self.drain_power(by, region, cause),
            Action::Scatter => {
                let left = self.board().powers().without(by);
                return self.push(Work::EachScatters { region, left, cause });
            }
            Action::Draw(cards) => return self.draw_cards(by, cards),
            Action::Corrupt(condition) => return self.corrupt_if(condition, by, region),
            Action::PlaceToken(token) => return self.place_token(token, region, None, cause),
        };
        self.ask(by, cause, question);
    }

    fn corrupt_if(&mut self, condition: Condition, by: Power, region: Region) {
        let board = self.board();
        let is_so = match condition {
            Condition::Always => true,
            Condition::Corrupted(tokens) => board.total_corruption(region) >= tokens,
            Condition::Populous => queries::is_populous(board, region),
        };
        self.place_corruption(by, region, is_so.into());
    }

    /// Whom a card has summoned for nothing is joined by one more from the reserve, if upgraded: once
    /// for all of them (FAQ: three in all).
    pub fn join_summoned(&mut self, by: Power, region: Region) {
        self.pop();
        for class in Class::ALL {
            if self.board().ability(Kind::of(by, class)) == Some(Ability::JoinedByAnother) {
                self.come_from_reserve(by, class, region);
            }
        }
    }

    /// Each of these players moves a figure of his away, in Power order. Whether he has one is seen
    /// when his turn comes (ruling 27).
    pub fn each_scatters(&mut self, region: Region, left: PowerSet, cause: Cause) {
        let Some(by) = left.into_iter().next() else { return self.pop() };
        self.go_on(Work::EachScatters { region, left: left.without(by), cause });
        let (whose, classes, to) = (Whose::Own, ClassSet::ALL, Reach::Bordering);
        self.ask(by, cause, Question::SendAway { region, whose, classes, to });
    }

    fn drain_power(&mut self, by: Power, region: Region, cause: Cause) {
        let cultists = FigureSet::of_class(Class::Cultist);
        for power in self.board().powers().without(by) {
            let points = self.board().sheets[power].power;
            if points > 0 && !self.board().figures_of(power, region).and(cultists).is_empty() {
                let (points, why) = (points - 1, Change::By(cause));
                self.happen(Event::PowerPoints { power, points, why });
            }
        }
        self.gain(by, 1, cause);
    }
}
