//! Webhooks stay out of the host's own network, however its addresses are written.

use ruinous_server::notices::{Failure, GuardError, Messenger, Settings};
use ruinous_server::notices::{check_addresses, check_url};

use crate::fakes::{Pretended, Webhook, notice};

/// The first and last addresses of each network that is not public, and other forms of them.
const INSIDE: &str = "
    0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255
    127.0.0.1 127.255.255.255 168.63.129.16 169.254.0.0 169.254.169.254 172.16.0.0 172.31.255.255
    192.0.0.0 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.0 192.168.255.255 198.18.0.0 198.19.255.255
    198.51.100.7 203.0.113.255 224.0.0.1 239.255.255.255 240.0.0.0 255.255.255.255
    :: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:10.1.2.3 ::ffff:169.254.169.254 ::ffff:0:10.0.0.1
    64:ff9b::10.0.0.1 64:ff9b::127.0.0.1 64:ff9b:1::10.0.0.1 64:ff9b:1::8.8.8.8 100::1
    2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1 2001:10::1 2001:20::1 2001:db8::1
    2002:7f00:1::1 2002:a00:1::1 3fff::1 3fff:fff:ffff::1 5f00::1 fc00::1 fd00:ec2::254 fdff::1
    fe80::1 febf::1 fec0::1 feff::1 ff02::1 ff0e::1";

/// Their neighbours outside, and some well-known hosts.
const OUTSIDE: &str = "
    1.0.0.0 1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255
    128.0.0.0 162.159.128.233 168.63.129.15 168.63.129.17 169.253.255.255 169.255.0.0
    172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.88.98.255 192.167.255.255 192.169.0.0
    198.17.255.255 198.20.0.0 203.0.112.255 203.0.114.0 223.255.255.255
    ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2001:200::1 2001:4860:4860::8888 2001:db7::1 2001:db9::1
    2003::1 2606:4700:4700::1111 2a00:1450::1 3ffe::1";

#[test]
fn addresses_are_known_as_inside_or_outside() {
    for address in INSIDE.split_whitespace() {
        let found = check_addresses(&[address.parse().unwrap()], false);
        assert!(matches!(found, Err(GuardError::Inside(_))), "{address}: {found:?}");
        assert_eq!(check_addresses(&[address.parse().unwrap()], true), Ok(()), "{address}");
    }
    for address in OUTSIDE.split_whitespace() {
        assert_eq!(check_addresses(&[address.parse().unwrap()], false), Ok(()), "{address}");
    }
}

#[test]
fn one_address_inside_condemns_the_others() {
    let mixed = ["8.8.8.8", "2606:4700:4700::1111", "10.0.0.1"].map(|text| text.parse().unwrap());
    assert_eq!(check_addresses(&mixed, false), Err(GuardError::Inside("a private network")));
    assert_eq!(check_addresses(&mixed[..2], false), Ok(()));
}

#[test]
fn every_address_inside_is_refused_in_a_url_as_well() {
    for address in INSIDE.split_whitespace() {
        let host = if address.contains(':') { format!("[{address}]") } else { address.to_owned() };
        let found = check_url(&format!("https://{host}/hook"), false);
        assert!(matches!(found, Err(GuardError::Inside(_))), "{address}: {found:?}");
        check_url(&format!("http://{host}:8080/hook"), true).unwrap();
    }
}

#[test]
fn disguises_of_addresses_and_local_names_are_seen_through() {
    for host in [
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "0177.0.0.1",
        "017700000001",
        "127.1",
        "127.0.1",
        "0",
        "127.0.0.1.",
        "%31%32%37.0.0.1",
        "①②⑦.0.0.1",
        "127。0。0。1",
        "0xa9fea9fe",
        "2852039166",
        "0251.0376.0251.0376",
        "0x0a.0.0.1",
        "[0:0:0:0:0:ffff:7f00:1]",
        "[::ffff:7f00:1]",
        "[0::0]",
        "localhost",
        "LOCALHOST",
        "localhost.",
        "a.localhost",
        "ｌｏｃａｌｈｏｓｔ",
        "router",
        "printer.local",
        "metadata.google.internal",
        "box.home.arpa",
    ] {
        let found = check_url(&format!("https://{host}/"), false);
        assert!(matches!(found, Err(GuardError::Inside(_))), "{host}: {found:?}");
    }
}

#[test]
fn what_is_no_webhook_is_refused_with_a_sentence() {
    use GuardError::*;
    let long = format!("https://example.org/{}", "a".repeat(1000));
    for (text, why) in [
        ("", NotAnAddress),
        ("example.org/hook", NotAnAddress),
        ("https://", NotAnAddress),
        ("https://exa mple.org", NotAnAddress),
        ("https://1.2.3.4.5/", NotAnAddress),
        ("https://256.256.256.256/", NotAnAddress),
        ("ftp://example.org/", NotAnAddress),
        ("file:///etc/passwd", NotAnAddress),
        ("gopher://example.org:6379/_", NotAnAddress),
        ("javascript:alert(1)", NotAnAddress),
        ("http://example.org/hook", NotHttps),
        ("https://me@example.org/", Credentials),
        ("https://:secret@example.org/", Credentials),
        ("https://example.org@127.0.0.1/", Credentials),
        ("https://example.org:22/", Port(22)),
        ("https://example.org:25/", Port(25)),
        ("https://example.org:1023/", Port(1023)),
        (&long, TooLong),
    ] {
        assert_eq!(check_url(text, false), Err(why), "{text}");
        assert!(why.to_string().starts_with("this "), "{why}");
    }
    assert!(check_url("https://me@10.0.0.1/", true).is_err(), "allowing private is no more");
    assert!(check_url("file:///etc/passwd", true).is_err());
}

#[test]
fn webhooks_of_the_internet_are_taken() {
    for text in [
        "https://discord.com/api/webhooks/123/a-b_c?wait=true",
        " https://example.org:443/ ",
        "https://example.org:8443/hook",
        "https://8.8.8.8/",
        "https://[2606:4700:4700::1111]/",
        "https://bücher.example/hook",
    ] {
        check_url(text, false).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

#[tokio::test]
async fn names_that_mean_something_inside_are_not_called() {
    let server = Webhook::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    for meaning in [&["127.0.0.1"][..], &["8.8.8.8", "10.0.0.1"], &["::ffff:192.168.0.1"]] {
        let network = Pretended::new(&[meaning], Some(server.address));
        let messenger = Messenger::on(&Settings::default(), network.clone()).unwrap();
        let failure = messenger.send(&notice("https://rebound.example/")).await.unwrap_err();
        assert!(matches!(failure, Failure::Never(_)), "{meaning:?}: {failure:?}");
        assert_eq!(network.connected(), [""; 0], "{meaning:?}");
    }
}

#[tokio::test]
async fn a_literal_address_inside_is_not_called_even_if_it_got_into_the_store() {
    let network = Pretended::new(&[], None);
    let messenger = Messenger::on(&Settings::default(), network.clone()).unwrap();
    let failure = messenger.send(&notice("https://127.0.0.1/")).await.unwrap_err();
    assert!(matches!(failure, Failure::Never(_)), "{failure:?}");
    assert_eq!(network.connected(), [""; 0]);
}
