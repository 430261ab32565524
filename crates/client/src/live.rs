//! The WebSocket of somebody at a table.

use futures_util::{SinkExt, StreamExt};
use http::header;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_websockets::{ClientBuilder, Error, WebSocketStream, upgrade};

use crate::{Message, Person, Trouble};

/// What a table tells while it is open on somebody's screen, and what he says to it.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Live {
    pub(crate) async fn open(person: &Person, path: &str) -> Result<Self, Trouble> {
        let address = person.server().address();
        let stream = TcpStream::connect(address).await.map_err(Trouble::lost)?;
        stream.set_nodelay(true).map_err(Trouble::lost)?;
        let token = format!("Bearer {}", person.token()).try_into().map_err(Trouble::lost)?;
        let socket = ClientBuilder::new()
            .uri(&format!("ws://{address}{path}"))
            .map_err(Trouble::lost)?
            .add_header(header::AUTHORIZATION, token)
            .map_err(Trouble::lost)?;
        match socket.connect_on(stream).await {
            Ok((socket, _)) => Ok(Self { socket }),
            Err(Error::Upgrade(upgrade::Error::DidNotSwitchProtocols(_))) => {
                Err(why_not(person, path).await)
            }
            Err(error) => Err(Trouble::lost(error)),
        }
    }

    /// The next message; nothing when the server has closed the socket.
    pub async fn next(&mut self) -> Result<Option<Message>, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(message)) if message.is_text() => return Ok(Some(Message::new(message))),
                Some(Ok(message)) if message.is_close() => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::lost(error)),
                None => return Ok(None),
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
        let text = tokio_websockets::Message::text(message.to_string());
        self.socket.send(text).await.map_err(Trouble::lost)
    }

    /// Closes the socket as one should.
    pub async fn close(mut self) -> Result<(), Trouble> {
        self.socket.close().await.map_err(Trouble::lost)
    }
}

/// A server that does not open a socket says why, and says the same to a plain request.
async fn why_not(person: &Person, path: &str) -> Trouble {
    match person.request("GET", path, None).await {
        Err(trouble) => trouble,
        Ok(answer) => Trouble::Unreadable(format!("instead of a socket there came {answer}")),
    }
}
