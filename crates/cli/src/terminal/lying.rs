//! The cards that lie in the regions, by name.

use ruinous_engine::{Board, Card, Region, Space};

use super::{
    layout::{Cell, left, row},
    paint::{Paint, Style},
    signs::{dead, number},
};
use crate::text::Text;

/// The cards of a region, each with its space.
pub fn cards_under(text: &Text, board: &Board, region: Region) -> Cell {
    lying(text, board, region, &SIDES)
}

/// How the cards of a region are told apart where there is room for it.
const SIDES: [&str; 3] = ["board-space-left", "board-space-right", "board-space-additional"];
/// How they are named in a row of all cards.
const IN_A_ROW: [&str; 3] = ["board-space"; 3];

/// The cards of all regions that have any, one after the other.
pub fn all_cards(text: &Text, board: &Board, paint: Paint) -> String {
    let mut all = Cell::default();
    for region in Region::ALL {
        let here = lying(text, board, region, &IN_A_ROW);
        if here.0.is_empty() {
            continue;
        }
        separate(&mut all);
        all.push(number(region), Style::Strong);
        all.0.extend(here.0);
    }
    if all.0.is_empty() { String::new() } else { row(&[left(paint.width())], &[all], paint) }
}

/// What lies in the card spaces of a region, and the dead on it.
fn lying(text: &Text, board: &Board, region: Region, ids: &[&'static str; 3]) -> Cell {
    let mut cell = Cell::default();
    for (at, (space, id)) in board.spaces(region).iter().zip(ids).enumerate() {
        let (owner, name) = match *space {
            Space::Empty => continue,
            Space::Card(card) => {
                let lies = card_there(text, card, board.is_cancelled(region, at));
                (card.power(), over(text, lies, board.covered(region).get(at).copied().flatten()))
            }
            Space::Figure(figure) => (figure.owner(), text.name(figure.kind())),
        };
        separate(&mut cell);
        let filled = text.line(*id).name("power", owner).word("what", name).say();
        cell.0.extend(Cell::prose(&filled, Style::Of(owner)).0);
    }
    if let Some(dead) = dead(text, board.detained(region)) {
        separate(&mut cell);
        cell.0.extend(dead.0);
    }
    cell
}

/// A card that lies in a space, with its cost and its magic symbol.
fn card_there(text: &Text, card: Card, is_cancelled: bool) -> String {
    text.line(if is_cancelled { "board-cancelled" } else { "board-card" })
        .name("card", card)
        .number("cost", card.info().cost)
        .word("magic", if card.info().magic { "☆" } else { "" })
        .say()
}

/// A card in a space, and the card that it covers, if any.
fn over(text: &Text, lies: String, covered: Option<Card>) -> String {
    let Some(covered) = covered else { return lies };
    text.line("board-covering")
        .word("card", lies)
        .name("power", covered.power())
        .name("covered", covered)
        .say()
}

/// A dot between what is there and what follows.
fn separate(cell: &mut Cell) {
    if !cell.0.is_empty() {
        cell.push("·", Style::Faint);
    }
}
