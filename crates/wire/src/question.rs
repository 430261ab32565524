//! What is asked, as data.

use ruinous_engine as engine;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, ClassId, FigureId, KindId, MarkId, PowerId, RegionId, TokenId,
    id::Wire,
    mirror::{mirror, mirror_words},
};

mirror! {
    /// What is asked.
    Question, tagged "kind" {
        /// Summon a figure, play a card, cash one that was set aside, or pass.
        Turn,
        /// In which of these regions does the next token go? `left` are still to be placed.
        PlaceToken { token: TokenId, left: u8, manner: Manner, regions: Vec<RegionId> },
        /// Which of two pairs of regions gets the tokens? Its first region names a pair.
        PlacePair { token: TokenId, one: [RegionId; 2], other: [RegionId; 2] },
        /// Which corruption token is removed, from this region or from anywhere?
        RemoveCorruption { left: u8, #[schema(required)] region: Option<RegionId>, whose: Whose },
        /// Which corruption token is moved, to the region that the first one went to?
        MoveCorruption { from: RegionId, #[schema(required)] to: Option<RegionId>, left: u8 },
        /// Where does it go?
        MoveCorruptionTo { owner: PowerId, from: RegionId, left: u8 },
        /// Which bordering region is corrupted?
        Spread { region: RegionId },
        /// Is one more corruption token placed?
        CorruptOnceMore { region: RegionId },
        /// Which Old World token of these kinds is removed?
        RemoveToken { left: u8, tokens: Vec<TokenId> },
        /// Which token of these kinds is moved?
        MoveToken { tokens: Vec<TokenId>, moving: Moving },
        /// Where does it go?
        MoveTokenTo { token: TokenId, from: RegionId, moving: Moving },
        /// Which card is discarded?
        Discard { left: u8 },
        /// Which opponent discards so many cards of his choice, or one at random?
        WhoDiscards { region: RegionId, #[schema(required)] cards: Option<u8> },
        /// Which card does this one cover, if any?
        Cover { card: CardId, region: RegionId },
        /// Which figure is marked so?
        Mark { region: RegionId, mark: MarkId, whose: Whose, classes: Vec<ClassId> },
        /// Of which figure is control taken? `kept` while the Keeper of Secrets stands.
        TakeControl { region: RegionId, classes: Vec<ClassId>, kept: bool },
        /// Which figure is sent away?
        SendAway { region: RegionId, whose: Whose, classes: Vec<ClassId>, to: Reach },
        /// Where does it go?
        SendAwayTo { figure: FigureId, from: RegionId, to: Reach },
        /// Which figure comes here? `left` is far above all there are where one may bring as many as one
        /// likes.
        Gather { to: RegionId, left: u8, what: Gathering },
        /// Which figure leaves the ruined region, to the region that the first one went to?
        Flee { from: RegionId, #[schema(required)] to: Option<RegionId> },
        /// Where does the first one go?
        FleeTo { figure: FigureId, from: RegionId },
        /// Which figure is replaced?
        Replace { region: RegionId, how: Replacement },
        /// Which enemy figure dies outside battle?
        Kill { region: RegionId, left: u8 },
        /// Which of one's own figures is removed? The Power named places a corruption token for it.
        GiveUp { region: RegionId, classes: Vec<ClassId>, #[schema(required)] corrupts: Option<PowerId> },
        /// Which card is discarded to remove an enemy figure of this class, if any?
        PayToRemove { region: RegionId, class: ClassId },
        /// Which enemy figure of this class is removed?
        RemoveEnemy { region: RegionId, class: ClassId },
        /// Which card is discarded to save a killed figure, if any?
        PayToSave { region: RegionId },
        /// Which killed figure is saved?
        Save { region: RegionId },
        /// Does a figure of this class come from the reserve for nothing?
        ComeAlong { region: RegionId, class: ClassId },
        /// Is such a token placed?
        BringToken { region: RegionId, token: TokenId },
        /// Which die is rolled again, if any? They lie in the view's `dice`.
        RollAgain { region: RegionId, early: bool },
        /// Does the figure take a Warpstone along?
        TakeWarpstone { from: RegionId, to: RegionId },
        /// Does the figure fill a card space?
        FillSpace { figure: FigureId, region: RegionId },
        /// What is hit next? Hits below 6, and sixes, still to be assigned.
        Hit { region: RegionId, low: u8, sixes: u8, early: bool },
        /// What is hit in return?
        StrikeBack { region: RegionId, against: PowerId, hits: u8, early: bool },
        /// Which upgrade comes into play?
        Upgrade,
    }
}

mirror! {
    /// Which tokens are moved, and where to.
    Moving, tagged "kind" {
        /// From this region to any other.
        AwayFrom(region: RegionId),
        /// From anywhere to a bordering region, if one likes; once a round, as a bonus to an action.
        ToNeighbour { as_bonus: bool },
        /// From a bordering region to this one.
        Into(region: RegionId),
        /// Between this region and a bordering one.
        Between(region: RegionId),
    }
}

mirror! {
    /// From where, or to where, something is moved.
    Reach, tagged "kind" {
        /// Any other region.
        Other,
        /// A bordering region.
        Bordering,
        /// Any region, also the one it is about.
        Anywhere,
        /// This region alone.
        Only(region: RegionId),
        /// Any other region or, as summoning does, the reserve; and for nothing.
        OtherOrReserve,
    }
}

mirror_words! {
    /// How several tokens are placed.
    Manner {
        /// Anywhere, also two in one region.
        Freely,
        /// Each in a different region.
        Apart,
        /// All in one region.
        Together,
    }
    /// Whose figures or tokens are meant.
    Whose {
        /// One's own: those one commands.
        Own,
        /// Those of the opponents.
        Enemy,
        /// Anyone's.
        Anyone,
    }
    /// How many of those that may be chosen have to be.
    Limit {
        /// Fewer will do.
        UpTo,
        /// Fewer will do, and all come from one region: the first one chosen settles which.
        UpToFromOne,
        /// As many as there are.
        Exactly,
    }
    /// By what a figure is replaced.
    Replacement {
        /// Any Warrior by two Cultists of its owner, as many as there are.
        WarriorByCultists,
        /// One's own Cultist by a Warrior, or Warrior by the Greater Daemon.
        Promotion,
    }
}

/// Which figures are gathered in a region, and from where.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Gathering {
    /// Whose.
    pub whose: Whose,
    /// Of which classes.
    pub classes: Vec<ClassId>,
    /// From where.
    pub from: Reach,
    /// How free one is to bring fewer.
    pub limit: Limit,
}

impl Wire<Gathering> for engine::Gathering {
    fn wire(self) -> Gathering {
        let Self { whose, classes, from, limit } = self;
        Gathering {
            whose: whose.wire(),
            classes: classes.wire(),
            from: from.wire(),
            limit: limit.wire(),
        }
    }
}

/// Figures that nothing tells apart: one kind, the same marks.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Group {
    /// Whose, and of which class.
    pub figure: KindId,
    /// What marks them.
    pub marks: Vec<MarkId>,
}

impl Wire<Group> for engine::Group {
    fn wire(self) -> Group {
        Group { figure: self.kind.wire(), marks: self.marks.wire() }
    }
}
