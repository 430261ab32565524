//! What cards do at once when they are played.

use crate::{
    board::Event,
    cards::{Ability, Action, Card, Condition, Effect, Reach, Whose},
    decisions::{Frame, Moving},
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
                self.replace(Frame::Resolve { card, region, effect: at + 1 });
                self.act(card.power(), region, action);
            }
            None => self.pop(),
        }
    }

    fn act(&mut self, by: Power, region: Region, action: Action) {
        match action {
            Action::Gather(left, what) => {
                self.push(Frame::Gather { by, to: region, left, from: None, what });
            }
            Action::SummonFree(figures, class) => self.summon_free(by, region, figures, class),
            Action::Battle => self.immediate_battle(region),
            Action::RemoveCorruption(whose) => {
                self.push(Frame::RemoveCorruption { by, left: 1, region: Some(region), whose });
            }
            Action::DrainPower => self.drain_power(by, region),
            Action::Mark(mark, whose, classes) => {
                self.push(Frame::Mark { by, region, mark, whose, classes });
            }
            Action::SendAway(whose, classes, to) => {
                self.push(Frame::SendAway { by, region, whose, classes, to });
            }
            Action::Scatter => {
                let left = self.board().present(region).filter(|&power| power != by).collect();
                self.push(Frame::EachScatters { region, left });
            }
            Action::Replace(how) => self.push(Frame::Replace { by, region, how }),
            Action::OpponentDiscards(cards) => {
                self.push(Frame::WhoDiscards { by, region, cards: Some(cards) });
            }
            Action::OpponentLosesCard => {
                self.push(Frame::WhoDiscards { by, region, cards: None });
            }
            Action::Draw(cards) => self.draw_cards(by, cards),
            Action::Corrupt(condition) => {
                let board = self.board();
                let is_so = match condition {
                    Condition::Always => true,
                    Condition::Corrupted(tokens) => board.total_corruption(region) >= tokens,
                    Condition::Populous => queries::is_populous(board, region),
                };
                self.place_corruption(by, region, is_so.into());
            }
            Action::MoveCorruption(left) => {
                self.push(Frame::MoveCorruption { by, left, from: region, to: None });
            }
            Action::PlaceToken(token) => self.place_token(token, region),
            Action::SendTokenAway(tokens) => {
                self.push(Frame::MoveToken { by, tokens, moving: Moving::AwayFrom(region) });
            }
            Action::BringToken(token) => {
                let (tokens, moving) = (TokenSet::of(&[token]), Moving::Into(region));
                self.push(Frame::MoveToken { by, tokens, moving });
            }
            Action::ShiftToken(token) => {
                let (tokens, moving) = (TokenSet::of(&[token]), Moving::Between(region));
                self.push(Frame::MoveToken { by, tokens, moving });
            }
            Action::TakeControl(classes) => {
                self.push(Frame::TakeControl { by, region, classes, kept: false });
            }
        }
    }

    /// Figures come from the reserve for nothing; upgraded ones are one more (FAQ: three in all).
    fn summon_free(&mut self, by: Power, to: Region, figures: u8, class: Class) {
        let kind = Kind::of(by, class);
        let joined = self.board().ability(kind) == Some(Ability::JoinedByAnother);
        for _ in 0..figures + u8::from(joined) {
            self.come_from_reserve(by, class, to);
        }
    }

    /// Each of these players moves a figure of his away, in Power order.
    pub fn each_scatters(&mut self, region: Region, left: PowerSet) {
        let Some(by) = left.into_iter().next() else { return self.pop() };
        self.replace(Frame::EachScatters { region, left: left.without(by) });
        let (whose, classes, to) = (Whose::Own, ClassSet::ALL, Reach::Bordering);
        self.push(Frame::SendAway { by, region, whose, classes, to });
    }

    fn drain_power(&mut self, by: Power, region: Region) {
        let cultists = FigureSet::of_class(Class::Cultist);
        for power in self.board().powers().without(by) {
            let points = self.board().sheets[power].power;
            if points > 0 && !self.board().figures_of(power, region).and(cultists).is_empty() {
                self.happen(Event::PowerPoints { power, points: points - 1 });
            }
        }
        self.gain(by, 1);
    }
}
