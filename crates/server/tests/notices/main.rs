//! Notices are sent as they should be and to nobody else, against small servers on loopback.

mod fakes;
mod guard;
mod mail;
mod outbox;
mod secure;
mod webhook;
