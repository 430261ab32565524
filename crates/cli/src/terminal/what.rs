//! The rows of a table of options: the same thing, done in any region.

use ruinous_engine::{
    Board, Card, Choice, Decision, Figure, Group, Mark, Power, Region, Thing, Token, queries,
};

use crate::text::Text;

/// A row of the table: what is done, in any region.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Summon a figure from a region, or from the reserve.
    Summon(Option<Region>, Group),
    /// Play a card.
    Play(Card),
    /// Choose a figure.
    Figure(Group),
    /// Choose an Old World token.
    Token(Token),
    /// Choose a corruption token.
    Corruption(Power),
}

/// Rows that stand under one heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Section {
    Reserve,
    From(Region),
    Cards,
    Things,
}

/// The rows of a table in the order in which they are first offered, things in rules order.
pub fn rows(options: &[Choice]) -> Vec<What> {
    let mut rows = Vec::new();
    for what in options.iter().filter_map(|option| What::of(*option)) {
        if !rows.contains(&what) {
            rows.push(what);
        }
    }
    rows.sort_by_key(|what| match what {
        What::Token(token) => *token as u8,
        What::Corruption(owner) => *owner as u8,
        _ => 0,
    });
    rows
}

impl What {
    /// The row in which an option stands, if it is about one region.
    pub fn of(option: Choice) -> Option<Self> {
        match option {
            Choice::Summon { group, from, .. } => Some(What::Summon(from, group)),
            Choice::Play { card, .. } => Some(What::Play(card)),
            Choice::Choose(Thing::Figure { group, region: Some(_) }) => Some(What::Figure(group)),
            Choice::Choose(Thing::Token { token, region: Some(_) }) => Some(What::Token(token)),
            Choice::Choose(Thing::Corruption { owner, region: Some(_) }) => {
                Some(What::Corruption(owner))
            }
            _ => None,
        }
    }

    /// The option of this row in a region.
    pub fn option(self, region: Region) -> Choice {
        let there = Some(region);
        match self {
            What::Summon(from, group) => Choice::Summon { group, from, to: region },
            What::Play(card) => Choice::Play { card, region },
            What::Figure(group) => Choice::Choose(Thing::Figure { group, region: there }),
            What::Token(token) => Choice::Choose(Thing::Token { token, region: there }),
            What::Corruption(owner) => Choice::Choose(Thing::Corruption { owner, region: there }),
        }
    }

    /// Under which heading it stands.
    pub fn section(self) -> Section {
        match self {
            What::Summon(None, _) => Section::Reserve,
            What::Summon(Some(from), _) => Section::From(from),
            What::Play(_) => Section::Cards,
            What::Figure(_) | What::Token(_) | What::Corruption(_) => Section::Things,
        }
    }

    /// The heading, if it needs one.
    pub fn heading(self, text: &Text) -> Option<String> {
        match self.section() {
            Section::Reserve => Some(text.say("menu-from-reserve")),
            Section::From(from) => Some(text.line("menu-from-region").name("from", from).say()),
            Section::Cards => Some(text.say("menu-cards")),
            Section::Things => None,
        }
    }

    /// What it is called.
    pub fn label(self, text: &Text, decision: &Decision) -> String {
        let thing = match self {
            What::Summon(_, group) => return text.group(group),
            What::Play(card) => return text.name(card),
            What::Figure(group) => Thing::Figure { group, region: None },
            What::Token(token) => Thing::Token { token, region: None },
            What::Corruption(owner) => Thing::Corruption { owner, region: None },
        };
        text.choice(Choice::Choose(thing), decision)
    }

    /// How many there are, where all of the kind are alike.
    pub fn left(self, board: &Board, power: Power) -> Option<u8> {
        match self {
            What::Summon(from, group) if group.marks.is_empty() => {
                Some(of_kind(board, power, from, group).count() as u8).filter(|&count| count > 1)
            }
            _ => None,
        }
    }

    /// What it usually costs, if it costs anything.
    pub fn usual_cost(self) -> Option<u8> {
        match self {
            What::Summon(_, group) => Some(group.kind.printed().cost),
            What::Play(card) => Some(card.info().cost),
            _ => None,
        }
    }

    /// What it costs in a region, without what every card costs more there.
    pub fn cost(self, board: &Board, power: Power, region: Region) -> Option<u8> {
        match self {
            What::Play(card) => {
                let surcharge = queries::card_surcharge(board, power, region);
                Some(queries::card_cost(board, card, region).saturating_sub(surcharge))
            }
            What::Summon(from, group) if !group.marks.has(Mark::Spent) => {
                // A figure that has not been summoned for nothing yet is the cheapest of its kind.
                of_kind(board, power, from, group)
                    .map(|figure| queries::summoning_cost(board, figure, power, region))
                    .min()
            }
            _ => self.usual_cost(),
        }
    }
}

/// The figures of a kind that a Power can summon from somewhere.
fn of_kind(
    board: &Board,
    power: Power,
    from: Option<Region>,
    group: Group,
) -> impl Iterator<Item = Figure> {
    let there = match from {
        Some(region) => board.figures_of(power, region),
        None => board.reserve_of(power),
    };
    there.and(group.kind.figures())
}
