//! Drawing for the terminal: everything fits 80 columns and uses more where there are more; nothing
//! depends on colour alone.

mod asked;
mod board;
mod cards;
mod dials;
mod hand;
mod help;
mod input;
mod laboratory;
mod layout;
mod log;
mod lying;
mod map;
mod menu;
mod odds;
mod paint;
mod piles;
mod powers;
mod progress;
mod result;
mod screen;
mod signs;
mod size;
mod table;
mod what;

pub use cards::{card_in_full, card_list};
pub use dials::dials;
pub use hand::{figures, hand};
pub use help::help;
pub use input::{Command, is_yes, read_choice, read_region};
pub use laboratory::{pairings, ratings, wins};
pub use layout::{heading, numbered, paragraph};
pub use log::log;
pub use map::map;
pub use menu::{Menu, Typed};
pub use odds::odds;
pub use paint::{Paint, Style};
pub use piles::discards;
pub use progress::progress;
pub use result::{result, standings};
pub use screen::Screen;
pub use signs::legend;
pub use size::Size;
pub use table::{Room, table_for, whole_table};
