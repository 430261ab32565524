//! Work on several threads.

use std::{
    convert::Infallible,
    num::NonZeroUsize,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// Does the same to each of some things on so many threads, and hands over what came of it as it is
/// finished, in any order. When `stop` is set, what is being done is the last; when `finished` fails,
/// too.
///
/// # Panics
///
/// When the work does, after all the rest.
pub fn each<T: Sync, R: Send, E>(
    things: &[T],
    threads: NonZeroUsize,
    stop: &AtomicBool,
    work: impl Fn(&T) -> R + Sync,
    finished: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let (next, work) = (&next, &work);
    let worker = |sender: mpsc::Sender<R>| {
        move || {
            while !stop.load(Ordering::Relaxed)
                && let Some(thing) = things.get(next.fetch_add(1, Ordering::Relaxed))
                && sender.send(work(thing)).is_ok()
            {}
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.get().min(things.len()) {
            scope.spawn(worker(sender.clone()));
        }
        drop(sender);
        // Nobody listens any more after a failure, and that stops the others.
        receiver.into_iter().try_for_each(finished)
    })
}

/// The same, with all that came of it at the end, in the order of the things.
pub fn map<T: Sync, R: Send>(
    things: &[T],
    threads: NonZeroUsize,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let numbered: Vec<(usize, &T)> = things.iter().enumerate().collect();
    let mut done = Vec::with_capacity(things.len());
    let work = |(number, thing): &(usize, &T)| (*number, work(thing));
    let Ok(()) = each(&numbered, threads, &AtomicBool::new(false), work, |result| {
        done.push(result);
        Ok::<(), Infallible>(())
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_stand_in_order_whatever_the_number_of_threads() {
        let things: Vec<u32> = (0..1_000).collect();
        for threads in [1, 3] {
            let threads = NonZeroUsize::new(threads).expect("some threads");
            let squares = map(&things, threads, |thing| thing * thing);
            assert!(squares.iter().zip(&things).all(|(square, thing)| *square == thing * thing));
            assert_eq!(squares.len(), things.len());
        }
    }
}
