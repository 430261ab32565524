//! Early hits that have not killed yet.

use crate::vocabulary::{FIGURES, Figure, FigureSet, Power};

/// How many hits each early striker has put on each figure: five bits for each of the three Powers
/// that can ever strike early (Khorne, Slaanesh with a Bloodletter of his, the Horned Rat).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wounds {
    hits: [u16; FIGURES],
    wounded: FigureSet,
}

impl Default for Wounds {
    fn default() -> Self {
        Self { hits: [0; FIGURES], wounded: FigureSet::EMPTY }
    }
}

const BITS: u16 = 0b1_1111;

fn shift(by: Power) -> Option<u16> {
    match by {
        Power::Khorne => Some(0),
        Power::Slaanesh => Some(5),
        Power::HornedRat => Some(10),
        Power::Nurgle | Power::Tzeentch => None,
    }
}

impl Wounds {
    /// The figures on which anyone's early hits lie.
    #[inline]
    pub fn wounded(&self) -> FigureSet {
        self.wounded
    }

    /// How many early hits a Power has put on a figure.
    #[inline]
    pub fn by(&self, power: Power, figure: Figure) -> u8 {
        if !self.wounded.has(figure) {
            return 0;
        }
        shift(power).map_or(0, |shift| (self.hits[figure.index()] >> shift & BITS) as u8)
    }

    pub(crate) fn add(&mut self, by: Power, figure: Figure) {
        let Some(shift) = shift(by) else { return };
        if u16::from(self.by(by, figure)) < BITS {
            self.hits[figure.index()] += 1 << shift;
            self.wounded.insert(figure);
        }
    }

    /// Takes every hit off these figures.
    pub(crate) fn heal(&mut self, figures: FigureSet) {
        for figure in figures.and(self.wounded) {
            self.hits[figure.index()] = 0;
            self.wounded.remove(figure);
        }
    }

    /// Takes one Power's hits off these figures.
    pub(crate) fn heal_from(&mut self, by: Power, figures: FigureSet) {
        let Some(shift) = shift(by) else { return };
        for figure in figures.and(self.wounded) {
            let hits = &mut self.hits[figure.index()];
            *hits &= !(BITS << shift);
            if *hits == 0 {
                self.wounded.remove(figure);
            }
        }
    }
}
