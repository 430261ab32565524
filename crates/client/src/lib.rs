//! What a program needs that plays over the wire: become somebody, sit down at a table, and answer
//! what is asked.
//!
//! ```no_run
//! # async fn play() -> Result<(), ruinous_client::Trouble> {
//! use ruinous_client::Server;
//! use serde_json::json;
//!
//! let me = Server::at("http://127.0.0.1:7878")?.visit("Ann").await?;
//! let seats = json!({ "khorne": "me", "nurgle": "cultist", "tzeentch": "warrior" });
//! let powers = ["khorne", "nurgle", "tzeentch"];
//! let table = me.create_table(&json!({ "powers": powers, "seats": seats, "start": true })).await?;
//! let mut live = table.live(None).await?;
//! while let Some(message) = live.next().await? {
//!     let heard = message.read()?;
//!     if heard.is_over() {
//!         break;
//!     }
//!     // The first option is as good as any other.
//!     if let (Some(seq), Some(option)) = (heard.seq, heard.options().first()) {
//!         live.choose(seq, seq, &option.choice).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Whatever has no type of its own here is JSON as it came. Connections are plain ones, made for a server
//! on the same machine or behind something that adds TLS.

mod host;
mod live;
mod message;
mod server;
mod table;
mod trouble;

pub use host::{Host, Running};
pub use live::Live;
pub use message::{Ask, Heard, Message, Offer};
pub use server::{Person, Server};
pub use table::Table;
pub use trouble::Trouble;
