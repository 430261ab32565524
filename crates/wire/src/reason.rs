//! Why something is asked, or has happened.

use crate::{CardId, OldWorldId, RegionId, UpgradeId, mirror::mirror};

mirror! {
    /// Why something is asked, or what did it.
    Cause, tagged "kind" {
        /// It is the Power's turn, or the rules of the phase ask for it.
        Rules,
        /// A Chaos card was played or acts.
        Card(card: CardId),
        /// An upgrade acts.
        Upgrade(upgrade: UpgradeId),
        /// An Old World card was drawn, or acts from the track.
        OldWorld(card: OldWorldId),
        /// The dial turned.
        Dial,
        /// A Hero strikes.
        Hero,
    }
}

mirror! {
    /// Why a Power has more or fewer power points than before.
    Change, tagged "kind" {
        /// The draw phase gives every Power its full power points.
        Refilled,
        /// It was the price of a figure or a card.
        Paid,
        /// Something else gave or took them.
        By(cause: Cause),
    }
}

mirror! {
    /// What victory points were scored for.
    Reason, tagged "kind" {
        /// Dominating a region.
        Domination(region: RegionId),
        /// Having a part in a region's ruin.
        Ruiner(region: RegionId),
        /// First place in a ruined region.
        RuinFirst(region: RegionId),
        /// Second place in a ruined region.
        RuinSecond(region: RegionId),
        /// A share of both places: several have the most corruption there.
        RuinFirstShared(region: RegionId),
        /// A share of second place.
        RuinSecondShared(region: RegionId),
        /// An instruction of the dial.
        Dial,
        /// Peasants held when an Old World card pays for them.
        Peasants,
        /// The most Peasants.
        MostPeasants,
        /// A Chaos card.
        Card(card: CardId),
        /// An upgrade.
        Upgrade(upgrade: UpgradeId),
    }
}
