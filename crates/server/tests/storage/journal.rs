//! The journal: durable, in order, once.

use ruinous_server::store::{Append, Appended, Store};

use crate::place::{Place, entry, everywhere, on_sqlite, running, with_people};

fn next(game: &str, seq: i64) -> Append {
    Append { entry: entry(game, seq), ..Append::default() }
}

#[tokio::test]
async fn entries_follow_each_other_and_the_table_follows_them() {
    everywhere("append", async |place| {
        let store = with_people(place).await;
        running(&store, "t").await;
        let append = Append { asked: Some("nurgle".to_owned()), due: Some(5000), ..next("t", 1) };
        assert_eq!(store.append(append).await.unwrap(), Appended::Written);
        let (table, _) = store.table("t").await.unwrap().unwrap();
        assert_eq!((table.seq, table.asked.as_deref(), table.due), (1, Some("nurgle"), Some(5000)));
        assert_eq!((table.changed, &*table.state, table.result), (1001, "running", None));

        let last =
            Append { over: true, result: Some("{\"winner\":\"ann\"}".to_owned()), ..next("t", 2) };
        assert_eq!(store.append(last).await.unwrap(), Appended::Written);
        let (table, _) = store.table("t").await.unwrap().unwrap();
        assert_eq!((&*table.state, table.asked, table.due), ("over", None, None));
        assert_eq!(table.result.as_deref(), Some("{\"winner\":\"ann\"}"));
        assert_eq!(store.append(next("t", 3)).await.unwrap(), Appended::Taken, "the game is over");

        assert_eq!(store.entries("t", 0).await.unwrap(), [entry("t", 1), entry("t", 2)]);
        assert_eq!(store.entry("t", 2).await.unwrap(), Some(entry("t", 2)));
        assert_eq!(store.entry("t", 3).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn neither_a_taken_place_nor_a_gap_is_written() {
    everywhere("append_gap", async |place| {
        let store = with_people(place).await;
        running(&store, "t").await;
        for wrong in
            [next("t", 0), next("t", 2), next("t", -1), next("nowhere", 0), next("nowhere", 1)]
        {
            assert_eq!(store.append(wrong.clone()).await.unwrap(), Appended::Taken, "{wrong:?}");
        }
        assert_eq!(store.entries("t", -1).await.unwrap(), [entry("t", 0)]);
        assert_eq!(store.entries("nowhere", -1).await.unwrap(), []);
        assert_eq!(store.table("t").await.unwrap().unwrap().0.seq, 0);
        assert_eq!(store.append(next("t", 1)).await.unwrap(), Appended::Written);
    })
    .await;
}

#[tokio::test]
async fn entries_that_wait_together_are_written_in_order() {
    everywhere("append_order", async |place| {
        let store = with_people(place).await;
        running(&store, "t").await;
        running(&store, "u").await;
        let (c, a, x, b, twice) = tokio::join!(
            store.append(next("t", 3)),
            store.append(next("t", 1)),
            store.append(next("u", 1)),
            store.append(next("t", 2)),
            store.append(next("t", 1)),
        );
        assert_eq!([a, b, c, x].map(Result::unwrap), [Appended::Written; 4]);
        assert_eq!(twice.unwrap(), Appended::Taken);
        assert_eq!(store.table("t").await.unwrap().unwrap().0.seq, 3);
    })
    .await;
}

/// Plays a game against another server: tries the next place until the journal is full.
async fn race(store: Store, game: String, until: i64) -> i64 {
    let mut won = 0;
    let mut seq = 0;
    while seq < until {
        match store.append(next(&game, seq + 1)).await.unwrap() {
            Appended::Written => {
                won += 1;
                seq += 1;
            }
            Appended::Taken => seq = store.entries(&game, -1).await.unwrap().last().unwrap().seq,
        }
    }
    won
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_settles_races_between_servers() {
    everywhere("append_race", async |place| {
        const GAMES: usize = 12;
        const LENGTH: i64 = 25;
        let (one, two) = (with_people(place).await, place.open().await);
        let mut players = Vec::new();
        for game in 0..GAMES {
            let game = format!("g{game}");
            running(&one, &game).await;
            players.push(tokio::spawn(race(one.clone(), game.clone(), LENGTH)));
            players.push(tokio::spawn(race(two.clone(), game, LENGTH)));
        }
        let mut written = 0;
        for player in players {
            written += player.await.unwrap();
        }
        assert_eq!(written, GAMES as i64 * LENGTH, "every place was given away once");
        for game in 0..GAMES {
            let entries = one.entries(&format!("g{game}"), -1).await.unwrap();
            assert!(
                entries.iter().map(|entry| entry.seq).eq(0..=LENGTH),
                "in order and without gaps"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn one_bad_entry_does_not_spoil_the_others() {
    everywhere("append_bad", async |place| {
        let store = with_people(place).await;
        running(&store, "t").await;
        running(&store, "u").await;
        // PostgreSQL cannot store a zero byte in a text; SQLite can.
        let mut bad = next("t", 1);
        bad.entry.entry = "zero \0 byte".to_owned();
        let (bad, good) = tokio::join!(store.append(bad), store.append(next("u", 1)));
        assert_eq!(good.unwrap(), Appended::Written);
        assert_eq!(bad.is_err(), store.is_shared());
    })
    .await;
}

#[tokio::test]
async fn what_waits_is_written_before_the_store_closes() {
    everywhere("append_close", async |place| {
        let store = with_people(place).await;
        for game in 0..50 {
            running(&store, &format!("g{game}")).await;
        }
        let appends: Vec<_> = (0..50)
            .map(|game| {
                let store = store.clone();
                tokio::spawn(async move { store.append(next(&format!("g{game}"), 1)).await })
            })
            .collect();
        tokio::task::yield_now().await;
        store.close().await;
        let store = place.open().await;
        for (game, append) in appends.into_iter().enumerate() {
            let said = append.await.unwrap();
            let there = store.entry(&format!("g{game}"), 1).await.unwrap().is_some();
            assert_eq!(there, matches!(said, Ok(Appended::Written)), "{said:?}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_writes_do_not_fight_with_appends() {
    on_sqlite("append_beside", async |place: &Place| {
        let store = with_people(place).await;
        running(&store, "t").await;
        let player = tokio::spawn(race(store.clone(), "t".to_owned(), 200));
        for nth in 0..200 {
            store.set_note("t", "ann", &nth.to_string()).await.unwrap();
        }
        assert_eq!(player.await.unwrap(), 200);
    })
    .await;
}

#[tokio::test]
async fn a_finished_games_events_are_kept() {
    everywhere("kept", async |place| {
        let store = with_people(place).await;
        assert_eq!(store.kept("t").await.unwrap(), None);
        store.keep("t", "[]").await.unwrap();
        store.keep("t", "[1]").await.unwrap();
        assert_eq!(store.kept("t").await.unwrap().as_deref(), Some("[1]"));
    })
    .await;
}
