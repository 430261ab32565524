//! Whole games, and other games that a viewer cannot tell from them.

use ruinous_engine::{
    Card, CardSet, Choice, Event, Game, Next, OldWorldSet, Power, Random, Setup,
    chance::{Deck, Happening},
    notation::{Entry, Record},
};
use ruinous_server::fair::Seed;

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

/// A seed that is the same in every run. It has no digits, so that none of it looks like a time.
pub fn seed(random: &mut Random) -> Seed {
    let letters: String =
        (0..64).filter_map(|_| random.pick(&['a', 'b', 'c', 'd', 'e', 'f'])).collect();
    letters.parse().expect("64 letters are a seed")
}

/// Everyone at a table, and a spectator.
pub fn viewers(setup: Setup) -> Vec<Option<Power>> {
    setup.powers().into_iter().map(Some).chain([None]).collect()
}

/// Who is asked in a game that is not over.
pub fn asked(game: &Game) -> Option<Power> {
    game.decision().filter(|_| game.board().outcome().is_none()).map(|decision| decision.power)
}

/// A game so far: its record, and how it stands.
#[derive(Clone)]
pub struct World {
    pub record: Record,
    pub game: Game,
}

impl World {
    /// A game after its set-up.
    pub fn begun(setup: Setup, seed: &Seed) -> Self {
        let (record, game) = Record::begin(setup, &mut seed.chance(), None);
        Self { record, game }
    }

    /// A whole game that is played at random.
    pub fn played(setup: Setup, seed: &Seed, random: &mut Random) -> Self {
        let mut world = Self::begun(setup, seed);
        while let Next::Ask(decision) = world.game.next() {
            let options = world.game.options();
            let mut choice = random.pick(&options).expect("a decision has options");
            if choice == Choice::Pass {
                // Passing is rare, so that the board fills up.
                choice = random.pick(&options).expect("a decision has options");
            }
            world.choose(decision.power, choice, seed);
        }
        world
    }

    /// A Power chooses; what that brings.
    pub fn choose(&mut self, power: Power, choice: Choice, seed: &Seed) -> Vec<Event> {
        let (mut chance, mut events) = (seed.chance(), Vec::new());
        let events_too = Some(&mut events);
        let chosen = self.record.choose(&mut self.game, power, choice, &mut chance, events_too);
        chosen.expect("what is offered is accepted");
        events
    }

    /// Its steps: the set-up, then each choice with what followed.
    pub fn steps(&self) -> Vec<(Option<Power>, Vec<&Entry>)> {
        let mut steps = vec![(None, Vec::new())];
        for entry in self.record.entries() {
            if let Entry::Choice(power, _) = entry {
                steps.push((Some(*power), Vec::new()));
            }
            steps.last_mut().expect("there is a first").1.push(entry);
        }
        steps
    }

    /// The same as a journal has them.
    pub fn journal(&self) -> Vec<(Option<Power>, String)> {
        let line = |entry: &Entry| entry.line(self.record.setup());
        let lines = |entries: Vec<&Entry>| entries.into_iter().map(line).collect::<Vec<_>>();
        self.steps().into_iter().map(|(by, entries)| (by, lines(entries).join("\n"))).collect()
    }

    /// The game as it was after a step.
    pub fn after(&self, step: usize) -> Self {
        let entries = self.steps().iter().take(step + 1).map(|(_, entries)| entries.len()).sum();
        let record = self.record.until(entries);
        let game = record.replay().and_then(|replay| replay.finish()).expect("it was played");
        Self { record, game }
    }

    /// Another game that a viewer cannot tell from this one so far: the same dice, tokens, Old World
    /// cards and draws of his own, but others have drawn otherwise where nothing has shown it.
    /// Nothing if there are no such draws.
    pub fn other(&self, viewer: Option<Power>, random: &mut Random) -> Option<Self> {
        let (told, game) = told(&self.record, viewer, None)?;
        let mut other = Self { record: self.record.clone(), game };
        let others_draw = |(at, entry): (usize, &Entry)| match entry {
            Entry::Chance(Happening::Draw(Deck::Chaos(power), _)) if Some(*power) != viewer => {
                Some((at, *power))
            }
            _ => None,
        };
        let draws: Vec<(usize, Power)> =
            self.record.entries().enumerate().filter_map(others_draw).collect();
        for _ in 0..TRIALS {
            let (at, power) = random.pick(&draws)?;
            let tried = other.redrawn(at, power, &draws, random);
            if let Some((_, game)) = told_alike(&tried, viewer, &told) {
                other = Self { record: tried, game };
            }
        }
        (other.game != self.game).then_some(other)
    }

    /// The record with this draw changed: with a later one for its card, or for a card that lies in
    /// the deck.
    fn redrawn(
        &self,
        at: usize,
        power: Power,
        draws: &[(usize, Power)],
        random: &mut Random,
    ) -> Record {
        let mut entries: Vec<Entry> = self.record.entries().cloned().collect();
        let setup = self.record.setup();
        let own: Vec<usize> =
            draws.iter().filter(|(_, by)| *by == power).map(|(at, _)| *at).collect();
        let last = own.len().saturating_sub(8);
        if random.below(2) == 0 {
            entries.swap(at, own[last + random.below(own.len() - last)]);
        } else {
            let kinds = Card::of(power, setup.set_of(power)).count();
            let place = random.below(kinds) as u8;
            entries[at] = Entry::Chance(Happening::Draw(Deck::Chaos(power), place));
        }
        let mut record = Record::new(setup).by_rules(self.record.rules());
        entries.into_iter().for_each(|entry| record.push(entry));
        record
    }
}

/// How many draws are tried otherwise: about half of the hidden ones then are.
const TRIALS: usize = 60;

/// What a viewer is told of a record, step by step, and the game at its end. Nothing if it does not
/// replay, or as soon as it tells something else than expected.
fn told(
    record: &Record,
    viewer: Option<Power>,
    expected: Option<&[Vec<Event>]>,
) -> Option<(Vec<Vec<Event>>, Game)> {
    let mut told: Vec<Vec<Event>> = Vec::new();
    let mut events = Vec::new();
    let mut replay = record.replay_telling(Some(&mut events)).ok()?;
    loop {
        let seen: Vec<Event> = events.drain(..).map(|event| event.as_seen_by(viewer)).collect();
        if expected.is_some_and(|expected| expected.get(told.len()) != Some(&seen)) {
            return None;
        }
        told.push(seen);
        match replay.step(Some(&mut events)) {
            Some(step) => drop(step.ok()?),
            None => return Some((told, *replay.game())),
        }
    }
}

fn told_alike(
    record: &Record,
    viewer: Option<Power>,
    expected: &[Vec<Event>],
) -> Option<(Vec<Vec<Event>>, Game)> {
    told(record, viewer, Some(expected)).filter(|(told, _)| told.len() == expected.len())
}
