//! How much the terminal shows at once.

use std::io;

use terminal_size::{Height, Width, terminal_size_of};

/// Columns and lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    pub columns: usize,
    pub lines: usize,
}

impl Size {
    /// What is drawn for where nobody can be asked; no drawing is narrower.
    pub const USUAL: Self = Self { columns: 80, lines: 24 };

    /// The terminal's, if standard output is one. It may be another one each time.
    pub fn of_stdout() -> Self {
        match terminal_size_of(io::stdout()) {
            Some((Width(columns), Height(lines))) if columns > 0 && lines > 0 => Self {
                columns: usize::from(columns).max(Self::USUAL.columns),
                lines: usize::from(lines),
            },
            _ => Self::USUAL,
        }
    }
}
