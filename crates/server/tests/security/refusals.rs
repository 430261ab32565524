//! Refusals help: they say what is wrong, where, and what would be right.

use serde_json::{Value, json};

use crate::host::{Host, id};

fn has(problem: &Value, member: &str, words: &[&str]) {
    let said = problem[member].as_str().unwrap_or_default();
    for word in words {
        assert!(said.contains(word), "no {word} in the {member} of {problem}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_named() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({})).await;
    let of_table = format!("/api/tables/{}", id(&table));
    let queries = [
        ("/api/tables?state=shut".to_owned(), ["state", "running"]),
        ("/api/tables?mine=perhaps".to_owned(), ["mine", "true"]),
        (format!("{of_table}/steps?after=-1"), ["after", "whole number from 0"]),
        (format!("{of_table}/game?at="), ["at", "whole number from 0"]),
        (format!("{of_table}/live?after=x"), ["after", "whole number from 0"]),
        (format!("{of_table}/chat?after=4294967296"), ["after", "too big"]),
    ];
    for (path, words) in queries {
        has(&ann.ask("GET", &path).send().await.refused(400), "detail", &words);
    }
    let bodies = [
        (json!({ "pace": { "per_choice_s": "1" } }), ["pace", "per_choice_s", "total_s"]),
        (json!({ "pace": {} }), ["pace", "per_choice_s", "increment_s"]),
        (json!({ "cards": "tarot" }), ["cards", "tarot", "line 1"]),
    ];
    for (body, words) in bodies {
        let mut table = json!({ "powers": ["khorne", "nurgle", "tzeentch"] });
        table.as_object_mut().expect("an object").extend(body.as_object().expect("one").clone());
        let refused = ann.ask("POST", "/api/tables").json(&table).send().await;
        has(&refused.refused(400), "detail", &words);
    }
}

#[tokio::test]
async fn what_is_no_request_is_refused_in_words_too() {
    let host = Host::start().await;
    for path in ["/tables/<script>", "/a b", "/`", "/\u{7f}"] {
        assert_eq!(host.ask("GET", path).send().await.refused(400)["type"], "unreadable");
    }
    let long = format!("/{}", "a".repeat(70_000));
    host.ask("GET", &long).send().await.problem();
    host.ask("GET", "/").header("X-Long", &long).send().await.problem();
}

#[tokio::test]
async fn what_is_repeated_is_short() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let long = "ü".repeat(20_000);
    for choice in [&long, &format!("khorne {long}"), &format!("khorne pass {} x", " ".repeat(500))]
    {
        for page in ["choices", "preview"] {
            let mut body = json!({ "choice": choice });
            if page == "choices" {
                body["seq"] = table["seq"].clone();
            }
            let path = format!("/api/tables/{}/{page}", id(&table));
            let answer = ann.ask("POST", &path).json(&body).send().await;
            answer.refused(400);
            assert!(answer.body.len() < 4_000, "{page}: {} bytes", answer.body.len());
        }
    }
    let seats = json!({ "powers": ["khorne", "nurgle", "tzeentch"], "seats": { "khorne": long } });
    let answers = [
        ann.ask("POST", "/api/tables").json(&seats).send().await,
        ann.ask("POST", "/api/tables").json(&json!({ "powers": [long] })).send().await,
        ann.ask("POST", "/api/records").bytes(long.as_bytes()).send().await,
        ann.ask("GET", &format!("/api/tables?state={}", "a".repeat(20_000))).send().await,
    ];
    for answer in answers {
        answer.problem();
        assert!(answer.body.len() < 1_500, "{} bytes", answer.body.len());
    }
}

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

#[tokio::test]
async fn details_speak_of_what_was_sent_and_not_of_what_reads_it() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    for (body, detail) in [
        ("", "it ends too early, in line 1 after 0 bytes"),
        (r#"{"powers":["#, "powers: it ends too early, in line 1 after 11 bytes"),
        (r#"{"powers":[{}"#, "powers[0]: invalid type: map, expected a string at line 1 column 11"),
        ("7", "invalid type: integer `7`, expected an object at line 1 column 1"),
    ] {
        let answer = ann.ask("POST", "/api/tables").bytes(body.as_bytes()).send().await;
        assert_eq!(answer.refused(400)["detail"], detail, "{body}");
    }
}

/// What is typed at a terminal is no help to who sends lines.
#[tokio::test]
async fn a_misread_line_is_not_told_what_to_type() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true, "seats": { "khorne": "me", "nurgle": "random", "tzeentch": "random" } })).await;
    let path = format!("/api/tables/{}/preview", id(&table));
    let lines = ["", "pass", "khorne", "khorne juggle", "khorne choose nothing-of-ours"];
    let lines = lines.into_iter().chain(["khorne play nothing in kislev", "khorne pass away"]);
    for line in lines {
        for language in ["en", "de", "pl"] {
            let asked = ann.ask("POST", &path).header("Accept-Language", language);
            let problem = asked.json(&json!({ "choice": line })).send().await.refused(400);
            let title = problem["title"].as_str().expect("words");
            for advice in ["help", "hand", "number", "Nummer", "numer", "Type", "Gib", "Wpisz"] {
                assert!(!title.contains(advice), "{line}: {title}");
            }
            let quoted = title.split(['“', '„', '”']).filter(|part| part.contains(" in kislev"));
            for example in quoted {
                assert!(example.starts_with("khorne "), "{title}");
            }
        }
    }
}
