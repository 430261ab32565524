//! Webhooks, networks and outboxes that tests can look into.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};

use ruinous_server::notices::{Channel, Messenger, Network, Notice, Pending, Settings};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A notice for a webhook.
pub fn notice(to: &str) -> Notice {
    Notice {
        id: "n1".to_owned(),
        person: "p1".to_owned(),
        channel: Channel::Webhook,
        to: to.to_owned(),
        table_id: "t7".to_owned(),
        seq: 41,
        power: "nurgle".to_owned(),
        title: "Your turn".to_owned(),
        text: "Nurgle has to summon.".to_owned(),
        link: "https://play.example/tables/t7".to_owned(),
        tries: 0,
    }
}

/// A messenger that may call the servers of a test.
pub fn messenger() -> Messenger {
    let settings = Settings { allow_private_webhooks: true, ..Settings::default() };
    Messenger::new(&settings).unwrap()
}

/// A webhook that answers every call with the same bytes, and keeps what it was sent.
pub struct Webhook {
    pub address: SocketAddr,
    calls: mpsc::UnboundedReceiver<Call>,
}

/// What a webhook was sent.
#[derive(Debug)]
pub struct Call {
    pub head: String,
    pub body: String,
}

impl Webhook {
    pub async fn answering(answer: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, calls) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer_call(stream, answer, tell.clone()));
            }
        });
        Self { address, calls }
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook?wait=1", self.address)
    }

    /// The next call, waited for.
    pub async fn call(&mut self) -> Call {
        self.calls.recv().await.unwrap()
    }

    /// How many more calls there have been until now.
    pub fn more_calls(&mut self) -> usize {
        std::iter::from_fn(|| self.calls.try_recv().ok()).count()
    }
}

/// Reads one request and answers it.
pub async fn answer_call(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    answer: &str,
    tell: mpsc::UnboundedSender<Call>,
) {
    let mut read = Vec::new();
    let head_end = loop {
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
        if stream.read_buf(&mut read).await.unwrap_or(0) == 0 {
            return;
        }
    };
    let head = String::from_utf8(read[..head_end].to_vec()).unwrap().to_lowercase();
    let length = head.split("content-length: ").nth(1).unwrap().lines().next().unwrap();
    let end = head_end + length.parse::<usize>().unwrap();
    while read.len() < end {
        stream.read_buf(&mut read).await.unwrap();
    }
    let body = String::from_utf8(read[head_end..].to_vec()).unwrap();
    let _ = tell.send(Call { head, body });
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
}

/// A network on which names mean what the test says, and where all connections end at one server.
pub struct Pretended {
    /// What a name means, the first time, the second time, and so on; then it is unknown.
    pub meanings: Mutex<Vec<Vec<IpAddr>>>,
    /// Where connections really go; none: they never come about.
    pub server: Option<SocketAddr>,
    pub looked_up: Mutex<Vec<String>>,
    pub connected: Mutex<Vec<SocketAddr>>,
}

impl Pretended {
    pub fn new(meanings: &[&[&str]], server: Option<SocketAddr>) -> Arc<Self> {
        let parse = |of: &&[&str]| of.iter().map(|address| address.parse().unwrap()).collect();
        Arc::new(Self {
            meanings: Mutex::new(meanings.iter().map(parse).collect()),
            server,
            looked_up: Mutex::default(),
            connected: Mutex::default(),
        })
    }

    pub fn connected(&self) -> Vec<String> {
        self.connected.lock().unwrap().iter().map(ToString::to_string).collect()
    }

    pub fn look_ups(&self) -> usize {
        self.looked_up.lock().unwrap().len()
    }
}

impl Network for Pretended {
    fn look_up<'a>(&'a self, name: &'a str) -> Pending<'a, Vec<IpAddr>> {
        self.looked_up.lock().unwrap().push(name.to_owned());
        let mut meanings = self.meanings.lock().unwrap();
        let found = match meanings.is_empty() {
            true => Err(io::Error::other("no such name")),
            false => Ok(meanings.remove(0)),
        };
        Box::pin(async { found })
    }

    fn connect(&self, to: SocketAddr) -> Pending<'_, TcpStream> {
        self.connected.lock().unwrap().push(to);
        match self.server {
            Some(server) => Box::pin(TcpStream::connect(server)),
            None => Box::pin(std::future::pending()),
        }
    }
}
