//! How the chances of options rise with each weight.

use ruinous_engine::Choice;

use super::{
    HIDDEN, Network,
    inputs::INPUTS,
    logits::{Logits, add_times},
};
use crate::policy::{Action, parts};

impl Logits<'_> {
    /// Adds to a gradient how the logits of the options rise with each weight, each as often as it says.
    pub fn add_slope(&mut self, options: &[Choice], times: &[f32], gradient: &mut Network) {
        let by = self.decision.power;
        // Many options share a move, so those are added up first.
        let mut moves = vec![[0.0f32; Action::MOVES]; self.seen.capacity()];
        let mut hidden = vec![[0.0f32; HIDDEN]; self.seen.capacity()];
        let layers = &mut gradient.powers[by];
        for (option, times) in options.iter().zip(times) {
            let (first, second) = parts(*option, by, self.decision.question);
            for part in [Some(first), second].into_iter().flatten() {
                let (seen, place) = (self.look(part), part.action.place());
                if place < Action::MOVES {
                    moves[seen][place] += times;
                } else {
                    add_times(&mut layers.actions[place], &self.seen[seen], *times);
                    self.add_hidden(place, *times, &mut hidden[seen]);
                }
            }
        }
        for (seen, moves) in moves.iter().enumerate().take(self.seen.len()) {
            for (place, times) in moves.iter().enumerate().filter(|(_, times)| **times != 0.0) {
                add_times(&mut layers.actions[place], &self.seen[seen], *times);
                self.add_hidden(place, *times, &mut hidden[seen]);
            }
        }
        for (seen, mut slope) in self.seen.iter().zip(hidden) {
            // A unit that is off does not move with what it sees.
            for (slope, unit) in slope.iter_mut().zip(&seen[INPUTS..]) {
                if *unit == 0.0 {
                    *slope = 0.0;
                }
            }
            for (row, input) in layers.hidden.iter_mut().zip(seen).filter(|(_, it)| **it != 0.0) {
                add_times(row, &slope, *input);
            }
        }
    }

    fn add_hidden(&self, place: usize, times: f32, slope: &mut [f32; HIDDEN]) {
        for (slope, weight) in slope.iter_mut().zip(self.out_of_hidden(place)) {
            *slope += times * weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Next, Power, Random, Seeded, Setup};

    use super::*;

    /// A network in which everything counts a little.
    fn any_network() -> Network {
        let (mut network, mut random) = (Network::before_learning(1), Random::new(2));
        for weight in network.weights_mut() {
            *weight += (random.below(2_001) as f32 / 1_000.0 - 1.0) / 5.0;
        }
        network
    }

    #[test]
    fn logits_rise_in_any_direction_as_much_as_the_slope_says() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (network, mut chance) = (any_network(), Seeded::new(4));
        let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
        let mut random = Random::new(5);
        for nth in 0..60 {
            let Next::Ask(decision) = game.next() else { break };
            let options = game.options();
            let option = options[random.below(options.len())];
            if nth % 6 == 0 {
                // Some options count for and some against.
                let times: Vec<f32> =
                    options.iter().map(|_| random.below(5) as f32 - 2.0).collect();
                let rise = |network: &Network| -> f64 {
                    let mut logits = Logits::at(network, game.board(), decision);
                    let logit = |option: &Choice| f64::from(logits.logit(*option));
                    options.iter().map(logit).zip(&times).map(|(it, n)| it * f64::from(*n)).sum()
                };
                let mut slope = Network::zeros();
                Logits::at(&network, game.board(), decision)
                    .add_slope(&options, &times, &mut slope);
                let mut moved = network.clone();
                let mut expected = 0.0;
                for (weight, slope) in moved.weights_mut().zip(slope.weights()) {
                    let step = (random.below(2_001) as f32 / 1_000.0 - 1.0) * 1e-3;
                    *weight += step;
                    expected += f64::from(step * slope);
                }
                let found = rise(&moved) - rise(&network);
                assert!(
                    (found - expected).abs() < 0.05 * expected.abs().max(0.05),
                    "{nth}: {found}"
                );
            }
            game.choose(decision.power, option, &mut chance, None).expect("listed");
        }
    }
}
