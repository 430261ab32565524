//! Pages of other sites cannot use somebody's cookie.

use serde_json::json;

use crate::host::{Host, id};

/// Where a page of somebody else's may come from.
fn foreign(host: &Host) -> Vec<String> {
    let (address, port) = (host.address, host.address.port());
    vec![
        "null".to_owned(),
        "http://evil.example".to_owned(),
        format!("https://{address}"),
        format!("http://127.0.0.1:{}", port ^ 1),
        "http://127.0.0.1".to_owned(),
        format!("http://localhost:{port}"),
        format!("http://sub.{address}"),
        format!("http://{address}.evil.example"),
        format!("http://{address}/"),
        format!("http://user@{address}"),
        format!("HTTP://{address}"),
        format!("http://{address}, http://evil.example"),
        String::new(),
    ]
}

#[tokio::test]
async fn a_foreign_page_changes_nothing_and_opens_no_socket() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let path = format!("/api/tables/{}", id(&table));
    let before = ann.sees(id(&table)).await;
    for origin in foreign(&host) {
        let changes = [
            ("POST", "/api/people".to_owned()),
            ("POST", "/api/sessions".to_owned()),
            ("DELETE", "/api/sessions/current".to_owned()),
            ("PATCH", "/api/me".to_owned()),
            ("PUT", "/api/me/login".to_owned()),
            ("POST", "/api/tables".to_owned()),
            ("DELETE", path.clone()),
            ("PUT", format!("{path}/notes")),
            ("POST", format!("{path}/chat")),
            ("POST", format!("{path}/choices")),
            ("DELETE", format!("{path}/seats/khorne")),
            ("POST", "/api/records".to_owned()),
        ];
        for (method, path) in changes {
            let with_cookie = host.ask(method, &path).header("Cookie", &ann.cookie());
            let answer = with_cookie.header("Origin", &origin).json(&json!({ "name": "Eve" }));
            assert_eq!(answer.send().await.refused(403)["type"], "foreign-origin", "{origin}");
            // Who has a token in his page has stolen it, or is a page of ours elsewhere.
            let with_token = ann.ask(method, &path).header("Origin", &origin);
            with_token.json(&json!({})).send().await.refused(403);
        }
        let live = host.ask("GET", &format!("{path}/live")).upgrade();
        let live = live.header("Cookie", &ann.cookie()).header("Origin", &origin);
        assert_eq!(live.send().await.refused(403)["type"], "foreign-origin", "{origin}");
    }
    assert_eq!(ann.sees(id(&table)).await, before);
}

#[tokio::test]
async fn our_own_page_needs_a_cookie_only_and_a_program_a_token() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let notes = format!("/api/tables/{}/notes", id(&table));
    let live = format!("/api/tables/{}/live", id(&table));
    let own = format!("http://{}", host.address);
    let words = json!({ "text": "remember" });

    let page = host.ask("PUT", &notes).header("Origin", &own).header("Cookie", &ann.cookie());
    page.json(&words).send().await.done(200);
    let page = host.ask("GET", &live).upgrade().header("Origin", &own);
    assert_eq!(page.header("Cookie", &ann.cookie()).send().await.status, 101);

    let cookie_only = host.ask("PUT", &notes).header("Cookie", &ann.cookie());
    assert_eq!(cookie_only.json(&words).send().await.refused(401)["type"], "token-needed");
    let cookie_only = host.ask("GET", &live).upgrade().header("Cookie", &ann.cookie());
    cookie_only.send().await.refused(401);

    ann.ask("PUT", &notes).json(&words).send().await.done(200);
    assert_eq!(ann.ask("GET", &live).upgrade().send().await.status, 101);
    let nobody = host.ask("PUT", &notes).header("Authorization", "Bearer 0123");
    assert_eq!(nobody.json(&words).send().await.refused(401)["type"], "unknown-token");
    for scheme in ["Basic", "Bearer"] {
        let nobody = host.ask("PUT", &notes).header("Authorization", scheme);
        nobody.json(&words).send().await.refused(401);
    }
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_is_ours_and_no_other() {
    let host = Host::with(|options| {
        options.public_url = Some("https://ruinous.example/".to_owned());
        options.behind_proxy = true;
    });
    let host = host.await;
    let come = |origin: String| {
        let asked = host.ask("POST", "/api/people").header("Origin", &origin);
        asked.json(&json!({ "name": "Ann" })).send()
    };
    let known = come("https://ruinous.example".to_owned()).await;
    known.done(201);
    let cookie = known.header("set-cookie").expect("a cookie");
    for word in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{word} in the cookie");
    }
    let own = format!("http://{}", host.address);
    for origin in ["http://ruinous.example", "https://ruinous.example:8443", own.as_str()] {
        come(origin.to_owned()).await.refused(403);
    }
}

#[tokio::test]
async fn other_methods_say_which_there_are() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "BREW"] {
        let answer = ann.ask(method, "/api/tables").send().await;
        assert_eq!(answer.refused(405)["type"], "wrong-method", "{method}");
        let allowed = answer.header("allow").expect("what is allowed");
        assert!(allowed.contains("GET") && allowed.contains("POST"), "{allowed}");
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let head = ann.ask("HEAD", "/api/me").send().await;
    assert_eq!((head.status, head.body.len()), (200, 0));
}

#[tokio::test]
async fn a_server_for_one_machine_is_asked_for_by_its_names() {
    let host = Host::start().await;
    let port = host.address.port();
    let come = |name: &str, origin: &str| {
        let asked = host.ask_as(name, "POST", "/api/people").header("Origin", origin);
        asked.json(&json!({ "name": "Ann" })).send()
    };
    for name in ["127.0.0.1", "localhost", "LOCALHOST.", "ruinous.localhost", "[::1]", "127.1.2.3"]
    {
        let name = format!("{name}:{port}");
        come(&name, &format!("http://{name}")).await.done(201);
    }
    for name in
        ["evil.example", "localhost.evil.example", "192.0.2.1", "127.0.0.1.evil.example", "@"]
    {
        let name = format!("{name}:{port}");
        let refused = come(&name, &format!("http://{name}")).await;
        assert_eq!(refused.refused(403)["type"], "foreign-host", "{name}");
        host.ask_as(&name, "GET", "/api/tables").send().await.refused(403);
    }
    let proxied = Host::with(|options| options.behind_proxy = true).await;
    proxied.ask_as("ruinous.example", "GET", "/api/tables").send().await.done(200);
}

#[tokio::test]
async fn of_two_hosts_or_origins_none_is_believed() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let own = format!("http://{}", host.address);
    for second in [own.as_str(), "http://evil.example"] {
        let twice = ann.ask("PATCH", "/api/me").header("Origin", &own).header("Origin", second);
        let problem = twice.json(&json!({ "name": "Eve" })).send().await.refused(400);
        assert_eq!(problem["detail"], "the header origin comes twice");
    }
    for second in [host.address.to_string().as_str(), "evil.example"] {
        let twice = ann.ask("GET", "/api/me").header("Host", second);
        let problem = twice.send().await.refused(400);
        assert_eq!(problem["detail"], "the header host comes twice");
    }
    assert_eq!(ann.ask("GET", "/api/me").send().await.done(200)["name"], "Ann");
}
