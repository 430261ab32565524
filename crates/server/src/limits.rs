//! How often somebody may do something. Who keeps below never notices.

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

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
    people: DefaultKeyedRateLimiter<IpAddr>,
    hints: DefaultKeyedRateLimiter<String>,
    records: DefaultKeyedRateLimiter<String>,
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
            people: RateLimiter::keyed(Quota::per_hour(number(options.people_per_hour))),
            hints: RateLimiter::keyed(Quota::per_minute(number(30))),
            records: RateLimiter::keyed(Quota::per_minute(number(30))),
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

    /// An attempt to log in, from an address as somebody.
    pub fn login(&self, login: &str) -> Result<(), Problem> {
        self.check(&self.logins, &login.to_owned())
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

    /// Forgets whoever has been quiet for long enough.
    pub fn forget_quiet(&self) {
        self.requests.retain_recent();
        self.messages.retain_recent();
        self.chat.retain_recent();
        self.logins.retain_recent();
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
