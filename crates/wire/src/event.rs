//! What happened, as data.

use ruinous_engine::{self as engine, notation};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, Cause, Change, EndedById, FigureId, KindId, MarkId, OldWorldId, PhaseId, PowerId,
    Reason, RegionId, TokenId, UpgradeId,
    id::{Id, Wire},
    mirror::mirror,
};

mirror! {
    /// Something that happened, as one viewer is told of it. Its `type` is the word by which the
    /// notation's event line begins.
    Event, tagged "type" {
        /// A round began.
        #[serde(rename = "round")]
        RoundBegan(round: u8),
        /// A phase began.
        #[serde(rename = "phase")]
        PhaseBegan(phase: PhaseId),
        /// The corruption step began: the second step of the corruption phase.
        #[serde(rename = "corruption-step")]
        CorruptionStepBegan,
        /// The game ended.
        Ended(outcome: Outcome),

        /// An Old World card was drawn.
        OldWorldDrawn(card: OldWorldId),
        /// An Old World card was laid on the first space of the track.
        JoinedTrack(card: OldWorldId),
        /// The card in this space of the track (0 or 1) was removed.
        LeftTrack { space: u8, card: OldWorldId },
        /// A token came from the stockpile to a region, where a Power chose or the cause says.
        TokenPlaced { token: TokenId, region: RegionId, #[schema(required)] by: Option<PowerId>, cause: Cause },
        /// So many tokens could not be placed: none is left, or no region may take one.
        TokensLeftOut { token: TokenId, count: u8, #[schema(required)] region: Option<RegionId> },
        /// A token went back to the stockpile.
        TokenRemoved { token: TokenId, region: RegionId },
        /// A token went from one region to another.
        TokenMoved { token: TokenId, from: RegionId, to: RegionId },
        /// A Power hit a Peasant and keeps it.
        PeasantCaptured { by: PowerId, region: RegionId },

        /// A Power drew a card. Only that Power is told which.
        Drew { power: PowerId, #[schema(required)] card: Option<CardId> },
        /// A Power discarded a card from its hand.
        Discarded { power: PowerId, card: CardId },
        /// A Power loses a card of its hand at random: the one that is discarded next.
        LostAtRandom(power: PowerId),
        /// A Power's discard pile became its deck.
        Reshuffled(power: PowerId),
        /// A Power has this many power points now.
        PowerPoints { power: PowerId, points: u8, why: Change },
        /// A Power took nothing more this round: its power points are gone.
        Passed(power: PowerId),

        /// A figure was summoned or moved.
        Summoned { figure: FigureId, by: PowerId, #[schema(required)] from: Option<RegionId>, to: RegionId },
        /// A figure has had its free summoning of this round.
        Spent(figure: FigureId),
        /// A figure fills a card space of its region.
        Settled { figure: FigureId, region: RegionId, space: u8 },
        /// A card was played from a hand into a space.
        CardPlayed { card: CardId, region: RegionId, space: u8 },
        /// The text of the card in a space was cancelled.
        CardCancelled { card: CardId, region: RegionId, space: u8 },
        /// A card left the board for its Power's discard pile.
        CardRemoved { card: CardId, region: RegionId, space: u8 },
        /// The card in a space was covered by another, and its text cancelled.
        CardCovered { card: CardId, region: RegionId, space: u8 },
        /// A covered card left the board for its Power's discard pile.
        CoveredRemoved { card: CardId, region: RegionId, space: u8 },
        /// A card left the board and was set aside, face up.
        CardSetAside { card: CardId, region: RegionId, space: u8 },
        /// A card that had been set aside was discarded for what it gives.
        CardCashed(card: CardId),
        /// A card marks a figure for the rest of the round.
        Marked { figure: FigureId, mark: MarkId, card: CardId },
        /// A figure of this kind should have come from the reserve, and none is there.
        ReserveEmpty(figure: KindId),
        /// A figure came from the reserve in another's place, which is no summoning.
        Appeared { figure: FigureId, region: RegionId },
        /// A Power took control of a figure; `kept` while the Keeper of Secrets stands.
        ControlTaken { figure: FigureId, by: PowerId, kept: bool },
        /// A figure obeys its owner again.
        ControlEnded(figure: FigureId),

        /// A battle began in a region.
        #[serde(rename = "battle")]
        BattleBegan(region: RegionId),
        /// A Power rolled one of its dice again.
        RolledAgain { by: PowerId, region: RegionId, before: u8, after: u8 },
        /// A Power rolled dice in a region.
        Rolled { by: PowerId, region: RegionId, dice: Vec<u8> },
        /// An early hit was put on a figure.
        Wounded { by: PowerId, figure: FigureId },
        /// A figure was killed in battle; it stays, tipped, until the battle is over.
        Tipped { by: PowerId, figure: FigureId, region: RegionId },
        /// A figure was killed and left the board at once.
        Killed { by: PowerId, figure: FigureId, region: RegionId },
        /// A tipped figure stands again.
        StoodUp(figure: FigureId),
        /// A dead figure lies on a card in this region until the end phase.
        Detained { figure: FigureId, region: RegionId },
        /// The dead on cards in regions went to their reserves.
        DetainedReleased,
        /// A dead figure lies on a card of the track as long as that is there.
        Eclipsed(figure: FigureId),
        /// The dead on the track went to their reserves.
        EclipseEnded,
        /// A figure left the board without being killed by this; `rules` where it was killed in the
        /// battle that is now over.
        Removed { figure: FigureId, region: RegionId, cause: Cause },
        /// A Power's early hits in a region are gone.
        WoundsHealed { by: PowerId, region: RegionId },

        /// A Power dominates a region.
        Dominated { power: PowerId, region: RegionId },
        /// These Powers share the highest domination value in a region, so nobody dominates it.
        Tied { powers: Vec<PowerId>, region: RegionId },
        /// A Power scored victory points.
        Scored { power: PowerId, points: u8, reason: Reason },
        /// A Power placed a corruption token.
        CorruptionPlaced { power: PowerId, region: RegionId },
        /// A corruption token of this owner was removed.
        CorruptionRemoved { owner: PowerId, region: RegionId },
        /// A corruption token was moved. Its owner placed it if it was the one who moved it.
        CorruptionMoved { owner: PowerId, by: PowerId, from: RegionId, to: RegionId },
        /// Heroes cannot remove a Power's figures in a region this round.
        Sheltered { power: PowerId, region: RegionId },
        /// A Power met its dial advancement condition.
        CounterEarned { power: PowerId, region: RegionId },
        /// A region was ruined, with the ruination card of this number.
        Ruined { region: RegionId, card: u8 },
        /// A ruined region was scored and its corruption cleared away.
        RuinCleared(region: RegionId),
        /// A dial turned by one tick, to this one.
        DialTurned { power: PowerId, tick: u8 },
        /// All dial advancement counters went back.
        CountersReturned,
        /// A Power used an upgrade that it has once a round.
        UpgradeUsed(upgrade: UpgradeId),
        /// A Power put an upgrade into play.
        Upgraded(upgrade: UpgradeId),
    } where
        /// A Power chose. `forced` says that it had only this option and was not asked.
        Chosen { by: PowerId, choice: String, forced: bool }
            = engine::Event::Chosen { by, choice, forced } => Event::Chosen {
                by: Id(by), choice: notation::choice_line(by, choice), forced,
            }
}

impl Event {
    /// The event as a viewer is told of it: a Power, or a spectator.
    pub fn seen_by(viewer: Option<engine::Power>, event: engine::Event) -> Self {
        event.as_seen_by(viewer).wire()
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Outcome {
    /// By which of the four conditions.
    pub by: EndedById,
    /// Who won: nobody when the Old World did, several when a victory is shared.
    pub winners: Vec<PowerId>,
}

impl Wire<Outcome> for engine::Outcome {
    fn wire(self) -> Outcome {
        Outcome { by: self.by.wire(), winners: self.winners.wire() }
    }
}
