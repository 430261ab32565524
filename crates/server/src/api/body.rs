//! Bodies: read as JSON whatever they call themselves, and refused with what is wrong.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
};
use serde::de::DeserializeOwned;

use crate::{
    app::App,
    problem::Problem,
    text::{read_json, read_text},
};

/// A body as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        read_json(&read(request, app).await?).map(Self)
    }
}

/// A body as JSON, or none at all.
pub struct Optional<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequest<Arc<App>> for Optional<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let bytes = read(request, app).await?;
        if bytes.is_empty() {
            return Ok(Self(T::default()));
        }
        let read: Option<T> = read_json(&bytes)?;
        Ok(Self(read.unwrap_or_default()))
    }
}

/// A body as text.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        read_text(read(request, app).await?.into()).map(Self)
    }
}

async fn read(request: Request, app: &Arc<App>) -> Result<Bytes, Problem> {
    let patience = app.options.patience;
    let read = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
    let read = read.map_err(|_| Problem::Unreadable(format!("> {} s", patience.as_secs_f32())))?;
    read.map_err(|rejection| match rejection.status().as_u16() {
        413 => Problem::TooBig,
        _ => Problem::Unreadable(rejection.body_text()),
    })
}
