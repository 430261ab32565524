//! Figures as a scenario writes them: `"2 warriors, nurgle cultist (controlled)"`.

use super::{Malformed, read::Value};
use crate::vocabulary::{Class, Mark, Marks, Power};

/// More figures than any scenario needs, and few enough to add up safely.
const MOST: u8 = 60;

/// Some figures that are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Figures {
    pub count: u8,
    /// Whose they are, where that is said.
    pub owner: Option<Power>,
    pub class: Class,
    pub marks: Marks,
}

/// Reads a list of figures, or `"none"`.
pub(super) fn read(value: Value<'_>) -> Result<Vec<Figures>, Malformed> {
    let text = value.string()?;
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    parts(text).into_iter().map(|part| group(part.trim(), value)).collect()
}

/// The parts of a list; a comma in brackets belongs to its part.
fn parts(text: &str) -> Vec<&str> {
    let mut is_inside = false;
    text.split(|sign| {
        is_inside = sign == '(' || (is_inside && sign != ')');
        sign == ',' && !is_inside
    })
    .collect()
}

fn group(part: &str, value: Value<'_>) -> Result<Figures, Malformed> {
    let unreadable = || {
        value.wrong(format!(
            "\"{part}\" is no figures: write for example \"2 warriors, cultist\", \
             \"nurgle cultist (controlled)\" or \"none\""
        ))
    };
    let (words, bracket) = match part.split_once('(') {
        Some((words, rest)) => (words, Some(rest.strip_suffix(')').ok_or_else(unreadable)?)),
        None => (part, None),
    };
    let mut marks = Marks::EMPTY;
    for word in bracket.into_iter().flat_map(|words| words.split(',')) {
        marks = marks.with(word.trim().parse::<Mark>().map_err(|unknown| value.wrong(unknown))?);
    }
    let mut words: Vec<&str> = words.split_whitespace().collect();
    let name = words.pop().ok_or_else(unreadable)?;
    let bare = name.strip_suffix('s').unwrap_or(name);
    let class = Class::ALL.into_iter().find(|class| bare == class.id());
    let class = class.ok_or_else(unreadable)?;
    let owner = words.last().and_then(|word| word.parse::<Power>().ok());
    if owner.is_some() {
        words.pop();
    }
    let count = match words[..] {
        [] => Some(1),
        [count] => count.parse::<u8>().ok().filter(|count| *count <= MOST),
        _ => None,
    };
    Ok(Figures { count: count.ok_or_else(unreadable)?, owner, class, marks })
}
