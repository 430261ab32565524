//! What a card can say: the vocabulary in which cards, upgrades and the track are written.
//!
//! A rule question (`queries`, `permissions`) asks every card in force for the variant that
//! concerns it, so that a new card with a known effect is one entry and nothing else.

use crate::{
    figure::ClassSet,
    region::{Region, RegionSet},
    token::{Token, TokenSet},
};

/// One thing that a Chaos card does in its region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// When it is played.
    OnPlay(Action),
    /// Beginning of the battle phase: its Power rolls this many dice here, as early hits.
    EarlyDice(u8),
    /// One more battle here in the battle phase.
    AnotherBattle,
    /// Figures, anyone's, give no battle dice here.
    NoDiceFromFigures,
    /// Its Power's figures here have this much more defence.
    OwnDefence(u8),
    /// Other Powers' figures here have this much less defence, not below 1.
    OthersDefenceLess(u8),
    /// Its Power draws this many cards for each figure it kills here.
    DrawForKills(u8),
    /// End of the battle phase: its Power kills an enemy Cultist or Warrior here for each of its
    /// corruption tokens here.
    KillForCorruption,
    /// Nobody places corruption here.
    NoCorruption,
    /// No figure but its Power's is summoned or moved away from here.
    OthersMayNotLeave,
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
    /// Corruption step, after the tokens: its Power's figures here are removed, and it places one
    /// token for every so many of them.
    FiguresBecomeCorruption(u8),
    /// It stays on the board at the end of the round if its Power killed a figure here.
    StaysAfterKill,
}

/// What a card does at once when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move up to this many of one's own figures from one other region to here.
    GatherHere(u8),
    /// Remove one corruption token of any Power from here.
    RemoveCorruption,
    /// Each opponent with a Cultist here loses a power point; the player gains one.
    DrainPower,
    /// One of one's own figures here cannot be killed in battle this round.
    Shield,
    /// Move a figure of these classes, anyone's, from here to any other region.
    SendAway(ClassSet),
    /// An opponent with a figure here discards this many cards of his choice.
    OpponentDiscards(u8),
    /// Place a corruption token here if at least this many lie here already.
    CorruptIfCorrupted(u8),
    /// Move a token of these kinds from here to any other region.
    SendTokenAway(TokenSet),
    /// Take control of an enemy figure of these classes here until the end of the round.
    TakeControl(ClassSet),
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
