//! How often somebody may do something. Who keeps below never notices.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{options::Options, problem::Problem};

/// What a body may have at most, in bytes.
pub const BODY: usize = 64 * 1024;
/// The same for a record, which is a whole game.
pub const RECORD: usize = 1024 * 1024;
/// The same for a message of a WebSocket.
pub const MESSAGE: usize = 16 * 1024;
/// How many signs a line of the chat may have.
pub const CHAT: usize = 500;
/// The same for private notes.
pub const NOTES: usize = 10_000;

/// How often somebody may do something.
pub struct Limits {
    clock: DefaultClock,
    requests: DefaultKeyedRateLimiter<String>,
    messages: DefaultKeyedRateLimiter<String>,
    chat: DefaultKeyedRateLimiter<String>,
    logins: DefaultKeyedRateLimiter<String>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    hints: DefaultKeyedRateLimiter<String>,
    records: DefaultKeyedRateLimiter<String>,
    sockets: Sockets,
    sockets_per_person: usize,
}

/// How many WebSockets somebody has open, by what he is counted by.
type Sockets = Arc<Mutex<HashMap<String, usize>>>;

/// The place that an open WebSocket takes, as long as this value lives.
pub struct Place(String, Sockets);

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.0) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.0);
            }
        }
    }
}

impl Limits {
    /// The limits that a host has set.
    pub fn new(options: &Options) -> Self {
        let (requests, messages) = (options.requests_per_second, options.messages_per_second);
        Self {
            clock: DefaultClock::default(),
            requests: RateLimiter::keyed(per_second(requests)),
            messages: RateLimiter::keyed(per_second(messages)),
            chat: RateLimiter::keyed(Quota::per_second(number(1)).allow_burst(number(20))),
            logins: RateLimiter::keyed(Quota::per_minute(number(10))),
            guesses: RateLimiter::keyed(Quota::per_minute(number(60))),
            people: RateLimiter::keyed(Quota::per_hour(number(options.people_per_hour))),
            hints: RateLimiter::keyed(Quota::per_minute(number(30))),
            records: RateLimiter::keyed(Quota::per_minute(number(30))),
            sockets: Sockets::default(),
            sockets_per_person: options.sockets_per_person,
        }
    }

    /// A request of a person, or of a visitor by his address.
    pub fn request(&self, who: &str) -> Result<(), Problem> {
        self.check(&self.requests, &who.to_owned())
    }

    /// A message of a WebSocket. Choices that are made do not count: the game itself bounds them.
    pub fn message(&self, who: &str) -> Result<(), Problem> {
        self.check(&self.messages, &who.to_owned())
    }

    /// A line of the chat.
    pub fn chat(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.chat, &person.to_owned())
    }

    /// An attempt to log in as somebody. Who tries one login after the other is slowed down as well.
    pub fn log_in(&self, address: IpAddr, login: &str) -> Result<(), Problem> {
        self.check(&self.guesses, &address)?;
        self.check(&self.logins, &format!("{address} {login}"))
    }

    /// A new password.
    pub fn password(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.logins, &person.to_owned())
    }

    /// A new person.
    pub fn person(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.people, &address)
    }

    /// A question for advice.
    pub fn hint(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.hints, &person.to_owned())
    }

    /// A record that somebody brings along.
    pub fn record(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.records, &person.to_owned())
    }

    /// One more WebSocket of a person, or of visitors from one address.
    pub fn socket(&self, who: String) -> Result<Place, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(who.clone()).or_default();
        if *count >= self.sockets_per_person {
            return Err(Problem::TooManySockets(self.sockets_per_person));
        }
        *count += 1;
        Ok(Place(who, self.sockets.clone()))
    }

    /// Forgets whoever has been quiet for long enough.
    pub fn forget_quiet(&self) {
        self.requests.retain_recent();
        self.messages.retain_recent();
        self.chat.retain_recent();
        self.logins.retain_recent();
        self.guesses.retain_recent();
        self.people.retain_recent();
        self.hints.retain_recent();
        self.records.retain_recent();
    }

    fn check<K: Clone + std::hash::Hash + Eq>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), Problem> {
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Problem::TooOften(wait.max(Duration::from_secs(1)).as_secs())
        })
    }
}

/// So many a second for long, and four times as many at once.
fn per_second(count: u32) -> Quota {
    Quota::per_second(number(count)).allow_burst(number(count.saturating_mul(4)))
}

/// At least one, so that a host who sets zero is not locked out.
fn number(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}
