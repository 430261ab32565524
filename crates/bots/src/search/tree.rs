//! The tree and its walks.

use ruinous_engine::Random;

use super::{InformationSet, MOST_PLAYERS, Parameters, PlayedOut, Values, World};

/// A move at its place in the tree.
struct Node<M> {
    made: Option<M>,
    visits: u32,
    /// How often it could have been chosen: its availability.
    available: u32,
    values: Values,
    /// The moves that follow, with their priors, once somebody has asked.
    priors: Vec<(M, f32)>,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
}

impl<M> Node<M> {
    fn new(made: Option<M>) -> Self {
        Self {
            made,
            visits: 0,
            available: 0,
            values: [0.0; MOST_PLAYERS],
            priors: Vec::new(),
            first_child: None,
            next_sibling: None,
        }
    }

    fn mean(&self, player: usize) -> f32 {
        self.values[player] / self.visits.max(1) as f32
    }
}

/// A move at the root, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub made: M,
    /// In how many iterations.
    pub visits: u32,
    /// Their values to each player, added up.
    pub values: Values,
    /// What is added to its worth for the searcher for being likely: nothing for the likeliest, and less for the others.
    pub handicap: f32,
}

/// One player's search.
pub struct Tree<'a, K: InformationSet> {
    information: &'a K,
    parameters: Parameters,
    seed: u64,
    world: K::World,
    /// Whose decision the root is.
    searcher: Option<usize>,
    nodes: Vec<Node<<K::World as World>::Move>>,
    path: Vec<u32>,
}

const ROOT: u32 = 0;

impl<'a, K: InformationSet> Tree<'a, K>
where
    K::World: PlayedOut,
{
    /// A tree with nothing in it.
    pub fn new(information: &'a K, parameters: Parameters, seed: u64) -> Self {
        let (mut world, mut root) = (information.room(), Node::new(None));
        information.determinize(&mut world, &mut Random::new(seed));
        root.priors = priors(&world);
        let (searcher, nodes) = (world.mover(), vec![root]);
        Self { information, parameters, seed, world, searcher, nodes, path: Vec::new() }
    }

    /// One world: dealt, walked, played out, and taken back up.
    ///
    /// Every move at the root is tried in the same worlds one after the other, with the same luck, so
    /// that luck speaks for none of them.
    pub fn iterate(&mut self) {
        self.path.clear();
        self.path.push(ROOT);
        let mut next = self.searcher.map(|searcher| self.first_node(searcher));
        let nth = next.map_or(0, |(first, _)| self.nodes[first as usize].visits);
        let mut random = Random::new(self.seed.wrapping_add(nth.into()));
        self.information.determinize(&mut self.world, &mut random);
        while let Some((node, is_new)) = next {
            self.path.push(node);
            if let Some(made) = self.nodes[node as usize].made {
                self.world.play(made, &mut random);
            }
            let mover = if is_new { None } else { self.world.mover() };
            next = mover.map(|mover| self.next_node(node, mover));
        }
        let values = self.world.play_out(&mut random);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, worth) in node.values.iter_mut().zip(values) {
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
                let (visits, values) = (node.visits, node.values);
                Some(Tried { made: node.made?, visits, values, handicap: 0.0 })
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

    /// The searcher's move, which no world can forbid, and whether it is new to the tree.
    fn first_node(&mut self, searcher: usize) -> (u32, bool) {
        let (best, known) = best_child(&mut self.nodes, ROOT, searcher, self.parameters, |_| true);
        let new = if best.is_none() || self.is_too_narrow(ROOT, known) {
            self.highest_prior(ROOT, self.nodes[0].priors.iter().map(|prior| prior.0))
        } else {
            None
        };
        self.new_or_best(ROOT, new, best)
    }

    /// The move to make from a node in this world, and whether it is new to the tree.
    fn next_node(&mut self, at: u32, mover: usize) -> (u32, bool) {
        let world = &self.world;
        let is_possible = |made| world.moves().contains(&made);
        let (best, known) = best_child(&mut self.nodes, at, mover, self.parameters, is_possible);
        let mut new = None;
        if known < self.world.moves().len() && (best.is_none() || self.is_too_narrow(at, known)) {
            if self.nodes[at as usize].priors.is_empty() {
                self.nodes[at as usize].priors = priors(&self.world);
            }
            new = self.highest_prior(at, self.world.moves().iter().copied());
        }
        self.new_or_best(at, new, best)
    }

    fn new_or_best(
        &mut self,
        at: u32,
        new: Option<<K::World as World>::Move>,
        best: Option<u32>,
    ) -> (u32, bool) {
        match (new, best) {
            (Some(made), _) => (self.add(at, made), true),
            (None, Some(best)) => (best, false),
            (None, None) => (at, true),
        }
    }

    /// Whether a node has been visited often enough for another move to join those known.
    fn is_too_narrow(&self, at: u32, known: usize) -> bool {
        let visits = self.nodes[at as usize].visits as f32;
        (known as f32) < self.parameters.width * visits.powf(self.parameters.widening)
    }

    /// The move with the highest prior that is not in the tree yet. Those that were not possible when
    /// priors were asked for come last.
    fn highest_prior(
        &self,
        at: u32,
        moves: impl Iterator<Item = <K::World as World>::Move>,
    ) -> Option<<K::World as World>::Move> {
        let priors = &self.nodes[at as usize].priors;
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        for made in moves {
            let prior = priors.iter().find(|prior| prior.0 == made);
            let prior = prior.map_or(f32::MIN, |prior| prior.1);
            let is_known =
                || self.children(at).any(|child| self.nodes[child as usize].made == Some(made));
            if prior > highest && !is_known() {
                (best, highest) = (Some(made), prior);
            }
        }
        best
    }

    fn add(&mut self, parent: u32, made: <K::World as World>::Move) -> u32 {
        let child = self.nodes.len() as u32;
        let next_sibling = self.nodes[parent as usize].first_child.replace(child);
        self.nodes.push(Node { available: 1, next_sibling, ..Node::new(Some(made)) });
        child
    }
}

/// All moves of a world with their priors.
fn priors<W: PlayedOut>(world: &W) -> Vec<(W::Move, f32)> {
    world.moves().iter().copied().zip(world.priors()).collect()
}

/// The child that looks best to the mover, with something for being little known, among those that
/// are possible; and how many those are.
fn best_child<M: Copy>(
    nodes: &mut [Node<M>],
    at: u32,
    mover: usize,
    parameters: Parameters,
    is_possible: impl Fn(M) -> bool,
) -> (Option<u32>, usize) {
    let (mut best, mut highest, mut known) = (None, f32::NEG_INFINITY, 0);
    let mut child = nodes[at as usize].first_child;
    while let Some(this) = child {
        let node = &mut nodes[this as usize];
        child = node.next_sibling;
        if !node.made.is_some_and(&is_possible) {
            continue;
        }
        known += 1;
        let value = upper_bound(node, mover, parameters);
        if value > highest {
            (best, highest) = (Some(this), value);
        }
    }
    (best, known)
}

/// What a node that could be chosen may be worth to the mover: its mean, with something for being little
/// known.
fn upper_bound<M>(node: &mut Node<M>, mover: usize, parameters: Parameters) -> f32 {
    node.available += 1;
    let visits = node.visits.max(1) as f32;
    let unknown = ((node.available as f32).ln() / visits).sqrt();
    node.mean(mover) + parameters.exploration * unknown
}
