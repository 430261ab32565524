//! Refusals help: they say what is wrong, where, and what would be right.

use serde_json::{Value, json};

use crate::host::Host;

#[tokio::test]
async fn titles_are_whole_sentences_in_one_language() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let hooks = ["x", "http://example.org", "https://a:b@example.org", "https://example.org:22"];
    let hooks = hooks.into_iter().chain(["https://127.0.0.1"]).map(str::to_owned);
    let hooks = hooks.chain([format!("https://example.org/{}", "a".repeat(1_000))]);
    let hooks: Vec<Value> = hooks.map(|hook| json!({ "webhook": hook })).collect();
    let mut titles = Vec::new();
    for language in ["en", "de", "pl"] {
        let title = async |method: &str, path: &str, body: &[u8]| {
            let asked = ann.ask(method, path).header("Accept-Language", language);
            let problem = asked.bytes(body).send().await.problem();
            (problem["title"].as_str().expect("words").to_owned(), problem["detail"].clone())
        };
        let (first, detail) = title("PATCH", "/api/me", b"{").await;
        let (second, other) = title("GET", "/api/tables?page=x", b"").await;
        assert!(first == second && detail != other, "{first} {second} {detail} {other}");
        let (record, detail) = title("POST", "/api/records", b"no record").await;
        assert!(record.contains('1') && detail.is_string(), "{record} {detail}");
        titles.extend([first, record, title("PATCH", "/api/me", br#"{"email":"a"}"#).await.0]);
        for hook in &hooks {
            titles.push(title("PATCH", "/api/me", hook.to_string().as_bytes()).await.0);
        }
        let seats = br#"{"powers":["khorne","nurgle","tzeentch"],"seats":{"horned-rat":"me"}}"#;
        let (seats, _) = title("POST", "/api/tables", seats).await;
        assert!(!seats.contains("horned-rat") && seats.is_ascii() | (language != "en"), "{seats}");
        titles.push(seats);
    }
    for (number, title) in titles.iter().enumerate() {
        assert!(title.ends_with('.') && !title.contains(['{', '\u{2068}']), "{title}");
        assert!(!titles[..number].contains(title), "{title} is said twice");
    }
}
