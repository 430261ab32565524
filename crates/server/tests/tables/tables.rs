//! Setting tables up, and finding them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    client::text,
    host::{Host, THREE, at, everywhere, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_kind_can_be_set_up() {
    everywhere("tables_kinds", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned-rat"];
        for number in 3..=5 {
            for cards in ["base", "morrslieb"] {
                for old_world in ["base", "expert"] {
                    let seats: serde_json::Map<String, Value> =
                        powers[..number].iter().map(|power| ((*power).to_owned(), json!("cultist"))).collect();
                    let kind = json!({ "powers": powers[..number], "cards": cards, "old_world": old_world, "seats": seats });
                    let table = ann.post("/api/tables", kind.clone()).await.with(201);
                    assert_eq!(table["powers"], kind["powers"]);
                    assert_eq!((&table["cards"], &table["old_world"]), (&kind["cards"], &kind["old_world"]));
                    let game = ann.post(&at(&text(&table["id"]), "/start"), json!({})).await.with(200);
                    assert_eq!(game["state"], "running", "{kind}");
                }
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_said_is_as_usual() {
    everywhere("tables_usual", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let table = ann.post("/api/tables", json!({ "powers": THREE })).await.with(201);
        let usual = json!({ "state": "open", "seq": 0, "cards": "base", "old_world": "base", "me": null,
            "asked": null, "deal": false, "listed": true, "watchers": true, "hints": true, "pace": null,
            "out_of_time": "bot-chooses" });
        for (member, value) in usual.as_object().expect("an object") {
            assert_eq!(&table[member], value, "{member}");
        }
        assert_eq!(table["seats"]["nurgle"], json!({ "person": null, "bot": null }));
        assert_eq!(table["seed_hash"].as_str().map(str::len), Some(64));
        assert_eq!(table["invites"].as_object().map(|invites| invites.len()), Some(3));
        assert!(table.get("seed").is_none() && table.get("result").is_none());
        assert_eq!(table["creator"]["id"], ann.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_should_start_waits_while_a_seat_is_open() {
    everywhere("table_waits", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let waiting = with(three("me", "open", "warrior"), json!({ "start": true }));
        assert_eq!(ann.post("/api/tables", waiting).await.with(201)["state"], "open");
        let full = with(three("me", "warrior", "warrior"), json!({ "start": true }));
        assert_eq!(ann.post("/api/tables", full).await.with(201)["state"], "running");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_table_is_refused_with_its_reason() {
    everywhere("tables_wrong", async |place| {
        let host = Host::with(place, |options| options.tables_per_person = 1).await;
        let ann = host.person("Ann").await;
        let wrong = [
            (json!({ "powers": ["khorne", "nurgle"] }), 422, "refused"),
            (json!({ "powers": ["khorne", "khorne", "nurgle"] }), 422, "refused"),
            (json!({ "powers": ["khorne", "nurgle", "malal"] }), 400, "unreadable"),
            (json!({ "powers": THREE, "cards": "tarot" }), 400, "unreadable"),
            (json!({ "powers": THREE, "colour": "red" }), 400, "unreadable"),
            (json!({}), 400, "unreadable"),
            (with(three("me", "me", "open"), json!({})), 422, "several-seats"),
            (with(three("me", "prophet", "open"), json!({})), 422, "bad-seat"),
            (json!({ "powers": THREE, "seats": { "slaanesh": "me" } }), 422, "not-at-table"),
            (json!({ "powers": THREE, "pace": { "per_choice_s": 0 } }), 422, "bad-pace"),
            (json!({ "powers": THREE, "pace": { "per_choice_s": 31_536_001 } }), 422, "bad-pace"),
            (
                json!({ "powers": THREE, "pace": { "total_s": 0, "increment_s": 5 } }),
                422,
                "bad-pace",
            ),
            (
                json!({ "powers": THREE, "pace": { "total_s": 5, "increment_s": 31_536_001 } }),
                422,
                "bad-pace",
            ),
            (json!({ "powers": THREE, "pace": { "per_choice_s": -1 } }), 400, "unreadable"),
            (json!({ "powers": THREE, "out_of_time": "bot-sulks" }), 400, "unreadable"),
        ];
        for (table, status, kind) in wrong {
            let problem = ann.post("/api/tables", table).await.refused(status, kind);
            assert_eq!(problem.get("reason").is_some(), kind == "refused", "{problem}");
        }
        host.nobody()
            .post("/api/tables", three("open", "open", "open"))
            .await
            .refused(401, "token-needed");
        assert_eq!(
            ann.get("/api/tables?mine=true").await["tables"],
            json!([]),
            "none of them is there"
        );
        ann.sets_up(three("me", "open", "open")).await;
        ann.post("/api/tables", three("me", "open", "open")).await.refused(429, "too-many-tables");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_by_state_and_by_whose_they_are() {
    everywhere("tables_list", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let open = ann.sets_up(three("me", "open", "open")).await;
        let running =
            ann.sets_up(with(three("random", "me", "random"), json!({ "start": true }))).await;
        let unlisted =
            ann.sets_up(with(three("me", "open", "open"), json!({ "listed": false }))).await;
        let bobs = bob.sets_up(three("open", "me", "open")).await;
        bob.sit(&open, "nurgle").await.with(200);
        let ids = async |person: &crate::client::Person, query: &str| {
            let list = person.get(&format!("/api/tables?{query}")).await;
            assert_eq!(list["next"], Value::Null);
            let tables = list["tables"].as_array().expect("tables").clone();
            tables.iter().map(|table| text(&table["id"])).collect::<BTreeSet<String>>()
        };
        let set =
            |ids: &[&String]| ids.iter().map(|id| (*id).clone()).collect::<BTreeSet<String>>();
        assert_eq!(ids(&bob, "").await, set(&[&open, &running, &bobs]));
        assert_eq!(ids(&bob, "state=open").await, set(&[&open, &bobs]));
        assert_eq!(ids(&host.nobody(), "state=running").await, set(&[&running]));
        assert_eq!(ids(&bob, "state=over").await, set(&[]));
        assert_eq!(ids(&bob, "mine=true").await, set(&[&open, &bobs]));
        assert_eq!(ids(&ann, "mine=true").await, set(&[&open, &running, &unlisted]));
        host.nobody().ask("/api/tables?mine=true").await.refused(401, "nobody");
        bob.ask("/api/tables?state=lost").await.refused(400, "unreadable");
        bob.ask("/api/tables?page=7").await.refused(400, "unreadable");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_comes_in_pages_and_each_table_once() {
    everywhere("tables_pages", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let mut made = BTreeSet::new();
        for _ in 0..53 {
            made.insert(ann.sets_up(three("me", "open", "open")).await);
        }
        let (mut page, mut seen, mut sizes) = (String::new(), Vec::new(), Vec::new());
        loop {
            let list = ann.get(&format!("/api/tables?state=open{page}")).await;
            let tables = list["tables"].as_array().expect("tables").clone();
            sizes.push(tables.len());
            seen.extend(tables.iter().map(|table| text(&table["id"])));
            match list["next"].as_str() {
                Some(next) => page = format!("&page={next}"),
                None => break,
            }
        }
        assert_eq!(sizes, [50, 3]);
        assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), made);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_not_begun_can_be_taken_away_by_who_set_it_up() {
    everywhere("tables_away", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("me", "random", "random")).await;
        let mut live = bob.live(&id, None).await;
        bob.delete(&at(&id, "")).await.refused(403, "creator-only");
        ann.delete(&at(&id, "")).await.with(204);
        ann.ask(&at(&id, "")).await.refused(404, "no-table");
        while live.next().await.is_some() {}
        let id = ann.sets_up(with(three("me", "random", "random"), json!({ "start": true }))).await;
        ann.delete(&at(&id, "")).await.refused(409, "has-begun");
        assert_eq!(ann.table(&id).await["state"], "running");
    })
    .await;
}
