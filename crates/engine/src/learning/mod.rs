//! For programs that learn: a fixed index for every choice and card, and a view as numbers.
//!
//! Everything here is a table that never changes under one version. A network keeps the versions it
//! was made for beside its weights, and whoever loads it compares them.
//!
//! ```
//! use ruinous_engine::{Game, Next, Power::*, Seeded, Setup, learning};
//!
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch, Slaanesh]).unwrap();
//! let mut chance = Seeded::new(7);
//! let mut game = Game::new(setup, &mut chance, None);
//!
//! // A policy with a number for every choice, and one for each mark of a figure: here at random.
//! let plain: Vec<f32> = (0..learning::PLAIN_CHOICES).map(|at| (at as f32).sin()).collect();
//! let marks = [0.1; 9];
//! let mut numbers = Box::new([0.0; learning::OBSERVATION_LEN]);
//! while let Next::Ask(decision) = game.next() {
//!     let view = game.view(Some(decision.power));
//!     learning::observe_into(&view, &mut numbers);      // what a network would look at
//!     let score = |index: u32| {
//!         let (plain_index, marked) = learning::split_index(index);
//!         let more: f32 = (0..9).filter(|bit| marked >> bit & 1 != 0).map(|bit| marks[bit]).sum();
//!         plain[plain_index] + more
//!     };
//!     let options = view.options();
//!     let indices = options.iter().filter_map(|option| learning::choice_index(*option));
//!     let best = indices.max_by(|a, b| score(*a).total_cmp(&score(*b))).unwrap();
//!     let choice = learning::choice_at(best).unwrap();
//!     game.choose(decision.power, choice, &mut chance, None).unwrap();
//! }
//! assert!(game.board().outcome().is_some());
//! ```
//!
//! # Seats
//!
//! Every Power has its own place in an observation, whoever looks; `viewer` and `asked` say who is
//! who. The Powers are not alike: a dial, a figure, a card means something for one Power only, choices
//! and cards are numbered by Power too, and a value for each Power comes out in the same order. A
//! spectator's observation has the same shape, with no viewer and no hand.

mod cards;
mod choices;
mod layout;
mod observation;
mod parts;
mod question;

pub use cards::{
    CARDS, OLD_WORLD_CARDS, UPGRADES, card_at, card_index, old_world_at, old_world_index,
    upgrade_at, upgrade_index,
};
pub use choices::{
    Block, CHOICE_BLOCKS, CHOICES, MARKS, PLAIN_CHOICES, choice_at, choice_index, split_index,
};
pub use layout::{Axis, Field, LAYOUT, OBSERVATION_LEN};
pub use observation::{Observation, observe, observe_into};
pub use parts::{PART_SIZES, Parts, SUBJECTS, Subject, Verb};
pub use question::QuestionKind;

/// The version of the indices of choices, cards and parts. It is raised when any of them comes to
/// mean something else.
pub const CHOICES_VERSION: u32 = 1;

/// The version of observations. It is raised when a number comes to stand elsewhere or to mean
/// something else.
pub const OBSERVATION_VERSION: u32 = 1;
