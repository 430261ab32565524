//! The table in the browser: what `web` builds lies in the binary, compressed. Without it visitors are told what
//! there is instead.

use std::{borrow::Cow, sync::Arc};

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::front;
use crate::{app::App, asker::Asker, problem::Problem};

/// What was built. A binary for development reads it anew from its folder each time.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The page that shows every place of the client.
const PAGE: &str = "index.html";
/// Where files lie whose names change with what is in them.
const HASHED: &str = "assets/";
/// What the files are called that were compressed beforehand.
const COMPRESSED: &str = ".br";
/// Addresses that are not the client's, with all that is below them.
const NOT_PAGES: [&str; 5] = ["api", "docs", "healthz", "metrics", "assets"];

/// A file of the client, or its page for all places that it shows itself.
pub async fn page(
    State(app): State<Arc<App>>,
    asker: Asker,
    method: Method,
    uri: Uri,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    if method != Method::GET && method != Method::HEAD {
        return Err(Problem::NoPage);
    }
    let path = uri.path().trim_start_matches('/');
    let name = if is_place(path) { PAGE } else { path };
    match file(name) {
        Some(file) => Ok(answer(name, &file, &asked)),
        None if name == PAGE => Ok(front_page(&app, &asker)),
        None => Err(Problem::NoPage),
    }
}

/// Whether an address is one that the client shows: no file, and nobody else's.
fn is_place(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default();
    let last = path.rsplit('/').next().unwrap_or_default();
    !last.contains('.') && !NOT_PAGES.contains(&first)
}

/// A file that was built; those that were compressed belong to others.
fn file(name: &str) -> Option<EmbeddedFile> {
    let is_own = !name.ends_with(COMPRESSED) && !name.split('/').any(|part| part == "..");
    is_own.then(|| Built::get(name)).flatten()
}

/// A file, compressed if that is asked for; or that it is what whoever asks has already.
fn answer(name: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let compressed = takes_brotli(asked).then(|| Built::get(&format!("{name}{COMPRESSED}")));
    let compressed = compressed.flatten();
    let encoding = compressed.as_ref().map(|_| (header::CONTENT_ENCODING, "br"));
    let sent = compressed.as_ref().unwrap_or(file);
    let hash = &sent.metadata.sha256_hash()[..8];
    let tag: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Everything else may be kept, but is asked for each time: the next version may have another.
    let keep =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::ETAG, tag.as_str()),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "Accept-Encoding"),
    ];
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    if known.is_some_and(|tags| tags.contains(&tag)) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let bytes = match &sent.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::copy_from_slice(bytes),
    };
    let mut response = ([(header::CONTENT_TYPE, kind(name))], about, bytes).into_response();
    let encoding = encoding.map(|(name, value)| (name, HeaderValue::from_static(value)));
    response.headers_mut().extend(encoding);
    response
}

/// Whether whoever asks reads Brotli.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).into_iter();
    let mut each = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
    each.any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_brotli = parts.next() == Some("br");
        // "q=0" says that it is not wanted.
        let refuses = |part: &str| {
            part.strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0_f32))
        };
        is_brotli && !parts.any(refuses)
    })
}

/// What browsers are told that a file is.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "webp" => "image/webp",
        "png" => "image/png",
        "ico" => "image/x-icon",
        _ => "application/octet-stream",
    }
}

/// What visitors see where the client was not built, in their language.
fn front_page(app: &App, asker: &Asker) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CONTENT_LANGUAGE, HeaderValue::from_static(asker.language.id())),
        (header::VARY, HeaderValue::from_static("Accept-Language, Cookie")),
    ];
    (headers, front::written(app.texts.of(asker.language))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_the_client_are_told_from_files_and_from_what_is_not_its_own() {
        for place in ["", "tables", "tables/4f1c", "new", "cards", "settings", "join/4f1c/secret"] {
            assert!(is_place(place), "{place}");
        }
        for other in
            ["icon.svg", "assets/index-4f1c.js", "assets/none", "api", "api/none", "docs/x"]
        {
            assert!(!is_place(other), "{other}");
        }
    }

    #[test]
    fn brotli_is_sent_to_those_who_ask_for_it() {
        let asked = |list: &'static str| {
            let list = (header::ACCEPT_ENCODING, HeaderValue::from_static(list));
            takes_brotli(&HeaderMap::from_iter([list]))
        };
        assert!(asked("br") && asked("gzip, deflate, br, zstd") && asked("gzip;q=0.5,br;q=1"));
        assert!(!asked("gzip") && !asked("br;q=0, gzip") && !asked(""));
        assert!(!takes_brotli(&HeaderMap::new()));
    }

    #[test]
    fn files_are_sent_with_what_they_are_and_how_long_they_hold() {
        let file = rust_embed::utils::read_file_from_fs(file!().as_ref());
        // Tests run in the folder of their crate.
        let file =
            file.or_else(|_| rust_embed::utils::read_file_from_fs("src/api/pages.rs".as_ref()));
        let file = file.expect("this file");
        let none = HeaderMap::new();
        let hashed = answer("assets/index-4f1c.js", &file, &none);
        assert!(hashed.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(hashed.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
        let page = answer("index.html", &file, &none);
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
        let tag = page.headers()[header::ETAG].clone();
        let known = HeaderMap::from_iter([(header::IF_NONE_MATCH, tag)]);
        assert_eq!(answer("index.html", &file, &known).status(), StatusCode::NOT_MODIFIED);
    }
}
