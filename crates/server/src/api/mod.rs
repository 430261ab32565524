//! The API: every address, and what stands behind it.

#![allow(
    unused_qualifications,
    reason = "the macro that describes a handler writes paths of its own"
)]

mod body;
mod front;
mod hosts;
mod live;
mod mended;
mod page;
mod pages;
mod passwords;
mod people;
mod play;
mod records;
mod seats;
mod tables;
mod talk;

use std::{future::Future, sync::Arc};

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::get};
use ruinous_wire::{self as wire, ClientMessage, ServerMessage};
use serde_json::json;
use tower_http::compression::{CompressionLayer, CompressionLevel, predicate::SizeAbove};
use utoipa::{IntoResponses, OpenApi};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::App, asker::Asker, gate, limits, problem::Problem, rooms::Entered};

pub use body::Body;

/// Every address.
pub fn router(app: Arc<App>) -> Router {
    let (router, _) = described().split_for_parts();
    router
        .route("/docs", get(hosts::documentation))
        .route("/style.css", get(hosts::style))
        .layer(compression())
        // What the browser's own files are, was compressed when they were built.
        .route("/", get(pages::page))
        .route("/tables/{id}", get(pages::page))
        .fallback(pages::page)
        .method_not_allowed_fallback(async || Problem::WrongMethod)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(app.clone(), gate::gate))
        .with_state(app)
}

/// Long answers are compressed for those who ask for it, quickly rather than well.
fn compression() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(limits::COMPRESSED))
}

/// The description of all of them.
pub fn description() -> serde_json::Value {
    mended::mended(&written())
}

/// The same as types for the browser.
pub fn typescript() -> String {
    let heading = "// Generated from the server's own types by `cargo xtask types`: never edited by hand.\n\n";
    format!("{heading}{}", wire::typescript(&written()))
}

fn written() -> utoipa::openapi::OpenApi {
    let mut api = described().split_for_parts().1;
    utoipa::Modify::modify(&Game, &mut api);
    api
}

fn described() -> OpenApiRouter<Arc<App>> {
    let records = OpenApiRouter::new()
        .routes(routes!(records::bring))
        .layer(DefaultBodyLimit::max(limits::RECORD));
    OpenApiRouter::with_openapi(About::openapi())
        .routes(routes!(people::come))
        .routes(routes!(people::me, people::change_me))
        .routes(routes!(people::set_login))
        .routes(routes!(people::log_in))
        .routes(routes!(people::log_out))
        .routes(routes!(tables::set_up, tables::list))
        .routes(routes!(tables::one, tables::take_away))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(seats::sit, seats::get_up))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::auto_pass))
        .routes(routes!(play::game))
        .routes(routes!(play::choose))
        .routes(routes!(play::steps))
        .routes(routes!(play::preview))
        .routes(routes!(play::undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::hint))
        .routes(routes!(live::live))
        .routes(routes!(hosts::catalogue))
        .routes(routes!(hosts::all_cards))
        .routes(routes!(talk::chat, talk::say))
        .routes(routes!(talk::notes, talk::write_notes))
        .routes(routes!(records::record))
        .merge(records)
        .routes(routes!(hosts::health))
        .routes(routes!(hosts::metrics))
        .routes(routes!(hosts::openapi))
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ruinous",
        description = "Tables for three to five gods of Chaos. JSON over HTTP, and one WebSocket for \
            each table that is open on somebody's screen. A refusal is `application/problem+json` and has \
            changed nothing."
    ),
    components(schemas(wire::Problem, ServerMessage, ClientMessage, wire::State, wire::Step, wire::LastStep, wire::Odds)),
    security((), ("token" = []), ("cookie" = [])),
    modifiers(&Secrets)
)]
struct About;

/// How somebody says who he is.
struct Secrets;

impl utoipa::Modify for Secrets {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{
            ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme,
        };
        let components = api.components.get_or_insert_default();
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
        let cookie = ApiKey::Cookie(ApiKeyValue::new(crate::asker::COOKIE));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    }
}

/// The messages of a WebSocket that say how a game stands. They are written as bytes that many share, so that
/// the type of all other messages does not have them.
struct Game;

impl utoipa::Modify for Game {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::{RefOr, Schema};
        let schemas = &mut api.components.get_or_insert_default().schemas;
        let Some(RefOr::T(Schema::OneOf(messages))) = schemas.get_mut("ServerMessage") else {
            return;
        };
        for (name, parts) in [("state", &["State"][..]), ("step", &["LastStep", "Step"])] {
            let parts =
                parts.iter().map(|part| json!({ "$ref": format!("#/components/schemas/{part}") }));
            let is_named = json!({ "type": "object", "required": ["type"],
                "properties": { "type": { "type": "string", "enum": [name] } } });
            let message = json!({ "allOf": [{ "anyOf": parts.collect::<Vec<_>>() }, is_named] });
            messages.items.extend(serde_json::from_value::<RefOr<Schema>>(message));
        }
    }
}

/// How a request is refused. Nothing has changed then.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "it describes; the answers are made of `Problem`")]
pub enum Problems {
    /// What was sent cannot be read.
    #[response(status = 400, content_type = "application/problem+json")]
    Unreadable(wire::Problem),
    /// Nobody asks.
    #[response(status = 401, content_type = "application/problem+json")]
    Nobody(wire::Problem),
    /// It is not yours.
    #[response(status = 403, content_type = "application/problem+json")]
    NotYours(wire::Problem),
    /// It is not there, or not for your eyes.
    #[response(status = 404, content_type = "application/problem+json")]
    NotThere(wire::Problem),
    /// It is too late, or too early.
    #[response(status = 409, content_type = "application/problem+json")]
    TooLate(wire::Problem),
    /// It is too big.
    #[response(status = 413, content_type = "application/problem+json")]
    TooBig(wire::Problem),
    /// It can be read, but not be.
    #[response(status = 422, content_type = "application/problem+json")]
    NotPossible(wire::Problem),
    /// It is too often.
    #[response(status = 429, content_type = "application/problem+json")]
    TooOften(wire::Problem),
    /// It failed on our side.
    #[response(status = 500, content_type = "application/problem+json")]
    Failed(wire::Problem),
}

/// Enters the room of a table that whoever asks may see.
async fn enter(app: &App, asker: &Asker, id: &str) -> Result<Entered, Problem> {
    let room = app.rooms.enter(app, id).await?;
    room.may_see(asker, None)?;
    Ok(room)
}

/// Does something to its end, even if whoever asked for it hangs up meanwhile.
async fn wholly<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.map_err(|_| Problem::Failed)?
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_types_of_the_browser_are_those_of_the_server() {
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
        let kept = std::fs::read_to_string(kept).expect("web/src/wire.ts");
        assert!(
            kept == super::typescript(),
            "web/src/wire.ts is not current: run cargo xtask types"
        );
    }
}
