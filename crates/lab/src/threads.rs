//! Work on several threads that comes out as on one.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does the same to each of some things, on so many threads, and returns what came of it in order.
pub fn map_in_order<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let worker = || {
            let mut done = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(thing) = things.get(at) else { return done };
                done.push((at, work(thing)));
            }
        };
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no work fails")).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_stand_in_order_whatever_the_number_of_threads() {
        let things: Vec<u32> = (0..1_000).collect();
        for threads in [0, 1, 3] {
            let squares = super::map_in_order(&things, threads, |thing| thing * thing);
            assert!(squares.iter().zip(&things).all(|(square, thing)| *square == thing * thing));
        }
    }
}
