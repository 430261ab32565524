//! Secrets: what somebody is known by, of which only the hash is kept, and what opens a seat, of which nothing is.

use ring::{
    digest,
    rand::{SecureRandom, SystemRandom},
};

use crate::{
    fair::{Seed, hexadecimal},
    store::Seat,
};

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

/// The invitation to a seat. It follows from the seed of its table: each table has its own, all servers
/// on a database have the same, and it is secret for as long as an invitation is worth anything, since
/// that ends when the game begins. So whoever set the table up can be shown it wherever he comes from,
/// and it is kept nowhere. Nobody learns more of a database than he does from the seeds in it.
pub fn invitation(seed: &Seed, seat: &Seat) -> String {
    seed.derived(&format!("invitation {} {}", seat.power, seat.invite_number))
}

/// Whether this is the invitation to a seat.
pub fn is_invitation(invite: &str, seed: &Seed, seat: &Seat) -> bool {
    // Hashes are compared, so that the time it takes tells nothing.
    let hash = hash(invite);
    hash == self::hash(&invitation(seed, seat)) || Some(hash) == seat.invite
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
        let seat = |power: &str, invite_number| Seat {
            power: power.to_owned(),
            invite_number,
            ..Seat::default()
        };
        let (seed, khorne) = (Seed::random(), seat("khorne", 0));
        let one = invitation(&seed, &khorne);
        assert!(is_invitation(&one, &seed, &khorne));
        assert!(!is_invitation(&one, &Seed::random(), &khorne));
        assert!(!is_invitation(&one, &seed, &seat("nurgle", 0)));
        assert!(!is_invitation(&one, &seed, &seat("khorne", 1)));
        let older = Seat { invite: Some(hash("given out before")), ..khorne };
        assert!(is_invitation("given out before", &seed, &older));
        assert!(is_invitation(&one, &seed, &older));
    }
}
