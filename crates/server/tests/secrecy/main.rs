//! No message of any kind holds a card that its receiver may not know.

mod aside;
mod client;
mod house;
mod known;
mod live_game;
mod look;
mod two_worlds;
mod worlds;
