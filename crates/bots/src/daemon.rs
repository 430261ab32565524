//! The Daemon: tries out what may come, in worlds that agree with what it knows.

use std::time::Instant;

use ruinous_engine::{
    Choice, Decision, Game, Options, Phase, Power, Question, Random, Seeded, View,
};

use crate::{
    bot::{Bot, Considered, Decided, Ground, Reason},
    evaluation::{Standing, Weights, win_chances},
    instinct::{Glance, Instinct},
    level::Budget,
    search::{Knowledge, Manner, Tree, Tried, World, Worths},
};

/// How the Daemon searches: what won most among Warriors.
const MANNER: Manner = Manner { curiosity: 0.1, width: 1.0, widening: 0.3 };

/// An opponent that searches.
#[derive(Clone, Debug)]
pub struct Daemon {
    budget: Budget,
    cores: usize,
    random: Random,
}

impl Daemon {
    /// A Daemon with this budget for each decision, on one core.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self { budget, cores: 1, random: Random::new(seed) }
    }

    /// The same on so many cores. Each searches on its own, and what they found is added up.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        Self { cores: cores.max(1), ..self }
    }
}

impl Bot for Daemon {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let seed = self.random.number();
        if let [only] = **options {
            return Decided { choice: only, reasons: Vec::new(), considered: Vec::new() };
        }
        let known = Known::new(view);
        let tried = self.search(&known, seed);
        decide(&tried, known.viewer)
    }
}

impl Daemon {
    /// Searches on all cores and adds up what they tried.
    fn search(&self, known: &Known, seed: u64) -> Vec<Tried<Choice>> {
        if self.cores == 1 {
            return self.grow(known, seed, self.budget);
        }
        let budget = match self.budget {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(self.cores as u32)),
            time => time,
        };
        let mut seeds = Random::new(seed);
        let seeds: Vec<u64> = (0..self.cores).map(|_| seeds.number()).collect();
        let trees: Vec<Vec<Tried<Choice>>> = std::thread::scope(|scope| {
            let grow = |seed| scope.spawn(move || self.grow(known, seed, budget));
            let running: Vec<_> = seeds.into_iter().map(grow).collect();
            running.into_iter().filter_map(|tree| tree.join().ok()).collect()
        });
        let mut sum: Vec<Tried<Choice>> = Vec::new();
        for tried in trees.into_iter().flatten() {
            match sum.iter_mut().find(|other| other.made == tried.made) {
                Some(other) => {
                    other.visits += tried.visits;
                    for (all, more) in other.worths.iter_mut().zip(tried.worths) {
                        *all += more;
                    }
                }
                None => sum.push(tried),
            }
        }
        sum
    }

    /// One tree, as far as the budget goes.
    fn grow(&self, known: &Known, seed: u64, budget: Budget) -> Vec<Tried<Choice>> {
        let mut tree = Tree::new(known, MANNER, seed);
        match budget {
            Budget::Iterations(count) => {
                for _ in 0..count {
                    tree.iterate();
                }
            }
            Budget::Time(time) => {
                let start = Instant::now();
                let mut done = 0;
                while start.elapsed() < time {
                    for _ in 0..BETWEEN_LOOKS {
                        tree.iterate();
                    }
                    done += BETWEEN_LOOKS;
                    let spent = start.elapsed().as_secs_f64() / time.as_secs_f64();
                    let to_come = f64::from(done) * (1.0 - spent) / spent;
                    if is_clear(&tree.tried(), to_come) {
                        break;
                    }
                }
            }
        }
        tree.tried()
    }
}

/// Iterations between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// Whether no other option can catch up in the iterations to come, of which the leader can expect
/// its share.
fn is_clear(tried: &[Tried<Choice>], to_come: f64) -> bool {
    let mut visits: Vec<u32> = tried.iter().map(|tried| tried.visits).collect();
    visits.sort_unstable_by(|one, other| other.cmp(one));
    match visits[..] {
        [first, second, ..] => f64::from(first - second) > to_come / 2.0,
        _ => false,
    }
}

/// The option that was tried most often: the search comes back to what is good.
fn decide(tried: &[Tried<Choice>], by: Power) -> Decided {
    let mean = |tried: &Tried<Choice>| tried.worths[by as usize] / tried.visits.max(1) as f32;
    let mut considered: Vec<Considered> = tried
        .iter()
        .map(|tried| Considered {
            choice: tried.made,
            win_chance: mean(tried),
            visits: tried.visits,
        })
        .collect();
    considered.sort_by_key(|considered| std::cmp::Reverse(considered.visits));
    let best = considered[0];
    let reasons = vec![
        Reason { ground: Ground::WinChance, weight: best.win_chance },
        Reason { ground: Ground::Visits, weight: best.visits as f32 },
    ];
    Decided { choice: best.choice, reasons, considered }
}

/// What the Daemon knows, and how far it looks.
struct Known {
    view: View,
    viewer: Power,
    /// The last round that is played out.
    last_round: u8,
    /// The number of the decision.
    root: u32,
}

impl Known {
    fn new(view: &View) -> Self {
        let board = view.board();
        // After the battles there is too little left of a round to be searched.
        let more = u8::from(board.phase() > Phase::Battle);
        Self {
            view: *view,
            viewer: view.viewer().unwrap_or(Power::Khorne),
            last_round: board.round().saturating_add(more),
            root: view.decision().map_or(0, |decision| decision.number),
        }
    }
}

impl Knowledge for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        Trial {
            game: self.view.sample(0),
            luck: Seeded::new(0),
            options: Options::new(),
            last_round: self.last_round,
            root: self.root,
            instinct: Instinct::shipped(),
            looking: Weights::for_looking(),
            judging: Weights::for_judging(),
        }
    }

    fn deal(&self, world: &mut Trial, random: &mut Random) {
        world.game = self.view.sample(random.number());
        world.luck = Seeded::new(random.number());
        world.options.clear();
        world.game.list_options(&mut world.options);
    }
}

/// A world that is tried out.
struct Trial {
    game: Game,
    luck: Seeded,
    options: Options,
    last_round: u8,
    /// The number of the decision that the search is about.
    root: u32,
    instinct: &'static Instinct,
    looking: Weights,
    judging: Weights,
}

impl Trial {
    fn is_over(&self) -> bool {
        let board = self.game.board();
        board.outcome().is_some() || board.round() > self.last_round
    }

    /// What a look one decision ahead makes of an option. Its luck is not that of this world, which
    /// nobody can know.
    fn look(&self, option: Choice, by: Power, standing: &Standing, room: &mut Options) -> f32 {
        let mut game = self.game;
        game.look_ahead(option, &mut Seeded::new(0), room);
        standing.win_chance(game.board(), by, &self.looking)
    }

    /// How play goes on: of the few options that draw most, the one that a look ahead likes best, where
    /// much is at stake; and else by instinct alone.
    fn go_on(
        &self,
        decision: Decision,
        standing: &mut Standing,
        random: &mut Random,
        room: &mut Options,
    ) -> Choice {
        let mut glance = Glance::at(self.instinct, self.game.board(), decision);
        if decision.question != Question::Turn {
            return glance.choose(&self.options, random);
        }
        standing.follow(self.game.board());
        let (mut best, mut highest) = (self.options[0], f32::NEG_INFINITY);
        for option in glance.strongest::<FEW>(&self.options) {
            let chance = self.look(option, decision.power, standing, room);
            if chance > highest {
                (best, highest) = (option, chance);
            }
        }
        best
    }
}

impl World for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        self.game.decision().map(|decision| decision.power as usize)
    }

    fn moves(&self) -> &[Choice] {
        &self.options
    }

    /// At the root every option is looked at, elsewhere the few that draw most, and the others come
    /// after them in the order in which they draw.
    fn promises(&self) -> Vec<f32> {
        let Some(decision) = self.game.decision() else { return Vec::new() };
        let (standing, mut room) = (Standing::new(self.game.board()), Options::new());
        let mut look = |option: &Choice| self.look(*option, decision.power, &standing, &mut room);
        if decision.number == self.root {
            return self.options.iter().map(look).collect();
        }
        let mut glance = Glance::at(self.instinct, self.game.board(), decision);
        let few = glance.strongest::<FEW>(&self.options);
        let mut promise = |option: &Choice| {
            if few.contains(option) { look(option) } else { glance.pull(*option) + NOT_LOOKED_AT }
        };
        self.options.iter().map(&mut promise).collect()
    }

    fn play(&mut self, option: Choice, _random: &mut Random) {
        self.game.take_option(option, &mut self.luck, None, &mut self.options);
    }

    fn play_out(&mut self, random: &mut Random) -> Worths {
        let (mut standing, mut room) = (Standing::new(self.game.board()), Options::new());
        let at_once = standing.win_chances(&self.looking);
        while !self.is_over() {
            let Some(decision) = self.game.decision() else { break };
            let option = self.go_on(decision, &mut standing, random, &mut room);
            self.play(option, random);
        }
        let at_last = win_chances(self.game.board(), &self.judging);
        std::array::from_fn(|power| AT_ONCE * at_once.0[power] + (1.0 - AT_ONCE) * at_last.0[power])
    }
}

/// How many options are looked at when the rest of a round is played on.
const FEW: usize = 4;

/// How much of an iteration's worth is what the Warrior makes of the position that joined the tree,
/// which luck has no part in. The rest is what the round came to.
const AT_ONCE: f32 = 0.2;

/// Puts what draws, however much, behind what was looked at.
const NOT_LOOKED_AT: f32 = -1e6;
