//! Telling figures of a kind apart: by their marks, and no further.

use arrayvec::ArrayVec;

use crate::{
    board::Board,
    vocabulary::{Figure, FigureSet, Group, Mark, Marks, Power},
};

impl Board {
    /// The figures, wherever they are, of which something may have to be said to tell them apart.
    #[inline]
    pub(crate) fn marked(&self) -> FigureSet {
        let by_cards = self.shielded.or(self.hated).or(self.shocked).or(self.surrendered);
        by_cards.or(self.controlled).or(self.spent).or(self.settled).or(self.wounds.wounded())
    }
    /// What tells a figure from others of its kind. Wounds are those dealt by `asked`.
    pub(crate) fn marks(&self, figure: Figure, asked: Power) -> Marks {
        let wounded = self.wounds.by(asked, figure) > 0;
        [
            (Mark::Controlled, self.controlled.has(figure)),
            (Mark::Kept, self.kept.has(figure)),
            (Mark::Shielded, self.shielded.has(figure)),
            (Mark::Wounded, wounded),
            (Mark::Spent, self.spent.has(figure)),
            (Mark::Settled, self.settled.has(figure)),
            (Mark::Hated, self.hated.has(figure)),
            (Mark::Shocked, self.shocked.has(figure)),
            (Mark::Surrendered, self.surrendered.has(figure)),
        ]
        .into_iter()
        .filter_map(|(mark, is_so)| is_so.then_some(mark))
        .collect()
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
