//! Telling people that it is their turn, by webhook and by e-mail.
//!
//! Whoever runs the tables decides when a turn begins and puts a [`Notice`] into an [`Outbox`];
//! [`run`] takes notices out of it and has a [`Messenger`] send them, with growing pauses after
//! failures, until they have arrived or are given up.

mod discord;
mod guard;
mod mail;
mod network;
mod outbox;
mod webhook;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub use guard::{GuardError, check_addresses, check_url};
pub use mail::{AddressError, check_address};
pub use network::{Internet, Network, Pending};
pub use outbox::{LEASE, Outbox, pause_before, run};

use mail::Post;
use webhook::Hooks;

/// One message to one person about one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its own id, the same each time it is tried.
    pub id: String,
    /// Whom it tells.
    pub person: String,
    /// Which way it goes.
    pub channel: Channel,
    /// A webhook's URL or an e-mail address.
    pub to: String,
    /// The table where it is the person's turn.
    pub table_id: String,
    /// Where the game was when the turn began.
    pub seq: i64,
    /// The Power whose turn it is, by its id.
    pub power: String,
    /// The subject, in the person's language.
    pub title: String,
    /// What there is to say, in the person's language and without the link; in a mail also how to turn
    /// these mails off.
    pub text: String,
    /// Where the table is.
    pub link: String,
    /// How often it has been tried in vain.
    pub tries: i64,
}

/// The ways that a notice can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// A call of the person's own webhook.
    Webhook,
    /// A mail.
    Email,
}

impl Channel {
    /// Its name in the store.
    pub fn id(self) -> &'static str {
        match self {
            Self::Webhook => "webhook",
            Self::Email => "email",
        }
    }

    /// The channel of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Webhook, Self::Email].into_iter().find(|channel| channel.id() == id)
    }
}

/// What a host sets up. It has no `Debug`, since `smtp` holds a password.
#[derive(Clone, Default)]
pub struct Settings {
    /// `smtp://name:password@host:587` (STARTTLS), `smtps://name:password@host:465`, or without
    /// encryption `smtp://127.0.0.1:2525` on the same machine; none: no mails.
    pub smtp: Option<String>,
    /// Who mails are from: `Ruinous <ruinous@example.org>`.
    pub mail_from: Option<String>,
    /// Webhooks may lead into the host's own network, and need no encryption.
    pub allow_private_webhooks: bool,
    /// A PEM file with certificates to trust besides the usual ones, for mail and webhooks.
    pub certificates: Option<PathBuf>,
}

/// Sends notices, each once.
pub struct Messenger {
    hooks: Hooks,
    post: Option<Post>,
}

impl Messenger {
    /// A messenger with these settings, or a sentence that says what is wrong with them.
    pub fn new(settings: &Settings) -> Result<Self, String> {
        Self::on(settings, Arc::new(Internet))
    }

    /// The same, with webhooks on another network.
    pub fn on(settings: &Settings, network: Arc<dyn Network>) -> Result<Self, String> {
        let certificates = settings.certificates.as_deref().map(read_certificates).transpose()?;
        let certificates = certificates.unwrap_or_default();
        Ok(Self {
            hooks: Hooks::new(settings.allow_private_webhooks, &certificates, network)?,
            post: Post::new(settings, &certificates)?,
        })
    }

    /// Whether the host has set up mail.
    pub fn sends_mail(&self) -> bool {
        self.post.is_some()
    }

    /// Sends a notice now, and waits until the other side has taken it.
    pub async fn send(&self, notice: &Notice) -> Result<(), Failure> {
        match (notice.channel, &self.post) {
            (Channel::Webhook, _) => self.hooks.send(notice).await,
            (Channel::Email, Some(post)) => post.send(notice).await,
            (Channel::Email, None) => Err(Failure::Never("this server sends no mail".to_owned())),
        }
    }
}

fn read_certificates(path: &Path) -> Result<Vec<u8>, String> {
    let said = |error| format!("the certificates in {} cannot be read: {error}", path.display());
    let pem = std::fs::read_to_string(path).map_err(said)?;
    match pem.contains("-----BEGIN CERTIFICATE-----") {
        true => Ok(pem.into_bytes()),
        false => Err(format!("{} holds no certificate in PEM", path.display())),
    }
}

/// Why a notice has not arrived. What it says names the host that was called at most: the rest of a
/// webhook is a secret, and what the other side answered is not for the person to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It may arrive later.
    Retry {
        /// What happened.
        said: String,
        /// How long the other side wants to be left alone, at least.
        after: Option<Duration>,
    },
    /// It will not arrive however often it is tried.
    Never(String),
}

impl Failure {
    fn retry(said: impl Into<String>) -> Self {
        Self::Retry { said: said.into(), after: None }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Retry { said, .. } | Self::Never(said) => f.write_str(said),
        }
    }
}
