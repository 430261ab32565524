//! Everything that somebody can ask at a table, and what the server answers, to be compared.

use ruinous_engine::{
    Card, Power, View,
    notation::{choice_line, parse_choice},
};
use serde_json::json;

use crate::client::{Answer, Client};

/// What a viewer was sent about one table: what it was an answer to, and its bytes.
#[derive(Default)]
pub struct Transcript {
    table: String,
    said: Vec<(String, String)>,
}

impl Transcript {
    pub fn of(table: &str) -> Self {
        Self { table: table.to_owned(), said: Vec::new() }
    }

    /// Keeps what was sent, without the table's id and the time of day.
    pub fn note(&mut self, what: &str, bytes: &str) {
        let bytes = without_times(&bytes.replace(&self.table, "TABLE"));
        self.said.push((what.to_owned(), bytes));
    }

    pub fn len(&self) -> usize {
        self.said.len()
    }

    /// Whether this was sent anywhere.
    pub fn says(&self, words: &str) -> bool {
        self.said.iter().any(|(_, bytes)| bytes.contains(words))
    }

    /// Where two transcripts differ first, if they do.
    pub fn difference(&self, other: &Self) -> Option<String> {
        let pairs = self.said.iter().zip(&other.said);
        let differs = pairs.into_iter().find(|(one, two)| one != two);
        match differs {
            Some(((what, one), (_, two))) => {
                let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
                let from = same.saturating_sub(60);
                let around = |text: &str| {
                    String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(same + 100)])
                        .into_owned()
                };
                Some(format!("{what}:\n  {}\n  {}", around(one), around(two)))
            }
            None if self.len() != other.len() => Some("one has more to say".to_owned()),
            None => None,
        }
    }
}

/// Replaces milliseconds since 1970, which have thirteen digits.
fn without_times(text: &str) -> String {
    let (mut replaced, mut digits) = (String::with_capacity(text.len()), String::new());
    for sign in text.chars().chain(['\0']) {
        if sign.is_ascii_digit() {
            digits.push(sign);
        } else {
            replaced += if digits.len() == 13 { "TIME" } else { &digits };
            digits.clear();
            replaced.push(sign);
        }
    }
    replaced.pop();
    replaced
}

/// Asks for everything that does not change the game.
pub async fn look_around(
    client: &Client,
    table: &str,
    view: &View,
    seq: u64,
    options: usize,
) -> Transcript {
    let mut told = Transcript::of(table);
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    let (half, before) = (seq / 2, seq.saturating_sub(1));
    let mut pages = vec![String::new(), "/game".into(), "/steps".into()];
    pages.extend([0, half, before, seq, seq + 9].map(|at| format!("/game?at={at}")));
    pages.extend([half, before, seq, seq + 9].map(|after| format!("/steps?after={after}")));
    pages.extend(["/record", "/chat", "/notes", "/live", "/nothing"].map(str::to_owned));
    for power in view.board().powers() {
        pages.extend([format!("/game?as={power}"), format!("/steps?as={power}&after={before}")]);
    }
    for page in pages {
        told.note(&format!("GET {page}"), &client.get(&path(&page)).await.bytes);
    }
    for which in ["", "?state=running", "?mine=true"] {
        let listed = client.get(&format!("/api/tables{which}")).await;
        told.note(&format!("list{which}"), &listed_as(&listed, table));
    }
    for after in [None, Some(0), Some(half), Some(before), Some(seq), Some(seq + 9)] {
        let mut live = client.live(table, after).await;
        // Who has seen the last step is told no more than the clock.
        let messages =
            if after == Some(seq) { vec![live.next().await] } else { live.until(seq).await };
        messages.iter().for_each(|message| told.note(&format!("live after {after:?}"), message));
    }
    try_choices(client, &mut told, view, seq, options).await;
    let other = view.board().powers().into_iter().find(|power| Some(*power) != view.viewer());
    let other = other.expect("there are others").id();
    let beside = [
        ("POST", "/undo", json!({ "seq": seq + 1 })),
        ("POST", "/undo/answer", json!({ "agree": true })),
        ("POST", "/rematch", json!({})),
        ("POST", "/start", json!({})),
        ("PUT", "/notes", json!({ "text": "mine" })),
        ("PUT", &format!("/seats/{other}"), json!({})),
        ("DELETE", &format!("/seats/{other}"), json!({})),
    ];
    for (method, rest, body) in beside {
        let answer = client.ask(method, &path(rest), Some(&body)).await;
        told.note(&format!("{method} {rest}"), &answer.bytes);
    }
    told
}

/// One table in the list of all.
fn listed_as(list: &Answer, table: &str) -> String {
    let list = list.json();
    let tables = list["tables"].as_array().expect("a list of tables");
    tables.iter().find(|listed| listed["id"] == table).map(ToString::to_string).unwrap_or_default()
}

/// Previews of options and of what is refused, and choices that are refused.
async fn try_choices(client: &Client, told: &mut Transcript, view: &View, seq: u64, most: usize) {
    let path = |rest: &str| format!("/api/tables/{}{rest}", told.table);
    let (preview, choices) = (path("/preview"), path("/choices"));
    let setup = view.board().setup();
    let options = view.options();
    let is_option = |line: &str| {
        let read = parse_choice(line, setup.cards());
        read.is_ok_and(|(by, choice)| Some(by) == view.viewer() && options.contains(&choice))
    };
    let chosen = |power: Power| options.iter().map(move |option| choice_line(power, *option));
    let every = options.len().div_ceil(most).max(1);
    let mut lines: Vec<String> =
        view.viewer().into_iter().flat_map(chosen).step_by(every).collect();
    lines.extend(wrong_lines(view));
    for line in lines {
        let answer = client.post(&preview, &json!({ "choice": line })).await;
        told.note(&format!("preview {line}"), &answer.bytes);
        if is_option(&line) {
            continue;
        }
        let answer = client.post(&choices, &json!({ "seq": seq, "choice": line })).await;
        assert!(answer.status >= 400, "{line} was made: {}", answer.body);
        told.note(&format!("choose {line}"), &answer.bytes);
    }
}

/// Choices that are refused more often than not: every card of one's own deck, cards of others, what
/// others may do, and nonsense.
fn wrong_lines(view: &View) -> Vec<String> {
    let (board, mut lines) = (view.board(), Vec::new());
    let own = view.viewer().unwrap_or(Power::Tzeentch);
    for power in board.powers() {
        lines.push(format!("{power} pass"));
        let deck = Card::of(power, board.setup().set_of(power));
        for card in deck.step_by(if Some(power) == view.viewer() { 3 } else { 9 }) {
            lines.push(format!("{own} play {card} in kislev"));
            lines.push(format!("{own} choose {card}"));
            lines.push(format!("{power} play {card} in bretonnia"));
        }
    }
    lines.extend(
        ["hit", "summon warrior to empire", "choose", "frobnicate", "choose done"]
            .map(|words| format!("{own} {words}")),
    );
    lines
}
