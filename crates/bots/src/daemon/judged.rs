//! Worlds that are judged by the network instead of played out.

use std::sync::Arc;

use ruinous_engine::{Choice, Game, Options, Question, Random, Seeded, View};

use crate::{
    evaluation::Standing,
    network::{Layers, Logits, Network, inputs, win_chances},
    search::{Exploration, InformationSet, Judged, Values, World},
    stalling,
};

/// How the search explores: what won most among Warriors. Options differ by a few hundredths in what they are
/// worth, so with more than this the search would follow its priors and not what it finds.
pub(super) const EXPLORATION: Exploration =
    Exploration { constant: 0.05, first_play: 0.02, at_root: 0.25 };

/// What the Daemon knows.
pub(super) struct Known {
    view: View,
    network: Arc<Network>,
}

impl Known {
    pub fn new(view: &View, network: Arc<Network>) -> Self {
        Self { view: *view, network }
    }
}

impl InformationSet for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        let game = self.view.sample(0);
        Trial {
            game,
            luck: Seeded::new(0),
            options: Options::new(),
            standing: Standing::new(game.board()),
            network: self.network.clone(),
            layers: None,
        }
    }

    fn determinize(&self, world: &mut Trial, random: &mut Random) {
        world.game = self.view.sample(random.number());
        world.luck = Seeded::new(random.number());
        world.layers = None;
        world.options.clear();
        world.game.list_options(&mut world.options);
    }
}

/// A world that is tried out.
pub(super) struct Trial {
    game: Game,
    luck: Seeded,
    options: Options,
    /// The board at the root, from which others differ little.
    standing: Standing,
    network: Arc<Network>,
    /// The network's layers at the position that was judged last.
    layers: Option<Layers>,
}

impl World for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        if self.game.board().outcome().is_some() {
            return None;
        }
        self.game.decision().map(|decision| decision.power as usize)
    }

    fn moves(&self) -> &[Choice] {
        &self.options
    }

    fn play(&mut self, option: Choice, _random: &mut Random) {
        self.game.take_option(option, &mut self.luck, None, &mut self.options);
    }
}

impl Judged for Trial {
    fn judge(&mut self) -> Values {
        let layers = self.network.layers(&inputs(&self.game, &self.standing));
        self.layers = Some(layers);
        win_chances(&self.network, &self.game, &layers)
    }

    fn logits(&mut self, moves: &[Choice], logits: &mut Vec<f32>) {
        let (Some(decision), Some(layers)) = (self.game.decision(), &self.layers) else { return };
        let mut all = Logits::new(&self.network, &self.game, decision, layers);
        logits.extend(moves.iter().map(|option| all.logit(*option)));
        if decision.question == Question::Turn {
            stalling::give_up(self.game.board(), decision.power, moves, logits);
        }
    }
}
