//! Bots think on threads of their own, so that no table waits for the network because of them.
//!
//! Every table has at most one thought in the queue, and thoughts are taken in the order in which they
//! came: with so many tables waiting, each gets an equal share of the threads. Daemons have a queue
//! and threads of their own, so that the quick ones never wait behind them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
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

type Task = Box<dyn FnOnce(usize) + Send>;

/// The threads on which bots think.
pub struct Thinkers {
    quick: Queue,
    deep: Queue,
    conclusions: UnboundedSender<Conclusion>,
}

struct Queue {
    tasks: mpsc::Sender<Task>,
    waiting: Arc<AtomicUsize>,
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
        let queue = self.queue_of(thought.opponent);
        queue.add(Box::new(move |waiting| {
            let decided = decide(&thought.view, thought.opponent, waiting);
            let Thought { table, seq, power, by, .. } = thought;
            // Nobody listens any more when the server is shutting down.
            let _ = conclusions.send(Conclusion { table, seq, power, by, choice: decided.choice });
        }));
    }

    /// What the strongest bot would choose, and why.
    pub async fn advice(&self, view: View) -> Option<Decided> {
        let (answer, advice) = tokio::sync::oneshot::channel();
        let strongest = Opponent::Level(Level::Daemon(Budget::AT_A_TABLE));
        self.deep.add(Box::new(move |waiting| {
            let _ = answer.send(decide(&view, strongest, waiting));
        }));
        advice.await.ok()
    }

    /// How many thoughts wait for a thread.
    pub fn waiting(&self) -> usize {
        [&self.quick, &self.deep].iter().map(|queue| queue.waiting.load(Ordering::Relaxed)).sum()
    }

    fn queue_of(&self, opponent: Opponent) -> &Queue {
        match opponent {
            Opponent::Level(Level::Daemon(_)) => &self.deep,
            _ => &self.quick,
        }
    }
}

impl Queue {
    fn new(name: &str, threads: usize) -> std::io::Result<Self> {
        let (tasks, queue) = mpsc::channel::<Task>();
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::new(AtomicUsize::new(0)));
        for number in 1..=threads {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            let thread = thread::Builder::new().name(format!("{name} {number}"));
            thread.spawn(move || {
                loop {
                    let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(task) = next else { return };
                    let others = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
                    // A bot that fails must not take its thread along: the game is looked at again.
                    let _ = catch_unwind(AssertUnwindSafe(|| task(others / threads)));
                }
            })?;
        }
        Ok(Self { tasks, waiting })
    }

    fn add(&self, task: Task) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.tasks.send(task).is_err() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// What a bot chooses while so many others wait for its thread. Who thinks by the clock thinks the less
/// the more are waiting, so that nobody waits for minutes.
fn decide(view: &View, opponent: Opponent, waiting: usize) -> Decided {
    let opponent = match opponent {
        Opponent::Level(Level::Daemon(Budget::Time(time))) => {
            Opponent::Level(Level::Daemon(Budget::Time(share(time, waiting))))
        }
        other => other,
    };
    let seed = u64::from_le_bytes(secret::random());
    opponent.bot(seed, 1).choose(view, &view.options())
}

/// The time that is left for one while so many wait: from its whole to an eighth.
fn share(time: Duration, waiting: usize) -> Duration {
    let parts = u32::try_from(1 + waiting).unwrap_or(u32::MAX).min(8);
    (time / parts).max(Duration::from_millis(20)).min(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_when_many_wait() {
        let second = Duration::from_secs(1);
        assert_eq!(share(second, 0), second);
        assert_eq!(share(second, 3), second / 4);
        assert_eq!(share(second, 1_000_000), second / 8);
        assert_eq!(share(Duration::from_millis(5), 9), Duration::from_millis(5));
    }
}
