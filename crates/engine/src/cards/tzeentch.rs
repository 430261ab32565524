//! Tzeentch's Chaos cards and upgrades.

use super::{Ability, Action, ChaosCard, Effect, UpgradeCard};
use crate::{
    figure::ClassSet,
    provenance::Provenance::{Confirmed, Inferred, Recorded},
};

/// The base deck.
pub static CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "drain-power",
        copies: 2,
        cost: 0,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OnPlay(Action::DrainPower)],
    },
    ChaosCard {
        id: "changer-of-ways",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::CancelsOtherCards],
    },
    ChaosCard {
        id: "warp-shield",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OnPlay(Action::Shield)],
    },
    ChaosCard {
        id: "teleport",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OnPlay(Action::SendAway(ClassSet::CULTISTS_AND_WARRIORS))],
    },
    ChaosCard {
        id: "temporal-stasis",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: Recorded,
        effects: &[Effect::OthersCardsCostMore(2)],
    },
    ChaosCard {
        id: "the-meddling-of-skaven",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: Recorded,
        effects: &[Effect::OnPlay(Action::OpponentDiscards(2))],
    },
    ChaosCard {
        id: "the-persistence-of-change",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: Recorded,
        effects: &[Effect::StaysAfterKill],
    },
    ChaosCard {
        id: "dazzle",
        copies: 3,
        cost: 2,
        magic: true,
        provenance: Recorded,
        effects: &[Effect::OthersCorruptLess(1)],
    },
];

/// The base upgrades.
pub static UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "acolytes", provenance: Confirmed, ability: Ability::CarriesWarpstone },
    UpgradeCard { id: "horrors", provenance: Inferred, ability: Ability::FillsCardSpace },
    UpgradeCard { id: "lord-of-change", provenance: Confirmed, ability: Ability::MagicSymbols(2) },
    UpgradeCard { id: "tzeentch-power", provenance: Confirmed, ability: Ability::PowerPoints(1) },
    UpgradeCard { id: "tzeentch-cards", provenance: Inferred, ability: Ability::DrawsUpTo(7) },
];
