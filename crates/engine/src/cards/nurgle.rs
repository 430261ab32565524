//! Nurgle's Chaos cards and upgrades.

use super::{
    Ability, Action, ChaosCard, Condition, Effect, Sources, UpgradeCard, Whose, base, expansion,
};
use crate::vocabulary::{
    Class,
    Provenance::{self, Confirmed, Inferred, Reconstructed, Recorded},
};

/// The base deck.
pub static CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "plague-touch",
        copies: 3,
        cost: 0,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OthersDefenceLess(1)],
    },
    ChaosCard {
        id: "plague-aura",
        copies: 4,
        cost: 0,
        magic: true,
        provenance: base(Confirmed),
        effects: &[Effect::DominationForCorruption(1)],
    },
    ChaosCard {
        id: "influenza",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::ResistanceLess(2)],
    },
    ChaosCard {
        id: "rain-of-pus",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::OwnDefence(1)],
    },
    ChaosCard {
        id: "all-things-decay",
        copies: 2,
        cost: 1,
        magic: false,
        provenance: base(Recorded),
        effects: &[Effect::OnPlay(Action::RemoveCorruption(Whose::Anyone))],
    },
    ChaosCard {
        id: "the-final-rotting",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::KillForCorruption],
    },
    ChaosCard {
        id: "a-great-foul-consumption",
        copies: 3,
        cost: 2,
        magic: false,
        provenance: base(Confirmed),
        effects: &[Effect::FiguresBecomeCorruption(2)],
    },
    ChaosCard {
        id: "the-stench-of-death",
        copies: 2,
        cost: 3,
        magic: true,
        provenance: base(Confirmed),
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

/// A card of the Morrslieb deck. Of this deck one record has the copies too.
const fn morrslieb(effect: Provenance) -> Sources {
    Sources { copies: Recorded, ..expansion(effect) }
}

/// The Morrslieb deck.
pub static MORRSLIEB_CARDS: [ChaosCard; 8] = [
    ChaosCard {
        id: "filth",
        copies: 3,
        cost: 0,
        magic: true,
        provenance: morrslieb(Confirmed),
        effects: &[
            Effect::OnPlay(Action::RemoveCorruption(Whose::Enemy)),
            Effect::OnPlay(Action::Corrupt(Condition::Always)),
        ],
    },
    ChaosCard {
        id: "virulent-outbreak",
        copies: 4,
        cost: 0,
        magic: false,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::OnPlay(Action::Corrupt(Condition::Populous))],
    },
    ChaosCard {
        id: "creeping-death",
        copies: 4,
        cost: 1,
        magic: false,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::SpreadsCorruption],
    },
    ChaosCard {
        id: "festering-fever",
        copies: 3,
        cost: 1,
        magic: true,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::ExtraForOpponents(2)],
    },
    ChaosCard {
        id: "quicken-decay",
        copies: 3,
        cost: 1,
        magic: false,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::ScoreForArrivals(1)],
    },
    ChaosCard {
        id: "choking-stench",
        copies: 4,
        cost: 2,
        magic: false,
        provenance: morrslieb(Inferred),
        effects: &[Effect::OthersDiceLess(1)],
    },
    ChaosCard {
        id: "ultimate-plague",
        copies: 2,
        cost: 3,
        magic: false,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::RemovedBecomeCorruption(Class::Cultist)],
    },
    ChaosCard {
        id: "nurgles-quest",
        copies: 1,
        cost: 4,
        magic: true,
        provenance: morrslieb(Reconstructed),
        effects: &[Effect::MeetsCondition],
    },
];

/// The Morrslieb upgrades.
pub static MORRSLIEB_UPGRADES: [UpgradeCard; 5] = [
    UpgradeCard { id: "lepers", provenance: Confirmed, ability: Ability::CorruptsMore(None) },
    UpgradeCard { id: "plaguebearers", provenance: Confirmed, ability: Ability::CorruptsInDeath },
    UpgradeCard {
        id: "great-unclean-one",
        provenance: Reconstructed,
        ability: Ability::CorruptsForKills,
    },
    UpgradeCard {
        id: "cavalcade-of-decay",
        provenance: Confirmed,
        ability: Ability::PopulousWithCultists(5),
    },
    UpgradeCard {
        id: "infested-colony",
        provenance: Reconstructed,
        ability: Ability::CorruptsOnceMore(3),
    },
];
