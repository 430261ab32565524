//! Piles of cards that lie open.

use ruinous_engine::{Board, Card, Power, bag::SmallBag};

use super::{
    layout::{Cell, hanging, heading},
    paint::{Paint, Style},
};
use crate::text::Text;

/// The discard piles, which everyone may look through.
pub fn discards(text: &Text, board: &Board, paint: Paint) -> String {
    let mut drawn = heading(&text.say("discards-title"), Style::Strong, paint);
    for power in board.powers() {
        let sheet = board.sheet(power);
        let pile = text
            .line("discards-pile")
            .name("power", power)
            .number("count", sheet.discard.len())
            .number("deck", sheet.deck)
            .word("cards", text.list(&cards_of(text, board, power, sheet.discard)))
            .say();
        let sign = Cell::one(format!(" {}", text.form(power, "sign")), Style::Of(power));
        drawn += &hanging(sign, &Cell::prose(&pile, Style::Plain), 4, paint);
    }
    drawn
}

/// The cards of a pile by name, those of one name counted.
pub fn cards_of(text: &Text, board: &Board, power: Power, pile: SmallBag) -> Vec<String> {
    let set = board.setup().set_of(power);
    pile.kinds()
        .map(|place| {
            let count = u32::from(pile.count(place));
            let card = Card::new(power, set, place);
            text.line("cards-of-a-name").name("card", card).number("count", count).say()
        })
        .collect()
}
