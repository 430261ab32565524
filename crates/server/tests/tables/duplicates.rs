//! The same choice sent twice is made once.

use serde_json::json;

use crate::{
    client::number,
    host::{Host, Three, everywhere},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_sent_again_is_answered_as_it_was_whatever_came_since() {
    everywhere("twice_answer", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let (id, mut made) = (&table.id, Vec::new());
        for _ in 0..25 {
            let (person, seq, choice) = table.step().await;
            assert_eq!(person.choose(id, seq, &choice).await.with(200), json!({ "seq": seq + 1 }));
            made.push((person.clone(), seq, choice));
        }
        for (person, seq, choice) in &made {
            assert_eq!(person.choose(id, *seq, choice).await.with(200), json!({ "seq": seq + 1 }));
            let other = format!("{} pass", choice.split(' ').next().unwrap_or_default());
            if other != *choice {
                let problem = person.choose(id, *seq, &other).await.refused(409, "stale");
                assert_eq!(problem["seq"], 25);
            }
        }
        assert_eq!(table.people[0].game(id).await["seq"], 25, "each was made once");
        host.stop().await;
        let host = Host::start(place).await;
        for (person, seq, choice) in &made {
            let answer = person.at(host.address).choose(id, *seq, choice).await;
            assert_eq!(answer.with(200), json!({ "seq": seq + 1 }), "after a restart too");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_same_choice_sent_many_times_at_once_one_is_made() {
    everywhere("twice_race", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let mut answers = Vec::new();
        for _ in 0..10 {
            let (ann, id) = (table.people[0].clone(), table.id.clone());
            answers.push(tokio::spawn(async move {
                ann.choose(&id, 0, "khorne summon cultist to kislev").await.with(200)
            }));
        }
        for answer in answers {
            assert_eq!(answer.await.expect("no panic"), json!({ "seq": 1 }));
        }
        let game = table.people[0].game(&table.id).await;
        assert_eq!((number(&game["seq"]), &game["ask"]["power"]), (1, &json!("nurgle")));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_over_the_socket_is_the_same_as_one_by_request() {
    everywhere("twice_socket", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let (ann, id) = (&table.people[0], &table.id);
        let choose =
            |seq: u64, choice: &str| json!({ "type": "choose", "seq": seq, "choice": choice });
        let mut live = ann.live(id, None).await;
        let accepted = live.say(choose(0, "khorne summon cultist to kislev")).await;
        assert_eq!((&accepted["type"], &accepted["seq"]), (&json!("accepted"), &json!(1)));
        drop(live);
        let mut live = ann.live(id, Some(0)).await;
        let step = live.next().await.expect("what was missed");
        assert_eq!((&step["type"], &step["seq"]), (&json!("step"), &json!(1)));
        let again = live.say(choose(0, "khorne summon cultist to kislev")).await;
        assert_eq!(
            (&again["type"], &again["seq"]),
            (&json!("accepted"), &json!(1)),
            "after a reconnect"
        );
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        let late = live.say(choose(0, "khorne pass")).await;
        assert_eq!(
            (&late["type"], &late["status"], &late["seq"]),
            (&json!("refused"), &json!(409), &json!(1))
        );
        let wrong = live.say(choose(1, "khorne pass")).await;
        assert_eq!((&wrong["status"], &wrong["reason"]["asked"]), (&json!(422), &json!("nurgle")));
        assert!(wrong["title"].is_string() && wrong["said"].is_array(), "{wrong}");
        assert_eq!(live.say(choose(1, "nurgle pass")).await["status"], 403);
        assert_eq!(live.say(choose(1, "khorne dances")).await["status"], 400);
        assert_eq!(live.say(json!({ "type": "sing" })).await["status"], 400);
        live.send("no JSON".to_owned()).await;
        let refused = live.until_type("refused").await;
        assert_eq!((&refused["id"], &refused["status"]), (&json!(null), &json!(400)));
        let mut watching = host.person("Eve").await.live(id, None).await;
        assert_eq!(watching.say(choose(1, "nurgle pass")).await["status"], 403);
        assert_eq!(ann.game(id).await["seq"], 1);
    })
    .await;
}
