//! The page that tells a newcomer how to play.

use ruinous_engine::{Board, Phase, Token};

use super::{
    hand::figures,
    layout::{heading, numbered, paragraph},
    paint::{Paint, Style},
    signs::legend,
};
use crate::text::Text;

/// What can be typed, how a round goes, and what everything on the board is.
pub fn help(text: &Text, board: &Board, paint: Paint) -> String {
    let title = |id: &'static str| heading(&text.say(id), Style::Strong, paint);
    let plain = |words: String| paragraph(&words, 2, Style::Plain, paint);
    let mut drawn = title("help-title") + &plain(text.say("help-commands"));
    drawn += &title("help-round-title");
    for (at, phase) in Phase::ALL.into_iter().enumerate() {
        let rule = text.say(format!("phase-rule-{phase}"));
        let line = text.line("help-phase").name("phase", phase).word("rule", rule).say();
        drawn += &numbered(at + 1, &line, Style::Plain, paint);
    }
    drawn += &plain(text.say("help-end"));
    drawn += &title("help-tokens-title");
    drawn.extend(Token::ALL.map(|token| plain(text.say(format!("token-rule-{token}")))));
    drawn += &title("help-figures-title");
    drawn += &figures(text, board.powers(), paint);
    drawn += &title("help-signs-title");
    drawn + &legend(text, board, paint)
}
