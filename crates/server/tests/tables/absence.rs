//! Those who are away: bots play for them, clocks run out, seats pass by themselves.

use serde_json::{Value, json};

use crate::{
    client::{number, text},
    host::{Host, Three, at, everywhere, options, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_played_for_until_he_takes_his_seat_back() {
    everywhere("away_leave", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        bob.get_up(id, "khorne").await.refused(403, "not-your-seat");
        let seat = ann.get_up(id, "khorne").await.with(200)["seats"]["khorne"].clone();
        assert_eq!((&seat["person"]["name"], &seat["bot"]), (&json!("Ann"), &json!("warrior")));
        bob.table_when(id, |table| table["asked"] == "nurgle").await;
        bob.sit(id, "khorne").await.refused(409, "seat-taken");
        let game = bob.game(id).await;
        bob.choose(id, number(&game["seq"]), "nurgle pass").await.with(200);
        cat.choose(id, number(&game["seq"]) + 1, "tzeentch pass").await.with(200);
        ann.choose(id, 0, "khorne pass").await.refused(409, "stale");
        let back = ann.sit(id, "khorne").await.with(200);
        assert_eq!(
            (&back["me"], &back["seats"]["khorne"]["bot"]),
            (&json!("khorne"), &Value::Null)
        );
        // The bot may have been quick: the others play on until it is her turn.
        while ann.table(id).await["asked"] != "khorne" {
            table.step().await;
        }
        let table = ann.table(id).await;
        let choice = options(&ann.game(id).await["ask"]).pop().expect("an option");
        ann.choose(id, number(&table["seq"]), &choice).await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_refused_while_a_bot_plays_the_seat() {
    everywhere("away_bot_plays", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([_, bob, _], id) = (&table.people, &table.id);
        bob.get_up(id, "nurgle").await.with(200);
        bob.choose(id, 0, "nurgle pass").await.refused(403, "bot-plays");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_vote_that_a_bot_plays_for_who_is_away() {
    everywhere("away_vote", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let vote = async |person: &crate::client::Person, agree: bool| {
            person.post(&at(id, "/seats/khorne/hand-over"), json!({ "agree": agree })).await
        };
        let (mut here, _late) = (bob.live(id, None).await, cat.live(id, None).await);
        here.until(|message| message["present"] == json!(["nurgle", "tzeentch"])).await;
        vote(ann, true).await.refused(403, "own-seat");
        vote(&host.person("Eve").await, true).await.refused(403, "not-seated");
        assert_eq!(vote(bob, true).await.with(200)["seats"]["khorne"]["bot"], Value::Null);
        assert_eq!(vote(cat, false).await.with(200)["seats"]["khorne"]["bot"], Value::Null);
        assert_eq!(vote(cat, true).await.with(200)["seats"]["khorne"]["bot"], "warrior");
        bob.table_when(id, |table| table["asked"] == "nurgle").await;
        vote(bob, true).await.refused(409, "bot-sits");
        ann.sit(id, "khorne").await.with(200);
        assert_eq!(
            vote(bob, true).await.with(200)["seats"]["khorne"]["bot"],
            Value::Null,
            "votes are counted anew"
        );
        let mut live = ann.live(id, None).await;
        live.until_type("presence").await;
        vote(bob, true).await.refused(422, "is-there");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_are_away_neither_is_waited_for() {
    everywhere("away_two", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([_, bob, cat], id) = (&table.people, &table.id);
        let vote = async |person: &crate::client::Person, power: &str, agree: bool| {
            let path = at(id, &format!("/seats/{power}/hand-over"));
            let table = person.post(&path, json!({ "agree": agree })).await.with(200);
            table["seats"][power]["bot"].clone()
        };
        let (mut here, late) = (bob.live(id, None).await, cat.live(id, None).await);
        here.until(|message| message["present"] == json!(["nurgle", "tzeentch"])).await;
        assert_eq!(vote(bob, "khorne", true).await, Value::Null, "Cat is there, and is waited for");
        assert_eq!(vote(cat, "khorne", false).await, Value::Null);
        drop(late);
        here.until(|message| message["present"] == json!(["nurgle"])).await;
        assert_eq!(vote(bob, "khorne", true).await, Value::Null, "Cat has said no");
        assert_eq!(vote(bob, "tzeentch", true).await, "warrior", "Ann is away, and not waited for");
        assert_eq!(vote(bob, "khorne", true).await, "warrior");
        let table = Three::begin(&host, json!({ "pace": { "per_choice_s": 86400 } })).await;
        let path = at(&table.id, "/seats/khorne/hand-over");
        let by_post = table.people[1].post(&path, json!({ "agree": true })).await.with(200);
        assert_eq!(
            by_post["seats"]["khorne"]["bot"],
            Value::Null,
            "by post nobody has to be there"
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_just_been_seen_is_not_away() {
    everywhere("away_seen", async |place| {
        let an_hour = |options: &mut ruinous_server::Options| {
            options.away_after = std::time::Duration::from_secs(3600);
        };
        let host = Host::with(place, an_hour).await;
        let table = Three::begin(&host, json!({})).await;
        let ([_, bob, _], id) = (&table.people, &table.id);
        let vote = bob.post(&at(id, "/seats/khorne/hand-over"), json!({ "agree": true })).await;
        vote.refused(422, "is-there");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_agree_to_an_undo_for_who_is_away() {
    everywhere("away_undo", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        bob.choose(id, 1, "nurgle summon cultist to kislev").await.with(200);
        bob.get_up(id, "nurgle").await.with(200);
        ann.undo(id, 2).await.with(202);
        cat.get_up(id, "tzeentch").await.with(200);
        let seq = number(&ann.table_when(id, |table| table["asked"] == "khorne").await["seq"]);
        ann.undo(id, seq).await.refused(422, "nobody-to-agree");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_is_told_of_a_vote_which_is_void_when_he_who_was_away_chooses() {
    everywhere("away_told", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let vote = async |person: &crate::client::Person, agree: bool| {
            let path = at(id, "/seats/khorne/hand-over");
            let table = person.post(&path, json!({ "agree": agree })).await.with(200);
            table["seats"]["khorne"]["bot"].clone()
        };
        let asked = |agreed: &[&str], waiting: &[&str]| {
            json!({ "type": "hand-over-asked", "power": "khorne", "agreed": agreed, "waiting": waiting })
        };
        let (mut live, _here) = (bob.live(id, None).await, cat.live(id, None).await);
        live.until(|message| message["present"] == json!(["nurgle", "tzeentch"])).await;
        assert_eq!(vote(bob, true).await, Value::Null);
        assert_eq!(
            live.until_type("hand-over-asked").await,
            asked(&["nurgle"], &["tzeentch"])
        );
        let mut late = cat.live(id, None).await;
        assert_eq!(
            late.until_type("hand-over-asked").await,
            asked(&["nurgle"], &["tzeentch"]),
            "who comes in is told"
        );
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        for live in [&mut live, &mut late] {
            assert_eq!(live.until_type("hand-over-asked").await, asked(&[], &[]), "it is void");
        }
        assert_eq!(vote(cat, true).await, Value::Null, "the vote of before does not count");
        assert_eq!(live.until_type("hand-over-asked").await, asked(&["tzeentch"], &["nurgle"]));
        assert_eq!(vote(cat, false).await, Value::Null);
        assert_eq!(live.until_type("hand-over-asked").await, asked(&[], &[]), "taken back");
        assert_eq!(vote(cat, true).await, Value::Null);
        assert_eq!(vote(bob, true).await, "warrior");
        live.until(|message| *message == asked(&[], &[])).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_chooses_for_who_lets_his_time_for_a_choice_run_out() {
    everywhere("away_choice", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({ "pace": { "per_choice_s": 1 } })).await;
        let ([ann, _, cat], id) = (&table.people, &table.id);
        let mut live = cat.live(id, None).await;
        let clock = live.until_type("clock").await;
        assert!(clock["due"].as_i64() > clock["now"].as_i64(), "{clock}");
        let now = ann.table_when(id, |table| table["seq"].as_u64() >= Some(2)).await;
        assert_eq!(now["seats"]["khorne"]["bot"], Value::Null, "the seat is still Ann's");
        let steps = ann.steps(id, 0).await;
        assert_eq!(
            (&steps[0]["events"][0]["by"], &steps[1]["events"][0]["by"]),
            (&json!("khorne"), &json!("nurgle"))
        );
        let clock = live
            .until(|message| message["type"] == "clock" && message["asked"] == "tzeentch")
            .await;
        assert_eq!(clock.get("left"), None);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_from_who_has_used_all_his_time() {
    everywhere("away_total", async |place| {
        let host = Host::start(place).await;
        let pace =
            json!({ "pace": { "total_s": 3, "increment_s": 1 }, "out_of_time": "bot-takes-over" });
        let table = Three::begin(&host, pace).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let clock = ann.table(id).await["clock"].clone();
        assert_eq!(clock["left"], json!({ "khorne": 3000, "nurgle": 3000, "tzeentch": 3000 }));
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        let left = ann.table(id).await["clock"]["left"]["khorne"].as_i64();
        assert!(left > Some(1000) && left <= Some(4000), "a choice gains a second: {left:?}");
        let now = ann.table_when(id, |table| table["seats"]["nurgle"]["bot"] == "warrior").await;
        assert_eq!(now["seats"]["nurgle"]["person"]["name"], "Bob");
        ann.table_when(id, |table| table["seq"].as_u64() >= Some(2)).await;
        bob.sit(id, "nurgle").await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_gets_a_while_after_the_server_was_away() {
    everywhere("away_restart", async |place| {
        let host = Host::start(place).await;
        let table =
            Three::begin(&host, json!({ "pace": { "total_s": 20, "increment_s": 0 } })).await;
        let id = &table.id;
        table.people[0].choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        host.stop().await;
        let host = Host::start(place).await;
        let clock = table.people[1].at(host.address).table(id).await["clock"].clone();
        let left = clock["due"].as_i64().zip(clock["now"].as_i64()).map(|(due, now)| due - now);
        assert!(left > Some(20_000) && left <= Some(30_000), "{clock}");
        assert_eq!(clock["asked"], "nurgle");
        let used = clock["left"]["khorne"].as_i64();
        assert!(used <= Some(20_000) && used > Some(0), "the clocks of others are kept: {clock}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_passes_by_itself_for_this_round() {
    everywhere("away_pass", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let pass = async |person: &crate::client::Person, when: Value| {
            person.put(&at(id, "/auto-pass"), json!({ "when": when })).await
        };
        pass(bob, json!("always")).await.refused(400, "unreadable");
        pass(&host.person("Eve").await, json!("round")).await.refused(403, "not-seated");
        let seen = pass(bob, json!("round")).await.with(200);
        assert_eq!(seen["seats"]["nurgle"]["auto_pass"], "round");
        assert_eq!(
            ann.table(id).await["seats"]["nurgle"].get("auto_pass"),
            None,
            "which is his own affair"
        );
        pass(cat, json!("only")).await.with(200);
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        ann.table_when(id, |table| table["asked"] == "tzeentch").await;
        let steps = ann.steps(id, 1).await;
        assert_eq!(steps[0]["events"][0]["choice"], "nurgle pass");
        assert_eq!(
            cat.table(id).await["asked"],
            "tzeentch",
            "Cat could do something else than pass"
        );
        assert_eq!(
            pass(cat, Value::Null).await.with(200)["seats"]["tzeentch"].get("auto_pass"),
            None
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_absent_goes_on_to_its_end() {
    everywhere("away_all", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id = ann.sets_up(with(three("me", "random", "random"), json!({ "start": true }))).await;
        ann.get_up(&id, "khorne").await.with(200);
        let over = ann.table_when(&id, |table| table["state"] == "over").await;
        assert!(!text(&over["seed"]).is_empty() && over["result"].is_object(), "{over}");
        ann.sit(&id, "khorne").await;
        ann.get_up(&id, "khorne").await.refused(409, "is-over");
        ann.choose(&id, number(&over["seq"]), "khorne pass").await.refused(409, "is-over");
        ann.undo(&id, number(&over["seq"])).await.refused(409, "is-over");
    })
    .await;
}
