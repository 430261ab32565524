//! Bots: of all levels, to the end of a game, after a restart, and many at once.

use serde_json::{Value, json};

use crate::{
    client::number,
    host::{Host, at, everywhere, options, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_all_levels_play_on() {
    everywhere("bots_levels", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let mut tables = Vec::new();
        for bots in [["random", "cultist", "warrior"], ["daemon:20", "daemon:30ms", "warrior"]] {
            let agreed = with(three(bots[0], bots[1], bots[2]), json!({ "start": true }));
            let table = ann.post("/api/tables", agreed).await.with(201);
            assert_eq!((&table["state"], &table["me"]), (&json!("running"), &Value::Null));
            assert_eq!(table["seats"]["khorne"]["bot"], bots[0]);
            tables.push(table["id"].as_str().expect("an id").to_owned());
        }
        for id in tables {
            ann.table_when(&id, |table| table["seq"].as_u64() >= Some(12)).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_with_bots_over_a_socket() {
    everywhere("bots_whole", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id =
            ann.sets_up(with(three("random", "me", "cultist"), json!({ "start": true }))).await;
        let mut live = ann.live(&id, None).await;
        let (mut turn, mut last) = (0, 0);
        let result = loop {
            let message = live.until(|message| message.get("ask").is_some()).await;
            assert!(
                last == 0 || number(&message["seq"]) == last + 1,
                "each step once and in order"
            );
            last = number(&message["seq"]);
            if message["result"].is_object() {
                break message["result"].clone();
            }
            let choices = options(&message["ask"]);
            if !choices.is_empty() {
                // Not always the first, so that all kinds of things are done.
                turn += 7;
                let choice = &choices[turn % choices.len()];
                live.send(
                    json!({ "type": "choose", "id": turn, "seq": last, "choice": choice })
                        .to_string(),
                )
                .await;
            }
        };
        let table = ann.table(&id).await;
        assert_eq!((&table["state"], &table["result"]), (&json!("over"), &result));
        assert_eq!((&table["seq"], &table["asked"]), (&json!(last), &Value::Null));
        live.until_type("table").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    everywhere("bots_restart", async |place| {
        let mut host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id =
            ann.sets_up(with(three("cultist", "random", "random"), json!({ "start": true }))).await;
        let mut seq = 0;
        for _ in 0..3 {
            let ann = ann.at(host.address);
            let table = ann.table_when(&id, |table| table["seq"].as_u64() > Some(seq + 5)).await;
            seq = number(&table["seq"]);
            host.stop().await;
            host = Host::start(place).await;
            let now = ann.at(host.address).table(&id).await;
            assert!(number(&now["seq"]) >= seq, "nothing that was told is lost");
        }
        ann.at(host.address).table_when(&id, |table| table["state"] == "over").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_table_does_not_wait_for_deep_thought_and_that_is_shared_evenly() {
    everywhere("bots_share", async |place| {
        let host = Host::with(place, |options| options.thinkers = Some(1)).await;
        let ann = host.person("Ann").await;
        let mut deep = Vec::new();
        for _ in 0..8 {
            let bots = three("daemon:400ms", "daemon:400ms", "daemon:400ms");
            deep.push(ann.sets_up(with(bots, json!({ "start": true }))).await);
        }
        let quick =
            ann.sets_up(with(three("random", "random", "random"), json!({ "start": true }))).await;
        ann.table_when(&quick, |table| table["state"] == "over").await;
        let mut steps = Vec::new();
        for id in &deep {
            ann.table_when(id, |table| table["seq"].as_u64() >= Some(2)).await;
        }
        for id in &deep {
            steps.push(number(&ann.table(id).await["seq"]));
        }
        let (least, most) = (steps.iter().min(), steps.iter().max());
        assert!(most.zip(least).is_some_and(|(most, least)| most - least <= 2), "{steps:?}");
        assert!(
            steps.iter().all(|seq| *seq < 200),
            "the quick table has waited for them: {steps:?}"
        );
        assert_eq!(ann.get(&at(&quick, "/game")).await["ask"], Value::Null);
    })
    .await;
}
