//! What cannot be read, or can be read and makes no sense, is refused with words and changes nothing.

use serde_json::{Value, json};

use crate::host::{Host, Person, id};

/// Every request that changes something by what it sends: with a body that would do, as far as its
/// members go.
fn requests(table: &str) -> Vec<(&'static str, String, Value)> {
    let at = |page: &str| format!("/api/tables/{table}{page}");
    let powers = json!(["khorne", "nurgle", "tzeentch"]);
    let seats = json!({ "khorne": "me" });
    vec![
        ("POST", "/api/people".to_owned(), json!({ "name": "Eve" })),
        ("PATCH", "/api/me".to_owned(), json!({ "name": "Eve", "language": "de" })),
        ("PATCH", "/api/me".to_owned(), json!({ "webhook": "https://example.org/hook" })),
        ("PATCH", "/api/me".to_owned(), json!({ "email": "eve@example.org" })),
        ("PUT", "/api/me/login".to_owned(), json!({ "login": "eve", "password": "correct horse" })),
        ("POST", "/api/sessions".to_owned(), json!({ "login": "e", "password": "correct horse" })),
        ("POST", "/api/tables".to_owned(), json!({ "powers": powers, "seats": seats })),
        ("POST", "/api/tables".to_owned(), json!({ "powers": powers, "cards": "base" })),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "powers": powers, "pace": { "per_choice_s": 60 } }),
        ),
        ("PUT", at("/seats/nurgle"), json!({ "invite": "secret" })),
        ("PUT", at("/seats/nurgle"), json!({ "bot": "warrior" })),
        ("POST", at("/seats/nurgle/hand-over"), json!({ "agree": true })),
        ("PUT", at("/auto-pass"), json!({ "when": "round" })),
        ("POST", at("/choices"), json!({ "seq": 1, "choice": "khorne pass" })),
        ("POST", at("/preview"), json!({ "choice": "khorne pass" })),
        ("POST", at("/undo"), json!({ "seq": 1 })),
        ("POST", at("/undo/answer"), json!({ "agree": true })),
        ("POST", at("/chat"), json!({ "text": "hello" })),
        ("PUT", at("/notes"), json!({ "text": "hello" })),
    ]
}

/// Ways to write a value that no member takes.
const NO_VALUES: [&str; 12] = [
    "1e400",
    "18446744073709551616",
    "-1",
    "1.5",
    "[]",
    "[[[]]]",
    "{}",
    r#"{"a":{"b":null}}"#,
    r#""\u0000""#,
    r#""a\u0000b""#,
    r#""\ud800""#,
    "NaN",
];

/// Bodies that no request takes.
fn no_bodies() -> Vec<Vec<u8>> {
    let deep = |open: &str| open.repeat(60_000 / open.len()).into_bytes();
    let mut bodies: Vec<Vec<u8>> = [
        "{",
        "[]",
        "true",
        "1e400",
        "\"text\"",
        "{\"a\":1}{",
        "\u{feff}{}",
        "{\"unknown\":1}",
        "\0",
    ]
    .map(|body| body.as_bytes().to_vec())
    .into();
    bodies.extend([deep("["), deep("{\"a\":"), vec![0xff, 0xfe], b"{\"name\":\"\xc3\"}".to_vec()]);
    bodies
}

#[tokio::test]
async fn whatever_is_sent_is_refused_with_words_and_changes_nothing() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let before = ann.sees(id(&table)).await;
    for (method, path, good) in requests(id(&table)) {
        for body in no_bodies() {
            let problem = ann.ask(method, &path).bytes(&body).send().await.problem();
            assert_ne!(problem["status"], 429, "{method} {path}");
        }
        for member in good.as_object().expect("an object").keys() {
            // No seats at all are seats that are open.
            for value in NO_VALUES.iter().filter(|value| member != "seats" || **value != "{}") {
                let body = with_member(&good, member, value);
                let answer = ann.ask(method, &path).bytes(body.as_bytes()).send().await;
                assert!(answer.status != 201 && answer.status != 200, "{method} {path} {body}");
                answer.problem();
            }
        }
    }
    assert_eq!(ann.sees(id(&table)).await, before);
}

/// The same in JSON with one member written otherwise.
fn with_member(good: &Value, member: &str, value: &str) -> String {
    let mut body = good.clone();
    body[member] = json!("HERE");
    body.to_string().replace("\"HERE\"", value)
}

#[tokio::test]
async fn addresses_that_lead_nowhere() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let before = ann.sees(id(&table)).await;
    let real = id(&table);
    let pages = [
        "",
        "/game",
        "/steps",
        "/chat",
        "/notes",
        "/record",
        "/catalogue",
        "/live",
        "/seats/khorne",
    ];
    let long = "x".repeat(5_000);
    for page in pages {
        for none in [
            "nothing",
            "%00",
            "%ff%fe",
            "%2e%2e",
            "..%2fme",
            "'%20OR%201=1--",
            &long,
            "%F0%9F%8E%B2",
        ] {
            ann.ask("GET", &format!("/api/tables/{none}{page}")).send().await.problem();
        }
        ann.ask("GET", &format!("/api/tables/{real}%00{page}")).send().await.refused(400);
        let upper = real.to_uppercase();
        ann.ask("GET", &format!("/api/tables/{upper}{page}")).send().await.problem();
    }
    for query in [
        "game?at=-1",
        "game?at=18446744073709551616",
        "game?at=1e400",
        "game?at=x",
        "game?as=%00",
        "game?as=nurgle",
        "steps?after=-1",
        "steps?after=x",
        "steps?as=nobody",
        "chat?after=-1",
        "chat?after=4294967296",
        "live?after=-1",
    ] {
        ann.ask("GET", &format!("/api/tables/{real}/{query}")).send().await.problem();
    }
    for query in [
        "page=",
        "page=x",
        "page=1",
        "page=99999999999999999999.a",
        "page=1.%00",
        "state=shut",
        "mine=perhaps",
        "state=%ff",
        "page=1.a&page=2.b",
    ] {
        ann.ask("GET", &format!("/api/tables?{query}")).send().await.problem();
    }
    for seat in ["slaanesh", "KHORNE%00", "nobody", "%ff", "khorne%2f..%2fnurgle"] {
        for method in ["PUT", "DELETE"] {
            ann.ask(method, &format!("/api/tables/{real}/seats/{seat}")).send().await.problem();
        }
    }
    host.ask("GET", "/nowhere.txt").send().await.refused(404);
    host.ask("GET", "/api/../etc/passwd").send().await.refused(404);
    host.ask("GET", "/api/me").send().await.refused(401);
    assert_eq!(ann.sees(id(&table)).await, before);
}

#[tokio::test]
async fn records_that_are_none() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    for record in
        [&b""[..], b"x", b"ruinous record 99\n", b"ruinous record 1\n\0", b"\xff\xfe", b"{}"]
    {
        ann.ask("POST", "/api/records").bytes(record).send().await.problem();
    }
    host.ask("POST", "/api/records").bytes(b"x").send().await.refused(401);
    let mine = ann.ask("GET", "/api/tables?mine=true").send().await.done(200);
    assert_eq!(mine["tables"], json!([]));
}

#[tokio::test]
async fn refusals_speak_the_language_of_who_asks() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let title = async |person: Option<&Person>, accepted: &str| {
        let asked = match person {
            Some(person) => person.ask("GET", "/api/tables/none"),
            None => host.ask("GET", "/api/tables/none"),
        };
        let answer = asked.header("Accept-Language", accepted).send().await;
        let title = answer.refused(404)["title"].as_str().expect("words").to_owned();
        (title, answer.header("content-language").expect("a language"))
    };
    let (english, german) = (title(None, "en").await, title(None, "de-AT,en;q=0.5").await);
    let polish = title(None, "pl").await;
    assert_eq!([&english.1, &german.1, &polish.1], ["en", "de", "pl"]);
    assert!(german.0.contains("Tisch") && polish.0.contains("st"), "{german:?} {polish:?}");
    assert!(english.0 != german.0 && german.0 != polish.0);
    for strange in ["xx", "*", ";;;q=9", "de;q=NaN"] {
        title(None, strange).await;
    }
    ann.ask("PATCH", "/api/me").json(&json!({ "language": "pl" })).send().await.done(200);
    assert_eq!(title(Some(&ann), "de").await, polish, "a person's own setting is first");
}
