//! What people do at tables, over HTTP and WebSockets, with a whole server that runs in the test: on a
//! file of SQLite and, when `RUINOUS_POSTGRES` says where one is, on PostgreSQL.

mod absence;
mod beginning;
mod bots;
mod client;
mod duplicates;
mod growing;
mod host;
mod journal;
mod notices;
mod people;
#[path = "../storage/place.rs"]
#[allow(dead_code, reason = "the tests of the store use more of it")]
mod place;
mod playing;
mod records;
mod seats;
mod sockets;
mod tables;
mod talk;
mod undo;
mod undo_votes;
