//! Drawing for the terminal: everything fits 80 columns, and nothing depends on colour alone.

mod board;
mod cards;
mod help;
mod input;
mod laboratory;
mod layout;
mod log;
mod menu;
mod paint;
mod powers;
mod progress;
mod screen;
mod what;

pub use board::{board, legend};
pub use cards::{card_in_full, card_list};
pub use help::help;
pub use input::{Command, read_choice};
pub use laboratory::{pairings, ratings, wins};
pub use layout::{heading, numbered, paragraph};
pub use log::log;
pub use menu::Menu;
pub use paint::{Paint, Style};
pub use powers::{figures, hand, powers, result, standings, track};
pub use progress::progress;
pub use screen::Screen;

/// How wide a drawing is.
pub const WIDTH: usize = 80;
