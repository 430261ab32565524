//! Passwords, of which only a slow hash is kept.

use std::sync::LazyLock;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};

use tokio::sync::Semaphore;

use crate::problem::Problem;

/// Hashing takes a core and 19 MB on purpose: so many at once, or whoever wants to could fill both.
static AT_ONCE: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

/// What is kept of a password.
pub async fn hashed(password: String) -> Result<String, Problem> {
    let hashed = aside(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await?.map_err(|_| Problem::Failed)
}

/// Whether this is the password. Whether there is one at all does not show in how long that takes.
pub async fn is_password(password: String, hash: Option<String>) -> Result<bool, Problem> {
    aside(move || match hash {
        Some(hash) => PasswordHash::new(&hash).is_ok_and(|hash| {
            Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
        }),
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    })
    .await
}

/// Does what takes long on a thread where nobody else waits.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let _permit = AT_ONCE.acquire().await.map_err(|_| Problem::Failed)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Failed)
}
