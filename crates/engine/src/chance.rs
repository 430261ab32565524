//! Chance comes from outside: dice, draws and deals are asked of a [`Chance`].

use std::collections::VecDeque;

use crate::{
    board::bag::Bag,
    cards::{Card, OldWorldCard},
    decisions::Choice,
    notation::Entry,
    seeded::Seeded,
    setup::Setup,
    vocabulary::{ByPower, Power, Region, Token},
};

/// Which roll a die belongs to. No two rolls of a game are described alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    /// The round.
    pub round: u8,
    /// Where.
    pub region: Region,
    /// Who rolls.
    pub by: Power,
    /// 0 for dice before any battle of the phase, else the battle's number in its region.
    pub battle: u8,
    /// Whether the hits are early ones.
    pub early: bool,
}

/// From what something is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// A Power's Chaos cards; places are those of its deck's list.
    Chaos(Power),
    /// A Power's hand, of which a card is lost at random; places are those of its deck's list.
    Hand(Power),
    /// The Old World cards; places are those of the list of all.
    OldWorld,
    /// The Powers' markers, of which each player draws one; places are [`Power::ALL`]'s.
    Powers,
    /// The tokens dealt at set-up; places are [`Token::ALL`]'s.
    Tokens,
}

impl Deck {
    /// The name in the notation of what lies in this place of the bag.
    pub fn name_of(self, place: u8, setup: Setup) -> &'static str {
        match self {
            Deck::Chaos(power) | Deck::Hand(power) => {
                Card::new(power, setup.set_of(power), place).info().id
            }
            Deck::Powers => Power::ALL[usize::from(place)].id(),
            Deck::OldWorld => OldWorldCard::from_place(place).map_or("?", |card| card.info().id),
            Deck::Tokens => Token::ALL[usize::from(place)].id(),
        }
    }
}

/// What decides where the players do not.
///
/// The rules always need an answer, so a source that has run out (a script, a record) gives any
/// possible one and remembers that it failed; whoever owns it asks afterwards and then throws the
/// copy of the game away.
pub trait Chance {
    /// The result, 1 to 6, of one die; `nth` counts the dice of the roll from 0, extra dice too.
    fn die(&mut self, roll: Roll, nth: u8) -> u8;

    /// The place in the bag, which is not empty, of what is drawn; `nth` rises with every draw from
    /// this deck since the game began.
    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8;

    /// Is told of a choice that had a single option and was taken by the rules, at the moment it
    /// is. It decides nothing; a record keeps it in its place among dice and draws.
    fn told_forced(&mut self, _by: Power, _choice: Choice) {}
}

/// What chance draws from a bag that is not empty. One that names what is not there gets the first
/// thing that is: the rules need an answer.
pub(crate) fn draw(chance: &mut dyn Chance, deck: Deck, bag: Bag, nth: u16) -> u8 {
    let place = chance.draw(deck, bag, nth);
    if bag.has(place) { place } else { bag.nth(0).unwrap_or(0) }
}

/// Up to 21 dice in order, as one small value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice(u64);

impl Dice {
    /// How many dice one value holds.
    pub const MOST: usize = 21;

    /// Adds a die at the end, if there is room.
    pub fn push(&mut self, die: u8) -> bool {
        let count = self.into_iter().count();
        let room = count < Self::MOST;
        if room {
            self.0 |= u64::from(die) << (3 * count);
        }
        room
    }
}

impl IntoIterator for Dice {
    type Item = u8;
    type IntoIter = DiceIter;
    fn into_iter(self) -> DiceIter {
        DiceIter(self.0)
    }
}

/// Walks through dice in order.
#[derive(Clone, Debug)]
pub struct DiceIter(u64);

impl Iterator for DiceIter {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        let die = (self.0 & 7) as u8;
        self.0 >>= 3;
        (die != 0).then_some(die)
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// Something that chance decided, as it is kept in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// The dice of one roll, extra dice at the end.
    Dice(Vec<u8>),
    /// What was drawn from a deck, by its place in the bag.
    Draw(Deck, u8),
}

/// Another chance, and a list of what it decided and what was forced in between.
pub struct Recorder<'a> {
    inner: &'a mut dyn Chance,
    /// What happened, in order.
    pub happened: Vec<Entry>,
}

impl<'a> Recorder<'a> {
    /// Listens to another chance.
    pub fn new(inner: &'a mut dyn Chance) -> Self {
        Self { inner, happened: Vec::new() }
    }
}

impl Chance for Recorder<'_> {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        // What is written is what the rules use, also where a chance answers nonsense.
        let die = self.inner.die(roll, nth).clamp(1, 6);
        match self.happened.last_mut() {
            Some(Entry::Chance(Happening::Dice(dice))) if nth > 0 => dice.push(die),
            _ => self.happened.push(Entry::Chance(Happening::Dice(vec![die]))),
        }
        die
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        let place = draw(self.inner, deck, bag, nth);
        self.happened.push(Entry::Chance(Happening::Draw(deck, place)));
        place
    }

    fn told_forced(&mut self, by: Power, choice: Choice) {
        self.inner.told_forced(by, choice);
        self.happened.push(Entry::Forced(by, choice));
    }
}

/// What a [`Scripted`] chance could not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptFailure {
    /// A die was rolled and none was left.
    NoDie(Roll),
    /// The next card of this deck's list is not in the deck.
    NotInDeck(Deck, u8),
}

/// Dice and draws from lists. Past the end of a list draws are random and dice are a failure.
#[derive(Clone, Debug)]
pub struct Scripted {
    /// The next dice.
    pub dice: VecDeque<u8>,
    /// The next Chaos cards, by their places.
    pub chaos: ByPower<VecDeque<u8>>,
    /// The next Old World cards, by their places.
    pub old_world: VecDeque<u8>,
    /// What could not be done, once something could not.
    pub failure: Option<ScriptFailure>,
    rest: Seeded,
}

impl Scripted {
    /// Empty lists; what they do not say comes from a fixed seed.
    pub fn new() -> Self {
        Self {
            dice: VecDeque::new(),
            chaos: ByPower::default(),
            old_world: VecDeque::new(),
            failure: None,
            rest: Seeded::new(0),
        }
    }
}

impl Default for Scripted {
    fn default() -> Self {
        Self::new()
    }
}

impl Chance for Scripted {
    fn die(&mut self, roll: Roll, _nth: u8) -> u8 {
        self.dice.pop_front().unwrap_or_else(|| {
            self.failure.get_or_insert(ScriptFailure::NoDie(roll));
            1
        })
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        let next = match deck {
            Deck::Chaos(power) => self.chaos[power].pop_front(),
            Deck::OldWorld => self.old_world.pop_front(),
            Deck::Hand(_) | Deck::Tokens | Deck::Powers => None,
        };
        match next {
            Some(place) if bag.has(place) => place,
            Some(place) => {
                self.failure.get_or_insert(ScriptFailure::NotInDeck(deck, place));
                self.rest.draw(deck, bag, nth)
            }
            None => self.rest.draw(deck, bag, nth),
        }
    }
}
