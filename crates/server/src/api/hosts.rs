//! For hosts and for those who write clients.

use std::sync::{Arc, LazyLock, OnceLock};

use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use ruinous_wire::Catalogue;
use ruinous_words::Language;
use serde_json::json;

use super::{Problems, enter, page};
use crate::{app::App, asker::Asker, problem::Problem, secret};

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

/// Every card there is, of all Powers and both sets, with figures, regions and dials, in words
#[utoipa::path(get, path = "/api/catalogue", tag = "hosts",
    responses((status = 200, body = Catalogue),
        (status = 304, description = "It is what `If-None-Match` names"), Problems))]
pub async fn all_cards(State(app): State<Arc<App>>, asker: Asker, asked: HeaderMap) -> Response {
    // It is long, and alike for all who read one language.
    static KEPT: [OnceLock<Kept>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let written = || {
        let catalogue = Catalogue::all(app.texts.of(asker.language));
        Kept::new("application/json", serde_json::to_string(&catalogue).unwrap_or_default())
    };
    KEPT[asker.language as usize].get_or_init(written).answer(&asked)
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "hosts",
    responses((status = 200, body = inline(serde_json::Value)),
        (status = 304, description = "It is what `If-None-Match` names"), Problems))]
pub async fn openapi(asked: HeaderMap) -> Response {
    static KEPT: LazyLock<Kept> = LazyLock::new(|| {
        let written = serde_json::to_string(&super::description());
        Kept::new("application/json", written.unwrap_or_default())
    });
    KEPT.answer(&asked)
}

/// The API's page, for people.
pub async fn documentation(asked: HeaderMap) -> Response {
    static KEPT: LazyLock<Kept> =
        LazyLock::new(|| Kept::new("text/html; charset=utf-8", page::written(&super::written())));
    KEPT.answer(&asked)
}

/// How our pages look.
pub async fn style(asked: HeaderMap) -> Response {
    static KEPT: LazyLock<Kept> =
        LazyLock::new(|| Kept::new("text/css; charset=utf-8", page::STYLE.to_owned()));
    KEPT.answer(&asked)
}

/// What is the same for everyone as long as the server runs: made once, and sent again only to those who
/// have another one.
struct Kept {
    kind: &'static str,
    tag: String,
    bytes: Bytes,
}

impl Kept {
    fn new(kind: &'static str, text: String) -> Self {
        let tag = format!("\"{}\"", &secret::hash(&text)[..16]);
        Self { kind, tag, bytes: text.into() }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let is_known = known.is_some_and(|tags| tags.contains(&self.tag));
        // It may be kept, but asked for each time: the next version of the server may say something else.
        let about = [(header::ETAG, self.tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
        match is_known {
            true => (StatusCode::NOT_MODIFIED, about).into_response(),
            false => {
                ([(header::CONTENT_TYPE, self.kind)], about, self.bytes.clone()).into_response()
            }
        }
    }
}
