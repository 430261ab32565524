//! The names of things.

use ruinous_engine::{
    Card, CardSet, Class, Group, Kind, Mark, Marks, OldWorldCard, Phase, Power, PowerSet,
    Provenance, Region, Token, Upgrade,
    dial::{self, Instruction},
};

use crate::{
    Text,
    card_numbers::{self, Numbers},
    forms::is_name,
    sentence::Subject,
};

/// Something that has a name in `locales/`.
pub trait Named {
    /// The id of the message that names it.
    fn message(&self) -> String;

    /// The numbers that the forms of its name speak of: a card's text has those of its entry.
    fn numbers(&self) -> Numbers {
        Numbers::new()
    }

    /// What a piece of a sentence names that has this name, if it is something to point at.
    fn subject(&self) -> Option<Subject> {
        None
    }
}

macro_rules! named {
    ($($type:ty: $prefix:literal $(as $subject:path)?),+ $(,)?) => {
        $(impl Named for $type {
            fn message(&self) -> String {
                format!(concat!($prefix, "-{}"), self)
            }
            $(fn subject(&self) -> Option<Subject> {
                Some($subject(*self))
            })?
        })+
    };
}

named! {
    Power: "power" as Subject::Power,
    Region: "region" as Subject::Region,
    Token: "token" as Subject::Token,
    Class: "class",
    Mark: "mark",
    Phase: "phase",
    Provenance: "provenance",
}

impl Named for Card {
    fn message(&self) -> String {
        format!("card-{self}")
    }
    fn numbers(&self) -> Numbers {
        card_numbers::of_chaos_card(self.info())
    }
    fn subject(&self) -> Option<Subject> {
        Some(Subject::Card(*self))
    }
}

/// The set from which a Power has its cards. The Horned Rat has only one, whatever the others use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetOf(pub Power, pub CardSet);

impl Named for SetOf {
    fn message(&self) -> String {
        match *self {
            SetOf(Power::HornedRat, _) => "card-set-own".to_owned(),
            SetOf(_, set) => format!("card-set-{set}"),
        }
    }
}

impl Named for OldWorldCard {
    fn message(&self) -> String {
        let revised = if is_revised(*self) { "-revised" } else { "" };
        format!("old-world-{self}{revised}")
    }
    fn numbers(&self) -> Numbers {
        card_numbers::of_old_world_card(self.info())
    }
    fn subject(&self) -> Option<Subject> {
        Some(Subject::OldWorld(*self))
    }
}

/// Whether it is the expansion's version of a card: two cards have one id, and it is the later.
pub fn is_revised(card: OldWorldCard) -> bool {
    OldWorldCard::all().find(|other| other.info().id == card.info().id) != Some(card)
}

impl Named for Upgrade {
    fn message(&self) -> String {
        // Both sets have upgrades of one id. The Horned Rat has only one set.
        match (self.power(), self.set()) {
            (power, CardSet::Morrslieb) if power != Power::HornedRat => {
                format!("upgrade-{power}-morrslieb-{self}")
            }
            (power, _) => format!("upgrade-{power}-{self}"),
        }
    }
    fn numbers(&self) -> Numbers {
        card_numbers::of_upgrade(self.info())
    }
    fn subject(&self) -> Option<Subject> {
        Some(Subject::Upgrade(*self))
    }
}

impl Named for Kind {
    fn message(&self) -> String {
        format!("figure-{}-{}", self.owner, self.class)
    }
    fn subject(&self) -> Option<Subject> {
        Some(Subject::Figure(*self))
    }
}

impl Text {
    /// A thing's name.
    pub fn name(&self, thing: impl Named) -> String {
        match self.known_forms(&thing).and_then(|forms| forms.get("")) {
            Some(name) => name.to_owned(),
            None => self.marked_name(&thing, self.say(thing.message())),
        }
    }

    /// A form of a thing's name that still names it.
    pub(crate) fn named(&self, thing: impl Named, form: &str) -> String {
        match self.known_forms(&thing).and_then(|forms| forms.get(form)) {
            Some(name) if is_name(form) => name.to_owned(),
            _ => self.marked_name(&thing, self.say(format!("{}.{form}", thing.message()))),
        }
    }

    /// The form of a thing's name that the language gives under this attribute.
    pub fn form(&self, thing: impl Named, form: &str) -> String {
        match self.known_forms(&thing).and_then(|forms| forms.get(form)) {
            // Among those that are known, names are marked.
            Some(words) if !is_name(form) => words.to_owned(),
            _ => self.line(format!("{}.{form}", thing.message())).numbers(&thing.numbers()).say(),
        }
    }

    /// Several things' names as a list.
    pub fn names<T: Named>(&self, things: impl IntoIterator<Item = T>) -> String {
        let names: Vec<String> = things.into_iter().map(|thing| self.name(thing)).collect();
        self.list(&names)
    }

    /// Powers as a list within a sentence.
    pub fn powers(&self, powers: PowerSet) -> String {
        let names: Vec<String> = powers.into_iter().map(|power| self.named(power, "the")).collect();
        self.list(&names)
    }

    /// Powers as a list with which a sentence begins.
    pub fn powers_first(&self, powers: PowerSet) -> String {
        let mut names: Vec<String> =
            powers.into_iter().map(|power| self.named(power, "the")).collect();
        if let (Some(name), Some(power)) = (names.first_mut(), powers.into_iter().next()) {
            *name = self.name(power);
        }
        self.list(&names)
    }

    /// So many figures of a kind.
    pub fn figures(&self, kind: Kind, count: u8) -> String {
        let line = self.line(format!("figures-{}-{}", kind.owner, kind.class));
        self.marked_name(&kind, line.number("count", count).say())
    }

    /// A figure, and what tells it from others of its kind.
    pub fn group(&self, group: Group) -> String {
        self.with_marks(self.name(group.kind), group.marks)
    }

    /// The words for a figure, and what marks it.
    pub(crate) fn with_marks(&self, figure: String, marks: Marks) -> String {
        let Some(marks) = self.marks(marks) else { return figure };
        self.line("marked-figure").word("figure", figure).word("marks", marks).say()
    }

    /// What marks a figure, if anything does.
    pub fn marks(&self, marks: Marks) -> Option<String> {
        // Whom the Keeper of Secrets controls is controlled: saying both would say it twice.
        let marks = if marks.has(Mark::Kept) { marks.without(Mark::Controlled) } else { marks };
        (!marks.is_empty()).then(|| self.names(marks))
    }

    /// What a tick of a dial (1 is the first) tells its Power to do.
    pub fn instruction(&self, power: Power, tick: u8) -> String {
        if tick == 0 || tick > dial::length(power) {
            return self.say("list-none");
        }
        match dial::instruction(power, tick) {
            Instruction::Score(points) => self.line("dial-score").number("count", points),
            Instruction::Upgrade => self.line("dial-upgrade"),
            Instruction::Draw(cards) => self.line("dial-draw").number("count", cards),
            Instruction::Place(count, token) => {
                self.line("dial-place").number("count", count).name("token", token)
            }
            Instruction::RemoveCorruption(count) => {
                self.line("dial-remove-corruption").number("count", count)
            }
            Instruction::RemoveTokens(count) => {
                self.line("dial-remove-tokens").number("count", count)
            }
            Instruction::Victory => self.line("dial-victory"),
        }
        .say()
    }
}
