//! What people say at a table, and what they write down for themselves.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use ruinous_wire::{Chat, ChatLine, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Body, Problems, enter, wholly};
use crate::{
    app::App, asker::Asker, limits, names::has_something_to_see, problem::Problem,
    room::saying::chat_line,
};

/// How many lines of a chat are told at once.
const LINES: i64 = 500;

/// Which lines of a chat.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AfterLine {
    /// The number of the last line that was read.
    after: Option<u32>,
}

/// What was said at the table
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path), AfterLine),
    responses((status = 200, body = Chat), Problems))]
pub async fn chat(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(read): Query<AfterLine>,
) -> Result<Json<Chat>, Problem> {
    let mut room = enter(&app, &asker, &id).await?;
    room.eyes(&asker).or_else(|problem| {
        (asker.id() == Some(&room.table.creator)).then_some(None).ok_or(problem)
    })?;
    drop(room);
    let after = i64::from(read.after.unwrap_or(0));
    let lines = app.store.chat(&id, after, LINES).await?;
    Ok(Json(Chat { chat: lines.into_iter().map(chat_line).collect() }))
}

/// Say something to the table
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path)),
    request_body = Words, responses((status = 201, body = ChatLine), Problems))]
pub async fn say(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<(StatusCode, Json<ChatLine>), Problem> {
    let said = async move { say_at(&app, &asker, &id, &words.text).await };
    Ok((StatusCode::CREATED, Json(wholly(said).await?)))
}

/// Somebody says something at a table.
pub async fn say_at(
    app: &Arc<App>,
    asker: &Asker,
    id: &str,
    text: &str,
) -> Result<ChatLine, Problem> {
    let person = asker.known()?;
    let text = checked(text, limits::CHAT)?;
    let mut room = enter(app, asker, id).await?;
    app.limits.chat(&person.id)?;
    room.chat(app, person, text).await
}

/// My own notes at this table
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "talking", params(("id" = String, Path)),
    responses((status = 200, body = Words), Problems))]
pub async fn notes(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Words>, Problem> {
    let person = asker.known()?;
    drop(enter(&app, &asker, &id).await?);
    let text = app.store.note(&id, &person.id).await?.unwrap_or_default();
    Ok(Json(Words { text }))
}

/// Write my own notes, which nobody else reads
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "talking", params(("id" = String, Path)),
    request_body = Words, responses((status = 200, body = Words), Problems))]
pub async fn write_notes(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<Json<Words>, Problem> {
    let person = asker.known()?;
    drop(enter(&app, &asker, &id).await?);
    if words.text.chars().count() > limits::NOTES || words.text.contains('\0') {
        return Err(Problem::LongNotes(limits::NOTES));
    }
    app.store.set_note(&id, &person.id, &words.text).await?;
    Ok(Json(words))
}

/// What can be said: something, and not too much.
fn checked(text: &str, most: usize) -> Result<String, Problem> {
    let text = text.trim();
    let is_plain = !text.chars().any(|sign| sign.is_control() && sign != '\n');
    let is_good = has_something_to_see(text) && text.chars().count() <= most && is_plain;
    if is_good { Ok(text.to_owned()) } else { Err(Problem::BadText(most)) }
}
