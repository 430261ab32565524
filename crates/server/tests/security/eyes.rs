//! What belongs to others: seats, tables and what is to be seen there.

use serde_json::json;

use crate::host::{Host, id};

#[tokio::test]
async fn nobody_does_anything_at_another_ones_table() {
    let host = Host::start().await;
    let (ann, eve) = (host.person("Ann").await, host.person("Eve").await);
    let table = ann.table(json!({ "start": true })).await;
    let at = |page: &str| format!("/api/tables/{}{page}", id(&table));
    let before = ann.sees(id(&table)).await;
    let game = ann.ask("GET", &at("/game")).send().await.done(200);
    let choice = json!({ "seq": game["seq"], "choice": game["ask"]["options"][0]["choice"] });
    assert!(choice["choice"].is_string(), "Ann is asked");
    let agree = json!({ "agree": true });
    for (method, path, body, status) in [
        ("POST", at("/choices"), choice.clone(), 403),
        ("POST", at("/preview"), choice.clone(), 400),
        ("POST", at("/preview"), json!({ "choice": choice["choice"] }), 403),
        ("POST", at("/undo"), json!({ "seq": game["seq"] }), 403),
        ("POST", at("/undo/answer"), agree.clone(), 403),
        ("POST", at("/hint"), json!({}), 403),
        ("POST", at("/chat"), json!({ "text": "hello" }), 403),
        ("PUT", at("/seats/khorne"), json!({}), 409),
        ("PUT", at("/seats/nurgle"), json!({ "bot": "warrior" }), 403),
        ("DELETE", at("/seats/khorne"), json!({}), 403),
        ("POST", at("/seats/khorne/hand-over"), agree, 403),
        ("PUT", at("/auto-pass"), json!({ "when": "only" }), 403),
        ("POST", at("/start"), json!({}), 403),
        ("DELETE", at(""), json!({}), 403),
        ("POST", at("/rematch"), json!({}), 403),
    ] {
        eve.ask(method, &path).json(&body).send().await.refused(status);
        let visitor = host.ask(method, &path).json(&body).send().await;
        assert_eq!(visitor.refused(401)["type"], "token-needed");
    }
    assert_eq!(ann.sees(id(&table)).await, before);
    let watched = eve.ask("GET", &at("/game")).send().await.done(200);
    assert_eq!(watched["view"]["hand"], json!([]), "a spectator sees no hand");
    assert_eq!(watched["ask"]["options"], json!(null));
    let mine = eve.ask("GET", "/api/tables?mine=true").send().await.done(200);
    assert_eq!(mine["tables"], json!([]));
    eve.ask("GET", &at("/record")).send().await.refused(404);
    ann.ask("POST", &at("/choices")).json(&choice).send().await.done(200);
}

#[tokio::test]
async fn a_private_table_is_not_there_for_others() {
    let host = Host::start().await;
    let (ann, eve) = (host.person("Ann").await, host.person("Eve").await);
    let private = json!({ "listed": false, "watchers": false, "seats": { "khorne": "me" } });
    let table = ann.table(private).await;
    let at = |page: &str| format!("/api/tables/{}{page}", id(&table));
    let before = ann.sees(id(&table)).await;
    let none = eve.ask("GET", "/api/tables/none").send().await.refused(404);
    for page in ["", "?invite=0", "/game", "/steps", "/chat", "/notes", "/record", "/catalogue"] {
        let answer = eve.ask("GET", &at(page)).send().await;
        assert_eq!(answer.refused(404), none, "{page}: as if there were no such table");
        host.ask("GET", &at(page)).send().await.problem();
    }
    assert_eq!(eve.ask("GET", &at("/live")).upgrade().send().await.refused(404), none);
    for (method, page) in [
        ("PUT", "/seats/nurgle"),
        ("DELETE", "/seats/khorne"),
        ("POST", "/start"),
        ("DELETE", ""),
        ("POST", "/rematch"),
        ("POST", "/hint"),
    ] {
        assert_eq!(eve.ask(method, &at(page)).send().await.refused(404), none, "{method} {page}");
    }
    for query in ["", "?state=open"] {
        let list = eve.ask("GET", &format!("/api/tables{query}")).send().await.done(200);
        assert_eq!(list["tables"], json!([]));
    }
    let wrong = json!({ "invite": "0123456789abcdef0123456789abcdef" });
    eve.ask("PUT", &at("/seats/nurgle")).json(&wrong).send().await.refused(404);
    assert_eq!(ann.sees(id(&table)).await, before);
}

#[tokio::test]
async fn an_invitation_opens_its_own_seat_only() {
    let host = Host::start().await;
    let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
    let unlisted = json!({ "listed": false, "seats": { "khorne": "me" } });
    let table = ann.table(unlisted.clone()).await;
    let other = ann.table(unlisted).await;
    let invite = |table: &serde_json::Value| json!({ "invite": table["invites"]["nurgle"] });
    let seat = |power: &str| format!("/api/tables/{}/seats/{power}", id(&table));
    let seen = bob.ask("GET", &format!("/api/tables/{}", id(&table))).send().await.done(200);
    assert_eq!(seen["invites"], json!(null), "invitations are for the creator");
    let before = ann.sees(id(&table)).await;
    bob.ask("PUT", &seat("nurgle")).send().await.refused(403);
    bob.ask("PUT", &seat("nurgle")).json(&invite(&other)).send().await.refused(403);
    bob.ask("PUT", &seat("tzeentch")).json(&invite(&table)).send().await.refused(403);
    assert_eq!(ann.sees(id(&table)).await, before);
    bob.ask("PUT", &seat("nurgle")).json(&invite(&table)).send().await.done(200);
    host.person("Eve")
        .await
        .ask("PUT", &seat("nurgle"))
        .json(&invite(&table))
        .send()
        .await
        .refused(409);
}
