//! A seeded driver for properties over random games. `RUINOUS_GAMES` says how many (300 by default).

#![allow(dead_code)] // each test uses its own part

use ruinous_engine::{
    ByPower, CardSet, Choice, Event, Game, OldWorldSet, Options, Power, PowerSet, Seeded, Setup,
};

/// How many games a property is tried on; tests that do much per decision take a share of it.
pub fn games(share: u64) -> u64 {
    let all = std::env::var("RUINOUS_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    (all / share).max(4)
}

/// Tables of every kind: three to five Powers, with and without the Horned Rat, both sets of cards,
/// all sets of Old World cards.
pub fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    let tables = [
        Power::BASE,
        PowerSet::ALL,
        Power::BASE.without(Power::Khorne),
        PowerSet::ALL.without(Power::Tzeentch),
        Power::BASE.without(Power::Slaanesh),
        PowerSet::ALL.without(Power::Nurgle).without(Power::Slaanesh),
    ];
    let variants = [
        (CardSet::Base, OldWorldSet::Base),
        (CardSet::Morrslieb, OldWorldSet::Mixed),
        (CardSet::Morrslieb, OldWorldSet::Expert),
    ];
    for (cards, old_world) in variants {
        for table in tables {
            let powers: Vec<Power> = table.into_iter().collect();
            setups.push(Setup::new(&powers, cards, old_world).expect("three Powers or more"));
        }
    }
    setups
}

pub fn viewers(powers: PowerSet) -> Vec<Option<Power>> {
    powers.into_iter().map(Some).chain([None]).collect()
}

/// Random numbers for tests, which always have something to pick from.
pub struct Random(ruinous_engine::Random);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(ruinous_engine::Random::new(seed))
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit)
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        self.0.pick(from).expect("there is something to pick")
    }
}

/// A random game that stops at every decision.
pub struct Stroll {
    pub game: Game,
    pub chance: Seeded,
    pub random: Random,
    pub decisions: u32,
}

impl Stroll {
    /// The game with this number, at a table that the number decides.
    pub fn new(number: u64) -> Self {
        Self::with_events(number, &mut Vec::new())
    }

    pub fn with_events(number: u64, events: &mut Vec<Event>) -> Self {
        let setups = setups();
        let setup = setups[number as usize % setups.len()];
        let mut chance = Seeded::new(number);
        let game = Game::new(setup, &mut chance, Some(events));
        Self { game, chance, random: Random::new(number + 1), decisions: 0 }
    }

    /// The options, or none when the game is over.
    pub fn options(&self) -> Options {
        self.game.options()
    }

    pub fn asked(&self) -> Option<Power> {
        self.game.decision().map(|decision| decision.power)
    }

    /// A random option. Passing is rare, so that the board fills up.
    pub fn random_choice(&mut self) -> Option<(Power, Choice)> {
        let power = self.asked()?;
        let options = self.options();
        let mut choice = self.random.pick(&options);
        if choice == Choice::Pass {
            choice = self.random.pick(&options);
        }
        Some((power, choice))
    }

    /// Takes a random option; false when the game is over.
    pub fn step(&mut self, events: &mut Vec<Event>) -> bool {
        let Some((power, choice)) = self.random_choice() else { return false };
        self.game
            .choose(power, choice, &mut self.chance, Some(events))
            .unwrap_or_else(|why| panic!("{power} {choice:?} was listed and refused: {why}"));
        self.decisions += 1;
        true
    }
}

pub fn hands(game: &Game) -> ByPower<u32> {
    ByPower::new_with(|power| game.hand(power).map(|(_, count)| u32::from(count)).sum())
}
