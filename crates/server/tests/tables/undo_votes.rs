//! Taking choices back that the others have to agree to.

use serde_json::{Value, json};

use crate::{
    client::{Answer, Person, number, text},
    host::{Host, Three, at, everywhere},
};

async fn answer(person: &Person, id: &str, agree: bool) -> Answer {
    person.post(&at(id, "/undo/answer"), json!({ "agree": agree })).await
}

/// Ann has summoned, and Bob has passed after her.
async fn ann_regrets(host: &Host) -> Three {
    let table = Three::begin(host, json!({})).await;
    table.people[0].choose(&table.id, 0, "khorne summon cultist to kislev").await.with(200);
    table.people[1].choose(&table.id, 1, "nurgle pass").await.with(200);
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn another_players_choice_is_taken_back_when_all_agree() {
    everywhere("vote_agree", async |place| {
        let host = Host::start(place).await;
        let table = ann_regrets(&host).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let mut live = cat.live(id, None).await;
        answer(cat, id, true).await.refused(409, "nothing-to-answer");
        assert_eq!(ann.undo(id, 2).await.with(202), json!({ "seq": 2 }));
        let asked = live.until_type("undo-asked").await;
        assert_eq!(
            (&asked["power"], &asked["undoes"], &asked["waiting"]),
            (&json!("khorne"), &json!(1), &json!(["nurgle", "tzeentch"]))
        );
        answer(ann, id, true).await.refused(409, "nothing-to-answer");
        answer(&host.person("Eve").await, id, true).await.refused(403, "not-seated");
        assert_eq!(answer(bob, id, true).await.with(200), json!({ "seq": 2 }));
        assert_eq!(live.until_type("undo-asked").await["waiting"], json!(["tzeentch"]));
        let mut late = bob.live(id, None).await;
        assert_eq!(
            late.until_type("undo-asked").await["waiting"],
            json!(["tzeentch"]),
            "who comes in is told"
        );
        assert_eq!(answer(bob, id, true).await.with(200), json!({ "seq": 2 }), "twice is once");
        assert_eq!(answer(cat, id, true).await.with(200), json!({ "seq": 3 }));
        let undone = live.until_type("step").await;
        assert_eq!((&undone["seq"], &undone["undone_to"]), (&json!(3), &json!(0)));
        assert_eq!(undone["ask"]["power"], "khorne");
        answer(cat, id, true).await.refused(409, "nothing-to-answer");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_refuses_is_enough_and_one_may_ask_again() {
    everywhere("vote_refuse", async |place| {
        let host = Host::start(place).await;
        let table = ann_regrets(&host).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        let mut live = ann.live(id, None).await;
        let asked = live.say(json!({ "type": "undo", "seq": 2 })).await;
        assert_eq!(
            (&asked["type"], &asked["asked"], &asked["seq"]),
            (&json!("accepted"), &json!(true), &json!(2))
        );
        answer(bob, id, true).await.with(200);
        assert_eq!(answer(cat, id, false).await.with(200), json!({ "seq": 2 }));
        let settled = live
            .until(|message| message["type"] == "undo-asked" && message["power"].is_null())
            .await;
        assert_eq!((&settled["seq"], &settled["undoes"]), (&json!(2), &json!(null)));
        answer(bob, id, true).await.refused(409, "nothing-to-answer");
        ann.undo(id, 2).await.with(202);
        answer(cat, id, true).await.with(200);
        assert_eq!(
            answer(bob, id, true).await.with(200)["seq"],
            3,
            "Bob is asked again, and agrees again"
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_is_void_when_the_game_moves_on() {
    everywhere("vote_void", async |place| {
        let host = Host::start(place).await;
        let table = ann_regrets(&host).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        ann.undo(id, 2).await.with(202);
        answer(bob, id, true).await.with(200);
        cat.choose(id, 2, "tzeentch summon cultist to kislev").await.with(200);
        answer(cat, id, true).await.refused(409, "nothing-to-answer");
        assert_eq!(ann.game(id).await["seq"], 3);
        let mut live = bob.live(id, None).await;
        live.until(|message| message["type"] == "presence").await;
        ann.undo(id, 3).await.with(202);
        assert_eq!(
            live.until_type("undo-asked").await["waiting"],
            json!(["nurgle", "tzeentch"]),
            "asked anew"
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_those_for_whom_they_play_agree_to_everything() {
    everywhere("vote_away", async |place| {
        let host = Host::start(place).await;
        let table = ann_regrets(&host).await;
        let ([ann, bob, cat], id) = (&table.people, &table.id);
        bob.get_up(id, "nurgle").await.with(200);
        ann.undo(id, 2).await.with(202);
        assert_eq!(answer(cat, id, true).await.with(200)["seq"], 3);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_and_draws_are_the_same_after_an_undo_and_the_same_choice() {
    everywhere("vote_dice", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let id = &table.id;
        let (mut dice, mut draws) = (false, false);
        for _ in 0..60 {
            let (person, before) = table.asked().await;
            let (_, seq, choice) = table.step().await;
            let made = person.steps(id, seq).await.remove(0);
            let happened = made["events"].to_string();
            let is_new = (!dice && happened.contains("\"rolled\""))
                || (!draws && happened.contains("\"drew\""));
            dice |= happened.contains("\"rolled\"");
            draws |= happened.contains("\"drew\"");
            if !is_new {
                continue;
            }
            assert_eq!(
                person.undo(id, seq + 1).await.with(202)["seq"],
                seq + 1,
                "chance lies between"
            );
            for other in table.people.iter().filter(|other| other.id != person.id) {
                answer(other, id, true).await.with(200);
            }
            let now = person.game(id).await;
            assert_eq!(
                (&now["seq"], &now["view"], &now["ask"]),
                (&json!(seq + 2), &before["view"], &before["ask"])
            );
            person.choose(id, seq + 2, &choice).await.with(200);
            let again = person.steps(id, seq + 2).await.remove(0);
            assert_eq!((&again["events"], &again["said"]), (&made["events"], &made["said"]));
            if dice && draws {
                return;
            }
        }
        panic!("no dice ({dice}) or no draws ({draws})");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_undo_everyone_sees_what_a_fresh_look_shows() {
    everywhere("vote_views", async |place| {
        let host = Host::start(place).await;
        let table = Three::begin(&host, json!({})).await;
        let id = &table.id;
        let mut lives = Vec::new();
        for person in &table.people {
            lives.push(person.live(id, None).await);
        }
        for _ in 0..24 {
            table.step().await;
        }
        let asked = text(&table.people[0].table(id).await["asked"]);
        let person = table.of(&asked);
        if person.undo(id, 24).await.status == 202 {
            for other in table.people.iter().filter(|other| other.id != person.id) {
                answer(other, id, true).await.with(200);
            }
        }
        for (person, live) in table.people.iter().zip(&mut lives) {
            let last = live.steps_until(25).await.pop().expect("a step");
            let game = person.game(id).await;
            assert!(number(&last["undone_to"]) < 24);
            for member in ["seq", "view", "ask", "result"] {
                assert_eq!(last[member], game[member], "{member}");
            }
            let mut fresh = person.live(id, None).await;
            let state: Value = fresh.until_type("state").await;
            assert_eq!((&state["seq"], &state["view"]), (&game["seq"], &game["view"]));
        }
    })
    .await;
}
