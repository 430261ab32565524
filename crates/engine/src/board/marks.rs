//! Telling figures of a kind apart: by their marks, and no further.

use arrayvec::ArrayVec;

use crate::{
    board::Board,
    cards::Card,
    vocabulary::{Figure, FigureSet, Group, Mark, Marks, Power},
};

/// Which cards have marked which figures in this round. What the mark brings stays when the card is
/// cancelled or covered, and cards of one name are cumulative (ruling 36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct MarkedBy {
    entries: [Option<(Figure, Card)>; MOST],
}

/// More than the cards of one set that mark figures.
const MOST: usize = 16;

impl MarkedBy {
    pub fn add(&mut self, figure: Figure, card: Card) {
        if let Some(free) = self.entries.iter_mut().find(|entry| entry.is_none()) {
            *free = Some((figure, card));
        }
    }

    pub fn remove(&mut self, figure: Figure) {
        let before = std::mem::take(self);
        for (marked, card) in before.iter().filter(|(marked, _)| *marked != figure) {
            self.add(marked, card);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Figure, Card)> + '_ {
        self.entries.iter().map_while(|entry| *entry)
    }

    /// Whether there is room for no more.
    pub fn is_full(&self) -> bool {
        self.entries.iter().all(Option::is_some)
    }
}

impl Board {
    /// The cards that have marked a figure in this round, each as often as it has.
    pub fn marked_by(&self, figure: Figure) -> impl Iterator<Item = Card> + '_ {
        self.marked_by.iter().filter(move |(marked, _)| *marked == figure).map(|(_, card)| card)
    }
    /// The figures, wherever they are, that bear a mark; for wounds, anyone's.
    pub fn marked_as(&self, mark: Mark) -> FigureSet {
        match mark {
            Mark::Controlled => self.controlled,
            Mark::Kept => self.kept,
            Mark::Shielded => self.shielded,
            Mark::Wounded => self.wounds.wounded(),
            Mark::Spent => self.spent,
            Mark::Settled => self.settled,
            Mark::Hated => self.hated,
            Mark::Shocked => self.shocked,
            Mark::Surrendered => self.surrendered,
        }
    }
    /// The figures, wherever they are, of which something may have to be said to tell them apart.
    #[inline]
    pub(crate) fn marked(&self) -> FigureSet {
        let by_cards = self.shielded.or(self.hated).or(self.shocked).or(self.surrendered);
        by_cards.or(self.controlled).or(self.spent).or(self.settled).or(self.wounds.wounded())
    }
    /// What tells a figure from others of its kind. Wounds are those dealt by `asked`.
    pub fn marks(&self, figure: Figure, asked: Power) -> Marks {
        let bears = |mark: &Mark| match mark {
            Mark::Wounded => self.wounds.by(asked, figure) > 0,
            _ => self.marked_as(*mark).has(figure),
        };
        Mark::ALL.into_iter().filter(bears).collect()
    }
    /// The groups into which some figures fall for the Power that is asked, in order.
    #[inline]
    pub(crate) fn for_each_group(&self, figures: FigureSet, asked: Power, act: impl FnMut(Group)) {
        self.for_each_group_of(figures, self.marked(), asked, act);
    }
    /// The same, for one who knows which figures are marked.
    #[inline]
    pub(crate) fn for_each_group_of(
        &self,
        figures: FigureSet,
        marked: FigureSet,
        asked: Power,
        mut act: impl FnMut(Group),
    ) {
        for (kind, these) in figures.by_kind() {
            if these.and(marked).is_empty() {
                act(Group { kind, marks: Marks::EMPTY });
            } else {
                let mut seen = ArrayVec::<Marks, 16>::new();
                for figure in these {
                    let marks = self.marks(figure, asked);
                    if !seen.contains(&marks) {
                        seen.push(marks);
                        act(Group { kind, marks });
                    }
                }
            }
        }
    }
    /// The first figure of a group among some figures.
    #[inline]
    pub(crate) fn first_of(
        &self,
        figures: FigureSet,
        group: Group,
        asked: Power,
    ) -> Option<Figure> {
        let marked = self.marked();
        let mut these = figures.and(group.kind.figures());
        if group.marks.is_empty() && these.and(marked).is_empty() {
            return these.first();
        }
        these.find(|&figure| self.marks(figure, asked) == group.marks)
    }
}
