//! The six phases, one file each, in rulebook order.

mod battle;
mod corruption;
mod draw;
mod end;
mod old_world;
mod summoning;

pub(crate) use old_world::list_pairs;
