//! How far something is that takes its time, for a person who looks at standard error.

use std::fmt::Write;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::text::Text;

/// A bar for so many games. Nothing is drawn where nobody looks.
pub fn progress(text: &Text, games: u32) -> ProgressBar {
    let template = text
        .line("progress")
        .word("bar", "{bar:24}")
        .word("done", "{pos}")
        .word("games", "{len}")
        .word("rate", "{rate}")
        .word("left", "{eta}")
        .say();
    let style = ProgressStyle::with_template(&template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("rate", |state: &ProgressState, output: &mut dyn Write| {
            // Nothing can be done about a rate that cannot be drawn.
            let _ = write!(output, "{:.1}", state.per_sec());
        });
    ProgressBar::new(games.into()).with_style(style)
}
