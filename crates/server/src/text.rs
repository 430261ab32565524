//! Text that comes from outside, at the door: not every database keeps the sign NUL, so it is not let in.

use std::borrow::Cow;

use axum::http::Uri;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// Reads JSON, or says what is wrong with it. Members go by their names: a list of them is no object.
pub fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(Problem::Unreadable("an object is expected, not a list".to_owned()));
    }
    let read = serde_json::from_slice(bytes);
    let read = read.map_err(|error: serde_json::Error| {
        let (place, what) = (place_of::<T>(bytes), plainly(&error));
        Problem::Unreadable(place.map_or(what.clone(), |place| format!("{place}: {what}")))
    })?;
    if has_escaped_nul(bytes) { Err(nul()) } else { Ok(read) }
}

/// The member in which what cannot be read is wrong. Looking for it takes longer than reading.
fn place_of<T: DeserializeOwned>(bytes: &[u8]) -> Option<String> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let error = serde_path_to_error::deserialize::<_, T>(&mut reader).err()?;
    let path = error.path().to_string();
    // What comes behind the last member that is known is written as a question mark.
    let path = path.trim_end_matches(['?', '.']).to_owned();
    Some(path).filter(|path| !path.is_empty())
}

/// What is wrong with JSON, for those who do not know what it is read into.
fn plainly(error: &serde_json::Error) -> String {
    if error.is_eof() {
        return format!(
            "it ends too early, in line {} after {} bytes",
            error.line(),
            error.column()
        );
    }
    let said = error.to_string();
    match said.split_once("expected struct ") {
        Some((before, name)) => {
            let end = name.find(' ').unwrap_or(name.len());
            format!("{before}expected an object{}", &name[end..])
        }
        None => said,
    }
}

/// A text, or its beginning if it is longer than so many signs.
pub fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// Reads plain text.
pub fn read_text(bytes: Vec<u8>) -> Result<String, Problem> {
    let text = String::from_utf8(bytes);
    let text = text.map_err(|error| Problem::Unreadable(error.to_string()))?;
    if text.contains('\0') { Err(nul()) } else { Ok(text) }
}

/// Looks for NUL in an address, where it can only be escaped.
pub fn check_uri(uri: &Uri) -> Result<(), Problem> {
    let has_nul = |part: &str| part.contains("%00");
    if has_nul(uri.path()) || uri.query().is_some_and(has_nul) { Err(nul()) } else { Ok(()) }
}

/// Whether a text in JSON has the sign NUL, which can only be written as an escape there. A backslash
/// is always followed by what it escapes, so both are read together.
fn has_escaped_nul(mut json: &[u8]) -> bool {
    while let Some(at) = json.iter().position(|byte| *byte == b'\\') {
        if json[at + 1..].starts_with(b"u0000") {
            return true;
        }
        json = json.get(at + 2..).unwrap_or_default();
    }
    false
}

fn nul() -> Problem {
    Problem::Unreadable("U+0000".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_is_found_however_it_is_written() {
        let read = |json: &str| read_json::<serde_json::Value>(json.as_bytes()).is_ok();
        for bad in [r#""\u0000""#, r#""a\\\u0000b""#, "\"\0\"", r#"{"\u0000":1}"#] {
            assert!(!read(bad), "{bad}");
        }
        for good in [r#""\\u0000""#, r#""\u0001""#, r#""u0000\"""#] {
            assert!(read(good), "{good}");
        }
        assert!(read_text(b"a\0".to_vec()).is_err() && read_text(b"a".to_vec()).is_ok());
        let uri = |uri: &'static str| check_uri(&Uri::from_static(uri)).is_ok();
        assert!(uri("/a?b=%2500") == uri("/") && !uri("/%00") && !uri("/a?b=%00"));
    }
}
