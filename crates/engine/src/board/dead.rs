//! The dead that lie on cards in regions, and where.

use crate::vocabulary::{Figure, FigureSet, Region};

/// Which figures lie on cards in which region. The regions are numbered from 1, and a figure's region
/// is written in four sets: whether it is in the first says whether its number is odd, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Detained([FigureSet; 4]);

impl Detained {
    /// All of them, wherever they lie.
    pub fn all(&self) -> FigureSet {
        self.0.into_iter().fold(FigureSet::EMPTY, FigureSet::or)
    }

    /// Those that lie in a region.
    pub fn at(&self, region: Region) -> FigureSet {
        let number = region as u8 + 1;
        self.0.into_iter().enumerate().fold(self.all(), |these, (bit, set)| {
            if number >> bit & 1 == 1 { these.and(set) } else { these.but(set) }
        })
    }

    pub(crate) fn lay(&mut self, figure: Figure, region: Region) {
        for (bit, set) in self.0.iter_mut().enumerate() {
            if (region as u8 + 1) >> bit & 1 == 1 {
                set.insert(figure);
            }
        }
    }
}
