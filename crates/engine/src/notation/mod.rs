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
mod entry;
mod event_line;
mod mend;
mod proof;
mod record;
mod replay;
mod undo;

pub use choice_line::{NotationError, choice_line, parse_choice};
pub use entry::Entry;
pub use event_line::{event_line, read_event};
pub use mend::Mended;
pub use proof::{NotProven, Proven};
pub use record::{RULES, Record, RecordError, RecordProblem};
pub use replay::Replay;
pub use undo::CannotUndo;

pub(crate) use choice_line::{GroupWords, TargetWords, list};
