//! How fast choices are answered, and how many may be under way at once.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::{Instant, sleep, sleep_until},
};

/// Counts and times the choices of all circles, and keeps them from sending too many at once.
pub(crate) struct Meter {
    under_way: Semaphore,
    /// How long each choice took that was answered since the list was last emptied.
    answered: Mutex<Vec<Duration>>,
    pace: Mutex<Option<Pace>>,
    /// Games that are being played.
    games: AtomicUsize,
}

/// So many choices a second and no more.
struct Pace {
    between: Duration,
    next: Instant,
}

/// What was measured over some time.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Choices that were answered in a second.
    pub choices_per_s: f64,
    /// From sending a choice to its `accepted`: half of them took no longer.
    pub choice_p50_ms: f64,
    /// And 99 in 100.
    pub choice_p99_ms: f64,
    /// How many games were being played, at least.
    pub games: usize,
}

/// A choice that may be sent, until this is dropped.
pub(crate) struct UnderWay<'a> {
    since: Instant,
    _permit: SemaphorePermit<'a>,
}

/// A game that is being played, until this is dropped.
pub(crate) struct Playing<'a>(&'a Meter);

impl Meter {
    pub(crate) fn new(under_way: usize) -> Self {
        Self {
            under_way: Semaphore::new(under_way),
            answered: Mutex::default(),
            pace: Mutex::default(),
            games: AtomicUsize::new(0),
        }
    }

    /// Waits until another choice may be sent. Its time counts from then.
    pub(crate) async fn next(&self) -> UnderWay<'_> {
        let permit = self.under_way.acquire().await.expect("nobody closes it");
        let due = lock(&self.pace).as_mut().map(|pace| {
            let due = pace.next.max(Instant::now());
            pace.next = due + pace.between;
            due
        });
        if let Some(due) = due {
            sleep_until(due).await;
        }
        UnderWay { since: Instant::now(), _permit: permit }
    }

    /// Counts a choice that was answered.
    pub(crate) fn answered(&self, choice: UnderWay) {
        lock(&self.answered).push(choice.since.elapsed());
    }

    pub(crate) fn playing(&self) -> Playing<'_> {
        self.games.fetch_add(1, Relaxed);
        Playing(self)
    }

    /// From now on, so many choices a second.
    pub(crate) fn slow_down(&self, per_second: f64) {
        let between = Duration::from_secs_f64(1.0 / per_second.max(1.0));
        *lock(&self.pace) = Some(Pace { between, next: Instant::now() });
    }

    /// Waits until so many games are being played.
    pub(crate) async fn wait_for_games(&self, games: usize) {
        while self.games.load(Relaxed) < games {
            sleep(LOOK).await;
        }
    }

    /// What happens from now on for some time.
    pub(crate) async fn measure(&self, time: Duration) -> Measured {
        lock(&self.answered).clear();
        let (start, mut games) = (Instant::now(), usize::MAX);
        while start.elapsed() < time {
            sleep(LOOK).await;
            games = games.min(self.games.load(Relaxed));
        }
        let mut took = std::mem::take(&mut *lock(&self.answered));
        let seconds = start.elapsed().as_secs_f64();
        took.sort_unstable();
        Measured {
            choices_per_s: took.len() as f64 / seconds,
            choice_p50_ms: quantile_ms(&took, 0.5),
            choice_p99_ms: quantile_ms(&took, 0.99),
            games,
        }
    }
}

/// How often the number of games is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// The smallest time that this share of all (sorted) times does not exceed.
fn quantile_ms(sorted: &[Duration], share: f64) -> f64 {
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}

/// A list of times is whole whatever happened to the one who held it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Playing<'_> {
    fn drop(&mut self) {
        self.0.games.fetch_sub(1, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_a_time_that_was_measured() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!(quantile_ms(&times, 0.5), 100.0);
        assert_eq!(quantile_ms(&times, 0.99), 198.0);
        assert_eq!(quantile_ms(&times[..1], 0.99), 1.0);
        assert!(quantile_ms(&[], 0.5).is_nan());
    }
}
