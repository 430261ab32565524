//! Choices: made, too late, not possible, unreadable, not one's own; and what is told of them.

use serde_json::{Value, json};

use crate::{
    client::{number, text},
    host::{Host, Three, at, everywhere, first, options, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_made_or_refused_with_the_reason() {
    everywhere("play_choose", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let eve = host.person("Eve").await;
        host.nobody().choose(id, 0, "khorne pass").await.refused(401, "token-needed");
        eve.choose(id, 0, "khorne pass").await.refused(403, "not-seated");
        bob.choose(id, 0, "khorne pass").await.refused(403, "not-your-seat");
        ann.choose(id, 0, "khorne dance").await.refused(400, "misread");
        ann.choose("nowhere", 0, "khorne pass").await.refused(404, "no-table");
        let problem = bob.choose(id, 0, "nurgle pass").await.refused(422, "refused");
        assert_eq!(problem["reason"]["asked"], "khorne", "{problem}");
        let problem = ann.choose(id, 0, "khorne summon cultist to cathay").await;
        problem.refused(400, "misread");
        let problem = ann.choose(id, 0, "khorne choose kislev").await.refused(422, "refused");
        assert!(problem["reason"].is_object() && problem["said"].is_array(), "{problem}");
        let seqs = [json!(-1), json!(1.5), json!("0"), json!(1e30), Value::Null];
        for seq in seqs {
            let body = json!({ "seq": seq, "choice": "khorne pass" });
            ann.post(&at(id, "/choices"), body).await.refused(400, "unreadable");
        }
        for seq in [1, 7, u64::MAX] {
            let problem = ann.choose(id, seq, "khorne pass").await.refused(409, "stale");
            assert_eq!(problem["seq"], 0);
            let title = problem["title"].as_str().unwrap_or_default();
            assert!(
                title.contains("step 0"),
                "a step to come is not one that has gone by: {title}"
            );
        }
        assert_eq!(ann.game(id).await["seq"], 0, "nothing of this has changed anything");
        assert_eq!(
            ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200),
            json!({ "seq": 1 })
        );
        let problem = bob.choose(id, 0, "nurgle pass").await.refused(409, "stale");
        assert_eq!(problem["seq"], 1);
        assert_eq!(bob.choose(id, 1, "nurgle pass").await.with(200), json!({ "seq": 2 }));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_option_can_be_previewed_and_that_changes_nothing() {
    everywhere("play_preview", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let preview = async |person: &crate::client::Person, choice: &str| {
            person.post(&at(id, "/preview"), json!({ "choice": choice })).await
        };
        let before = ann.game(id).await;
        for choice in options(&before["ask"]) {
            preview(ann, &choice).await.with(200);
        }
        assert_eq!(ann.game(id).await, before);
        preview(bob, "nurgle pass").await.refused(422, "refused");
        preview(bob, "khorne pass").await.refused(403, "not-your-seat");
        preview(&host.person("Eve").await, "khorne pass").await.refused(403, "not-seated");
        preview(ann, "khorne sing").await.refused(400, "misread");
        let catalogue = ann.get(&at(id, "/catalogue")).await;
        assert!(catalogue.to_string().contains("Blood"), "cards have names");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_steps_of_a_game_are_exactly_what_each_socket_was_sent() {
    everywhere("play_steps", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let (eve, id) = (host.person("Eve").await, &table.id);
        let viewers = [&table.people[0], &table.people[1], &table.people[2], &eve];
        let mut lives = Vec::new();
        for viewer in viewers {
            let mut live = viewer.live(id, None).await;
            let state = live.until_type("state").await;
            let mut game = viewer.game(id).await;
            game["type"] = json!("state");
            assert_eq!(state, game, "a state is what GET …/game says");
            lives.push(live);
        }
        // Long enough for a battle, an upgrade and a new round with new cards.
        for _ in 0..30 {
            table.step().await;
        }
        for (viewer, live) in viewers.into_iter().zip(&mut lives) {
            let sent = live.steps_until(30).await;
            let steps = viewer.steps(id, 0).await;
            assert_eq!((sent.len(), steps.len()), (30, 30));
            for ((number, mut sent), step) in (1..).zip(sent).zip(steps) {
                assert_eq!(sent["seq"], number);
                let message = sent.as_object_mut().expect("an object");
                assert_eq!(message.remove("type"), Some(json!("step")));
                let moment: Vec<Option<Value>> = ["view", "ask", "result"]
                    .iter()
                    .map(|member| message.remove(*member))
                    .collect();
                assert!(moment.iter().all(Option::is_some), "each was the last of its burst");
                assert_eq!(sent, step, "what is asked for is what was sent");
            }
            assert_eq!(viewer.steps(id, 30).await, Vec::<Value>::new());
            assert_eq!(viewer.steps(id, 1_000).await, Vec::<Value>::new());
            assert_eq!(
                viewer.get(&at(id, "/steps")).await["steps"][0]["seq"],
                0,
                "the set-up comes first"
            );
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_watch_sees_nothing() {
    everywhere("play_watch", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({ "watchers": false })).await;
        let (eve, id) = (host.person("Eve").await, &table.id);
        for person in [&eve, &host.nobody()] {
            for rest in ["/game", "/steps?after=0", "/record", "/chat", "/live"] {
                person.ask(&at(id, rest)).await.refused(404, "no-table");
            }
        }
        // The table itself is in the list, with who sits there.
        assert_eq!(eve.table(id).await["seats"]["khorne"]["person"]["name"], "Ann");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_given_to_who_is_asked_where_the_table_allows_it() {
    everywhere("play_hint", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id = ann.sets_up(with(three("me", "random", "random"), json!({ "start": true }))).await;
        let hint = ann.post(&at(&id, "/hint"), json!({})).await.with(200);
        let game = ann.game(&id).await;
        assert!(options(&game["ask"]).contains(&text(&hint["choice"])), "{hint}");
        assert!(hint["said"].as_array().is_some_and(|said| !said.is_empty()), "{hint}");
        ann.choose(&id, number(&hint["seq"]), &text(&hint["choice"])).await.with(200);
        let without =
            with(three("me", "random", "random"), json!({ "start": true, "hints": false }));
        let id = ann.sets_up(without).await;
        ann.post(&at(&id, "/hint"), json!({})).await.refused(403, "no-hints");
        let eve = host.person("Eve").await;
        eve.post(&at(&id, "/hint"), json!({})).await.refused(403, "not-seated");
        assert_eq!(first(&ann.game(&id).await).split(' ').next(), Some("khorne"));
    })
    .await;
}
