//! `ruinous serve`: a server for hosts, set up by flags and by the environment.

use std::{
    io::{self, Write},
    net::{SocketAddr, ToSocketAddrs},
    process::ExitCode,
    time::Duration,
};

use clap::builder::BoolishValueParser;
use ruinous_server::Options;

use crate::{
    kept::Kept,
    text::{self, Text},
};

#[derive(clap::Args)]
pub struct Arguments {
    /// The address and port to listen on
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "RUINOUS_LISTEN",
        value_parser = read_address,
        default_value_t = Options::default().listen
    )]
    listen: SocketAddr,
    #[command(flatten)]
    kept: Kept,
    /// The address by which people reach the server
    #[arg(long, value_name = "URL", env = "RUINOUS_PUBLIC_URL")]
    public_url: Option<String>,
    /// Whether a proxy in front says from where a request comes
    #[arg(long, env = "RUINOUS_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// How many threads the Daemons think on
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_THINKERS",
        value_parser = clap::value_parser!(u16).range(1..=1024)
    )]
    thinkers: Option<u16>,
    /// Where mail is handed in
    // It may hold a password, which help does not show.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "RUINOUS_SMTP",
        hide_env_values = true,
        requires = "mail_from"
    )]
    smtp: Option<String>,
    /// From whom mail comes
    #[arg(long, value_name = "MAIL", env = "RUINOUS_MAIL_FROM", requires = "smtp")]
    mail_from: Option<String>,
    /// Whether webhooks may reach the host's own network
    #[arg(long, env = "RUINOUS_ALLOW_PRIVATE_WEBHOOKS", value_parser = BoolishValueParser::new())]
    allow_private_webhooks: bool,
    /// What is logged
    #[arg(long, value_name = "FILTER", env = "RUINOUS_LOG", default_value_t = Options::default().log)]
    log: String,
    /// How many unfinished tables a person may have set up
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_TABLES_PER_PERSON",
        default_value_t = Options::default().tables_per_person
    )]
    tables_per_person: usize,
    /// How many tables a person may set up in an hour
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_TABLES_PER_HOUR",
        default_value_t = Options::default().tables_per_hour
    )]
    tables_per_hour: u32,
    /// How many requests a person may send each second
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_REQUESTS_PER_SECOND",
        default_value_t = Options::default().requests_per_second
    )]
    requests_per_second: u32,
    /// How many messages a person may send over WebSockets each second, besides choices that are made
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_MESSAGES_PER_SECOND",
        default_value_t = Options::default().messages_per_second
    )]
    messages_per_second: u32,
    /// How many people may come from one address in an hour
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_PEOPLE_PER_HOUR",
        default_value_t = Options::default().people_per_hour
    )]
    people_per_hour: u32,
    /// After how long without a sign of him a player's seat can be handed to a bot, in seconds
    #[arg(
        long,
        value_name = "SECONDS",
        env = "RUINOUS_AWAY_AFTER",
        default_value_t = Options::default().away_after.as_secs()
    )]
    away_after: u64,
    /// How many WebSockets a person may have open
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_SOCKETS_PER_PERSON",
        default_value_t = Options::default().sockets_per_person
    )]
    sockets_per_person: usize,
    /// How many seconds a client may take to send a request
    #[arg(
        long,
        value_name = "SECONDS",
        env = "RUINOUS_PATIENCE",
        default_value_t = 60,
        value_parser = clap::value_parser!(u32).range(1..=3600)
    )]
    patience: u32,
    /// How many connections there may be from one address
    #[arg(
        long,
        value_name = "NUMBER",
        env = "RUINOUS_CONNECTIONS_PER_ADDRESS",
        default_value_t = Options::default().connections_per_address
    )]
    connections_per_address: usize,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    match options(&text, arguments) {
        Ok(options) => serve(&text, options, announce),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::from(super::USED_WRONGLY)
        }
    }
}

/// Serves until the process is told to end.
pub fn serve(text: &Text, options: Options, ready: impl FnOnce(SocketAddr)) -> ExitCode {
    match ruinous_server::run(options, ready) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            super::complain(&text.line("serve-failed").word("reason", error.to_string()).say());
            ExitCode::FAILURE
        }
    }
}

/// An address and port, or a name and port.
fn read_address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| "it should be like 127.0.0.1:7878 or localhost:7878".to_owned())
}

/// The one line on standard output, for scripts that wait for it. Nobody has to read it.
fn announce(address: SocketAddr) {
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "listening on http://{address}").and_then(|()| output.flush());
}

fn options(text: &Text, arguments: &Arguments) -> Result<Options, String> {
    let begins = |value: &Option<String>, with: [&str; 2]| {
        value.as_ref().is_none_or(|value| with.iter().any(|with| value.starts_with(with)))
    };
    if !begins(&arguments.public_url, ["https://", "http://"]) {
        return Err(text.say("serve-no-public-url"));
    }
    if !begins(&arguments.smtp, ["smtp://", "smtps://"]) {
        return Err(text.say("serve-no-smtp"));
    }
    Ok(Options {
        listen: arguments.listen,
        database: arguments.kept.database(text)?,
        public_url: arguments.public_url.clone(),
        behind_proxy: arguments.behind_proxy,
        thinkers: arguments.thinkers.map(usize::from),
        smtp: arguments.smtp.clone(),
        mail_from: arguments.mail_from.clone(),
        allow_private_webhooks: arguments.allow_private_webhooks,
        log: arguments.log.clone(),
        tables_per_person: arguments.tables_per_person,
        tables_per_hour: arguments.tables_per_hour,
        requests_per_second: arguments.requests_per_second,
        messages_per_second: arguments.messages_per_second,
        people_per_hour: arguments.people_per_hour,
        away_after: Duration::from_secs(arguments.away_after),
        sockets_per_person: arguments.sockets_per_person,
        patience: Duration::from_secs(arguments.patience.into()),
        connections_per_address: arguments.connections_per_address,
    })
}
