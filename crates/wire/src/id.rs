//! Words of the game's vocabulary, which go by their ids in the notation.

use std::{borrow::Cow, fmt, str::FromStr, sync::LazyLock};

use ruinous_engine::{
    self as engine, Card, CardSet, Class, EndedBy, Expected, Figure, Kind, Mark, OldWorldCard,
    OldWorldSet, Phase, Power, Provenance, Region, Token, Upgrade, odds::Omission,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, schema::Type},
};

/// Something that goes by an id.
pub trait Word: Copy {
    /// What it is called in the API's description.
    const NAME: &'static str;
    /// What its ids are.
    const ABOUT: &'static str;

    /// The id.
    fn id(self) -> &'static str;
    /// All ids, where they are few enough to be listed.
    fn ids() -> Vec<&'static str>;
}

/// The id of a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id<T>(pub T);

impl<T: Word> Serialize for Id<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A word is one of a list, and nothing in it needs escaping.
        serializer.serialize_unit_variant(T::NAME, 0, self.0.id())
    }
}

impl<'de, T: Word + FromStr<Err: fmt::Display>> Deserialize<'de> for Id<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = Cow::<str>::deserialize(deserializer)?;
        id.parse().map(Self).map_err(de::Error::custom)
    }
}

impl<T: Word> PartialSchema for Id<T> {
    fn schema() -> RefOr<Schema> {
        let ids = T::ids();
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some(T::ABOUT))
            .enum_values((!ids.is_empty()).then_some(ids))
            .into()
    }
}

impl<T: Word> ToSchema for Id<T> {
    fn name() -> Cow<'static, str> {
        T::NAME.into()
    }
}

/// Words of a closed list.
macro_rules! listed {
    ($($alias:ident of $word:ty, $name:literal: $about:literal;)+) => {
        $(
            #[doc = $about]
            pub type $alias = Id<$word>;

            impl Word for $word {
                const NAME: &'static str = $name;
                const ABOUT: &'static str = $about;
                fn id(self) -> &'static str {
                    Self::id(self)
                }
                fn ids() -> Vec<&'static str> {
                    Self::ALL.map(Self::id).to_vec()
                }
            }
        )+
    };
}

listed! {
    PowerId of Power, "PowerId": "A Power.";
    RegionId of Region, "RegionId": "A region.";
    TokenId of Token, "TokenId": "A kind of Old World token.";
    ClassId of Class, "ClassId": "A class of figure.";
    MarkId of Mark, "MarkId": "Something that tells a figure from others of its kind.";
    PhaseId of Phase, "PhaseId": "A phase of the round.";
    EndedById of EndedBy, "EndedById": "How a game ended.";
    CardSetId of CardSet, "CardSetId": "A set of Chaos cards and upgrades.";
    OldWorldSetId of OldWorldSet, "OldWorldSetId": "A set of Old World cards.";
    ExpectedId of Expected, "ExpectedId": "What kind of thing answers a question.";
    OmissionId of Omission, "OmissionId": "Something that odds do not follow.";
    ProvenanceId of Provenance, "ProvenanceId": "How sure we are of what a card does.";
}

/// Words of which there are too many to list.
macro_rules! named {
    ($($alias:ident of $word:ty, $name:literal: $about:literal, $id:expr;)+) => {
        $(
            #[doc = $about]
            pub type $alias = Id<$word>;

            impl Word for $word {
                const NAME: &'static str = $name;
                const ABOUT: &'static str = $about;
                fn id(self) -> &'static str {
                    let id: fn(Self) -> &'static str = $id;
                    id(self)
                }
                fn ids() -> Vec<&'static str> {
                    Vec::new()
                }
            }
        )+
    };
}

named! {
    CardId of Card, "CardId": "A Chaos card, such as `blood-frenzy`.", |card| card.info().id;
    UpgradeId of Upgrade, "UpgradeId": "An upgrade, such as `bloodletters`: no two at a table have one id.",
        |upgrade| upgrade.info().id;
    OldWorldId of OldWorldCard, "OldWorldId": "An Old World card, such as `meteor-showers`.",
        |card| card.info().id;
    KindId of Kind, "KindId": "A kind of figure, its owner and its class: `khorne.warrior`.",
        |kind| KIND_IDS[kind.owner as usize][kind.class as usize].as_str();
    FigureId of Figure, "FigureId": "One figure, its kind and which of them it is: `khorne.warrior.2`.",
        |figure| FIGURE_IDS[figure.index()].as_str();
}

// Put together once: a view has dozens of them.
static KIND_IDS: LazyLock<[[String; Class::ALL.len()]; Power::ALL.len()]> =
    LazyLock::new(|| Power::ALL.map(|owner| Class::ALL.map(|class| format!("{owner}.{class}"))));
static FIGURE_IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let figures = (0..).map_while(Figure::from_index);
    figures.map(|figure| format!("{}.{}", Word::id(figure.kind()), number(figure))).collect()
});

/// Which of its kind a figure is, from 1, as the notation's events have it.
fn number(figure: Figure) -> usize {
    figure.kind().figures().take_while(|other| *other != figure).count() + 1
}

/// What the engine has, as the wire has it.
pub(crate) trait Wire<W> {
    fn wire(self) -> W;
}

impl<T: Word> Wire<Id<T>> for T {
    fn wire(self) -> Id<T> {
        Id(self)
    }
}

impl<T: Wire<W>, W> Wire<Option<W>> for Option<T> {
    fn wire(self) -> Option<W> {
        self.map(Wire::wire)
    }
}

impl<T: Wire<W>, W, const N: usize> Wire<[W; N]> for [T; N] {
    fn wire(self) -> [W; N] {
        self.map(Wire::wire)
    }
}

macro_rules! as_it_is {
    ($($type:ty),+) => {
        $(impl Wire<$type> for $type {
            fn wire(self) -> $type {
                self
            }
        })+
    };
}

as_it_is!(u8, bool);

/// Sets become lists in rules order.
macro_rules! lists {
    ($($set:ty: $item:ty),+ $(,)?) => {
        $(impl Wire<Vec<$item>> for $set {
            fn wire(self) -> Vec<$item> {
                self.into_iter().map(Wire::wire).collect()
            }
        })+
    };
}

lists! {
    engine::PowerSet: PowerId,
    engine::RegionSet: RegionId,
    engine::TokenSet: TokenId,
    engine::ClassSet: ClassId,
    engine::Marks: MarkId,
    engine::odds::Omissions: OmissionId,
    engine::chance::Dice: u8,
}
