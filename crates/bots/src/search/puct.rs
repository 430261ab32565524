//! Predictor + upper confidence bound (PUCT; Silver et al. 2017).
//!
//! Priors say how likely each move is to be worth trying, and the world's own judgement what a position is
//! worth: each iteration walks down the tree to a position whose moves are not in it yet, judges it, and takes
//! what it is worth to every player back up. Moves join once a position was judged often enough.

use ruinous_engine::Random;

use super::{InformationSet, MOST_PLAYERS, Tried, Values, World};

/// A world whose positions can be judged.
pub trait Judged: World {
    /// What the position is worth to each player.
    fn judge(&mut self) -> Values;

    /// How likely each of the moves is to be worth trying, as logits. Moves with a logit of minus infinity are never
    /// tried.
    fn logits(&mut self, logits: &mut Vec<f32>);
}

/// The parameters of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exploration {
    /// How much a likely move that was tried seldom is preferred to one that looks good, as a part of what is at stake for
    /// the mover: p (1 - p) where he wins with chance p.
    pub constant: f32,
    /// By how much less than its parent a move is worth that was not tried yet, as a part of the same.
    pub first_play: f32,
    /// How often a position is judged before its moves join the tree.
    pub expand_after: u32,
}

/// A place in the tree.
struct Node<M> {
    visits: u32,
    values: Values,
    /// The moves that were possible here in any world so far; none before the node was judged often enough.
    edges: Vec<Edge<M>>,
    /// What is taken from logits before they become weights.
    highest: f32,
}

impl<M> Node<M> {
    const NEW: Self =
        Self { visits: 0, values: [0.0; MOST_PLAYERS], edges: Vec::new(), highest: 0.0 };
}

/// A move, and what came of it.
struct Edge<M> {
    made: M,
    /// The exponential of its logit.
    weight: f32,
    visits: u32,
    /// What it was worth to whoever moves here, added up.
    value: f32,
    /// Where it leads, once it was tried.
    to: Option<u32>,
}

/// One player's search.
pub struct Puct<'a, K: InformationSet> {
    information: &'a K,
    exploration: Exploration,
    seed: u64,
    world: K::World,
    /// Whose decision the root is.
    searcher: Option<usize>,
    nodes: Vec<Node<<K::World as World>::Move>>,
    /// The walk: from which node by which edge, and who moved.
    path: Vec<(u32, u32, usize)>,
    /// Places of the edges that are possible in a world.
    possible: Vec<u32>,
    logits: Vec<f32>,
}

const ROOT: u32 = 0;

impl<'a, K: InformationSet> Puct<'a, K>
where
    K::World: Judged,
{
    /// A tree with nothing but its root.
    pub fn new(information: &'a K, exploration: Exploration, seed: u64) -> Self {
        let mut puct = Self {
            information,
            exploration,
            seed,
            world: information.room(),
            searcher: None,
            nodes: vec![Node::NEW],
            path: Vec::new(),
            possible: Vec::new(),
            logits: Vec::new(),
        };
        information.determinize(&mut puct.world, &mut Random::new(seed));
        puct.searcher = puct.world.mover();
        puct.open(ROOT);
        puct
    }

    /// One world: dealt, walked from a move at the root by its place among them, judged, and taken back up. Says what that
    /// was worth to the searcher.
    ///
    /// Every move at the root is tried in the same worlds one after the other, with the same luck, so that luck speaks for
    /// none of them.
    pub(super) fn iterate(&mut self, first: u32) -> f32 {
        let Some(searcher) = self.searcher else { return 0.0 };
        self.path.clear();
        let nth = self.nodes[0].edges[first as usize].visits;
        let mut random = Random::new(self.seed.wrapping_add(nth.into()));
        self.information.determinize(&mut self.world, &mut random);
        let mut at = self.step(ROOT, first, searcher, &mut random);
        let values = loop {
            let mover = self.world.mover();
            let is_new = self.nodes[at as usize].edges.is_empty();
            let (Some(mover), false) = (mover, is_new) else {
                let values = self.world.judge();
                let visits = self.nodes[at as usize].visits;
                if mover.is_some() && visits >= self.exploration.expand_after {
                    self.open(at);
                }
                break values;
            };
            self.find_possible(at);
            match self.best(at, mover) {
                Some(edge) => at = self.step(at, edge, mover, &mut random),
                None => break self.world.judge(),
            }
        };
        self.take_back(at, values);
        values[searcher]
    }

    /// The places of the moves at the root that are worth trying, each with how far its logit is below the highest.
    pub(super) fn moves_worth_trying(&self) -> impl Iterator<Item = (u32, f32)> + '_ {
        (0..)
            .zip(&self.nodes[0].edges)
            .filter(|(_, edge)| edge.weight > 0.0)
            .map(|(place, edge)| (place, edge.weight.ln()))
    }

    /// What came of a move at the root, by its place.
    pub(super) fn tried_at(&self, edge: u32) -> Tried<<K::World as World>::Move> {
        let edge = &self.nodes[0].edges[edge as usize];
        let values = edge.to.map_or([0.0; MOST_PLAYERS], |to| self.nodes[to as usize].values);
        Tried { made: edge.made, visits: edge.visits, values, handicap: 0.0 }
    }

    /// Makes a move, and says where that leads.
    fn step(&mut self, at: u32, edge: u32, mover: usize, random: &mut Random) -> u32 {
        self.path.push((at, edge, mover));
        let next = self.nodes.len() as u32;
        let edge = &mut self.nodes[at as usize].edges[edge as usize];
        self.world.play(edge.made, random);
        let to = *edge.to.get_or_insert(next);
        if to == next {
            self.nodes.push(Node::NEW);
        }
        to
    }

    /// Gives a node its moves.
    fn open(&mut self, at: u32) {
        self.logits.clear();
        self.world.logits(&mut self.logits);
        let node = &mut self.nodes[at as usize];
        // Where no move is worth trying there is nothing to be taken from.
        node.highest = self.logits.iter().copied().fold(f32::MIN, f32::max);
        let edge = |(made, logit): (&_, &f32)| Edge::new(*made, weight(logit - node.highest));
        node.edges = self.world.moves().iter().zip(&self.logits).map(edge).collect();
    }

    /// Finds the edges of all moves of this world; those that no world had before join them.
    fn find_possible(&mut self, at: u32) {
        self.possible.clear();
        let (mut place, mut is_any_new) = (0, false);
        let edges = &self.nodes[at as usize].edges;
        for made in self.world.moves() {
            // Worlds list their moves in the same order, so the next edge is mostly the one.
            let is_it = |at: &usize| edges[*at].made == *made;
            match (place..edges.len()).chain(0..place).find(is_it) {
                Some(found) => {
                    self.possible.push(found as u32);
                    place = found + 1;
                }
                None => is_any_new = true,
            }
        }
        if is_any_new {
            self.join(at);
        }
    }

    /// Lets moves join that no world had before.
    fn join(&mut self, at: u32) {
        self.logits.clear();
        self.world.logits(&mut self.logits);
        let node = &mut self.nodes[at as usize];
        for (made, logit) in self.world.moves().iter().zip(&self.logits) {
            if node.edges.iter().all(|edge| edge.made != *made) {
                self.possible.push(node.edges.len() as u32);
                node.edges.push(Edge::new(*made, weight((logit - node.highest).min(MOST_ABOVE))));
            }
        }
    }

    /// The possible edge that looks best to the mover, with something for being likely and little tried.
    fn best(&self, at: u32, mover: usize) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let (mut visits, mut total) = (0, 0.0);
        for &place in &self.possible {
            let edge = &node.edges[place as usize];
            visits += edge.visits;
            total += edge.weight;
        }
        let worth = node.values[mover] / node.visits.max(1) as f32;
        // Whoever has nearly lost, or won, has little to choose between, and that little counts.
        let at_stake = worth * (1.0 - worth) + LEAST_AT_STAKE;
        let unknown = worth - self.exploration.first_play * at_stake;
        let prior = self.exploration.constant * at_stake * ((visits + 1) as f32).sqrt() / total;
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        for &place in &self.possible {
            let edge = &node.edges[place as usize];
            if edge.weight == 0.0 {
                continue;
            }
            let tried = edge.visits as f32;
            let mean = if edge.visits == 0 { unknown } else { edge.value / tried };
            let bound = mean + prior * edge.weight / (1.0 + tried);
            if bound > highest {
                (best, highest) = (Some(place), bound);
            }
        }
        best
    }

    fn take_back(&mut self, last: u32, values: Values) {
        self.nodes[last as usize].add(values);
        for &(at, edge, mover) in &self.path {
            let node = &mut self.nodes[at as usize];
            node.add(values);
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.value += values[mover];
        }
    }
}

/// The weight of a move whose logit is so far from the highest: nothing only where it is never to be tried.
fn weight(logit: f32) -> f32 {
    if logit == f32::NEG_INFINITY { 0.0 } else { logit.max(LEAST_LOGIT).exp() }
}

/// Beyond this a number would be as good as nothing.
const LEAST_LOGIT: f32 = -60.0;

/// Something is at stake everywhere.
const LEAST_AT_STAKE: f32 = 1e-4;

/// By how much the logit of a move that joined later may be above all others.
const MOST_ABOVE: f32 = 3.0;

impl<M> Node<M> {
    fn add(&mut self, values: Values) {
        self.visits += 1;
        for (sum, value) in self.values.iter_mut().zip(values) {
            *sum += value;
        }
    }
}

impl<M> Edge<M> {
    fn new(made: M, weight: f32) -> Self {
        Self { made, weight, visits: 0, value: 0.0, to: None }
    }
}
