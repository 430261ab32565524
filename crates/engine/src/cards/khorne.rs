//! Khorne's Chaos cards and upgrades.

use super::{Ability, Action, ChaosCard, Effect, UpgradeCard};
use crate::provenance::Provenance::{Confirmed, Inferred, Recorded};

/// The base deck.
pub static CARDS: [ChaosCard; 7] = [
    ChaosCard {
        id: "blood-frenzy",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::EarlyDice(2)],
    },
    ChaosCard {
        id: "battle-cry",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::NoCorruption],
    },
    ChaosCard {
        id: "the-skull-throne",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::CountAttackValues],
    },
    ChaosCard {
        id: "field-of-carnage",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::OthersMayNotLeave],
    },
    ChaosCard {
        id: "ritual-slaying",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: Recorded,
        effects: &[Effect::DrawForKills(1)],
    },
    ChaosCard {
        id: "reborn-in-blood",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::AnotherBattle],
    },
    ChaosCard {
        id: "the-blood-gods-call",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: Inferred,
        effects: &[Effect::OnPlay(Action::GatherHere(2))],
    },
];

/// The base upgrades.
pub static UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "bloodsworn", provenance: Confirmed, ability: Ability::Attack(1) },
    UpgradeCard { id: "bloodletters", provenance: Confirmed, ability: Ability::StrikesEarly },
    UpgradeCard { id: "bloodthirster", provenance: Recorded, ability: Ability::CountsAs(3) },
    UpgradeCard { id: "khorne-power", provenance: Confirmed, ability: Ability::PowerPoints(1) },
    UpgradeCard { id: "khorne-cards", provenance: Inferred, ability: Ability::DrawsMore(1) },
];
