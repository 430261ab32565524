//! Names and logins: what others can see, and tell apart.

use crate::problem::Problem;

const LONGEST_NAME: usize = 40;
const LONGEST_LOGIN: usize = 80;

/// A name as it is kept.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    checked(name, LONGEST_NAME).ok_or(Problem::BadName)
}

/// A login as it is kept, in small letters.
pub fn checked_login(login: &str) -> Result<String, Problem> {
    checked(&login.to_lowercase(), LONGEST_LOGIN).ok_or(Problem::BadLogin)
}

fn checked(name: &str, longest: usize) -> Option<String> {
    // Which of two looks a sign has is no part of a name, but comes with many an emoji.
    let name: String = name.chars().filter(|sign| !is_selector(*sign)).collect();
    let name = name.trim();
    let is_good = (1..=longest).contains(&name.chars().count())
        && !name.chars().any(is_unseen)
        && has_something_to_see(name);
    is_good.then(|| name.to_owned())
}

/// Whether there is anything in a text that can be seen.
pub fn has_something_to_see(text: &str) -> bool {
    text.chars().any(|sign| !sign.is_whitespace() && !is_unseen(sign) && !is_mark(sign))
}

fn is_selector(sign: char) -> bool {
    matches!(sign, '\u{fe00}'..='\u{fe0f}')
}

/// Signs that turn the direction of writing, take no room or look like a space (Unicode's format
/// characters and those that it calls default ignorable, and blank letters): names made of them cannot be
/// told apart.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffc}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1345f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Marks that are written over another sign, and are nothing without one.
fn is_mark(sign: char) -> bool {
    matches!(sign,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        let unseen = [
            "",
            " ",
            "\u{3000}",
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "\u{61c}",
            "\u{115f}",
            "\u{180e}",
            "\u{34f}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{200b}",
            "\u{301}\u{301}",
            "\u{e000}",
        ];
        for unseen in unseen {
            assert!(checked_name(unseen).is_err(), "{unseen:?}");
            assert!(checked_login(unseen).is_err(), "{unseen:?}");
            if !unseen.trim().is_empty()
                && !unseen.chars().any(|sign| is_selector(sign) || is_mark(sign))
            {
                assert!(checked_name(&format!("An{unseen}n")).is_err(), "{unseen:?} within a name");
            }
        }
        for good in ["Ann", "Żółć", "An n", "Zoe\u{301}", "王", "عمر", "🎲", "ﾊﾞｯﾊ"]
        {
            assert_eq!(checked_name(&format!(" {good} ")).unwrap(), good);
        }
        assert_eq!(checked_name("❤\u{fe0f}").unwrap(), "❤", "an emoji keeps its sign");
        assert_eq!(checked_login(" ANN ").unwrap(), "ann");
        assert!(checked_name(&"ü".repeat(40)).is_ok() && checked_name(&"ü".repeat(41)).is_err());
    }
}
