//! What a person means who leaves out what need not be said.

use crate::{
    decisions::{Choice, Options, Target},
    game::Game,
    vocabulary::{Group, Marks, Power, Region},
};

impl Game {
    /// The option that a Power's written choice means. A person may leave out the marks of a figure,
    /// and the region, where only one option fits without them. If none or several fit, those that
    /// do; none for a Power that is not asked.
    pub fn meant(&self, power: Power, written: Choice) -> Result<Choice, Vec<Choice>> {
        let Some(ask) = self.flow.asked().filter(|ask| ask.by == power) else {
            return Err(Vec::new());
        };
        let mut options = Options::new();
        self.list(ask, &mut options);
        if options.contains(&written) {
            return Ok(written);
        }
        let confined = ask.question.confined_to();
        let fitting: Vec<Choice> =
            options.into_iter().filter(|option| fits(written, *option, confined)).collect();
        match fitting[..] {
            [only] => Ok(only),
            _ => Err(fitting),
        }
    }
}

/// Whether a written choice can mean an option.
fn fits(written: Choice, option: Choice, confined: Option<Region>) -> bool {
    use crate::decisions::Thing::{Corruption, Figure, Token};
    let marks = |ours: Marks, theirs: Marks| ours.but(theirs).is_empty();
    let group =
        |ours: Group, theirs: Group| ours.kind == theirs.kind && marks(ours.marks, theirs.marks);
    let region = |ours: Option<Region>, theirs: Option<Region>| {
        ours.is_none() || ours == theirs.or(confined)
    };
    match (written, option) {
        (
            Choice::Summon { group: ours, from, to },
            Choice::Summon { group: theirs, from: their_from, to: their_to },
        ) => group(ours, theirs) && from == their_from && to == their_to,
        (Choice::Hit(Target::Figure(ours)), Choice::Hit(Target::Figure(theirs))) => {
            group(ours, theirs)
        }
        (Choice::Choose(ours), Choice::Choose(theirs)) => match (ours, theirs) {
            (Figure { group: a, region: at }, Figure { group: b, region: there }) => {
                group(a, b) && region(at, there)
            }
            (Token { token: a, region: at }, Token { token: b, region: there }) => {
                a == b && region(at, there)
            }
            (Corruption { owner: a, region: at }, Corruption { owner: b, region: there }) => {
                a == b && region(at, there)
            }
            _ => ours == theirs,
        },
        _ => written == option,
    }
}
