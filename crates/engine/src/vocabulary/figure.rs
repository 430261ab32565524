//! The figures: who they are, what they can do, and the marks that tell two of a kind apart.

use crate::vocabulary::{ByPower, Power, vocabulary, word_map, word_set};

vocabulary! {
    /// The three classes that every Power's followers have in common.
    Class, a "class of figure" {
        /// Cheap, and the only ones who corrupt.
        Cultist = "cultist",
        /// The fighters.
        Warrior = "warrior",
        /// The Greater Daemon, one for each Power.
        Daemon = "daemon",
    }
}

word_set! {
    /// Some of the classes.
    ClassSet(u8) of Class
}

word_map! {
    /// One entry for each class.
    ByClass of Class
}

impl ClassSet {
    /// What most cards that touch a figure may touch: Cultists and Warriors.
    pub const CULTISTS_AND_WARRIORS: Self = Self::of(&[Class::Cultist, Class::Warrior]);
}

/// A kind of figure: whose it is (by colour) and of which class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind {
    /// The Power whose colour it has.
    pub owner: Power,
    /// Its class.
    pub class: Class,
}

/// What is printed on the Power sheet about one class of followers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// How many there are.
    pub count: u8,
    /// Power points to summon one.
    pub cost: u8,
    /// Battle dice.
    pub attack: u8,
    /// Hits to kill it.
    pub defence: u8,
}

const fn sheet(count: u8, cost: u8, attack: u8, defence: u8) -> Statistics {
    Statistics { count, cost, attack, defence }
}

static SHEETS: ByPower<ByClass<Statistics>> = ByPower([
    ByClass([sheet(4, 1, 0, 1), sheet(6, 2, 2, 1), sheet(1, 3, 4, 3)]),
    ByClass([sheet(6, 1, 0, 1), sheet(5, 1, 1, 1), sheet(1, 3, 3, 3)]),
    ByClass([sheet(8, 1, 0, 1), sheet(3, 2, 1, 2), sheet(1, 3, 3, 2)]),
    ByClass([sheet(6, 1, 0, 1), sheet(3, 2, 1, 2), sheet(1, 3, 2, 4)]),
    ByClass([sheet(11, 1, 0, 1), sheet(3, 2, 1, 2), sheet(1, 3, 3, 3)]),
]);

impl Kind {
    /// The kind of that owner's figures of that class.
    pub const fn of(owner: Power, class: Class) -> Self {
        Self { owner, class }
    }

    /// Its printed statistics.
    #[inline]
    pub fn printed(self) -> &'static Statistics {
        &SHEETS[self.owner][self.class]
    }

    /// All figures of this kind.
    #[inline]
    pub fn figures(self) -> FigureSet {
        KINDS[self.owner][self.class]
    }
}

/// How many figures the five Powers have together.
pub const FIGURES: usize = 60;

/// One of the sixty figures. Two of a kind are told apart only where something marks them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure(u8);

impl Figure {
    /// Its place among all figures, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The figure with this place among all figures, if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < FIGURES { Some(Self(index as u8)) } else { None }
    }

    /// Whose it is, and of which class.
    #[inline]
    pub fn kind(self) -> Kind {
        KIND_OF[self.index()]
    }

    /// The Power whose colour it has.
    #[inline]
    pub fn owner(self) -> Power {
        self.kind().owner
    }
}

/// Some of the figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FigureSet(u64);

impl FigureSet {
    /// No figure.
    pub const EMPTY: Self = Self(0);

    const fn range(start: u8, count: u8) -> Self {
        Self(((1 << count) - 1) << start)
    }
    /// Just this figure.
    #[inline]
    pub const fn only(figure: Figure) -> Self {
        Self(1 << figure.0)
    }
    /// Every figure of that Power's colour.
    #[inline]
    pub fn owned_by(power: Power) -> Self {
        OWNED[power]
    }
    /// Every figure of these classes.
    #[inline]
    pub fn of_classes(classes: ClassSet) -> Self {
        classes.into_iter().fold(Self::EMPTY, |all, class| all.or(CLASSES[class]))
    }
    /// Every figure of this class.
    #[inline]
    pub fn of_class(class: Class) -> Self {
        CLASSES[class]
    }
    /// Whether it is in the set.
    #[inline]
    pub const fn has(self, figure: Figure) -> bool {
        self.0 >> figure.0 & 1 != 0
    }
    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, figure: Figure) {
        self.0 |= 1 << figure.0;
    }
    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, figure: Figure) {
        self.0 &= !(1 << figure.0);
    }
    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// The first of them.
    #[inline]
    pub const fn first(self) -> Option<Figure> {
        if self.0 == 0 { None } else { Some(Figure(self.0.trailing_zeros() as u8)) }
    }
    /// The kinds among them, each with its figures.
    #[inline]
    pub fn by_kind(self) -> impl Iterator<Item = (Kind, FigureSet)> {
        let mut left = self;
        std::iter::from_fn(move || {
            let kind = left.first()?.kind();
            let these = left.and(kind.figures());
            left = left.but(these);
            Some((kind, these))
        })
    }
}

impl Iterator for FigureSet {
    type Item = Figure;
    #[inline]
    fn next(&mut self) -> Option<Figure> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl std::fmt::Debug for FigureSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

// The tables below say the same as SHEETS, in the shape in which figures are looked up.

static KINDS: ByPower<ByClass<FigureSet>> = {
    let mut kinds = [const { ByClass([FigureSet::EMPTY; 3]) }; 5];
    let (mut power, mut start) = (0, 0);
    while power < 5 {
        let mut class = 0;
        while class < 3 {
            let count = SHEETS.0[power].0[class].count;
            kinds[power].0[class] = FigureSet::range(start, count);
            start += count;
            class += 1;
        }
        power += 1;
    }
    ByPower(kinds)
};

static OWNED: ByPower<FigureSet> = {
    let mut owned = [FigureSet::EMPTY; 5];
    let mut at = 0;
    while at < 15 {
        owned[at / 3] = owned[at / 3].or(KINDS.0[at / 3].0[at % 3]);
        at += 1;
    }
    ByPower(owned)
};

static CLASSES: ByClass<FigureSet> = {
    let mut classes = [FigureSet::EMPTY; 3];
    let mut at = 0;
    while at < 15 {
        classes[at % 3] = classes[at % 3].or(KINDS.0[at / 3].0[at % 3]);
        at += 1;
    }
    ByClass(classes)
};

static KIND_OF: [Kind; FIGURES] = {
    let mut kinds = [Kind::of(Power::Khorne, Class::Cultist); FIGURES];
    let mut figure = 0;
    while figure < FIGURES {
        let mut at = 0;
        while at < 15 {
            if KINDS.0[at / 3].0[at % 3].has(Figure(figure as u8)) {
                kinds[figure] = Kind::of(Power::ALL[at / 3], Class::ALL[at % 3]);
            }
            at += 1;
        }
        figure += 1;
    }
    kinds
};

vocabulary! {
    /// Something that tells a figure from others of its kind in the same region.
    Mark, a "mark" {
        /// Another Power commands it.
        Controlled = "controlled",
        /// It is commanded only as long as the Keeper of Secrets stands.
        Kept = "kept",
        /// It cannot be killed in battle this round.
        Shielded = "shielded",
        /// It carries early hits of the Power that is asked.
        Wounded = "wounded",
        /// It has had its free summoning of this round.
        Spent = "spent",
        /// It fills a card space.
        Settled = "settled",
        /// It cannot be summoned or moved, and its death pays.
        Hated = "hated",
        /// It gives no dice and no domination.
        Shocked = "shocked",
        /// It gives no dice, no domination and no corruption, and counts for whom it surrendered to.
        Surrendered = "surrendered",
    }
}

word_set! {
    /// The marks of one figure.
    Marks(u16) of Mark
}

/// Figures that nothing tells apart: one kind, the same marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Group {
    /// Whose, and of which class.
    pub kind: Kind,
    /// What marks them.
    pub marks: Marks,
}

impl PartialOrd for Marks {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Marks {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_agree_with_the_power_sheets() {
        let mut all = FigureSet::EMPTY;
        for owner in Power::ALL {
            for class in Class::ALL {
                let kind = Kind::of(owner, class);
                assert_eq!(kind.figures().len(), kind.printed().count);
                assert!(kind.figures().all(|figure| figure.kind() == kind));
                assert!(all.and(kind.figures()).is_empty());
                all = all.or(kind.figures());
            }
        }
        assert_eq!(usize::from(all.len()), FIGURES);
    }
}
