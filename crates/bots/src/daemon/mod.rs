//! The Daemon: tries out what may come, in worlds that agree with what it knows.

mod first;
mod judged;
mod reasons;
mod round;

pub use round::worth_played_on;

use std::{sync::Arc, time::Instant};

use ruinous_engine::{Choice, Options, Power, Random, View};

use crate::{
    bot::{Bot, Considered, Decided, Ground, Reason},
    evaluation::Weights,
    level::Budget,
    network::Network,
    search::{Halving, InformationSet, Judged, PlayedOut, Puct, Tree, Tried, World},
};

/// An opponent that searches.
#[derive(Clone, Debug)]
pub struct Daemon {
    generation: Generation,
    budget: Budget,
    cores: usize,
    random: Random,
}

/// How a Daemon searches.
#[derive(Clone, Debug)]
enum Generation {
    /// It plays worlds out.
    First,
    /// It judges them by what was learnt, and by playing their round on as far as this part.
    Judges { learnt: Learnt, played_on: f32 },
}

/// What a Daemon has learnt from games: a network, and the value of where a round has led.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The network.
    pub network: Arc<Network>,
    /// The weights of the value.
    pub value: Arc<Weights>,
}

impl Learnt {
    /// What is shipped.
    pub fn shipped() -> Self {
        Self { network: Network::shipped(), value: Arc::new(Weights::for_value()) }
    }
}

impl Daemon {
    /// A Daemon with this budget for each decision, on one core.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self::with(Learnt::shipped(), seed, budget)
    }

    /// One of the first generation, which later ones are measured against.
    pub fn first(seed: u64, budget: Budget) -> Self {
        Self::of(Generation::First, seed, budget)
    }

    /// One that has learnt something else.
    pub fn with(learnt: Learnt, seed: u64, budget: Budget) -> Self {
        let played_on = judged::PLAYED_ON;
        Self::of(Generation::Judges { learnt, played_on }, seed, budget)
    }

    /// One that judges by its network alone and makes several times as many iterations: what others learn from.
    pub fn judging(learnt: Learnt, seed: u64, budget: Budget) -> Self {
        Self::of(Generation::Judges { learnt, played_on: 0.0 }, seed, budget)
    }

    fn of(generation: Generation, seed: u64, budget: Budget) -> Self {
        Self { generation, budget, cores: 1, random: Random::new(seed) }
    }

    /// The same on so many cores. Each searches on its own, and what they found is added up.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        Self { cores: cores.max(1), ..self }
    }

    /// Everything that the search tried, the best first.
    pub fn search(&mut self, view: &View) -> Vec<Tried<Choice>> {
        let seed = self.random.number();
        match &self.generation {
            Generation::First => {
                let known = first::Known::new(view);
                by_visits(self.on_all_cores(seed, |seed, budget| {
                    grow(Tree::new(&known, first::PARAMETERS, seed), budget)
                }))
            }
            Generation::Judges { learnt, played_on } if *played_on > 0.0 => {
                let known = judged::Known::new(view, learnt.clone(), *played_on);
                let tried = self.on_all_cores(seed, |seed, budget| {
                    let tree = Puct::new(&known, judged::EXPLORATION, seed);
                    halve(Halving::new(tree), budget)
                });
                by_worth(tried, view.viewer())
            }
            Generation::Judges { learnt, .. } => {
                let known = judged::Known::new(view, learnt.clone(), 0.0);
                by_visits(self.on_all_cores(seed, |seed, budget| {
                    grow(Puct::new(&known, judged::EXPLORATION_BY_NETWORK, seed), budget)
                }))
            }
        }
    }

    /// Grows a tree on each core and adds up what they tried.
    fn on_all_cores(
        &self,
        seed: u64,
        grow: impl Fn(u64, Budget) -> Vec<Tried<Choice>> + Sync,
    ) -> Vec<Tried<Choice>> {
        if self.cores == 1 {
            return grow(seed, self.budget);
        }
        let budget = match self.budget {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(self.cores as u32)),
            time => time,
        };
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

impl Bot for Daemon {
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
        reasons.extend(reasons::reasons(view, best.choice, &others, self.value()));
        Decided { choice: best.choice, reasons, considered }
    }

    fn pick(&mut self, view: &View, options: &Options) -> Choice {
        let considered = self.consider(view, options);
        considered.first().map_or(options[0], |considered| considered.choice)
    }
}

impl Daemon {
    /// By what it judges where a round has led.
    fn value(&self) -> Weights {
        match &self.generation {
            Generation::First => Weights::for_value(),
            Generation::Judges { learnt, .. } => *learnt.value,
        }
    }

    /// What the search makes of the options, the best first. Nothing where there is nothing to choose.
    fn consider(&mut self, view: &View, options: &Options) -> Vec<Considered> {
        if options.len() == 1 {
            self.random.number();
            return Vec::new();
        }
        let by = view.viewer().unwrap_or(Power::Khorne) as usize;
        let look = |tried: &Tried<Choice>| Considered {
            choice: tried.made,
            win_chance: tried.values[by] / tried.visits.max(1) as f32,
            visits: tried.visits,
        };
        self.search(view).iter().map(look).collect()
    }
}

/// What was tried most often first: a search that grows a tree comes back to what is good.
fn by_visits(mut tried: Vec<Tried<Choice>>) -> Vec<Tried<Choice>> {
    tried.sort_by_key(|tried| std::cmp::Reverse(tried.visits));
    tried
}

/// What was worth most first, among those that were tried nearly as often as any: the last halving leaves them alike, and
/// on several cores there may be more of them. Then those that were given up, the last first.
fn by_worth(tried: Vec<Tried<Choice>>, by: Option<Power>) -> Vec<Tried<Choice>> {
    let mut tried = by_visits(tried);
    let most = tried.first().map_or(0, |tried| tried.visits);
    let finalists = tried.partition_point(|tried| tried.visits * 4 > most * 3);
    let by = by.unwrap_or(Power::Khorne) as usize;
    let worth = |tried: &Tried<Choice>| tried.values[by] / tried.visits.max(1) as f32;
    tried[..finalists].sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    tried
}

/// A tree that grows with each iteration.
trait Grows {
    fn iterate(&mut self);
    fn tried(&self) -> Vec<Tried<Choice>>;
}

impl<K: InformationSet> Grows for Tree<'_, K>
where
    K::World: PlayedOut + World<Move = Choice>,
{
    fn iterate(&mut self) {
        self.iterate();
    }
    fn tried(&self) -> Vec<Tried<Choice>> {
        self.tried()
    }
}

impl<K: InformationSet> Grows for Puct<'_, K>
where
    K::World: Judged + World<Move = Choice>,
{
    fn iterate(&mut self) {
        self.iterate();
    }
    fn tried(&self) -> Vec<Tried<Choice>> {
        self.tried()
    }
}

/// Grows a tree as far as the budget goes.
fn grow(mut tree: impl Grows, budget: Budget) -> Vec<Tried<Choice>> {
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

/// Gives up half of the options again and again, each time after the same part of the budget, or sooner by the clock
/// when it is clear which half.
fn halve(mut search: Halving<'_, judged::Known>, budget: Budget) -> Vec<Tried<Choice>> {
    if search.left() == 0 {
        return Vec::new();
    }
    // A single option is tried too, for what it is worth.
    let (halvings, start) = (search.halvings().max(1), Instant::now());
    for nth in 1..=halvings {
        match budget {
            Budget::Iterations(count) => {
                for _ in 0..(count / halvings / search.left() as u32).max(1) {
                    search.try_all();
                }
            }
            Budget::Time(time) => {
                search.try_all();
                while start.elapsed() * halvings < time * nth && !search.is_clear() {
                    search.try_all();
                }
            }
        }
        search.halve();
    }
    search.tried()
}

#[cfg(test)]
mod tests {
    use ruinous_engine::Thing;

    use super::*;

    fn tried(made: Choice, visits: u32, worth: f32) -> Tried<Choice> {
        let mut values = [0.0; crate::search::MOST_PLAYERS];
        values[Power::Nurgle as usize] = worth * visits as f32;
        Tried { made, visits, values }
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
}
