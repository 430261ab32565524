//! Slaanesh's Chaos cards and upgrades.

use super::{Ability, Action, ChaosCard, Effect, UpgradeCard};
use crate::{
    figure::{Class, ClassSet},
    provenance::Provenance::{Confirmed, Inferred, Recorded},
    token::{Token, TokenSet},
};

/// The base deck.
pub static CARDS: [ChaosCard; 7] = [
    ChaosCard {
        id: "perverse-infiltration",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: Inferred,
        effects: &[Effect::OnPlay(Action::CorruptIfCorrupted(6))],
    },
    ChaosCard {
        id: "abyssal-pact",
        copies: 2,
        cost: 0,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::OthersFiguresCountNothing],
    },
    ChaosCard {
        id: "insidious-lies",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: Recorded,
        effects: &[Effect::DominationForTokens(2, TokenSet::of(&[Token::Hero, Token::Noble]))],
    },
    ChaosCard {
        id: "dark-influence",
        copies: 4,
        cost: 1,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::OnPlay(Action::SendTokenAway(TokenSet::of(&[
            Token::Hero,
            Token::Noble,
            Token::Peasant,
        ])))],
    },
    ChaosCard {
        id: "soporific-musk",
        copies: 4,
        cost: 2,
        magic: true,
        provenance: Confirmed,
        effects: &[Effect::OnPlay(Action::TakeControl(ClassSet::of(&[Class::Cultist])))],
    },
    ChaosCard {
        id: "field-of-ecstasy",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::NoDiceFromFigures],
    },
    ChaosCard {
        id: "degenerate-royalty",
        copies: 3,
        cost: 3,
        magic: false,
        provenance: Confirmed,
        effects: &[Effect::FreeWhereCorrupted(3)],
    },
];

/// The base upgrades.
pub static UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "seductresses", provenance: Confirmed, ability: Ability::Defence(2) },
    UpgradeCard { id: "daemonettes", provenance: Confirmed, ability: Ability::HitOnlyBySixes },
    UpgradeCard {
        id: "keeper-of-secrets",
        provenance: Confirmed,
        ability: Ability::ControlsOnArrival(ClassSet::CULTISTS_AND_WARRIORS),
    },
    UpgradeCard { id: "slaanesh-power-1", provenance: Confirmed, ability: Ability::PowerPoints(1) },
    UpgradeCard { id: "slaanesh-power-2", provenance: Confirmed, ability: Ability::PowerPoints(2) },
];
