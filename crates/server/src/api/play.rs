//! Playing: how things stand, what happened, choices, previews, undo, advice.

use std::{sync::Arc, time::Instant};

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use ruinous_engine::{
    Power,
    notation::{choice_line, parse_choice},
};
use ruinous_wire::{
    Answer, Choose, Consider, Hint, Listener, Missed, Preview, Refusal, Sentence, Seq,
    State as GameState,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Body, Problems, enter, wholly};
use crate::{
    app::App,
    asker::Asker,
    limits,
    problem::Problem,
    room::{
        Room, Undone, hear,
        history::{Broken, Played},
        kept, step,
        viewers::Told,
    },
    text::cut,
};

/// Which moment, through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// After which step; the last one if it is not said.
    at: Option<u64>,
    /// Through whose eyes, when the game is over and nothing is secret any more.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// How things stand, for me
#[utoipa::path(get, path = "/api/tables/{id}/game", tag = "playing", params(("id" = String, Path), Moment),
    responses((status = 200, body = GameState), Problems))]
pub async fn game(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Response, Problem> {
    let mut room = app.rooms.enter(&app, &id).await?;
    let eyes = eyes(&mut room, &asker, moment.eyes.as_deref())?;
    let text = app.texts.of(asker.language);
    let (seq, view) = match moment.at {
        Some(at) if at > room.seq() => return Err(Problem::Stale(room.seq())),
        Some(at) if at < room.seq() => {
            let history = room.history(&app).await.map_err(|problem| unshown(&room, problem))?;
            let broken = |broken: Broken| unshown(&room, Problem::SetAside(broken.to_string()));
            (at, history.game_at(at).map_err(broken)?.view(eyes))
        }
        _ => {
            let game = room.game().map_err(|problem| unshown(&room, problem))?;
            (room.seq(), game.view(eyes))
        }
    };
    // Telling takes a while, which nobody else has to wait for.
    drop(room);
    Ok(json(&GameState::new(seq, &view, text)))
}

/// Why a moment cannot be shown. Of a finished game that does not fit the rules any more, what happened was kept.
fn unshown(room: &Room, problem: Problem) -> Problem {
    match problem {
        Problem::SetAside(_) if room.is_over() => {
            Problem::RulesChanged(format!("/api/tables/{}/steps", room.table.id))
        }
        other => other,
    }
}

/// Make a choice, answering the step that was last seen
#[utoipa::path(post, path = "/api/tables/{id}/choices", tag = "playing", params(("id" = String, Path)),
    request_body = Choose, responses((status = 200, body = Seq), Problems))]
pub async fn choose(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(made): Body<Choose>,
) -> Result<Json<Seq>, Problem> {
    let person = asker.known()?.id.clone();
    let began = Instant::now();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        let text = app.texts.of(asker.language);
        let seq = room.choose(&app, &person, made.seq, &made.choice, text).await?;
        app.metrics.choice_seconds.observe(began.elapsed().as_secs_f64());
        Ok(Json(Seq { seq }))
    })
    .await
}

/// What somebody has seen.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// The last step that was seen; all are told if it is not said.
    after: Option<u64>,
    /// Through whose eyes, when the game is over.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// What happened since a step, as I was or would have been told
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "playing", params(("id" = String, Path), After),
    responses((status = 200, body = Missed), Problems))]
pub async fn steps(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Response, Problem> {
    let (eyes, seq, setup, history, aside) = {
        let mut room = app.rooms.enter(&app, &id).await?;
        let eyes = eyes(&mut room, &asker, after.eyes.as_deref())?;
        if !room.has_begun() {
            return Err(Problem::NotBegun);
        }
        (eyes, room.seq(), room.setup(), room.history(&app).await, room.aside())
    };
    let text = app.texts.of(asker.language);
    let (mut steps, mut listener) = (Vec::new(), Listener::new(eyes));
    let is_missed = |seq: u64| after.after.is_none_or(|after| seq > after);
    let played = history.ok().and_then(|history| {
        let tell = |played: Played<'_>| {
            let told = Told::of(&played, false);
            match is_missed(told.seq) {
                true => steps.push(step(&mut listener, &told, text)),
                false => hear(&mut listener, &told),
            }
        };
        history.play(tell).ok()
    });
    if played.is_none() {
        // The rules have changed since: what was kept of a finished game is shown.
        let kept = app.store.kept(&id).await?.ok_or(aside)?;
        steps = kept::steps(&kept, setup, eyes, text);
        steps.retain(|step| is_missed(step.seq));
    }
    Ok(json(&Missed { seq, steps }))
}

/// What a choice would cost and change, from what I can see
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "playing", params(("id" = String, Path)),
    request_body = Consider, responses((status = 200, body = Preview), Problems))]
pub async fn preview(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(considered): Body<Consider>,
) -> Result<Response, Problem> {
    let text = app.texts.of(asker.language);
    let (view, power, choice) = {
        let room = enter(&app, &asker, &id).await?;
        let own = room.seat_of(&asker.known()?.id).ok_or(Problem::NotSeated)?;
        let misread = |error| Problem::Misread(Refusal::misread(&error, text));
        let (power, choice) =
            parse_choice(&cut(&considered.choice, limits::CHOICE), room.setup().cards())
                .map_err(misread)?;
        if power != own {
            return Err(Problem::NotYourSeat);
        }
        (room.game()?.view(Some(power)), power, choice)
    };
    let refused = |refused| Problem::Refused(Refusal::rules(refused, text));
    if let Some(asked) =
        view.decision().map(|decision| decision.power).filter(|asked| *asked != power)
    {
        return Err(refused(ruinous_engine::Refused::NotYourDecision { asked }));
    }
    Ok(json(&Preview::of(&view, choice, text).map_err(refused)?))
}

/// Take my last choice back: at once if that is fair, otherwise when the others agree
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "playing", params(("id" = String, Path)),
    request_body = Seq, responses((status = 200, body = Seq),
        (status = 202, body = Seq, description = "The others are asked"), Problems))]
pub async fn undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(seen): Body<Seq>,
) -> Result<(StatusCode, Json<Seq>), Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        let text = app.texts.of(asker.language);
        Ok(match room.undo(&app, &person, seen.seq, text).await? {
            Undone::Done(seq) => (StatusCode::OK, Json(Seq { seq })),
            Undone::Asked(seq) => (StatusCode::ACCEPTED, Json(Seq { seq })),
        })
    })
    .await
}

/// Say whether another may take his choice back
#[utoipa::path(post, path = "/api/tables/{id}/undo/answer", tag = "playing", params(("id" = String, Path)),
    request_body = Answer, responses((status = 200, body = Seq), Problems))]
pub async fn answer_undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Seq>, Problem> {
    let person = asker.known()?.id.clone();
    wholly(async move {
        let mut room = enter(&app, &asker, &id).await?;
        let seq = room.answer_undo(&app, &person, answer.agree).await?;
        Ok(Json(Seq { seq }))
    })
    .await
}

/// What the strongest bot would choose in my place, and why
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = Hint), Problems))]
pub async fn hint(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let person = asker.known()?;
    let text = app.texts.of(asker.language);
    let (seq, view) = {
        let room = enter(&app, &asker, &id).await?;
        let own = room.seat_of(&person.id).ok_or(Problem::NotSeated)?;
        if !room.agreement.hints {
            return Err(Problem::NoHints);
        }
        if room.has_begun() && !room.is_running() {
            return Err(Problem::IsOver);
        }
        (room.seq(), room.game()?.view(Some(own)))
    };
    let decision = view.decision().ok_or(Problem::IsOver)?;
    if Some(decision.power) != view.viewer() {
        let refused = ruinous_engine::Refused::NotYourDecision { asked: decision.power };
        return Err(Problem::Refused(Refusal::rules(refused, text)));
    }
    app.limits.hint(&person.id)?;
    let decided = app.thinkers.advice(&person.id, view).await.ok_or(Problem::Failed)?;
    let said = text.hint(&decided, &decision).iter().map(|said| Sentence::read(said)).collect();
    let choice = choice_line(decision.power, decided.choice);
    Ok(json(&Hint { seq, choice, said }))
}

/// Through whose eyes somebody sees a game: his own, or anyone's when it is over.
fn eyes(room: &mut Room, asker: &Asker, wanted: Option<&str>) -> Result<Option<Power>, Problem> {
    let own = room.eyes(asker)?;
    match wanted {
        None => Ok(own),
        Some(_) if !room.is_over() => Err(Problem::NotOver),
        Some(power) => match power.parse().ok().filter(|power| room.seat(*power).is_some()) {
            Some(power) => Ok(Some(power)),
            None => Err(Problem::NoSeat),
        },
    }
}

/// An answer in JSON.
fn json(body: &impl serde::Serialize) -> Response {
    let kind = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, kind)], crate::room::json(body)).into_response()
}
