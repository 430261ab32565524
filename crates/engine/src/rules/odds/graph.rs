//! Every way in which a battle can go, as a graph: rolls, choices and ends. Ways that come to the same
//! position meet again.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hash, Hasher},
};

use super::{
    outcomes,
    walk::{Planned, Stop, Throw, Walk},
};
use crate::{
    board::Board,
    decisions::Choice,
    game::Game,
    random::mix,
    rules::queries,
    vocabulary::{ByClass, ByPower, FigureSet, Power, Region},
};

/// How a battle ended, as far as anyone asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct End {
    /// Figures lost, by who commanded them before the battle.
    pub lost: ByPower<ByClass<u8>>,
    pub captured: ByPower<u8>,
    pub dominator: Option<Power>,
}

impl End {
    pub fn of(start: &Board, end: &Board, region: Region) -> Self {
        let lost = |power| {
            let gone = start.figures_of(power, region).but(end.figures(region));
            ByClass::new_with(|class| gone.and(FigureSet::of_class(class)).len())
        };
        Self {
            lost: ByPower::new_with(lost),
            captured: ByPower::new_with(|power| {
                end.sheet(power).peasants.saturating_sub(start.sheet(power).peasants)
            }),
            dominator: queries::dominator(end, region).filter(|_| !end.is_ruined(region)),
        }
    }
}

/// One point of the graph. What follows it comes before it in the list.
#[derive(Clone, Debug)]
pub(super) enum Node {
    End(End),
    /// Chance decides, so.
    Roll(Vec<Edge>),
    /// Someone decides; so if nothing is known about him.
    Choice(Vec<Edge>),
}

/// A way on, and how likely it is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub to: u32,
    pub weight: f64,
}

/// The ways of one battle are too many.
pub(super) struct TooMany;

/// More ways on than this are not followed.
const MOST_WAYS: u32 = 20_000;

/// The graph of a battle; its last node is the beginning.
pub(super) fn of(walk: &mut Walk, game: Game) -> Result<Vec<Node>, TooMany> {
    let mut drawing = Drawing {
        walk,
        nodes: Vec::new(),
        positions: HashMap::with_capacity_and_hasher(64, Default::default()),
        ends: HashMap::default(),
        ways: 0,
    };
    drawing.follow(game, None)?;
    Ok(drawing.nodes)
}

/// The graph while it grows.
struct Drawing<'a> {
    walk: &'a mut Walk,
    nodes: Vec<Node>,
    positions: HashMap<Box<Position>, u32, BuildHasherDefault<Mixer>>,
    ends: HashMap<End, u32, BuildHasherDefault<Mixer>>,
    ways: u32,
}

impl Drawing<'_> {
    /// Goes on to the next stop and says which node that is.
    fn follow(&mut self, game: Game, answer: Option<Choice>) -> Result<u32, TooMany> {
        self.ways += 1;
        if self.ways > MOST_WAYS {
            return Err(TooMany);
        }
        let mut position = Position { region: self.walk.region, game, answer: None };
        let game = &mut position.game;
        let stop = self.walk.go_on(game, answer);
        if stop == Stop::End {
            let end = End::of(&self.walk.start, &game.board, self.walk.region);
            return Ok(self.end(end));
        }
        if let Stop::Roll { answer, .. } = stop {
            position.answer = answer;
        }
        if let Some(&known) = self.positions.get(&position) {
            return Ok(known);
        }
        let node = match stop {
            Stop::Roll { throw, .. } => {
                let edges = self.outcomes(&position, throw)?;
                self.add(edges, Node::Roll)
            }
            _ => {
                let edges = self.options(&position.game)?;
                self.add(edges, Node::Choice)
            }
        };
        self.positions.insert(Box::new(position), node);
        Ok(node)
    }

    fn end(&mut self, end: End) -> u32 {
        *self.ends.entry(end).or_insert_with(|| {
            self.nodes.push(Node::End(end));
            self.nodes.len() as u32 - 1
        })
    }

    fn outcomes(&mut self, before: &Position, throw: Throw) -> Result<Vec<Edge>, TooMany> {
        let Position { game, answer, .. } = *before;
        let mut edges = Vec::new();
        for outcome in outcomes::of(&game.board, self.walk.region, throw) {
            let mut next = game;
            let mut dice = Planned::new(throw, outcome.low, outcome.sixes);
            self.walk.step(&mut next, answer, &mut dice);
            let to = self.follow(next, None)?;
            edges.push(Edge { to, weight: outcome.chance });
        }
        Ok(edges)
    }

    fn options(&mut self, game: &Game) -> Result<Vec<Edge>, TooMany> {
        let mut weights = self.walk.weights(game);
        let mut options: Vec<Choice> = self.walk.options.to_vec();
        if outcomes::all_will_die(game, self.walk.region) {
            // The order makes no difference.
            weights.truncate(1);
            options.truncate(1);
        }
        let all: f64 = weights.iter().sum();
        let mut edges = Vec::with_capacity(options.len());
        for (option, weight) in options.into_iter().zip(weights) {
            let to = self.follow(*game, Some(option))?;
            edges.push(Edge { to, weight: weight / all });
        }
        Ok(edges)
    }

    /// Adds a node, unless all ways on lead to the same one: then it is that.
    fn add(&mut self, mut edges: Vec<Edge>, node: fn(Vec<Edge>) -> Node) -> u32 {
        edges.sort_by_key(|edge| edge.to);
        edges.dedup_by(|next, edge| {
            let is_same = next.to == edge.to;
            if is_same {
                edge.weight += next.weight;
            }
            is_same
        });
        if let [only] = edges[..] {
            return only.to;
        }
        self.nodes.push(node(edges));
        self.nodes.len() as u32 - 1
    }
}

/// Where a battle stopped.
#[derive(PartialEq, Eq)]
struct Position {
    region: Region,
    game: Game,
    answer: Option<Choice>,
}

impl Hash for Position {
    /// Positions of one battle differ mostly in these few things.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let board = &self.game.board;
        board.figures(self.region).hash(state);
        board.tipped.hash(state);
        board.wounds.wounded().hash(state);
        for power in board.powers() {
            state.write_u8(board.sheet(power).peasants);
        }
        self.game.flow.stack.top().hash(state);
        self.answer.hash(state);
    }
}

/// A quick hash for positions, which nobody chooses to do harm.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let mut number = [0; 8];
            number.copy_from_slice(word);
            self.write_u64(u64::from_le_bytes(number));
        }
        let mut number = [0; 8];
        let rest = words.remainder();
        number[..rest.len()].copy_from_slice(rest);
        self.write_u64(u64::from_le_bytes(number));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
