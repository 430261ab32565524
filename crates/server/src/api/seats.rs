//! Seats: who sits where, and who plays for whom.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use ruinous_engine::Power;
use ruinous_wire::{Answer, AutoPass, Table};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{Body, Problems, body::Optional, enter, wholly};
use crate::{agreement::read_bot, app::App, asker::Asker, problem::Problem};

/// How somebody sits down.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SitDown {
    /// The invitation to the seat, where one is needed.
    #[schema(required = false)]
    invite: Option<String>,
    /// A bot that shall sit there; for the one who set the table up.
    #[schema(required = false)]
    bot: Option<String>,
}

/// Sit down, or take one's seat back; or put a bot on an open seat
#[utoipa::path(put, path = "/api/tables/{id}/seats/{power}", tag = "tables",
    params(("id" = String, Path), ("power" = String, Path)), request_body = Option<SitDown>,
    responses((status = 200, body = Table), Problems))]
pub async fn sit(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, power)): Path<(String, String)>,
    Optional(how): Optional<SitDown>,
) -> Result<Json<Table>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = app.rooms.enter(&app, &id).await?;
        room.may_see(&asker, how.invite.as_deref())?;
        let power = read(&power)?;
        match how.bot {
            Some(bot) => {
                let bot = read_bot(&bot)?;
                room.seat_bot(&app, &person, power, bot).await?;
            }
            None => room.sit(&app, &person, power, how.invite.as_deref()).await?,
        }
        Ok(Json(room.shown(&app, &asker).await?))
    })
    .await
}

/// Get up; in a running game a bot plays on
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{power}", tag = "tables",
    params(("id" = String, Path), ("power" = String, Path)),
    responses((status = 200, body = Table), Problems))]
pub async fn get_up(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, power)): Path<(String, String)>,
) -> Result<Json<Table>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        room.get_up(&app, &person, read(&power)?).await?;
        Ok(Json(room.shown(&app, &asker).await?))
    })
    .await
}

/// Vote that a bot plays for somebody who is away; it does when all others agree
#[utoipa::path(post, path = "/api/tables/{id}/seats/{power}/hand-over", tag = "tables",
    params(("id" = String, Path), ("power" = String, Path)), request_body = Answer,
    responses((status = 200, body = Table), Problems))]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, power)): Path<(String, String)>,
    Body(answer): Body<Answer>,
) -> Result<Json<Table>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        room.vote_hand_over(&app, &person, read(&power)?, answer.agree).await?;
        Ok(Json(room.shown(&app, &asker).await?))
    })
    .await
}

/// When one's seat shall pass by itself.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Passing {
    /// For this round, whenever it is all one can do, or not at all (null).
    when: Option<AutoPass>,
}

/// Pass by itself, or no more
#[utoipa::path(put, path = "/api/tables/{id}/auto-pass", tag = "playing", params(("id" = String, Path)),
    request_body = Passing, responses((status = 200, body = Table), Problems))]
pub async fn auto_pass(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(passing): Body<Passing>,
) -> Result<Json<Table>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        room.set_auto_pass(&app, &person, passing.when).await?;
        Ok(Json(room.shown(&app, &asker).await?))
    })
    .await
}

fn read(power: &str) -> Result<Power, Problem> {
    power.parse().map_err(|_| Problem::NoSeat)
}
