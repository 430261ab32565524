//! What can be answered.

use ruinous_engine::{
    Card, Choice, Decision, Effect, Group, Question, Reach, Region, Target, Thing, Token,
};

use crate::Text;

impl Text {
    /// An option of a decision, in full.
    pub fn choice(&self, choice: Choice, decision: &Decision) -> String {
        match choice {
            Choice::Summon { group, from: Some(from), to } => self
                .line("choice-summon-from")
                .word("figure-a", self.a_figure(group))
                .name("from", from)
                .name("to", to),
            Choice::Summon { group, from: None, to } => {
                self.line("choice-summon").word("figure-a", self.a_figure(group)).name("to", to)
            }
            Choice::Play { card, region } => {
                self.line("choice-play").name("card", card).name("region", region)
            }
            Choice::Pass => self.line("choice-pass"),
            Choice::Hit(Target::Figure(group)) => return self.owned(group),
            Choice::Hit(Target::Peasant) => self.line("choice-token").name("token", Token::Peasant),
            Choice::Choose(thing) => return self.thing(thing, decision),
        }
        .say()
    }

    fn thing(&self, thing: Thing, decision: &Decision) -> String {
        match thing {
            Thing::Region(region) => match pair_of(region, decision) {
                Some(pair) => return self.names(pair),
                None => self.line("choice-region").name("region", region),
            },
            Thing::Figure { group, region: Some(region) } => self
                .line("choice-figure-in")
                .word("figure", self.owned(group))
                .name("region", region),
            Thing::Figure { group, region: None } if is_from_reserve(decision) => {
                self.line("choice-figure-in-reserve").word("figure", self.group(group))
            }
            Thing::Figure { group, region: None } => return self.owned(group),
            Thing::Token { token, region: Some(region) } => {
                self.line("choice-token-in").name("token", token).name("region", region)
            }
            Thing::Token { token, region: None } => self.line("choice-token").name("token", token),
            Thing::Corruption { owner, region: Some(region) } => {
                self.line("choice-corruption-in").name("power", owner).name("region", region)
            }
            Thing::Corruption { owner, region: None } => {
                self.line("choice-corruption").name("power", owner)
            }
            Thing::Card(card) => match decision.question {
                Question::Turn => self.line("choice-cash").number("points", worth_aside(card)),
                Question::Cover { .. } => self.line("choice-cover").name("power", card.power()),
                _ => self.line("choice-card"),
            }
            .name("card", card)
            .number("cost", card.info().cost),
            Thing::Upgrade(upgrade) => self.line("choice-upgrade").name("upgrade", upgrade),
            Thing::Power(power) => self.line("choice-power").name("power", power),
            Thing::Die(face) => self.line("choice-die").number("face", face),
            Thing::Empty => self.line("choice-empty"),
            Thing::Yes => self.line("choice-yes"),
            Thing::No => self.line("choice-no"),
            Thing::Done => match decision.question {
                Question::PayToRemove { .. }
                | Question::PayToSave { .. }
                | Question::RollAgain { .. } => self.line("choice-none"),
                _ => self.line("choice-done"),
            },
        }
        .say()
    }

    /// A figure as something is done to it, and what tells it from others of its kind.
    fn a_figure(&self, group: Group) -> String {
        self.with_marks(self.named(group.kind, "a"), group.marks)
    }

    /// A figure and whose it is, and what tells it from others of its kind.
    fn owned(&self, group: Group) -> String {
        let line = self.line("choice-figure").name("figure", group.kind);
        self.with_marks(line.name("power", group.kind.owner).say(), group.marks)
    }
}

/// The power points that a card gives which was set aside.
fn worth_aside(card: Card) -> u8 {
    let points = |effect: &Effect| match effect {
        Effect::SetAsideForPower(points) => Some(*points),
        _ => None,
    };
    card.info().effects.iter().find_map(points).unwrap_or(0)
}

/// The pair of regions that its first region stands for, where a card asks for a pair.
fn pair_of(first: Region, decision: &Decision) -> Option<[Region; 2]> {
    let Question::PlacePair { one, other, .. } = decision.question else { return None };
    [one, other].into_iter().find(|pair| pair[0] == first)
}

/// Whether a figure without a region is one of the reserve.
fn is_from_reserve(decision: &Decision) -> bool {
    matches!(decision.question, Question::Gather { what, .. } if what.from == Reach::OtherOrReserve)
}
