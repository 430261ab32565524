//! Coming back to a socket, several of them, and in several languages.

use serde_json::{Value, json};

use crate::{
    client::{Live, Person, number},
    host::{Host, Three, at, everywhere, on_postgres},
};

/// The messages of the game that come first, up to where it is.
async fn first_messages(live: &mut Live, seq: u64) -> Vec<Value> {
    let mut messages = Vec::new();
    while messages.last().is_none_or(|message: &Value| number(&message["seq"]) < seq) {
        messages.push(
            live.until(|message| message["type"] == "step" || message["type"] == "state").await,
        );
    }
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_exactly_what_he_missed_from_every_point() {
    everywhere("socket_resume", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        for _ in 0..22 {
            table.step().await;
        }
        let (eve, id) = (host.person("Eve").await, &table.id);
        for person in [&table.people[0], &table.people[1], &eve] {
            let game = person.game(id).await;
            let steps = person.steps(id, 0).await;
            for after in 0..22_u64 {
                let mut live = person.live(id, Some(after)).await;
                let mut missed = first_messages(&mut live, 22).await;
                let last = missed.last_mut().and_then(Value::as_object_mut).expect("a step");
                for member in ["view", "ask", "result"] {
                    assert_eq!(
                        last.remove(member).as_ref(),
                        Some(&game[member]),
                        "with the last of a burst"
                    );
                }
                for message in &mut missed {
                    assert!(message.get("view").is_none(), "and only with the last");
                    message.as_object_mut().expect("an object").remove("type");
                }
                let after = usize::try_from(after).expect("a small number");
                assert_eq!(missed, steps[after..], "after {after}");
            }
            for after in [None, Some(23), Some(u64::MAX)] {
                let mut live = person.live(id, after).await;
                let mut state = live.next().await.expect("a message");
                assert_eq!(state["type"], "state", "after {after:?}");
                state.as_object_mut().expect("an object").remove("type");
                assert_eq!(state, game);
            }
            let mut live = person.live(id, Some(22)).await;
            let next = live.next().await.expect("a message");
            assert_eq!(next["type"], "presence", "nothing was missed");
        }
        eve.ask(&at(id, "/live?after=x")).await.refused(400, "unreadable");
        eve.ask(&at(id, "/live?after=-1")).await.refused(400, "unreadable");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_sockets_of_a_person_are_told_the_same() {
    everywhere("socket_several", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let (ann, id) = (&table.people[0], &table.id);
        let mut lives = [ann.live(id, None).await, ann.live(id, None).await];
        for live in &mut lives {
            live.until_type("state").await;
        }
        let choose =
            json!({ "type": "choose", "seq": 0, "choice": "khorne summon cultist to kislev" });
        lives[0].send(choose.to_string()).await;
        let mut told = Vec::new();
        for live in &mut lives {
            told.push(live.until_type("step").await);
        }
        assert_eq!(told[0], told[1]);
        let [one, mut other] = lives;
        drop(one);
        table.step().await;
        assert_eq!(other.until_type("step").await["seq"], 2, "the other goes on");
        let eve = host.person("Eve").await;
        let watching = eve.live(id, None).await;
        other.until(|message| message["watchers"] == 1).await;
        drop(watching);
        other.until(|message| message["watchers"] == 0).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_another_server_is_told_as_long_as_that_one_lives() {
    on_postgres("socket_elsewhere", async |place| {
        let (one, other) = (Host::start(place).await, Host::start(place).await);
        let table = Three::begin(&one, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let mut at_one = ann.live(id, None).await;
        at_one.until(|message| message["present"] == json!(["khorne"])).await;
        // Whoever comes later to the other server learns who is at the first one.
        let bob = bob.at(other.address);
        let mut at_other = bob.live(id, None).await;
        for live in [&mut at_one, &mut at_other] {
            live.until(|message| message["present"] == json!(["khorne", "nurgle"])).await;
        }
        // A third one says that Cat is there, and is not heard again.
        let store = place.open().await;
        store.announce(&format!("presence {id} third tzeentch")).await.expect("it is said");
        let (all, left) = (json!(["khorne", "nurgle", "tzeentch"]), json!(["khorne", "nurgle"]));
        for live in [&mut at_one, &mut at_other] {
            live.until(|message| message["present"] == all).await;
        }
        for live in [&mut at_one, &mut at_other] {
            live.until(|message| message["present"] == left).await;
        }
        // Those at servers that live stay.
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        ann.post(&at(id, "/chat"), json!({ "text": "Still here?" })).await.with(201);
        let next = at_other.until(|message| message["type"] != "table").await;
        assert_eq!(next["type"], "chat", "{next}");
        store.close().await;
    })
    .await;
}

#[test]
fn every_message_of_a_socket_is_described() {
    let described = ruinous_server::description();
    let schemas = &described["components"]["schemas"];
    let messages = schemas["ServerMessage"]["oneOf"].as_array().expect("one of several").clone();
    let mut names = Vec::new();
    for message in &messages {
        let parts = message["allOf"].as_array().cloned().unwrap_or_else(|| vec![message.clone()]);
        names.extend(parts.iter().map(|part| part["properties"]["type"]["enum"][0].clone()));
        for part in parts.iter().flat_map(|part| part["anyOf"].as_array().into_iter().flatten()) {
            let name = part["$ref"].as_str().and_then(|to| to.rsplit('/').next());
            assert!(schemas[name.expect("a reference")].is_object(), "{part}");
        }
    }
    for name in ["state", "step", "accepted", "refused", "presence", "clock", "chat", "undo-asked"]
    {
        assert!(names.contains(&json!(name)), "{name} is not described: {names:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_in_several_languages_tell_the_same_game() {
    everywhere("socket_languages", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let id = &table.id;
        let mut lives = Vec::new();
        for language in ["en", "de", "pl"] {
            let ann = Person { language: Some(language), ..table.people[0].clone() };
            lives.push((ann.live(id, None).await, ann));
        }
        for _ in 0..20 {
            table.step().await;
        }
        let (mut events, mut words) = (Vec::new(), Vec::new());
        for (live, ann) in &mut lives {
            let sent = live.steps_until(20).await;
            for (sent, step) in sent.iter().zip(ann.steps(id, 0).await) {
                assert_eq!(sent["said"], step["said"], "each in his own words, sent or asked for");
            }
            let all =
                |member: &str| json!(sent.iter().map(|step| &step[member]).collect::<Vec<_>>());
            events.push(all("events"));
            words.push(all("said"));
        }
        assert!(events.iter().all(|told| *told == events[0]), "data is the same in all languages");
        assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2]);
    })
    .await;
}
