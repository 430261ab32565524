//! Notices as mails, through the host's own mail server.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::time::timeout;
use url::{Host, Url};

use super::{Failure, Notice, Settings};

/// Sends mails, each over a connection of its own.
pub(super) struct Post {
    from: Mailbox,
    server: AsyncSmtpTransport<Tokio1Executor>,
}

impl Post {
    /// None where the host has set up no mail; `certificates` are trusted besides the usual ones.
    pub(super) fn new(settings: &Settings, certificates: &[u8]) -> Result<Option<Self>, String> {
        let Some(smtp) = &settings.smtp else { return Ok(None) };
        let from = settings.mail_from.as_deref().unwrap_or_default();
        let from = from.parse().map_err(|_| {
            format!("mails need a sender such as Ruinous <ruinous@example.org>, not {from:?}")
        })?;
        Ok(Some(Self { from, server: server(smtp, certificates)? }))
    }

    pub(super) async fn send(&self, notice: &Notice) -> Result<(), Failure> {
        let mail = self.mail(notice)?;
        match timeout(WHOLE_MAIL, self.server.send(mail)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(judge(&error)),
            Err(_) => Err(Failure::retry("the mail server took too long")),
        }
    }

    /// The same `Message-ID` at every try, so that a mail which arrives twice is seen once.
    fn mail(&self, notice: &Notice) -> Result<Message, Failure> {
        let to = check_address(&notice.to).map_err(|why| Failure::Never(why.to_string()))?;
        let to = to.parse().map_err(|_| Failure::Never(AddressError.to_string()))?;
        let one_line: Vec<&str> = notice.title.split_whitespace().collect();
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(one_line.join(" "))
            .message_id(Some(self.message_id(&notice.id)))
            .raw_header(header("Auto-Submitted", "auto-generated"))
            .header(ContentType::TEXT_PLAIN);
        mail.body(format!("{}\n\n{}\n", notice.text, notice.link))
            .map_err(|error| Failure::Never(format!("no mail can be made of this: {error}")))
    }

    fn message_id(&self, id: &str) -> String {
        let id: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
        format!("<notice.{id}@{}>", self.from.email.domain())
    }
}

/// An e-mail address as a person gave it, if mail can go there: one address without a name, at a
/// domain of the Internet, whose foreign letters are written the way that mail servers take them.
pub fn check_address(text: &str) -> Result<String, AddressError> {
    let (user, domain) = text.trim().rsplit_once('@').ok_or(AddressError)?;
    let Ok(Host::Domain(domain)) = Host::parse(domain) else { return Err(AddressError) };
    let is_plain = user.is_ascii() && !user.contains(['"', ' ', '@']);
    let address = Address::new(user, &domain).map_err(|_| AddressError)?.to_string();
    let is_sane = is_plain && domain.contains('.') && address.len() <= LONGEST_ADDRESS;
    if is_sane { Ok(address) } else { Err(AddressError) }
}

/// An address that no mail can be sent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressError;

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no e-mail address; one looks like name@example.org")
    }
}

impl std::error::Error for AddressError {}

/// The longest address that SMTP takes.
const LONGEST_ADDRESS: usize = 254;

/// How long one answer of the mail server may take.
const ANSWER: Duration = Duration::from_secs(10);

/// How long a mail may take altogether.
const WHOLE_MAIL: Duration = Duration::from_secs(30);

/// The mail server of an address like `smtps://name:password@host`. What it says of a wrong one does
/// not repeat the password.
fn server(smtp: &str, certificates: &[u8]) -> Result<AsyncSmtpTransport<Tokio1Executor>, String> {
    let wrong = || {
        "the mail server has to be given as smtp://name:password@host:587 or \
         smtps://name:password@host:465"
            .to_owned()
    };
    let url = Url::parse(smtp).map_err(|_| wrong())?;
    let host = url.host_str().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
    if url.query().is_some() {
        return Err(wrong());
    }
    let tls = tls(url.scheme(), host, certificates)?.ok_or_else(wrong)?;
    let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp).map_err(|_| wrong())?;
    Ok(server.tls(tls).timeout(Some(ANSWER)).build())
}

/// How mails are encrypted on the way to the server: always, unless it is this machine.
fn tls(scheme: &str, host: &str, certificates: &[u8]) -> Result<Option<Tls>, String> {
    Ok(match scheme {
        "smtp" if is_this_machine(host) => Some(Tls::None),
        "smtp" => Some(Tls::Required(encryption(host, certificates)?)),
        "smtps" => Some(Tls::Wrapper(encryption(host, certificates)?)),
        _ => None,
    })
}

fn is_this_machine(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

fn encryption(host: &str, certificates: &[u8]) -> Result<TlsParameters, String> {
    let mut tls = TlsParameters::builder(host.to_owned());
    if !certificates.is_empty() {
        let not_pem = |error| format!("the certificates are not in PEM: {error}");
        tls = tls.add_root_certificate(Certificate::from_pem(certificates).map_err(not_pem)?);
    }
    tls.build().map_err(|error| format!("encryption of mail cannot be set up: {error}"))
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// A mail server that refuses for good refuses the mail, unless it refuses the host: a wrong
/// password (codes 530 to 539) will be mended, and the mails are sent then.
fn judge(error: &smtp::Error) -> Failure {
    let code = error.status().map(u16::from);
    let said = match code {
        Some(code) => format!("the mail server answered {code}"),
        None => format!("the mail server: {error}"),
    };
    let refuses_the_host = matches!(code, Some(530..=539));
    match error.is_permanent() && !refuses_the_host {
        true => Failure::Never(said),
        false => Failure::retry(said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_mail_within_this_machine_goes_unencrypted() {
        for host in ["localhost", "127.0.0.1", "127.8.8.8", "[::1]"] {
            assert!(matches!(tls("smtp", host, &[]), Ok(Some(Tls::None))), "{host}");
        }
        for host in ["mail.example.org", "127.example.org", "10.0.0.1", "localhost.example.org"] {
            assert!(matches!(tls("smtp", host, &[]), Ok(Some(Tls::Required(_)))), "{host}");
            assert!(matches!(tls("smtps", host, &[]), Ok(Some(Tls::Wrapper(_)))), "{host}");
        }
        assert!(matches!(tls("smtps", "localhost", &[]), Ok(Some(Tls::Wrapper(_)))));
        assert!(matches!(tls("https", "mail.example.org", &[]), Ok(None)));
    }
}
