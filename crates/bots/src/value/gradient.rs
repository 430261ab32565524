//! How the chance of what happened rises with each weight.

use ruinous_engine::PowerSet;

use super::{FIRST, INPUTS, Input, OUTPUTS, Outcomes, SECOND, ValueNetwork, add_times, chances};

impl ValueNetwork {
    /// The weights as rows: one for each input, then those of the later layers.
    pub const ROWS: usize = INPUTS + Self::LATER_ROWS;
    /// Rows of the later layers, which come last; every position moves them.
    pub const LATER_ROWS: usize = FIRST + 1 + SECOND + 1;

    /// A row of weights.
    pub fn row(&self, row: usize) -> &[f32] {
        let later = row.checked_sub(INPUTS);
        match later {
            None => &self.inputs[row],
            Some(later) if later <= FIRST => &self.first[later],
            Some(later) => &self.second[later - FIRST - 1],
        }
    }

    /// The same, to be changed.
    pub fn row_mut(&mut self, row: usize) -> &mut [f32] {
        let later = row.checked_sub(INPUTS);
        match later {
            None => &mut self.inputs[row],
            Some(later) if later <= FIRST => &mut self.first[later],
            Some(later) => &mut self.second[later - FIRST - 1],
        }
    }

    /// Adds to a gradient how ln of the chances of outcomes rises with each weight, each as often as it happened.
    pub fn add_slope(
        &self,
        inputs: &[Input],
        powers: PowerSet,
        happened: &Outcomes,
        gradient: &mut Self,
    ) {
        let units = self.units(inputs);
        let thought = chances(&units.outputs, powers);
        let mut outputs = [0.0; OUTPUTS];
        for ((slope, happened), thought) in outputs.iter_mut().zip(happened).zip(thought) {
            *slope = happened - thought;
        }
        let second = back(&units.second, &outputs, &self.second, &mut gradient.second);
        let first = back(&units.first, &second, &self.first, &mut gradient.first);
        for (input, number) in inputs {
            let row = &mut gradient.inputs[usize::from(*input)];
            let (layer, straight) = row.split_at_mut(FIRST);
            layer.iter_mut().zip(&first).for_each(|(sum, slope)| *sum += number * slope);
            straight.iter_mut().zip(&outputs).for_each(|(sum, slope)| *sum += number * slope);
        }
    }
}

/// How something rises with the sums behind the units of a layer, from how it does with what they lead to. A unit that is off
/// does not move with them. What it rises by with their weights is added to a gradient.
fn back<const UNITS: usize, const NEXT: usize>(
    units: &[f32; UNITS],
    slope: &[f32; NEXT],
    weights: &[[f32; NEXT]],
    gradient: &mut [[f32; NEXT]],
) -> [f32; UNITS] {
    add_times(&mut gradient[UNITS], slope, 1.0);
    std::array::from_fn(|unit| {
        if units[unit] == 0.0 {
            return 0.0;
        }
        add_times(&mut gradient[unit], slope, units[unit]);
        weights[unit].iter().zip(slope).map(|(weight, slope)| weight * slope).sum()
    })
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Power, Random, Seeded, Setup};

    use super::*;
    use crate::value::Observer;

    #[test]
    fn chances_rise_as_much_as_the_slope_says() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (mut chance, mut random) = (Seeded::new(4), Random::new(5));
        let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
        let mut network = ValueNetwork::before_learning(2);
        let mut any = |most: f32| most * (random.below(2_001) as f32 / 1_000.0 - 1.0);
        for row in 0..ValueNetwork::ROWS {
            network.row_mut(row).iter_mut().for_each(|weight| *weight += any(0.05));
        }
        let (mut observer, mut moved) = (Observer::default(), 0);
        for nth in 0..60 {
            let Some(decision) = game.decision() else { break };
            let options = game.options();
            let option = options[nth % options.len()];
            game.choose(decision.power, option, &mut chance, None).expect("listed");
            if nth % 10 != 9 {
                continue;
            }
            let inputs = observer.look_at(&game.view(Some(decision.power)));
            let mut happened = [0.0; Power::ALL.len() + 1];
            happened[nth % 4] = 1.0;
            let at_table = game.board().powers();
            let mut gradient = ValueNetwork::zeros();
            network.add_slope(inputs, at_table, &happened, &mut gradient);
            let ln = |network: &ValueNetwork| network.outcomes(inputs, at_table)[nth % 4].ln();
            let (mut further, mut back, mut slope) = (network.clone(), network.clone(), 0.0);
            for row in 0..ValueNetwork::ROWS {
                for place in 0..network.row(row).len() {
                    let way = any(2e-4).abs().copysign(gradient.row(row)[place]);
                    further.row_mut(row)[place] += way;
                    back.row_mut(row)[place] -= way;
                    slope += 2.0 * way * gradient.row(row)[place];
                }
            }
            let rise = ln(&further) - ln(&back);
            assert!((rise - slope).abs() < 0.03 * slope.abs() + 2e-4, "{rise} {slope}");
            moved += u32::from(slope.abs() > 1e-3);
        }
        assert!(moved > 3, "{moved}");
    }
}
