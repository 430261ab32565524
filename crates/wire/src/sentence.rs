//! Sentences in pieces.

use ruinous_words::{self as words, Subject};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{CardId, Id, KindId, OldWorldId, PowerId, RegionId, TokenId, UpgradeId};

/// What is said, in the viewer's language: its pieces, one after the other, are the words.
#[derive(Clone, PartialEq, Default, Debug, Serialize, ToSchema)]
pub struct Sentence(pub Vec<Piece>);

/// A part of a sentence, with the id of what it names, if it names something.
#[derive(Clone, PartialEq, Default, Debug, Serialize, ToSchema)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// The Power that they name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub power: Option<PowerId>,
    /// The region.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub region: Option<RegionId>,
    /// The Old World token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<TokenId>,
    /// The kind of figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub figure: Option<KindId>,
    /// The Chaos card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub card: Option<CardId>,
    /// The upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub upgrade: Option<UpgradeId>,
    /// The Old World card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub old_world: Option<OldWorldId>,
}

impl Sentence {
    /// What a marked text has said.
    pub fn read(said: &str) -> Self {
        Self(words::Sentence::read(said).0.into_iter().map(Piece::from).collect())
    }

    /// The words alone.
    pub fn words(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }
}

impl From<words::Piece> for Piece {
    fn from(piece: words::Piece) -> Self {
        let mut made = Self { text: piece.text, ..Self::default() };
        match piece.names {
            None => {}
            Some(Subject::Power(power)) => made.power = Some(Id(power)),
            Some(Subject::Region(region)) => made.region = Some(Id(region)),
            Some(Subject::Token(token)) => made.token = Some(Id(token)),
            Some(Subject::Figure(kind)) => made.figure = Some(Id(kind)),
            Some(Subject::Card(card)) => made.card = Some(Id(card)),
            Some(Subject::Upgrade(upgrade)) => made.upgrade = Some(Id(upgrade)),
            Some(Subject::OldWorld(card)) => made.old_world = Some(Id(card)),
        }
        made
    }
}
