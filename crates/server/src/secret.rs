//! Secrets: what somebody is known by, and what opens a seat. Only their hashes are kept.

use ring::{
    digest, hmac,
    rand::{SecureRandom, SystemRandom},
};

use crate::fair::hexadecimal;

/// An id that nobody can guess and that does not repeat.
pub fn new_id() -> String {
    hexadecimal(&random::<12>())
}

/// A secret that somebody is known by.
pub fn new_token() -> String {
    hexadecimal(&random::<32>())
}

/// What is kept of a secret. Secrets are long and random, so that a plain hash cannot be searched.
pub fn hash(secret: &str) -> String {
    hexadecimal(digest::digest(&digest::SHA256, secret.as_bytes()).as_ref())
}

/// The invitation to a seat. It follows from the token of the one who set the table up, so that it
/// can be shown to him again though only its hash is kept.
pub fn invitation(token: &str, table: &str, power: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, token.as_bytes());
    let tag = hmac::sign(&key, format!("invitation {table} {power}").as_bytes());
    hexadecimal(&tag.as_ref()[..16])
}

/// Bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_belongs_to_one_seat_of_one_table() {
        let one = invitation("token", "table", "khorne");
        assert_eq!(one, invitation("token", "table", "khorne"));
        for other in
            [("other", "table", "khorne"), ("token", "t", "khorne"), ("token", "table", "nurgle")]
        {
            assert_ne!(one, invitation(other.0, other.1, other.2));
        }
    }
}
