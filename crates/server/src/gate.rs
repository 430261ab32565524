//! The gate that every request passes: who asks, how often, and in which words a refusal is told.

use std::{mem, sync::Arc, time::Instant};

use axum::{
    body::to_bytes,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::Response,
};
use ruinous_words::Language;

use crate::{app::App, asker::Asker, problem::Problem, text};

/// How much is read of what the framework says, in bytes.
const MOST_SAID: usize = 128 * 1024;

/// Lets a request in, and sees its answer out.
pub async fn gate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let (is_api, began) = (path.starts_with("/api"), Instant::now());
    let (mut parts, body) = request.into_parts();
    let (mut response, language) = match Asker::of(&app, &parts).await {
        Err((problem, language)) => (problem.answer(app.texts.of(language)), language),
        Ok(asker) => {
            let language = asker.language;
            let let_in =
                app.limits.request(&asker.key()).and_then(|()| text::check_uri(&parts.uri));
            match let_in {
                Err(problem) => (problem.answer(app.texts.of(language)), language),
                Ok(()) => {
                    parts.extensions.insert(asker);
                    (next.run(Request::from_parts(parts, body)).await, language)
                }
            }
        }
    };
    if let Some(problem) = problem_of(&mut response).await {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = problem.answer(app.texts.of(language));
        response.headers_mut().extend(allowed.map(|methods| (header::ALLOW, methods)));
    }
    count(&app, response.status());
    // The path alone: what follows it may hold an invitation.
    let (status, took) = (response.status().as_u16(), began.elapsed());
    tracing::debug!(%method, path, status, ?took, "answered");
    dress(&mut response, is_api, language);
    response
}

/// What was refused, by us or by what stands below us.
async fn problem_of(response: &mut Response) -> Option<Problem> {
    if let Some(problem) = response.extensions().get::<Problem>() {
        return Some(problem.clone());
    }
    let kind = response.headers().get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind == "application/problem+json") {
        return None;
    }
    match response.status() {
        StatusCode::NOT_FOUND => Some(Problem::NoPage),
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::WrongMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooBig),
        status if status.is_client_error() => {
            let said = to_bytes(mem::take(response.body_mut()), MOST_SAID).await;
            let said = String::from_utf8_lossy(&said.unwrap_or_default()).into_owned();
            let reason = status.canonical_reason().unwrap_or_default().to_owned();
            Some(Problem::Unreadable(if said.is_empty() { reason } else { plainly(&said) }))
        }
        status if status.is_server_error() => Some(Problem::Failed),
        _ => None,
    }
}

/// What the framework says of an address that it cannot read, with what would be right.
fn plainly(said: &str) -> String {
    let words = [
        ("Failed to deserialize query string: ", "in the query, "),
        ("invalid digit found in string", "a whole number from 0 is expected"),
        ("cannot parse integer from empty string", "a whole number from 0 is expected"),
        ("number too large to fit in target type", "this number is too big"),
    ];
    words.iter().fold(said.to_owned(), |said, (theirs, ours)| said.replace(theirs, ours))
}

fn count(app: &App, status: StatusCode) {
    app.metrics.requests.inc();
    if status.is_client_error() {
        app.metrics.refused.inc();
    } else if status.is_server_error() {
        app.metrics.failed.inc();
    }
}

/// What browsers are told to allow, and to keep.
pub const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

fn dress(response: &mut Response, is_api: bool, language: Language) {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.id()));
    }
}
