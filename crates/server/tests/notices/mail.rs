//! Mails as a mail server gets them, and what its answers mean.

use std::net::SocketAddr;

use ruinous_server::notices::{Channel, Failure, Messenger, Notice, Settings, check_address};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::fakes::notice;
use crate::secure::proof;

/// A mail server that gives one answer of its own, where it is asked with a certain word, and takes
/// everything else. It tells what it was sent after each conversation.
async fn mail_server(
    word: &'static str,
    answer: &'static str,
) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (tell, conversations) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let _ = tell.send(converse(stream, word, answer).await);
        }
    });
    (address, conversations)
}

/// Everything that the other side said until it left.
pub async fn converse(stream: impl AsyncRead + AsyncWrite, word: &str, answer: &str) -> String {
    let (read, mut write) = tokio::io::split(stream);
    let (mut lines, mut said) = (BufReader::new(read).lines(), String::new());
    write.write_all(b"220 mail.example ready\r\n").await.unwrap();
    let mut in_mail = false;
    while let Ok(Some(line)) = lines.next_line().await {
        said.push_str(&line);
        said.push('\n');
        let reply = match line.split([' ', ':']).next().unwrap_or_default() {
            "." => "250 taken",
            _ if in_mail => continue,
            first if first == word => answer,
            "EHLO" => "250-mail.example\r\n250 AUTH PLAIN",
            "AUTH" => "235 welcome",
            "DATA" => "354 go on",
            _ => "250 fine",
        };
        in_mail = reply.starts_with("354");
        let _ = write.write_all(format!("{reply}\r\n").as_bytes()).await;
    }
    said
}

pub fn settings(smtp: String) -> Settings {
    Settings {
        smtp: Some(smtp),
        mail_from: Some("Ruinous <ruinous@play.example>".to_owned()),
        ..Settings::default()
    }
}

pub fn mail() -> Notice {
    Notice { channel: Channel::Email, ..notice("ada@example.org") }
}

#[tokio::test]
async fn a_mail_arrives_whole() {
    let (address, mut conversations) = mail_server("", "").await;
    let smtp = settings(format!("smtp://host:pass%20word@{address}"));
    Messenger::new(&smtp).unwrap().send(&mail()).await.unwrap();

    let said = conversations.recv().await.unwrap();
    for line in [
        "AUTH PLAIN AGhvc3QAcGFzcyB3b3Jk",
        "MAIL FROM:<ruinous@play.example>",
        "RCPT TO:<ada@example.org>",
        "From: Ruinous <ruinous@play.example>",
        "To: ada@example.org",
        "Subject: Your turn",
        "Message-ID: <notice.n1@play.example>",
        "Auto-Submitted: auto-generated",
        "Content-Type: text/plain; charset=utf-8",
        "Nurgle has to summon.",
        "https://play.example/tables/t7",
    ] {
        assert!(said.lines().any(|told| told == line), "{line} is not in\n{said}");
    }
    assert!(said.contains("\nDate: "), "{said}");
}

#[tokio::test]
async fn a_title_cannot_add_headers_nor_a_text_end_the_mail() {
    let (address, mut conversations) = mail_server("", "").await;
    let tricky = Notice {
        title: "Your turn\r\nBcc: eve@evil.example\r\n\r\nBuy!".to_owned(),
        text: "Zażółć\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n".to_owned(),
        id: "1>\r\nBcc: eve@evil.example".to_owned(),
        ..mail()
    };
    let messenger = Messenger::new(&settings(format!("smtp://{address}"))).unwrap();
    messenger.send(&tricky).await.unwrap();

    let said = conversations.recv().await.unwrap();
    assert!(!said.lines().any(|line| line.to_lowercase().starts_with("bcc")), "{said}");
    assert!(said.contains("\nSubject: Your turn Bcc: eve@evil.example Buy!\n"), "{said}");
    assert_eq!(said.matches("\nRCPT TO").count(), 1, "{said}");
    assert_eq!(said.lines().filter(|line| *line == ".").count(), 1, "{said}");
}

#[tokio::test]
async fn answers_of_a_mail_server_say_whether_to_try_again() {
    for (word, answer, is_final) in [
        ("RCPT", "550 no such person", true),
        ("RCPT", "450 not now", false),
        ("MAIL", "421 closing", false),
        ("DATA", "554 no spam", true),
        ("AUTH", "535 wrong password", false),
        ("EHLO", "what?", false),
    ] {
        let (address, mut conversations) = mail_server(word, answer).await;
        let smtp = settings(format!("smtp://host:swordfish@{address}"));
        let failure = Messenger::new(&smtp).unwrap().send(&mail()).await.unwrap_err();
        assert_eq!(matches!(failure, Failure::Never(_)), is_final, "{answer}: {failure:?}");
        assert!(failure.to_string().starts_with("the mail server"), "{failure}");
        assert!(!conversations.recv().await.unwrap().contains("Subject"));
    }
}

#[tokio::test]
async fn a_mail_server_that_is_away_is_tried_again() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let messenger = Messenger::new(&settings(format!("smtp://{address}"))).unwrap();
    let failure = messenger.send(&mail()).await.unwrap_err();
    assert!(matches!(failure, Failure::Retry { .. }), "{failure:?}");
}

#[tokio::test]
async fn an_encrypted_mail_server_has_to_be_trusted() {
    let (acceptor, certificates) = proof("localhost");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            if let Ok(stream) = acceptor.accept(stream).await {
                break converse(stream, "", "").await;
            }
        }
    });
    let untrusting = settings(format!("smtps://localhost:{port}"));
    let failure = Messenger::new(&untrusting).unwrap().send(&mail()).await.unwrap_err();
    assert!(matches!(failure, Failure::Retry { .. }), "{failure:?}");
    let trusting = Settings { certificates: Some(certificates.clone()), ..untrusting };
    Messenger::new(&trusting).unwrap().send(&mail()).await.unwrap();
    assert!(server.await.unwrap().contains("\nSubject: Your turn\n"));
    std::fs::remove_file(certificates).unwrap();
}

#[tokio::test]
async fn without_a_mail_server_no_mail_is_tried() {
    let messenger = Messenger::new(&Settings::default()).unwrap();
    assert!(!messenger.sends_mail());
    let failure = messenger.send(&mail()).await.unwrap_err();
    assert_eq!(failure, Failure::Never("this server sends no mail".to_owned()));
}

#[test]
fn wrong_settings_are_explained_without_the_password() {
    for smtp in [
        "mail.example.org",
        "https://host:swordfish@mail.example.org",
        "smtp://host:swordfish@",
        "smtp://host:swordfish@mail.example.org?tls=opportunistic",
        "smtp://host:swordfish@mail.example.org:99999",
    ] {
        let said = Messenger::new(&settings(smtp.to_owned())).err().expect(smtp);
        assert!(said.contains("smtps://name:password@host:465"), "{smtp}: {said}");
        assert!(!said.contains("swordfish"), "{said}");
    }
    let smtp = || settings("smtps://mail.example.org".to_owned());
    let said = Messenger::new(&Settings { mail_from: None, ..smtp() }).err().unwrap();
    assert!(said.contains("Ruinous <ruinous@example.org>"), "{said}");
}

#[test]
fn addresses_are_checked() {
    for (text, taken) in [
        ("ada@example.org", "ada@example.org"),
        (" Ada.L+ruin@mail.example.org ", "Ada.L+ruin@mail.example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
    ] {
        assert_eq!(check_address(text).as_deref(), Ok(taken), "{text}");
    }
    let long = format!("{}@{}.example.org", "a".repeat(60), "b.".repeat(100));
    for text in [
        "",
        "ada",
        "@example.org",
        "ada@",
        "ada@localhost",
        "ada@127.0.0.1",
        "ada@[127.0.0.1]",
        "ada@[::1]",
        "ada@example..org",
        "ada b@example.org",
        "\"ada b\"@example.org",
        "Ada <ada@example.org>",
        "ada@example.org, eve@example.org",
        "eve@evil.example@example.org",
        "ada@example.org\r\nBcc: eve@evil.example",
        "ada\r\n@example.org",
        "ada\0@example.org",
        "ądą@example.org",
        "ada@exam ple.org",
        &long,
    ] {
        assert!(check_address(text).is_err(), "{text}: {:?}", check_address(text));
    }
}
