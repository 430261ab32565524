//! A game is its journal: what happens to those that no longer fit the rules, and to all others.

use ruinous_server::store::{Append, Appended, Entry, Store};
use serde_json::json;

use crate::{
    client::number,
    host::{Host, Place, Three, at, everywhere, options, three, with},
};

/// Writes an entry that no rules allow.
async fn break_game(place: &Place, id: &str, seq: u64, line: &str) {
    let store = place.open().await;
    let seq = i64::try_from(seq).expect("a small number");
    let last = store.entry(id, seq).await.expect("the store reads").expect("the last entry");
    let entry =
        Entry { seq: seq + 1, entry: line.to_owned(), by_power: Some("khorne".to_owned()), ..last };
    let append = Append { entry, asked: Some("khorne".to_owned()), ..Append::default() };
    assert_eq!(store.append(append).await.expect("the store writes"), Appended::Written);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_no_longer_fits_is_set_aside_with_the_step_and_all_others_go_on() {
    everywhere("journal_aside", async |place| {
        let host = Host::start(place).await;
        let (broken, whole) =
            (Three::begin(&host, json!({})).await, Three::begin(&host, json!({})).await);
        let unreadable = Three::begin(&host, json!({})).await;
        for table in [&broken, &whole, &unreadable] {
            table.step().await;
            table.step().await;
        }
        host.stop().await;
        break_game(place, &broken.id, 2, "khorne summon daemon to bretonnia").await;
        break_game(place, &unreadable.id, 2, "khorne juggles").await;
        let host = Host::start(place).await;
        for table in [&broken, &unreadable] {
            let (ann, id) = (table.people[0].at(host.address), &table.id);
            let seen = ann.table_when(id, |table| table["state"] == "aside").await;
            let reason = seen["aside"].as_str().unwrap_or_default();
            assert!(reason.starts_with("step 3: ") && reason.len() > 12, "{seen}");
            let problem = ann.choose(id, 3, "khorne pass").await.refused(409, "set-aside");
            assert!(
                problem["detail"].as_str().is_some_and(|detail| detail.contains("step 3")),
                "{problem}"
            );
            ann.ask(&at(id, "/game")).await.refused(409, "set-aside");
            ann.ask(&at(id, "/steps?after=0")).await.refused(409, "set-aside");
            ann.undo(id, 3).await.refused(409, "set-aside");
            ann.post(&at(id, "/chat"), json!({ "text": "A pity." })).await.with(201);
            let list = ann.get("/api/tables?state=aside").await;
            assert_eq!(list["tables"].as_array().map(Vec::len), Some(2), "{list}");
        }
        let cat = whole.people[2].at(host.address);
        cat.choose(&whole.id, 2, "tzeentch pass").await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_shown_by_its_events_when_its_journal_no_longer_fits() {
    everywhere("journal_kept", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id =
            ann.sets_up(with(three("me", "random", "cultist"), json!({ "start": true }))).await;
        // A card is played, taken back and played again, so that what it says is told twice.
        let card = options(&ann.game(&id).await["ask"]);
        let card =
            card.iter().find(|choice| choice.contains(" play ")).expect("a card can be played");
        for _ in 0..2 {
            let table = ann.table_when(&id, |table| table["asked"] == "khorne").await;
            ann.choose(&id, number(&table["seq"]), card).await.with(200);
            let table = ann.table_when(&id, |table| table["asked"] == "khorne").await;
            ann.undo(&id, number(&table["seq"])).await.with(200);
        }
        ann.get_up(&id, "khorne").await.with(200);
        ann.table_when(&id, |table| table["state"] == "over").await;
        let steps = ann.steps(&id, 0).await;
        let store = place.open().await;
        let kept = kept(&store, &id).await;
        // The same game at another table, with a journal that is broken in the middle.
        let (mut table, mut seats) = store.table(&id).await.expect("it reads").expect("a table");
        let mut journal = store.entries(&id, -1).await.expect("it reads");
        table.id = "broken".to_owned();
        seats.iter_mut().for_each(|seat| seat.table_id = table.id.clone());
        journal.iter_mut().for_each(|entry| entry.game = table.id.clone());
        journal[20].entry = "khorne juggles".to_owned();
        store.add_table(&table, &seats, &journal).await.expect("it is kept");
        store.keep(&table.id, &kept).await.expect("it is kept");
        store.close().await;
        assert_eq!(ann.steps("broken", 0).await, steps, "every step, in the same words");
        assert_eq!(ann.steps("broken", 30).await, steps[30..]);
        assert_eq!(
            ann.get(&at("broken", "/steps?as=nurgle")).await,
            ann.get(&at(&id, "/steps?as=nurgle")).await
        );
        let seen = ann.table("broken").await;
        assert_eq!(
            (&seen["state"], &seen["result"]),
            (&json!("over"), &ann.table(&id).await["result"])
        );
        let mut said = Vec::new();
        for language in ["en", "de", "pl"] {
            let ann = crate::client::Person { language: Some(language), ..ann.clone() };
            for moment in ["/game", "/game?at=5&as=nurgle", "/game?at=30"] {
                let problem = ann.ask(&at("broken", moment)).await.refused(409, "rules-changed");
                let title = crate::client::text(&problem["title"]);
                assert!(title.contains("/api/tables/broken/steps"), "{title}");
                said.push(title);
            }
        }
        said.dedup();
        assert_eq!(said.len(), 3, "in each language: {said:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn events_that_were_not_kept_when_the_server_died_are_kept_after_the_next_start() {
    everywhere("journal_unkept", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id =
            ann.sets_up(with(three("me", "random", "cultist"), json!({ "start": true }))).await;
        ann.get_up(&id, "khorne").await.with(200);
        ann.table_when(&id, |table| table["state"] == "over").await;
        let store = place.open().await;
        let kept = kept(&store, &id).await;
        host.stop().await;
        // The same game at another table, of which nothing was kept.
        let (mut table, mut seats) = store.table(&id).await.expect("it reads").expect("a table");
        let mut journal = store.entries(&id, -1).await.expect("it reads");
        table.id = "unkept".to_owned();
        seats.iter_mut().for_each(|seat| seat.table_id = table.id.clone());
        journal.iter_mut().for_each(|entry| entry.game = table.id.clone());
        store.add_table(&table, &seats, &journal).await.expect("it is written");
        let host = Host::start(place).await;
        assert_eq!(self::kept(&store, &table.id).await, kept);
        host.stop().await;
        store.close().await;
    })
    .await;
}

/// The events of a finished game, as soon as they are kept.
async fn kept(store: &Store, id: &str) -> String {
    let deadline = tokio::time::Instant::now() + crate::client::PATIENCE;
    loop {
        if let Some(kept) = store.kept(id).await.expect("the store reads") {
            return kept;
        }
        assert!(tokio::time::Instant::now() < deadline, "events are kept when a game is over");
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_in_mid_game_loses_nothing() {
    everywhere("journal_stop", async |place| {
        let mut host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let id = &table.id;
        let solo = table.people[0]
            .sets_up(with(three("me", "random", "warrior"), json!({ "start": true })))
            .await;
        for round in 0..3_u64 {
            let people = table.people.each_ref().map(|person| person.at(host.address));
            let now = Three { id: id.clone(), people };
            let mut live = now.people[0].live(id, None).await;
            for _ in 0..5 {
                now.step().await;
            }
            let (before, steps) = (now.people[1].game(id).await, now.people[1].steps(id, 0).await);
            let waited = now.people[0].table_when(&solo, |table| table["asked"] == "khorne").await;
            host.stop().await;
            while live.next().await.is_some() {}
            host = Host::start(place).await;
            let [ann, bob] = [now.people[0].at(host.address), now.people[1].at(host.address)];
            assert_eq!(bob.game(id).await, before);
            assert_eq!(bob.steps(id, 0).await, steps);
            assert_eq!(number(&before["seq"]), 5 * (round + 1));
            let seen = ann.table(&solo).await;
            assert_eq!((&seen["seq"], &seen["asked"]), (&waited["seq"], &waited["asked"]));
        }
    })
    .await;
}
