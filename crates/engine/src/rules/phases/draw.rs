//! The draw phase: cards and power points. Nothing is asked.

use crate::{
    board::{Change, Event},
    decisions::Work,
    play::Play,
    rules::queries,
    vocabulary::Phase,
};

impl Play<'_> {
    pub fn begin_draw(&mut self) {
        self.go_on(Work::Begin(Phase::Summoning));
        for power in self.board().powers() {
            let cards = queries::cards_to_draw(self.board(), power);
            self.draw_cards(power, cards);
            let points = queries::full_power(self.board(), power);
            self.happen(Event::PowerPoints { power, points, why: Change::Refilled });
        }
    }
}
