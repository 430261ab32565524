//! Tzeentch's Chaos cards and upgrades.

use super::{
    Ability, Action, ChaosCard, Effect, Gathering, Reach, Replacement, UpgradeCard, Whose, base,
    expansion,
};
use crate::vocabulary::{
    ClassSet, Mark,
    Provenance::{Confirmed, Inferred, Reconstructed, Recorded},
    Token,
};

/// The base deck.
pub static CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "drain-power",
        copies: 2,
        cost: 0,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OnPlay(Action::DrainPower)],
    },
    ChaosCard {
        id: "changer-of-ways",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: base(Confirmed),
        effects: &[Effect::CancelsOtherCards],
    },
    ChaosCard {
        id: "warp-shield",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OnPlay(Action::Mark(Mark::Shielded, Whose::Own, ClassSet::ALL))],
    },
    ChaosCard {
        id: "teleport",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OnPlay(Action::SendAway(
            Whose::Anyone,
            ClassSet::CULTISTS_AND_WARRIORS,
            Reach::Other,
        ))],
    },
    ChaosCard {
        id: "temporal-stasis",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: base(Recorded),
        effects: &[Effect::OthersCardsCostMore(2)],
    },
    ChaosCard {
        id: "the-meddling-of-skaven",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: base(Recorded),
        effects: &[Effect::OnPlay(Action::OpponentDiscards(2))],
    },
    ChaosCard {
        id: "the-persistence-of-change",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: base(Recorded),
        effects: &[Effect::StaysAfterKill],
    },
    ChaosCard {
        id: "dazzle",
        copies: 3,
        cost: 2,
        magic: true,
        provenance: base(Recorded),
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

/// The Morrslieb deck.
pub static MORRSLIEB_CARDS: [ChaosCard; 9] = [
    ChaosCard {
        id: "bolt-of-change",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: expansion(Inferred),
        effects: &[Effect::OnPlay(Action::Replace(Replacement::WarriorByCultists))],
    },
    ChaosCard {
        id: "glean",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::OpponentLosesCard), Effect::OnPlay(Action::Draw(1))],
    },
    ChaosCard {
        id: "warp-portal",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::SendAway(Whose::Own, ClassSet::ALL, Reach::Anywhere))],
    },
    ChaosCard {
        id: "warpstorm",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::ShiftToken(Token::Warpstone))],
    },
    ChaosCard {
        id: "the-blue-scribes",
        copies: 2,
        cost: 1,
        magic: false,
        provenance: expansion(Inferred),
        effects: &[Effect::OnPlay(Action::MoveCorruption(2))],
    },
    ChaosCard {
        id: "convocation",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: expansion(Confirmed),
        effects: &[Effect::OnPlay(Action::Gather(3, Gathering::FROM_ONE))],
    },
    ChaosCard {
        id: "warpshock",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Mark(Mark::Shocked, Whose::Enemy, ClassSet::ALL))],
    },
    ChaosCard {
        id: "havoc",
        copies: 2,
        cost: 2,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::DiceForMagic(1)],
    },
    ChaosCard {
        id: "transmogrify",
        copies: 2,
        cost: 2,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Replace(Replacement::Promotion))],
    },
];

/// The Morrslieb upgrades.
pub static MORRSLIEB_UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "acolytes", provenance: Confirmed, ability: Ability::SavedForCard },
    UpgradeCard { id: "horrors", provenance: Inferred, ability: Ability::ComesWithMagic },
    UpgradeCard {
        id: "lord-of-change",
        provenance: Confirmed,
        ability: Ability::BringsToken(Token::Warpstone),
    },
    UpgradeCard { id: "mystical-disregard", provenance: Confirmed, ability: Ability::CoversCards },
    UpgradeCard {
        id: "well-of-power",
        provenance: Reconstructed,
        ability: Ability::PowerNearTokens(2, Token::Warpstone),
    },
];
