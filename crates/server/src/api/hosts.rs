//! For hosts and for those who write clients.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use ruinous_wire::Catalogue;
use serde_json::json;

use super::{Problems, enter, front, page};
use crate::{app::App, asker::Asker, problem::Problem};

/// Whether the server can read and write its database
#[utoipa::path(get, path = "/healthz", tag = "hosts",
    responses((status = 200, body = inline(serde_json::Value)), Problems))]
pub async fn health(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    app.check().await?;
    Ok(Json(json!({ "status": "ok" })).into_response())
}

/// What Prometheus reads
#[utoipa::path(get, path = "/metrics", tag = "hosts",
    responses((status = 200, body = String, content_type = "text/plain"), Problems))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.told(&app)).into_response()
}

/// Every card, figure, region and dial of a table, in words
#[utoipa::path(get, path = "/api/tables/{id}/catalogue", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = Catalogue), Problems))]
pub async fn catalogue(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Catalogue>, Problem> {
    let setup = {
        let room = enter(&app, &asker, &id).await?;
        room.setup()
    };
    Ok(Json(Catalogue::of(setup, app.texts.of(asker.language))))
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "hosts",
    responses((status = 200, body = inline(serde_json::Value)), Problems))]
pub async fn openapi() -> Response {
    Json(super::description()).into_response()
}

/// What visitors see first, in their language.
pub async fn front_page(State(app): State<Arc<App>>, asker: Asker) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CONTENT_LANGUAGE, HeaderValue::from_static(asker.language.id())),
        (header::VARY, HeaderValue::from_static("Accept-Language, Cookie")),
    ];
    (headers, front::written(app.texts.of(asker.language))).into_response()
}

/// The API's page, for people.
pub async fn documentation() -> Response {
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], page::written(&super::description())).into_response()
}

/// How our pages look.
pub async fn style() -> Response {
    let kind = HeaderValue::from_static("text/css; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], page::STYLE).into_response()
}
