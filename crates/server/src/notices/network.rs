//! The network as webhooks use it: looking up a name, and connecting to an address. They are apart so
//! that what is connected to is what was checked, and behind a trait so that tests can play both.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;

use tokio::net::TcpStream;

/// Who looks up names and connects to addresses.
pub trait Network: Send + Sync {
    /// All addresses that a name stands for now.
    fn look_up<'a>(&'a self, name: &'a str) -> Pending<'a, Vec<IpAddr>>;
    /// A connection to this address and no other.
    fn connect(&self, to: SocketAddr) -> Pending<'_, TcpStream>;
}

/// Something that the network will answer.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send + 'a>>;

/// The network that the server is on.
pub struct Internet;

impl Network for Internet {
    fn look_up<'a>(&'a self, name: &'a str) -> Pending<'a, Vec<IpAddr>> {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name, 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    }

    fn connect(&self, to: SocketAddr) -> Pending<'_, TcpStream> {
        Box::pin(TcpStream::connect(to))
    }
}
