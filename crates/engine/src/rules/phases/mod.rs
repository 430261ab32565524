//! The six phases, one file each, in rulebook order.

mod battle;
mod corruption;
mod draw;
mod end;
mod hits;
mod old_world;
mod summoning;
mod turn_options;

pub(crate) use battle::savable;
