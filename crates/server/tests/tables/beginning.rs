//! How a game begins, and begins again.

use serde_json::{Value, json};

use crate::{
    client::{Person, text},
    host::{Host, THREE, at, everywhere, first, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn who_set_the_table_up_begins_when_no_seat_is_open() {
    everywhere("begin_start", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("me", "open", "random")).await;
        let start = async |person: &Person| person.post(&at(&id, "/start"), json!({})).await;
        ann.ask(&at(&id, "/game")).await.refused(409, "not-begun");
        ann.ask(&at(&id, "/steps?after=0")).await.refused(409, "not-begun");
        ann.choose(&id, 0, "khorne pass").await.refused(409, "not-begun");
        start(&ann).await.refused(422, "seats-open");
        bob.sit(&id, "nurgle").await.with(200);
        start(&bob).await.refused(403, "creator-only");
        let table = start(&ann).await.with(200);
        assert_eq!(table["state"], "running");
        assert!(table["asked"].is_string(), "somebody is asked: {table}");
        assert!(table.get("invites").is_none() && table.get("seed").is_none());
        start(&ann).await.refused(409, "has-begun");
        host.person("Cat").await.sit(&id, "nurgle").await.refused(409, "seat-taken");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_against_bots_is_one_request() {
    everywhere("begin_solo", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let solo = with(three("me", "random", "cultist"), json!({ "start": true }));
        let id = ann.sets_up(solo).await;
        let table = ann.table(&id).await;
        assert_eq!(
            (&table["state"], &table["asked"], &table["me"]),
            (&json!("running"), &json!("khorne"), &json!("khorne"))
        );
        let game = ann.game(&id).await;
        ann.choose(&id, 0, &first(&game)).await.with(200);
        ann.table_when(&id, |table| table["asked"] == "khorne" && table["seq"].as_u64() >= Some(3))
            .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn powers_are_dealt_among_the_players_and_everyone_gets_the_eyes_of_his_own() {
    everywhere("begin_deal", async |place| {
        let host = Host::start(place).await;
        let people = [host.person("Ann").await, host.person("Bob").await];
        let eve = host.person("Eve").await;
        let mut places = Vec::new();
        for _ in 0..12 {
            let agreed = with(three("me", "open", "random"), json!({ "deal": true }));
            let id = people[0].sets_up(agreed).await;
            people[1].sit(&id, "nurgle").await.with(200);
            let mut lives = Vec::new();
            for person in [&people[0], &people[1], &eve] {
                lives.push(person.live(&id, None).await);
            }
            people[0].post(&at(&id, "/start"), json!({})).await.with(200);
            let mut taken = Vec::new();
            for (person, live) in people.iter().zip(&mut lives) {
                let me = person.table(&id).await["me"].clone();
                let state = live.until_type("state").await;
                assert_eq!((&state["seq"], &state["view"]["viewer"]), (&json!(0), &me));
                assert_ne!(state["view"]["hand"], json!([]), "he sees his own cards");
                let asks_him = state["ask"]["power"] == me;
                assert_eq!(state["ask"].get("options").is_some(), asks_him);
                taken.push(text(&me));
            }
            let state = lives[2].until_type("state").await;
            assert_eq!(
                (&state["view"]["viewer"], &state["view"]["hand"]),
                (&Value::Null, &json!([]))
            );
            let mut present = taken.clone();
            present.sort_by_key(|power| THREE.iter().position(|other| other == power));
            lives[2].until(|message| message["present"] == json!(present)).await;
            let table = eve.table(&id).await;
            let bot = THREE.iter().find(|power| table["seats"][**power]["bot"] == "random");
            assert!(bot.is_some_and(|bot| !taken.iter().any(|power| power == bot)), "{table}");
            places.push(taken);
        }
        assert!(places.iter().any(|taken| *taken != places[0]), "always the same deal: {places:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_ask_for_a_rematch_get_the_same_table() {
    everywhere("begin_rematch", async |place| {
        let host = Host::start(place).await;
        let (ann, bob, eve) =
            (host.person("Ann").await, host.person("Bob").await, host.person("Eve").await);
        let id =
            ann.sets_up(with(three("me", "open", "random"), json!({ "cards": "morrslieb" }))).await;
        bob.sit(&id, "nurgle").await.with(200);
        ann.post(&at(&id, "/start"), json!({})).await.with(200);
        let again = async |person: &Person| person.post(&at(&id, "/rematch"), json!({})).await;
        again(&ann).await.refused(409, "not-over");
        ann.get_up(&id, "khorne").await.with(200);
        bob.get_up(&id, "nurgle").await.with(200);
        ann.table_when(&id, |table| table["state"] == "over").await;
        again(&eve).await.refused(403, "not-seated");
        let first = again(&bob).await.with(201);
        let second = again(&ann).await.with(200);
        assert_eq!(first["id"], second["id"]);
        assert_eq!(
            (&first["follows"], &first["state"], &first["cards"]),
            (&json!(id), &json!("open"), &json!("morrslieb"))
        );
        assert_eq!((&first["me"], &second["me"]), (&json!("nurgle"), &json!("khorne")));
        assert_eq!(first["seats"]["tzeentch"]["bot"], "random");
        assert_eq!(first["seats"]["khorne"]["bot"], Value::Null, "who was away is asked again");
        assert_ne!(first["seed_hash"], ann.table(&id).await["seed_hash"]);
        let new = text(&first["id"]);
        bob.post(&at(&new, "/start"), json!({})).await.with(200);
        assert_eq!(again(&ann).await.with(200)["state"], "running");
    })
    .await;
}
