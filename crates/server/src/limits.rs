//! How often somebody may do something. Who keeps below never notices.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
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
/// From how many bytes on an answer is compressed.
pub const COMPRESSED: u64 = 1024;
/// What a message of a WebSocket may have at most.
pub const MESSAGE: usize = 16 * 1024;
/// How many signs of a choice are read, which is more than any has: a mistake is quoted.
pub const CHOICE: usize = 200;
/// How many signs a line of the chat may have.
pub const CHAT: usize = 500;
/// The same for private notes.
pub const NOTES: usize = 10_000;

/// How long an address is remembered from which somebody has logged in: a month.
const FAMILIAR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How often somebody may do something.
pub struct Limits {
    clock: DefaultClock,
    requests: DefaultKeyedRateLimiter<String>,
    messages: DefaultKeyedRateLimiter<String>,
    chat: DefaultKeyedRateLimiter<String>,
    logins: DefaultKeyedRateLimiter<String>,
    strangers: DefaultKeyedRateLimiter<String>,
    familiar: Mutex<HashMap<(IpAddr, String), Instant>>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<String>,
    hints: DefaultKeyedRateLimiter<String>,
    records: DefaultKeyedRateLimiter<String>,
    sockets: Open,
    sockets_per_person: usize,
    connections: Open,
    connections_per_address: usize,
}

/// How many of something are open at once, by what they are counted by.
#[derive(Clone, Default)]
struct Open(Arc<Mutex<HashMap<String, usize>>>);

impl Open {
    /// One more, if there may be so many.
    fn place(&self, who: String, most: usize) -> Option<Place> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&who).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        open.insert(who.clone(), count + 1);
        Some(Place(who, self.clone()))
    }
}

/// The place that something open takes, as long as this value lives.
pub struct Place(String, Open);

impl Drop for Place {
    fn drop(&mut self) {
        let Self(who, Open(open)) = self;
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(who) {
            *count -= 1;
            if *count == 0 {
                open.remove(who);
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
            strangers: RateLimiter::keyed(Quota::per_minute(number(1)).allow_burst(number(30))),
            familiar: Mutex::default(),
            guesses: RateLimiter::keyed(Quota::per_minute(number(60))),
            people: RateLimiter::keyed(Quota::per_hour(number(options.people_per_hour))),
            tables: RateLimiter::keyed(Quota::per_hour(number(options.tables_per_hour))),
            hints: RateLimiter::keyed(Quota::per_minute(number(30))),
            records: RateLimiter::keyed(Quota::per_minute(number(30))),
            sockets: Open::default(),
            sockets_per_person: options.sockets_per_person,
            connections: Open::default(),
            // Whoever comes by a proxy comes from its address.
            connections_per_address: match options.behind_proxy {
                true => usize::MAX,
                false => options.connections_per_address,
            },
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

    /// An attempt to log in as somebody. Who tries one login after the other is slowed down as well, and so
    /// are all together who try one login from many addresses. That does not concern addresses from which
    /// somebody has logged in by it: nobody is kept out at home by others who guess.
    pub fn log_in(&self, address: IpAddr, login: &str) -> Result<(), Problem> {
        self.check(&self.guesses, &address)?;
        self.check(&self.logins, &format!("{address} {login}"))?;
        match self.familiar().contains_key(&(address, login.to_owned())) {
            true => Ok(()),
            false => self.check(&self.strangers, &login.to_owned()),
        }
    }

    /// Somebody has logged in.
    pub fn logged_in(&self, address: IpAddr, login: &str) {
        self.familiar().insert((address, login.to_owned()), Instant::now());
    }

    fn familiar(&self) -> MutexGuard<'_, HashMap<(IpAddr, String), Instant>> {
        self.familiar.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new password.
    pub fn password(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.logins, &person.to_owned())
    }

    /// A new person.
    pub fn person(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.people, &address)
    }

    /// A table that somebody sets up: bots alone finish a game at once, and it stays.
    pub fn table(&self, person: &str) -> Result<(), Problem> {
        self.check(&self.tables, &person.to_owned())
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
        let place = self.sockets.place(who, self.sockets_per_person);
        place.ok_or(Problem::TooManySockets(self.sockets_per_person))
    }

    /// One more connection from an address, if there may be so many. Those from this machine are not
    /// counted: that is a proxy, or the host himself.
    pub fn connection(&self, from: IpAddr) -> Option<Place> {
        let from = network(from);
        let most = if from.is_loopback() { usize::MAX } else { self.connections_per_address };
        self.connections.place(from.to_string(), most)
    }

    /// Forgets whoever has been quiet for long enough.
    pub fn forget_quiet(&self) {
        self.requests.retain_recent();
        self.messages.retain_recent();
        self.chat.retain_recent();
        self.logins.retain_recent();
        self.strangers.retain_recent();
        self.familiar().retain(|_, since| since.elapsed() < FAMILIAR);
        self.guesses.retain_recent();
        self.people.retain_recent();
        self.tables.retain_recent();
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

/// What an address counts as: who has a network of IPv6 has all of its addresses, and counts as one.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::from((u128::from(address) >> 64 << 64).to_be_bytes())
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn an_address_has_so_many_connections() {
        let options = Options { connections_per_address: 2, ..Options::default() };
        let limits = Limits::new(&options);
        let first = limits.connection(from(1)).expect("the first");
        let _second = limits.connection(from(1)).expect("the second");
        assert!(limits.connection(from(1)).is_none());
        assert!(limits.connection(from(2)).is_some(), "another address");
        drop(first);
        assert!(limits.connection(from(1)).is_some(), "its place is free again");
        let six = |last: &str| format!("2001:db8::{last}").parse().expect("an address");
        let _network = ["1", "2"].map(|last| limits.connection(six(last)).expect("of a network"));
        assert!(limits.connection(six("3")).is_none(), "a network of IPv6 counts as one");
        let here: [IpAddr; 3] =
            ["127.0.0.1", "::1", "::ffff:127.0.0.1"].map(|here| here.parse().unwrap());
        let places: Vec<_> = (0..10).map(|number| limits.connection(here[number % 3])).collect();
        assert!(places.iter().all(Option::is_some), "this machine is not counted");
        let limits = Limits::new(&Options { behind_proxy: true, ..options });
        let places: Vec<_> = (0..10).map(|_| limits.connection(from(1))).collect();
        assert!(places.iter().all(Option::is_some), "nor is a proxy");
    }

    #[test]
    fn one_login_is_not_guessed_from_everywhere() {
        let limits = Limits::new(&Options::default());
        limits.log_in(from(1), "ann").expect("she comes home");
        limits.logged_in(from(1), "ann");
        let guesses = (2..102).filter(|number| limits.log_in(from(*number), "ann").is_ok()).count();
        assert!((29..=31).contains(&guesses), "{guesses}");
        limits.log_in(from(1), "ann").expect("who is at home is not kept out");
        limits.log_in(from(2), "bob").expect("another login");
    }
}
