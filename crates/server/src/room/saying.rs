//! What is said around a game: who is there, how late it is, whose turn it is.

use std::{sync::Arc, time::Duration};

use ruinous_engine::Power;
use ruinous_wire::{ChatLine, Id, ServerMessage};

use super::{Room, history::History, kept};
use crate::{
    agreement::Mover,
    app::App,
    news::News,
    problem::Problem,
    store::{self, StoreError},
};

/// How long other servers may take to say who is there.
const ANSWERS: Duration = Duration::from_secs(1);

impl Room {
    /// Tells everyone who is there, here and at other servers.
    pub fn say_presence(&mut self, app: &Arc<App>) {
        self.tell_presence();
        self.announce_presence(app);
        if !self.has_asked_who {
            self.ask_who(app);
        }
    }

    /// Lets other servers know whose players are here.
    pub fn announce_presence(&self, app: &Arc<App>) {
        let (table, server) = (self.table.id.clone(), app.server.clone());
        app.announce_later(News::Presence { table, server, present: self.here() });
    }

    /// Asks other servers whose players are there.
    pub fn ask_who(&mut self, app: &Arc<App>) {
        self.has_asked_who = true;
        app.announce_later(News::Who(self.table.id.clone()));
    }

    fn tell_presence(&mut self) {
        let elsewhere = self.elsewhere.values().flatten().copied();
        let mut present: Vec<Power> = self.here().into_iter().chain(elsewhere).collect();
        present.sort_unstable();
        present.dedup();
        let present = present.into_iter().map(Id).collect();
        let watchers = u32::try_from(self.viewers.count(None)).unwrap_or(u32::MAX);
        self.viewers.say(&ServerMessage::Presence { present, watchers });
    }

    /// Another server says whose players are connected there.
    pub fn hear_presence(&mut self, server: &str, present: &[Power]) {
        let before = self.elsewhere.insert(server.to_owned(), present.to_vec());
        if before.unwrap_or_default() != present {
            self.tell_presence();
        }
    }

    /// Another server has not been heard for so long that nobody can be there.
    pub fn miss_server(&mut self, server: &str) {
        if self.elsewhere.remove(server).is_some_and(|present| !present.is_empty()) {
            self.tell_presence();
        }
    }

    /// The Powers whose players are connected here.
    fn here(&self) -> Vec<Power> {
        let powers = self.setup().powers().into_iter();
        powers.filter(|power| self.viewers.count(Some(*power)) > 0).collect()
    }

    /// Tells what somebody has said at another server.
    pub async fn repeat_chat(&mut self, app: &App, number: i64) -> Result<(), Problem> {
        for line in app.store.chat(&self.table.id, number - 1, 1).await? {
            self.viewers.say(&ServerMessage::Chat(chat_line(line)));
        }
        Ok(())
    }

    /// Tells everyone what the clocks say, where there are any.
    pub(super) fn say_clock(&mut self, app: &App) {
        if let Some(clock) = self.clock(app.now()) {
            self.viewers.say(&ServerMessage::Clock(clock));
        }
    }

    /// Lets everyone know that the table has changed.
    pub(super) fn say_table_changed(&mut self) {
        let id = self.table.id.clone();
        self.viewers.say(&ServerMessage::Table { id });
    }

    /// Somebody says something, which everyone gets to read.
    pub async fn chat(
        &mut self,
        app: &App,
        person: &store::Person,
        text: String,
    ) -> Result<ChatLine, Problem> {
        self.seat_of(&person.id)
            .map(drop)
            .or_else(|| (self.table.creator == person.id).then_some(()))
            .ok_or(Problem::NotSeated)?;
        let mut line = store::Line {
            table_id: self.table.id.clone(),
            number: 0,
            person: person.id.clone(),
            name: person.name.clone(),
            text,
            at: app.now(),
        };
        line.number = app.store.say(&line).await?;
        let news = News::Chat(self.table.id.clone(), line.number);
        app.store.announce(&news.to_string()).await?;
        let line = chat_line(line);
        self.viewers.say(&ServerMessage::Chat(line.clone()));
        Ok(line)
    }

    /// Tells the player who is asked now and is not there, in a game by post: once for each turn.
    pub(super) fn notify(&self, app: &Arc<App>) {
        if let Some((power, person)) = self.awaited() {
            app.notify_later(&self.table.id, self.turn, power, person);
        }
    }

    /// The same, noted when this returns. Who has been told is not told again.
    pub(super) async fn notify_now(&self, app: &App) -> Result<(), Problem> {
        match self.awaited() {
            Some((power, person)) => app.notify(&self.table.id, self.turn, power, &person).await,
            None => Ok(()),
        }
    }

    /// Who is asked in a game by post and is not there.
    fn awaited(&self) -> Option<(Power, String)> {
        let power = self.asked().filter(|_| self.clocks.is_by_post())?;
        let Mover::Person(person) = self.mover(power) else { return None };
        (!self.is_connected(power)).then_some((power, person))
    }

    /// Whether a Power's player is connected, here or at another server.
    fn is_connected(&self, power: Power) -> bool {
        let mut elsewhere = self.elsewhere.values().flatten();
        self.viewers.count(Some(power)) > 0 || elsewhere.any(|there| *there == power)
    }

    /// Whether a Power's player is connected, or has asked for something lately.
    pub(super) fn is_there(&self, app: &App, power: Power) -> bool {
        self.is_connected(power) || self.seen[power].elapsed() < app.options.away_after
    }

    /// Whether those who are there have had the time to say so: to come back after a start, and by way of
    /// other servers.
    pub(super) fn is_known_who_is_there(&self, app: &App) -> bool {
        !app.is_being_returned_to() && (!app.store.is_shared() || self.read.elapsed() > ANSWERS)
    }

    /// Keeps what happened in a finished game, so that it can be shown whatever becomes of the rules.
    pub fn keep_events(&self, app: &Arc<App>) {
        let (work, app) = (app.work.clone(), app.clone());
        let (id, setup) = (self.table.id.clone(), self.setup());
        work.spawn(async move {
            let kept = async {
                let journal = app.store.entries(&id, -1).await?;
                match History::read(setup, &journal).and_then(|history| kept::write(&history)) {
                    Ok(events) => app.store.keep(&id, &events).await?,
                    Err(broken) => tracing::warn!(table = id, %broken, "cannot keep what happened"),
                }
                Ok::<(), StoreError>(())
            };
            if let Err(error) = kept.await {
                tracing::error!(table = id, %error, "cannot keep what happened");
            }
        });
    }
}

/// A line of the chat as it is sent.
pub fn chat_line(line: store::Line) -> ChatLine {
    let store::Line { number, person, name, text, at, .. } = line;
    ChatLine { number: number.unsigned_abs(), person, name, text, at }
}
