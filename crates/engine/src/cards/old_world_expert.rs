//! The expert Old World cards of the expansion, and the revised Horned One's Due, which takes the
//! old one's place (and id) with the Horned Rat at the table.

use super::{
    OldWorldInfo,
    Step::{Clear, PlaceApart, PlaceEach},
    TrackEffect,
    Where::{Anywhere, Populous, WithWarpstone},
    old_world::{comet, lasting},
};
use crate::vocabulary::{
    Provenance::Reconstructed,
    Token::{Event, Hero, Peasant, Skaven},
};

/// The nine, two of which are alike.
pub static CARDS: [OldWorldInfo; 8] = [
    lasting(
        "call-to-arms",
        1,
        Reconstructed,
        &[PlaceApart(1, Hero, Anywhere)],
        Some(TrackEffect::CorruptLess(1)),
    ),
    lasting("closing-the-portal", 1, Reconstructed, &[], Some(TrackEffect::DaemonsCostMore(1))),
    comet(
        "high-elf-protection",
        Reconstructed,
        &[Clear, PlaceApart(3, Event, Anywhere)],
        TrackEffect::EventResistance(2),
    ),
    comet(
        "the-light-of-day",
        Reconstructed,
        &[Clear, PlaceApart(3, Event, Anywhere)],
        TrackEffect::NoMagicCards,
    ),
    lasting("morrslieb-eclipsed", 1, Reconstructed, &[], Some(TrackEffect::HoldsTheDead)),
    lasting(
        "rousing-the-rabble",
        1,
        Reconstructed,
        &[PlaceEach(Peasant, Populous)],
        Some(TrackEffect::ResistanceForTokens(Peasant)),
    ),
    lasting("vermin-outbreak", 2, Reconstructed, &[PlaceApart(2, Skaven, Anywhere)], None),
    lasting("the-warrens-erupt", 1, Reconstructed, &[PlaceEach(Skaven, WithWarpstone)], None),
];

/// The Horned One's Due as the Horned Rat has it.
pub static REVISED: [OldWorldInfo; 1] = [comet(
    super::names::THE_HORNED_ONES_DUE,
    Reconstructed,
    &[Clear, PlaceApart(2, Skaven, Anywhere)],
    TrackEffect::CardSpaces(1),
)];
