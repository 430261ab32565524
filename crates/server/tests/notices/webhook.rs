//! What a webhook is sent, and what its answers mean.

use std::time::Duration;

use ruinous_server::notices::{Failure, Messenger, Settings};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;
use tokio::time::Instant;

use crate::fakes::{Pretended, Webhook, messenger, notice};

const TAKEN: &str = "HTTP/1.1 204 No Content\r\n\r\n";

#[tokio::test]
async fn discord_gets_what_it_takes_once() {
    let mut hook = Webhook::answering(TAKEN).await;
    messenger().send(&notice(&hook.url())).await.unwrap();

    let call = hook.call().await;
    assert!(call.head.starts_with("post /hook?wait=1 http/1.1\r\n"), "{}", call.head);
    assert!(call.head.contains("\r\ncontent-type: application/json\r\n"), "{}", call.head);
    assert!(call.head.contains(&format!("\r\nhost: {}\r\n", hook.address)), "{}", call.head);
    assert!(call.head.contains("\r\nuser-agent: ruinous/"), "{}", call.head);
    let body: Value = serde_json::from_str(&call.body).unwrap();
    let expected = json!({
        "content": "**Your turn**\nNurgle has to summon.\nhttps://play.example/tables/t7",
        "allowed_mentions": { "parse": [] },
        "table": "t7",
        "seq": 41,
        "power": "nurgle",
        "title": "Your turn",
        "text": "Nurgle has to summon.",
        "link": "https://play.example/tables/t7",
    });
    assert_eq!(body, expected);
    assert_eq!(hook.more_calls(), 0);
}

#[tokio::test]
async fn long_texts_are_cut_where_discord_would_refuse_them() {
    let mut hook = Webhook::answering(TAKEN).await;
    let mut long = notice(&hook.url());
    long.text = "🎲".repeat(3000);
    messenger().send(&long).await.unwrap();

    let body: Value = serde_json::from_str(&hook.call().await.body).unwrap();
    let content = body["content"].as_str().unwrap();
    assert!((1990..=2000).contains(&content.encode_utf16().count()));
    assert!(content.ends_with("🎲…\nhttps://play.example/tables/t7"));
}

#[tokio::test]
async fn names_do_not_become_links_or_formats() {
    let mut hook = Webhook::answering(TAKEN).await;
    let mut tricky = notice(&hook.url());
    tricky.title = "[a gift](https://evil.example) for <@1> *now*".to_owned();
    messenger().send(&tricky).await.unwrap();

    let body: Value = serde_json::from_str(&hook.call().await.body).unwrap();
    let title = body["content"].as_str().unwrap().lines().next().unwrap();
    assert_eq!(title, r"**\[a gift\](https://evil.example) for \<@1\> \*now\***");
}

#[tokio::test]
async fn answers_say_whether_to_try_again() {
    for (answer, is_final) in [
        ("HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1:1/\r\n\r\n", true),
        ("HTTP/1.1 400 Bad Request\r\n\r\n", true),
        ("HTTP/1.1 401 Unauthorized\r\n\r\n", true),
        ("HTTP/1.1 403 Forbidden\r\n\r\n", true),
        ("HTTP/1.1 404 Not Found\r\n\r\n", true),
        ("HTTP/1.1 410 Gone\r\n\r\n", true),
        ("HTTP/1.1 408 Request Timeout\r\n\r\n", false),
        ("HTTP/1.1 429 Too Many Requests\r\n\r\n", false),
        ("HTTP/1.1 500 Oh\r\n\r\n", false),
        ("HTTP/1.1 503 Away\r\n\r\n", false),
        ("SSH-2.0-OpenSSH_9.2\r\n", false),
        ("", false),
    ] {
        let mut hook = Webhook::answering(answer).await;
        let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
        assert_eq!(matches!(failure, Failure::Never(_)), is_final, "{answer}: {failure}");
        assert!(failure.to_string().starts_with("127.0.0.1"), "{failure}");
        hook.call().await;
        assert_eq!(hook.more_calls(), 0, "{answer}");
    }
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let mut target = Webhook::answering(TAKEN).await;
    let answer = format!("HTTP/1.1 307 There\r\nLocation: {}\r\n\r\n", target.url());
    let mut hook = Webhook::answering(answer.leak()).await;
    let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
    assert_eq!(failure, Failure::Never("127.0.0.1 answered 307".to_owned()));
    hook.call().await;
    assert_eq!(target.more_calls(), 0);
}

#[tokio::test]
async fn the_pause_that_is_asked_for_is_reported() {
    let in_an_hour = httpdate::fmt_http_date(std::time::SystemTime::now() + 3600 * SECOND);
    for (value, from, to) in [("7", 7.0, 7.0), ("0.65", 0.65, 0.65), (&in_an_hour, 3500.0, 3600.0)]
    {
        let answer = format!("HTTP/1.1 429 Slow down\r\nRetry-After: {value}\r\n\r\n");
        let hook = Webhook::answering(answer.leak()).await;
        let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
        let Failure::Retry { after: Some(after), .. } = failure else { panic!("{failure:?}") };
        assert!((from..=to).contains(&after.as_secs_f64()), "{value}: {after:?}");
    }
    for nonsense in ["-5", "NaN", "inf", "soon"] {
        let answer = format!("HTTP/1.1 429 Slow down\r\nRetry-After: {nonsense}\r\n\r\n");
        let hook = Webhook::answering(answer.leak()).await;
        let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
        assert!(matches!(failure, Failure::Retry { after: None, .. }), "{nonsense}: {failure:?}");
    }
}

const SECOND: Duration = Duration::from_secs(1);

#[tokio::test]
async fn what_is_answered_is_neither_read_nor_told() {
    let secret = "HTTP/1.1 404 Not Found\r\nX-Secret: swordfish\r\nContent-Length: 1000000000\r\n\r\nswordfish";
    let hook = Webhook::answering(secret).await;
    let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
    assert_eq!(failure, Failure::Never("127.0.0.1 answered 404".to_owned()));
}

#[tokio::test]
async fn an_endless_head_is_cut_off() {
    let endless = format!("HTTP/1.1 200 OK\r\nX: {}", "a".repeat(1_000_000));
    let hook = Webhook::answering(endless.leak()).await;
    let failure = messenger().send(&notice(&hook.url())).await.unwrap_err();
    assert!(matches!(failure, Failure::Retry { .. }), "{failure:?}");
}

#[tokio::test]
async fn what_is_said_of_a_failure_holds_no_secret_of_the_webhook() {
    let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let url = format!("http://{nobody}/api/webhooks/1/token-of-mine?key=mine");
    let failure = messenger().send(&notice(&url)).await.unwrap_err();
    assert!(!failure.to_string().contains("mine"), "{failure}");
    assert!(matches!(failure, Failure::Retry { .. }), "{failure:?}");
}

#[tokio::test(start_paused = true)]
async fn a_host_that_does_not_connect_is_left_after_five_seconds() {
    let network = Pretended::new(&[&["8.8.8.8", "8.8.4.4"]], None);
    let messenger = Messenger::on(&Settings::default(), network.clone()).unwrap();
    let begun = Instant::now();
    let failure = messenger.send(&notice("https://silent.example/")).await.unwrap_err();
    assert_eq!(failure.to_string(), "silent.example took too long to connect");
    assert!(matches!(failure, Failure::Retry { .. }));
    assert_eq!(begun.elapsed().as_secs(), 5);
}

#[tokio::test]
async fn a_host_that_does_not_answer_is_left_after_ten_seconds() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let begun = Instant::now();
    let url = format!("http://{}/", silent.local_addr().unwrap());
    let sending = tokio::spawn(async move { messenger().send(&notice(&url)).await });
    let (mut stream, _) = silent.accept().await.unwrap();
    stream.read_u8().await.unwrap();
    tokio::time::pause();
    let failure = sending.await.unwrap().unwrap_err();
    assert_eq!(failure.to_string(), "127.0.0.1 took too long to answer");
    assert!(matches!(failure, Failure::Retry { .. }));
    assert_eq!(begun.elapsed().as_secs(), 10);
}
