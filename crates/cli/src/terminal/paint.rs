//! How drawings look: in which colours, and how wide.

use std::{
    env,
    io::{self, IsTerminal},
};

use ruinous_engine::Power;

use super::size::Size;

/// How something is to look.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Style {
    /// As any text.
    #[default]
    Plain,
    /// Stands out.
    Strong,
    /// Stands back.
    Faint,
    /// Belongs to a Power.
    Of(Power),
}

/// The widest that prose is set: longer lines are hard to read.
const WIDEST_PROSE: usize = 100;

/// Whether there are colours, and how many columns there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    colours: bool,
    width: usize,
}

impl Paint {
    /// Colours if a person looks at standard output and has not said no.
    pub fn for_stdout() -> Self {
        let colours = io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none();
        Self { colours, width: Size::USUAL.columns }
    }

    /// No colours.
    #[cfg(test)]
    pub fn none() -> Self {
        Self { colours: false, width: Size::USUAL.columns }
    }

    /// The same on so many columns.
    #[must_use]
    pub fn on_columns(self, width: usize) -> Self {
        Self { width, ..self }
    }

    /// How many columns there are.
    pub fn width(self) -> usize {
        self.width
    }

    /// How many of them prose fills.
    pub fn prose_width(self) -> usize {
        self.width.min(WIDEST_PROSE)
    }

    /// The words in their style.
    pub fn paint(self, words: &str, style: Style) -> String {
        let code = match style {
            _ if !self.colours || words.is_empty() => return words.to_owned(),
            Style::Plain => return words.to_owned(),
            Style::Strong => "1",
            Style::Faint => "2",
            Style::Of(Power::Khorne) => "31",
            Style::Of(Power::Nurgle) => "32",
            Style::Of(Power::Tzeentch) => "94",
            Style::Of(Power::Slaanesh) => "95",
            Style::Of(Power::HornedRat) => "33",
        };
        format!("\x1b[{code}m{words}\x1b[0m")
    }
}
