//! What happens, as data. The board changes by events alone, so whoever is told them all can follow.

use crate::{
    board::Outcome,
    cards::{Card, OldWorldCard, Upgrade},
    chance::Dice,
    decisions::{Cause, Choice},
    vocabulary::{Figure, Kind, Mark, Phase, Power, PowerSet, Region, Token},
};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Event {
    /// A Power chose. `forced` says that it had only this option and was not asked.
    Chosen { by: Power, choice: Choice, forced: bool },

    /// A round began.
    RoundBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// The corruption step began: the second step of the corruption phase.
    CorruptionStepBegan,
    /// The game ended.
    Ended(Outcome),

    /// An Old World card was drawn.
    OldWorldDrawn(OldWorldCard),
    /// An Old World card was laid on the first space of the track.
    JoinedTrack(OldWorldCard),
    /// The card in this space of the track (0 or 1) was removed.
    LeftTrack { space: u8, card: OldWorldCard },
    /// A token came from the stockpile to a region, where a Power chose or the cause says.
    TokenPlaced { token: Token, region: Region, by: Option<Power>, cause: Cause },
    /// So many tokens could not be placed: none is left, or no region may take one.
    TokensLeftOut { token: Token, count: u8, region: Option<Region> },
    /// A token went back to the stockpile.
    TokenRemoved { token: Token, region: Region },
    /// A token went from one region to another.
    TokenMoved { token: Token, from: Region, to: Region },
    /// A Power hit a Peasant and keeps it.
    PeasantCaptured { by: Power, region: Region },

    /// A Power drew a card. Only that Power sees which.
    Drew { power: Power, card: Option<Card> },
    /// A Power discarded a card from its hand.
    Discarded { power: Power, card: Card },
    /// A Power loses a card of its hand at random: the one that is discarded next.
    LostAtRandom(Power),
    /// A Power's discard pile became its deck.
    Reshuffled(Power),
    /// A Power has this many power points now.
    PowerPoints { power: Power, points: u8, why: Change },
    /// A Power took nothing more this round: its power points are gone.
    Passed(Power),

    /// A figure was summoned or moved.
    Summoned { figure: Figure, by: Power, from: Option<Region>, to: Region },
    /// A figure has had its free summoning of this round.
    Spent(Figure),
    /// A figure fills a card space of its region.
    Settled { figure: Figure, region: Region, space: u8 },
    /// A card was played from a hand into a space.
    CardPlayed { card: Card, region: Region, space: u8 },
    /// The text of the card in a space was cancelled.
    CardCancelled { card: Card, region: Region, space: u8 },
    /// A card left the board for its Power's discard pile.
    CardRemoved { card: Card, region: Region, space: u8 },
    /// The card in a space was covered by another, and its text cancelled.
    CardCovered { card: Card, region: Region, space: u8 },
    /// A covered card left the board for its Power's discard pile.
    CoveredRemoved { card: Card, region: Region, space: u8 },
    /// A card left the board and was set aside, face up.
    CardSetAside { card: Card, region: Region, space: u8 },
    /// A card that had been set aside was discarded for what it gives.
    CardCashed(Card),
    /// A card marks a figure for the rest of the round.
    Marked { figure: Figure, mark: Mark, card: Card },
    /// A figure of this kind should have come from the reserve, and none is there.
    ReserveEmpty(Kind),
    /// A figure came from the reserve in another's place, which is no summoning.
    Appeared { figure: Figure, region: Region },
    /// A Power took control of a figure; `kept` while the Keeper of Secrets stands.
    ControlTaken { figure: Figure, by: Power, kept: bool },
    /// A figure obeys its owner again.
    ControlEnded(Figure),

    /// A battle began in a region.
    BattleBegan(Region),
    /// A Power rolled one of its dice again.
    RolledAgain { by: Power, region: Region, before: u8, after: u8 },
    /// A Power rolled dice in a region.
    Rolled { by: Power, region: Region, dice: Dice },
    /// An early hit was put on a figure.
    Wounded { by: Power, figure: Figure },
    /// A figure was killed in battle; it stays, tipped, until the battle is over.
    Tipped { by: Power, figure: Figure, region: Region },
    /// A figure was killed and left the board at once.
    Killed { by: Power, figure: Figure, region: Region },
    /// A tipped figure stands again.
    StoodUp(Figure),
    /// A dead figure lies on a card in this region until the end phase.
    Detained { figure: Figure, region: Region },
    /// The dead on cards in regions went to their reserves.
    DetainedReleased,
    /// A dead figure lies on a card of the track as long as that is there.
    Eclipsed(Figure),
    /// The dead on the track went to their reserves.
    EclipseEnded,
    /// A figure left the board without being killed by this; `Rules` where it was killed in the battle
    /// that is now over.
    Removed { figure: Figure, region: Region, cause: Cause },
    /// A Power's early hits in a region are gone.
    WoundsHealed { by: Power, region: Region },

    /// A Power dominates a region.
    Dominated { power: Power, region: Region },
    /// These Powers share the highest domination value in a region, so nobody dominates it.
    Tied { powers: PowerSet, region: Region },
    /// A Power scored victory points.
    Scored { power: Power, points: u8, reason: Reason },
    /// A Power placed a corruption token.
    CorruptionPlaced { power: Power, region: Region },
    /// A corruption token of this owner was removed.
    CorruptionRemoved { owner: Power, region: Region },
    /// A corruption token was moved. Its owner placed it if it was the one who moved it.
    CorruptionMoved { owner: Power, by: Power, from: Region, to: Region },
    /// Heroes cannot remove a Power's figures in a region this round.
    Sheltered { power: Power, region: Region },
    /// A Power met its dial advancement condition.
    CounterEarned { power: Power, region: Region },
    /// A region was ruined, with the ruination card of this number.
    Ruined { region: Region, card: u8 },
    /// A ruined region was scored and its corruption cleared away.
    RuinCleared(Region),
    /// A dial turned by one tick, to this one.
    DialTurned { power: Power, tick: u8 },
    /// All dial advancement counters went back.
    CountersReturned,
    /// A Power used an upgrade that it has once a round.
    UpgradeUsed(Upgrade),
    /// A Power put an upgrade into play.
    Upgraded(Upgrade),
}

/// Why a Power has more or fewer power points than before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// The draw phase gives every Power its full power points.
    Refilled,
    /// It was the price of a figure or a card.
    Paid,
    /// Something else gave or took them.
    By(Cause),
}

/// What victory points were scored for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Dominating a region.
    Domination(Region),
    /// Having a part in a region's ruin.
    Ruiner(Region),
    /// First place in a ruined region.
    RuinFirst(Region),
    /// Second place in a ruined region.
    RuinSecond(Region),
    /// A share of both places: several have the most corruption there.
    RuinFirstShared(Region),
    /// A share of second place.
    RuinSecondShared(Region),
    /// An instruction of the dial.
    Dial,
    /// Peasants held when an Old World card pays for them.
    Peasants,
    /// The most Peasants.
    MostPeasants,
    /// A Chaos card.
    Card(Card),
    /// An upgrade.
    Upgrade(Upgrade),
}

/// What an event makes known that could not be foreseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shows {
    /// Nothing that did not follow from what was known.
    Nothing,
    /// Dice of a Power in a region.
    Dice(Power, Region),
    /// That a Power drew a card; which, it alone sees.
    Draw(Power),
    /// The next Old World card.
    OldWorldCard,
    /// A card of a Power's hand.
    CardOf(Power),
}

impl Event {
    /// The event as a viewer is told of it: a Power, or a spectator (`None`).
    #[must_use]
    pub fn as_seen_by(self, viewer: Option<Power>) -> Self {
        match self.shows() {
            Shows::Draw(power) if viewer != Some(power) => Event::Drew { power, card: None },
            Shows::Nothing
            | Shows::Dice(..)
            | Shows::Draw(_)
            | Shows::OldWorldCard
            | Shows::CardOf(_) => self,
        }
    }

    /// What it makes known that could not be foreseen. A new event has to say so here; whoever may
    /// not know something relies on it.
    pub fn shows(&self) -> Shows {
        match *self {
            Event::Rolled { by, region, .. } | Event::RolledAgain { by, region, .. } => {
                Shows::Dice(by, region)
            }
            Event::Drew { power, .. } => Shows::Draw(power),
            Event::OldWorldDrawn(_) => Shows::OldWorldCard,
            Event::Discarded { power, .. } | Event::LostAtRandom(power) => Shows::CardOf(power),
            Event::CardPlayed { card, .. } => Shows::CardOf(card.power()),
            Event::Chosen { .. }
            | Event::RoundBegan(_)
            | Event::PhaseBegan(_)
            | Event::CorruptionStepBegan
            | Event::Ended(_)
            | Event::JoinedTrack(_)
            | Event::LeftTrack { .. }
            | Event::TokenPlaced { .. }
            | Event::TokensLeftOut { .. }
            | Event::TokenRemoved { .. }
            | Event::TokenMoved { .. }
            | Event::PeasantCaptured { .. }
            | Event::Reshuffled(_)
            | Event::PowerPoints { .. }
            | Event::Passed(_)
            | Event::Summoned { .. }
            | Event::Spent(_)
            | Event::Settled { .. }
            | Event::CardCancelled { .. }
            | Event::CardRemoved { .. }
            | Event::CardCovered { .. }
            | Event::CoveredRemoved { .. }
            | Event::CardSetAside { .. }
            | Event::CardCashed(_)
            | Event::Marked { .. }
            | Event::ReserveEmpty(_)
            | Event::Appeared { .. }
            | Event::ControlTaken { .. }
            | Event::ControlEnded(_)
            | Event::BattleBegan(_)
            | Event::Wounded { .. }
            | Event::Tipped { .. }
            | Event::Killed { .. }
            | Event::StoodUp(_)
            | Event::Detained { .. }
            | Event::DetainedReleased
            | Event::Eclipsed(_)
            | Event::EclipseEnded
            | Event::Removed { .. }
            | Event::WoundsHealed { .. }
            | Event::Dominated { .. }
            | Event::Tied { .. }
            | Event::Scored { .. }
            | Event::CorruptionPlaced { .. }
            | Event::CorruptionRemoved { .. }
            | Event::CorruptionMoved { .. }
            | Event::Sheltered { .. }
            | Event::CounterEarned { .. }
            | Event::Ruined { .. }
            | Event::RuinCleared(_)
            | Event::DialTurned { .. }
            | Event::CountersReturned
            | Event::UpgradeUsed(_)
            | Event::Upgraded(_) => Shows::Nothing,
        }
    }
}
