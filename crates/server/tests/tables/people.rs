//! Becoming somebody, and staying it.

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    client::{Person, text},
    host::{Host, everywhere, three},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_becomes_somebody_with_a_token_and_a_cookie() {
    everywhere("people_come", async |place| {
        let host = Host::start(place).await;
        let nobody = host.nobody();
        let refused = nobody.ask("/api/me").await.refused(401, "nobody");
        // People read the title, and those who write programs the detail.
        assert!(!text(&refused["title"]).contains("/api/"), "{refused}");
        assert!(text(&refused["detail"]).contains("/api/people"), "{refused}");
        let answer = nobody.post("/api/people", json!({ "name": "  Ann " })).await;
        let known = answer.with(201);
        assert_eq!(known["name"], "Ann");
        let cookie = answer.headers["set-cookie"].to_str().expect("a cookie");
        for part in [&text(&known["token"]), "HttpOnly", "SameSite=Lax"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        let ann = Person { token: text(&known["token"]), ..nobody.clone() };
        let me = ann.get("/api/me").await;
        assert_eq!(
            (&me["id"], &me["name"], &me["language"]),
            (&known["id"], &json!("Ann"), &Value::Null)
        );
        for name in [String::new(), "   ".to_owned(), "x".repeat(41), "a\u{202e}b".to_owned()] {
            nobody.post("/api/people", json!({ "name": name })).await.refused(422, "bad-name");
        }
        nobody.send("POST", "/api/people", "{".to_owned()).await.refused(400, "unreadable");
        let stranger = Person { token: "no token".to_owned(), ..nobody.clone() };
        stranger.ask("/api/me").await.refused(401, "unknown-token");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn name_and_settings_can_be_changed_one_by_one() {
    everywhere("people_change", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let id = ann.sets_up(three("me", "open", "open")).await;
        assert_eq!(bob.table(&id).await["seats"]["khorne"]["person"]["name"], "Ann");
        let change = async |change: Value| ann.send("PATCH", "/api/me", change.to_string()).await;
        assert_eq!(change(json!({ "name": "Anna" })).await.with(200)["name"], "Anna");
        assert_eq!(bob.table(&id).await["seats"]["khorne"]["person"]["name"], "Anna");
        assert_eq!(change(json!({ "language": "de" })).await.with(200)["language"], "de");
        let me = ann.get("/api/me").await;
        assert_eq!((&me["name"], &me["language"]), (&json!("Anna"), &json!("de")));
        let hook = "https://hooks.example/7";
        assert_eq!(change(json!({ "webhook": hook })).await.with(200)["webhook"], hook);
        assert_eq!(change(json!({ "webhook": null })).await.with(200)["webhook"], Value::Null);
        change(json!({ "language": "tlh" })).await.refused(422, "bad-language");
        change(json!({ "name": "" })).await.refused(422, "bad-name");
        change(json!({ "webhook": "http://127.0.0.1/" })).await.refused(422, "bad-webhook");
        change(json!({ "email": "ann@example.org" })).await.refused(422, "no-mail");
        change(json!({ "nickname": "A" })).await.refused(400, "unreadable");
        assert_eq!(ann.get("/api/me").await, me, "what was refused has changed nothing");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_that_come_at_once_are_all_kept() {
    everywhere("people_at_once", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let change = |change: Value| {
            let ann = ann.clone();
            async move { ann.send("PATCH", "/api/me", change.to_string()).await.with(200) }
        };
        let login = json!({ "login": "ann", "password": "correct horse" });
        // Hashing takes a while, in which the others are done.
        tokio::join!(
            async { ann.put("/api/me/login", login.clone()).await.with(200) },
            change(json!({ "name": "Anna" })),
            change(json!({ "language": "de" })),
            change(json!({ "webhook": "https://hooks.example/7" })),
        );
        let me = ann.get("/api/me").await;
        assert_eq!((&me["name"], &me["language"]), (&json!("Anna"), &json!("de")));
        assert_eq!(
            (&me["login"], &me["webhook"]),
            (&json!("ann"), &json!("https://hooks.example/7"))
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_come_in_the_language_of_the_person_or_else_of_his_browser() {
    everywhere("people_words", async |place| {
        let host = Host::start(place).await;
        let ann = host.person("Ann").await;
        let title =
            async |person: &Person| text(&person.ask("/api/tables/no").await.with(404)["title"]);
        let english = title(&ann).await;
        let german =
            title(&Person { language: Some("de-AT,de;q=0.9,en;q=0.5"), ..ann.clone() }).await;
        let polish = title(&Person { language: Some("pl"), ..ann.clone() }).await;
        assert!(german.contains("Tisch") && english.contains("table") && polish != english);
        ann.send("PATCH", "/api/me", json!({ "language": "de" }).to_string()).await.with(200);
        assert_eq!(title(&Person { language: Some("pl"), ..ann.clone() }).await, german);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_tells_visitors_in_their_language_what_they_can_do() {
    everywhere("people_front", async |place| {
        let host = Host::start(place).await;
        let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html");
        for language in ["en", "de", "pl"] {
            let visitor = Person { language: Some(language), ..host.nobody() };
            for path in ["/", "/tables/some", "/new", "/join/some/secret"] {
                let page = visitor.ask(path).await;
                assert_eq!(page.status, 200, "{}", page.text);
                if built.exists() {
                    // The table in the browser finds out the language itself.
                    assert!(page.text.contains("<script"), "{}", page.text);
                    continue;
                }
                assert_eq!(page.headers["content-language"], language);
                let tag = format!("<html lang=\"{language}\">");
                for part in [tag.as_str(), "<code>ruinous play --terminal</code>", "href=\"/docs\""]
                {
                    assert!(page.text.contains(part), "{part}: {}", page.text);
                }
            }
        }
        for path in ["/none.js", "/assets/none", "/api/none", "/docs/none", "/../Cargo.toml"] {
            assert_eq!(host.nobody().ask(path).await.status, 404, "{path}");
        }
        let docs = host.nobody().ask("/docs").await;
        assert!(docs.status == 200 && docs.text.contains("/api/openapi.json"), "{}", docs.text);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_makes_the_same_person_reachable_from_another_device() {
    everywhere("people_login", async |place| {
        let host = Host::start(place).await;
        let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
        let own = json!({ "login": "Ann@Home", "password": "correct horse" });
        ann.put("/api/me/login", json!({ "login": "ann", "password": "short" }))
            .await
            .refused(422, "bad-password");
        ann.put("/api/me/login", json!({ "login": " ", "password": "correct horse" }))
            .await
            .refused(422, "bad-login");
        let me = ann.put("/api/me/login", own.clone()).await.with(200);
        assert_eq!(me["login"], "ann@home");
        assert!(!me.to_string().contains("correct"), "a password is told to nobody");
        bob.put("/api/me/login", own.clone()).await.refused(409, "login-taken");

        let other = host.nobody();
        let wrong = json!({ "login": "ann@home", "password": "wrong horse" });
        other.post("/api/sessions", wrong).await.refused(401, "wrong-login");
        let unknown = json!({ "login": "eve", "password": "correct horse" });
        other.post("/api/sessions", unknown).await.refused(401, "wrong-login");
        let known = other.post("/api/sessions", own.clone()).await.with(201);
        assert_eq!(known["id"], ann.id);
        assert_ne!(known["token"], ann.token);
        let phone = Person { token: text(&known["token"]), ..ann.clone() };

        let other_word = json!({ "login": "ann@home", "password": "correct mule" });
        let tablet = other.post("/api/sessions", own).await.with(201);
        let tablet = Person { token: text(&tablet["token"]), ..ann.clone() };
        phone.put("/api/me/login", other_word.clone()).await.with(200);
        for out in [&ann, &tablet] {
            out.ask("/api/me").await.refused(401, "unknown-token");
        }
        let known = other.post("/api/sessions", other_word).await.with(201);
        let ann = Person { token: text(&known["token"]), ..ann };

        phone.delete("/api/sessions/current").await.with(204);
        phone.ask("/api/me").await.refused(401, "unknown-token");
        assert_eq!(ann.get("/api/me").await["id"], ann.id, "the other device is still known");
    })
    .await;
}
