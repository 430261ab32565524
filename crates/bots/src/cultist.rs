//! The Cultist: for first games. Plays at random, but nothing that is plainly pointless, and never
//! passes while something useful can be done.

use ruinous_engine::{Options, Random, View};

use crate::{
    bot::{Bot, Decided, Ground, Reason},
    usefulness::appeal,
};

/// A beginner who plays sensibly at random.
#[derive(Clone, Debug)]
pub struct Cultist {
    random: Random,
}

impl Cultist {
    /// A Cultist who makes the same choices again for the same seed.
    pub fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Bot for Cultist {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let appeals: Vec<u32> = match view.viewer() {
            Some(by) => options.iter().map(|option| appeal(view.board(), by, *option)).collect(),
            None => vec![1; options.len()],
        };
        let total: u32 = appeals.iter().sum();
        let choice = if total == 0 {
            // Nothing useful is open: stop, where one can.
            *options.last().expect("a decision has an option")
        } else {
            let mut left = self.random.below(total as usize) as u32;
            let drawn = appeals.iter().position(|appeal| match left.checked_sub(*appeal) {
                Some(rest) => {
                    left = rest;
                    false
                }
                None => true,
            });
            options[drawn.unwrap_or(0)]
        };
        let ground = if total == 0 { Ground::Pointless } else { Ground::Useful };
        let chance = Reason { ground: Ground::Chance, weight: 1.0 / options.len() as f32 };
        let reasons = vec![Reason { ground, weight: total as f32 }, chance];
        Decided { choice, reasons, considered: Vec::new() }
    }
}
