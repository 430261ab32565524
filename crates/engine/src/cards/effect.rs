//! What a card can say: the vocabulary in which cards, upgrades and the track are written.
//!
//! A rule question (`queries`, `permissions`) asks every card in force for the variant that
//! concerns it, so that a new card with a known effect is one entry as far as the rules go.

use crate::vocabulary::{Class, ClassSet, Mark, Region, RegionSet, Token, TokenSet};

/// One thing that a Chaos card does in its region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// When it is played.
    OnPlay(Action),
    /// The card is set aside at the end of the round instead of being discarded. In a later turn its
    /// Power may discard it as its action to gain this many power points.
    SetAsideForPower(u8),
    /// Beginning of the battle phase: its Power rolls this many dice here, as early hits.
    EarlyDice(u8),
    /// One more battle here in the battle phase.
    AnotherBattle,
    /// Figures, anyone's, give no battle dice here.
    NoDiceFromFigures,
    /// In the battle phase every other Power rolls this many dice less here.
    OthersDiceLess(u8),
    /// In the battle phase its Power rolls this many more dice here for each magic symbol here.
    DiceForMagic(u8),
    /// Its Power's figures here have this much more defence.
    OwnDefence(u8),
    /// The same, while its Power has more figures here than some other player who is present.
    OwnDefenceInNumbers(u8),
    /// The defence of its Power's figures here is this many times as high.
    OwnDefenceTimes(u8),
    /// Its Power's figures here have this much more attack, while it has more figures here than
    /// some other player who is present.
    OwnAttackInNumbers(u8),
    /// Other Powers' figures here have this much less defence, not below 1.
    OthersDefenceLess(u8),
    /// Its Power draws this many cards for each figure it kills here.
    DrawForKills(u8),
    /// Its Power scores this much for each enemy figure it kills here in the battle phase.
    ScoreForKills(u8),
    /// Its Power scores this much for killing a figure here that it hates.
    ScoreForHated(u8),
    /// Figures killed here lie on the card until the end phase begins, and each counts for its
    /// Power's domination here.
    HoldsTheDead,
    /// End of the battle phase: its Power kills an enemy Cultist or Warrior here for each of its
    /// corruption tokens here.
    KillForCorruption,
    /// End of the battle phase: each opponent removes one of his figures of this class here, and the
    /// card's Power places a corruption token for each.
    RemovedBecomeCorruption(Class),
    /// Nobody places corruption here.
    NoCorruption,
    /// No figure but its Power's is summoned or moved away from here.
    OthersMayNotLeave,
    /// Other Powers play no more cards here.
    OthersPlayNoCards,
    /// Its Power scores this much whenever a figure of another is summoned or moved to here.
    ScoreForArrivals(u8),
    /// Its Power gains this much power whenever an opponent summons a figure here.
    PowerForArrivals(u8),
    /// Every other Power pays this much more to play a card here.
    OthersCardsCostMore(u8),
    /// It costs nothing to play where at least this many corruption tokens lie.
    FreeWhereCorrupted(u8),
    /// The text of all other Chaos cards here is cancelled from now on.
    CancelsOtherCards,
    /// The Resistance here is this much lower.
    ResistanceLess(u8),
    /// Domination: its Power counts attack values instead of figures.
    CountAttackValues,
    /// Domination: other Powers' figures count nothing here.
    OthersFiguresCountNothing,
    /// Domination: its Power counts this much more for each of its corruption tokens here.
    DominationForCorruption(u8),
    /// Domination: its Power counts this much more for each of these tokens here.
    DominationForTokens(u8, TokenSet),
    /// If its Power dominates here, it places this many corruption tokens.
    CorruptionForDomination(u8),
    /// Corruption step: every other Power places this many tokens less here.
    OthersCorruptLess(u8),
    /// Corruption step: its Power places an extra token for each opponent who placed here, but no
    /// more than this.
    ExtraForOpponents(u8),
    /// Corruption step: an extra token if one of these tokens is here and its Power places any.
    ExtraWithTokens(TokenSet),
    /// Corruption step: an extra token if its Power has at least this many Cultists here.
    ExtraWithCultists(u8),
    /// Corruption step, after the tokens: its Power places one in a bordering region.
    SpreadsCorruption,
    /// Two corruption tokens placed here earn its Power a counter, whatever the region is.
    MeetsCondition,
    /// Heroes cannot remove its Power's figures here this round.
    ShelteredFromHeroes,
    /// Corruption step, after the tokens: its Power's figures here are removed, and it places one
    /// token for every so many of them.
    FiguresBecomeCorruption(u8),
    /// It stays on the board at the end of the round if its Power killed a figure here.
    StaysAfterKill,
}

/// What a card does at once when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move up to this many figures to here.
    Gather(u8, Gathering),
    /// An immediate battle here.
    Battle,
    /// Remove a corruption token from here.
    RemoveCorruption(Whose),
    /// Each opponent with a Cultist here loses a power point; the player gains one.
    DrainPower,
    /// Mark a figure of these classes here for the rest of the round.
    Mark(Mark, Whose, ClassSet),
    /// Move a figure of these classes from here to such a region.
    SendAway(Whose, ClassSet, Reach),
    /// Each opponent moves one of his figures from here to a bordering region.
    Scatter,
    /// Replace a figure here by another from its owner's reserve, which is no summoning.
    Replace(Replacement),
    /// An opponent with a figure here discards this many cards of his choice.
    OpponentDiscards(u8),
    /// An opponent with a figure here discards a card at random.
    OpponentLosesCard,
    /// Draw this many cards.
    Draw(u8),
    /// Place a corruption token here if this is so.
    Corrupt(Condition),
    /// Move up to this many corruption tokens, anyone's, from here to one other region.
    MoveCorruption(u8),
    /// Place a token here.
    PlaceToken(Token),
    /// Move a token of these kinds from here to any other region.
    SendTokenAway(TokenSet),
    /// Move a token of this kind from a bordering region to here.
    BringToken(Token),
    /// Move a token of this kind between here and a bordering region.
    ShiftToken(Token),
    /// Take control of an enemy figure of these classes here until the end of the round.
    TakeControl(ClassSet),
}

/// Whose figures or tokens are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// One's own: those one commands.
    Own,
    /// Those of the opponents.
    Enemy,
    /// Anyone's.
    Anyone,
}

/// From where, or to where, something is moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// Any other region.
    Other,
    /// A bordering region.
    Bordering,
    /// Any region, also the one it is about.
    Anywhere,
    /// This region alone.
    Only(Region),
    /// Any other region or, as summoning does, the reserve; and for nothing.
    OtherOrReserve,
}

impl Reach {
    /// The regions within reach of this one.
    pub fn regions(self, here: Region) -> RegionSet {
        match self {
            Reach::Other | Reach::OtherOrReserve => RegionSet::ALL.without(here),
            Reach::Bordering => here.borders(),
            Reach::Anywhere => RegionSet::ALL,
            Reach::Only(region) => RegionSet::of(&[region]),
        }
    }
}

/// Which figures are gathered in a region, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gathering {
    /// Whose.
    pub whose: Whose,
    /// Of which classes.
    pub classes: ClassSet,
    /// From where.
    pub from: Reach,
    /// How free one is to bring fewer.
    pub limit: Limit,
}

/// How many of those that may be chosen have to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Fewer will do.
    UpTo,
    /// Fewer will do, and all come from one region: the first one chosen settles which.
    UpToFromOne,
    /// As many as there are.
    Exactly,
}

impl Gathering {
    /// Any of one's own figures from other regions.
    pub const OWN: Self =
        Self { whose: Whose::Own, classes: ClassSet::ALL, from: Reach::Other, limit: Limit::UpTo };
    /// Any of one's own figures from one other region.
    pub const FROM_ONE: Self = Self { limit: Limit::UpToFromOne, ..Self::OWN };
}

/// By what a figure is replaced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Replacement {
    /// Any Warrior by two Cultists of its owner, as many as there are.
    WarriorByCultists,
    /// One's own Cultist by a Warrior, or Warrior by the Greater Daemon.
    Promotion,
}

/// When a card's corruption token is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// If at least this many corruption tokens lie here already.
    Corrupted(u8),
    /// If the region is Populous.
    Populous,
}

/// What an upgrade gives: to one class of followers, or to the Power itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// The follower's attack value is now this.
    Attack(u8),
    /// The follower's defence is now this.
    Defence(u8),
    /// The follower rolls before all others in its region's battle, as early hits.
    StrikesEarly,
    /// For domination the follower counts as this many figures.
    CountsAs(u8),
    /// Summoning the follower to a region without other figures of its Power is free, once a round.
    FreeToNewRegion,
    /// For each such follower that an opponent kills in battle, he takes a hit.
    StrikesBack,
    /// When its Power summons it, it places this many corruption tokens in its region.
    CorruptsOnArrival(u8),
    /// Summoned from one region to another it may take a Warpstone token along.
    CarriesWarpstone,
    /// When summoned it may fill an empty card space of its region.
    FillsCardSpace,
    /// It counts as this many magic symbols where it stands.
    MagicSymbols(u8),
    /// It can be hit only by dice that show 6.
    HitOnlyBySixes,
    /// When its Power summons it, it takes control of an enemy figure of these classes there.
    ControlsOnArrival(ClassSet),
    /// Summoning one by one's own action, or by a card that summons them for nothing, brings one more
    /// from the reserve, once an action.
    JoinedByAnother,
    /// Whenever its Power summons one, a second comes from the reserve.
    BringsAnother,
    /// When summoned, its Power may discard a card to remove an enemy figure of this class there.
    RemovesForCard(Class),
    /// When summoned, another figure of its Power may be moved to its region.
    DrawsAnotherAlong,
    /// Once a round it is summoned for nothing to a region with at least this many corruption tokens.
    FreeWhereCorrupted(u8),
    /// Its Power scores this much for each figure it kills where such a follower is.
    ScoresKills(u8),
    /// One extra token in each region of the corruption step where such a follower placed one; in a
    /// region with such an Old World token, if one is named.
    CorruptsMore(Option<Token>),
    /// Killed in battle it places a corruption token before it is removed.
    CorruptsInDeath,
    /// Its Power places a token for each figure it kills in this follower's region.
    CorruptsForKills,
    /// After all hits of a battle, its Power may discard a card to save one that was killed.
    SavedForCard,
    /// When its Power plays a card with a magic symbol, one may be summoned there for nothing.
    ComesWithMagic,
    /// When its Power summons it, it may place such a token there.
    BringsToken(Token),
    /// Opponents cannot hit its Power's Cultists where one stands.
    ProtectsCultists,
    /// Every opponent rolls this many dice less in its region.
    OthersDiceLess(u8),
    /// Its Power may move any of its figures out of a region that was just ruined.
    FleesRuin,
    /// Its Power may play one additional card into a region whose card spaces are full.
    AdditionalCard,
    /// Its Power may play onto another player's card and cancel it.
    CoversCards,
    /// Once a round its Power may roll a battle die again.
    RollsAgain,
    /// Its Power rolls this many more dice in each battle where it has a figure.
    MoreDice(u8),
    /// A region with at least this many Cultists, anyone's, is Populous.
    PopulousWithCultists(u8),
    /// Once a round its Power may place a token more in a region with at least this many figures of
    /// its own, in the corruption step.
    CorruptsOnceMore(u8),
    /// The Power has one more power point for each region where it has a figure and this many of
    /// these tokens lie.
    PowerNearTokens(u8, Token),
    /// Once a round, as a bonus to an action, its Power may move such a token to a bordering region.
    MovesToken(Token),
    /// The Power scores this much with each counter it earns in a region with such a token.
    ScoresCounters(u8, Token),
    /// The Power has this many more power points each round.
    PowerPoints(u8),
    /// The Power draws this many more cards in the draw phase.
    DrawsMore(u8),
    /// The Power draws up to a hand of this many cards.
    DrawsUpTo(u8),
    /// The Power scores this many points whenever a region is ruined.
    ScoresRuin(u8),
}

/// One instruction of an Old World card when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Remove all Event tokens from the map and all comet cards from the track.
    Clear,
    /// One token in each of these regions.
    Place(Token, RegionSet),
    /// One token in each region that fits.
    PlaceEach(Token, Where),
    /// So many tokens, each in a different region that fits.
    PlaceApart(u8, Token, Where),
    /// So many tokens in one region.
    PlaceTogether(u8, Token),
    /// One token each in the first two regions, or one each in the other two.
    PlacePair(Token, [Region; 2], [Region; 2]),
    /// Each Power scores a point for each Peasant it holds, and the one with the most, if alone,
    /// this many more.
    ScorePeasants(u8),
    /// Draw and carry out another Old World card.
    DrawAnother,
}

/// Where an Old World card allows a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// Anywhere.
    Anywhere,
    /// In any region but this one.
    But(Region),
    /// In any region but those where this card has just placed.
    Elsewhere,
    /// In a Populous region.
    Populous,
    /// In a Populous region other than this one.
    PopulousBut(Region),
    /// In a region that borders this one.
    Bordering(Region),
    /// Where Warpstone lies.
    WithWarpstone,
    /// Where Warpstone lies, or next to it.
    NearWarpstone,
    /// In the unruined region with the most corruption tokens.
    MostCorrupted,
}

/// What an Old World card does while it is on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackEffect {
    /// Each token of this kind in a region adds one to its Resistance.
    ResistanceForTokens(Token),
    /// The Resistance of Event regions is this much higher.
    EventResistance(u8),
    /// No battle in Event regions.
    NoBattle,
    /// No Power's figures roll more than this many dice in an Event region.
    DiceAtMost(u8),
    /// A Power that rolls for figures in an Event region rolls this many dice more.
    MoreDice(u8),
    /// End of the battle phase: in each Event region each player removes one of his figures.
    EachPlayerRemovesFigure,
    /// In Event regions no card with a magic symbol is played, and magic symbols do not count.
    NoMagic,
    /// In Event regions no card with a magic symbol is played.
    NoMagicCards,
    /// Each Power's tokens in each region of the corruption step are this many fewer.
    CorruptLess(u8),
    /// Greater Daemons cost this much more.
    DaemonsCostMore(u8),
    /// Figures killed in battle lie on this card while it is on the track.
    HoldsTheDead,
    /// Every region has only this many card spaces.
    CardSpaces(u8),
    /// Old World step: each player with a figure in a region with such a token draws a card.
    DrawNearTokens(Token),
    /// Old World step: each player with a figure in this region discards a card.
    DiscardInRegion(Region),
    /// Old World step: the lowest Threat may move one such token to a bordering region.
    MoveToken(Token),
    /// Old World step: the lowest Threat removes one such token.
    RemoveToken(Token),
    /// Old World step: every region with both tokens loses one of the second kind.
    LoseToken(Token, Token),
}
