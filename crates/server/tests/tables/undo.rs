//! Taking choices back that nobody else has to agree to.

use serde_json::{Value, json};

use crate::{
    client::{Person, number},
    host::{Host, Three, at, everywhere, first, options, three, with},
};

/// Everyone's view, as he gets it when he asks.
async fn views(people: &[&Person], id: &str) -> Vec<Value> {
    let mut views = Vec::new();
    for person in people {
        let mut game = person.game(id).await;
        game["seq"] = Value::Null;
        views.push(game);
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_last_choice_is_taken_back_for_free() {
    everywhere("undo_free", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let eve = host.person("Eve").await;
        let people = [ann, bob, cat, &eve];
        let before = views(&people, id).await;
        let mut lives = Vec::new();
        for person in people {
            lives.push(person.live(id, None).await);
        }
        ann.undo(id, 0).await.refused(422, "refused");
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        bob.undo(id, 1).await.refused(422, "refused");
        eve.undo(id, 1).await.refused(403, "not-seated");
        assert_eq!(ann.undo(id, 0).await.refused(409, "stale")["seq"], 1);
        assert_eq!(ann.undo(id, 1).await.with(200), json!({ "seq": 2 }));
        assert_eq!(views(&people, id).await, before, "everything is as it was");
        for (person, live) in people.into_iter().zip(&mut lives) {
            let steps = live.steps_until(2).await;
            let undone = steps.last().expect("a step");
            assert_eq!((&undone["undone_to"], &undone["events"]), (&json!(0), &json!([])));
            let game = person.game(id).await;
            for member in ["view", "ask", "result"] {
                assert_eq!(undone[member], game[member], "what is sent is what a fresh look shows");
            }
        }
        assert_eq!(ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200)["seq"], 1);
        assert_eq!(
            ann.game(id).await["seq"],
            2,
            "a choice that was taken back is not made again by accident"
        );
        assert_eq!(ann.choose(id, 2, "khorne summon cultist to kislev").await.with(200)["seq"], 3);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_choices_are_taken_back_one_after_the_other_and_numbers_only_grow() {
    everywhere("undo_several", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let id = &table.id;
        let mut live = table.people[0].live(id, None).await;
        let is_fair = |step: &Value| {
            let happened = step["events"].to_string();
            !["rolled", "drew", "drawn", "shown"].iter().any(|chance| happened.contains(chance))
        };
        let mut row: Vec<(String, Value)> = Vec::new();
        for _ in 0..150 {
            let (person, before) = table.asked().await;
            row.retain(|(id, _)| *id == person.id);
            if row.len() == 2 {
                let mut seq = number(&before["seq"]);
                while let Some((_, game)) = row.pop() {
                    seq += 1;
                    assert_eq!(person.undo(id, seq - 1).await.with(200)["seq"], seq);
                    let now = person.game(id).await;
                    assert_eq!((&now["view"], &now["ask"]), (&game["view"], &game["ask"]));
                }
                let told = live.steps_until(seq).await;
                let told: Vec<u64> = told.iter().map(|step| number(&step["seq"])).collect();
                assert_eq!(told, (1..=seq).collect::<Vec<u64>>());
                return;
            }
            let (_, seq, _) = table.step().await;
            row.push((person.id.clone(), before));
            if !is_fair(&person.steps(id, seq).await[0]) {
                row.clear();
            }
        }
        panic!("nobody has chosen twice in a row");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_after_an_undo_is_told_like_those_who_were_there() {
    everywhere("undo_resume", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        let mut lives = [ann.live(id, None).await, bob.live(id, None).await];
        // A card says what it does when it is first played: also when that was taken back before.
        let game = ann.game(id).await;
        let cards: Vec<String> =
            options(&game["ask"]).into_iter().filter(|choice| choice.contains(" play ")).collect();
        let mut seq = 0;
        let mut explained = false;
        for card in &cards {
            for _ in 0..2 {
                seq = number(&ann.choose(id, seq, card).await.with(200)["seq"]);
                seq = number(&ann.undo(id, seq).await.with(200)["seq"]);
            }
            if seq > 24 {
                break;
            }
        }
        for (person, live) in [ann, bob].into_iter().zip(&mut lives) {
            let mut sent = live.steps_until(seq).await;
            for step in &mut sent {
                explained |= step["told"].to_string().contains("aside");
                let step = step.as_object_mut().expect("an object");
                ["type", "view", "ask", "result"]
                    .iter()
                    .for_each(|member| drop(step.remove(*member)));
            }
            assert_eq!(person.steps(id, 0).await, sent, "asked for later");
            for after in 0..seq {
                let mut live = person.live(id, Some(after)).await;
                for expected in &sent[usize::try_from(after).expect("small")..] {
                    let step = live.until_type("step").await;
                    assert_eq!(
                        (&step["seq"], &step["said"]),
                        (&expected["seq"], &expected["said"]),
                        "after {after}"
                    );
                    assert_eq!(step.get("undone_to"), expected.get("undone_to"));
                }
            }
        }
        assert!(explained, "no card was explained, so nothing was shown here");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_back_that_his_seat_passed_by_itself_is_asked() {
    everywhere("undo_passed", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let ([ann, bob, _], id) = (&table.people, &table.id);
        bob.put(&at(id, "/auto-pass"), json!({ "when": "round" })).await.with(200);
        ann.choose(id, 0, "khorne summon cultist to kislev").await.with(200);
        ann.table_when(id, |table| table["asked"] == "tzeentch").await;
        assert_eq!(bob.undo(id, 2).await.with(200)["seq"], 3);
        let now = bob.table(id).await;
        assert_eq!((&now["asked"], &now["seq"]), (&json!("nurgle"), &json!(3)));
        assert_eq!(now["seats"]["nurgle"].get("auto_pass"), None, "it does not pass again");
        bob.choose(id, 3, "nurgle summon cultist to kislev").await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_alone_everything_can_be_taken_back() {
    everywhere("undo_bots", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id =
            ann.sets_up(with(three("me", "random", "cultist"), json!({ "start": true }))).await;
        let before = ann.game(&id).await;
        let mut seq = 0;
        let mut made = Vec::new();
        for _ in 0..3 {
            let table = ann.table_when(&id, |table| table["asked"] == "khorne").await;
            seq = number(&table["seq"]);
            let choice = first(&ann.game(&id).await);
            ann.choose(&id, seq, &choice).await.with(200);
            made.push(choice);
        }
        for _ in 0..3 {
            let table = ann.table_when(&id, |table| table["asked"] == "khorne").await;
            seq = number(&table["seq"]);
            assert_eq!(ann.undo(&id, seq).await.with(200)["seq"], seq + 1);
        }
        let game = ann.game(&id).await;
        assert_eq!(game["seq"], seq + 1);
        assert_eq!((&game["view"], &game["ask"]), (&before["view"], &before["ask"]));
        ann.undo(&id, seq + 1).await.refused(422, "refused");
        ann.choose(&id, seq + 1, &made[0]).await.with(200);
        let table = ann.table_when(&id, |table| table["asked"] == "khorne").await;
        assert!(number(&table["seq"]) > seq + 2, "the bots go on: {}", at(&id, ""));
    })
    .await;
}
