//! Bots think on threads of their own, so that no table waits for the network because of them.
//!
//! Thoughts wait by whom they are for: whoever set up a table, or asks for a hint. These take turns, so
//! that nobody can have so many tables that others wait for them. Daemons have a queue and threads of
//! their own, so that the quick ones never wait behind them.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use ruinous_bots::{Budget, Decided, Level, Opponent};
use ruinous_engine::{Choice, Power, View};
use tokio::sync::mpsc::UnboundedSender;

use crate::{room::By, secret};

/// Something for a bot to think about.
pub struct Thought {
    /// At which table.
    pub table: String,
    /// Who set it up.
    pub creator: String,
    /// After which step.
    pub seq: u64,
    /// For whom.
    pub power: Power,
    /// What he sees.
    pub view: View,
    /// Who thinks.
    pub opponent: Opponent,
    /// In whose stead.
    pub by: By,
}

/// What a bot has come to.
pub struct Conclusion {
    /// The thought, without the view.
    pub table: String,
    /// After which step.
    pub seq: u64,
    /// For whom.
    pub power: Power,
    /// In whose stead.
    pub by: By,
    /// The choice.
    pub choice: Choice,
}

/// What a thread does, told how many others wait for one.
type Task = Box<dyn FnOnce(usize) + Send>;

/// The threads on which bots think.
pub struct Thinkers {
    quick: Queue,
    deep: Queue,
    conclusions: UnboundedSender<Conclusion>,
}

struct Queue(Arc<(Mutex<Waiting>, Condvar)>);

/// What waits for a thread.
#[derive(Default)]
struct Waiting {
    /// Everyone for whom something waits; the first is next.
    people: VecDeque<(String, VecDeque<Task>)>,
    is_closed: bool,
}

impl Thinkers {
    /// So many threads for Daemons, and one for all others.
    pub fn new(threads: usize, conclusions: UnboundedSender<Conclusion>) -> std::io::Result<Self> {
        let (quick, deep) = (Queue::new("bots", 1)?, Queue::new("daemons", threads.max(1))?);
        Ok(Self { quick, deep, conclusions })
    }

    /// Lets a bot think; its conclusion is sent when it has one.
    pub fn ask(&self, thought: Thought) {
        let conclusions = self.conclusions.clone();
        let (queue, creator) = (self.queue_of(thought.opponent), thought.creator.clone());
        queue.add(
            &creator,
            Box::new(move |waiting| {
                let decided = decide(&thought.view, thought.opponent, waiting);
                let Thought { table, seq, power, by, .. } = thought;
                // Nobody listens any more when the server is shutting down.
                let _ =
                    conclusions.send(Conclusion { table, seq, power, by, choice: decided.choice });
            }),
        );
    }

    /// What the strongest bot would choose, and why. If nobody waits for it any more, it is not thought.
    pub async fn advice(&self, person: &str, view: View) -> Option<Decided> {
        let (answer, advice) = tokio::sync::oneshot::channel();
        let strongest = Opponent::Level(Level::Daemon(Budget::AT_A_TABLE));
        self.deep.add(
            person,
            Box::new(move |waiting| {
                if !answer.is_closed() {
                    let _ = answer.send(decide(&view, strongest, waiting));
                }
            }),
        );
        advice.await.ok()
    }

    /// How many thoughts wait for a thread.
    pub fn waiting(&self) -> usize {
        self.quick.waiting().len() + self.deep.waiting().len()
    }

    fn queue_of(&self, opponent: Opponent) -> &Queue {
        if opponent.budget().is_some() { &self.deep } else { &self.quick }
    }
}

impl Queue {
    fn new(name: &str, threads: usize) -> std::io::Result<Self> {
        let queue = Self(Arc::default());
        for number in 1..=threads {
            let waiting = Self(queue.0.clone());
            let thread = thread::Builder::new().name(format!("{name} {number}"));
            thread.spawn(move || {
                while let Some((task, others)) = waiting.next() {
                    // A bot that fails must not take its thread along: the game is looked at again.
                    let _ = catch_unwind(AssertUnwindSafe(|| task(others / threads)));
                }
            })?;
        }
        Ok(queue)
    }

    fn add(&self, person: &str, task: Task) {
        self.waiting().add(person, task);
        self.0.1.notify_one();
    }

    /// Waits for something to do, and says how many others wait behind it; nothing at the end.
    fn next(&self) -> Option<(Task, usize)> {
        let (waiting, came) = (self.waiting(), &self.0.1);
        let idle = |waiting: &mut Waiting| waiting.people.is_empty() && !waiting.is_closed;
        let mut waiting = came.wait_while(waiting, idle).unwrap_or_else(PoisonError::into_inner);
        let task = waiting.next()?;
        Some((task, waiting.len()))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn add(&mut self, person: &str, task: Task) {
        match self.people.iter_mut().find(|(other, _)| other == person) {
            Some((_, tasks)) => tasks.push_back(task),
            None => self.people.push_back((person.to_owned(), VecDeque::from([task]))),
        }
    }

    /// The first task of whoever is next, who then waits behind all others.
    fn next(&mut self) -> Option<Task> {
        let (person, mut tasks) = self.people.pop_front()?;
        let task = tasks.pop_front();
        if !tasks.is_empty() {
            self.people.push_back((person, tasks));
        }
        task
    }

    fn len(&self) -> usize {
        self.people.iter().map(|(_, tasks)| tasks.len()).sum()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        for queue in [&self.quick, &self.deep] {
            let mut waiting = queue.waiting();
            waiting.people.clear();
            waiting.is_closed = true;
            queue.0.1.notify_all();
        }
    }
}

/// What a bot chooses while so many others wait for its thread. It thinks the less the more are waiting,
/// so that nobody waits for minutes.
fn decide(view: &View, opponent: Opponent, waiting: usize) -> Decided {
    let opponent = match opponent.budget() {
        Some(budget) => opponent.with_budget(share(budget, waiting)),
        None => opponent,
    };
    let seed = u64::from_le_bytes(secret::random());
    opponent.bot(seed, 1).choose(view, &view.options())
}

/// What is left for one while so many wait: from its whole to an eighth.
fn share(budget: Budget, waiting: usize) -> Budget {
    let parts = u32::try_from(1 + waiting).unwrap_or(u32::MAX).min(8);
    match budget {
        Budget::Time(time) => Budget::Time((time / parts).max(Duration::from_millis(20)).min(time)),
        Budget::Iterations(count) => Budget::Iterations((count / parts).max(100).min(count)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_when_many_wait() {
        let ms = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!(share(ms(1000), 0), ms(1000));
        assert_eq!(share(ms(1000), 3), ms(250));
        assert_eq!(share(ms(1000), 1_000_000), ms(125));
        assert_eq!(share(ms(5), 9), ms(5));
        assert_eq!(share(Budget::Iterations(20_000), 40), Budget::Iterations(2_500));
        assert_eq!(share(Budget::Iterations(50), 40), Budget::Iterations(50));
    }

    #[test]
    fn people_take_turns_however_much_one_of_them_wants() {
        let (told, heard) = std::sync::mpsc::channel();
        let mut waiting = Waiting::default();
        for (person, count) in [("greedy", 3), ("modest", 1), ("usual", 2)] {
            for _ in 0..count {
                let told = told.clone();
                waiting.add(person, Box::new(move |_| told.send(person).unwrap()));
            }
        }
        assert_eq!(waiting.len(), 6);
        while let Some(task) = waiting.next() {
            task(0);
        }
        let order: Vec<&str> = heard.try_iter().collect();
        assert_eq!(order, ["greedy", "modest", "usual", "greedy", "usual", "greedy"]);
    }
}
