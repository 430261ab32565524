//! What is asked of whom, what can be answered, and what an answer does.

mod answers;
mod choice;
mod decision;
mod flow;
mod frame;
mod meant;
mod options;
mod question;
mod refused;
mod verdicts;
mod why_not;

pub use choice::{Choice, MOST_OPTIONS, Options, Target, Thing};
pub use decision::{Cause, Decision, Next};
pub use question::{Expected, Manner, Moving, Question};
pub use refused::Refused;

pub(crate) use flow::Flow;
pub(crate) use frame::{Ask, CorruptionStage, Frame, Stack, Work};
