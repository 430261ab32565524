//! Encrypted webhooks: who is called is who was checked and who proves to be it.

use std::path::PathBuf;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use ruinous_server::notices::{Failure, Messenger, Settings};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::{ServerConfig, crypto::ring};

use crate::fakes::{Call, Pretended, answer_call, notice};

/// A webhook behind TLS whose certificate is for one name, and the file that makes it trusted.
pub struct Secured {
    pub address: std::net::SocketAddr,
    pub certificates: PathBuf,
    pub calls: mpsc::UnboundedReceiver<Call>,
}

impl Secured {
    pub async fn named(name: &str) -> Self {
        let (acceptor, certificates) = proof(name);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, calls) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                if let Ok(stream) = acceptor.accept(stream).await {
                    answer_call(stream, "HTTP/1.1 200 OK\r\n\r\n", tell.clone()).await;
                }
            }
        });
        Self { address, certificates, calls }
    }
}

impl Drop for Secured {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.certificates);
    }
}

/// What a server shows to prove its name, and a PEM file with the certificate.
pub fn proof(name: &str) -> (TlsAcceptor, PathBuf) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed([name.to_owned()]).unwrap();
    let id = format!("ruinous-{name}-{}-{:?}.pem", std::process::id(), std::thread::current().id());
    let file = std::env::temp_dir().join(id);
    std::fs::write(&file, cert.pem()).unwrap();
    let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .unwrap();
    (TlsAcceptor::from(Arc::new(config)), file)
}

fn trusting(server: &Secured) -> Settings {
    Settings { certificates: Some(server.certificates.clone()), ..Settings::default() }
}

#[tokio::test]
async fn a_name_that_changes_its_meaning_is_called_at_the_address_that_was_checked() {
    let mut server = Secured::named("rebound.example").await;
    let meanings: [&[&str]; 2] = [&["8.8.8.8"], &["127.0.0.1"]];
    let network = Pretended::new(&meanings, Some(server.address));
    let messenger = Messenger::on(&trusting(&server), network.clone()).unwrap();

    messenger.send(&notice("https://rebound.example/hook")).await.unwrap();
    assert_eq!(network.look_ups(), 1);
    assert_eq!(network.connected(), ["8.8.8.8:443"]);
    assert!(server.calls.recv().await.unwrap().head.contains("\r\nhost: rebound.example\r\n"));

    let failure = messenger.send(&notice("https://rebound.example/hook")).await.unwrap_err();
    assert!(matches!(failure, Failure::Never(_)), "{failure:?}");
    assert_eq!(network.connected(), ["8.8.8.8:443"]);
    assert!(server.calls.try_recv().is_err());
}

#[tokio::test]
async fn a_server_that_is_not_trusted_or_not_the_one_gets_nothing() {
    let mut server = Secured::named("other.example").await;
    for settings in [trusting(&server), Settings::default()] {
        let network = Pretended::new(&[&["8.8.8.8"]], Some(server.address));
        let messenger = Messenger::on(&settings, network).unwrap();
        let failure = messenger.send(&notice("https://hooks.example/secret")).await.unwrap_err();
        assert!(matches!(failure, Failure::Retry { .. }), "{failure:?}");
        assert!(failure.to_string().starts_with("hooks.example: no encrypted"), "{failure}");
        assert!(server.calls.try_recv().is_err());
    }
}

#[test]
fn certificates_that_are_not_there_or_none_are_named() {
    let path = std::env::temp_dir().join("ruinous-no-such-file.pem");
    let settings = Settings { certificates: Some(path), ..Settings::default() };
    let said = Messenger::new(&settings).err().unwrap();
    assert!(said.contains("ruinous-no-such-file.pem cannot be read"), "{said}");

    let settings = Settings { certificates: Some("Cargo.toml".into()), ..Settings::default() };
    let said = Messenger::new(&settings).err().unwrap();
    assert_eq!(said, "Cargo.toml holds no certificate in PEM");
}
