//! Why a choice is not accepted, as data: the client shows it on what is greyed out. How it is found
//! is in `why_not.rs`.

use crate::{
    cards::{Card, OldWorldCard, Upgrade},
    decisions::{Expected, Target},
    vocabulary::{ClassSet, Group, Power, Region, Token},
};

/// Why a choice is refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Refused {
    /// The game is over.
    GameOver,
    /// Another Power is asked.
    NotYourDecision { asked: Power },
    /// Another kind of answer is asked for.
    Expected(Expected),
    /// The card was not set aside.
    NotSetAside(Card),
    /// The card is not in the hand.
    NotInHand(Card),
    /// Too few power points.
    NotEnoughPower { needs: u8, has: u8 },
    /// No such figure of this Power there, or in the reserve.
    NoSuchFigure { group: Group, from: Option<Region> },
    /// The figure cannot be summoned or moved this round.
    Held(Group),
    /// Nothing is being asked.
    NothingAsked,
    /// No figure of the Power in the region or next to it.
    OutOfReach(Region),
    /// All card spaces of the region are full.
    NoEmptySpace(Region),
    /// The region is ruined.
    Ruined(Region),
    /// A Chaos card forbids it.
    ForbiddenByCard { card: Card, region: Region },
    /// A card on the track forbids it.
    ForbiddenByOldWorld { card: OldWorldCard, region: Region },
    /// No such target in the region.
    NoSuchTarget(Target),
    /// The figure cannot be killed in battle.
    Shielded(Group),
    /// Others protect the figure from hits.
    Protected(Group),
    /// Only sixes hit this figure.
    OnlySixes(Group),
    /// Too few hits are left to kill the figure.
    NotEnoughHits { needs: u8, has: u8 },
    /// No token of this kind is left.
    NoTokenLeft(Token),
    /// The region is not among those that are spoken of, or has had its turn.
    NotNamed(Region),
    /// The region does not border that one.
    NotBordering { region: Region, of: Region },
    /// It has to go to another region than this.
    MustLeave(Region),
    /// What is in this region has nowhere to go.
    NowhereToGo(Region),
    /// Nothing can be chosen from this region.
    NotFrom(Region),
    /// No such figure is in the region, or in any that is spoken of.
    NotThere { group: Group, region: Option<Region> },
    /// Another Power commands the figure, or it is another Power's.
    NotYours(Group),
    /// It is one's own figure, and an enemy's is asked for.
    Yours(Group),
    /// The figure is of another class than these.
    WrongClass { group: Group, classes: ClassSet },
    /// No figure in the reserve could take this one's place.
    NobodyToBecome(Group),
    /// The figure was not killed in this battle.
    NotKilled(Group),
    /// The figure cannot be saved.
    NotSavable(Group),
    /// No such token lies in the region.
    NoSuchToken { token: Token, region: Region },
    /// Another kind of token is asked for.
    WrongToken(Token),
    /// No corruption token of this Power lies in the region.
    NoSuchCorruption { owner: Power, region: Region },
    /// One's own corruption is asked for.
    NotYourCorruption(Power),
    /// Another Power's corruption is asked for.
    YourCorruption,
    /// The card does not lie there to be covered by one's own.
    NotCoverable(Card),
    /// The Power has no figure in the region.
    NotPresent { power: Power, region: Region },
    /// An opponent is asked for.
    Yourself,
    /// No die shows this.
    NoSuchDie(u8),
    /// The upgrade is not one of the Power's own.
    NotYourUpgrade(Upgrade),
    /// The upgrade is in play already.
    HasUpgrade(Upgrade),
    /// Something has to be chosen.
    MustChoose,
    /// It would do nothing.
    NothingToDo,
    /// Several options fit, which differ in what the choice does not say.
    Ambiguous,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use crate::notation::{GroupWords, TargetWords, list};
        match self {
            Refused::GameOver => write!(f, "the game is over"),
            Refused::NotYourDecision { asked } => write!(f, "{asked} is asked"),
            Refused::Expected(Expected::Turn) => {
                write!(f, "it is a turn: summon, play, choose a card that was set aside, or pass")
            }
            Refused::Expected(Expected::Hit) => {
                write!(f, "hits are being assigned: hit something")
            }
            Refused::Expected(Expected::YesOrNo) => write!(f, "the answer is yes or no"),
            Refused::Expected(Expected::Space) => {
                write!(f, "a card to cover, or empty, is to be chosen")
            }
            Refused::Expected(Expected::Upgrade) => write!(f, "an upgrade is to be chosen"),
            Refused::Expected(kind) => write!(f, "a {kind} is to be chosen"),
            Refused::NotSetAside(card) => write!(f, "{card} was not set aside"),
            Refused::NotInHand(card) => write!(f, "{card} is not in the hand"),
            Refused::NotEnoughPower { needs, has } => {
                write!(f, "it costs {needs} power and there are {has}")
            }
            Refused::NoSuchFigure { group, from: Some(region) } => {
                write!(f, "no {} to summon from {region}", GroupWords(*group))
            }
            Refused::NoSuchFigure { group, from: None } => {
                write!(f, "no {} in the reserve", GroupWords(*group))
            }
            Refused::Held(group) => {
                write!(f, "{} cannot be summoned or moved this round", GroupWords(*group))
            }
            Refused::NothingAsked => write!(f, "nothing is asked"),
            Refused::OutOfReach(region) => write!(f, "no figure in {region} or next to it"),
            Refused::NoEmptySpace(region) => write!(f, "{region} has no empty card space"),
            Refused::Ruined(region) => write!(f, "{region} is ruined"),
            Refused::ForbiddenByCard { card, region } => {
                write!(f, "{card} in {region} forbids it")
            }
            Refused::ForbiddenByOldWorld { card, region } => {
                write!(f, "{card} on the track forbids it in {region}")
            }
            Refused::NoSuchTarget(target) => write!(f, "no {} to hit", TargetWords(*target)),
            Refused::Shielded(group) => {
                write!(f, "{} cannot be killed in battle", GroupWords(*group))
            }
            Refused::Protected(group) => {
                write!(f, "others protect {} from hits", GroupWords(*group))
            }
            Refused::OnlySixes(group) => write!(f, "only sixes hit {}", GroupWords(*group)),
            Refused::NotEnoughHits { needs, has } => {
                write!(f, "it takes {needs} hits and {has} are left")
            }
            Refused::NoTokenLeft(token) => write!(f, "no {token} is left in the stockpile"),
            Refused::NotNamed(region) => write!(f, "{region} is not among the regions in question"),
            Refused::NotBordering { region, of } => write!(f, "{region} does not border {of}"),
            Refused::MustLeave(region) => write!(f, "it has to go to another region than {region}"),
            Refused::NowhereToGo(region) => {
                write!(f, "there is nowhere to move it from {region}")
            }
            Refused::NotFrom(region) => write!(f, "nothing in {region} can be chosen"),
            Refused::NotThere { group, region: Some(region) } => {
                write!(f, "no {} is in {region}", GroupWords(*group))
            }
            Refused::NotThere { group, region: None } => {
                write!(f, "no {} is there", GroupWords(*group))
            }
            Refused::NotYours(group) => write!(f, "{} is another Power's", GroupWords(*group)),
            Refused::Yours(group) => {
                write!(f, "{} is your own: an enemy figure is asked for", GroupWords(*group))
            }
            Refused::WrongClass { group, classes } => {
                write!(f, "{} is no {}", GroupWords(*group), list(*classes))
            }
            Refused::NobodyToBecome(group) => {
                write!(f, "no figure in the reserve can replace {}", GroupWords(*group))
            }
            Refused::NotKilled(group) => {
                write!(f, "{} was not killed in this battle", GroupWords(*group))
            }
            Refused::NotSavable(group) => write!(f, "{} cannot be saved", GroupWords(*group)),
            Refused::NoSuchToken { token, region } => write!(f, "no {token} lies in {region}"),
            Refused::WrongToken(token) => write!(f, "{token} is not the kind of token asked for"),
            Refused::NoSuchCorruption { owner, region } => {
                write!(f, "{owner} has no corruption in {region}")
            }
            Refused::NotYourCorruption(owner) => {
                write!(f, "{owner}'s corruption is not your own")
            }
            Refused::YourCorruption => write!(f, "an opponent's corruption is asked for"),
            Refused::NotCoverable(card) => write!(f, "{card} does not lie there to be covered"),
            Refused::NotPresent { power, region } => {
                write!(f, "{power} has no figure in {region}")
            }
            Refused::Yourself => write!(f, "an opponent is asked for"),
            Refused::NoSuchDie(face) => write!(f, "no die shows {face}"),
            Refused::NotYourUpgrade(upgrade) => write!(f, "{upgrade} is not among your upgrades"),
            Refused::HasUpgrade(upgrade) => write!(f, "{upgrade} is in play already"),
            Refused::MustChoose => write!(f, "something has to be chosen"),
            Refused::NothingToDo => write!(f, "it would do nothing"),
            Refused::Ambiguous => write!(f, "several options fit: say which"),
        }
    }
}

impl std::error::Error for Refused {}
