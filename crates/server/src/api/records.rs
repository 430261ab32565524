//! Records: taking a finished game home, and bringing one along.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use ruinous_wire::Table;

use super::{Problems, body::Text};
use crate::{app::App, asker::Asker, problem::Problem, room::import, secret};

/// The record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), Problems))]
pub async fn record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let mut room = app.rooms.enter(&app, &id).await?;
    room.eyes(&asker)?;
    if !room.is_over() {
        return Err(Problem::NoRecordYet);
    }
    let mut record = room.history(&app).await?.record();
    if let Some(dealt) = room.dealt_powers() {
        record = record.with_dealt(dealt).map_err(|_| Problem::Failed)?;
    }
    if !room.table.seed.is_empty() {
        record = record.with_seed(&room.table.seed).map_err(|_| Problem::Failed)?;
    }
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], record.write()).into_response())
}

/// Bring a record along: a finished table that replays it
#[utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = Table), Problems))]
pub async fn bring(
    State(app): State<Arc<App>>,
    asker: Asker,
    Text(text): Text,
) -> Result<(StatusCode, Json<Table>), Problem> {
    let person = asker.known()?;
    app.limits.record(&person.id)?;
    let id = secret::new_id();
    let imported = import::read(&app, &id, &person.id, &text)?;
    app.store.add_table(&imported.table, &imported.seats, &imported.journal).await?;
    let mut room = app.rooms.enter(&app, &id).await?;
    room.keep_events(&app);
    Ok((StatusCode::CREATED, Json(room.shown(&app, &asker).await?)))
}
