//! What somebody who means no good can do to a server: nothing, and he is told so.

mod eyes;
mod host;
mod limits;
mod malformed;
mod origins;
mod refusals;
mod request;
mod secrets;
