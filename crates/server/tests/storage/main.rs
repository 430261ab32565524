//! The store keeps its word, the same on SQLite and on PostgreSQL.

mod copies;
mod journal;
mod opening;
mod outbox;
mod people;
mod place;
mod rate;
mod tables;
