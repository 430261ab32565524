//! The Old World cards of the base game. Their choices are made by the lowest Threat.

use super::{
    OldWorldInfo,
    Step::{self, Clear, DrawAnother, Place, PlaceApart, PlacePair, PlaceTogether, ScorePeasants},
    TrackEffect,
    Where::{self, Anywhere, NearWarpstone, WithWarpstone},
};
use crate::vocabulary::{
    Provenance::{self, Confirmed, Inferred, Reconstructed, Recorded},
    Region::{
        Badlands, BorderPrinces, Bretonnia, Empire, Estalia, Kislev, Norsca, Tilea, TrollCountry,
    },
    RegionSet,
    Token::{Event, Hero, Noble, Peasant, Skaven, Warpstone},
};

/// A card that is carried out and discarded.
const fn passing(
    id: &'static str,
    copies: u8,
    provenance: Provenance,
    when_drawn: &'static [Step],
) -> OldWorldInfo {
    OldWorldInfo {
        id,
        copies,
        comet: false,
        discarded: true,
        provenance,
        when_drawn,
        on_track: None,
    }
}

/// A card that joins the track.
pub(super) const fn lasting(
    id: &'static str,
    copies: u8,
    provenance: Provenance,
    when_drawn: &'static [Step],
    on_track: Option<TrackEffect>,
) -> OldWorldInfo {
    OldWorldInfo { id, copies, comet: false, discarded: false, provenance, when_drawn, on_track }
}

/// A card with the comet that joins the track and speaks of Event regions.
pub(super) const fn comet(
    id: &'static str,
    provenance: Provenance,
    when_drawn: &'static [Step],
    on_track: TrackEffect,
) -> OldWorldInfo {
    OldWorldInfo {
        id,
        copies: 1,
        comet: true,
        discarded: false,
        provenance,
        when_drawn,
        on_track: Some(on_track),
    }
}

/// All of them, in the order of the published list.
pub static CARDS: [OldWorldInfo; 22] = [
    passing("plunged-into-chaos", 4, Confirmed, &[ScorePeasants(3)]),
    lasting(
        "peasant-uprising",
        2,
        Recorded,
        &[Place(Peasant, RegionSet::ALL.without(Badlands))],
        Some(TrackEffect::ResistanceForTokens(Peasant)),
    ),
    passing("up-from-skavenblight", 2, Recorded, &[PlaceApart(3, Skaven, NearWarpstone)]),
    passing("meteor-showers", 2, Recorded, &[PlaceApart(2, Warpstone, Anywhere)]),
    lasting(
        "warpstone-discovery",
        1,
        Recorded,
        &[PlaceTogether(2, Warpstone)],
        Some(TrackEffect::DrawNearTokens(Warpstone)),
    ),
    passing(
        "the-crusade-is-come",
        1,
        Confirmed,
        &[
            PlaceApart(2, Peasant, Anywhere),
            PlaceApart(2, Hero, Anywhere),
            PlaceApart(2, Noble, Anywhere),
        ],
    ),
    lasting(
        "bretonnian-knights",
        1,
        Recorded,
        &[Place(Hero, RegionSet::of(&[Bretonnia])), PlaceApart(1, Hero, Where::But(Bretonnia))],
        Some(TrackEffect::DiscardInRegion(Bretonnia)),
    ),
    lasting(
        "dwarf-trollslayers",
        1,
        Reconstructed,
        &[PlacePair(Hero, [Norsca, Kislev], [TrollCountry, Empire])],
        Some(TrackEffect::MoveToken(Hero)),
    ),
    lasting(
        "witch-hunters",
        1,
        Recorded,
        &[Place(Hero, RegionSet::of(&[Empire, Bretonnia, Estalia]))],
        None,
    ),
    lasting(
        "road-wardens",
        1,
        Inferred,
        &[PlaceApart(3, Hero, Where::Populous)],
        Some(TrackEffect::RemoveToken(Hero)),
    ),
    passing("franzs-decree", 1, Recorded, &[DrawAnother]),
    passing(
        "mass-exodus",
        1,
        Inferred,
        &[Place(
            Peasant,
            RegionSet::of(&[Norsca, TrollCountry, Kislev, Tilea, BorderPrinces, Badlands]),
        )],
    ),
    passing(
        "divine-inspiration",
        1,
        Reconstructed,
        &[PlaceApart(1, Hero, Where::MostCorrupted), PlaceApart(1, Hero, Where::Elsewhere)],
    ),
    comet(
        "the-grail-is-found",
        Reconstructed,
        &[
            Clear,
            Place(Event, RegionSet::of(&[Bretonnia])),
            PlaceApart(1, Event, Where::Bordering(Bretonnia)),
        ],
        TrackEffect::EventResistance(2),
    ),
    comet(
        "electors-sue-for-peace",
        Inferred,
        &[
            Clear,
            Place(Event, RegionSet::of(&[Empire])),
            PlaceApart(1, Event, Where::Bordering(Empire)),
        ],
        TrackEffect::NoBattle,
    ),
    comet(
        "dark-elf-corsairs",
        Recorded,
        &[Clear, Place(Event, RegionSet::of(&[Norsca, Bretonnia, Estalia]))],
        TrackEffect::EachPlayerRemovesFigure,
    ),
    comet(
        "greenskins-invade",
        Confirmed,
        &[Clear, Place(Event, RegionSet::of(&[Empire, Tilea, Badlands]))],
        TrackEffect::DiceAtMost(1),
    ),
    comet(
        "norse-reavers",
        Reconstructed,
        &[Clear, Place(Event, RegionSet::of(&[Norsca, TrollCountry, Kislev]))],
        TrackEffect::MoreDice(1),
    ),
    comet(
        "teclis-aids-the-empire",
        Reconstructed,
        &[Clear, PlaceApart(1, Event, Anywhere)],
        TrackEffect::NoMagic,
    ),
    lasting(
        super::names::THE_HORNED_ONES_DUE,
        1,
        Reconstructed,
        &[PlaceApart(1, Skaven, Anywhere)],
        Some(TrackEffect::CardSpaces(1)),
    ),
    passing(
        "electors-arise",
        1,
        Reconstructed,
        &[Place(Noble, RegionSet::of(&[Empire])), PlaceApart(1, Noble, Where::PopulousBut(Empire))],
    ),
    lasting(
        "skavengers",
        1,
        Reconstructed,
        &[PlaceApart(2, Skaven, WithWarpstone)],
        Some(TrackEffect::LoseToken(Skaven, Warpstone)),
    ),
];
