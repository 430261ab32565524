//! Information-set Monte Carlo tree search for games of several players, hidden cards and dice.
//!
//! Each iteration deals a world that the searcher cannot tell from the real one (a determinization), walks down the tree
//! of moves by what is known of them so far, adds one move to the tree, plays the world out quickly
//! and takes what it was worth to every player back up. Every player is taken to follow its own
//! worth (max^n). There is one tree for all worlds: a move that a world does not allow is passed over
//! there, and does not count as neglected (Cowling, Powley and Whitehouse, "Information Set Monte
//! Carlo Tree Search", 2012). Dice are rolled anew each time and are no part of the tree.
//!
//! Where moves are many, only those with the highest priors are in the tree at first, and more join as
//! the visits grow (progressive widening). That is [`Tree`]; [`Puct`] is led by a policy and has positions judged, and
//! [`Halving`] tries the moves at the root of such a tree until the best of them is left.

mod halving;
mod puct;
mod tree;

#[cfg(test)]
mod small_games;

pub use halving::Halving;
pub use puct::{Exploration, Judged, Puct};
pub use tree::{Tree, Tried};

use ruinous_engine::Random;

/// The most players of a game.
pub const MOST_PLAYERS: usize = 5;

/// The value of a position to each player, 0 to 1.
pub type Values = [f32; MOST_PLAYERS];

/// What one player knows: the information set at the root of the search.
pub trait InformationSet {
    /// Worlds that agree with it.
    type World: World;

    /// A world to be dealt anew in each iteration.
    fn room(&self) -> Self::World;

    /// Deals one that the player cannot tell from the real one.
    fn determinize(&self, world: &mut Self::World, random: &mut Random);
}

/// A game in the middle of play, with nothing hidden.
pub trait World {
    /// What a player can do.
    type Move: Copy + PartialEq;

    /// Whose move it is; nobody's when the search looks no further.
    fn mover(&self) -> Option<usize>;

    /// All moves that the mover has.
    fn moves(&self) -> &[Self::Move];

    /// Makes a move.
    fn play(&mut self, option: Self::Move, random: &mut Random);
}

/// A world that is played out, for a [`Tree`].
pub trait PlayedOut: World {
    /// The prior of each of the moves, before it was tried: higher ones are tried first, and one with a
    /// prior of minus infinity never. It is asked once for each place in the tree, when moves are first
    /// added there.
    fn priors(&self) -> Vec<f32>;

    /// Plays on quickly as far as the search looks, and says what that was worth.
    fn play_out(&mut self, random: &mut Random) -> Values;
}

/// The parameters of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// How much a move that was tried seldom is preferred to one that looks good: the constant of the
    /// upper confidence bound.
    pub exploration: f32,
    /// Moves in the tree below a node after n visits: this many times n to the power of `widening`.
    pub width: f32,
    /// See `width`.
    pub widening: f32,
}
