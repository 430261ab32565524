//! The tree and its walks.

use ruinous_engine::Random;

use super::{Knowledge, MOST_PLAYERS, Manner, World, Worths};

/// A move at its place in the tree.
struct Node<M> {
    made: Option<M>,
    visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    worths: Worths,
    /// The moves that follow, with what they promise, once somebody has asked.
    promises: Vec<(M, f32)>,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
}

impl<M> Node<M> {
    fn new(made: Option<M>) -> Self {
        Self {
            made,
            visits: 0,
            chances: 0,
            worths: [0.0; MOST_PLAYERS],
            promises: Vec::new(),
            first_child: None,
            next_sibling: None,
        }
    }

    fn mean(&self, player: usize) -> f32 {
        self.worths[player] / self.visits.max(1) as f32
    }
}

/// A move at the root, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub made: M,
    /// In how many iterations.
    pub visits: u32,
    /// What they were worth to each player, added up.
    pub worths: Worths,
}

/// One player's search.
pub struct Tree<'a, K: Knowledge> {
    knowledge: &'a K,
    manner: Manner,
    random: Random,
    world: K::World,
    nodes: Vec<Node<<K::World as World>::Move>>,
    path: Vec<u32>,
}

const ROOT: u32 = 0;

impl<'a, K: Knowledge> Tree<'a, K> {
    /// A tree with nothing in it.
    pub fn new(knowledge: &'a K, manner: Manner, seed: u64) -> Self {
        Self {
            knowledge,
            manner,
            random: Random::new(seed),
            world: knowledge.room(),
            nodes: vec![Node::new(None)],
            path: Vec::new(),
        }
    }

    /// One world: dealt, walked, played out, and taken back up.
    pub fn iterate(&mut self) {
        self.knowledge.deal(&mut self.world, &mut self.random);
        self.path.clear();
        self.path.push(ROOT);
        let mut at = ROOT;
        while let Some(mover) = self.world.mover() {
            let (next, is_new) = self.next_node(at, mover);
            self.path.push(next);
            if let Some(made) = self.nodes[next as usize].made {
                self.world.play(made, &mut self.random);
            }
            if is_new {
                break;
            }
            at = next;
        }
        let worths = self.world.play_out(&mut self.random);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, worth) in node.worths.iter_mut().zip(worths) {
                *sum += worth;
            }
        }
    }

    /// The moves at the root that were tried, in the order in which they joined the tree.
    pub fn tried(&self) -> Vec<Tried<<K::World as World>::Move>> {
        let mut tried: Vec<_> = self
            .children(ROOT)
            .filter_map(|child| {
                let node = &self.nodes[child as usize];
                Some(Tried { made: node.made?, visits: node.visits, worths: node.worths })
            })
            .collect();
        tried.reverse();
        tried
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.nodes[node as usize].first_child, |child| {
            self.nodes[*child as usize].next_sibling
        })
    }

    /// The move to make from a node in this world, and whether it is new to the tree.
    fn next_node(&mut self, at: u32, mover: usize) -> (u32, bool) {
        let (best, available) = self.best_child(at, mover);
        let visits = self.nodes[at as usize].visits;
        let width = self.manner.width * (visits as f32).powf(self.manner.widening);
        let moves = self.world.moves().len();
        if available < moves
            && (best.is_none() || (available as f32) < width)
            && let Some(made) = self.most_promising(at)
        {
            return (self.add(at, made), true);
        }
        (best.unwrap_or(at), best.is_none())
    }

    /// The child that looks best to the mover, with something for being little known, among those
    /// that this world allows; and how many those are.
    fn best_child(&mut self, at: u32, mover: usize) -> (Option<u32>, usize) {
        let (mut best, mut highest, mut available) = (None, f32::NEG_INFINITY, 0);
        let mut child = self.nodes[at as usize].first_child;
        while let Some(this) = child {
            let node = &mut self.nodes[this as usize];
            child = node.next_sibling;
            if !node.made.is_some_and(|made| self.world.moves().contains(&made)) {
                continue;
            }
            available += 1;
            node.chances += 1;
            let visits = node.visits.max(1) as f32;
            let unknown = ((node.chances as f32).ln() / visits).sqrt();
            let value = node.mean(mover) + self.manner.curiosity * unknown;
            if value > highest {
                (best, highest) = (Some(this), value);
            }
        }
        (best, available)
    }

    /// The most promising move that is not in the tree yet. Moves that were not possible when their
    /// promise was asked for come last.
    fn most_promising(&mut self, at: u32) -> Option<<K::World as World>::Move> {
        if self.nodes[at as usize].promises.is_empty() {
            let promises = self.world.moves().iter().copied().zip(self.world.promises());
            self.nodes[at as usize].promises = promises.collect();
        }
        let promises = &self.nodes[at as usize].promises;
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        for &made in self.world.moves() {
            let promise = promises.iter().find(|promise| promise.0 == made);
            let promise = promise.map_or(f32::MIN, |promise| promise.1);
            let is_known =
                || self.children(at).any(|child| self.nodes[child as usize].made == Some(made));
            if promise > highest && !is_known() {
                (best, highest) = (Some(made), promise);
            }
        }
        best
    }

    fn add(&mut self, parent: u32, made: <K::World as World>::Move) -> u32 {
        let child = self.nodes.len() as u32;
        let next_sibling = self.nodes[parent as usize].first_child.replace(child);
        self.nodes.push(Node { chances: 1, next_sibling, ..Node::new(Some(made)) });
        child
    }
}
