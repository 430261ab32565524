//! Calling webhooks: one POST over one connection to an address that was checked. Redirects are not
//! followed, proxies not used, and what is answered is not read beyond its head.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{CONNECTION, CONTENT_TYPE, HOST, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{HeaderMap, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::{Host, Position, Url};

use super::guard::{GuardError, check_addresses, check_url};
use super::{Failure, Network, Notice, discord};

/// Calls the webhooks of all persons.
pub(super) struct Hooks {
    allow_private: bool,
    network: Arc<dyn Network>,
    tls: TlsConnector,
}

impl Hooks {
    /// `certificates` are trusted besides the usual ones.
    pub(super) fn new(
        allow_private: bool,
        certificates: &[u8],
        network: Arc<dyn Network>,
    ) -> Result<Self, String> {
        let tls = TlsConnector::from(Arc::new(encryption(certificates)?));
        Ok(Self { allow_private, network, tls })
    }

    pub(super) async fn send(&self, notice: &Notice) -> Result<(), Failure> {
        let url = check_url(&notice.to, self.allow_private).map_err(refused)?;
        let too_slow = |_| Failure::retry(format!("{} took too long to answer", host(&url)));
        timeout(WHOLE_CALL, self.call(&url, notice)).await.map_err(too_slow)?
    }

    async fn call(&self, url: &Url, notice: &Notice) -> Result<(), Failure> {
        let request = request(url, notice)?;
        let stream = self.reach(url).await?;
        if url.scheme() == "http" {
            return post(stream, request, url).await;
        }
        let untrusted = |error| broken(url, format_args!("no encrypted connection: {error}"));
        let encrypted = self.tls.connect(server_name(url)?, stream).await.map_err(untrusted)?;
        post(encrypted, request, url).await
    }

    /// A connection to the host. Its name is looked up once, and only what was found and checked
    /// here is connected to: that the name means something else a moment later changes nothing.
    async fn reach(&self, url: &Url) -> Result<TcpStream, Failure> {
        let addresses = self.addresses(url).await?;
        check_addresses(&addresses, self.allow_private).map_err(refused)?;
        let port = url.port_or_known_default().unwrap_or(443);
        let first_that_answers = async {
            let mut said = Failure::retry(format!("{} has no address", host(url)));
            for address in addresses {
                match self.network.connect(SocketAddr::new(address, port)).await {
                    Ok(stream) => return Ok(stream),
                    Err(error) => said = broken(url, error),
                }
            }
            Err(said)
        };
        let too_slow = |_| Failure::retry(format!("{} took too long to connect", host(url)));
        timeout(CONNECTING, first_that_answers).await.map_err(too_slow)?
    }

    async fn addresses(&self, url: &Url) -> Result<Vec<IpAddr>, Failure> {
        match url.host() {
            Some(Host::Ipv4(address)) => Ok(vec![address.into()]),
            Some(Host::Ipv6(address)) => Ok(vec![address.into()]),
            Some(Host::Domain(name)) => {
                let unknown = |error| broken(url, format_args!("its name is not found: {error}"));
                self.network.look_up(name).await.map_err(unknown)
            }
            None => Err(refused(GuardError::NotAnAddress)),
        }
    }
}

/// How long connecting may take, all addresses of a name together.
const CONNECTING: Duration = Duration::from_secs(5);

/// How long a call may take from looking up the name to the head of the answer.
const WHOLE_CALL: Duration = Duration::from_secs(10);

/// The most that is kept of an answer's head; the smallest that hyper takes is half of this.
const LONGEST_HEAD: usize = 16 * 1024;

fn encryption(certificates: &[u8]) -> Result<ClientConfig, String> {
    let mut trusted = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    for certificate in CertificateDer::pem_slice_iter(certificates) {
        let certificate =
            certificate.map_err(|error| format!("the certificates are not in PEM: {error}"))?;
        let unfit = |error| format!("a certificate cannot be trusted: {error}");
        trusted.add(certificate).map_err(unfit)?;
    }
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map(|config| config.with_root_certificates(trusted).with_no_client_auth())
        .map_err(|error| format!("encryption cannot be set up: {error}"))
}

fn request(url: &Url, notice: &Notice) -> Result<Request<Full<Bytes>>, Failure> {
    Request::post(&url[Position::BeforePath..Position::AfterQuery])
        .header(HOST, &url[Position::BeforeHost..Position::AfterPort])
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, concat!("Ruinous/", env!("CARGO_PKG_VERSION")))
        .header(CONNECTION, "close")
        .body(Full::from(discord::message(notice)))
        .map_err(|_| refused(GuardError::NotAnAddress))
}

fn server_name(url: &Url) -> Result<ServerName<'static>, Failure> {
    match url.host() {
        Some(Host::Ipv4(address)) => Ok(IpAddr::from(address).into()),
        Some(Host::Ipv6(address)) => Ok(IpAddr::from(address).into()),
        Some(Host::Domain(name)) => {
            ServerName::try_from(name.to_owned()).map_err(|_| refused(GuardError::NotAnAddress))
        }
        None => Err(refused(GuardError::NotAnAddress)),
    }
}

/// Sends the request and judges the answer. The connection ends with this function, whatever the other
/// side would still like to say.
async fn post<S>(stream: S, request: Request<Full<Bytes>>, url: &Url) -> Result<(), Failure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_buf_size(LONGEST_HEAD)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| broken(url, error))?;
    let mut connections = JoinSet::new();
    connections.spawn(connection);
    let answer = sender.send_request(request).await.map_err(|error| broken(url, error))?;
    judge(answer.status(), answer.headers(), url)
}

fn judge(status: StatusCode, headers: &HeaderMap, url: &Url) -> Result<(), Failure> {
    let said = format!("{} answered {}", host(url), status.as_u16());
    let is_passing = matches!(
        status,
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY | StatusCode::TOO_MANY_REQUESTS
    );
    if status.is_success() {
        Ok(())
    } else if is_passing || status.is_server_error() {
        Err(Failure::Retry { said, after: headers.get(RETRY_AFTER).and_then(pause_asked_for) })
    } else {
        Err(Failure::Never(said))
    }
}

/// `Retry-After` in seconds, of which some send fractions, or as a date.
fn pause_asked_for(value: &HeaderValue) -> Option<Duration> {
    let text = value.to_str().ok()?.trim();
    match text.parse() {
        Ok(seconds) => Duration::try_from_secs_f64(seconds).ok(),
        Err(_) => httpdate::parse_http_date(text).ok()?.duration_since(SystemTime::now()).ok(),
    }
}

fn refused(why: GuardError) -> Failure {
    Failure::Never(why.to_string())
}

fn broken(url: &Url, error: impl std::fmt::Display) -> Failure {
    Failure::retry(format!("{}: {error}", host(url)))
}

fn host(url: &Url) -> &str {
    url.host_str().unwrap_or_default()
}
