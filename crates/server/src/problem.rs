//! What can go wrong, and how it is told: the one place where refusals become answers.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use ruinous_engine::Power;
use ruinous_wire::{self as wire, Refusal, Sentence};
use ruinous_words::Text;

use crate::{notices::GuardError, store::StoreError, text::cut};

/// How much is repeated of what was sent, in signs.
const QUOTED: usize = 60;
/// How long a detail may be, in signs. It may repeat what was sent.
const DETAIL: usize = 300;

/// A refusal. Nothing has changed.
#[derive(Clone, Debug)]
pub enum Problem {
    /// Something that was sent cannot be read; what is wrong with it.
    Unreadable(String),
    /// A choice is not in the notation.
    Misread(Refusal),
    /// Nobody is asking.
    Nobody,
    /// The token is not known.
    UnknownToken,
    /// Login and password do not go together.
    WrongLogin,
    /// The request comes from a page of somebody else's.
    ForeignOrigin,
    /// A server for this machine alone is asked for by another name.
    ForeignHost,
    /// A request without an origin needs a token in its heading.
    TokenNeeded,
    /// One has no seat at this table.
    NotSeated,
    /// It is somebody else's seat, or choice.
    NotYourSeat,
    /// It is one's own seat, about which others vote.
    OwnSeat,
    /// Nobody sits there.
    SeatEmpty,
    /// A bot plays there, for itself or for a person.
    BotSits,
    /// Only who set the table up may do this.
    CreatorOnly,
    /// The table is played without advice.
    NoHints,
    /// The seat is taken by invitation only, and this is not it.
    NotInvited,
    /// A bot plays for one: the seat has to be taken back first.
    BotPlays,
    /// No such table, or not for these eyes.
    NoTable,
    /// No such page.
    NoPage,
    /// The page has other uses.
    WrongMethod,
    /// No such seat at the table.
    NoSeat,
    /// The record is shown when the game is over.
    NoRecordYet,
    /// The game is at this step, and not where it was thought to be.
    Stale(u64),
    /// Somebody has the seat.
    SeatTaken,
    /// One has a seat at this table already.
    AlreadySeated,
    /// The game has begun.
    HasBegun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// The game is over.
    IsOver,
    /// The game was set aside; why.
    SetAside(String),
    /// The rules have changed since this game was played; where what happened in it is told.
    RulesChanged(String),
    /// Somebody has this login.
    LoginTaken,
    /// Nobody has asked for that.
    NothingToAnswer,
    /// Somebody is not away.
    IsThere,
    /// All other people at the table are away.
    NobodyToAgree,
    /// Too much was sent at once.
    TooBig,
    /// The rules refuse it.
    Refused(Refusal),
    /// A record is wrong in this line.
    BadRecord(u64, String),
    /// Some seats are open.
    SeatsOpen,
    /// A seat is not `me`, `open` or a bot.
    BadSeat(String),
    /// A seat is given to a Power that is not at the table.
    NotAtTable(Power),
    /// One person cannot take several seats.
    SeveralSeats,
    /// A name is empty, too long or has signs that cannot be shown.
    BadName,
    /// No language of ours.
    BadLanguage,
    /// A login is empty or too long.
    BadLogin,
    /// A password is too short or too long.
    BadPassword,
    /// A webhook cannot be used; why.
    BadWebhook(GuardError),
    /// This is no e-mail address.
    BadEmail,
    /// The host sends no mail.
    NoMail,
    /// A pace is zero or longer than a year.
    BadPace,
    /// A text is empty or longer than so many signs.
    BadText(usize),
    /// Notes are longer than so many signs.
    LongNotes(usize),
    /// One has so many unfinished tables, and may not have more.
    TooManyTables(usize),
    /// One has so many WebSockets open, and may not open more.
    TooManySockets(usize),
    /// Too often; after how many seconds again.
    TooOften(u64),
    /// It failed on our side.
    Failed,
}

impl Problem {
    /// The status of HTTP, and a short word for the kind, which is also its message's name.
    fn kind(&self) -> (StatusCode, &'static str) {
        use Problem::*;
        match self {
            Unreadable(_) => (StatusCode::BAD_REQUEST, "unreadable"),
            Misread(_) => (StatusCode::BAD_REQUEST, "misread"),
            Nobody => (StatusCode::UNAUTHORIZED, "nobody"),
            UnknownToken => (StatusCode::UNAUTHORIZED, "unknown-token"),
            WrongLogin => (StatusCode::UNAUTHORIZED, "wrong-login"),
            TokenNeeded => (StatusCode::UNAUTHORIZED, "token-needed"),
            ForeignOrigin => (StatusCode::FORBIDDEN, "foreign-origin"),
            ForeignHost => (StatusCode::FORBIDDEN, "foreign-host"),
            NotSeated => (StatusCode::FORBIDDEN, "not-seated"),
            NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
            OwnSeat => (StatusCode::FORBIDDEN, "own-seat"),
            CreatorOnly => (StatusCode::FORBIDDEN, "creator-only"),
            NoHints => (StatusCode::FORBIDDEN, "no-hints"),
            NotInvited => (StatusCode::FORBIDDEN, "not-invited"),
            BotPlays => (StatusCode::FORBIDDEN, "bot-plays"),
            NoTable => (StatusCode::NOT_FOUND, "no-table"),
            NoPage => (StatusCode::NOT_FOUND, "no-page"),
            NoSeat => (StatusCode::NOT_FOUND, "no-seat"),
            NoRecordYet => (StatusCode::NOT_FOUND, "no-record-yet"),
            WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Stale(_) => (StatusCode::CONFLICT, "stale"),
            SeatEmpty => (StatusCode::CONFLICT, "seat-empty"),
            BotSits => (StatusCode::CONFLICT, "bot-sits"),
            SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            AlreadySeated => (StatusCode::CONFLICT, "already-seated"),
            HasBegun => (StatusCode::CONFLICT, "has-begun"),
            NotBegun => (StatusCode::CONFLICT, "not-begun"),
            NotOver => (StatusCode::CONFLICT, "not-over"),
            IsOver => (StatusCode::CONFLICT, "is-over"),
            SetAside(_) => (StatusCode::CONFLICT, "set-aside"),
            RulesChanged(_) => (StatusCode::CONFLICT, "rules-changed"),
            LoginTaken => (StatusCode::CONFLICT, "login-taken"),
            NothingToAnswer => (StatusCode::CONFLICT, "nothing-to-answer"),
            IsThere => (StatusCode::UNPROCESSABLE_ENTITY, "is-there"),
            NobodyToAgree => (StatusCode::UNPROCESSABLE_ENTITY, "nobody-to-agree"),
            TooBig => (StatusCode::PAYLOAD_TOO_LARGE, "too-big"),
            Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            BadRecord(..) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-record"),
            SeatsOpen => (StatusCode::UNPROCESSABLE_ENTITY, "seats-open"),
            BadSeat(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-seat"),
            NotAtTable(_) => (StatusCode::UNPROCESSABLE_ENTITY, "not-at-table"),
            SeveralSeats => (StatusCode::UNPROCESSABLE_ENTITY, "several-seats"),
            BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad-name"),
            BadLanguage => (StatusCode::UNPROCESSABLE_ENTITY, "bad-language"),
            BadLogin => (StatusCode::UNPROCESSABLE_ENTITY, "bad-login"),
            BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, "bad-password"),
            BadWebhook(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-webhook"),
            BadEmail => (StatusCode::UNPROCESSABLE_ENTITY, "bad-email"),
            NoMail => (StatusCode::UNPROCESSABLE_ENTITY, "no-mail"),
            BadPace => (StatusCode::UNPROCESSABLE_ENTITY, "bad-pace"),
            BadText(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-text"),
            LongNotes(_) => (StatusCode::UNPROCESSABLE_ENTITY, "long-notes"),
            TooManyTables(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            TooManySockets(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many-sockets"),
            TooOften(_) => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
            Failed => (StatusCode::INTERNAL_SERVER_ERROR, "failed"),
        }
    }

    /// The status of HTTP.
    pub fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The problem in somebody's language.
    pub fn told(&self, text: &Text) -> wire::Problem {
        let (status, kind) = self.kind();
        if let Self::Misread(refusal) | Self::Refused(refusal) = self {
            return wire::Problem::by_rules(kind, status.as_u16(), refusal.clone());
        }
        let line = text.line(format!("problem-{kind}"));
        let line = match self {
            Self::BadSeat(what) => line.word("what", cut(what, QUOTED)),
            Self::RulesChanged(what) => line.word("what", what),
            Self::NotAtTable(power) => line.name("power", *power),
            Self::BadWebhook(why) => line.word("why", word(*why)),
            Self::TooManyTables(most)
            | Self::TooManySockets(most)
            | Self::BadText(most)
            | Self::LongNotes(most) => line.number("most", small(*most as u64)),
            Self::Stale(seq) => line.number("seq", small(*seq)),
            Self::BadRecord(number, _) => line.number("line", small(*number)),
            Self::TooOften(seconds) => line.number("seconds", small(*seconds)),
            _ => line,
        };
        let title = Sentence::read(&line.say()).words();
        let mut problem = wire::Problem::new(kind, status.as_u16(), title);
        problem.details.detail = self.detail().map(|detail| cut(&detail, DETAIL).into_owned());
        match self {
            Self::Stale(seq) => problem.details.seq = Some(*seq),
            Self::BadRecord(line, _) => problem.details.line = Some(*line),
            Self::TooOften(seconds) => problem.details.retry_after_s = Some(*seconds),
            _ => {}
        }
        problem
    }

    /// What a programmer wants to know besides, in English whatever the title speaks.
    fn detail(&self) -> Option<String> {
        match self {
            Self::Unreadable(what) | Self::SetAside(what) | Self::BadRecord(_, what) => {
                Some(what.clone()).filter(|what| !what.is_empty())
            }
            Self::BadWebhook(why) => Some(why.to_string()),
            Self::Nobody => {
                Some("say who you are first: POST /api/people makes you somebody".to_owned())
            }
            _ => None,
        }
    }

    /// The answer in somebody's language.
    pub fn answer(&self, text: &Text) -> Response {
        let body = serde_json::to_vec(&self.told(text)).unwrap_or_default();
        let kind = HeaderValue::from_static("application/problem+json");
        let mut answer = (self.status(), [(header::CONTENT_TYPE, kind)], body).into_response();
        if let Self::TooOften(seconds) = self {
            answer.headers_mut().insert(header::RETRY_AFTER, (*seconds).into());
        }
        answer
    }
}

/// The word by which the message of a bad webhook tells the reasons apart.
fn word(why: GuardError) -> &'static str {
    match why {
        GuardError::TooLong => "too-long",
        GuardError::NotAnAddress => "no-address",
        GuardError::NotHttps => "not-https",
        GuardError::Credentials => "credentials",
        GuardError::Port(_) => "port",
        GuardError::Inside(_) => "inside",
    }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The words are added where it is known who asks: see [`crate::gate`].
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database failed");
        Self::Failed
    }
}
