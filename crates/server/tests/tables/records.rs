//! Finished games: their records, their proof, and links to any moment of them.

use ruinous_engine::notation::Record;
use ruinous_server::fair::Seed;
use serde_json::{Value, json};

use crate::{
    client::{Person, number, text},
    host::{Host, THREE, at, everywhere, three, with},
};

/// A game that is over, at which this person sat as Khorne.
async fn finished(person: &Person) -> String {
    let id = person.sets_up(with(three("me", "random", "cultist"), json!({ "start": true }))).await;
    person.get_up(&id, "khorne").await.with(200);
    person.table_when(&id, |table| table["state"] == "over").await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_finished_game_proves_its_dice() {
    everywhere("record_proof", async |place| {
        let host = Host::start(place).await;
        let (ann, eve) = (host.person("Ann").await, host.person("Eve").await);
        let id = ann.sets_up(with(three("me", "random", "random"), json!({ "start": true }))).await;
        ann.ask(&at(&id, "/record")).await.refused(404, "no-record-yet");
        let announced = text(&ann.table(&id).await["seed_hash"]);
        ann.get_up(&id, "khorne").await.with(200);
        let over = ann.table_when(&id, |table| table["state"] == "over").await;
        let seed: Seed = text(&over["seed"]).parse().expect("a seed");
        assert_eq!((seed.hash(), &text(&over["seed_hash"])), (announced.clone(), &announced));
        let answer = eve.ask(&at(&id, "/record")).await;
        assert_eq!(
            (answer.status, &answer.headers["content-type"]),
            (200, &"text/plain; charset=utf-8".parse().expect("a heading"))
        );
        let record = Record::read(&answer.text).expect("a record");
        assert_eq!(record.seed(), over["seed"].as_str());
        record.prove(&mut seed.chance()).expect("every die and draw follows from the seed");
        record.prove(&mut Seed::random().chance()).expect_err("and from no other");
        let game = record.replay().expect("it begins").finish().expect("it replays");
        assert!(game.board().outcome().is_some());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_proves_who_was_dealt_which_power() {
    everywhere("record_dealt", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let dealt = with(three("me", "random", "cultist"), json!({ "deal": true, "start": true }));
        let id = ann.sets_up(dealt).await;
        let table = ann.table(&id).await;
        let me = text(&table["me"]);
        ann.get_up(&id, &me).await.with(200);
        ann.table_when(&id, |table| table["state"] == "over").await;
        let written = ann.ask(&at(&id, "/record")).await.text;
        let record = Record::read(&written).expect("a record");
        let seed: Seed = record.seed().expect("a seed").parse().expect("64 digits");
        let dealt: Vec<&str> =
            record.dealt().expect("Powers were dealt").iter().map(|power| power.id()).collect();
        let bot = |bot: &str| THREE.into_iter().find(|power| table["seats"][power]["bot"] == bot);
        assert_eq!(dealt[0], me, "Ann sat at Khorne");
        assert_eq!((Some(dealt[1]), Some(dealt[2])), (bot("random"), bot("cultist")));
        assert_eq!(record.prove(&mut seed.chance()).expect("it is proven").powers, 3);
        let other = [dealt[1], dealt[0], dealt[2]].join(" ");
        let line = format!("dealt {}", dealt.join(" "));
        let forged = written.replace(&line, &format!("dealt {other}"));
        let problem = ann.send("POST", "/api/records", forged).await.refused(422, "bad-record");
        assert_eq!(problem["line"], 6, "{problem}");
        let detail = format!("\"dealt {other}\" should be \"{line}\"");
        assert_eq!(problem["detail"], detail, "the number of the line is told beside it");
        let copy = ann.send("POST", "/api/records", written.clone()).await.with(201);
        let copy = ann.ask(&at(&text(&copy["id"]), "/record")).await.text;
        assert_eq!(copy, written, "who brings it along takes the same home");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_can_be_brought_along_and_is_the_same_game() {
    everywhere("record_bring", async |place| {
        let host = Host::start(place).await;
        let (ann, eve) = (host.person("Ann").await, host.person("Eve").await);
        let id = finished(&ann).await;
        let record = ann.ask(&at(&id, "/record")).await.text;
        host.nobody()
            .send("POST", "/api/records", record.clone())
            .await
            .refused(401, "token-needed");
        let table = eve.send("POST", "/api/records", record.clone()).await.with(201);
        let (copy, original) = (text(&table["id"]), ann.table(&id).await);
        for member in ["seed", "seed_hash", "result", "seq", "powers"] {
            assert_eq!(table[member], original[member], "{member}");
        }
        assert_eq!((&table["state"], &table["listed"]), (&json!("over"), &json!(false)));
        assert_eq!(eve.ask(&at(&copy, "/record")).await.text, record);
        let mut own = ann.get(&at(&id, "/game?as=nurgle")).await;
        let shown = eve.get(&at(&copy, "/game?as=nurgle")).await;
        own["seq"] = shown["seq"].clone();
        assert_eq!(shown, own);
        let unproven: String = record
            .lines()
            .filter(|line| !line.starts_with("seed"))
            .fold(String::new(), |text, line| text + line + "\n");
        let table = eve.send("POST", "/api/records", unproven).await.with(201);
        assert!(table.get("seed").is_none(), "what nobody named is not shown");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_record_is_refused_with_its_line() {
    everywhere("record_wrong", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id = finished(&ann).await;
        let record = ann.ask(&at(&id, "/record")).await.text;
        let lines: Vec<&str> = record.lines().collect();
        let bring = async |lines: &[&str]| ann.send("POST", "/api/records", lines.join("\n")).await;
        let begins =
            lines.iter().position(|line| line.is_empty()).expect("a gap after the heading") + 1;
        let mut tried = 0;
        for number in (begins..lines.len()).step_by(lines.len() / 12) {
            let mut wrong = lines.clone();
            wrong[number] = "nobody does nothing";
            let problem = bring(&wrong).await.refused(422, "bad-record");
            assert_eq!(problem["line"], number + 1, "{problem}");
            tried += 1;
        }
        assert!(tried >= 10, "few lines were tried");
        let dice =
            lines.iter().position(|line| line.starts_with("dice ")).expect("dice were rolled");
        let mut loaded = lines.clone();
        let sixes = lines[dice].split(' ').map(|word| {
            if word == "dice" {
                "dice"
            } else if word == "6" {
                "5"
            } else {
                "6"
            }
        });
        let sixes = sixes.collect::<Vec<_>>().join(" ");
        loaded[dice] = &sixes;
        let problem = bring(&loaded).await.refused(422, "bad-record");
        assert_eq!(problem["line"], dice + 1, "dice that the seed does not give: {problem}");
        assert_eq!(bring(&["no record"]).await.refused(422, "bad-record")["line"], 1);
        assert_eq!(bring(&[]).await.refused(422, "bad-record")["line"], 1);
        let big = "#".repeat(1024 * 1024 + 1);
        ann.send("POST", "/api/records", big).await.refused(413, "too-big");
        let brought = ann.get("/api/tables?mine=true&state=over").await;
        assert_eq!(brought["tables"].as_array().map(Vec::len), Some(1), "the game that was played");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_moment_of_a_finished_game_has_a_link_and_none_of_a_running_one() {
    everywhere("record_links", async |place| {
        let host = Host::start(place).await;
        let (ann, eve) = (host.person("Ann").await, host.person("Eve").await);
        let id = ann.sets_up(with(three("me", "random", "random"), json!({ "start": true }))).await;
        eve.ask(&at(&id, "/game?as=khorne")).await.refused(409, "not-over");
        eve.ask(&at(&id, "/steps?after=0&as=khorne")).await.refused(409, "not-over");
        let start = ann.game(&id).await;
        ann.get_up(&id, "khorne").await.with(200);
        let over = ann.table_when(&id, |table| table["state"] == "over").await;
        let last = number(&over["seq"]);
        let then = eve.get(&at(&id, "/game?at=0&as=khorne")).await;
        assert_eq!((&then["seq"], &then["view"]), (&json!(0), &start["view"]));
        assert_eq!(
            eve.get(&at(&id, "/game?at=0")).await["view"]["hand"],
            json!([]),
            "with a spectator's eyes"
        );
        for (seq, power) in [(1, "nurgle"), (last / 2, "tzeentch"), (last, "khorne")] {
            let then = eve.get(&at(&id, &format!("/game?at={seq}&as={power}"))).await;
            assert_eq!((&then["seq"], &then["view"]["viewer"]), (&json!(seq), &json!(power)));
            assert_eq!(then["result"].is_object(), seq == last);
        }
        let beyond = format!("/game?at={}", last + 9);
        assert_eq!(eve.ask(&at(&id, &beyond)).await.refused(409, "stale")["seq"], last);
        let steps = eve.get(&at(&id, "/steps?as=nurgle")).await["steps"].as_array().map(Vec::len);
        assert_eq!(steps, usize::try_from(last + 1).ok());
        eve.ask(&at(&id, "/game?as=slaanesh")).await.refused(404, "no-seat");
        eve.ask(&at(&id, "/game?at=first")).await.refused(400, "unreadable");
        assert_ne!(then["ask"], Value::Null);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_no_earlier_moment_than_its_viewer_has_seen() {
    everywhere("record_running", async |place| {
        let host = Host::start(place).await;
        let table = crate::host::Three::begin(&host, json!({})).await;
        let (ann, id) = (&table.people[0], &table.id);
        let before = ann.game(id).await;
        table.step().await;
        let answer = ann.ask(&at(id, "/game?at=0")).await;
        match answer.status {
            200 => {
                assert_eq!(answer.with(200)["view"], before["view"], "his own share and no more");
            }
            _ => drop(answer.refused(409, "not-over")),
        }
    })
    .await;
}
