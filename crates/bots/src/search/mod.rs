//! Information-set Monte Carlo tree search for games of several players, hidden cards and dice.
//!
//! Each iteration deals a world that the searcher cannot tell from the real one, walks down the tree
//! of moves by what is known of them so far, adds one move to the tree, plays the world out quickly
//! and takes what it was worth to every player back up. Every player is taken to follow its own
//! worth (max^n). There is one tree for all worlds: a move that a world does not allow is passed over
//! there, and does not count as neglected (Cowling, Powley and Whitehouse, "Information Set Monte
//! Carlo Tree Search", 2012). Dice are rolled anew each time and are no part of the tree.
//!
//! Where moves are many, only the most promising are in the tree at first, and more join as the
//! visits grow (progressive widening).

mod tree;

#[cfg(test)]
mod small_games;

pub use tree::{Tree, Tried};

use ruinous_engine::Random;

/// The most players of a game.
pub const MOST_PLAYERS: usize = 5;

/// What a position is worth to each player, 0 to 1.
pub type Worths = [f32; MOST_PLAYERS];

/// What one player knows: the root of the search.
pub trait Knowledge {
    /// Worlds that agree with it.
    type World: World;

    /// A world to be dealt anew in each iteration.
    fn room(&self) -> Self::World;

    /// Deals one that the player cannot tell from the real one.
    fn deal(&self, world: &mut Self::World, random: &mut Random);
}

/// A game in the middle of play, with nothing hidden.
pub trait World {
    /// What a player can do.
    type Move: Copy + PartialEq;

    /// Whose move it is; nobody's when the search looks no further.
    fn mover(&self) -> Option<usize>;

    /// All moves that the mover has.
    fn moves(&self) -> &[Self::Move];

    /// How promising each of the moves looks before it was tried. It is asked once for each place in
    /// the tree, when moves are first added there.
    fn promises(&self) -> Vec<f32>;

    /// Makes a move.
    fn play(&mut self, option: Self::Move, random: &mut Random);

    /// Plays on quickly as far as the search looks, and says what that was worth.
    fn play_out(&mut self, random: &mut Random) -> Worths;
}

/// How the search goes about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much a move that was tried seldom is preferred to one that looks good.
    pub curiosity: f32,
    /// Moves in the tree below a node after n visits: this many times n to the power of `widening`.
    pub width: f32,
    /// See `width`.
    pub widening: f32,
}
