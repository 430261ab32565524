//! Tables for people who sit anywhere.
#![warn(missing_docs)]

pub mod fair;
