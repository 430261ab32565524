//! What a host can set.

use std::{net::SocketAddr, time::Duration};

/// What a host can set.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The address by which people reach the server, if a proxy stands in front of it.
    pub public_url: Option<String>,
    /// Whether a proxy in front says from where a request comes (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How many threads the Daemons think on; one less than there are cores if it is not said.
    pub thinkers: Option<usize>,
    /// Where mail is handed in: `smtp://user:password@host:port`, or `smtps://…`.
    pub smtp: Option<String>,
    /// From whom mail comes.
    pub mail_from: Option<String>,
    /// Whether webhooks may reach addresses inside the host's own network.
    pub allow_private_webhooks: bool,
    /// What is logged, as `tracing` reads it: `info`, `ruinous_server=debug`.
    pub log: String,
    /// How many unfinished tables a person may have set up.
    pub tables_per_person: usize,
    /// How many tables a person may set up in an hour, whatever becomes of them.
    pub tables_per_hour: u32,
    /// How many requests a person may send each second, for long.
    pub requests_per_second: u32,
    /// How many messages a person may send over WebSockets each second, for long, besides choices that
    /// are made.
    pub messages_per_second: u32,
    /// How many WebSockets a person may have open, or visitors from one address together.
    pub sockets_per_person: usize,
    /// How many connections there may be from one address, unless they come by a proxy or from this machine.
    pub connections_per_address: usize,
    /// How long a client may take to send the heading or the body of a request, be silent between two, and
    /// take nothing of an answer.
    pub patience: Duration,
    /// How long a player may give no sign before the others can hand his seat to a bot.
    pub away_after: Duration,
    /// How many people may come from one address in an hour.
    pub people_per_hour: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database: "sqlite:ruinous.db".to_owned(),
            public_url: None,
            behind_proxy: false,
            thinkers: None,
            smtp: None,
            mail_from: None,
            allow_private_webhooks: false,
            log: "info".to_owned(),
            tables_per_person: 100,
            tables_per_hour: 200,
            requests_per_second: 2_000,
            messages_per_second: 100,
            sockets_per_person: 2_000,
            connections_per_address: 256,
            patience: Duration::from_secs(60),
            away_after: Duration::from_secs(120),
            people_per_hour: 20_000,
        }
    }
}
