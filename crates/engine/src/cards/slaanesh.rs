//! Slaanesh's Chaos cards and upgrades.

use super::{
    Ability, Action, ChaosCard, Condition, Effect, Replacement, UpgradeCard, Whose, base, expansion,
};
use crate::vocabulary::{
    Class, ClassSet, Mark,
    Provenance::{Confirmed, Inferred, Reconstructed, Recorded},
    Token, TokenSet,
};

/// The base deck.
pub static CARDS: [ChaosCard; 7] = [
    ChaosCard {
        id: "perverse-infiltration",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: base(Inferred),
        effects: &[Effect::OnPlay(Action::Corrupt(Condition::Corrupted(6)))],
    },
    ChaosCard {
        id: "abyssal-pact",
        copies: 2,
        cost: 0,
        magic: true,
        provenance: base(Confirmed),
        effects: &[Effect::OthersFiguresCountNothing],
    },
    ChaosCard {
        id: "insidious-lies",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: base(Recorded),
        effects: &[Effect::DominationForTokens(2, TokenSet::of(&[Token::Hero, Token::Noble]))],
    },
    ChaosCard {
        id: "dark-influence",
        copies: 4,
        cost: 1,
        magic: true,
        provenance: base(Confirmed),
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
        provenance: base(Confirmed),
        effects: &[Effect::OnPlay(Action::TakeControl(ClassSet::of(&[Class::Cultist])))],
    },
    ChaosCard {
        id: "field-of-ecstasy",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::NoDiceFromFigures],
    },
    ChaosCard {
        id: "degenerate-royalty",
        copies: 3,
        cost: 3,
        magic: false,
        provenance: base(Confirmed),
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

/// The Morrslieb deck.
pub static MORRSLIEB_CARDS: [ChaosCard; 9] = [
    ChaosCard {
        id: "daemonic-subtlety",
        copies: 4,
        cost: 0,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::ShelteredFromHeroes],
    },
    ChaosCard {
        id: "festival-of-sinew",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::PowerForArrivals(1)],
    },
    ChaosCard {
        id: "corrupt-from-within",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::ExtraWithTokens(TokenSet::of(&[Token::Hero, Token::Noble]))],
    },
    ChaosCard {
        id: "rapturous-excess",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::ExtraWithCultists(2)],
    },
    ChaosCard {
        id: "shroud-of-secrets",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OthersPlayNoCards],
    },
    ChaosCard {
        id: "ascension-to-power",
        copies: 2,
        cost: 2,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Replace(Replacement::Promotion))],
    },
    ChaosCard {
        id: "joyous-surrender",
        copies: 2,
        cost: 2,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Mark(
            Mark::Surrendered,
            Whose::Enemy,
            ClassSet::CULTISTS_AND_WARRIORS,
        ))],
    },
    ChaosCard {
        id: "pleasure-shield",
        copies: 2,
        cost: 2,
        magic: false,
        provenance: expansion(Confirmed),
        effects: &[Effect::OwnDefenceTimes(2)],
    },
    ChaosCard {
        id: "debauchery",
        copies: 2,
        cost: 3,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[
            Effect::OnPlay(Action::BringToken(Token::Noble)),
            Effect::OnPlay(Action::Corrupt(Condition::Always)),
        ],
    },
];

/// The Morrslieb upgrades.
pub static MORRSLIEB_UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard {
        id: "seductresses",
        provenance: Reconstructed,
        ability: Ability::CorruptsMore(Some(Token::Noble)),
    },
    UpgradeCard {
        id: "daemonettes",
        provenance: Reconstructed,
        ability: Ability::ProtectsCultists,
    },
    UpgradeCard {
        id: "keeper-of-secrets",
        provenance: Reconstructed,
        ability: Ability::OthersDiceLess(1),
    },
    UpgradeCard {
        id: "rise-to-power",
        provenance: Reconstructed,
        ability: Ability::MovesToken(Token::Noble),
    },
    UpgradeCard {
        id: "fall-from-grace",
        provenance: Reconstructed,
        ability: Ability::ScoresCounters(1, Token::Noble),
    },
];
