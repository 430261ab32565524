//! What is said at a table, and what everyone writes down for himself.

use serde_json::json;

use crate::host::{Host, Three, at, everywhere};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_can_be_read_later() {
    everywhere("talk_chat", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let eve = host.person("Eve").await;
        let mut lives =
            [ann.live(id, None).await, bob.live(id, None).await, eve.live(id, None).await];
        for live in &mut lives {
            // Whoever has been told how things stand hears what is said from then on.
            live.until_type("state").await;
        }
        let said = ann
            .post(&at(id, "/chat"), json!({ "text": " Blood for\nthe Blood God! " }))
            .await
            .with(201);
        assert_eq!(
            (&said["text"], &said["name"], &said["number"]),
            (&json!("Blood for\nthe Blood God!"), &json!("Ann"), &json!(1))
        );
        for live in &mut lives {
            let heard = live.until_type("chat").await;
            assert_eq!((&heard["text"], &heard["person"]), (&said["text"], &json!(ann.id)));
        }
        let accepted = lives[1].say(json!({ "type": "chat", "text": "Skulls?" })).await;
        assert_eq!(accepted["type"], "accepted");
        assert_eq!(lives[2].until_type("chat").await["text"], "Skulls?");
        let read = eve.get(&at(id, "/chat")).await;
        assert_eq!(read["chat"].as_array().map(Vec::len), Some(2));
        assert_eq!(read["chat"][0], said);
        assert_eq!(eve.get(&at(id, "/chat?after=1")).await["chat"][0]["text"], "Skulls?");
        eve.post(&at(id, "/chat"), json!({ "text": "May I?" })).await.refused(403, "not-seated");
        assert_eq!(lives[2].say(json!({ "type": "chat", "text": "May I?" })).await["status"], 403);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_or_too_often_is_not_said() {
    everywhere("talk_limits", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let say = async |text: &str| ann.post(&at(id, "/chat"), json!({ "text": text })).await;
        // Signs are counted, not bytes.
        say(&"ß".repeat(500)).await.with(201);
        say(&"ß".repeat(501)).await.refused(422, "bad-text");
        say("").await.refused(422, "bad-text");
        say(" \n ").await.refused(422, "bad-text");
        say("a\u{0}b").await.refused(400, "unreadable");
        ann.post(&at(id, "/chat"), json!({ "words": "hm" })).await.refused(400, "unreadable");
        let mut said = 1;
        let refusal = loop {
            let answer = say("again").await;
            if answer.status != 201 {
                break answer;
            }
            said += 1;
            assert!(said < 100, "nobody may talk for ever");
        };
        let problem = refusal.refused(429, "too-often");
        assert!(
            problem["retry_after_s"].as_u64() >= Some(1)
                && refusal.headers.contains_key("retry-after")
        );
        bob.post(&at(id, "/chat"), json!({ "text": "And I?" })).await.with(201);
        let read = bob.get(&at(id, "/chat")).await;
        assert_eq!(read["chat"].as_array().map(Vec::len), Some(said + 1));
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_can_be_seen() {
    everywhere("talk_seen", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let (ann, path) = (&table.people[0], at(&table.id, "/chat"));
        for unseen in ["", " ", "\u{200b}", "\u{3164}\u{ad}", "\u{301}"] {
            ann.post(&path, json!({ "text": unseen })).await.refused(422, "bad-text");
        }
        for seen in ["❤\u{fe0f}", "👩\u{200d}🚀", "Zoe\u{301}", "a\u{200b}"] {
            assert_eq!(ann.post(&path, json!({ "text": seen })).await.with(201)["text"], seen);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_ones_own() {
    everywhere("talk_notes", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let path = at(id, "/notes");
        assert_eq!(ann.get(&path).await, json!({ "text": "" }));
        let mut live = bob.live(id, None).await;
        ann.put(&path, json!({ "text": "Bob bluffs." })).await.with(200);
        assert_eq!(bob.get(&path).await, json!({ "text": "" }));
        bob.put(&path, json!({ "text": "Ann writes a lot." })).await.with(200);
        assert_eq!(ann.get(&path).await, json!({ "text": "Bob bluffs." }));
        ann.put(&path, json!({ "text": "x".repeat(10_001) })).await.refused(422, "long-notes");
        assert_eq!(ann.get(&path).await, json!({ "text": "Bob bluffs." }));
        ann.put(&path, json!({ "text": "" })).await.with(200);
        host.nobody().ask(&path).await.refused(401, "nobody");
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        while let Some(message) = live.next().await {
            assert!(!message.to_string().contains("bluffs"), "{message}");
            if message["type"] == "step" {
                break;
            }
        }
    })
    .await;
}
