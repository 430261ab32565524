//! What a webhook may reach: nothing inside the host's own network.
//!
//! A webhook is an address that a person gives and the server calls, so it is a way to make the
//! server knock at doors that only the server can reach. [`check_url`] refuses what can be seen to be
//! wrong when the person gives it; [`check_addresses`] refuses what its name turns out to mean when
//! a message is sent.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

/// A webhook as a person gave it, if it may be called: `https` with a name or an address of the public
/// Internet. Where private ones are allowed, so are `http` and every address.
pub fn check_url(text: &str, allow_private: bool) -> Result<Url, GuardError> {
    if text.len() > LONGEST {
        return Err(GuardError::TooLong);
    }
    let url = Url::parse(text.trim()).map_err(|_| GuardError::NotAnAddress)?;
    match url.scheme() {
        "https" => {}
        "http" if allow_private => {}
        "http" => return Err(GuardError::NotHttps),
        _ => return Err(GuardError::NotAnAddress),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(GuardError::Credentials);
    }
    if let Some(port) = url.port()
        && !matches!(port, 80 | 443 | 1024..)
    {
        return Err(GuardError::Port(port));
    }
    if !allow_private {
        check_host(&url)?;
    }
    Ok(url)
}

/// The addresses that a name stands for, if a webhook may go to all of them. One that is inside
/// condemns the rest: nobody who means well gives a name both kinds.
pub fn check_addresses(found: &[IpAddr], allow_private: bool) -> Result<(), GuardError> {
    let inside = found.iter().find_map(|address| place_inside(*address));
    match inside {
        Some(place) if !allow_private => Err(GuardError::Inside(place)),
        _ => Ok(()),
    }
}

/// Why a webhook is not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuardError {
    /// It is longer than any address needs to be.
    TooLong,
    /// It is no address of the web.
    NotAnAddress,
    /// It would be sent for everybody on the way to read.
    NotHttps,
    /// A name or password stands before the host.
    Credentials,
    /// The port belongs to some other service.
    Port(u16),
    /// It lies in a network that is not the public Internet; which is said in words.
    Inside(&'static str),
}

impl fmt::Display for GuardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "this address is longer than {LONGEST} characters"),
            Self::NotAnAddress => {
                write!(f, "this is no address of the web; one looks like https://example.org/hook")
            }
            Self::NotHttps => write!(f, "this address begins with http://; it has to be https://"),
            Self::Credentials => write!(
                f,
                "this address holds a name or password before the host; leave out what stands before the @"
            ),
            Self::Port(port) => write!(
                f,
                "this address names port {port}; a webhook has port 443 or one above 1023"
            ),
            Self::Inside(place) => write!(
                f,
                "this address leads to {place}; a webhook has to be on the public Internet"
            ),
        }
    }
}

impl std::error::Error for GuardError {}

/// The longest webhook that is taken, in bytes; those of Discord have 120.
const LONGEST: usize = 1000;

/// Refuses hosts that need not be looked up to be known as inside. The URL's parser has made four
/// plain numbers of every way to write an IPv4 address, hexadecimal, octal or a single number.
fn check_host(url: &Url) -> Result<(), GuardError> {
    match url.host() {
        Some(Host::Ipv4(address)) => check_addresses(&[address.into()], false),
        Some(Host::Ipv6(address)) => check_addresses(&[address.into()], false),
        Some(Host::Domain(name)) if is_local_name(name) => {
            Err(GuardError::Inside("a name that only a local network knows"))
        }
        Some(Host::Domain(_)) => Ok(()),
        None => Err(GuardError::NotAnAddress),
    }
}

/// Names without a dot, and those that are kept for local networks (RFC 6761, 6762, 8375 and what
/// ICANN has set apart).
fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let local = [".localhost", ".local", ".internal", ".home.arpa"];
    !name.contains('.') || local.iter().any(|end| name.ends_with(end))
}

/// Where an address lies that is not of the public Internet.
fn place_inside(address: IpAddr) -> Option<&'static str> {
    match address {
        IpAddr::V4(address) => place_inside_v4(address),
        IpAddr::V6(address) => match wrapped(address) {
            Some(address) => place_inside_v4(address),
            None => place_inside_v6(address),
        },
    }
}

/// The IPv4 address that an IPv6 address is another form of: IPv4-mapped, or translated by NAT64,
/// which is how hosts without IPv4 reach the rest. Other ways to wrap one are refused as a whole.
fn wrapped(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, d, e, f, high, low] = address.segments();
    let is_translated = [a, b, c, d, e, f] == [0x64, 0xff9b, 0, 0, 0, 0];
    let of_nat64 = || Ipv4Addr::from(u32::from(high) << 16 | u32::from(low));
    address.to_ipv4_mapped().or_else(|| is_translated.then(of_nat64))
}

fn place_inside_v4(address: Ipv4Addr) -> Option<&'static str> {
    let inside = |network: &[u8; 4], bits: u32| {
        (u32::from(address) ^ u32::from_be_bytes(*network)).leading_zeros() >= bits
    };
    NOT_PUBLIC_V4.iter().find(|(network, bits, _)| inside(network, *bits)).map(|found| found.2)
}

fn place_inside_v6(address: Ipv6Addr) -> Option<&'static str> {
    let inside = |network: &[u16; 2], bits: u32| {
        let start = u32::from(network[0]) << 16 | u32::from(network[1]);
        (((u128::from(address) >> 96) as u32) ^ start).leading_zeros() >= bits
    };
    if address.is_loopback() {
        return Some(THIS_MACHINE);
    }
    NOT_PUBLIC_V6
        .iter()
        .find(|(network, bits, _)| inside(network, *bits))
        .map(|found| found.2)
        .or_else(|| (!inside(&[0x2000, 0], 3)).then_some(RESERVED))
}

const THIS_MACHINE: &str = "the server itself";
const PRIVATE: &str = "a private network";
const LINK: &str = "the server's own link";
const RESERVED: &str = "a range that is reserved";
const EXAMPLES: &str = "a range for examples and measurements";
const MANY: &str = "many machines at once";
const WRAPPED: &str = "a tunnel to another address";

/// The networks of IPv4 that are not public (the IANA's registry of special-purpose addresses), and the
/// one public-looking address at which a cloud talks to its own machines.
const NOT_PUBLIC_V4: [([u8; 4], u32, &str); 16] = [
    ([0, 0, 0, 0], 8, THIS_MACHINE),
    ([10, 0, 0, 0], 8, PRIVATE),
    ([100, 64, 0, 0], 10, PRIVATE),
    ([127, 0, 0, 0], 8, THIS_MACHINE),
    ([168, 63, 129, 16], 32, PRIVATE),
    ([169, 254, 0, 0], 16, LINK),
    ([172, 16, 0, 0], 12, PRIVATE),
    ([192, 0, 0, 0], 24, RESERVED),
    ([192, 0, 2, 0], 24, EXAMPLES),
    ([192, 88, 99, 0], 24, WRAPPED),
    ([192, 168, 0, 0], 16, PRIVATE),
    ([198, 18, 0, 0], 15, EXAMPLES),
    ([198, 51, 100, 0], 24, EXAMPLES),
    ([203, 0, 113, 0], 24, EXAMPLES),
    ([224, 0, 0, 0], 4, MANY),
    ([240, 0, 0, 0], 4, RESERVED),
];

/// The same of IPv6 by the first 32 bits. Outside of 2000::/3 nothing is public, so that most of these
/// only say it in a better word.
const NOT_PUBLIC_V6: [([u16; 2], u32, &str); 8] = [
    ([0x2001, 0], 23, WRAPPED),
    ([0x2001, 0x0db8], 32, EXAMPLES),
    ([0x2002, 0], 16, WRAPPED),
    ([0x3fff, 0], 20, EXAMPLES),
    ([0xfc00, 0], 7, PRIVATE),
    ([0xfe80, 0], 10, LINK),
    ([0xfec0, 0], 10, PRIVATE),
    ([0xff00, 0], 8, MANY),
];
