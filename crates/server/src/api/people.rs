//! Who somebody is.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
};
use ruinous_wire::{Known, Login, Me, MeChange, NewPerson};
use ruinous_words::Language;

use super::{Body, Problems, passwords};
use crate::{
    app::App,
    asker::{Asker, COOKIE},
    names::{checked_login, checked_name},
    notices,
    problem::Problem,
    secret,
    store::{Person, PersonChange},
};

/// How long a browser keeps the cookie, in seconds: a year.
const KEPT_FOR: u32 = 31_536_000;

type Answer<T> = Result<(StatusCode, HeaderMap, Json<T>), Problem>;

/// Become somebody
#[utoipa::path(post, path = "/api/people", tag = "people", request_body = NewPerson,
    responses((status = 201, body = Known), Problems))]
pub async fn come(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(new): Body<NewPerson>,
) -> Answer<Known> {
    let name = checked_name(&new.name)?;
    app.limits.person(asker.address)?;
    let person = Person { id: secret::new_id(), name, created: app.now(), ..Person::default() };
    let token = secret::new_token();
    app.store.add_person(&person, &secret::hash(&token)).await?;
    known(&app, person, token)
}

/// Who I am
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), Problems))]
pub async fn me(asker: Asker) -> Result<Json<Me>, Problem> {
    Ok(Json(shown(asker.known()?)))
}

/// Change my name or settings
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeChange,
    responses((status = 200, body = Me), Problems))]
pub async fn change_me(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, Problem> {
    let id = &asker.known()?.id;
    let name = change.name.as_deref().map(checked_name).transpose()?;
    let known = |tag: String| match Language::from_tag(&tag) {
        Some(language) => Ok(language.id().to_owned()),
        None => Err(Problem::BadLanguage),
    };
    let language = change.language.map(|language| language.map(known).transpose()).transpose()?;
    if let Some(Some(url)) = &change.webhook {
        notices::check_url(url, app.options.allow_private_webhooks).map_err(Problem::BadWebhook)?;
    }
    if let Some(Some(address)) = &change.email {
        notices::check_address(address).map_err(|_| Problem::BadEmail)?;
        if app.options.smtp.is_none() {
            return Err(Problem::NoMail);
        }
    }
    // Only what is named is written: somebody else may be changing the rest.
    let change = PersonChange { name, language, webhook: change.webhook, email: change.email };
    let person = app.store.change_person(id, &change).await?.ok_or(Problem::UnknownToken)?;
    app.forget_names(Some(id));
    Ok(Json(shown(&person)))
}

/// Make me reachable from another device; a new password logs all others out
#[utoipa::path(put, path = "/api/me/login", tag = "people", request_body = Login,
    responses((status = 200, body = Me), Problems))]
pub async fn set_login(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(wanted): Body<Login>,
) -> Result<Json<Me>, Problem> {
    let id = &asker.known()?.id;
    let login = checked_login(&wanted.login)?;
    if !(8..=200).contains(&wanted.password.chars().count()) {
        return Err(Problem::BadPassword);
    }
    app.limits.password(id)?;
    let password = passwords::hashed(wanted.password).await?;
    let session = secret::hash(asker.token.as_deref().unwrap_or_default());
    match app.store.set_login(id, &login, &password, &session).await {
        Ok(person) => Ok(Json(shown(&person.ok_or(Problem::UnknownToken)?))),
        Err(error) if error.is_duplicate() => Err(Problem::LoginTaken),
        Err(error) => Err(error.into()),
    }
}

/// Log in
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = Login,
    responses((status = 201, body = Known), Problems))]
pub async fn log_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(given): Body<Login>,
) -> Answer<Known> {
    let login = checked_login(&given.login)?;
    app.limits.log_in(asker.address, &login)?;
    let person = app.store.person_by_login(&login).await?;
    let password = person.as_ref().and_then(|person| person.password.clone());
    if !passwords::is_password(given.password, password).await? {
        return Err(Problem::WrongLogin);
    }
    let person = person.ok_or(Problem::WrongLogin)?;
    let token = secret::new_token();
    if !app.store.add_session(&secret::hash(&token), &person, app.now()).await? {
        return Err(Problem::WrongLogin);
    }
    app.limits.logged_in(asker.address, &login);
    known(&app, person, token)
}

/// Log out: this token is worth nothing any more
#[utoipa::path(delete, path = "/api/sessions/current", tag = "people",
    responses((status = 204), Problems))]
pub async fn log_out(
    State(app): State<Arc<App>>,
    asker: Asker,
) -> Result<(StatusCode, HeaderMap), Problem> {
    asker.known()?;
    if let Some(token) = &asker.token {
        app.store.drop_session(&secret::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}

/// Tells a person the token of a new session, which is shown this once.
fn known(app: &App, person: Person, token: String) -> Answer<Known> {
    let cookie = cookie(app, &token, KEPT_FOR);
    let known = Known { id: person.id, name: person.name, token };
    Ok((StatusCode::CREATED, cookie, Json(known)))
}

fn cookie(app: &App, token: &str, seconds: u32) -> HeaderMap {
    let is_secure = app.options.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    let value = HeaderValue::from_str(&cookie).ok();
    value.map(|value| (header::SET_COOKIE, value)).into_iter().collect()
}

fn shown(person: &Person) -> Me {
    let Person { id, name, language, login, webhook, email, .. } = person.clone();
    Me { id, name, language, login, webhook, email }
}
