//! The WebSocket of somebody at a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        self, Error, client::IntoClientRequest, http::header, protocol::WebSocketConfig,
    },
};

use crate::{Message, Person, Trouble};

/// What a table tells while it is open on somebody's screen, and what he says to it.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

/// A program may have thousands of these open, so none keeps more room than a message usually takes.
const READ_BUFFER: usize = 16 * 1024;

impl Live {
    pub(crate) async fn open(person: &Person, path: &str) -> Result<Self, Trouble> {
        let address = person.server().address();
        let stream = TcpStream::connect(address).await.map_err(Trouble::lost)?;
        stream.set_nodelay(true).map_err(Trouble::lost)?;
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(Trouble::lost)?;
        let token = format!("Bearer {}", person.token()).try_into().map_err(Trouble::lost)?;
        request.headers_mut().insert(header::AUTHORIZATION, token);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(Self { socket }),
            Err(error) => Err(trouble(error)),
        }
    }

    /// The next message; nothing when the server has closed the socket.
    pub async fn next(&mut self) -> Result<Option<Message>, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(Some(Message::new(text))),
                Some(Ok(tungstenite::Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(trouble(error)),
            }
        }
    }

    /// Chooses. The answer is an `accepted` or a `refused` with the same id.
    pub async fn choose(&mut self, id: u64, seq: u64, choice: &str) -> Result<(), Trouble> {
        self.send(&json!({ "type": "choose", "id": id, "seq": seq, "choice": choice })).await
    }

    /// Takes a choice back.
    pub async fn undo(&mut self, id: u64, seq: u64) -> Result<(), Trouble> {
        self.send(&json!({ "type": "undo", "id": id, "seq": seq })).await
    }

    /// Says something to the table.
    pub async fn say(&mut self, id: u64, text: &str) -> Result<(), Trouble> {
        self.send(&json!({ "type": "chat", "id": id, "text": text })).await
    }

    /// Sends any message, a wrong one as well.
    pub async fn send(&mut self, message: &Value) -> Result<(), Trouble> {
        let text = tungstenite::Message::text(message.to_string());
        self.socket.send(text).await.map_err(trouble)
    }

    /// Closes the socket as one should.
    pub async fn close(mut self) -> Result<(), Trouble> {
        self.socket.close(None).await.map_err(trouble)
    }
}

/// A server that does not open the socket says why, like one that refuses a request.
fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(answer) => {
            let body = answer.body().as_deref().unwrap_or_default();
            let problem = serde_json::from_slice(body).unwrap_or(Value::Null);
            Trouble::Refused { status: answer.status().as_u16(), problem }
        }
        error => Trouble::lost(error),
    }
}
