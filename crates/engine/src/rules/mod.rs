//! The rules: numbers as they stand, what may happen where, what cards do, and the six phases.

mod actions;
pub mod odds;
pub mod permissions;
pub(crate) mod phases;
pub mod queries;
