//! Sitting down and getting up before a game begins.

use serde_json::{Value, json};

use crate::{
    client::{Person, text},
    host::{Host, at, everywhere, three, with},
};

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_taken_once() {
    everywhere("seats_once", async |place| {
        let host = Host::start(place).await;
        let (ann, bob, cat) =
            (host.person("Ann").await, host.person("Bob").await, host.person("Cat").await);
        let id = ann.sets_up(three("me", "open", "warrior")).await;
        host.nobody().sit(&id, "nurgle").await.refused(401, "token-needed");
        let table = bob.sit(&id, "nurgle").await.with(200);
        assert_eq!(
            (&table["me"], &table["seats"]["nurgle"]["person"]["name"]),
            (&json!("nurgle"), &json!("Bob"))
        );
        assert_eq!(
            bob.sit(&id, "nurgle").await.with(200)["me"],
            "nurgle",
            "twice is as good as once"
        );
        cat.sit(&id, "nurgle").await.refused(409, "seat-taken");
        cat.sit(&id, "tzeentch").await.refused(409, "seat-taken");
        cat.sit(&id, "slaanesh").await.refused(404, "no-seat");
        cat.sit(&id, "malal").await.refused(404, "no-seat");
        cat.sit("nowhere", "nurgle").await.refused(404, "no-table");
        cat.get_up(&id, "nurgle").await.refused(403, "not-your-seat");
        cat.get_up(&id, "tzeentch").await.refused(409, "bot-sits");
        bob.get_up(&id, "nurgle").await.with(200);
        cat.get_up(&id, "nurgle").await.refused(409, "seat-empty");
        assert_eq!(cat.sit(&id, "nurgle").await.with(200)["me"], "nurgle");
        ann.get_up(&id, "khorne").await.with(200);
        cat.sit(&id, "khorne").await.refused(409, "already-seated");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_a_seat_one_gets_it() {
    everywhere("seats_race", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let id = ann.sets_up(three("me", "open", "warrior")).await;
        let mut wishes = Vec::new();
        for number in 0..8 {
            let (somebody, id) = (host.person(&format!("Somebody {number}")).await, id.clone());
            wishes.push(tokio::spawn(async move { somebody.sit(&id, "nurgle").await.status }));
        }
        let mut answers = Vec::new();
        for wish in wishes {
            answers.push(wish.await.expect("no panic"));
        }
        answers.sort_unstable();
        assert_eq!(answers, [200, 409, 409, 409, 409, 409, 409, 409]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_invitation_to_a_listed_table_is_refused_at_once() {
    everywhere("seats_wrong_invitation", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("me", "open", "warrior")).await;
        let invites = ann.table(&id).await["invites"].clone();
        let wrong = at(&id, "?invite=0123456789abcdef0123456789abcdef");
        bob.ask(&wrong).await.refused(403, "not-invited");
        ann.ask(&wrong).await.with(200);
        bob.ask(&at(&id, &format!("?invite={}", text(&invites["nurgle"])))).await.with(200);
        bob.ask(&at(&id, "")).await.with(200);
        bob.sit(&id, "nurgle").await.with(200);
        ann.post(&at(&id, "/start"), json!({})).await.with(200);
        host.person("Eve").await.ask(&wrong).await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_of_friends_a_seat_needs_its_own_invitation() {
    everywhere("seats_invitation", async |place| {
        let host = Host::start(place).await;
        let (ann, bob, cat) =
            (host.person("Ann").await, host.person("Bob").await, host.person("Cat").await);
        let id = ann
            .sets_up(with(
                three("me", "open", "open"),
                json!({ "listed": false, "watchers": false }),
            ))
            .await;
        let invites = ann.table(&id).await["invites"].clone();
        let invited = |power: &str| json!({ "invite": invites[power] });
        bob.ask(&at(&id, "")).await.refused(404, "no-table");
        bob.sit(&id, "nurgle").await.refused(404, "no-table");
        bob.ask(&at(&id, "/chat")).await.refused(404, "no-table");
        bob.ask(&at(&id, "/catalogue")).await.refused(404, "no-table");
        let wrong = json!({ "invite": "0123456789abcdef0123456789abcdef" });
        bob.put(&at(&id, "/seats/nurgle"), wrong).await.refused(404, "no-table");
        bob.put(&at(&id, "/seats/nurgle"), invited("tzeentch")).await.refused(403, "not-invited");
        let seen = bob.get(&at(&id, &format!("?invite={}", text(&invites["nurgle"])))).await;
        assert!(seen.get("invites").is_none(), "invitations are for who set the table up");
        let table = bob.put(&at(&id, "/seats/nurgle"), invited("nurgle")).await.with(200);
        assert_eq!(table["me"], "nurgle");
        cat.put(&at(&id, "/seats/nurgle"), invited("nurgle")).await.refused(409, "seat-taken");
        let left = ann.table(&id).await["invites"].clone();
        assert_eq!(
            left,
            json!({ "tzeentch": invites["tzeentch"] }),
            "it can be shown again, as long as it is open"
        );
        cat.put(&at(&id, "/seats/tzeentch"), invited("tzeentch")).await.with(200);
        ann.post(&at(&id, "/start"), json!({})).await.with(200);
        host.person("Eve").await.ask(&at(&id, "/game")).await.refused(404, "no-table");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_set_the_table_up_finds_its_invitations_wherever_he_comes_from() {
    everywhere("seats_sessions", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(with(three("me", "open", "open"), json!({ "listed": false }))).await;
        let invites = ann.table(&id).await["invites"].clone();
        assert_eq!(invites.as_object().map(|invites| invites.len()), Some(2));
        let login = json!({ "login": "ann", "password": "correct horse" });
        ann.put("/api/me/login", login.clone()).await.with(200);
        ann.delete("/api/sessions/current").await.with(204);
        let again = host.nobody().post("/api/sessions", login).await.with(201);
        let ann = Person { token: text(&again["token"]), ..ann };
        assert_eq!(ann.table(&id).await["invites"], invites, "the same, by another session");
        let invite = json!({ "invite": invites["nurgle"] });
        bob.put(&at(&id, "/seats/nurgle"), invite).await.with(200);
        assert!(bob.table(&id).await.get("invites").is_none());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_of_before_is_good_until_there_is_another() {
    everywhere("seats_of_before", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(with(three("me", "open", "open"), json!({ "listed": false }))).await;
        // The same table as an older server has kept it: with the hash of what it has given out.
        let store = place.open().await;
        let (mut table, mut seats) = store.table(&id).await.expect("read").expect("there");
        table.id = "older".to_owned();
        for seat in &mut seats {
            seat.invite = Some(GIVEN_OUT_BEFORE.to_owned());
        }
        store.add_table(&table, &seats, &[]).await.expect("kept");
        let of_before = json!({ "invite": "given out before" });
        bob.put(&at("older", "/seats/nurgle"), of_before.clone()).await.with(200);
        ann.get_up("older", "nurgle").await.with(200);
        bob.put(&at("older", "/seats/nurgle"), of_before).await.refused(403, "not-invited");
        let invite = json!({ "invite": ann.table("older").await["invites"]["nurgle"] });
        bob.put(&at("older", "/seats/nurgle"), invite).await.with(200);
        store.close().await;
    })
    .await;
}

/// The SHA-256 of “given out before”.
const GIVEN_OUT_BEFORE: &str = "3b7273caef251881eb96782fd6eabd151fdb17b810bdf7a06fc30d664d2b9fec";

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_void_for_who_was_sent_away_and_when_the_game_begins() {
    everywhere("seats_void", async |place| {
        let host = Host::start(place).await;
        let (ann, bob, cat) =
            (host.person("Ann").await, host.person("Bob").await, host.person("Cat").await);
        let agreed = json!({ "listed": false, "watchers": false });
        let id = ann.sets_up(with(three("me", "open", "random"), agreed)).await;
        let invite = async || ann.table(&id).await["invites"]["nurgle"].clone();
        let sit = async |person: &Person, invite: &Value| {
            person.put(&at(&id, "/seats/nurgle"), json!({ "invite": invite })).await
        };
        let look = async |person: &Person, invite: &Value| {
            person.ask(&at(&id, &format!("?invite={}", text(invite)))).await
        };
        let first = invite().await;
        sit(&bob, &first).await.with(200);
        bob.get_up(&id, "nurgle").await.with(200);
        sit(&bob, &first).await.with(200);
        let mut live = bob.live(&id, None).await;
        live.until_type("presence").await;
        ann.get_up(&id, "nurgle").await.with(200);
        assert_eq!(live.closed().await, (1008, "not for your eyes any more".to_owned()));
        sit(&bob, &first).await.refused(404, "no-table");
        look(&bob, &first).await.refused(404, "no-table");
        let second = invite().await;
        assert_ne!(second, first);
        sit(&cat, &second).await.with(200);
        look(&bob, &second).await.with(200);
        ann.post(&at(&id, "/start"), json!({})).await.with(200);
        look(&bob, &second).await.refused(404, "no-table");
        look(&cat, &second).await.with(200);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_invitation_opens_no_seat_at_an_open_table_either() {
    everywhere("seats_wrong", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("me", "open", "open")).await;
        bob.put(&at(&id, "/seats/nurgle"), json!({ "invite": "wrong" }))
            .await
            .refused(403, "not-invited");
        bob.put(&at(&id, "/seats/nurgle"), json!({ "password": "wrong" }))
            .await
            .refused(400, "unreadable");
        assert_eq!(bob.table(&id).await["seats"]["nurgle"]["person"], Value::Null);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_set_the_table_up_sends_people_away_and_seats_bots() {
    everywhere("seats_creator", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("open", "open", "open")).await;
        let mut live = bob.live(&id, None).await;
        assert_eq!(live.until_type("presence").await["present"], json!([]));
        bob.sit(&id, "nurgle").await.with(200);
        let presence = live.until_type("presence").await;
        assert_eq!((&presence["present"], &presence["watchers"]), (&json!(["nurgle"]), &json!(0)));
        let seat =
            async |bot: &str| ann.put(&at(&id, "/seats/nurgle"), json!({ "bot": bot })).await;
        seat("cultist").await.refused(409, "seat-taken");
        ann.get_up(&id, "nurgle").await.with(200);
        assert_eq!(bob.table(&id).await["me"], Value::Null);
        let presence = live.until_type("presence").await;
        assert_eq!((&presence["present"], &presence["watchers"]), (&json!([]), &json!(1)));
        bob.put(&at(&id, "/seats/nurgle"), json!({ "bot": "cultist" }))
            .await
            .refused(403, "creator-only");
        seat("prophet").await.refused(422, "bad-seat");
        assert_eq!(seat("daemon:200ms").await.with(200)["seats"]["nurgle"]["bot"], "daemon:200ms");
        assert_eq!(seat("random").await.with(200)["seats"]["nurgle"]["bot"], "random");
        bob.sit(&id, "nurgle").await.refused(409, "seat-taken");
        ann.get_up(&id, "nurgle").await.with(200);
        bob.sit(&id, "nurgle").await.with(200);
    })
    .await;
}
