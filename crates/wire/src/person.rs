//! People: who somebody is, and what he can change about that.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody who wants to be known.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What to call him.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Somebody, and the secret by which he is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Known {
    /// Who.
    pub id: String,
    /// His name.
    pub name: String,
    /// The secret, for `Authorization: Bearer …`. It is not shown again.
    pub token: String,
}

/// What only oneself sees of oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Me {
    /// Who.
    pub id: String,
    /// The name.
    pub name: String,
    /// The language, as `en`, `de` or `pl`; null for what the browser asks for.
    #[schema(required)]
    pub language: Option<String>,
    /// The login, if there is one.
    #[schema(required)]
    pub login: Option<String>,
    /// Where a message goes when it is one's turn in a game by post.
    #[schema(required)]
    pub webhook: Option<String>,
    /// The same by e-mail.
    #[schema(required)]
    pub email: Option<String>,
}

/// What somebody changes about himself. What is left out stays; null takes away.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MeChange {
    /// The name, which nobody is without.
    #[serde(deserialize_with = "given")]
    #[schema(required = false, nullable = false, min_length = 1, max_length = 40)]
    pub name: Option<String>,
    /// The language: `en`, `de` or `pl`.
    #[serde(deserialize_with = "given")]
    #[schema(required = false, value_type = Option<String>)]
    pub language: Option<Option<String>>,
    /// Where a message goes when it is one's turn in a game by post.
    #[serde(deserialize_with = "given")]
    #[schema(required = false, value_type = Option<String>)]
    pub webhook: Option<Option<String>>,
    /// The same by e-mail, where the host sends mail.
    #[serde(deserialize_with = "given")]
    #[schema(required = false, value_type = Option<String>)]
    pub email: Option<Option<String>>,
}

/// Tells null from what is not there at all.
fn given<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// By what somebody is known on another device.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The login.
    #[schema(min_length = 1, max_length = 80)]
    pub login: String,
    /// The password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}
