//! Too much, too often, too slowly.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{
    host::{Host, Person, id},
    request::Answer,
};

type Socket = WebSocketStream<TcpStream>;

async fn live(host: &Host, person: &Person, table: &str) -> Result<Socket, u16> {
    let url = format!("ws://{}/api/tables/{table}/live", host.address);
    let mut request = url.into_client_request().expect("a request");
    let token = person.bearer().parse().expect("a heading");
    request.headers_mut().insert("authorization", token);
    let stream = TcpStream::connect(host.address).await.expect("the server takes it");
    match client_async(request, stream).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("no socket: {error}"),
    }
}

/// The next answer to what was sent over a socket.
async fn answer(socket: &mut Socket) -> Value {
    let next = async {
        loop {
            let message = socket.next().await.expect("it is open").expect("a message");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "refused" || message["type"] == "accepted" {
                return message;
            }
        }
    };
    timeout(Duration::from_secs(20), next).await.expect("an answer")
}

/// It was too often, and it is said when it is not any more.
fn too_often(answer: &Answer) {
    too_often_within(answer, 120);
}

fn too_often_within(answer: &Answer, longest: u64) {
    let problem = answer.refused(429);
    assert_eq!(problem["type"], "too-often");
    let wait: u64 = answer.header("retry-after").expect("a time").parse().expect("seconds");
    assert!((1..=longest).contains(&wait), "{wait}");
    assert_eq!(problem["retry_after_s"], wait);
}

#[tokio::test]
async fn a_body_has_an_end() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let before = ann.ask("GET", "/api/me").send().await.json();
    let long = "x".repeat(70_000);
    for (method, path) in [("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/people")] {
        let sent = ann.ask(method, path).json(&json!({ "name": long })).send().await;
        assert_eq!(sent.refused(413)["type"], "too-big", "{path}");
    }
    ann.ask("POST", "/api/records").bytes(&vec![b'x'; 1_100_000]).send().await.refused(413);
    ann.ask("POST", "/api/records").bytes(&vec![b'x'; 500_000]).send().await.refused(422);
    assert_eq!(ann.ask("GET", "/api/me").send().await.json(), before);
}

#[tokio::test]
async fn a_message_has_an_end() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "start": true })).await;
    let before = ann.sees(id(&table)).await;
    let mut socket = live(&host, &ann, id(&table)).await.expect("a socket");
    let chat =
        |text: String| Message::text(json!({ "type": "chat", "id": 1, "text": text }).to_string());
    socket.send(chat("x".repeat(501))).await.expect("it is open");
    assert_eq!(answer(&mut socket).await["status"], 422);
    socket.send(chat("x".repeat(17_000))).await.expect("it is open");
    let end = async { while let Some(Ok(_)) = socket.next().await {} };
    timeout(Duration::from_secs(20), end).await.expect("the server hangs up");
    assert_eq!(ann.sees(id(&table)).await, before);
}

#[tokio::test]
async fn requests_and_messages_have_a_rate() {
    let host = Host::with(|options| {
        options.requests_per_second = 2;
        options.messages_per_second = 2;
    });
    let host = host.await;
    let (ann, bob) = (host.person("Ann").await, host.person("Bob").await);
    let open = json!({ "powers": ["khorne", "nurgle", "tzeentch"] });
    let table = ann.ask("POST", "/api/tables").json(&open).send().await.done(201);
    let mut socket = live(&host, &ann, id(&table)).await.expect("a socket");
    let mut answers = Vec::new();
    for _ in 0..20 {
        // What cannot be read counts as well.
        socket.send(Message::text("{")).await.expect("it is open");
        answers.push(answer(&mut socket).await);
    }
    let often = answers.iter().find(|answer| answer["status"] == 429);
    let often = often.expect("so many messages are too many");
    assert!(often["retry_after_s"].as_u64().is_some_and(|seconds| seconds >= 1), "{often}");
    let mut asked = Vec::new();
    for _ in 0..20 {
        asked.push(ann.ask("GET", "/api/me").send().await);
    }
    too_often(asked.iter().find(|answer| answer.status != 200).expect("it is too often"));
    bob.ask("GET", "/api/me").send().await.done(200);
    for _ in 0..20 {
        host.ask("GET", "/api/me").header("Authorization", "Bearer 0").send().await.problem();
    }
    let guess = host.ask("GET", "/api/me").header("Authorization", "Bearer 0");
    too_often(&guess.send().await);
}

#[tokio::test]
async fn tables_and_sockets_of_a_person_are_counted() {
    let host = Host::with(|options| {
        options.tables_per_person = 2;
        options.sockets_per_person = 2;
    });
    let host = host.await;
    let ann = host.person("Ann").await;
    let tables = [ann.table(json!({})).await, ann.table(json!({})).await];
    let more = json!({ "powers": ["khorne", "nurgle", "tzeentch"] });
    let refused = ann.ask("POST", "/api/tables").json(&more).send().await;
    assert_eq!(refused.refused(429)["type"], "too-many-tables");
    let mine = ann.ask("GET", "/api/tables?mine=true").send().await.done(200);
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2));
    host.person("Bob").await.table(json!({})).await;

    let table = id(&tables[0]);
    let first = live(&host, &ann, table).await.expect("a socket");
    let _second = live(&host, &ann, table).await.expect("a second one");
    assert_eq!(live(&host, &ann, table).await.err(), Some(429));
    drop(first);
    let freed = async { while live(&host, &ann, table).await.is_err() {} };
    timeout(Duration::from_secs(20), freed).await.expect("its place is free again");
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.ask("DELETE", &path).send().await.status, 204);
    ann.table(json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_set_up_at_once_are_counted_as_well() {
    let host = Host::with(|options| options.tables_per_person = 3).await;
    let ann = host.person("Ann").await;
    let table = json!({ "powers": ["khorne", "nurgle", "tzeentch"] });
    let asked = (0..20).map(|_| ann.ask("POST", "/api/tables").json(&table).send());
    let answers = futures_util::future::join_all(asked).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 3);
}

#[tokio::test]
async fn tables_that_are_over_count_for_an_hour() {
    let host = Host::with(|options| options.tables_per_hour = 2).await;
    let ann = host.person("Ann").await;
    let bots = json!({ "khorne": "random", "nurgle": "random", "tzeentch": "random" });
    let powers = ["khorne", "nurgle", "tzeentch"];
    let table = json!({ "powers": powers, "seats": bots, "start": true });
    for _ in 0..2 {
        ann.ask("POST", "/api/tables").json(&table).send().await.done(201);
    }
    too_often_within(&ann.ask("POST", "/api/tables").json(&table).send().await, 1800);
    host.person("Bob").await.table(json!({})).await;
}

#[tokio::test]
async fn talk_is_short_and_slow() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({})).await;
    let path = format!("/api/tables/{}/chat", id(&table));
    let say = |text: &str| ann.ask("POST", &path).json(&json!({ "text": text })).send();
    say(&"ü".repeat(500)).await.done(201);
    for bad in ["ü".repeat(501), String::new(), " \n".to_owned(), "\u{1b}[2J".to_owned()] {
        assert_eq!(say(&bad).await.refused(422)["type"], "bad-text", "{bad}");
    }
    let mut said = Vec::new();
    for _ in 0..30 {
        said.push(say("again").await);
    }
    too_often(said.iter().find(|answer| answer.status != 201).expect("it is too often"));
    let notes = format!("/api/tables/{}/notes", id(&table));
    let long = json!({ "text": "ü".repeat(10_001) });
    ann.ask("PUT", &notes).json(&long).send().await.refused(422);
    assert_eq!(ann.ask("GET", &notes).send().await.done(200)["text"], "");
}

#[tokio::test]
async fn passwords_are_not_guessed() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let login = json!({ "login": "ann", "password": "correct horse" });
    ann.ask("PUT", "/api/me/login").json(&login).send().await.done(200);
    let mut answers = Vec::new();
    for number in 0..12 {
        let guess = json!({ "login": "ann", "password": format!("guess {number:04}") });
        answers.push(host.ask("POST", "/api/sessions").json(&guess).send().await);
    }
    too_often(answers.iter().find(|answer| answer.status != 401).expect("it is too often"));
    let right = host.ask("POST", "/api/sessions").json(&login).send().await;
    too_often(&right);
    for password in ["short", &"x".repeat(201)] {
        let login = json!({ "login": "ann", "password": password });
        ann.ask("PUT", "/api/me/login").json(&login).send().await.refused(422);
    }
}

#[tokio::test]
async fn nobody_holds_a_connection_by_sending_slowly() {
    let host = Host::with(|options| options.patience = Duration::from_millis(300)).await;
    let ann = host.person("Ann").await;
    let heading = format!("GET /api/me HTTP/1.1\r\nHost: {}\r\nX-Slow: ", host.address);
    let body = format!(
        "PATCH /api/me HTTP/1.1\r\nHost: {}\r\nAuthorization: {}\r\nContent-Length: 20\r\n\r\n{{",
        host.address,
        ann.bearer()
    );
    for (sent, answered) in [(String::new(), None), (heading, None), (body, Some("400"))] {
        let mut stream = TcpStream::connect(host.address).await.expect("the server takes it");
        stream.write_all(sent.as_bytes()).await.expect("it is taken");
        let mut read = Vec::new();
        let end = timeout(Duration::from_secs(20), stream.read_to_end(&mut read)).await;
        let _ = end.expect("the server hangs up");
        let status = String::from_utf8_lossy(&read);
        assert_eq!(status.split(' ').nth(1), answered, "{sent}");
    }
    assert_eq!(ann.ask("GET", "/api/me").send().await.done(200)["name"], "Ann");
}

#[tokio::test]
async fn nobody_holds_an_answer_by_not_reading_it() {
    const ASKED: usize = 400;
    let host = Host::with(|options| options.patience = Duration::from_millis(300)).await;
    let one = host.ask("GET", "/api/openapi.json").send().await.body.len();
    let mut stream = TcpStream::connect(host.address).await.expect("the server takes it");
    let asked = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", host.address);
    stream.write_all(asked.repeat(ASKED).as_bytes()).await.expect("it is taken");
    tokio::time::sleep(Duration::from_millis(2_000)).await;
    let (mut read, mut part) = (0, vec![0; 1 << 20]);
    let end = async {
        while let Ok(count @ 1..) = stream.read(&mut part).await {
            read += count;
        }
    };
    timeout(Duration::from_secs(20), end).await.expect("the server hangs up");
    assert!(read < ASKED * one, "{read} of {} bytes were kept", ASKED * one);
}

#[tokio::test]
async fn one_address_does_not_take_all_connections() {
    // The way out of this machine, where there is one: connections from loopback are not counted.
    let way = std::net::UdpSocket::bind("0.0.0.0:0").expect("a socket");
    let here = way.connect("192.0.2.1:9").and_then(|()| way.local_addr());
    let Ok(here) = here.map(|here| here.ip()) else { return };
    if here.is_loopback() || here.is_unspecified() {
        return;
    }
    let host = Host::with(|options| {
        options.listen = ([0, 0, 0, 0], 0).into();
        options.connections_per_address = 3;
    });
    let host = host.await;
    let address = std::net::SocketAddr::new(here, host.address.port());
    let connect = async || TcpStream::connect(address).await.expect("the system takes it");
    let is_answered = async |stream: &mut TcpStream| {
        let asked = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n");
        let _ = stream.write_all(asked.as_bytes()).await;
        let read = timeout(Duration::from_secs(20), stream.read(&mut [0; 100])).await;
        read.expect("an answer, or the end").is_ok_and(|count| count > 0)
    };
    let mut open = [connect().await, connect().await, connect().await];
    for stream in &mut open {
        assert!(is_answered(stream).await);
    }
    assert!(!is_answered(&mut connect().await).await, "one too many");
    let port = host.address.port();
    let mut own = TcpStream::connect(("127.0.0.1", port)).await.expect("the system takes it");
    assert!(is_answered(&mut own).await, "this machine is not counted");
    drop(open);
    let freed = async { while !is_answered(&mut connect().await).await {} };
    timeout(Duration::from_secs(20), freed).await.expect("its places are free again");
}

#[tokio::test]
async fn one_login_is_not_guessed_from_many_addresses() {
    let host = Host::with(|options| options.behind_proxy = true).await;
    let ann = host.person("Ann").await;
    let login = json!({ "login": "ann", "password": "correct horse" });
    ann.ask("PUT", "/api/me/login").json(&login).send().await.done(200);
    let come = async |from: &str, given: &Value| {
        let asked = host.ask("POST", "/api/sessions").header("X-Forwarded-For", from);
        asked.json(given).send().await
    };
    come("192.0.2.1", &login).await.done(201);
    let guess = json!({ "login": "ann", "password": "incorrect horse" });
    let mut answers = Vec::new();
    for number in 0..40 {
        answers.push(come(&format!("198.51.100.{number}"), &guess).await);
    }
    too_often(answers.iter().find(|answer| answer.status != 401).expect("it is too often"));
    too_often(&come("203.0.113.1", &login).await);
    come("192.0.2.1", &login).await.done(201);
    ann.ask("GET", "/api/me").send().await.done(200);
}

#[tokio::test]
async fn no_seat_keeps_the_machine_for_itself() {
    let host = Host::start().await;
    let ann = host.person("Ann").await;
    let table = ann.table(json!({ "seats": {} })).await;
    let seat = format!("/api/tables/{}/seats/nurgle", id(&table));
    for bot in ["daemon:4294967295", "daemon:3600000ms", "daemon:-1", "daemon:1e400", "me"] {
        let wanted =
            json!({ "powers": ["khorne", "nurgle", "tzeentch"], "seats": { "khorne": bot } });
        if bot != "me" {
            ann.ask("POST", "/api/tables").json(&wanted).send().await.refused(422);
        }
        ann.ask("PUT", &seat).json(&json!({ "bot": bot })).send().await.refused(422);
    }
    ann.ask("PUT", &seat).json(&json!({ "bot": "daemon:10000ms" })).send().await.done(200);
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_ask_for_it() {
    let host = Host::start().await;
    for (path, is_long) in [("/api/openapi.json", true), ("/healthz", false)] {
        let plain = host.ask("GET", path).send().await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        let asked = host.ask("GET", path).header("Accept-Encoding", "gzip, br").send().await;
        let encoding = asked.header("content-encoding");
        assert_eq!(encoding.as_deref(), is_long.then_some("gzip"), "{path}");
    }
}

#[tokio::test]
async fn pages_that_are_alike_for_all_are_made_and_sent_once() {
    let host = Host::start().await;
    for path in ["/docs", "/api/openapi.json", "/style.css"] {
        let first = host.ask("GET", path).send().await;
        let tag = first.header("etag").expect("a tag");
        assert_eq!(first.header("cache-control").as_deref(), Some("no-cache"), "{path}");
        let again = host.ask("GET", path).header("If-None-Match", &tag).send().await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        let other = host.ask("GET", path).header("If-None-Match", "\"other\"").send().await;
        assert!(
            other.status == 200 && other.body == first.body && !other.body.is_empty(),
            "{path}"
        );
    }
}
