//! What a game teaches, once its end is known.

use ruinous_bots::{
    Likely,
    network::{Logits, Network},
    value::Outcomes,
};
use ruinous_engine::{Board, Choice, Decision};

use super::value::Position;

/// How much of what comes later speaks for a decision, for each decision between: the λ of generalised advantage estimation
/// (Schulman and others 2016).
const LAMBDA: f32 = 0.95;
/// How much it counts not to be too sure of anything.
const ENTROPY: f32 = 0.01;
/// How much of what came later a position is worth, at each turn that was searched after it; the rest is what that search
/// thought. A game has some hundred such turns, so how it ended speaks for a round or two before its end, and searches for
/// what was earlier.
const LATER: f32 = 0.98;

/// What a game teaches.
pub(super) struct Lesson {
    /// How what turned out better than was thought, or what searches found, becomes likelier with each weight.
    pub gradient: Network,
    pub decisions: f64,
    /// The squares of what turned out better or worse, added up.
    pub squares: f64,
    pub positions: Vec<Position>,
}

impl Lesson {
    /// Nothing is learnt yet.
    pub fn new(positions: Vec<Position>) -> Self {
        Self { gradient: Network::zeros(), decisions: 0.0, squares: 0.0, positions }
    }
}

/// A choice that somebody made who learns.
pub(super) struct Made {
    pub board: Board,
    pub decision: Decision,
    /// What he considered, and how likely each of it was.
    pub likely: Vec<Likely>,
    pub chances: Vec<f32>,
    pub chosen: usize,
    /// How likely he thought he was to win.
    pub thought: f32,
}

impl Made {
    /// Adds how the logarithm of the chance of what was chosen rises with each weight, so many times, and how sure the choice was
    /// falls with it.
    pub fn add_slope(&self, network: &Network, times: f32, gradient: &mut Network) {
        let ln = |chance: f32| chance.max(LEAST).ln();
        let entropy: f32 = -self.chances.iter().map(|chance| chance * ln(*chance)).sum::<f32>();
        let slope = |(place, chance): (usize, &f32)| {
            let chosen = if place == self.chosen { 1.0 } else { 0.0 };
            times * (chosen - chance) - ENTROPY * chance * (ln(*chance) + entropy)
        };
        let slopes: Vec<f32> = self.chances.iter().enumerate().map(slope).collect();
        add_slopes(network, &self.board, self.decision, &self.likely, &slopes, gradient);
    }
}

/// What a search found of the options of a decision.
pub(super) struct Found {
    pub board: Board,
    pub decision: Decision,
    /// What it tried, how likely each of it was, and how likely it had better be.
    pub likely: Vec<Likely>,
    pub chances: Vec<f32>,
    pub better: Vec<f32>,
}

impl Found {
    /// Adds how what is chosen becomes as likely as it had better be with each weight (the slope of cross-entropy).
    pub fn add_slope(&self, network: &Network, gradient: &mut Network) {
        let slope = |(better, chance): (&f32, &f32)| better - chance;
        let slopes: Vec<f32> = self.better.iter().zip(&self.chances).map(slope).collect();
        add_slopes(network, &self.board, self.decision, &self.likely, &slopes, gradient);
    }
}

/// Adds to a gradient how the logits of options rise with each weight, each as often as it says.
fn add_slopes(
    network: &Network,
    board: &Board,
    decision: Decision,
    likely: &[Likely],
    slopes: &[f32],
    gradient: &mut Network,
) {
    let options: Vec<Choice> = likely.iter().map(|it| it.option).collect();
    let of_looks: f32 = likely.iter().zip(slopes).map(|(it, slope)| it.look * slope).sum();
    *gradient.of_looks_mut(decision) += of_looks;
    Logits::at(network, board, decision).add_slope(&options, slopes, gradient);
}

/// How much better than was thought at each of a Power's choices the game turned out after it: what was thought at the next one,
/// and less and less what was thought later and how it ended.
pub(super) fn advantages(thoughts: &[f32], happened: f32) -> Vec<f32> {
    let mut advantages = vec![0.0; thoughts.len()];
    let (mut next, mut later) = (happened, 0.0);
    for (advantage, thought) in advantages.iter_mut().zip(thoughts).rev() {
        later = next - thought + LAMBDA * later;
        (*advantage, next) = (later, *thought);
    }
    advantages
}

/// What a search thought of how the game would end, after so many positions had been kept.
pub(super) struct Thought {
    pub after: usize,
    pub outcomes: Outcomes,
}

/// Tells each position what came of it: how the game ended, mixed with what searches thought after it (TD(λ); Sutton 1988).
pub(super) fn tell(positions: &mut [Position], thoughts: &[Thought], happened: Outcomes) {
    let (mut worth, mut thoughts) = (happened, thoughts.iter().rev().peekable());
    for (nth, position) in positions.iter_mut().enumerate().rev() {
        while let Some(thought) = thoughts.next_if(|thought| thought.after > nth) {
            for (worth, thought) in worth.iter_mut().zip(thought.outcomes) {
                *worth = LATER * *worth + (1.0 - LATER) * thought;
            }
        }
        (position.worth, position.happened) = (worth, happened);
    }
}

/// What is as good as impossible.
const LEAST: f32 = 1e-9;

#[cfg(test)]
mod tests {
    use ruinous_engine::{Power, PowerSet};

    use super::*;

    #[test]
    fn choices_turned_out_as_well_as_later_thoughts_and_the_end_say() {
        let found = advantages(&[0.2, 0.5, 0.4], 1.0);
        let last = 1.0 - 0.4;
        let before = (0.4 - 0.5) + LAMBDA * last;
        let first = (0.5 - 0.2) + LAMBDA * before;
        for (found, right) in found.iter().zip([first, before, last]) {
            assert!((found - right).abs() < 1e-6, "{found} {right}");
        }
        assert!(advantages(&[], 1.0).is_empty());
    }

    #[test]
    fn positions_are_worth_what_was_thought_after_them_and_how_the_game_ended() {
        let outcomes = |power: Power| {
            let mut outcomes = Outcomes::default();
            outcomes[power as usize] = 1.0;
            outcomes
        };
        let position = || Position::new(Vec::new(), PowerSet::ALL);
        let mut positions = [position(), position(), position()];
        let thought = |after, power| Thought { after, outcomes: outcomes(power) };
        let thoughts = [thought(1, Power::Khorne), thought(2, Power::Nurgle)];
        tell(&mut positions, &thoughts, outcomes(Power::Tzeentch));
        assert_eq!(positions[2].worth, outcomes(Power::Tzeentch), "nobody thought after it");
        assert!(positions.iter().all(|it| it.happened == outcomes(Power::Tzeentch)));
        let worth = |position: &Position, power: Power| position.worth[power as usize];
        assert_eq!(worth(&positions[1], Power::Tzeentch), LATER);
        assert_eq!(worth(&positions[1], Power::Nurgle), 1.0 - LATER);
        assert_eq!(worth(&positions[0], Power::Tzeentch), LATER * LATER);
        assert_eq!(worth(&positions[0], Power::Khorne), 1.0 - LATER);
    }
}
