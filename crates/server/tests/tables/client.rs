//! Somebody who uses the server, by HTTP and by WebSocket.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::{
    HeaderMap, Request,
    body::Bytes,
    header::{ACCEPT_LANGUAGE, AUTHORIZATION, HeaderValue},
};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Longer than anything should take, on a busy machine too.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody, or a visitor who is nobody yet.
#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    pub id: String,
    pub token: String,
    /// What his browser asks for.
    pub language: Option<&'static str>,
}

/// What the server answers.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The answer as JSON, which has this status.
    #[track_caller]
    pub fn with(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The refusal has this status and is of this kind.
    #[track_caller]
    pub fn refused(&self, status: u16, kind: &str) -> Value {
        let problem = self.with(status);
        assert_eq!(problem["type"], kind, "{problem}");
        assert_eq!(problem["status"], status, "{problem}");
        assert!(!problem["title"].as_str().unwrap_or_default().is_empty(), "{problem}");
        assert_eq!(self.headers["content-type"], "application/problem+json");
        problem
    }
}

impl Person {
    /// A visitor who is nobody yet.
    pub fn nobody(address: SocketAddr) -> Self {
        Self { address, id: String::new(), token: String::new(), language: None }
    }

    /// Somebody new.
    pub async fn named(address: SocketAddr, name: &str) -> Self {
        let visitor = Self::nobody(address);
        let known = visitor.post("/api/people", json!({ "name": name })).await.with(201);
        Self { id: text(&known["id"]), token: text(&known["token"]), ..visitor }
    }

    /// The same person, at a server that was started again.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, body.to_string()).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send("PUT", path, body.to_string()).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, String::new()).await
    }

    pub async fn ask(&self, path: &str) -> Answer {
        self.send("GET", path, String::new()).await
    }

    /// What there is at an address.
    pub async fn get(&self, path: &str) -> Value {
        self.ask(path).await.with(200)
    }

    /// Any request.
    pub async fn send(&self, method: &str, path: &str, body: String) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        let headers = request.headers_mut().expect("a request is being built");
        headers.insert("host", value(&self.address.to_string()));
        self.introduce(headers);
        let request = request.body(Full::new(Bytes::from(body))).expect("a request");
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        let connection = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = connection.expect("the server speaks HTTP");
        tokio::spawn(connection);
        let answer = timeout(PATIENCE, sender.send_request(request)).await;
        let answer = answer.expect("an answer comes in time").expect("an answer");
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
        Answer { status, headers, text: String::from_utf8(bytes.into()).expect("UTF-8") }
    }

    /// Says who he is, and what he reads.
    fn introduce(&self, headers: &mut HeaderMap) {
        if !self.token.is_empty() {
            headers.insert(AUTHORIZATION, value(&format!("Bearer {}", self.token)));
        }
        headers.extend(self.language.map(|language| (ACCEPT_LANGUAGE, value(language))));
    }

    /// Opens the WebSocket of a table.
    pub async fn live(&self, table: &str, after: Option<u64>) -> Live {
        let after = after.map(|seq| format!("?after={seq}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{table}/live{after}", self.address);
        let mut request = url.into_client_request().expect("a request");
        self.introduce(request.headers_mut());
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        let (socket, _) = client_async(request, stream).await.expect("a WebSocket");
        Live { socket }
    }
}

/// A WebSocket.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Live {
    /// The next message, or nothing when the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        self.next_text().await.map(|text| serde_json::from_str(&text).expect("JSON"))
    }

    /// The next message as it came. Pings are no messages: they do not lengthen the wait.
    pub async fn next_text(&mut self) -> Option<String> {
        let next = async {
            loop {
                match self.socket.next().await? {
                    Ok(Message::Text(text)) => return Some(text.to_string()),
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(PATIENCE, next).await.expect("a message comes in time")
    }

    /// Waits until the server closes, and tells how: by which code, and why.
    pub async fn closed(&mut self) -> (u16, String) {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("it closes in time");
            match message.expect("it is closed with words").expect("a message") {
                Message::Close(Some(how)) => return (how.code.into(), how.reason.to_string()),
                Message::Close(None) => panic!("it is closed without words"),
                _ => {}
            }
        }
    }

    /// Waits for a message; what comes before it is passed over.
    #[track_caller]
    pub fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            loop {
                let message = self.next().await;
                let message = message.unwrap_or_else(|| panic!("closed, at {caller}"));
                if is_it(&message) {
                    return message;
                }
            }
        }
    }

    /// Waits for a message of this type.
    #[track_caller]
    pub fn until_type(&mut self, kind: &str) -> impl Future<Output = Value> {
        self.until(move |message| message["type"] == kind)
    }

    /// Everything of the game, up to a step.
    pub async fn steps_until(&mut self, seq: u64) -> Vec<Value> {
        let mut steps = Vec::new();
        while steps.last().is_none_or(|step: &Value| step["seq"].as_u64() < Some(seq)) {
            steps.push(self.until(|message| message["type"] == "step").await);
        }
        steps
    }

    /// Says something, and waits for the answer.
    pub async fn say(&mut self, mut message: Value) -> Value {
        let id = json!(format!("my {}", message["type"]));
        message["id"] = id.clone();
        self.send(message.to_string()).await;
        self.until(|answer| answer["id"] == id && answer["type"] != "table").await
    }

    pub async fn send(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.expect("it can be sent");
    }
}

/// A string of JSON.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no string")).to_owned()
}

/// A number of JSON.
pub fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("a heading")
}
