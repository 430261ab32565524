//! Which of some moves is best, with so many iterations: sequential halving (Karnin, Koren and Somekh 2013) at the root of a
//! [`Puct`] tree, as in Gumbel AlphaZero (Danihelka and others 2022).
//!
//! Every move is tried equally often, in the same worlds and with the same luck. Then the worse half is given
//! up, and the other half is tried as long again, until one is left. What a try is worth varies far more than
//! what the moves are worth, and a search that soon prefers what did well at first prefers the lucky: here the
//! last few moves have been tried so often that luck has little to say.
//!
//! What luck does not explain may still be a mistake of whoever judges. So an unlikely move has to be worth more than a likely
//! one, by a temperature times the difference of their logits, which falls with the tries (as in Grill and others, "Monte-Carlo
//! tree search as regularized policy optimization", 2020).

use super::{InformationSet, Judged, Puct, Tried, World};

/// One player's search.
pub struct Halving<'a, K: InformationSet> {
    tree: Puct<'a, K>,
    /// The moves, those that are left first.
    moves: Vec<Candidate>,
    left: usize,
    /// As a part of what is at stake.
    temperature: f32,
    /// What was at stake when moves were last given up.
    last_at_stake: f32,
}

/// A move at the root, and what came of it for the searcher.
struct Candidate {
    /// Its place among the moves at the root.
    edge: u32,
    /// How far its logit is below that of the likeliest.
    logit: f32,
    tries: u32,
    sum: f32,
    squares: f32,
}

impl<'a, K: InformationSet> Halving<'a, K>
where
    K::World: Judged,
{
    /// All moves at the root of a tree that are worth trying; none was tried yet. The temperature is a part of what is at stake.
    pub fn new(tree: Puct<'a, K>, temperature: f32) -> Self {
        let moves: Vec<Candidate> =
            tree.moves_worth_trying().map(|(edge, logit)| Candidate::new(edge, logit)).collect();
        let left = moves.len();
        Self { tree, moves, left, temperature, last_at_stake: 0.0 }
    }

    /// How many moves are left.
    pub fn left(&self) -> usize {
        self.left
    }

    /// How often a half has to be given up until one move is left.
    pub fn halvings(&self) -> u32 {
        self.left.next_power_of_two().ilog2()
    }

    /// Tries every move that is left once more, all of them in the same world.
    pub fn try_all(&mut self) {
        for candidate in &mut self.moves[..self.left] {
            let value = self.tree.iterate(candidate.edge);
            candidate.tries += 1;
            candidate.sum += value;
            candidate.squares += value * value;
        }
    }

    /// Gives up the worse half of the moves that are left.
    pub fn halve(&mut self) {
        self.last_at_stake = self.at_stake();
        let temperature = self.temperature * self.last_at_stake;
        let score = |candidate: &Candidate| candidate.score(temperature);
        self.moves[..self.left].sort_by(|one, other| score(other).total_cmp(&score(one)));
        self.left = self.left.div_ceil(2);
    }

    /// What is at stake for whoever wins with the chance that the moves that are left have on average.
    fn at_stake(&self) -> f32 {
        let sum: f32 = self.moves[..self.left].iter().map(Candidate::mean).sum();
        let mean = sum / self.left.max(1) as f32;
        (mean * (1.0 - mean)).max(0.0)
    }

    /// Whether it is plain which half is the worse one: each of its moves is worth less than any of the better
    /// half, with what may be luck on either side.
    pub fn is_clear(&self) -> bool {
        let temperature = self.temperature * self.at_stake();
        let bound = |candidate: &Candidate| (candidate.score(temperature), candidate.error());
        let mut bounds: Vec<(f32, f32)> = self.moves[..self.left].iter().map(bound).collect();
        bounds.sort_by(|one, other| other.0.total_cmp(&one.0));
        let (better, worse) = bounds.split_at(self.left.div_ceil(2));
        let least = better.iter().map(|(score, error)| score - error).fold(f32::INFINITY, f32::min);
        worse.iter().all(|(score, error)| score + error < least)
    }

    /// What was tried, the best first.
    pub fn tried(&self) -> Vec<Tried<<K::World as World>::Move>> {
        let tried = |candidate: &Candidate| Tried {
            handicap: candidate.handicap(self.temperature * self.last_at_stake),
            ..self.tree.tried_at(candidate.edge)
        };
        self.moves.iter().map(tried).collect()
    }
}

/// How far from what it was worth on average a move's worth may be, in standard errors.
const ERRORS: f32 = 2.0;
/// After so many tries it counts less by three tenths that a move is unlikely, and then less and less.
const KNOWN_AFTER: f32 = 32.0;
/// After fewer tries anything may be luck.
const FEW_TRIES: u32 = 12;

/// No policy is surer than one in some thousand that a move is not the best: what is further below counts as if it were here.
const UNLIKELIEST: f32 = -8.0;

impl Candidate {
    fn new(edge: u32, logit: f32) -> Self {
        Self { edge, logit: logit.max(UNLIKELIEST), tries: 0, sum: 0.0, squares: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1) as f32
    }

    fn score(&self, temperature: f32) -> f32 {
        self.mean() + self.handicap(temperature)
    }

    /// What it is worth less for being unlikely. The more often it was tried the better is it known what it is worth.
    fn handicap(&self, temperature: f32) -> f32 {
        temperature * self.logit * (KNOWN_AFTER / (KNOWN_AFTER + self.tries as f32)).sqrt()
    }

    fn error(&self) -> f32 {
        if self.tries < FEW_TRIES {
            return f32::INFINITY;
        }
        let (tries, mean) = (self.tries as f32, self.mean());
        ERRORS * ((self.squares / tries - mean * mean).max(0.0) / tries).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_be_unlikely_counts_less_the_more_often_a_move_was_tried() {
        let tried = |tries| Candidate { tries, ..Candidate::new(0, -2.0) };
        assert_eq!(tried(0).handicap(0.1), -0.2);
        let after = [0, 30, 120, 2_000].map(|tries| tried(tries).handicap(0.1));
        assert!(after.is_sorted() && after[3] > -0.03, "{after:?}");
        assert_eq!(Candidate::new(0, -30.0).handicap(0.1), 0.1 * UNLIKELIEST);
    }
}
