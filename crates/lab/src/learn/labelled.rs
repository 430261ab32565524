//! Positions that are judged by playing their round on, many times: what the first network learns from.
//!
//! Who won a game says little about a position in the middle of a round, and misleads: whoever fights well has
//! many threatened figures. What the round comes to when it is played on says what the position is good for.

use std::{fmt, str::FromStr};

use ruinous_bots::{evaluation::Weights, search::Values, worth_played_on};
use ruinous_engine::{Game, Random, Seeded};

use super::played::{Decided, NoGame, Played, deal, thousandths, way};

/// A position on the way of a game, or some choices off it, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Labelled {
    /// The choices that lead there from the deal of this seed, each by its place among the options.
    pub played: Played,
    /// What it is worth to each Power, in thousandths.
    pub values: [u16; 5],
}

/// One decision of a game in so many is judged: many games teach more than many positions of few.
const ONE_IN: usize = 40;
/// How far positions are off the way of the game at most: what a search looks at is.
const MOST_ASIDE: usize = 2;
/// How many options of a decision are judged at most.
const MOST_OPTIONS: usize = 6;
/// How often a round is played on.
const TIMES: u32 = 8;

/// Judges positions of a game, by this value where their round has led.
pub fn label(played: &Played, value: &Weights) -> Vec<Labelled> {
    let mut random = Random::new(played.seed ^ 3);
    let mut labelled = Vec::new();
    for (number, (game, _)) in way(played).enumerate() {
        if random.below(ONE_IN) == 0 {
            let so_far = played.decisions[..number].iter().map(|decided| decided.chosen);
            let (_, chance, _) = deal(played.seed);
            let place = Place { game, chance, seed: played.seed, way: so_far.collect() };
            if let Some(place) = place.aside(&mut random) {
                labelled.extend(place.label(value, &mut random));
            }
        }
    }
    labelled
}

/// A position, and how one comes there.
#[derive(Clone)]
struct Place {
    game: Game,
    chance: Seeded,
    seed: u64,
    way: Vec<u16>,
}

impl Place {
    /// Where one of the options leads; nowhere if it ends the game.
    fn after(&self, place: usize) -> Option<Self> {
        let mut next = self.clone();
        let decision = self.game.decision()?;
        let choice = *self.game.options().get(place)?;
        next.game.choose(decision.power, choice, &mut next.chance, None).ok()?;
        next.way.push(place as u16);
        next.game.decision().map(|_| next)
    }

    /// Goes aside from the way of the game.
    fn aside(mut self, random: &mut Random) -> Option<Self> {
        for _ in 0..random.below(MOST_ASIDE + 1) {
            self = self.after(random.below(self.game.options().len()))?;
        }
        Some(self)
    }

    /// Judges where some of the options lead. They meet the same luck, so that what is better is better by
    /// what they do.
    fn label(&self, value: &Weights, random: &mut Random) -> Vec<Labelled> {
        let mut places: Vec<usize> = (0..self.game.options().len()).collect();
        for place in 0..places.len().min(MOST_OPTIONS) {
            let other = place + random.below(places.len() - place);
            places.swap(place, other);
        }
        places.truncate(MOST_OPTIONS);
        let seed = random.number();
        let judged = places.into_iter().filter_map(|place| {
            let next = self.after(place)?;
            let worth: Values = worth_played_on(&next.game, value, TIMES, seed);
            let decisions = next.way.iter();
            let decisions =
                decisions.map(|chosen| Decided { chosen: *chosen, ..Decided::default() });
            let played = Played { seed: self.seed, decisions: decisions.collect() };
            Some(Labelled { played, values: thousandths(worth) })
        });
        judged.collect()
    }
}

impl Labelled {
    /// The position; nothing if it does not follow from its seed by the rules of today.
    pub fn game(&self) -> Option<Game> {
        // One more decision, which is not made: the position is where it would be.
        let mut played = self.played.clone();
        played.decisions.push(Decided::default());
        way(&played).nth(self.played.decisions.len()).map(|(game, _)| game)
    }
}

impl fmt::Display for Labelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} : {}", self.played, self.values.map(|value| value.to_string()).join(","))
    }
}

impl FromStr for Labelled {
    type Err = NoGame;

    fn from_str(line: &str) -> Result<Self, NoGame> {
        let (played, values) = line.split_once(" : ").ok_or(NoGame)?;
        let values: Result<Vec<u16>, _> = values.split(',').map(str::parse).collect();
        let values = values.ok().and_then(|values| values.try_into().ok()).ok_or(NoGame)?;
        Ok(Self { played: played.parse()?, values })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::{Players, play};

    #[test]
    fn judged_positions_are_found_again() {
        let played = play(5, &Players::Warriors);
        let labelled = label(&played, &Weights::for_value());
        assert!(labelled.len() > 8, "{}", labelled.len());
        for one in &labelled {
            assert_eq!(one.to_string().parse().as_ref(), Ok(one));
            let game = one.game().expect("it follows from its seed");
            assert!(game.decision().is_some());
            assert!(one.values.iter().map(|value| u32::from(*value)).sum::<u32>() <= 1010);
        }
    }
}
