//! Requests as nobody's library would send them, and answers with what must be true of each.

use std::{net::SocketAddr, time::Duration};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// No answer takes this long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request that is being written.
pub struct Asking {
    address: SocketAddr,
    head: String,
    body: Vec<u8>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
    asked: String,
}

impl Asking {
    pub fn new(address: SocketAddr, method: &str, path: &str) -> Self {
        Self::by_name(address, &address.to_string(), method, path)
    }

    /// A request to a server that is asked for by this name.
    pub fn by_name(address: SocketAddr, name: &str, method: &str, path: &str) -> Self {
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {name}\r\n");
        Self { address, head, body: Vec::new() }
    }

    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.head += &format!("{name}: {value}\r\n");
        self
    }

    /// Asks for a WebSocket.
    pub fn upgrade(self) -> Self {
        self.header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
    }

    pub fn json(self, body: &Value) -> Self {
        self.bytes(body.to_string().as_bytes())
    }

    pub fn bytes(mut self, body: &[u8]) -> Self {
        self.body = body.to_vec();
        self
    }

    /// Sends it, and looks at what every answer must have.
    pub async fn send(self) -> Answer {
        let answer = self.send_anyhow().await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'none'"), "a strict policy: {answer:?}");
        for loose in ["unsafe", "*"] {
            assert!(!policy.contains(loose), "{loose} in {policy}");
        }
        assert_eq!(answer.header("x-content-type-options").as_deref(), Some("nosniff"));
        answer
    }

    async fn send_anyhow(mut self) -> Answer {
        let is_upgrade = self.head.contains("Upgrade: websocket");
        if !is_upgrade {
            self.head += "Connection: close\r\n";
        }
        let asked = self.head.lines().next().unwrap_or_default().to_owned();
        self.head += &format!("Content-Length: {}\r\n\r\n", self.body.len());
        let mut stream = TcpStream::connect(self.address).await.expect("the server takes it");
        stream.write_all(self.head.as_bytes()).await.expect("a heading is taken");
        // Who sends too much may be cut off while he sends.
        let _ = stream.write_all(&self.body).await;
        let read = timeout(PATIENCE, read(&mut stream)).await;
        let (head, body) = read.unwrap_or_else(|_| panic!("no answer: {asked}"));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.unwrap_or_else(|| panic!("no status: {asked}: {head}"));
        Answer { status, head, body, asked }
    }
}

/// Heading and body of an answer.
async fn read(stream: &mut TcpStream) -> (String, Vec<u8>) {
    let (mut all, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let end = all.windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8_lossy(&all[..end]).into_owned();
            let length = value(&head, "content-length").and_then(|length| length.parse().ok());
            if all.len() >= end + 4 + length.unwrap_or(0) {
                return (head, all[end + 4..].to_vec());
            }
        }
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => return (String::from_utf8_lossy(&all).into_owned(), Vec::new()),
            Ok(count) => all.extend_from_slice(&part[..count]),
        }
    }
}

fn value(head: &str, name: &str) -> Option<String> {
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = lines.find(|(this, _)| this.eq_ignore_ascii_case(name))?;
    Some(value.trim().to_owned())
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<String> {
        value(&self.head, name)
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// What was answered to a request that had to succeed.
    pub fn done(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}: {}", self.json());
        self.json()
    }

    /// The problem with a request that had to be refused: with this status, and with words.
    pub fn refused(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}: {}", self.asked, self.json());
        self.problem()
    }

    /// The problem with a request that had to be refused in one way or another.
    pub fn problem(&self) -> Value {
        let problem = self.json();
        assert!((400..500).contains(&self.status), "{} {}: {problem}", self.status, self.asked);
        let kind = self.header("content-type");
        assert_eq!(kind.as_deref(), Some("application/problem+json"), "{}", self.asked);
        assert_eq!(problem["status"], self.status, "{}: {problem}", self.asked);
        assert!(problem["type"].is_string(), "{}: {problem}", self.asked);
        let title = problem["title"].as_str().unwrap_or_default();
        assert!(title.len() > 10, "a sentence: {}: {problem}", self.asked);
        problem
    }
}
