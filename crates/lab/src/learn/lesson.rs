//! What is learnt from: a position, with what it is worth or what the search would choose there.

use ruinous_bots::network::CONTENDERS;
use ruinous_engine::Game;

use super::{
    labelled::Labelled,
    played::{Decided, Played, way},
};

/// The chance of each Power to win, and of the Old World.
pub type Chances = [f32; CONTENDERS];

/// A position, and what is to be learnt from it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The position.
    pub game: Game,
    /// What it is worth, if that is to be learnt.
    pub chances: Option<Chances>,
    /// How often the search tried each of the options, by its place, as parts of all tries; nothing where the
    /// policy learns nothing.
    pub policy: Vec<(u16, f32)>,
}

/// What a game teaches the policy: every decision that was searched deeply.
pub fn of_game(played: &Played) -> Vec<Lesson> {
    let lesson = |(game, decided): (Game, &Decided)| {
        let all: u32 = decided.visits.iter().map(|(_, visits)| visits).sum();
        let part = |&(place, visits): &(u16, u32)| (place, visits as f32 / all as f32);
        let policy: Vec<_> = decided.visits.iter().map(part).collect();
        (!policy.is_empty()).then_some(Lesson { game, chances: None, policy })
    };
    way(played).filter_map(lesson).collect()
}

/// What a judged position teaches the value; nothing if it does not follow from its seed by the rules of today.
pub fn of_label(labelled: &Labelled) -> Option<Lesson> {
    let game = labelled.game()?;
    Some(Lesson { game, chances: Some(chances(labelled.values)), policy: Vec::new() })
}

/// What a position is worth in thousandths for each Power; the Old World has the rest.
fn chances(values: [u16; CONTENDERS - 1]) -> Chances {
    let mut chances = [0.0; CONTENDERS];
    for (chance, value) in chances.iter_mut().zip(values) {
        *chance = f32::from(value) / 1000.0;
    }
    let all: f32 = chances.iter().sum();
    chances[CONTENDERS - 1] = (1.0 - all).max(0.0);
    let total = all.max(1.0);
    chances.map(|chance| chance / total)
}
