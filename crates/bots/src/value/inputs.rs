//! What the value network sees: an observation of the view, and the terms of every Power.

use std::sync::LazyLock;

use ruinous_engine::{ByPower, Power, View, learning};

use crate::evaluation::{self, TERMS, Term, Terms};

/// An input that is not nothing: which, and how much.
pub type Input = (u16, f32);

/// Where the terms begin, and what is always there.
const TERMS_FROM: usize = learning::OBSERVATION_LEN;
const ALWAYS: usize = TERMS_FROM + Power::ALL.len() * TERMS;

/// All inputs.
pub const INPUTS: usize = ALWAYS + 1;

/// Terms come in units and more; other inputs are at most one or so.
const OF_TERMS: f32 = 0.3;

/// What to multiply the numbers of an observation by, so that usual ones lie between nothing and one.
static FACTORS: LazyLock<Box<[f32; TERMS_FROM]>> = LazyLock::new(|| {
    let mut factors = Box::new([1.0; TERMS_FROM]);
    for field in &learning::LAYOUT {
        factors[field.offset..field.offset + field.len].fill(1.0 / f32::from(field.scale));
    }
    factors
});

/// So many numbers are looked at together.
const STRETCH: usize = 32;

/// Room to look at positions.
#[derive(Clone, Debug)]
pub struct Observer {
    numbers: Box<[f32; TERMS_FROM]>,
    inputs: Vec<Input>,
}

impl Default for Observer {
    fn default() -> Self {
        Self { numbers: Box::new([0.0; TERMS_FROM]), inputs: Vec::new() }
    }
}

impl Observer {
    /// The inputs of a view.
    pub fn look_at(&mut self, view: &View) -> &[Input] {
        self.look_with(view, &evaluation::terms(view.board()))
    }

    /// The same where the terms of its board are known.
    pub fn look_with(&mut self, view: &View, terms: &ByPower<Terms>) -> &[Input] {
        learning::observe_into(view, &mut self.numbers);
        self.inputs.clear();
        // Most of it is nothing, and whole stretches of that are passed over at once.
        for (nth, stretch) in self.numbers.chunks(STRETCH).enumerate() {
            if stretch.iter().all(|number| number.to_bits() == 0) {
                continue;
            }
            let places = nth * STRETCH..;
            let observed = places.zip(stretch).filter(|(_, number)| **number != 0.0);
            let input = |(place, number): (usize, &f32)| (place as u16, number * FACTORS[place]);
            self.inputs.extend(observed.map(input));
        }
        for power in view.board().powers() {
            let from = TERMS_FROM + power as usize * TERMS;
            let is_there = terms[power].0[..TERMS].iter().enumerate().filter(|(_, it)| **it != 0.0);
            self.inputs.extend(is_there.map(|(nth, it)| ((from + nth) as u16, OF_TERMS * it)));
        }
        self.inputs.push((ALWAYS as u16, 1.0));
        &self.inputs
    }
}

/// The names of all inputs in files.
pub(super) fn names() -> impl Iterator<Item = String> {
    let observed = learning::LAYOUT.iter().flat_map(|field| {
        let ids = |place| field.ids(place).unwrap_or_default();
        (0..field.len).map(move |place| {
            std::iter::once(field.name.to_owned()).chain(ids(place)).collect::<Vec<_>>().join("/")
        })
    });
    let terms = Power::ALL.into_iter().flat_map(|power| {
        Term::ALL.into_iter().map(move |term| format!("term/{power}/{}", term.id()))
    });
    observed.chain(terms).chain(std::iter::once("always".to_owned()))
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Seeded, Setup};

    use super::*;

    #[test]
    fn every_input_has_a_name_of_its_own() {
        let mut all: Vec<String> = names().collect();
        assert_eq!(all.len(), INPUTS);
        assert!(all.iter().all(|name| !name.contains([' ', '\n'])));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), INPUTS);
    }

    #[test]
    fn a_view_shows_what_its_power_holds_and_nobody_else() {
        let setup = Setup::base(&[Power::Khorne, Power::Nurgle, Power::Tzeentch]).expect("a table");
        let game = Game::new(setup, &mut Seeded::new(1), None);
        let names: Vec<String> = names().collect();
        let mut observer = Observer::default();
        let mut hand = |viewer: Power| -> Vec<String> {
            let inputs = observer.look_at(&game.view(Some(viewer)));
            let names = inputs.iter().map(|(input, _)| names[usize::from(*input)].clone());
            names.filter(|name| name.starts_with("hand/")).collect()
        };
        let (khorne, nurgle) = (hand(Power::Khorne), hand(Power::Nurgle));
        assert!(!khorne.is_empty() && !nurgle.is_empty());
        assert!(khorne.iter().all(|card| !nurgle.contains(card)));
    }
}
