//! Bodies: read as JSON whatever they call themselves, and refused with what is wrong.

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
};
use serde::de::DeserializeOwned;

use crate::{
    problem::Problem,
    text::{read_json, read_text},
};

/// Who sends more slowly than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A body as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        read_json(&read(request, state).await?).map(Self)
    }
}

/// A body as JSON, or none at all.
pub struct Optional<T>(pub T);

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for Optional<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = read(request, state).await?;
        if bytes.is_empty() {
            return Ok(Self(T::default()));
        }
        let read: Option<T> = read_json(&bytes)?;
        Ok(Self(read.unwrap_or_default()))
    }
}

/// A body as text.
pub struct Text(pub String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        read_text(read(request, state).await?.into()).map(Self)
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    let read = tokio::time::timeout(PATIENCE, Bytes::from_request(request, state)).await;
    let read = read.map_err(|_| Problem::Unreadable(format!("{} s", PATIENCE.as_secs())))?;
    read.map_err(|rejection| match rejection.status().as_u16() {
        413 => Problem::TooBig,
        _ => Problem::Unreadable(rejection.body_text()),
    })
}
