//! Tables for people who sit anywhere: the wire over HTTP and WebSockets, bots in the empty seats, and
//! a journal that loses nothing.
//!
//! A request passes the `gate`, which finds out who asks, and reaches a handler of `api`. Tables in
//! use are `rooms`; what happens at one is in `room`. What is durable is in [`store`].
#![warn(missing_docs)]

mod agreement;
mod api;
mod app;
mod asker;
mod connections;
pub mod fair;
mod gate;
mod keeper;
mod limits;
mod lock;
mod metrics;
mod names;
mod news;
pub mod notices;
mod options;
mod problem;
mod room;
mod rooms;
mod secret;
pub mod store;
mod stream;
mod text;
mod texts;
mod thinkers;
mod turns;

use std::{fmt, io::IsTerminal, net::SocketAddr, path::Path, sync::Arc, thread, time::Duration};

use tokio::{net::TcpListener, sync::mpsc};

pub use options::Options;

use app::App;
use notices::{Messenger, Settings};
use store::Store;
use thinkers::Thinkers;

/// How long those who are being answered are waited for at the end.
const LAST_ANSWERS: Duration = Duration::from_secs(10);
/// How long mails and webhooks that are under way are waited for after that. A notice that is given up is sent
/// again after the next start.
const LAST_WORK: Duration = Duration::from_secs(10);

/// Why the server did not start, or stopped.
#[derive(Debug)]
pub struct StartError(String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

/// Serves until the process is told to stop; `ready` is told the address as soon as it can be reached.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    write_log(&options.log)?;
    runtime()?.block_on(serve(options, ready, told_to_stop()))
}

/// Copies a database, which may be in use, into a new file; or, where `to` is the address of another
/// database, all of its rows into that one, which is empty.
pub fn backup(database: &str, to: &Path) -> Result<(), StartError> {
    runtime()?.block_on(async {
        let Some(other) = to.to_str().filter(|to| store::is_address(to)) else {
            return store::backup(database, to).await.map_err(said);
        };
        // No server may be at the file that is written.
        let _alone = lock::take(other).map_err(StartError)?;
        store::copy(database, other).await.map_err(said)
    })
}

/// The description of the API, as OpenAPI has it.
pub fn description() -> serde_json::Value {
    api::description()
}

/// Everything that is sent and answered, as a module of TypeScript: what `web/src/wire.ts` is.
pub fn typescript() -> String {
    api::typescript()
}

/// Where the server is that is using a database, if it is a file and there is one.
pub fn server_of(database: &str) -> Option<String> {
    lock::server_of(database)
}

/// Serves until `stop`.
pub async fn serve(
    options: Options,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let messenger = Messenger::new(&Settings {
        smtp: options.smtp.clone(),
        mail_from: options.mail_from.clone(),
        allow_private_webhooks: options.allow_private_webhooks,
        ..Settings::default()
    });
    let messenger = messenger.map_err(StartError)?;
    let mut alone = lock::take(&options.database).map_err(StartError)?;
    let store = Store::open(&options.database).await.map_err(said)?;
    let listener = TcpListener::bind(options.listen).await;
    let listener = listener
        .map_err(|error| StartError(format!("cannot listen on {}: {error}", options.listen)))?;
    let address = listener.local_addr().map_err(said)?;
    if let Some(lock) = &mut alone {
        lock::sign(lock, &format!("http://{address}"));
    }
    // Only the kind: the rest may hold a password.
    let database = options.database.split(':').next().unwrap_or_default();
    tracing::info!(%address, database, version = env!("CARGO_PKG_VERSION"), "listening");
    let (conclude, conclusions) = mpsc::unbounded_channel();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let thinkers = Thinkers::new(options.thinkers.unwrap_or(cores.saturating_sub(1)), conclude);
    let app = Arc::new(App::new(options, address, store, thinkers.map_err(said)?));
    keeper::keep(&app, conclusions, messenger);
    let server = tokio::spawn(connections::take(listener, app.clone()));
    ready(address);
    stop.await;
    tracing::info!("stopping");
    app.stop.cancel();
    // Whoever is being answered gets his answer; a choice that is under way becomes durable.
    let _ = tokio::time::timeout(LAST_ANSWERS, server).await;
    // A mail that is under way arrives, and that it did is written down.
    app.work.close();
    if tokio::time::timeout(LAST_WORK, app.work.wait()).await.is_err() {
        tracing::warn!("something under way was given up");
    }
    app.store.close().await;
    Ok(())
}

fn runtime() -> Result<tokio::runtime::Runtime, StartError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(said)
}

fn said(error: impl fmt::Display) -> StartError {
    StartError(error.to_string())
}

fn write_log(filter: &str) -> Result<(), StartError> {
    check_log(filter)?;
    let filter = tracing_subscriber::EnvFilter::try_new(filter);
    let filter = filter.map_err(|error| StartError(format!("log: {error}")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal());
    // Somebody else may be writing a log already, in tests.
    let _ = log.try_init();
    Ok(())
}

/// A single word that is no level would be read as the name of a part that there is not, and silence all.
fn check_log(filter: &str) -> Result<(), StartError> {
    let levels = ["off", "error", "warn", "info", "debug", "trace", ""];
    let is_word = filter.chars().all(|sign| sign.is_ascii_alphabetic());
    if !is_word || levels.contains(&filter.to_ascii_lowercase().as_str()) {
        return Ok(());
    }
    Err(StartError(format!(
        "\"{filter}\" is nothing that can be logged: it is error, warn, info, debug, trace or off, or this for \
         some part, such as info,ruinous_server=debug"
    )))
}

/// Waits for Ctrl-C or, where there is such a thing, SIGTERM.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
