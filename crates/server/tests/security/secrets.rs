//! What is secret is neither in the database nor in the log.

use std::{
    fs, io,
    sync::{Arc, Mutex, PoisonError},
};

use serde_json::{Value, json};
use tracing_subscriber::{fmt::MakeWriter, util::SubscriberInitExt};

use crate::host::{Host, id};

/// Everything that is logged in this process, however unimportant.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn secrets_are_kept_hashed_and_are_not_logged() {
    let log = Log::default();
    let filter = tracing_subscriber::EnvFilter::new("trace");
    let subscriber =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(log.clone()).finish();
    subscriber.try_init().expect("nobody else in this process writes a log");
    let mut host = Host::start().await;
    let ann = host.person("Ann of the database").await;
    let login = json!({ "login": "ann@example", "password": "correct horse battery" });
    ann.ask("PUT", "/api/me/login").json(&login).send().await.done(200);
    let again = host.ask("POST", "/api/sessions").json(&login).send().await.done(201);
    let wrong = json!({ "login": "ann@example", "password": "an attempt in vain" });
    host.ask("POST", "/api/sessions").json(&wrong).send().await.refused(401);
    let open = json!({ "listed": false, "watchers": false, "seats": { "khorne": "me" } });
    let table = ann.table(open).await;
    let invites = table["invites"].as_object().expect("invitations").clone();
    assert_eq!(invites.len(), 2, "one for each open seat");
    let bob = host.person("Bob").await;
    let seat = format!("/api/tables/{}/seats/nurgle", id(&table));
    let invite = json!({ "invite": invites["nurgle"] });
    bob.ask("PUT", &seat).json(&invite).send().await.done(200);
    let invited = format!("/api/tables/{}?invite={}", id(&table), text(&invites["tzeentch"]));
    host.person("Eve").await.ask("GET", &invited).send().await.done(200);
    let webhook = json!({ "webhook": "http://10.0.0.1/a-secret-hook" });
    ann.ask("PATCH", "/api/me").json(&webhook).send().await.refused(422);
    host.stop().await;

    let secrets = [
        ("a token", ann.token.as_str()),
        ("another token", bob.token.as_str()),
        ("the token of a session", text(&again["token"])),
        ("a password", "correct horse battery"),
        ("a wrong password", "an attempt in vain"),
        ("an invitation that was used", text(&invites["nurgle"])),
        ("an invitation", text(&invites["tzeentch"])),
        ("a webhook that was refused", "a-secret-hook"),
    ];
    let mut kept = Vec::new();
    for file in fs::read_dir(&host.folder).expect("the folder is there").flatten() {
        kept.extend(fs::read(file.path()).expect("its files can be read"));
    }
    let log = log.0.lock().expect("nobody writes any more").clone();
    assert!(contains(&kept, "Ann of the database"), "these are the bytes of the database");
    assert!(contains(&kept, "$argon2id$v=19$"), "passwords are hashed slowly");
    assert!(log.len() > 100, "the log was written");
    for (what, secret) in secrets {
        assert!(!contains(&kept, secret), "{what} is in the database");
        assert!(!contains(&log, secret), "{what} is in the log");
    }
}

#[tokio::test]
async fn who_has_logged_out_is_nobody() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let out = ann.ask("DELETE", "/api/sessions/current").send().await;
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    ann.ask("GET", "/api/me").send().await.refused(401);
    let page = host.ask("GET", "/api/me").header("Cookie", &ann.cookie());
    assert_eq!(page.send().await.refused(401)["type"], "nobody");
}

#[tokio::test]
async fn a_wrong_login_does_not_tell_what_is_wrong() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let login = json!({ "login": "Ann", "password": "correct horse" });
    ann.ask("PUT", "/api/me/login").json(&login).send().await.done(200);
    let attempt = |login: &str, password: &str| {
        let given = json!({ "login": login, "password": password });
        host.ask("POST", "/api/sessions").json(&given).send()
    };
    let known = attempt("ann", "wrong horse").await.refused(401);
    let unknown = attempt("bob", "wrong horse").await.refused(401);
    assert_eq!(known, unknown);
    assert_eq!(attempt("ANN ", "correct horse").await.done(201)["id"], ann.id);
}

fn contains(bytes: &[u8], text: &str) -> bool {
    assert!(!text.is_empty(), "nothing is in everything");
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
