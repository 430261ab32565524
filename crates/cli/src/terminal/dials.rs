//! The Threat dials, with all that is still to come.

use ruinous_engine::{Board, Power, dial};

use super::{
    layout::{Cell, hanging, heading, paragraph},
    paint::{Paint, Style},
};
use crate::text::Text;

/// Every dial: where it stands, what turns it, and each tick that is left, up to Victory.
pub fn dials(text: &Text, board: &Board, paint: Paint) -> String {
    let mut drawn = heading(&text.say("dials-title"), Style::Strong, paint);
    for power in board.powers() {
        let sheet = board.sheet(power);
        let left = dial::length(power).saturating_sub(sheet.dial);
        let stands = text
            .line("dials-stands")
            .name("power", power)
            .number("tick", sheet.dial)
            .number("threat", board.threat(power))
            .number("counters", sheet.counters)
            .number("left", left)
            .say();
        let sign = Cell::one(format!(" {}", text.form(power, "sign")), Style::Of(power));
        drawn += &hanging(sign, &Cell::prose(&stands, Style::Strong), 4, paint);
        drawn += &hanging(Cell::default(), &to_come(text, power, sheet.dial), 4, paint);
    }
    drawn + &paragraph(&text.say("dials-rule"), 2, Style::Faint, paint)
}

/// The ticks after so many, each with the Threat that it shows.
fn to_come(text: &Text, power: Power, turned: u8) -> Cell {
    let mut cell = Cell::default();
    for tick in turned + 1..=dial::length(power) {
        if tick > turned + 1 {
            cell.push("·", Style::Faint);
        }
        let id = if tick == dial::length(power) { "dials-last-tick" } else { "dials-tick" };
        let line = text
            .line(id)
            .word("instruction", text.instruction(power, tick))
            .number("threat", dial::threat(power, tick))
            .say();
        cell.0.extend(Cell::prose(&line, Style::Plain).0);
    }
    cell
}
