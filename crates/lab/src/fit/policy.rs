//! What Warriors did in a decision, and how the policy has to change to find it likelier.

use ruinous_bots::{
    Decided,
    policy::{Action, Features, Logits, Policy, parts},
};
use ruinous_engine::{ByPower, Decision, Options, Power, View};

use crate::adam::Climber;

/// Decisions of Warriors, added up.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Choices {
    /// How the likelihood of what was chosen rises with each weight.
    gradient: ByPower<Vec<Features>>,
    decisions: ByPower<u32>,
    /// How much better the best options are than all are on average, and than what the policy
    /// would choose, in chances to win added up.
    at_stake: f64,
    lost: f64,
}

impl Choices {
    /// None yet.
    pub fn new() -> Self {
        Self {
            gradient: ByPower::new_with(|_| vec![Features::NONE; Action::COUNT]),
            decisions: ByPower::default(),
            at_stake: 0.0,
            lost: 0.0,
        }
    }

    /// Adds a decision, if it is of a kind that the policy learns.
    pub fn add(
        &mut self,
        view: &View,
        decision: Decision,
        options: &Options,
        decided: &Decided,
        policy: &Policy,
    ) {
        if options.len() < 2 {
            return;
        }
        let by = decision.power;
        let mut logits = Logits::at(policy, view.board(), decision);
        let all: Vec<f32> = options.iter().map(|option| logits.logit(*option)).collect();
        let highest = all.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let total: f32 = all.iter().map(|logit| (logit - highest).exp()).sum();
        let chances: Vec<f32> = all.iter().map(|logit| (logit - highest).exp() / total).collect();
        let values = || decided.considered.iter().map(|considered| considered.win_chance);
        let best = values().fold(f32::NEG_INFINITY, f32::max);
        let at_random = values().sum::<f32>() / options.len() as f32;
        let mean: f32 = values().zip(&chances).map(|(worth, chance)| worth * chance).sum();
        self.at_stake += f64::from(best - at_random);
        self.lost += f64::from(best - mean);
        for ((option, chance), worth) in options.iter().zip(&chances).zip(values()) {
            let is_chosen = f32::from(u8::from(*option == decided.choice));
            let more = chance * (worth - mean) + ALIKE * (best - at_random) * (is_chosen - chance);
            let (first, second) = parts(*option, by, decision.question);
            for part in [Some(first), second].into_iter().flatten() {
                self.gradient[by][part.action.place()].add_all(&logits.features(part), more);
            }
        }
        self.decisions[by] += 1;
    }

    /// Adds those of another game.
    pub fn add_all(&mut self, others: &Self) {
        for power in Power::ALL {
            for (gradient, other) in self.gradient[power].iter_mut().zip(&others.gradient[power]) {
                gradient.add_all(other, 1.0);
            }
            self.decisions[power] += others.decisions[power];
        }
        self.at_stake += others.at_stake;
        self.lost += others.lost;
    }

    /// How much worse than the best option what the policy would choose is on average.
    pub fn regret(&self) -> f64 {
        self.lost / self.at_stake.max(f64::MIN_POSITIVE)
    }
}

/// How much choosing alike counts beside choosing well. It leads the way while all is still alike.
const ALIKE: f32 = 0.1;

/// A policy that learns.
pub(super) struct Learner {
    climber: Climber,
    /// What it has learnt so far.
    pub policy: Policy,
}

/// How strongly weights are held to nothing, in units of gradient.
const WEIGHT_DECAY: f64 = 1e-4;
/// How far a step goes at first.
const LEARNING_RATE: f64 = 0.08;

impl Learner {
    pub fn new() -> Self {
        let count = Power::ALL.len() * Action::COUNT * Features::NONE.0.len();
        Self { climber: Climber::new(count), policy: Policy::NONE }
    }

    /// One step towards what Warriors did; `to_come` is the part of the lessons that is left.
    pub fn learn(&mut self, choices: &Choices, to_come: f64) {
        let mut gradient = Vec::with_capacity(self.climber.at.len());
        for power in Power::ALL {
            let decisions = f64::from(choices.decisions[power].max(1));
            for number in choices.gradient[power].iter().flat_map(|features| features.0) {
                gradient.push(
                    f64::from(number) / decisions - WEIGHT_DECAY * self.climber.at[gradient.len()],
                );
            }
        }
        self.climber.climb(&gradient, LEARNING_RATE * to_come);
        let mut rows = self.climber.at.chunks_exact(Features::NONE.0.len());
        for weights in self.policy.weights_mut() {
            for (weight, number) in weights.0.iter_mut().zip(rows.next().unwrap_or_default()) {
                *weight = *number as f32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ruinous_bots::{Considered, policy::Feature};
    use ruinous_engine::{Choice, Game, Next, Seeded, Setup};

    use super::*;

    /// Somebody who wants nothing but to be where the Conquest Value is high.
    fn greedy(options: &Options) -> Decided {
        let worth = |option: &Choice| match option {
            Choice::Summon { to, .. } => f32::from(to.printed_value()) / 10.0,
            _ => 0.0,
        };
        let considered: Vec<Considered> = options
            .iter()
            .map(|option| Considered { choice: *option, win_chance: worth(option), visits: 1 })
            .collect();
        let best =
            considered.iter().max_by(|one, other| one.win_chance.total_cmp(&other.win_chance));
        let choice = best.map_or(options[0], |best| best.choice);
        Decided { choice, reasons: Vec::new(), considered }
    }

    #[test]
    fn what_somebody_strives_for_is_learnt() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let mut learner = Learner::new();
        let mut regret = Vec::new();
        for deal in 0..30 {
            let (mut choices, mut chance) = (Choices::new(), Seeded::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let view = game.view(Some(decision.power));
                let options = view.options();
                let decided = greedy(&options);
                choices.add(&view, decision, &options, &decided, &learner.policy);
                game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
            }
            regret.push(choices.regret());
            learner.learn(&choices, 1.0);
        }
        assert!(regret[0] > 0.9 && regret[29] < 0.5, "{regret:?}");
        let come = Action::Come(ruinous_engine::Class::Cultist);
        assert!(learner.policy.of(Power::Nurgle, come).get(Feature::Worth) > 0.5);
    }
}
