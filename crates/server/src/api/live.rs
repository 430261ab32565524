//! The WebSocket: one for each viewer of a table.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Path, Query, State},
    response::Response,
};
use axum_tws::{CloseCode, Limits, Message, WebSocket, WebSocketError, WebSocketUpgrade};
use bytes::Bytes;
use futures_util::SinkExt;
use ruinous_wire::{self as wire, ClientMessage, Listener, ServerMessage};
use serde::Deserialize;
use serde_json::Value;
use tokio::{
    sync::mpsc,
    time::{Instant, interval_at},
};
use utoipa::IntoParams;

use super::{Problems, talk};
use crate::{
    app::App,
    asker::Asker,
    limits,
    problem::Problem,
    room::{Teller, Undone, hear, json, state_message, viewers::Told},
    secret,
    text::read_json,
};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// After how long without any sign of it we give it up.
const SILENCE: Duration = Duration::from_secs(80);
/// Who does not take a message for so long has gone, or wants us to keep it for ever.
const SEND: Duration = Duration::from_secs(30);
/// More than so many missed steps are told as how things stand.
const MOST_MISSED: u64 = 1_000;

/// What a client has seen.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Seen {
    /// The last step it has seen. Without it, the first message is a `state`.
    after: Option<u64>,
}

/// Open a WebSocket
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "playing", params(("id" = String, Path), Seen),
    responses((status = 101, description = "Messages as `ServerMessage` and `ClientMessage` describe them"), Problems))]
pub async fn live(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    upgrade: Result<WebSocketUpgrade, WebSocketError>,
) -> Result<Response, Problem> {
    app.rooms.enter(&app, &id).await?.eyes(&asker)?;
    let upgrade = upgrade.map_err(|error| Problem::Unreadable(error.to_string()))?;
    let upgrade = upgrade.limits(Limits::default().max_payload_len(Some(limits::MESSAGE)));
    let place = app.limits.socket(asker.key())?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let client = Client { app, asker, id };
        client.app.metrics.sockets.inc();
        client.run(socket, seen.after).await;
        client.app.metrics.sockets.dec();
        drop(place);
    }))
}

/// A client at the other end.
struct Client {
    app: Arc<App>,
    asker: Asker,
    id: String,
}

impl Client {
    async fn run(&self, mut socket: WebSocket, after: Option<u64>) {
        let (number, mut messages, first) = match self.join(after).await {
            Ok(joined) => joined,
            Err(problem) => {
                let problem = self.told(Value::Null, &problem);
                let _ = send(&mut socket, [problem.into()]).await;
                return;
            }
        };
        if send(&mut socket, first.into_iter().map(Bytes::from)).await.is_ok() {
            self.talk(&mut socket, &mut messages).await;
        }
        if let Some(mut room) = self.app.rooms.enter_if_open(&self.id).await {
            room.viewers.leave(number);
            room.say_presence(&self.app);
        }
    }

    /// Takes a place among those who look, with what was missed so far.
    async fn join(
        &self,
        after: Option<u64>,
    ) -> Result<(u64, mpsc::Receiver<Bytes>, Vec<String>), Problem> {
        let mut room = self.app.rooms.enter(&self.app, &self.id).await?;
        if self.app.store.is_shared() {
            room.catch_up(&self.app).await?;
        }
        let viewer = room.eyes(&self.asker)?;
        let language = self.asker.language;
        let phrases = self.app.texts.phrases(language);
        let (mut first, mut listener) = (Vec::new(), Listener::new(viewer));
        if let Ok(game) = room.game() {
            let seq = room.seq();
            let missed = after.filter(|after| *after <= seq && seq - after <= MOST_MISSED);
            if missed.is_none() {
                first.push(state_message(seq, game, viewer, phrases));
            }
            let history = room.history(&self.app).await?;
            let played = history.play(|played| {
                let told = Told::of(&played, played.step.seq == seq);
                match missed {
                    Some(after) if told.seq > after => {
                        first.push(Teller::new(&told, phrases).message(&mut listener));
                    }
                    _ => hear(&mut listener, &told),
                }
            });
            played.map_err(|broken| Problem::SetAside(broken.to_string()))?;
        }
        let question = room.undo_question(&self.app).await?;
        first.extend(question.map(|question| json(&question)));
        first.extend(room.hand_over_questions(&self.app).await?.iter().map(json));
        let person = self.asker.id().map(str::to_owned);
        let (number, messages) = room.viewers.join(person, viewer, language, listener);
        if let Some(clock) = room.clock(self.app.now()) {
            first.push(json(&ServerMessage::Clock(clock)));
        }
        room.say_presence(&self.app);
        Ok((number, messages, first))
    }

    /// Sends what there is to send and answers what comes, until one of both has enough.
    async fn talk(&self, socket: &mut WebSocket, messages: &mut mpsc::Receiver<Bytes>) {
        let mut heard = Instant::now();
        let mut ping = interval_at(heard + PING, PING);
        let stop = self.app.stop.clone();
        loop {
            tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => {
                        if send(socket, with_waiting(message, messages)).await.is_err() {
                            return;
                        }
                    }
                    None => {
                        let (code, why) = self.cut_off().await;
                        return close(socket, code, why).await;
                    }
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) if message.is_text() || message.is_binary() => {
                            let answer = self.answer(message.as_payload()).await;
                            if send(socket, with_waiting(answer.into(), messages)).await.is_err() {
                                return;
                            }
                        }
                        // Who asks whether we are here has to take the answer before he asks again.
                        Some(Ok(message)) if message.is_ping() => {
                            if self.count().is_err() {
                                return close(socket, CloseCode::POLICY_VIOLATION, "too many pings").await;
                            }
                            if send(socket, []).await.is_err() {
                                return;
                            }
                        }
                        Some(Ok(message)) if message.is_pong() => {}
                        // He closes, or breaks the protocol: what is to be said to that is waiting.
                        Some(_) => return drop(send(socket, []).await),
                        None => return,
                    }
                }
                _ = ping.tick() => {
                    let is_gone = heard.elapsed() > SILENCE;
                    if is_gone || deliver(socket, [Message::ping("")]).await.is_err() {
                        return;
                    }
                    if !self.is_known().await {
                        return close(socket, CloseCode::POLICY_VIOLATION, "logged out").await;
                    }
                }
                () = stop.cancelled() => return close(socket, CloseCode::GOING_AWAY, "the server stops").await,
            }
        }
    }

    /// Why nothing more is sent: he may not see the table any more, if there still is one, or has read
    /// too slowly.
    async fn cut_off(&self) -> (CloseCode, &'static str) {
        let room = self.app.rooms.enter(&self.app, &self.id).await;
        match room.and_then(|mut room| room.eyes(&self.asker)) {
            Err(Problem::NoTable) => (CloseCode::POLICY_VIOLATION, "not for your eyes any more"),
            _ => (CloseCode::SERVICE_OVERLOAD, "too slow: connect again"),
        }
    }

    /// Whether the token by which the socket was opened is still worth something.
    async fn is_known(&self) -> bool {
        let Some(token) = &self.asker.token else { return true };
        let person = self.app.store.person_by_session(&secret::hash(token)).await;
        !matches!(person, Ok(None))
    }

    /// The answer to what a client says.
    async fn answer(&self, said: &[u8]) -> String {
        let message: ClientMessage = match read_json(said) {
            Ok(message) => message,
            Err(problem) => {
                if let Err(problem) = self.count() {
                    return self.told(Value::Null, &problem);
                }
                let id = serde_json::from_slice::<Value>(said).ok();
                let id = id.and_then(|value| value.get("id").cloned()).unwrap_or(Value::Null);
                return self.told(id, &problem);
            }
        };
        let id = match &message {
            ClientMessage::Choose { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Chat { id, .. } => id.clone(),
        };
        let is_choice = matches!(message, ClientMessage::Choose { .. });
        if !is_choice && let Err(problem) = self.count() {
            return self.told(id, &problem);
        }
        match self.done(message).await {
            Ok((seq, asked)) => json(&ServerMessage::Accepted { id, seq, asked }),
            Err(problem) => {
                let counted = if is_choice { self.count() } else { Ok(()) };
                self.told(id, &counted.err().unwrap_or(problem))
            }
        }
    }

    /// Counts a message that makes no choice. Too many of them are refused.
    fn count(&self) -> Result<(), Problem> {
        self.app.limits.message(&self.asker.key())
    }

    /// Does what a client asks for: where the game is then, and whether others are asked first.
    async fn done(&self, message: ClientMessage) -> Result<(u64, bool), Problem> {
        let person = &self.asker.known()?.id;
        let (app, text) = (&self.app, self.app.texts.of(self.asker.language));
        match message {
            ClientMessage::Choose { seq, choice, .. } => {
                let began = Instant::now();
                let mut room = app.rooms.enter(app, &self.id).await?;
                let before = room.seq();
                let seq = room.choose(app, person, seq, &choice, text).await?;
                if room.seq() == before {
                    // It was made before: to say so costs a look into the journal.
                    self.count()?;
                }
                app.metrics.choice_seconds.observe(began.elapsed().as_secs_f64());
                Ok((seq, false))
            }
            ClientMessage::Undo { seq, .. } => {
                let mut room = app.rooms.enter(app, &self.id).await?;
                Ok(match room.undo(app, person, seq, text).await? {
                    Undone::Done(seq) => (seq, false),
                    Undone::Asked(seq) => (seq, true),
                })
            }
            ClientMessage::Chat { text, .. } => {
                talk::say_at(app, &self.asker, &self.id, &text).await?;
                let room = app.rooms.enter(app, &self.id).await?;
                Ok((room.seq(), false))
            }
        }
    }

    fn told(&self, id: Value, problem: &Problem) -> String {
        let wire::Problem { kind, details } = problem.told(self.app.texts.of(self.asker.language));
        json(&ServerMessage::Refused { id, problem: kind, details })
    }
}

/// A message and all that wait behind it, so that they go out together.
fn with_waiting(
    message: Bytes,
    messages: &mut mpsc::Receiver<Bytes>,
) -> impl Iterator<Item = Bytes> {
    std::iter::once(message).chain(std::iter::from_fn(|| messages.try_recv().ok()))
}

async fn send(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Bytes>,
) -> Result<(), Gone> {
    deliver(socket, messages.into_iter().map(Message::text)).await
}

async fn close(socket: &mut WebSocket, code: CloseCode, reason: &str) {
    let _ = deliver(socket, [Message::close(Some(code), reason)]).await;
}

async fn deliver(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Message>,
) -> Result<(), Gone> {
    let delivered = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match tokio::time::timeout(SEND, delivered).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

/// There is nobody at the other end any more.
struct Gone;
