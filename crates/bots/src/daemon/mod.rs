//! The Daemon: tries out what may come, in worlds that agree with what it knows.

mod budget;
mod first;
mod plan;
mod reasons;
mod round;

use std::fmt;

use ruinous_engine::{Choice, Options, Power, Question, Random, View};

use crate::{
    bot::{Bot, Considered, Decided, Ground, Reason},
    level::Budget,
    network::Network,
    search::{Halving, Puct, Tree, Tried},
    stalling::changes_nothing,
    value::ValueNetwork,
};
use budget::{candidates, grow, halve};

/// An opponent that searches.
#[derive(Clone, Debug)]
pub struct Daemon<'a> {
    generation: Generation,
    networks: Networks<'a>,
    budget: Budget,
    cores: usize,
    random: Random,
}

/// What a search of today's generation is led by.
#[derive(Clone, Copy)]
pub struct Networks<'a> {
    /// How likely each option is.
    pub policy: &'a Network,
    /// What positions are worth.
    pub value: &'a ValueNetwork,
}

impl fmt::Debug for Networks<'_> {
    /// Hundreds of thousands of weights would tell nobody anything.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Networks").finish_non_exhaustive()
    }
}

impl Networks<'static> {
    /// Those that are shipped.
    pub fn shipped() -> Self {
        Self { policy: Network::shipped(), value: ValueNetwork::shipped() }
    }
}

/// How a Daemon searches.
#[derive(Clone, Copy, Debug)]
enum Generation {
    /// By a tree over everybody's decisions.
    First,
    /// By its own plans for the round.
    Plans,
}

impl Daemon<'static> {
    /// A Daemon with this budget for each decision, on one core.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self::of(Generation::Plans, seed, budget)
    }

    /// One of the first generation, which later ones are measured against.
    pub fn first(seed: u64, budget: Budget) -> Self {
        Self::of(Generation::First, seed, budget)
    }

    fn of(generation: Generation, seed: u64, budget: Budget) -> Self {
        let networks = Networks::shipped();
        Self { generation, networks, budget, cores: 1, random: Random::new(seed) }
    }
}

impl<'a> Daemon<'a> {
    /// A Daemon that is led by other networks than the shipped ones.
    pub fn led_by(networks: Networks<'a>, seed: u64, budget: Budget) -> Self {
        let random = Random::new(seed);
        Self { generation: Generation::Plans, networks, budget, cores: 1, random }
    }

    /// The same on so many cores. Each searches on its own, and what they found is added up.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        Self { cores: cores.max(1), ..self }
    }

    /// Everything that the search tried, the best first.
    pub fn search(&mut self, view: &View) -> Vec<Tried<Choice>> {
        let seed = self.random.number();
        match self.generation {
            Generation::First => {
                let known = first::Known::new(view);
                let mut tried = self.on_all_cores(seed, |seed, budget| {
                    grow(Tree::new(&known, first::PARAMETERS, seed), budget)
                });
                by_visits(&mut tried);
                tried
            }
            Generation::Plans => {
                let known =
                    plan::Known::new(view, self.networks, candidates(self.budget_of_a_core()));
                let tried = self.on_all_cores(seed, |seed, budget| {
                    let tree = Puct::new(&known, plan::EXPLORATION, seed);
                    halve(Halving::new(tree, plan::TEMPERATURE), budget)
                });
                let mut tried = by_worth(tried, view.viewer());
                prefer_something(view, &mut tried);
                tried
            }
        }
    }

    /// Iterations are shared, and time is not.
    fn budget_of_a_core(&self) -> Budget {
        match self.budget {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(self.cores as u32)),
            time => time,
        }
    }

    /// Grows a tree on each core and adds up what they tried.
    fn on_all_cores(
        &self,
        seed: u64,
        grow: impl Fn(u64, Budget) -> Vec<Tried<Choice>> + Sync,
    ) -> Vec<Tried<Choice>> {
        let budget = self.budget_of_a_core();
        if self.cores == 1 {
            return grow(seed, budget);
        }
        let mut seeds = Random::new(seed);
        let seeds: Vec<u64> = (0..self.cores).map(|_| seeds.number()).collect();
        let trees: Vec<Vec<Tried<Choice>>> = std::thread::scope(|scope| {
            let grow = &grow;
            let grow = |seed| scope.spawn(move || grow(seed, budget));
            let running: Vec<_> = seeds.into_iter().map(grow).collect();
            running.into_iter().filter_map(|tree| tree.join().ok()).collect()
        });
        let mut sum: Vec<Tried<Choice>> = Vec::new();
        for tried in trees.into_iter().flatten() {
            match sum.iter_mut().find(|other| other.made == tried.made) {
                Some(other) => {
                    // Each core found its own worth of being likely, by its own tries.
                    let visits = (other.visits + tried.visits).max(1) as f32;
                    let more = (tried.handicap - other.handicap) * tried.visits as f32 / visits;
                    other.handicap += more;
                    other.visits += tried.visits;
                    for (all, more) in other.values.iter_mut().zip(tried.values) {
                        *all += more;
                    }
                }
                None => sum.push(tried),
            }
        }
        sum
    }
}

impl Bot for Daemon<'_> {
    fn choose(&mut self, view: &View, options: &Options) -> Decided {
        let considered = self.consider(view, options);
        let Some((best, others)) = considered.split_first() else {
            return Decided { choice: options[0], reasons: Vec::new(), considered };
        };
        let mut reasons = vec![
            Reason { ground: Ground::WinChance, weight: best.win_chance },
            Reason { ground: Ground::Visits, weight: best.visits as f32 },
        ];
        let others: Vec<Choice> = others.iter().map(|considered| considered.choice).collect();
        reasons.extend(reasons::reasons(view, self.networks.policy, best.choice, &others));
        Decided { choice: best.choice, reasons, considered }
    }

    fn pick(&mut self, view: &View, options: &Options) -> Choice {
        let considered = self.consider(view, options);
        considered.first().map_or(options[0], |considered| considered.choice)
    }
}

impl Daemon<'_> {
    /// What the search makes of the options, the best first. Nothing where there is nothing to choose.
    fn consider(&mut self, view: &View, options: &Options) -> Vec<Considered> {
        if options.len() == 1 {
            self.random.number();
            return Vec::new();
        }
        let by = view.viewer().unwrap_or(Power::Khorne);
        let look = |tried: &Tried<Choice>| Considered {
            choice: tried.made,
            win_chance: worth(tried, by),
            visits: tried.visits,
        };
        self.search(view).iter().map(look).collect()
    }
}

/// What an option was worth to a Power on average.
fn worth(tried: &Tried<Choice>, by: Power) -> f32 {
    tried.values[by as usize] / tried.visits.max(1) as f32
}

/// What was tried most often first: a search that grows a tree comes back to what is good.
fn by_visits(tried: &mut [Tried<Choice>]) {
    tried.sort_by_key(|tried| std::cmp::Reverse(tried.visits));
}

/// What was worth most first, less for what is unlikely, among those that were tried nearly as often as any: the last
/// halving leaves them alike, and on several cores there may be more of them. Then those that were given up, the last first.
fn by_worth(mut tried: Vec<Tried<Choice>>, by: Option<Power>) -> Vec<Tried<Choice>> {
    by_visits(&mut tried);
    let most = tried.first().map_or(0, |tried| tried.visits);
    let finalists = tried.partition_point(|tried| tried.visits * 4 > most * 3);
    let by = by.unwrap_or(Power::Khorne);
    let worth = |tried: &Tried<Choice>| worth(tried, by) + tried.handicap;
    tried[..finalists].sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    tried
}

/// A turn that changes nothing comes first only where waiting is plainly better than anything else: else it may be luck that
/// it seemed so, and something might as well be done.
fn prefer_something(view: &View, tried: &mut [Tried<Choice>]) {
    let Some(by) = view.viewer() else { return };
    let Some(decision) = view.decision().filter(|it| it.question == Question::Turn) else { return };
    let is_nothing = |option| changes_nothing(view.board(), decision.power, option);
    let worth = |tried: &Tried<Choice>| worth(tried, by);
    let Some(first) = tried.first().filter(|first| is_nothing(first.made)) else { return };
    let least = worth(first) - LUCK * error(worth(first), first.visits);
    let score = |tried: &Tried<Choice>| worth(tried) + tried.handicap;
    // What was given up early may only have been lucky.
    let most = score(first);
    let other = tried.iter().position(|other| !is_nothing(other.made));
    let is_as_good =
        |other: &usize| worth(&tried[*other]) >= least && score(&tried[*other]) <= most;
    if let Some(other) = other.filter(is_as_good) {
        tried[..=other].rotate_right(1);
    }
}

/// How far from the truth a chance may be that was found in so many tries: the standard error, if each were won or lost.
fn error(chance: f32, tries: u32) -> f32 {
    (chance * (1.0 - chance) / tries.max(1) as f32).max(0.0).sqrt()
}

/// How many of these are still luck: the options met the same worlds, and worlds are not simply won or lost.
const LUCK: f32 = 0.5;

#[cfg(test)]
mod tests {
    use ruinous_engine::{Thing, scenario::Scenario};

    use super::*;

    fn tried(made: Choice, visits: u32, worth: f32) -> Tried<Choice> {
        let mut values = [0.0; crate::search::MOST_PLAYERS];
        values[Power::Nurgle as usize] = worth * visits as f32;
        Tried { made, visits, values, handicap: 0.0 }
    }

    #[test]
    fn of_what_was_tried_to_the_end_the_worthiest_is_chosen() {
        // Two cores ended with the same two options and did not agree; the third was given up, luckily high.
        let all = vec![
            tried(Choice::Choose(Thing::Yes), 200, 0.4),
            tried(Choice::Pass, 190, 0.5),
            tried(Choice::Choose(Thing::No), 90, 0.9),
        ];
        let order: Vec<Choice> =
            by_worth(all, Some(Power::Nurgle)).iter().map(|tried| tried.made).collect();
        assert_eq!(order, [Choice::Pass, Choice::Choose(Thing::Yes), Choice::Choose(Thing::No)]);
    }

    #[test]
    fn nothing_is_done_only_where_waiting_is_plainly_better() {
        let scenario = Scenario::read(
            "title = 'Nurgle is asked'\n[region.kislev]\nfigures = { nurgle = 'cultist' }\n\
             [power]\nkhorne = { power = 0 }\nnurgle = { power = 4 }",
        );
        let game = scenario.expect("a scenario").played().expect("it can be played");
        let view = game.view(Some(Power::Nurgle));
        let options = game.options();
        let is_nothing = |option: &&Choice| changes_nothing(game.board(), Power::Nurgle, **option);
        let waiting = *options.iter().find(is_nothing).expect("a figure to where it stands");
        let first = |waiting_worth, pass_worth, visits| {
            let mut all = vec![
                tried(waiting, visits, waiting_worth),
                tried(Choice::Pass, visits, pass_worth),
            ];
            prefer_something(&view, &mut all);
            all[0].made
        };
        assert_eq!(first(0.30, 0.28, 25), Choice::Pass, "that may be luck");
        assert_eq!(first(0.30, 0.28, 2_500), waiting, "that is not");
        assert_eq!(first(0.30, 0.10, 25), waiting);
        // Waiting is only likelier, and not better.
        let unlikely = Tried { handicap: -0.05, ..tried(Choice::Pass, 2_500, 0.32) };
        let mut all = vec![tried(waiting, 2_500, 0.30), unlikely];
        prefer_something(&view, &mut all);
        assert_eq!(all[0].made, Choice::Pass);
    }
}
