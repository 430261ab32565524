//! Many games, measured. Nothing here is needed to play one.
#![warn(missing_docs)]

mod adam;
pub mod arena;
pub mod benchmark;
pub mod fit;
pub mod folder;
pub mod games_file;
pub mod ladder;
pub mod learn;
pub mod report;
pub mod row;
pub mod run;
pub mod statistics;
pub mod summary;
pub mod threads;
pub mod tune;
