//! One option of a decision: the line that takes it, its words, and where it belongs on the table.

use ruinous_engine::{self as engine, Choice, Question, Region, Target, Thing, Token, notation};
use ruinous_words::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, KindId, MarkId, PowerId, RegionId, Sentence, TokenId, UpgradeId,
    id::{Id, Wire},
};

/// An option of the one who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Offer {
    /// The line of the notation that chooses it.
    pub choice: String,
    /// The option in words.
    pub said: Sentence,
    /// What it costs in power points.
    pub cost: u8,
    /// What kind of option it is. What follows is where on the table it belongs.
    pub kind: OfferKind,
    /// The kind of figure that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub figure: Option<KindId>,
    /// What marks that figure, as the view's `figures` have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkId>,
    /// The region that the figure leaves; of one that comes from the reserve there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub from: Option<RegionId>,
    /// The region that the figure goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub to: Option<RegionId>,
    /// The region that is chosen, or in which it happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub region: Option<RegionId>,
    /// The Chaos card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub card: Option<CardId>,
    /// The Old World token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<TokenId>,
    /// The Power, or the owner of the corruption token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub power: Option<PowerId>,
    /// The upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub upgrade: Option<UpgradeId>,
    /// The number that the die shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub face: Option<u8>,
}

/// What kind of option it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// Summon `figure`, `from` a region or the reserve, `to` a region.
    Summon,
    /// Play `card` in `region`.
    Play,
    /// Do nothing more in this summoning phase.
    Pass,
    /// Hit `figure`, or the Peasant that `token` says, in `region`.
    Hit,
    /// Choose `region`.
    Region,
    /// Choose `figure`, in `region` or in the reserve.
    Figure,
    /// Choose `token` in `region`.
    Token,
    /// Choose a corruption token of `power` in `region`.
    Corruption,
    /// Choose `card`: of the hand, to cover, or in a turn one that was set aside.
    Card,
    /// Choose `upgrade`.
    Upgrade,
    /// Choose `power`.
    Power,
    /// Choose the die that shows `face`.
    Die,
    /// Choose the empty card space of `region`.
    Empty,
    /// Do it.
    Yes,
    /// Leave it.
    No,
    /// Stop here.
    Done,
}

impl Offer {
    pub(crate) fn of(choice: Choice, cost: u8, decision: &engine::Decision, text: &Text) -> Self {
        let mut offer = Self {
            choice: notation::choice_line(decision.power, choice),
            said: Sentence::read(&text.choice(choice, decision)),
            cost,
            kind: OfferKind::Pass,
            figure: None,
            marks: Vec::new(),
            from: None,
            to: None,
            region: None,
            card: None,
            token: None,
            power: None,
            upgrade: None,
            face: None,
        };
        match choice {
            Choice::Summon { group, from, to } => {
                offer.kind = OfferKind::Summon;
                offer.is_about(group);
                (offer.from, offer.to) = (from.wire(), Some(Id(to)));
            }
            Choice::Play { card, region } => {
                offer.kind = OfferKind::Play;
                (offer.card, offer.region) = (Some(Id(card)), Some(Id(region)));
            }
            Choice::Pass => {}
            Choice::Hit(target) => {
                offer.kind = OfferKind::Hit;
                offer.region = place_of(&decision.question).wire();
                match target {
                    Target::Figure(group) => offer.is_about(group),
                    Target::Peasant => offer.token = Some(Id(Token::Peasant)),
                }
            }
            Choice::Choose(thing) => offer.choose(thing, &decision.question),
        }
        offer
    }

    fn is_about(&mut self, group: engine::Group) {
        self.figure = Some(Id(group.kind));
        self.marks = group.marks.wire();
    }

    fn choose(&mut self, thing: Thing, question: &Question) {
        let here = place_of(question);
        self.region = here.wire();
        self.kind = match thing {
            Thing::Region(region) => {
                self.region = Some(Id(region));
                OfferKind::Region
            }
            Thing::Figure { group, region } => {
                self.is_about(group);
                self.region = region.or(here).wire();
                OfferKind::Figure
            }
            Thing::Token { token, region } => {
                self.token = Some(Id(token));
                self.region = region.or(here).wire();
                OfferKind::Token
            }
            Thing::Corruption { owner, region } => {
                self.power = Some(Id(owner));
                self.region = region.or(here).wire();
                OfferKind::Corruption
            }
            Thing::Card(card) => {
                self.card = Some(Id(card));
                OfferKind::Card
            }
            Thing::Upgrade(upgrade) => {
                self.upgrade = Some(Id(upgrade));
                OfferKind::Upgrade
            }
            Thing::Power(power) => {
                self.power = Some(Id(power));
                OfferKind::Power
            }
            Thing::Die(face) => {
                self.face = Some(face);
                OfferKind::Die
            }
            Thing::Empty => OfferKind::Empty,
            Thing::Yes => OfferKind::Yes,
            Thing::No => OfferKind::No,
            Thing::Done => OfferKind::Done,
        };
    }
}

/// The region in which an answer takes place that does not name one.
fn place_of(question: &Question) -> Option<Region> {
    match *question {
        Question::RemoveCorruption { region, .. } => region,
        Question::MoveCorruption { from, .. }
        | Question::Flee { from, .. }
        | Question::MoveToken { moving: engine::Moving::AwayFrom(from), .. } => Some(from),
        Question::CorruptOnceMore { region }
        | Question::WhoDiscards { region, .. }
        | Question::Cover { region, .. }
        | Question::Mark { region, .. }
        | Question::TakeControl { region, .. }
        | Question::SendAway { region, .. }
        | Question::Replace { region, .. }
        | Question::Kill { region, .. }
        | Question::GiveUp { region, .. }
        | Question::PayToRemove { region, .. }
        | Question::RemoveEnemy { region, .. }
        | Question::PayToSave { region }
        | Question::Save { region }
        | Question::ComeAlong { region, .. }
        | Question::BringToken { region, .. }
        | Question::RollAgain { region, .. }
        | Question::FillSpace { region, .. }
        | Question::Hit { region, .. }
        | Question::StrikeBack { region, .. }
        | Question::TakeWarpstone { to: region, .. } => Some(region),
        // A figure that says no region comes from the reserve, and where several regions are in
        // question an answer names its own.
        Question::Gather { .. } | Question::RemoveToken { .. } | Question::MoveToken { .. } => None,
        Question::Turn
        | Question::PlaceToken { .. }
        | Question::PlacePair { .. }
        | Question::MoveCorruptionTo { .. }
        | Question::Spread { .. }
        | Question::MoveTokenTo { .. }
        | Question::Discard { .. }
        | Question::SendAwayTo { .. }
        | Question::FleeTo { .. }
        | Question::Upgrade => None,
    }
}
