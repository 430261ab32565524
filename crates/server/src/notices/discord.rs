//! A notice as the JSON that Discord's webhooks take.
//!
//! Discord shows `content` and ignores members that it does not know (a payload of none but such is
//! answered with "Cannot send an empty message"), so that the others are free for programs. None of
//! them is named like a member that Discord does know.

use serde_json::json;

use super::Notice;

/// The message as JSON: title, text and link for the reader, and the same in plain for a program.
pub(super) fn message(notice: &Notice) -> String {
    let Notice { table_id, seq, power, title, text, link, .. } = notice;
    json!({
        "content": content(title, text, link),
        // Whoever names a table or himself "@everyone" calls nobody.
        "allowed_mentions": { "parse": [] },
        "table": table_id,
        "seq": seq,
        "power": power,
        "title": title,
        "text": text,
        "link": link,
    })
    .to_string()
}

/// What Discord shows, as long as it takes it; the link is at the end and always whole.
fn content(title: &str, text: &str, link: &str) -> String {
    let words = format!("**{}**\n{}", plain(title), plain(text));
    let room = LONGEST.saturating_sub(length(link) + 1);
    format!("{}\n{link}", shortened(words, room))
}

/// The longest content that Discord takes, in units of UTF-16.
const LONGEST: usize = 2000;

fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// The text with those signs marked that Discord would otherwise read as its own, such as a link that
/// looks like another one.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(sign, '\\' | '*' | '_' | '~' | '`' | '|' | '[' | ']' | '<' | '>' | '#') {
            plain.push('\\');
        }
        plain.push(sign);
    }
    plain
}

fn shortened(text: String, room: usize) -> String {
    if length(&text) <= room {
        return text;
    }
    let mut left = room.saturating_sub(1);
    let fits = |sign: &char| {
        let fits = sign.len_utf16() <= left;
        left = left.saturating_sub(sign.len_utf16());
        fits
    };
    let mut short: String = text.chars().take_while(fits).collect();
    short.push('…');
    short
}
