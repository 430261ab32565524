//! Nurgle's Chaos cards and upgrades.

use super::{Ability, Action, ChaosCard, Effect, UpgradeCard};
use crate::provenance::Provenance::{Confirmed, Inferred, Recorded};

/// The base deck.
pub static CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "plague-touch",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OthersDefenceLess(1)],
    },
    ChaosCard {
        id: "plague-aura",
        copies: 4,
        cost: 0,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::DominationForCorruption(1)],
    },
    ChaosCard {
        id: "influenza",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::ResistanceLess(2)],
    },
    ChaosCard {
        id: "rain-of-pus",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OwnDefence(1)],
    },
    ChaosCard {
        id: "all-things-decay",
        copies: 2,
        cost: 1,
        magic: false,
        provenance: Recorded,
        effects: &[Effect::OnPlay(Action::RemoveCorruption)],
    },
    ChaosCard {
        id: "the-final-rotting",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::KillForCorruption],
    },
    ChaosCard {
        id: "a-great-foul-consumption",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::FiguresBecomeCorruption(2)],
    },
    ChaosCard {
        id: "the-stench-of-death",
        copies: 2,
        cost: 3,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::CorruptionForDomination(2)],
    },
];

/// The base upgrades.
pub static UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "lepers", provenance: Confirmed, ability: Ability::FreeToNewRegion },
    UpgradeCard { id: "plaguebearers", provenance: Confirmed, ability: Ability::StrikesBack },
    UpgradeCard {
        id: "great-unclean-one",
        provenance: Confirmed,
        ability: Ability::CorruptsOnArrival(2),
    },
    UpgradeCard {
        id: "power-of-pestilence",
        provenance: Confirmed,
        ability: Ability::PowerPoints(1),
    },
    UpgradeCard { id: "provender-of-ruin", provenance: Inferred, ability: Ability::ScoresRuin(3) },
];
