//! Whole random games at every kind of table, for the tests.
#![allow(dead_code)] // each test uses its part

pub mod schema;

use ruinous_engine::{
    CardSet, Choice, Decision, Event, Game, Next, OldWorldSet, Power, Random, Seeded, Setup,
};
use serde::Serialize;
use serde_json::Value;

/// Tables of three, four and five with every set of cards and of Old World cards.
pub fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for missing in Power::BASE {
        let three: Vec<Power> = Power::BASE.without(missing).into_iter().collect();
        tables.push(Setup::base(&three).expect("three Powers can play"));
    }
    for cards in CardSet::ALL {
        for old_world in OldWorldSet::ALL {
            for powers in [&Power::ALL[..], &Power::ALL[..4], &Power::ALL[2..]] {
                tables.push(Setup::new(powers, cards, old_world).expect("a table"));
            }
        }
    }
    tables
}

/// Everyone at a table, and a spectator.
pub fn viewers(setup: Setup) -> Vec<Option<Power>> {
    setup.powers().into_iter().map(Some).chain([None]).collect()
}

/// A game that is played at random.
pub struct Stroll {
    pub game: Game,
    /// What the last step brought.
    pub events: Vec<Event>,
    pub seed: u64,
    chance: Seeded,
    players: Random,
}

impl Stroll {
    pub fn new(setup: Setup, seed: u64) -> Self {
        let (mut chance, mut events) = (Seeded::new(seed), Vec::new());
        let game = Game::new(setup, &mut chance, Some(&mut events));
        Self { game, events, seed, chance, players: Random::new(seed) }
    }

    /// What is asked, and what will be chosen; nothing when the game is over.
    pub fn next(&mut self) -> Option<(Decision, Choice)> {
        let Next::Ask(decision) = self.game.next() else { return None };
        Some((decision, self.players.pick(&self.game.options()).expect("a decision has options")))
    }

    pub fn choose(&mut self, decision: Decision, choice: Choice) {
        self.events.clear();
        self.game
            .choose(decision.power, choice, &mut self.chance, Some(&mut self.events))
            .expect("what is offered is accepted");
    }
}

pub fn json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("it serialises")
}

pub fn bytes(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("it serialises")
}

/// Calls on every value under this key, however deep.
pub fn each_under<'a>(value: &'a Value, key: &str, act: &mut impl FnMut(&'a Value)) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                if name == key {
                    act(member);
                }
                each_under(member, key, act);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| each_under(item, key, act)),
        _ => {}
    }
}
