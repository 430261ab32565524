//! What an option does, and where.

use ruinous_engine::{
    Card, CardSet, Choice, Class, Power, Question, Region, Target, Thing, Token, Upgrade,
};

/// What an option does in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A figure of this class comes.
    Come(Class),
    /// A figure of this class leaves for another region.
    Leave(Class),
    /// A figure of this class is hit.
    Hit(Class),
    /// An own figure of this class is picked.
    PickOwn(Class),
    /// A figure of another Power is picked.
    PickOther(Class),
    /// A token is placed or sent there.
    Place(Token),
    /// A token is picked.
    PickToken(Token),
    /// A Peasant is hit.
    HitPeasant,
    /// Corruption of one's own is picked.
    PickOwnCorruption,
    /// Corruption of another Power is picked.
    PickCorruption,
    /// The region is picked for something else.
    PickRegion,
    /// A Power is picked.
    PickPower,
    /// A low die is picked.
    PickLow,
    /// A high die is picked.
    PickHigh,
    /// A card of another Power is picked.
    PickOtherCard,
    /// An empty card space is picked.
    PickEmpty,
    /// It is done.
    Yes,
    /// It is left.
    No,
    /// No more of it.
    Done,
    /// Nothing more is done in this phase.
    Pass,
    /// A card is played.
    Play(Card),
    /// A card is picked: to be discarded, or cashed.
    PickCard(Card),
    /// An upgrade is picked.
    PickUpgrade(Upgrade),
}

/// Actions with a figure: to come, to leave, to be hit, to be picked, one's own or another's.
const WITH_FIGURES: usize = 5 * CLASSES;
const CLASSES: usize = Class::ALL.len();
/// Actions with a token: to be placed, to be picked.
const WITH_TOKENS: usize = 2 * TOKENS;
const TOKENS: usize = Token::ALL.len();
/// Where those with neither begin.
const OTHERS: usize = WITH_FIGURES + WITH_TOKENS;
/// Actions that every Power knows; those with cards and upgrades come after them.
const COMMON: usize = OTHERS + 13;
/// The most cards or upgrades of a Power in both sets.
const MOST_CARDS: usize = CardSet::ALL.len() * 16;

impl Action {
    /// The first so many are figures that come and leave.
    pub(crate) const MOVES: usize = 2 * CLASSES;

    /// How many there are for a Power.
    pub const COUNT: usize = COMMON + 3 * MOST_CARDS;

    /// Its place among all actions of a Power.
    #[inline]
    pub const fn place(self) -> usize {
        match self {
            Self::Come(class) => class as usize,
            Self::Leave(class) => CLASSES + class as usize,
            Self::Hit(class) => 2 * CLASSES + class as usize,
            Self::PickOwn(class) => 3 * CLASSES + class as usize,
            Self::PickOther(class) => 4 * CLASSES + class as usize,
            Self::Place(token) => WITH_FIGURES + token as usize,
            Self::PickToken(token) => WITH_FIGURES + TOKENS + token as usize,
            Self::HitPeasant => OTHERS,
            Self::PickOwnCorruption => OTHERS + 1,
            Self::PickCorruption => OTHERS + 2,
            Self::PickRegion => OTHERS + 3,
            Self::PickPower => OTHERS + 4,
            Self::PickLow => OTHERS + 5,
            Self::PickHigh => OTHERS + 6,
            Self::PickEmpty => OTHERS + 7,
            Self::Yes => OTHERS + 8,
            Self::No => OTHERS + 9,
            Self::Done => OTHERS + 10,
            Self::Pass => OTHERS + 11,
            Self::PickOtherCard => OTHERS + 12,
            Self::Play(card) => COMMON + in_both_sets(card.set(), card.place()),
            Self::PickCard(card) => COMMON + MOST_CARDS + in_both_sets(card.set(), card.place()),
            Self::PickUpgrade(upgrade) => {
                COMMON + 2 * MOST_CARDS + in_both_sets(upgrade.set(), upgrade.place())
            }
        }
    }

    /// For an action with a card or upgrade that is unknown, because it joined the game later: those of its Power that do the
    /// same with what is known. What is about no card has none.
    pub(crate) fn alike(self, power: Power, unknown: &[Self]) -> Vec<Self> {
        if !matches!(self, Self::Play(_) | Self::PickCard(_) | Self::PickUpgrade(_)) {
            return Vec::new();
        }
        let kind = std::mem::discriminant::<Self>;
        let is_alike = |other: &Self| kind(other) == kind(&self) && !unknown.contains(other);
        Self::all(power).filter(is_alike).collect()
    }

    /// All of a Power.
    pub fn all(power: Power) -> impl Iterator<Item = Self> {
        let by_class = [Self::Come, Self::Leave, Self::Hit, Self::PickOwn, Self::PickOther]
            .into_iter()
            .flat_map(|action| Class::ALL.into_iter().map(action));
        let by_token = [Self::Place, Self::PickToken]
            .into_iter()
            .flat_map(|action| Token::ALL.into_iter().map(action));
        let others = [
            Self::HitPeasant,
            Self::PickOwnCorruption,
            Self::PickCorruption,
            Self::PickRegion,
            Self::PickPower,
            Self::PickLow,
            Self::PickHigh,
            Self::PickOtherCard,
            Self::PickEmpty,
            Self::Yes,
            Self::No,
            Self::Done,
            Self::Pass,
        ];
        let cards = move || CardSet::ALL.into_iter().flat_map(move |set| Card::of(power, set));
        let upgrades = CardSet::ALL.into_iter().flat_map(move |set| Upgrade::of(power, set));
        by_class
            .chain(by_token)
            .chain(others)
            .chain(cards().map(Self::Play))
            .chain(cards().map(Self::PickCard))
            .chain(upgrades.map(Self::PickUpgrade))
    }

    /// The name in files.
    pub fn id(self) -> String {
        let name = match self {
            Self::Come(class) => return format!("come-{class}"),
            Self::Leave(class) => return format!("leave-{class}"),
            Self::Hit(class) => return format!("hit-{class}"),
            Self::PickOwn(class) => return format!("pick-own-{class}"),
            Self::PickOther(class) => return format!("pick-other-{class}"),
            Self::Place(token) => return format!("place-{token}"),
            Self::PickToken(token) => return format!("pick-{token}"),
            Self::Play(card) => return format!("play-{}-{card}", card.set().id()),
            Self::PickCard(card) => return format!("pick-card-{}-{card}", card.set().id()),
            Self::PickUpgrade(upgrade) => {
                return format!("pick-upgrade-{}-{upgrade}", upgrade.set().id());
            }
            Self::HitPeasant => "hit-peasant",
            Self::PickOwnCorruption => "pick-own-corruption",
            Self::PickCorruption => "pick-corruption",
            Self::PickRegion => "pick-region",
            Self::PickPower => "pick-power",
            Self::PickLow => "pick-low",
            Self::PickHigh => "pick-high",
            Self::PickOtherCard => "pick-other-card",
            Self::PickEmpty => "pick-empty",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Done => "done",
            Self::Pass => "pass",
        };
        name.to_owned()
    }
}

const fn in_both_sets(set: CardSet, place: u8) -> usize {
    set as usize * (MOST_CARDS / 2) + place as usize
}

/// An action somewhere, as it looks to one Power: the owner of the figure or token that it happens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What is done.
    pub action: Action,
    /// Where, if it is in a region.
    pub region: Option<Region>,
    /// By whom the region is seen.
    pub seen_by: Power,
}

/// What an option does, and where: one action, or two when a figure moves.
pub fn parts(option: Choice, by: Power, question: Question) -> (Part, Option<Part>) {
    let here = region_of(question);
    let part = |action, region| Part { action, region, seen_by: by };
    let first = match option {
        Choice::Summon { group, from, to } => {
            let class = group.kind.class;
            let leave = from.map(|from| part(Action::Leave(class), Some(from)));
            return (part(Action::Come(class), Some(to)), leave);
        }
        Choice::Play { card, region } => part(Action::Play(card), Some(region)),
        Choice::Pass => part(Action::Pass, None),
        Choice::Hit(Target::Figure(group)) => {
            Part { action: Action::Hit(group.kind.class), region: here, seen_by: group.kind.owner }
        }
        Choice::Hit(Target::Peasant) => part(Action::HitPeasant, here),
        Choice::Choose(thing) => picking(thing, by, question),
    };
    (first, None)
}

fn picking(thing: Thing, by: Power, question: Question) -> Part {
    let here = region_of(question);
    let part = |action, region| Part { action, region, seen_by: by };
    match thing {
        Thing::Region(region) => {
            let action = match question {
                Question::PlaceToken { token, .. }
                | Question::PlacePair { token, .. }
                | Question::MoveTokenTo { token, .. } => Action::Place(token),
                // What a new question asks for is known as a region, and no more.
                _ => Action::PickRegion,
            };
            part(action, Some(region))
        }
        Thing::Figure { group, region } if group.kind.owner == by => {
            part(Action::PickOwn(group.kind.class), region.or(here))
        }
        Thing::Figure { group, region } => {
            let action = Action::PickOther(group.kind.class);
            Part { action, region: region.or(here), seen_by: group.kind.owner }
        }
        Thing::Token { token, region } => part(Action::PickToken(token), region.or(here)),
        Thing::Corruption { owner, region } if owner == by => {
            part(Action::PickOwnCorruption, region.or(here))
        }
        Thing::Corruption { owner, region } => {
            Part { action: Action::PickCorruption, region: region.or(here), seen_by: owner }
        }
        Thing::Card(card) if card.power() == by => part(Action::PickCard(card), None),
        Thing::Card(_) => part(Action::PickOtherCard, here),
        Thing::Upgrade(upgrade) => part(Action::PickUpgrade(upgrade), None),
        Thing::Power(power) => Part { action: Action::PickPower, region: here, seen_by: power },
        Thing::Die(face) => part(if face < 4 { Action::PickLow } else { Action::PickHigh }, here),
        Thing::Empty => part(Action::PickEmpty, here),
        Thing::Yes => part(Action::Yes, here),
        Thing::No => part(Action::No, here),
        Thing::Done => part(Action::Done, here),
    }
}

/// The region that a question is about.
fn region_of(question: Question) -> Option<Region> {
    match question {
        Question::Turn
        | Question::PlaceToken { .. }
        | Question::PlacePair { .. }
        | Question::RemoveCorruption { .. }
        | Question::RemoveToken { .. }
        | Question::MoveToken { .. }
        | Question::Discard { .. }
        | Question::Upgrade => None,
        Question::MoveCorruption { from, .. }
        | Question::MoveCorruptionTo { from, .. }
        | Question::MoveTokenTo { from, .. }
        | Question::SendAwayTo { from, .. }
        | Question::FleeTo { from, .. }
        | Question::TakeWarpstone { from, .. }
        | Question::Flee { from, .. } => Some(from),
        Question::Gather { to, .. } => Some(to),
        Question::Spread { region, .. }
        | Question::CorruptOnceMore { region, .. }
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
        | Question::StrikeBack { region, .. } => Some(region),
    }
}
