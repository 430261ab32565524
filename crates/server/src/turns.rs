//! Telling people that it is their turn in a game by post: what is put into the outbox, and how it is
//! taken out again.

use std::sync::Arc;

use ruinous_engine::Power;
use ruinous_words::{Language, Text};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    notices::{self, Channel, LEASE, Outbox},
    problem::Problem,
    secret,
    store::{self, Person},
};

const HOUR: i64 = 3_600_000;
/// Who is told more often sits at very quick tables, or is somebody whom another wants to annoy.
const MOST_IN_AN_HOUR: i64 = 60;

/// What a notice says, as the outbox keeps it.
#[derive(Serialize, Deserialize)]
struct Body {
    to: String,
    power: String,
    title: String,
    text: String,
    link: String,
}

impl App {
    /// Puts a notice into the outbox for everyone who wants one, without keeping a game waiting.
    pub fn notify_later(self: &Arc<Self>, table: &str, turn: u64, power: Power, person: String) {
        let (app, table) = (self.clone(), table.to_owned());
        self.work.spawn(async move {
            if let Err(problem) = app.notify(&table, turn, power, &person).await {
                tracing::warn!(table, ?problem, "could not note whose turn it is");
            }
        });
    }

    /// Puts it there now. There is one for each turn, which is known by the step that it began with.
    pub async fn notify(
        &self,
        table: &str,
        turn: u64,
        power: Power,
        id: &str,
    ) -> Result<(), Problem> {
        let Some(person) = self.store.person(id).await? else { return Ok(()) };
        let ways = [(Channel::Webhook, &person.webhook), (Channel::Email, &person.email)];
        for (channel, to) in ways {
            let Some(to) = to else { continue };
            let lately = self.store.notices_since(id, channel.id(), self.now() - HOUR).await?;
            if lately >= MOST_IN_AN_HOUR {
                tracing::debug!(person = id, "has been told of many turns in this hour");
                continue;
            }
            let body = self.body(&person, to, table, power);
            let notice = store::Notice {
                id: secret::new_id(),
                person: person.id.clone(),
                channel: channel.id().to_owned(),
                table_id: table.to_owned(),
                seq: i64::try_from(turn).unwrap_or(i64::MAX),
                body: serde_json::to_string(&body).unwrap_or_default(),
                due: self.now(),
                state: "waiting".to_owned(),
                ..store::Notice::default()
            };
            self.store.add_notice(&notice).await?;
        }
        Ok(())
    }

    fn body(&self, person: &Person, to: &str, table: &str, power: Power) -> Body {
        let language = person.language.as_deref().and_then(Language::from_tag);
        let text = Text::plain(language.unwrap_or(Language::English));
        let say = |id| text.line(id).name("power", power).word("name", &person.name).say();
        Body {
            to: to.to_owned(),
            power: power.id().to_owned(),
            title: say("turn-title"),
            text: say("turn-text"),
            link: format!("{}/tables/{table}", self.address()),
        }
    }
}

/// The store's outbox.
pub struct StoreOutbox(pub Arc<App>);

impl StoreOutbox {
    /// Whether it is still the turn that a notice tells of, and its person still wants it to go there.
    async fn is_still_true(&self, notice: &notices::Notice) -> Result<bool, store::StoreError> {
        let store = &self.0.store;
        let Some((table, seats)) = store.table(&notice.table_id).await? else { return Ok(false) };
        let Some(person) = store.person(&notice.person).await? else { return Ok(false) };
        let to = match notice.channel {
            Channel::Webhook => person.webhook,
            Channel::Email => person.email,
        };
        let sits = |seat: &store::Seat| {
            seat.power == notice.power
                && seat.person.as_ref() == Some(&notice.person)
                && seat.stand_in.is_none()
        };
        let newest = store.newest_notice(&notice.person, notice.channel.id(), &notice.table_id);
        Ok(table.state == store::RUNNING
            && table.asked.as_ref() == Some(&notice.power)
            && seats.iter().any(sits)
            && to.as_ref() == Some(&notice.to)
            && newest.await? == Some(notice.seq))
    }
}

impl Outbox for StoreOutbox {
    async fn claim(&self, now: i64, limit: usize) -> Vec<notices::Notice> {
        let until = now + i64::try_from(LEASE.as_millis()).unwrap_or(i64::MAX);
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let claimed = self.0.store.due_notices(now, until, limit).await;
        let claimed =
            claimed.inspect_err(|error| tracing::error!(%error, "cannot read the outbox"));
        let mut due = Vec::new();
        for notice in claimed.unwrap_or_default().into_iter().filter_map(read) {
            match self.is_still_true(&notice).await {
                Ok(false) => complain(self.0.store.finish_notice(&notice.id, "past", None).await),
                // When in doubt, twice is better than never.
                Ok(true) | Err(_) => due.push(notice),
            }
        }
        due
    }

    async fn sent(&self, id: &str) {
        complain(self.0.store.finish_notice(id, "sent", None).await);
    }

    async fn again(&self, id: &str, tries: i64, due: i64, said: &str) {
        complain(self.0.store.retry_notice(id, tries, due, said).await);
    }

    async fn give_up(&self, id: &str, said: &str) {
        complain(self.0.store.finish_notice(id, "given-up", Some(said)).await);
    }
}

fn read(notice: store::Notice) -> Option<notices::Notice> {
    let store::Notice { id, person, channel, table_id, seq, body, tries, .. } = notice;
    let Body { to, power, title, text, link } = serde_json::from_str(&body).ok()?;
    let channel = Channel::from_id(&channel)?;
    Some(notices::Notice {
        id,
        person,
        channel,
        to,
        table_id,
        seq,
        power,
        title,
        text,
        link,
        tries,
    })
}

fn complain(done: Result<(), store::StoreError>) {
    if let Err(error) = done {
        tracing::error!(%error, "cannot note what became of a notice");
    }
}
