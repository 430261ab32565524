//! One notation for records, scenarios, journals and bug reports, in both directions.
//!
//! ```
//! use ruinous_engine::{CardSet, notation};
//! let (power, choice) =
//!     notation::parse_choice("khorne summon warrior from norsca to kislev", CardSet::Base)?;
//! assert_eq!(
//!     notation::choice_line(power, choice),
//!     "khorne summon warrior from norsca to kislev",
//! );
//! # Ok::<(), notation::NotationError>(())
//! ```

mod choice_line;
mod record;

pub use choice_line::{NotationError, choice_line, parse_choice};
pub use record::{Entry, Record, RecordError, RecordProblem, Replay};

pub(crate) use choice_line::{GroupWords, TargetWords, list};
