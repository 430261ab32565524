//! Bodies: read as JSON whatever they call themselves, and refused with what is wrong.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// A body as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = read(request, state).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| Problem::Unreadable(error.to_string()))
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
        let read = serde_json::from_slice::<Option<T>>(&bytes);
        let read = read.map_err(|error| Problem::Unreadable(error.to_string()))?;
        Ok(Self(read.unwrap_or_default()))
    }
}

/// A body as text.
pub struct Text(pub String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = read(request, state).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Self).map_err(|error| Problem::Unreadable(error.to_string()))
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    Bytes::from_request(request, state).await.map_err(|rejection| {
        match rejection.status().as_u16() {
            413 => Problem::TooBig,
            _ => Problem::Unreadable(rejection.body_text()),
        }
    })
}
