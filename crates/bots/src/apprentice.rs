//! The Apprentice: chooses by the policy that Apprentices have learnt from games among themselves, some hundred games a second.
//! It is no opponent to be asked for; the Daemon takes the others to play so, and whoever needs very many games has it
//! play them.
//!
//! The policy: of the options that the [network](crate::network) finds likeliest, each is as likely as the network and what a
//! look ahead sees together make it.

use ruinous_engine::{Board, Choice, Decision, Game, Options, Random, Seeded, View};

use crate::{
    bot::{Bot, Decided, Ground, Reason},
    evaluation::{Standing, Weights},
    network::{Logits, Network},
};

/// A quick player.
#[derive(Clone, Debug)]
pub struct Apprentice<'a> {
    network: &'a Network,
    /// How much surer it is of what it likes best than it was while it learnt: an inverse temperature.
    sharpness: f32,
    looking: Weights,
    random: Random,
}

/// An option that is considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Likely {
    /// The option.
    pub option: Choice,
    /// The logit of the chance to win that a look ahead sees.
    pub look: f32,
    /// Its own logit, for which the look counts too.
    pub logit: f32,
}

/// How many options it looks at, those that the network likes best.
const LOOKED_AT: usize = 8;

/// What is nearly certain counts no more than this.
const LEAST: f32 = 1e-4;

impl Apprentice<'static> {
    /// One that draws from the policy as it did while it learnt (1), or is surer of what it likes best (more).
    pub fn new(seed: u64, sharpness: f32) -> Self {
        Self::led_by(Network::shipped(), seed, sharpness)
    }
}

impl<'a> Apprentice<'a> {
    /// One that is led by another network than the shipped one.
    pub fn led_by(network: &'a Network, seed: u64, sharpness: f32) -> Self {
        let looking = Weights::for_looking();
        Self { network, sharpness, looking, random: Random::new(seed) }
    }

    /// The options that it considers, and so many of the others, drawn at random.
    pub fn consider(
        &mut self,
        view: &View,
        decision: Decision,
        options: &Options,
        others: usize,
    ) -> Vec<Likely> {
        let mut likely = by_network(self.network, view.board(), decision, options);
        let more = keep_likeliest(&mut likely, LOOKED_AT);
        for _ in 0..others.min(more.len()) {
            likely.push(more[self.random.below(more.len())]);
        }
        likely.sort_by_key(|it| options.iter().position(|option| *option == it.option));
        likely.dedup_by_key(|it| it.option);
        self.look_ahead(view, decision, &mut likely);
        likely
    }

    /// Just these options.
    pub fn look_at(&self, view: &View, decision: Decision, options: &[Choice]) -> Vec<Likely> {
        let mut likely = by_network(self.network, view.board(), decision, options);
        self.look_ahead(view, decision, &mut likely);
        likely
    }

    fn look_ahead(&self, view: &View, decision: Decision, likely: &mut [Likely]) {
        let (world, mut standing) = (view.sample(0), Standing::new(view.board()));
        let factor = self.network.of_looks(decision);
        let looking = Looking { game: &world, weights: &self.looking, factor };
        looking.add_to(likely, decision, &mut standing, &mut Options::new());
    }

    /// How likely each of them is.
    pub fn chances(&self, likely: &[Likely]) -> Vec<f32> {
        chances(likely, self.sharpness)
    }

    /// Draws one of some options that are so likely.
    pub fn draw(&mut self, chances: &[f32]) -> usize {
        draw(chances, &mut self.random)
    }
}

/// The logits of the network alone.
pub(crate) fn by_network(
    network: &Network,
    board: &Board,
    decision: Decision,
    options: &[Choice],
) -> Vec<Likely> {
    let mut logits = Logits::at(network, board, decision);
    let mut likely =
        |option: &Choice| Likely { option: *option, look: 0.0, logit: logits.logit(*option) };
    options.iter().map(&mut likely).collect()
}

/// Keeps so many of the likeliest, and hands over the others.
pub(crate) fn keep_likeliest(likely: &mut Vec<Likely>, most: usize) -> Vec<Likely> {
    if likely.len() <= most {
        return Vec::new();
    }
    likely.select_nth_unstable_by(most, |one, other| other.logit.total_cmp(&one.logit));
    likely.split_off(most)
}

/// What a look one decision ahead takes.
pub(crate) struct Looking<'a> {
    /// The world in which it looks ahead.
    pub game: &'a Game,
    /// What it judges by.
    pub weights: &'a Weights,
    /// How much what it sees counts.
    pub factor: f32,
}

impl Looking<'_> {
    /// Adds what it sees to the logits. The luck is not that of this world, which nobody can know.
    pub fn add_to(
        &self,
        likely: &mut [Likely],
        decision: Decision,
        standing: &mut Standing,
        room: &mut Options,
    ) {
        if likely.len() < 2 {
            return;
        }
        standing.follow(self.game.board());
        for it in likely {
            let mut game = *self.game;
            game.look_ahead(it.option, &mut Seeded::new(0), room);
            let chance = standing.win_chance(game.board(), decision.power, self.weights);
            let chance = chance.clamp(LEAST, 1.0 - LEAST);
            it.look = (chance / (1.0 - chance)).ln();
            it.logit += self.factor * it.look;
        }
    }
}

/// How likely each option is to somebody who is so sure of what he likes best.
pub(crate) fn chances(likely: &[Likely], sharpness: f32) -> Vec<f32> {
    let highest = likely.iter().map(|it| it.logit).fold(f32::NEG_INFINITY, f32::max);
    let weight = |it: &Likely| (sharpness * (it.logit - highest)).exp();
    let mut chances: Vec<f32> = likely.iter().map(weight).collect();
    let total: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= total);
    chances
}

/// Draws one of some options that are so likely.
pub(crate) fn draw(chances: &[f32], random: &mut Random) -> usize {
    let mut left = random.below(DRAWS) as f32 / DRAWS as f32;
    let drawn = chances.iter().position(|chance| {
        left -= chance;
        left < 0.0
    });
    drawn.unwrap_or(chances.len().saturating_sub(1))
}

/// How finely it is drawn.
const DRAWS: usize = 1 << 20;

impl Bot for Apprentice<'_> {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let Some(decision) = view.decision().filter(|_| options.len() > 1) else {
            return Decided { choice: options[0], reasons: Vec::new(), considered: Vec::new() };
        };
        let likely = self.consider(view, decision, options, 0);
        let chances = self.chances(&likely);
        let drawn = self.draw(&chances);
        let reason = Reason { ground: Ground::Chance, weight: chances[drawn] };
        Decided { choice: likely[drawn].option, reasons: vec![reason], considered: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Next, Power, Question, Setup};

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
