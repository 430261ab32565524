//! The description of all that is sent, for OpenAPI.

use utoipa::OpenApi;

use crate::{Catalogue, LastStep, Odds, Preview, Refusal, State, Step};

/// The schemas of what a table says, for the server to merge into its own description.
#[derive(OpenApi)]
#[openapi(components(schemas(State, Step, LastStep, Preview, Odds, Refusal, Catalogue)))]
pub struct Schemas;
