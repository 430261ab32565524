//! How fast the disk takes choices: `cargo test --release -p ruinous-server --test storage -- --ignored --nocapture rate`.

use std::time::{Duration, Instant};

use ruinous_server::store::{Append, Appended, Store};

use crate::place::{entry, everywhere, running, with_people};

const GAMES: usize = 1000;
const TIME: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures, and takes some seconds"]
async fn rate_of_appends_beside_commits_of_one_row() {
    everywhere("rate", async |place| {
        let store = with_people(place).await;
        for game in 0..GAMES {
            running(&store, &format!("g{game}")).await;
        }
        let commits = per_second(play(store.clone(), "g0".to_owned(), Instant::now() + TIME).await);
        let until = Instant::now() + TIME;
        let games: Vec<_> =
            (1..GAMES).map(|game| tokio::spawn(play(store.clone(), format!("g{game}"), until))).collect();
        let mut waits = Vec::new();
        for game in games {
            waits.extend(game.await.unwrap());
        }
        waits.sort();
        let appends = waits.len() as f64 / TIME.as_secs_f64();
        let (half, most) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
        let kind = if store.is_shared() { "PostgreSQL" } else { "SQLite" };
        println!("{kind}: commits_per_s {commits:.0}, appends_per_s {appends:.0}, p50 {half:?}, p99 {most:?}");
        assert!(appends > 2.0 * commits, "choices of different games do not share commits");
    })
    .await;
}

/// Appends to one game, one entry after the other, and says how long each took.
async fn play(store: Store, game: String, until: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let append = Append { entry: entry(&game, waits.len() as i64 + 1), ..Append::default() };
        let begun = Instant::now();
        assert_eq!(store.append(append).await.unwrap(), Appended::Written);
        waits.push(begun.elapsed());
    }
    waits
}

fn per_second(waits: Vec<Duration>) -> f64 {
    waits.len() as f64 / waits.iter().sum::<Duration>().as_secs_f64()
}
