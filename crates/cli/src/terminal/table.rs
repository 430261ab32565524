//! The table as a person sees it: as much of it as the screen has room for.

use ruinous_engine::{Power, View};

use super::{
    board::{Cards, board},
    hand::hand,
    layout::beside,
    paint::Paint,
    powers::{in_play, powers, powers_in_short, track},
    size::Size,
};
use crate::text::Text;

/// From so many columns on, two drawings stand side by side.
const TWO_COLUMNS: usize = 164;
/// The room between them.
const BETWEEN: usize = 3;

/// Everything that lies on the table, however long that is.
pub fn whole_table(text: &Text, view: &View, paint: Paint) -> String {
    let table = Table { text, view, paint };
    if paint.width() >= TWO_COLUMNS { table.side_by_side() } else { table.everything() }
}

/// What has to fit the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    pub size: Size,
    /// How many lines the question takes.
    pub question: usize,
    /// How many lines tell what happened last. They may scroll away, but rather before everything
    /// else that can be asked for.
    pub news: usize,
}

/// As much of the table as fits the screen together with a question.
pub fn table_for(text: &Text, view: &View, room: Room, paint: Paint) -> String {
    let table = Table { text, view, paint };
    let lines = room.size.lines.saturating_sub(room.question);
    let fits = |drawing: &String, lines: usize| drawing.lines().count() <= lines;
    let rich = table.rich().into_iter().find(|rich| fits(rich, lines.saturating_sub(room.news)));
    rich.unwrap_or_else(|| {
        let [first, others @ ..] = table.poor();
        others.into_iter().fold(first, |best, less| if fits(&best, lines) { best } else { less })
    })
}

struct Table<'a> {
    text: &'a Text,
    view: &'a View,
    paint: Paint,
}

impl Table<'_> {
    /// Drawings that show everything or nearly so, each shorter than the one before.
    fn rich(&self) -> Vec<String> {
        if self.paint.width() >= TWO_COLUMNS {
            vec![self.side_by_side()]
        } else {
            let open = self.board(Cards::Below) + &self.powers() + &self.in_play() + &self.track();
            vec![self.everything(), open.clone() + &self.hand(), open]
        }
    }

    /// Drawings that show what matters most, the better ones first.
    fn poor(&self) -> [String; 5] {
        [
            self.board(Cards::Below) + &self.powers(),
            self.board(Cards::Below) + &self.powers_in_short(),
            self.board(Cards::Unnamed) + &self.powers(),
            self.board(Cards::Unnamed) + &self.powers_in_short(),
            self.board(Cards::Unnamed),
        ]
    }

    fn everything(&self) -> String {
        self.board(Cards::Under) + &self.powers() + &self.in_play() + &self.track() + &self.hand()
    }

    /// The board and the Powers, and beside them what there is to read.
    fn side_by_side(&self) -> String {
        let half = (self.paint.width() - BETWEEN) / 2;
        let paint = self.paint.on_columns(half);
        let table = Self { paint, ..*self };
        let open = table.board(Cards::Under) + &table.powers() + &table.in_play();
        beside(&open, &(table.track() + &table.hand()), half + BETWEEN)
    }

    fn board(&self, cards: Cards) -> String {
        board(self.text, self.view.board(), cards, self.paint)
    }

    fn powers(&self) -> String {
        powers(self.text, self.view.board(), self.viewer(), self.paint)
    }

    fn powers_in_short(&self) -> String {
        powers_in_short(self.text, self.view.board(), self.viewer(), self.paint)
    }

    fn in_play(&self) -> String {
        in_play(self.text, self.view.board(), self.paint)
    }

    /// The track, if there is more to say of it than the board's title does.
    fn track(&self) -> String {
        if self.view.board().track() == [None; 2] {
            return String::new();
        }
        track(self.text, self.view.board(), self.paint)
    }

    fn hand(&self) -> String {
        hand(self.text, self.view, self.paint)
    }

    fn viewer(&self) -> Option<Power> {
        self.view.viewer()
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Seeded, Setup};

    use super::*;

    #[test]
    fn more_is_shown_where_there_is_more_room() {
        let text = Text::english();
        let setup = Setup::base(&Power::ALL[..4]).expect("four Powers can play");
        let game = Game::new(setup, &mut Seeded::new(1), None);
        let view = game.view(Some(Power::Khorne));
        let on = |columns, lines, question, news| {
            let size = Size { columns, lines };
            let paint = Paint::none().on_columns(columns);
            table_for(&text, &view, Room { size, question, news }, paint)
        };
        let is_there = |drawing: &str, what: &str| drawing.contains(what);
        let small = on(80, 24, 6, 0);
        assert!(is_there(&small, "Next ticks") && !is_there(&small, "Your hand"), "{small}");
        let smaller = on(80, 24, 9, 0);
        assert!(is_there(&smaller, "0/9") && !is_there(&smaller, "Next ticks"), "{smaller}");
        let smallest = on(80, 24, 20, 0);
        assert!(is_there(&smallest, "9 Badlands") && !is_there(&smallest, "0/9"), "{smallest}");
        let high = on(80, 40, 6, 0);
        assert!(is_there(&high, "Your hand"), "{high}");
        // What happened last is worth more than the hand, which can be asked for.
        let news = on(80, 30, 6, 6);
        assert!(is_there(&news, "Next ticks") && !is_there(&news, "Your hand"), "{news}");
        let wide = on(200, 30, 6, 0);
        let first = wide.lines().next().expect("there is a line");
        assert!(is_there(first, "Round 1") && is_there(first, "Your hand"), "{wide}");
    }
}
