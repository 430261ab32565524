//! Messages to those whose turn it is in a game by post.

use ruinous_server::store::PersonChange;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

use crate::{
    client::{Person, text},
    host::{Host, Place, Three, everywhere},
};

#[path = "../notices/fakes.rs"]
#[allow(dead_code, reason = "the tests of the messenger use more of it")]
mod fakes;

use fakes::Webhook;

const NO_CONTENT: &str = "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";

async fn host(place: &Place) -> Host {
    Host::with(place, |options| options.allow_private_webhooks = true).await
}

/// The next message about a table.
async fn next_call(webhook: &mut Webhook, table: &str) -> Value {
    loop {
        let call: Value = serde_json::from_str(&webhook.call().await.body).expect("JSON");
        if call["table"] == table {
            return call;
        }
    }
}

async fn wants(person: &Person, settings: Value) {
    person.send("PATCH", "/api/me", settings.to_string()).await.with(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_message_comes_for_each_turn_and_none_for_every_click() {
    everywhere("notice_turns", async |place| {
        let host = host(place).await;
        let mut webhook = Webhook::answering(NO_CONTENT).await;
        let table = Three::begin(&host, json!({ "pace": { "per_choice_s": 172_800 } })).await;
        let id = &table.id;
        for person in &table.people {
            wants(person, json!({ "webhook": webhook.url() })).await;
        }
        // Until somebody has chosen twice in a row, and a few turns more.
        let (mut turns, mut row, mut asked) = (Vec::new(), 0, json!("khorne"));
        for number in 0..60 {
            table.step().await;
            let now = table.people[0].table(id).await;
            if now["asked"] == asked {
                row += 1;
            } else {
                turns.push((now["seq"].clone(), now["asked"].clone()));
            }
            asked = now["asked"].clone();
            if row > 1 && number > 20 {
                break;
            }
        }
        assert!(row > 0, "nobody chose twice in a row");
        // The message about the turn that it is now comes; of those before, some that were quick enough.
        let mut told = Vec::new();
        while told.last() != turns.last() {
            let call: Value = serde_json::from_str(&webhook.call().await.body).expect("JSON");
            assert_eq!(call["table"], json!(id));
            assert!(text(&call["link"]).ends_with(id), "{call}");
            let turn = (call["seq"].clone(), call["power"].clone());
            assert!(turns.contains(&turn), "{call}: a turn begins there");
            assert!(!told.contains(&turn), "{call}: once for each turn");
            told.push(turn);
        }
        host.stop().await;
        assert_eq!(webhook.more_calls(), 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_gets_none_and_a_german_gets_german() {
    everywhere("notice_german", async |place| {
        let host = host(place).await;
        let mut webhook = Webhook::answering(NO_CONTENT).await;
        let table = Three::begin(&host, json!({ "pace": { "per_choice_s": 172_800 } })).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        wants(bob, json!({ "webhook": webhook.url() })).await;
        wants(cat, json!({ "webhook": webhook.url(), "language": "de" })).await;
        let mut live = bob.live(id, None).await;
        live.until_type("presence").await;
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        bob.choose(id, 1, "nurgle summon cultist to kislev").await.with(200);
        let call: Value = serde_json::from_str(&webhook.call().await.body).expect("JSON");
        assert_eq!(
            (&call["power"], &call["seq"]),
            (&json!("tzeentch"), &json!(2)),
            "Bob was there"
        );
        assert_eq!(call["title"], "Du bist mit Tzeentch am Zug");
        assert!(text(&call["content"]).contains("Cat"), "{call}");
        host.stop().await;
        assert_eq!(webhook.more_calls(), 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_was_lost_with_its_server_is_made_good_and_no_other_is_sent_again() {
    everywhere("notice_lost", async |place| {
        let by_post = json!({ "pace": { "per_choice_s": 172_800 } });
        let first = host(place).await;
        let mut webhook = Webhook::answering(NO_CONTENT).await;
        let settings = json!({ "webhook": webhook.url() });
        // At one table somebody has been told, and has chosen since, but it is still his turn.
        let told = Three::begin(&first, by_post.clone()).await;
        for person in &told.people {
            wants(person, settings.clone()).await;
        }
        let (mut asked, mut turn) = (json!("khorne"), Value::Null);
        loop {
            told.step().await;
            let now = told.people[0].table(&told.id).await;
            if now["asked"] != asked {
                turn = now["seq"].clone();
            } else if !turn.is_null() {
                break;
            }
            asked = now["asked"].clone();
        }
        while next_call(&mut webhook, &told.id).await["seq"] != turn {}
        // At the other there is no message about the last step, as if the server had died after it.
        let lost = Three::begin(&first, by_post).await;
        lost.step().await;
        let seen = lost.people[0].table(&lost.id).await;
        first.stop().await;
        let store = place.open().await;
        let person = lost.of(seen["asked"].as_str().expect("somebody is asked"));
        let change = PersonChange { webhook: Some(Some(webhook.url())), ..PersonChange::default() };
        let changed = store.change_person(&person.id, &change).await.expect("it writes");
        assert!(changed.is_some(), "he is known");
        store.close().await;
        let second = host(place).await;
        let call = next_call(&mut webhook, &lost.id).await;
        assert_eq!((&call["seq"], &call["power"]), (&seen["seq"], &seen["asked"]));
        let again = async {
            let told = next_call(&mut webhook, &told.id).await;
            panic!("he had his message: {told}");
        };
        let _ = tokio::time::timeout(std::time::Duration::from_secs(6), again).await;
        second.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_a_message_that_is_under_way() {
    everywhere("notice_stop", async |place| {
        let host = host(place).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/hook", listener.local_addr().expect("it is bound"));
        let table = Three::begin(&host, json!({ "pace": { "per_choice_s": 3600 } })).await;
        wants(&table.people[1], json!({ "webhook": url })).await;
        table.people[0].choose(&table.id, 0, "khorne summon cultist to kislev").await.with(200);
        let (mut stream, _) = listener.accept().await.expect("it is called");
        let slow = tokio::spawn(async move {
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            let _ = stream.read(&mut [0; 4096]).await;
            stream.write_all(NO_CONTENT.as_bytes()).await.expect("it waits for the answer");
        });
        host.stop().await;
        slow.await.expect("no panic");
        let store = place.open().await;
        let waiting = store.due_notices(i64::MAX, i64::MAX, 9).await.expect("it reads");
        assert_eq!(waiting, [], "that it was sent is written down");
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_sends_no_messages() {
    everywhere("notice_live", async |place| {
        let host = host(place).await;
        let mut webhook = Webhook::answering(NO_CONTENT).await;
        let live =
            Three::begin(&host, json!({ "pace": { "total_s": 3600, "increment_s": 5 } })).await;
        let post = Three::begin(&host, json!({ "pace": { "per_choice_s": 3600 } })).await;
        for table in [&live, &post] {
            wants(&table.people[1], json!({ "webhook": webhook.url() })).await;
            table.people[0].choose(&table.id, 0, "khorne summon cultist to kislev").await.with(200);
        }
        let call: Value = serde_json::from_str(&webhook.call().await.body).expect("JSON");
        assert_eq!(call["table"], json!(post.id));
        host.stop().await;
        assert_eq!(webhook.more_calls(), 0);
    })
    .await;
}
