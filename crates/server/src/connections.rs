//! Connections: taken as they come, so many from each address, and given up when nothing comes of them.

use std::{convert::Infallible, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio_util::task::TaskTracker;
use tower_service::Service;

use crate::{api, app::App, stream::Stream};

/// How much of a heading is kept for one connection, in bytes.
const BUFFER: usize = 32 * 1024;
/// How long to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(200);

/// Serves everyone who comes until the server stops, then whoever is being answered.
pub async fn take(listener: TcpListener, app: Arc<App>) {
    let router = api::router(app.clone());
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(place) = app.limits.connection(peer.ip()) else {
                    tracing::debug!(%peer, "too many connections from one address");
                    continue;
                };
                // Messages are small, and somebody waits for each of them.
                let _ = stream.set_nodelay(true);
                let stream = Stream::new(stream, app.clone(), place);
                connections.spawn(serve(stream, peer, router.clone(), app.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "cannot take a connection");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

async fn serve(stream: Stream, peer: SocketAddr, router: Router, app: Arc<App>) {
    let service = service_fn(move |request: Request<Incoming>| {
        let (mut router, mut request) = (router.clone(), request.map(Body::new));
        request.extensions_mut().insert(ConnectInfo(peer));
        async move { Ok::<_, Infallible>(router.call(request).await.unwrap_or_else(|no| match no {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.options.patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // How a connection ends is the client's business.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = app.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
