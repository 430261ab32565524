//! Who asks: a person by his token, or a visitor; in which language; from where.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, Method, header, request::Parts, uri::Authority},
};
use ruinous_words::Language;

use crate::{app::App, limits::network, options::Options, problem::Problem, secret, store::Person};

/// The cookie that holds a token.
pub const COOKIE: &str = "ruinous";

/// Who asks.
#[derive(Clone)]
pub struct Asker {
    /// The person, if he is known.
    pub person: Option<Person>,
    /// The token by which he is known.
    pub token: Option<String>,
    /// The language to answer in.
    pub language: Language,
    /// From where.
    pub address: IpAddr,
}

impl Asker {
    /// Who asks by this request, if he may.
    pub async fn of(app: &App, request: &Parts) -> Result<Self, (Problem, Language)> {
        let headers = &request.headers;
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
        let language = accepted.map_or(Language::English, Language::accepted);
        let told = |problem| (problem, language);
        for name in [header::HOST, header::ORIGIN] {
            // Of two, a proxy in front may have believed the other one.
            if headers.get_all(&name).iter().nth(1).is_some() {
                return Err(told(Problem::Unreadable(format!("the header {name} comes twice"))));
            }
        }
        if app.is_for_this_machine() {
            check_host(headers).map_err(told)?;
        }
        let bearer = bearer(headers);
        if changes_something(request) {
            check_origin(request, &app.options, bearer.is_some()).map_err(told)?;
        }
        let token = bearer.clone().or_else(|| cookie(headers));
        let person = match &token {
            Some(token) => {
                let found = app.store.person_by_session(&secret::hash(token)).await;
                found.map_err(Problem::from).map_err(told)?
            }
            None => None,
        };
        let address = address(request, &app.options);
        if bearer.is_some() && person.is_none() {
            // Who tries one token after the other is slowed down like everyone.
            app.limits.request(&address.to_string()).map_err(told)?;
            return Err(told(Problem::UnknownToken));
        }
        let own = person.as_ref().and_then(|person| person.language.as_deref());
        let language = own.and_then(Language::from_tag).unwrap_or(language);
        let token = token.filter(|_| person.is_some());
        Ok(Self { person, token, language, address })
    }

    /// The person's id.
    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// By what it is counted how often he asks: himself, or his address if he is nobody.
    pub fn key(&self) -> String {
        self.id().map_or_else(|| self.address.to_string(), str::to_owned)
    }

    /// The person, who has to be known.
    pub fn known(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::Nobody)
    }
}

/// The gate has found out who asks before any handler runs.
impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Self>().cloned().ok_or(Problem::Failed)
    }
}

/// Whether a request could change something, or opens a WebSocket, which could.
fn changes_something(request: &Parts) -> bool {
    let is_reading = matches!(request.method, Method::GET | Method::HEAD | Method::OPTIONS);
    !is_reading || request.headers.contains_key(header::UPGRADE)
}

/// A server for this machine alone is asked for by a name of this machine. A page of somebody else's could
/// have its own name lead here, and would then pass as ours.
fn check_host(headers: &HeaderMap) -> Result<(), Problem> {
    let Some(host) = headers.get(header::HOST) else { return Ok(()) };
    let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
    match host.is_some_and(|host| is_this_machine(host.host())) {
        true => Ok(()),
        false => Err(Problem::ForeignHost),
    }
}

fn is_this_machine(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host == "localhost"
        || host.ends_with(".localhost")
        || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

/// A browser says from which page a request comes, and only our own may change anything. Who is no
/// browser shows a token, which no page of somebody else's has.
fn check_origin(request: &Parts, options: &Options, has_bearer: bool) -> Result<(), Problem> {
    let headers = &request.headers;
    let Some(origin) = headers.get(header::ORIGIN) else {
        let becomes_somebody = matches!(request.uri.path(), "/api/people" | "/api/sessions");
        return match has_bearer || (becomes_somebody && request.method == Method::POST) {
            true => Ok(()),
            false => Err(Problem::TokenNeeded),
        };
    };
    match own_origin(headers, options) {
        Some(own) if own.as_bytes() == origin.as_bytes() => Ok(()),
        _ => Err(Problem::ForeignOrigin),
    }
}

/// Where our own pages come from: what the host says, or else what the browser has asked for. Whether that
/// was asked for by TLS only a proxy in front knows.
fn own_origin(headers: &HeaderMap, options: &Options) -> Option<String> {
    if let Some(url) = &options.public_url {
        return Some(url::Url::parse(url).ok()?.origin().ascii_serialization());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let proto = headers.get("x-forwarded-proto").filter(|_| options.behind_proxy);
    let scheme = if proto.is_some_and(|proto| proto == "https") { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == COOKIE).map(|(_, token)| token.trim().to_owned())
}

/// From where a request comes: the last address that our own proxy has added, if there is one.
fn address(request: &Parts, options: &Options) -> IpAddr {
    let forwarded = request.headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.filter(|_| options.behind_proxy).and_then(|list| list.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let peer = || request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    network(last.or_else(peer).unwrap_or(IpAddr::from([127, 0, 0, 1])))
}
