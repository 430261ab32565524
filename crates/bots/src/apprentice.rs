//! The Apprentice: chooses as a Daemon probably would, some hundred games a second. It is no opponent to be asked for; whoever
//! needs very many games that are like the Daemons' has it play them.

use ruinous_engine::{Choice, Decision, Options, Question, Random, Seeded, View};

use crate::{
    bot::{Bot, Decided, Ground, Reason},
    evaluation::{Standing, Weights},
    network::{Logits, Network},
};

/// A quick stand-in for a Daemon.
#[derive(Clone, Debug)]
pub struct Apprentice {
    /// How much surer than a Daemon it is of what it likes best.
    sharpness: f32,
    looking: Weights,
    random: Random,
}

/// How many options it looks at, those that the network likes best: nine of ten turns of Daemons are among them.
const LOOKED_AT: usize = 8;

/// How much the chance that a look ahead sees counts, as a factor on its logit: under these what Daemons chose was likeliest.
const OF_LOOKS_IN_TURNS: f32 = 3.4;
const OF_LOOKS_ELSEWHERE: f32 = 1.5;

/// What is nearly certain counts no more than this.
const LEAST: f32 = 1e-4;

impl Apprentice {
    /// One that chooses as often as a Daemon what a Daemon would (1), or is surer of what it likes best (more).
    pub fn new(seed: u64, sharpness: f32) -> Self {
        let looking = Weights::for_looking();
        Self { sharpness, looking, random: Random::new(seed) }
    }

    /// The options that it looks at, with how likely each is beside the likeliest.
    fn consider(&self, view: &View, decision: Decision, options: &Options) -> Vec<(Choice, f32)> {
        let mut network = Logits::at(Network::shipped(), view.board(), decision);
        let mut likely: Vec<(Choice, f32)> =
            options.iter().map(|option| (*option, network.logit(*option))).collect();
        likely.sort_by(|one, other| other.1.total_cmp(&one.1));
        likely.truncate(LOOKED_AT);
        let factor = match decision.question {
            Question::Turn => OF_LOOKS_IN_TURNS,
            _ => OF_LOOKS_ELSEWHERE,
        };
        let (world, standing) = (view.sample(0), Standing::new(view.board()));
        let mut room = Options::new();
        for (option, logit) in &mut likely {
            let mut game = world;
            game.look_ahead(*option, &mut Seeded::new(0), &mut room);
            let chance = standing.win_chance(game.board(), decision.power, &self.looking);
            let chance = chance.clamp(LEAST, 1.0 - LEAST);
            *logit += factor * (chance / (1.0 - chance)).ln();
        }
        let highest = likely.iter().map(|(_, logit)| *logit).fold(f32::NEG_INFINITY, f32::max);
        for (_, logit) in &mut likely {
            *logit = (self.sharpness * (*logit - highest)).exp();
        }
        likely
    }
}

impl Bot for Apprentice {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let Some(decision) = view.decision().filter(|_| options.len() > 1) else {
            return Decided { choice: options[0], reasons: Vec::new(), considered: Vec::new() };
        };
        let likely = self.consider(view, decision, options);
        let total: f32 = likely.iter().map(|(_, chance)| chance).sum();
        let mut left = total * self.random.below(DRAWS) as f32 / DRAWS as f32;
        let drawn = likely.iter().find(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        let (choice, chance) = *drawn.unwrap_or(&likely[0]);
        let reason = Reason { ground: Ground::Chance, weight: chance / total };
        Decided { choice, reasons: vec![reason], considered: Vec::new() }
    }
}

/// How finely it draws.
const DRAWS: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use ruinous_engine::{Game, Next, Power, Setup};

    use super::*;
    use crate::changes_nothing;

    /// Plays a game, and counts in how many of its turns nothing changed.
    fn turns(sharpness: f32) -> (u32, u32) {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let mut chance = Seeded::new(2);
        let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
        let mut apprentice = Apprentice::new(5, sharpness);
        let (mut turns, mut idle) = (0, 0);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let choice = apprentice.pick(&view, &view.options());
            if decision.question == Question::Turn {
                turns += 1;
                idle += u32::from(changes_nothing(game.board(), decision.power, choice));
            }
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        (turns, idle)
    }

    #[test]
    fn the_surer_it_is_the_less_of_what_it_does_is_idle() {
        let ((any, idle_of_any), (sure, idle_of_sure)) = (turns(0.0), turns(4.0));
        assert!(any > 20 && sure > 20);
        assert!(idle_of_sure * any < idle_of_any * sure, "{idle_of_sure} {idle_of_any}");
    }
}
