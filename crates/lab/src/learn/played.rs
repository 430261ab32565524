//! A game of self-play as a line of text: what was chosen, and what the search thought of it. The deal follows
//! from its seed, so that the line is all it takes to play the game again.

use std::{fmt, str::FromStr};

use ruinous_bots::search::Values;
use ruinous_engine::{Game, Next, Random, Seeded, Setup};

use crate::{fit::value::Beginning, tune::any_table};

/// A game of self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The seed of the table and the deal.
    pub seed: u64,
    /// All decisions, in order.
    pub decisions: Vec<Decided>,
}

/// A decision of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decided {
    /// Which of the options was chosen, by its place.
    pub chosen: u16,
    /// How often the search tried each option, by its place; nothing where it was too short to learn from.
    pub visits: Vec<(u16, u32)>,
}

/// The table and the deal of a game, and random numbers for whatever else it needs.
pub(super) fn deal(seed: u64) -> (Setup, Seeded, Random) {
    let mut random = Random::new(seed);
    let setup = any_table(&mut random);
    (setup, Seeded::new(random.number()), random)
}

/// A game that is played again.
struct Again {
    game: Game,
    chance: Seeded,
}

impl Again {
    fn of(played: &Played) -> Self {
        let (setup, mut chance, _) = deal(played.seed);
        Self { game: Game::new(setup, &mut chance, None), chance }
    }

    /// Makes a choice, if the rules of today have it.
    fn choose(&mut self, decided: &Decided) -> Option<()> {
        let Next::Ask(decision) = self.game.next() else { return None };
        let choice = *self.game.options().get(usize::from(decided.chosen))?;
        self.game.choose(decision.power, choice, &mut self.chance, None).ok()?;
        Some(())
    }
}

/// The positions of a game with what was decided there, as far as they follow from its seed by the rules of
/// today.
pub(super) fn way(played: &Played) -> impl Iterator<Item = (Game, &Decided)> {
    let mut again = Again::of(played);
    played.decisions.iter().map_while(move |decided| {
        let before = again.game;
        again.choose(decided).map(|()| (before, decided))
    })
}

/// How the rounds of a game began but for the first, with who won it; nothing if it does not follow from its
/// seed by the rules of today.
pub(super) fn beginnings(played: &Played) -> Vec<Beginning> {
    let (mut again, mut round, mut beginnings) = (Again::of(played), 1, Vec::new());
    for decided in &played.decisions {
        if again.game.board().round() > round {
            round = again.game.board().round();
            beginnings.push(Beginning::of(again.game.board()));
        }
        if again.choose(decided).is_none() {
            break;
        }
    }
    let Some(outcome) = again.game.board().outcome() else { return Vec::new() };
    for beginning in &mut beginnings {
        beginning.winners = outcome.winners;
    }
    beginnings
}

/// What a position is worth to each Power, in thousandths.
pub(super) fn thousandths(values: Values) -> [u16; 5] {
    values.map(|value| (1000.0 * value).round() as u16)
}

impl fmt::Display for Played {
    /// `seed chosen[/visits] …`, a word for each decision.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seed)?;
        for decided in &self.decisions {
            write!(f, " {}", decided.chosen)?;
            for (place, visits) in &decided.visits {
                write!(f, "/{place}x{visits}")?;
            }
        }
        // A line without its end was torn.
        write!(f, " .")
    }
}

/// A line that is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoGame;

impl FromStr for Played {
    type Err = NoGame;

    fn from_str(line: &str) -> Result<Self, NoGame> {
        let mut words = line.strip_suffix(" .").ok_or(NoGame)?.split(' ');
        let seed = words.next().and_then(|word| word.parse().ok()).ok_or(NoGame)?;
        let decisions = words.map(|word| decided(word).ok_or(NoGame)).collect::<Result<_, _>>()?;
        Ok(Self { seed, decisions })
    }
}

fn decided(word: &str) -> Option<Decided> {
    let mut parts = word.split('/');
    let chosen = parts.next()?.parse().ok()?;
    let visits = parts.map(|part| {
        let (place, visits) = part.split_once('x')?;
        Some((place.parse().ok()?, visits.parse().ok()?))
    });
    Some(Decided { chosen, visits: visits.collect::<Option<_>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_written_as_they_are_read() {
        let quick = Decided { chosen: 3, ..Decided::default() };
        let deep = Decided { chosen: 3, visits: vec![(0, 12), (7, 300)] };
        let played = Played { seed: 7, decisions: vec![Decided::default(), quick, deep] };
        let line = played.to_string();
        assert_eq!(line, "7 0 3 3/0x12/7x300 .");
        assert_eq!(line.parse(), Ok(played));
        for torn in ["", "7 0 3", "7 0 3/5 .", "7 0/1x .", "x ."] {
            assert_eq!(torn.parse::<Played>(), Err(NoGame), "{torn}");
        }
    }
}
