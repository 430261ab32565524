//! A number for every choice.
//!
//! Figures can bear nine marks in any combination, so the choices of all figures with all marks are
//! more than a million, although most figures bear none. A choice is therefore numbered without the
//! marks first, and the marks come on top:
//!
//! ```text
//! index = plain + PLAIN_CHOICES × marks
//! ```
//!
//! `plain` counts through [`CHOICE_BLOCKS`]; `marks` has a bit for each [`Mark`], in their order. All
//! choices without marks are thus the first [`PLAIN_CHOICES`] indices, and a network can give each of
//! those an output of its own, and one to each mark.

use crate::{
    decisions::{Choice, Target, Thing},
    learning::cards::{CARDS, UPGRADES, card_at, card_index, upgrade_at, upgrade_index},
    vocabulary::{Class, Group, Kind, Mark, Marks, Power, Region, Token},
};

/// A run of indices for one kind of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What is chosen, as in the notation.
    pub name: &'static str,
    /// The first index.
    pub offset: usize,
    /// How many there are.
    pub len: usize,
}

impl Block {
    const fn then(&self, name: &'static str, len: usize) -> Self {
        Self { name, offset: self.offset + self.len, len }
    }

    /// The place within the block, if the index lies in it.
    fn place(&self, plain: usize) -> Option<usize> {
        plain.checked_sub(self.offset).filter(|place| *place < self.len)
    }
}

pub(super) const POWERS: usize = Power::ALL.len();
const CLASSES: usize = Class::ALL.len();
pub(super) const KINDS: usize = POWERS * CLASSES;
const REGIONS: usize = Region::ALL.len();
pub(super) const TOKENS: usize = Token::ALL.len();
pub(super) const FACES: usize = 6;

/// A region, or none: that comes first.
pub(super) const PLACES: usize = 1 + REGIONS;

const SUMMON: Block = Block { name: "summon", offset: 0, len: KINDS * PLACES * REGIONS };
const PLAY: Block = SUMMON.then("play", CARDS * REGIONS);
const PASS: Block = PLAY.then("pass", 1);
const HIT: Block = PASS.then("hit", KINDS);
const HIT_PEASANT: Block = HIT.then("hit peasant", 1);
const REGION: Block = HIT_PEASANT.then("choose region", REGIONS);
const FIGURE: Block = REGION.then("choose figure", KINDS * PLACES);
const TOKEN: Block = FIGURE.then("choose token", TOKENS * PLACES);
const CORRUPTION: Block = TOKEN.then("choose corruption", POWERS * PLACES);
const CARD: Block = CORRUPTION.then("choose card", CARDS);
const UPGRADE: Block = CARD.then("choose upgrade", UPGRADES);
const POWER: Block = UPGRADE.then("choose power", POWERS);
const DIE: Block = POWER.then("choose die", FACES);
const EMPTY: Block = DIE.then("choose empty", 1);
const YES: Block = EMPTY.then("choose yes", 1);
const NO: Block = YES.then("choose no", 1);
const DONE: Block = NO.then("choose done", 1);

/// The runs of indices of choices without marks, in order and without gaps.
pub const CHOICE_BLOCKS: [Block; 17] = [
    SUMMON,
    PLAY,
    PASS,
    HIT,
    HIT_PEASANT,
    REGION,
    FIGURE,
    TOKEN,
    CORRUPTION,
    CARD,
    UPGRADE,
    POWER,
    DIE,
    EMPTY,
    YES,
    NO,
    DONE,
];

/// How many choices there are when the marks of figures are left out.
pub const PLAIN_CHOICES: usize = DONE.offset + DONE.len;
/// How many combinations of marks there are.
pub const MARKS: usize = 1 << Mark::ALL.len();
/// All indices of choices lie below this. Not each of them is a choice: only figures bear marks.
pub const CHOICES: usize = PLAIN_CHOICES * MARKS;

/// The index of a choice; none for one that names a card, an upgrade or a die that does not exist.
pub fn choice_index(choice: Choice) -> Option<u32> {
    let (plain, marks) = match choice {
        Choice::Summon { group, from, to } => {
            let figure = kind_number(group.kind) * PLACES + place_number(from);
            (SUMMON.offset + figure * REGIONS + to as usize, group.marks)
        }
        Choice::Hit(Target::Figure(group)) => (HIT.offset + kind_number(group.kind), group.marks),
        Choice::Choose(Thing::Figure { group, region }) => {
            let figure = kind_number(group.kind) * PLACES + place_number(region);
            (FIGURE.offset + figure, group.marks)
        }
        Choice::Play { card, region } => {
            (PLAY.offset + card_index(card)? * REGIONS + region as usize, Marks::EMPTY)
        }
        Choice::Pass => (PASS.offset, Marks::EMPTY),
        Choice::Hit(Target::Peasant) => (HIT_PEASANT.offset, Marks::EMPTY),
        Choice::Choose(thing) => (plain_thing(thing)?, Marks::EMPTY),
    };
    u32::try_from(plain + PLAIN_CHOICES * marks_number(marks)).ok()
}

/// The index of a thing that bears no marks.
fn plain_thing(thing: Thing) -> Option<usize> {
    Some(match thing {
        Thing::Region(region) => REGION.offset + region as usize,
        Thing::Token { token, region } => {
            TOKEN.offset + token as usize * PLACES + place_number(region)
        }
        Thing::Corruption { owner, region } => {
            CORRUPTION.offset + owner as usize * PLACES + place_number(region)
        }
        Thing::Card(card) => CARD.offset + card_index(card)?,
        Thing::Upgrade(upgrade) => UPGRADE.offset + upgrade_index(upgrade)?,
        Thing::Power(power) => POWER.offset + power as usize,
        Thing::Die(face) => DIE.offset + face_number(face)?,
        Thing::Empty => EMPTY.offset,
        Thing::Yes => YES.offset,
        Thing::No => NO.offset,
        Thing::Done => DONE.offset,
        Thing::Figure { .. } => return None,
    })
}

/// An index taken apart: the choice without marks, below [`PLAIN_CHOICES`], and the marks, a bit for
/// each [`Mark`].
pub const fn split_index(index: u32) -> (usize, usize) {
    (index as usize % PLAIN_CHOICES, index as usize / PLAIN_CHOICES)
}

/// The choice with this index; none where no choice has it.
pub fn choice_at(index: u32) -> Option<Choice> {
    let (plain, marks) = split_index(index);
    let marks = marks_at(marks)?;
    let group = |number| Some(Group { kind: kind_at(number)?, marks });
    if let Some(place) = SUMMON.place(plain) {
        let (figure, to) = (place / REGIONS, region_at(place % REGIONS)?);
        let (group, from) = (group(figure / PLACES)?, place_at(figure % PLACES)?);
        return Some(Choice::Summon { group, from, to });
    }
    if let Some(place) = HIT.place(plain) {
        return Some(Choice::Hit(Target::Figure(group(place)?)));
    }
    if let Some(place) = FIGURE.place(plain) {
        let (group, region) = (group(place / PLACES)?, place_at(place % PLACES)?);
        return Some(Choice::Choose(Thing::Figure { group, region }));
    }
    if marks.is_empty() { unmarked_at(plain) } else { None }
}

/// The choice with this index, of those that bear no marks.
fn unmarked_at(plain: usize) -> Option<Choice> {
    let block = CHOICE_BLOCKS.into_iter().find(|block| block.place(plain).is_some())?;
    let place = block.place(plain)?;
    let (of_place, at) = (place / PLACES, place_at(place % PLACES)?);
    let thing = match block {
        PLAY => {
            let (card, region) = (card_at(place / REGIONS)?, region_at(place % REGIONS)?);
            return Some(Choice::Play { card, region });
        }
        PASS => return Some(Choice::Pass),
        HIT_PEASANT => return Some(Choice::Hit(Target::Peasant)),
        REGION => Thing::Region(region_at(place)?),
        TOKEN => Thing::Token { token: token_at(of_place)?, region: at },
        CORRUPTION => Thing::Corruption { owner: power_at(of_place)?, region: at },
        CARD => Thing::Card(card_at(place)?),
        UPGRADE => Thing::Upgrade(upgrade_at(place)?),
        POWER => Thing::Power(power_at(place)?),
        DIE => Thing::Die(place as u8 + 1),
        EMPTY => Thing::Empty,
        YES => Thing::Yes,
        NO => Thing::No,
        DONE => Thing::Done,
        _ => return None,
    };
    Some(Choice::Choose(thing))
}

pub(super) fn kind_number(kind: Kind) -> usize {
    kind.owner as usize * CLASSES + kind.class as usize
}

pub(super) fn kind_at(number: usize) -> Option<Kind> {
    Some(Kind::of(power_at(number / CLASSES)?, *Class::ALL.get(number % CLASSES)?))
}

pub(super) fn place_number(region: Option<Region>) -> usize {
    region.map_or(0, |region| 1 + region as usize)
}

pub(super) fn place_at(number: usize) -> Option<Option<Region>> {
    match number.checked_sub(1) {
        Some(region) => region_at(region).map(Some),
        None => Some(None),
    }
}

fn region_at(number: usize) -> Option<Region> {
    Region::ALL.get(number).copied()
}

pub(super) fn power_at(number: usize) -> Option<Power> {
    Power::ALL.get(number).copied()
}

pub(super) fn token_at(number: usize) -> Option<Token> {
    Token::ALL.get(number).copied()
}

pub(super) fn face_number(face: u8) -> Option<usize> {
    usize::from(face).checked_sub(1).filter(|face| *face < FACES)
}

pub(super) fn marks_number(marks: Marks) -> usize {
    marks.into_iter().map(|mark| 1 << mark as usize).sum()
}

pub(super) fn marks_at(number: usize) -> Option<Marks> {
    let is_set = |mark: &Mark| number >> *mark as usize & 1 != 0;
    (number < MARKS).then(|| Mark::ALL.into_iter().filter(is_set).collect())
}
