//! The log, drawn.

use super::{
    layout::{Cell, hanging, heading},
    paint::{Paint, Style},
};
use crate::text::{Text, Told, Weight};

/// The sentences of a log, each with the sign of the Power it is about.
pub fn log(text: &Text, told: &[Told], paint: Paint) -> String {
    told.iter()
        .enumerate()
        .map(|(at, line)| match line.weight {
            Weight::Round => {
                let title = heading(&line.text.to_uppercase(), Style::Strong, paint);
                if at == 0 { title } else { format!("\n{title}") }
            }
            Weight::Phase => heading(&line.text, Style::Faint, paint),
            Weight::Event => {
                let sign = line.about.map_or_else(Cell::default, |power| {
                    Cell::one(format!(" {}", text.form(power, "sign")), Style::Of(power))
                });
                hanging(sign, &Cell::prose(&line.text, Style::Plain), 4, paint)
            }
            Weight::Aside => {
                hanging(Cell::default(), &Cell::prose(&line.text, Style::Faint), 6, paint)
            }
        })
        .collect()
}
