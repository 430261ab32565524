//! Tables: setting one up, finding one, and what happens before a game begins.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use ruinous_engine::Power;
use ruinous_wire::{NewTable, Table, TableState, Tables};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Body, Problems, enter, wholly};
use crate::{
    agreement::{Agreement, Wanted},
    app::App,
    asker::Asker,
    fair::Seed,
    problem::Problem,
    room::showing,
    secret,
    store::{self, ListQuery},
};

const PER_PAGE: i64 = 50;

/// Set up a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Table), Problems))]
pub async fn set_up(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Table>), Problem> {
    let person = asker.known()?.id.clone();
    let (agreement, wanted) = Agreement::of(&new, app.texts.of(asker.language))?;
    let is_full = !wanted.values().any(|seat| *seat == Wanted::Open);
    wholly(async move {
        let seats = wanted.into_iter().map(|(power, wanted)| (power, wanted, None));
        let id = secret::new_id();
        add(&app, &asker, &id, &agreement, seats, None).await?;
        let mut room = app.rooms.enter(&app, &id).await?;
        if new.start && is_full {
            room.start(&app, &person).await?;
        }
        Ok((StatusCode::CREATED, Json(room.shown(&app, &asker).await?)))
    })
    .await
}

/// Adds a table whose seats are as wanted, or have their person already, if its creator may have one more.
async fn add(
    app: &App,
    asker: &Asker,
    id: &str,
    agreement: &Agreement,
    seats: impl Iterator<Item = (Power, Wanted, Option<String>)>,
    follows: Option<String>,
) -> Result<(), Problem> {
    let (person, seed, now) = (asker.known()?, Seed::random(), app.now());
    app.limits.table(&person.id)?;
    let table = store::Table {
        id: id.to_owned(),
        creator: person.id.clone(),
        state: store::OPEN.to_owned(),
        created: now,
        changed: now,
        agreement: agreement.write(),
        listed: agreement.listed,
        seed: seed.to_string(),
        seed_hash: seed.hash(),
        follows,
        ..store::Table::default()
    };
    let seat = |(power, wanted, sitting): (Power, Wanted, Option<String>)| store::Seat {
        table_id: id.to_owned(),
        power: power.id().to_owned(),
        person: if wanted == Wanted::Me { Some(person.id.clone()) } else { sitting },
        bot: match wanted {
            Wanted::Bot(bot) => Some(bot.to_string()),
            _ => None,
        },
        ..store::Seat::default()
    };
    let seats: Vec<store::Seat> = seats.map(seat).collect();
    let most = app.options.tables_per_person;
    let is_added = app.store.add_table_below(most, &table, &seats).await?;
    if is_added { Ok(()) } else { Err(Problem::TooManyTables(most)) }
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Only those in this state.
    state: Option<TableState>,
    /// Only those at which I sit or that I have set up.
    #[serde(default)]
    #[param(required = false)]
    mine: bool,
    /// What `next` said of the page before.
    page: Option<String>,
}

/// Find tables
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = Tables), Problems))]
pub async fn list(
    State(app): State<Arc<App>>,
    asker: Asker,
    Query(which): Query<Which>,
) -> Result<Json<Tables>, Problem> {
    let mine = if which.mine { Some(asker.known()?.id.clone()) } else { None };
    let before = which.page.as_deref().map(read_page).transpose()?;
    let query = ListQuery {
        state: which.state.map(|state| match state {
            TableState::Open => store::OPEN,
            TableState::Running => store::RUNNING,
            TableState::Over => store::OVER,
            TableState::Aside => store::ASIDE,
        }),
        mine: mine.as_deref(),
        listed_only: !which.mine,
        before,
        limit: PER_PAGE + 1,
    };
    let found = app.store.list(query).await?;
    let page = usize::try_from(PER_PAGE).unwrap_or(usize::MAX);
    let mut tables = Vec::new();
    for (table, seats) in found.iter().take(page) {
        // One that cannot be shown does not hide the others.
        if let Ok(table) = showing::shown(&app, table, seats, &asker).await {
            tables.push(table);
        }
    }
    let last = found.get(page.saturating_sub(1)).filter(|_| found.len() > page);
    let next = last.map(|(table, _)| format!("{}.{}", table.created, table.id));
    Ok(Json(Tables { tables, next }))
}

fn read_page(page: &str) -> Result<(i64, &str), Problem> {
    let read = page.split_once('.').and_then(|(created, id)| Some((created.parse().ok()?, id)));
    read.ok_or_else(|| Problem::Unreadable(format!("page={page}")))
}

/// An invitation, for those who have one.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Invited {
    /// The secret of a seat, which opens tables that are not for everyone's eyes.
    invite: Option<String>,
}

/// A table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Invited),
    responses((status = 200, body = Table), Problems))]
pub async fn one(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<Table>, Problem> {
    let mut room = app.rooms.enter(&app, &id).await?;
    room.may_see(&asker, invited.invite.as_deref())?;
    Ok(Json(room.shown(&app, &asker).await?))
}

/// Begin the game; its creator only, when no seat is open
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), Problems))]
pub async fn start(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Table>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        room.start(&app, &person).await?;
        Ok(Json(room.shown(&app, &asker).await?))
    })
    .await
}

/// Take a table away that has not begun; its creator only
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), Problems))]
pub async fn take_away(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let person = asker.known()?.id.clone();
    let room = enter(&app, &asker, &id).await?;
    if room.table.creator != person {
        return Err(Problem::CreatorOnly);
    }
    if !app.store.forget_table(&id).await? {
        return Err(Problem::HasBegun);
    }
    drop(room);
    app.rooms.forget(&id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Play again: a new table like this one, for the same players
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table, description = "Somebody has set it up already"),
        (status = 201, body = Table), Problems))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Table>), Problem> {
    let person = asker.known()?.id.clone();
    let (agreement, seats) = {
        let room = enter(&app, &asker, &id).await?;
        room.seat_of(&person).ok_or(Problem::NotSeated)?;
        if !room.is_over() {
            return Err(Problem::NotOver);
        }
        (room.agreement.clone(), room.seats.clone())
    };
    // All who ask for it get the same table, whoever is first.
    let new = secret::hash(&format!("rematch of {id}"))[..24].to_owned();
    let mut status = StatusCode::OK;
    if app.store.table(&new).await?.is_none() {
        let seats = seats.iter().filter_map(|seat| {
            let power = seat.power.parse().ok()?;
            Some(match (&seat.bot, &seat.person) {
                (Some(bot), _) => (power, Wanted::Bot(bot.parse().ok()?), None),
                (None, other) => (power, Wanted::Open, other.clone()),
            })
        });
        match add(&app, &asker, &new, &agreement, seats, Some(id)).await {
            Ok(()) => status = StatusCode::CREATED,
            Err(problem) if app.store.table(&new).await?.is_none() => return Err(problem),
            Err(_) => {}
        }
    }
    let mut room = app.rooms.enter(&app, &new).await?;
    Ok((status, Json(room.shown(&app, &asker).await?)))
}
