//! The Horned Rat's Chaos cards and upgrades. It has one deck, whatever set the others use.

use super::{Ability, Action, ChaosCard, Effect, Gathering, Limit, Reach, UpgradeCard, expansion};
use crate::vocabulary::{
    Class, ClassSet,
    Provenance::{Confirmed, Inferred, Reconstructed},
    Token,
};

/// The deck.
pub static CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "empty-the-warrens",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Gather(
            3,
            Gathering {
                classes: ClassSet::of(&[Class::Cultist]),
                from: Reach::Bordering,
                ..Gathering::FROM_ONE
            },
        ))],
    },
    ChaosCard {
        id: "skitterleap",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Gather(
            1,
            Gathering { limit: Limit::Exactly, ..Gathering::OWN },
        ))],
    },
    ChaosCard {
        id: "doomwheel",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::EarlyDice(2)],
    },
    ChaosCard {
        id: "grey-seer",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: expansion(Inferred),
        effects: &[Effect::OnPlay(Action::Gather(
            2,
            Gathering {
                classes: ClassSet::of(&[Class::Cultist]),
                from: Reach::OtherOrReserve,
                limit: Limit::Exactly,
                ..Gathering::OWN
            },
        ))],
    },
    ChaosCard {
        id: "strength-in-numbers",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: expansion(Inferred),
        effects: &[Effect::OwnDefenceInNumbers(1)],
    },
    ChaosCard {
        id: "verminous-horde",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: expansion(Inferred),
        effects: &[Effect::OwnAttackInNumbers(1)],
    },
    ChaosCard {
        id: "warp-token-cache",
        copies: 2,
        cost: 2,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::SetAsideForPower(2)],
    },
    ChaosCard {
        id: "screaming-bell",
        copies: 2,
        cost: 3,
        magic: true,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::PlaceToken(Token::Skaven))],
    },
];

/// The upgrades.
pub static UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "clan-rats", provenance: Inferred, ability: Ability::JoinedByAnother },
    UpgradeCard {
        id: "rat-ogres",
        provenance: Reconstructed,
        ability: Ability::RemovesForCard(Class::Cultist),
    },
    UpgradeCard {
        id: "verminlord",
        provenance: Reconstructed,
        ability: Ability::DrawsAnotherAlong,
    },
    UpgradeCard { id: "the-under-empire", provenance: Confirmed, ability: Ability::FleesRuin },
    UpgradeCard {
        id: "council-of-thirteen",
        provenance: Confirmed,
        ability: Ability::AdditionalCard,
    },
];
