//! Why something is refused: the members that a problem (RFC 9457) has of its own, and its title.

use ruinous_engine::{
    self as engine,
    notation::{self, NotationError},
};
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, ClassId, ExpectedId, Group, OldWorldId, PowerId, RegionId, Sentence, TokenId,
    UpgradeId,
    id::{Id, Wire},
    mirror::mirror,
};

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Refusal {
    /// A sentence that says why.
    pub title: String,
    /// The same in pieces.
    pub said: Sentence,
    /// The same as data.
    pub reason: Why,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Why {
    /// The rules refuse a choice.
    Rules(Refused),
    /// A line is no choice.
    Misread(Misread),
    /// A choice cannot be taken back.
    Undo(CannotUndo),
    /// No game can be set up so.
    Setup(SetupError),
}

mirror! {
    /// Why the rules refuse a choice.
    Refused, tagged "kind" {
        /// The game is over.
        GameOver,
        /// Another Power is asked.
        NotYourDecision { asked: PowerId },
        /// Another kind of answer is asked for.
        Expected(expected: ExpectedId),
        /// The card was not set aside.
        NotSetAside(card: CardId),
        /// The card is not in the hand.
        NotInHand(card: CardId),
        /// Too few power points.
        NotEnoughPower { needs: u8, has: u8 },
        /// No such figure of this Power there, or in the reserve.
        NoSuchFigure { group: Group, #[schema(required)] from: Option<RegionId> },
        /// The figure cannot be summoned or moved this round.
        Held(group: Group),
        /// Nothing is being asked.
        NothingAsked,
        /// No figure of the Power in the region or next to it.
        OutOfReach(region: RegionId),
        /// All card spaces of the region are full.
        NoEmptySpace(region: RegionId),
        /// The region is ruined.
        Ruined(region: RegionId),
        /// A Chaos card forbids it.
        ForbiddenByCard { card: CardId, region: RegionId },
        /// A card on the track forbids it.
        ForbiddenByOldWorld { card: OldWorldId, region: RegionId },
        /// No such target in the region.
        NoSuchTarget(target: Target),
        /// The figure cannot be killed in battle.
        Shielded(group: Group),
        /// Others protect the figure from hits.
        Protected(group: Group),
        /// Only sixes hit this figure.
        OnlySixes(group: Group),
        /// Too few hits are left to kill the figure.
        NotEnoughHits { needs: u8, has: u8 },
        /// No token of this kind is left.
        NoTokenLeft(token: TokenId),
        /// The region is not among those that are spoken of, or has had its turn.
        NotNamed(region: RegionId),
        /// The region does not border that one.
        NotBordering { region: RegionId, of: RegionId },
        /// It has to go to another region than this.
        MustLeave(region: RegionId),
        /// What is in this region has nowhere to go.
        NowhereToGo(region: RegionId),
        /// Nothing can be chosen from this region.
        NotFrom(region: RegionId),
        /// No such figure is in the region, or in any that is spoken of.
        NotThere { group: Group, #[schema(required)] region: Option<RegionId> },
        /// Another Power commands the figure, or it is another Power's.
        NotYours(group: Group),
        /// It is one's own figure, and an enemy's is asked for.
        Yours(group: Group),
        /// The figure is of another class than these.
        WrongClass { group: Group, classes: Vec<ClassId> },
        /// No figure in the reserve could take this one's place.
        NobodyToBecome(group: Group),
        /// The figure was not killed in this battle.
        NotKilled(group: Group),
        /// The figure cannot be saved.
        NotSavable(group: Group),
        /// No such token lies in the region.
        NoSuchToken { token: TokenId, region: RegionId },
        /// Another kind of token is asked for.
        WrongToken(token: TokenId),
        /// No corruption token of this Power lies in the region.
        NoSuchCorruption { owner: PowerId, region: RegionId },
        /// One's own corruption is asked for.
        NotYourCorruption(owner: PowerId),
        /// Another Power's corruption is asked for.
        YourCorruption,
        /// The card does not lie there to be covered by one's own.
        NotCoverable(card: CardId),
        /// The Power has no figure in the region.
        NotPresent { power: PowerId, region: RegionId },
        /// An opponent is asked for.
        Yourself,
        /// No die shows this.
        NoSuchDie(face: u8),
        /// The upgrade is not one of the Power's own.
        NotYourUpgrade(upgrade: UpgradeId),
        /// The upgrade is in play already.
        HasUpgrade(upgrade: UpgradeId),
        /// Something has to be chosen.
        MustChoose,
        /// It would do nothing.
        NothingToDo,
        /// Several options fit, which differ in what the choice does not say.
        Ambiguous,
    }
}

mirror! {
    /// What a hit can be assigned to.
    Target, tagged "kind" {
        /// A figure.
        Figure(group: Group),
        /// A Peasant.
        Peasant,
    }
}

mirror! {
    /// Why no game can be set up so.
    SetupError, tagged "kind" {
        /// The game is for three players and more.
        TooFewPowers(count: u8),
        /// The same Power is named twice.
        PowerTwice(power: PowerId),
    }
}

/// Why a line is no choice.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Misread {
    /// The line is empty.
    Empty,
    /// A word that the game does not know, and what it was read as.
    UnknownWord { read_as: String, word: String },
    /// The line ends where something must follow.
    Missing { what: String },
    /// A verb that the notation does not have.
    UnknownVerb { word: String },
    /// What is chosen is nothing that can be chosen.
    UnknownThing { word: String },
    /// Words after the end of the choice.
    Unexpected { word: String },
    /// A bracket is not closed.
    OpenBracket,
}

/// Why a choice cannot be taken back.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // each variant says what its fields are
pub enum CannotUndo {
    /// The Power has chosen nothing yet, or that decision was not its own.
    NothingChosen,
    /// Another Power has chosen since.
    AnotherChose { power: PowerId },
    /// A die was rolled since.
    Die,
    /// Something was drawn since.
    Draw,
    /// A card of this Power was shown since that the others did not know.
    Secret { power: PowerId },
    /// The record does not replay, so nobody can tell.
    Unreplayable,
}

impl Refusal {
    /// The rules refuse a choice.
    pub fn rules(refused: engine::Refused, text: &Text) -> Self {
        Self::new(&text.refusal(refused), Why::Rules(refused.wire()))
    }

    /// A line is no choice.
    pub fn misread(error: &NotationError, text: &Text) -> Self {
        Self::new(&text.misreading(error), Why::Misread(error.into()))
    }

    /// A choice cannot be taken back.
    pub fn undo(why_not: notation::CannotUndo, text: &Text) -> Self {
        Self::new(&text.cannot_undo(why_not), Why::Undo(why_not.into()))
    }

    /// No game can be set up so.
    pub fn setup(error: engine::SetupError, text: &Text) -> Self {
        Self::new(&text.setup_error(error), Why::Setup(error.wire()))
    }

    fn new(said: &str, reason: Why) -> Self {
        let said = Sentence::read(said);
        Self { title: said.words(), said, reason }
    }
}

impl From<&NotationError> for Misread {
    fn from(error: &NotationError) -> Self {
        match error.clone() {
            NotationError::Empty => Self::Empty,
            NotationError::Unknown(unknown) => {
                Self::UnknownWord { read_as: unknown.kind.to_owned(), word: unknown.word }
            }
            NotationError::Missing(what) => Self::Missing { what: what.to_owned() },
            NotationError::UnknownVerb(word) => Self::UnknownVerb { word },
            NotationError::UnknownThing(word) => Self::UnknownThing { word },
            NotationError::Unexpected(word) => Self::Unexpected { word },
            NotationError::OpenBracket => Self::OpenBracket,
        }
    }
}

impl From<notation::CannotUndo> for CannotUndo {
    fn from(why_not: notation::CannotUndo) -> Self {
        match why_not {
            notation::CannotUndo::NothingChosen => Self::NothingChosen,
            notation::CannotUndo::AnotherChose(power) => Self::AnotherChose { power: Id(power) },
            notation::CannotUndo::Die => Self::Die,
            notation::CannotUndo::Draw => Self::Draw,
            notation::CannotUndo::Secret(power) => Self::Secret { power: Id(power) },
            notation::CannotUndo::Unreplayable => Self::Unreplayable,
        }
    }
}
