//! What a graph says: how likely things are if nothing is known about those who choose, and how
//! unlikely or likely they can make them.

use super::{
    Chances, Distribution, Forecast, Grounds,
    graph::{End, Node},
    walk::Walk,
};
use crate::{
    board::bag::Bag,
    chance::{Chance, Deck, Roll},
    decisions::Frame,
    game::Game,
    random::Random,
};

/// All that is known about how a battle ends.
pub(super) struct Ends {
    /// The ends that can be reached, and how likely each is if nothing is known about those who
    /// choose.
    assumed: Vec<(End, f64)>,
    grounds: Grounds,
    /// The graph, if someone chooses in it.
    graph: Vec<Node>,
}

/// A difference that comes from adding up in another order.
const ROUNDING: f64 = 1e-9;
/// So many battles are thrown where a graph would be too large.
const SAMPLES: u16 = 400;

impl Ends {
    /// The ends of a battle whose every way is known.
    pub fn of_graph(graph: Vec<Node>) -> Self {
        let mut reached = vec![0.0; graph.len()];
        if let Some(first) = reached.last_mut() {
            *first = 1.0;
        }
        let (mut assumed, mut someone_chooses) = (Vec::new(), false);
        for (number, node) in graph.iter().enumerate().rev() {
            let here = reached[number];
            match node {
                Node::End(end) => assumed.push((*end, here)),
                Node::Roll(edges) | Node::Choice(edges) => {
                    someone_chooses |= matches!(node, Node::Choice(_));
                    for edge in edges {
                        reached[edge.to as usize] += here * edge.weight;
                    }
                }
            }
        }
        let grounds = if someone_chooses { Grounds::Bounds } else { Grounds::Exact };
        Self { assumed, grounds, graph }
    }

    /// The ends of a battle that has too many ways: some are tried.
    pub fn of_samples(walk: &mut Walk, game: Game) -> Self {
        let mut random = Random::new(SAMPLES.into());
        let mut assumed = Vec::new();
        for _ in 0..SAMPLES {
            let mut thrown = game;
            throw(walk, &mut thrown, &mut random);
            let end = End::of(&walk.start, &thrown.board, walk.region);
            assumed.push((end, 1.0 / f64::from(SAMPLES)));
        }
        Self { assumed, grounds: Grounds::Sampled { battles: SAMPLES }, graph: Vec::new() }
    }

    /// How many of something there will be, where there can be no more than this.
    pub fn forecast(&self, most: u8, count: impl Fn(&End) -> u8) -> Forecast {
        let mut assumed = vec![0.0; usize::from(most) + 1];
        for (end, chance) in &self.assumed {
            assumed[usize::from(count(end).min(most))] += chance;
        }
        let assumed = Distribution::new(assumed);
        let mut bounds = Vec::new();
        for number in 1..=most {
            bounds.push(self.chances(|end| count(end) >= number));
        }
        let of = |bound: fn(&Chances) -> f64| {
            Distribution::from_at_least(&bounds.iter().map(bound).collect::<Vec<_>>())
        };
        if bounds.iter().all(|chances| chances.grounds == Grounds::Exact) {
            let (least, most) = (assumed.clone(), assumed.clone());
            return Forecast { grounds: Grounds::Exact, least, assumed, most };
        }
        let (least, most) = (of(|chances| chances.least), of(|chances| chances.most));
        Forecast { grounds: self.grounds, least, assumed, most }
    }

    /// How likely something is at the end.
    pub fn chances(&self, holds: impl Fn(&End) -> bool) -> Chances {
        let (mut likely, mut ends) = (0.0, 0);
        for (_, chance) in self.assumed.iter().filter(|(end, _)| holds(end)) {
            likely += chance;
            ends += 1;
        }
        let likely = f64::clamp(likely, 0.0, 1.0);
        let is_settled = ends == 0 || ends == self.assumed.len();
        let (least, most) = match self.grounds {
            Grounds::Bounds if is_settled => (likely, likely),
            Grounds::Exact => (likely, likely),
            Grounds::Sampled { .. } => (0.0, 1.0),
            Grounds::Bounds => (self.extreme(&holds, f64::min), self.extreme(&holds, f64::max)),
        };
        if most - least < ROUNDING {
            return Chances {
                grounds: Grounds::Exact,
                least: likely,
                assumed: likely,
                most: likely,
            };
        }
        Chances { grounds: self.grounds, least, assumed: likely, most }
    }

    /// How likely something is if all who choose want it, or want it not.
    fn extreme(&self, holds: impl Fn(&End) -> bool, better: fn(f64, f64) -> f64) -> f64 {
        let mut values: Vec<f64> = Vec::with_capacity(self.graph.len());
        for node in &self.graph {
            let value = match node {
                Node::End(end) => f64::from(holds(end)),
                Node::Roll(edges) => {
                    edges.iter().map(|edge| edge.weight * values[edge.to as usize]).sum()
                }
                Node::Choice(edges) => {
                    edges.iter().map(|edge| values[edge.to as usize]).reduce(better).unwrap_or(0.0)
                }
            };
            values.push(value);
        }
        values.last().copied().unwrap_or(0.0)
    }
}

/// Plays a battle to its end with real dice and choices of which nothing is known.
fn throw(walk: &mut Walk, game: &mut Game, random: &mut Random) {
    while let Some(frame) = game.flow.stack.top() {
        let mut answer = None;
        if let Frame::Ask(ask) = frame {
            walk.options.clear();
            game.list(ask, &mut walk.options);
            if !walk.options.is_empty() {
                let weights = walk.weights(game);
                answer = walk.options.get(pick(&weights, random)).copied();
            }
        }
        walk.step(game, answer, &mut Thrown(random));
    }
}

/// One of some numbered things, by their weights.
fn pick(weights: &[f64], random: &mut Random) -> usize {
    const FINE: usize = 1 << 20;
    let mut left = random.below(FINE) as f64 / FINE as f64 * weights.iter().sum::<f64>();
    for (number, weight) in weights.iter().enumerate() {
        if left < *weight {
            return number;
        }
        left -= weight;
    }
    0
}

/// Dice as they fall.
struct Thrown<'a>(&'a mut Random);

impl Chance for Thrown<'_> {
    fn die(&mut self, _roll: Roll, _nth: u8) -> u8 {
        self.0.below(6) as u8 + 1
    }

    fn draw(&mut self, _deck: Deck, bag: Bag, _nth: u16) -> u8 {
        bag.nth(0).unwrap_or(0)
    }
}
