//! What is asked of whom, what can be answered, and what an answer does.

mod answers;
mod decision;
mod flow;
mod frame;
mod options;
mod refused;

pub use decision::{Cause, Choice, Decision, MOST_OPTIONS, Next, Options, Question, Target, Thing};
pub use refused::Refused;

pub(crate) use flow::Flow;
pub(crate) use frame::{CorruptionStage, Frame, Manner, Moving, Stack};
