//! Passwords, of which only a slow hash is kept.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};

use crate::problem::Problem;

/// What is kept of a password. Hashing takes long on purpose, so it is done where nobody else waits.
pub async fn hashed(password: String) -> Result<String, Problem> {
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    let hashed = hashed.await.map_err(|_| Problem::Failed)?;
    hashed.map_err(|_| Problem::Failed)
}

/// Whether this is the password. Whether there is one at all does not show in how long that takes.
pub async fn is_password(password: String, hash: Option<String>) -> Result<bool, Problem> {
    let checked = tokio::task::spawn_blocking(move || match hash {
        Some(hash) => PasswordHash::new(&hash).is_ok_and(|hash| {
            Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
        }),
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    });
    checked.await.map_err(|_| Problem::Failed)
}
