//! The stream under a connection: whoever takes nothing of what is written to him is given up, and who
//! sends what is no request is told so in words.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

use crate::{app::App, gate, limits::Place, problem::Problem};

/// A stream whose other side has to take something now and then of what is written to it. Otherwise an
/// answer that nobody reads would be kept for ever.
pub struct Stream {
    stream: TcpStream,
    app: Arc<App>,
    /// Until when something has to be taken, if something waits.
    until: Option<Pin<Box<Sleep>>>,
    /// What is written in place of what the library refuses without words, and how much of it was.
    instead: Option<(Vec<u8>, usize)>,
    /// The connection counts as long as the stream lives, also as a WebSocket.
    _place: Place,
}

impl Stream {
    pub fn new(stream: TcpStream, app: Arc<App>, place: Place) -> Self {
        Self { stream, app, until: None, instead: None, _place: place }
    }

    /// Writes some of what there is to write. What is no request never reaches us: the library under us
    /// refuses it with an empty answer, which is given words here.
    fn write(
        &mut self,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let first = parts.first().map_or(&[][..], |part| part);
        if self.instead.is_none() {
            self.instead = worded(first, &self.app).map(|answer| (answer, 0));
        }
        while let Some((answer, done)) = &mut self.instead {
            if *done == answer.len() {
                self.instead = None;
                return Poll::Ready(Ok(first.len()));
            }
            *done += ready!(Pin::new(&mut self.stream).poll_write(context, &answer[*done..]))?;
        }
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    /// What has become of a write: an error, if it has been waiting for too long.
    fn waited<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.until = None;
            return written;
        }
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(self.app.options.patience)));
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

/// The words for a refusal of the library's own: it alone has none. In which language they are wanted is
/// not known.
fn worded(head: &[u8], app: &App) -> Option<Vec<u8>> {
    let head = head.strip_prefix(b"HTTP/1.1 4").and_then(|_| str::from_utf8(head).ok())?;
    let (before, after) = head.split_once("content-length: 0\r\n")?;
    let status = before.get(9..12)?.parse().ok()?;
    let problem = match status {
        400 => Problem::Unreadable("the request line or a header is not as HTTP has it".to_owned()),
        _ => Problem::TooBig,
    };
    let mut problem = problem.told(app.english());
    problem.details.status = status;
    let body = serde_json::to_string(&problem).ok()?;
    let (kind, length) = ("application/problem+json", body.len());
    let mut answer = format!("{before}content-type: {kind}\r\ncontent-length: {length}\r\n");
    for (name, value) in gate::HEADERS {
        answer += &format!("{name}: {value}\r\n");
    }
    Some((answer + after + &body).into_bytes())
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.write(context, &[io::IoSlice::new(bytes)]);
        self.waited(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.write(context, parts);
        self.waited(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
