//! Early hits that have not killed yet, and who dealt them.

use crate::vocabulary::{Figure, FigureSet, Power};

/// How many hits each early striker has put on each figure. A board is copied all day and hardly
/// ever holds a wound, so they are a short list: each entry is a figure, and what a Power has dealt
/// it, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wounds {
    wounded: FigureSet,
    entries: [Entry; MOST],
    len: u8,
}

/// More figures than early dice ever leave alive: whoever is not killed by the first hit has a
/// defence of two or more, and that is fourteen figures of the five Powers, or cards that give it.
const MOST: usize = 36;

/// A figure, the Power that hit it in the upper three bits, and how often in the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Entry {
    figure: u8,
    dealt: u8,
}

const HITS: u8 = 0b1_1111;

impl Entry {
    fn is(self, by: Power, figure: Figure) -> bool {
        usize::from(self.figure) == figure.index() && self.dealt >> 5 == by as u8
    }
}

impl Default for Wounds {
    fn default() -> Self {
        Self { wounded: FigureSet::EMPTY, entries: [Entry::default(); MOST], len: 0 }
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
        let mut entries = self.entries[..usize::from(self.len)].iter();
        entries.find(|entry| entry.is(power, figure)).map_or(0, |entry| entry.dealt & HITS)
    }

    pub(crate) fn add(&mut self, by: Power, figure: Figure) {
        let len = usize::from(self.len);
        if let Some(entry) = self.entries[..len].iter_mut().find(|entry| entry.is(by, figure)) {
            entry.dealt += u8::from(entry.dealt & HITS < HITS);
        } else if len < MOST {
            self.entries[len] = Entry { figure: figure.index() as u8, dealt: (by as u8) << 5 | 1 };
            self.len += 1;
            self.wounded.insert(figure);
        }
    }

    /// Takes every hit off these figures.
    pub(crate) fn heal(&mut self, figures: FigureSet) {
        if !figures.and(self.wounded).is_empty() {
            self.keep(|figure, _| !figures.has(figure));
        }
    }

    /// Takes one Power's hits off these figures.
    pub(crate) fn heal_from(&mut self, by: Power, figures: FigureSet) {
        if !figures.and(self.wounded).is_empty() {
            self.keep(|figure, dealer| dealer != by as u8 || !figures.has(figure));
        }
    }

    fn keep(&mut self, is_kept: impl Fn(Figure, u8) -> bool) {
        let before = std::mem::take(self);
        for entry in before.entries.into_iter().take(before.len.into()) {
            if let Some(figure) = Figure::from_index(entry.figure.into())
                && is_kept(figure, entry.dealt >> 5)
            {
                self.entries[usize::from(self.len)] = entry;
                self.len += 1;
                self.wounded.insert(figure);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_s_early_hits_are_kept_apart() {
        let mut wounds = Wounds::default();
        let [one, other] = [40, 41].map(|index| Figure::from_index(index).expect("a figure"));
        for (times, by) in (1..).zip(Power::ALL) {
            for _ in 0..times {
                wounds.add(by, one);
            }
            wounds.add(by, other);
        }
        wounds.heal_from(Power::Nurgle, FigureSet::only(one));
        for (times, by) in (1..).zip(Power::ALL) {
            assert_eq!(wounds.by(by, one), if by == Power::Nurgle { 0 } else { times });
            assert_eq!(wounds.by(by, other), 1);
        }
        wounds.heal(FigureSet::only(one).or(FigureSet::only(other)));
        assert_eq!(wounds, Wounds::default());
    }
}
