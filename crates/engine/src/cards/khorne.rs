//! Khorne's Chaos cards and upgrades.

use super::{
    Ability, Action, ChaosCard, Effect, Gathering, Reach, UpgradeCard, Whose, base, expansion,
};
use crate::vocabulary::{
    ClassSet, Mark,
    Provenance::{Confirmed, Inferred, Reconstructed, Recorded},
};

/// The base deck.
pub static CARDS: [ChaosCard; 7] = [
    ChaosCard {
        id: "blood-frenzy",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::EarlyDice(2)],
    },
    ChaosCard {
        id: "battle-cry",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::NoCorruption],
    },
    ChaosCard {
        id: "the-skull-throne",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::CountAttackValues],
    },
    ChaosCard {
        id: "field-of-carnage",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OthersMayNotLeave],
    },
    ChaosCard {
        id: "ritual-slaying",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: base(Recorded),
        effects: &[Effect::DrawForKills(1)],
    },
    ChaosCard {
        id: "reborn-in-blood",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::AnotherBattle],
    },
    ChaosCard {
        id: "the-blood-gods-call",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: base(Inferred),
        effects: &[Effect::OnPlay(Action::Gather(2, Gathering::OWN))],
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

/// The Morrslieb deck.
pub static MORRSLIEB_CARDS: [ChaosCard; 7] = [
    ChaosCard {
        id: "bloodbath",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::ScoreForKills(1)],
    },
    ChaosCard {
        id: "terror",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Scatter)],
    },
    ChaosCard {
        id: "hate",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[
            Effect::OnPlay(Action::Mark(Mark::Hated, Whose::Enemy, ClassSet::ALL)),
            Effect::ScoreForHated(3),
        ],
    },
    ChaosCard {
        id: "rampage",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: expansion(Confirmed),
        effects: &[Effect::OnPlay(Action::Battle)],
    },
    ChaosCard {
        id: "skulltaker",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: expansion(Inferred),
        effects: &[Effect::HoldsTheDead],
    },
    ChaosCard {
        id: "lambs-to-the-slaughter",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Gather(
            2,
            Gathering { whose: Whose::Enemy, from: Reach::Bordering, ..Gathering::OWN },
        ))],
    },
    ChaosCard {
        id: "lure-of-battle",
        copies: 2,
        cost: 4,
        magic: false,
        provenance: expansion(Reconstructed),
        effects: &[Effect::OnPlay(Action::Gather(
            u8::MAX,
            Gathering { from: Reach::Bordering, ..Gathering::OWN },
        ))],
    },
];

/// The Morrslieb upgrades.
pub static MORRSLIEB_UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "bloodsworn", provenance: Reconstructed, ability: Ability::BringsAnother },
    UpgradeCard { id: "bloodletters", provenance: Confirmed, ability: Ability::ScoresKills(2) },
    UpgradeCard {
        id: "bloodthirster",
        provenance: Confirmed,
        ability: Ability::FreeWhereCorrupted(6),
    },
    UpgradeCard { id: "crimson-tide", provenance: Reconstructed, ability: Ability::RollsAgain },
    UpgradeCard { id: "vengeance", provenance: Reconstructed, ability: Ability::MoreDice(1) },
];
