//! Somebody who talks to the server, and keeps what it answers byte by byte.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::{
    Request,
    body::Bytes,
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::{net::TcpStream, sync::Mutex, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Longer than any answer takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a language of his own; a visitor, if he has no token.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    language: &'static str,
    token: Option<String>,
    pub id: String,
    connection: Arc<Mutex<Option<Connection>>>,
}

type Connection = SendRequest<Full<Bytes>>;

/// What the server has answered.
pub struct Answer {
    pub status: u16,
    /// Status, headings and body, without the time of day.
    pub bytes: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }
}

impl Client {
    pub fn visitor(address: SocketAddr, language: &'static str) -> Self {
        Self { address, language, token: None, id: String::new(), connection: Arc::default() }
    }

    /// The visitor becomes somebody.
    pub async fn come(self, name: &str) -> Self {
        let answer = self.post("/api/people", &json!({ "name": name })).await.json();
        let text = |value: &Value| value.as_str().expect("a new person has it").to_owned();
        Self { token: Some(text(&answer["token"])), id: text(&answer["id"]), ..self }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, Some(body)).await
    }

    pub async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        timeout(PATIENCE, self.asked(method, path, body)).await.expect("the server answers")
    }

    async fn asked(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let mut kept = self.connection.lock().await;
        let mut connection = match kept.take().filter(|connection| !connection.is_closed()) {
            Some(connection) => connection,
            None => self.connect().await,
        };
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::ACCEPT_LANGUAGE, self.language)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = Full::new(Bytes::from(body.map(Value::to_string).unwrap_or_default()));
        let request = request.body(body).expect("a request");
        connection.ready().await.expect("the server still listens");
        let answer = connection.send_request(request).await.expect("an answer");
        let (mut parts, body) = answer.into_parts();
        parts.headers.remove(header::DATE);
        let body = body.collect().await.expect("a whole answer").to_bytes();
        *kept = Some(connection);
        let body = String::from_utf8(body.to_vec()).expect("all answers are text");
        let bytes = format!("{} {:?}\n{body}", parts.status, parts.headers);
        Answer { status: parts.status.as_u16(), bytes, body }
    }

    async fn connect(&self) -> Connection {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        let (connection, driver) = handshake(TokioIo::new(stream)).await.expect("it talks");
        tokio::spawn(driver);
        connection
    }

    /// Opens the WebSocket of a table.
    pub async fn live(&self, table: &str, after: Option<u64>) -> Live {
        let after = after.map(|seq| format!("?after={seq}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{table}/live{after}", self.address);
        let mut request = url.into_client_request().expect("an address");
        let headers = request.headers_mut();
        headers.insert(header::ACCEPT_LANGUAGE, self.language.parse().expect("a tag"));
        if let Some(token) = &self.token {
            let token = format!("Bearer {token}").parse().expect("a token");
            headers.insert(header::AUTHORIZATION, token);
        }
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        let (socket, _) = client_async(request, stream).await.expect("a socket");
        Live { socket }
    }
}

/// An open WebSocket.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Live {
    /// The next message as it came.
    pub async fn next(&mut self) -> String {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await.expect("a message comes");
            match next.expect("the socket is open").expect("a good message") {
                Message::Text(text) => return text.to_string(),
                Message::Close(why) => panic!("the server has closed the socket: {why:?}"),
                _ => {}
            }
        }
    }

    pub async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    /// All messages up to the clock that goes with this step, or the end of the game. Who is there is left out: it depends on
    /// how soon the server notices that a socket was closed.
    pub async fn until(&mut self, seq: u64) -> Vec<String> {
        let (mut messages, mut is_told) = (Vec::new(), false);
        loop {
            let message = self.next().await;
            let json: Value = serde_json::from_str(&message).expect("messages are JSON");
            let kind = json["type"].as_str().expect("messages have a type");
            let is_step = matches!(kind, "state" | "step") && json["seq"] == seq;
            let is_last = kind == "clock" || is_step && !json["result"].is_null();
            if kind != "presence" {
                messages.push(message);
            }
            is_told = is_told || is_step;
            if is_told && is_last {
                return messages;
            }
        }
    }
}
