//! What somebody may see of a table, and the table as he sees it.

use std::{collections::BTreeMap, time::Instant};

use ruinous_engine::Power;
use ruinous_wire::{self as wire, Id, PowerId, TableState};

use super::{Room, eyes_of};
use crate::{app::App, asker::Asker, fair::Seed, problem::Problem, secret, store};

impl Room {
    /// Through whose eyes somebody sees the game, if he may see it at all.
    pub fn eyes(&mut self, asker: &Asker) -> Result<Option<Power>, Problem> {
        if let Some(power) = asker.id().and_then(|person| self.seat_of(person)) {
            self.seen[power] = Instant::now();
        }
        eyes_of(&self.seats, self.agreement.watchers, asker.id()).ok_or(Problem::NoTable)
    }

    /// Whether somebody may see the table itself, before the game also by an invitation. A wrong one is
    /// refused at once, and not only when its bearer wants to sit down.
    pub fn may_see(&self, asker: &Asker, invite: Option<&str>) -> Result<(), Problem> {
        let opens = |invite| self.seats.iter().any(|seat| self.is_invitation(invite, seat));
        let is_invited = invite.map(opens);
        let is_own = asker
            .id()
            .is_some_and(|person| self.table.creator == person || self.seat_of(person).is_some());
        let is_public = self.agreement.listed || self.agreement.watchers;
        let is_refused = is_invited == Some(false) && self.table.state == store::OPEN;
        match is_own || is_public || is_invited == Some(true) {
            false => Err(Problem::NoTable),
            true if is_refused && !is_own => Err(Problem::NotInvited),
            true => Ok(()),
        }
    }

    /// The table as somebody sees it.
    pub async fn shown(&mut self, app: &App, asker: &Asker) -> Result<wire::Table, Problem> {
        let mut table = shown(app, &self.table, &self.seats, asker).await?;
        table.clock = self.clock(app.now());
        table.asked = self.asked().map(Id);
        table.questions.extend(self.undo_question(app).await?);
        table.questions.extend(self.hand_over_questions(app).await?);
        if let Some(power) = table.me.filter(|_| self.is_running())
            && let Some(own) = table.seats.get_mut(&power)
        {
            own.auto_pass = self.seat(power.0).and_then(|seat| self.auto_pass(seat));
        }
        Ok(table)
    }
}

/// A table as somebody sees it who looks at the list.
pub async fn shown(
    app: &App,
    table: &store::Table,
    seats: &[store::Seat],
    asker: &Asker,
) -> Result<wire::Table, Problem> {
    let agreement = crate::agreement::Agreement::read(&table.agreement).ok_or(Problem::Failed)?;
    let mut shown_seats = BTreeMap::new();
    let mut me = None;
    for seat in seats {
        let Ok(power) = seat.power.parse::<Power>() else { continue };
        let person = match &seat.person {
            Some(id) => app.somebody(id).await?,
            None => None,
        };
        if person.is_some() && seat.person.as_deref() == asker.id() {
            me = Some(Id(power));
        }
        let bot = seat.stand_in.clone().or_else(|| seat.bot.clone());
        shown_seats.insert(Id(power), wire::Seat { person, bot, auto_pass: None });
    }
    let is_over = table.state == store::OVER;
    let language = asker.language.id();
    let result = table.result.as_deref().filter(|_| is_over).and_then(|results| {
        let results: serde_json::Value = serde_json::from_str(results).ok()?;
        results.get(language).cloned()
    });
    Ok(wire::Table {
        id: table.id.clone(),
        state: match table.state.as_str() {
            store::OPEN => TableState::Open,
            store::RUNNING => TableState::Running,
            store::OVER => TableState::Over,
            _ => TableState::Aside,
        },
        seq: table.seq.unsigned_abs(),
        powers: shown_seats.keys().copied().collect(),
        cards: agreement.cards,
        old_world: agreement.old_world,
        seats: shown_seats,
        me,
        asked: table.asked.as_deref().and_then(|power| power.parse().ok()).map(Id),
        creator: app.somebody(&table.creator).await?,
        deal: agreement.deal,
        listed: agreement.listed,
        watchers: agreement.watchers,
        hints: agreement.hints,
        pace: agreement.pace,
        out_of_time: agreement.out_of_time,
        clock: None,
        questions: Vec::new(),
        created: table.created,
        changed: table.changed,
        seed_hash: table.seed_hash.clone(),
        seed: Some(table.seed.clone()).filter(|seed| is_over && !seed.is_empty()),
        result,
        invites: invites(table, seats, asker),
        aside: table.reason.clone(),
        follows: table.follows.clone(),
    })
}

/// The invitations to the open seats, for the one who set the table up.
fn invites(
    table: &store::Table,
    seats: &[store::Seat],
    asker: &Asker,
) -> Option<BTreeMap<PowerId, String>> {
    if asker.id() != Some(&table.creator) || table.state != store::OPEN {
        return None;
    }
    let seed: Seed = table.seed.parse().ok()?;
    let open = seats.iter().filter(|seat| seat.person.is_none() && seat.bot.is_none());
    let invite =
        |seat: &store::Seat| Some((Id(seat.power.parse().ok()?), secret::invitation(&seed, seat)));
    Some(open.filter_map(invite).collect())
}
