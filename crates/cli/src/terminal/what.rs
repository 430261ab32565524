//! The rows of a table of options: the same thing, done in any region.

use ruinous_engine::{
    Board, Card, Choice, Decision, Figure, Group, Power, Region, Thing, Token, queries,
};

use super::signs::number;
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

    /// What it is called, and where a figure comes from that stands on the board.
    pub fn label(self, text: &Text, board: &Board, decision: &Decision) -> String {
        let thing = match self {
            What::Summon(from, group) => {
                let mut label = text.group(group);
                let count = alike(board, decision.power, from, group).count() as u8;
                if count > 1 {
                    let several = text.line("menu-several").word("what", label);
                    label = several.number("count", count).say();
                }
                let Some(from) = from else { return label };
                let standing = text.line("menu-standing").word("what", label);
                return standing.word("region", number(from)).say();
            }
            What::Play(card) => {
                let id = if card.info().magic { "menu-magic-card" } else { "menu-card" };
                return text.line(id).name("card", card).say();
            }
            What::Figure(group) => Thing::Figure { group, region: None },
            What::Token(token) => Thing::Token { token, region: None },
            What::Corruption(owner) => Thing::Corruption { owner, region: None },
        };
        text.choice(Choice::Choose(thing), decision)
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
            What::Summon(from, group) => alike(board, power, from, group)
                .next()
                .map(|figure| queries::summoning_cost(board, figure, power, region)),
            _ => None,
        }
    }
}

/// The figures of a group that a Power can summon from somewhere.
fn alike(
    board: &Board,
    power: Power,
    from: Option<Region>,
    group: Group,
) -> impl Iterator<Item = Figure> {
    let there = match from {
        Some(region) => board.figures_of(power, region),
        None => board.reserve_of(power),
    };
    there.and(group.kind.figures()).filter(move |figure| board.marks(*figure, power) == group.marks)
}
