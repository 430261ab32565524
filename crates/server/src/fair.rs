//! Fair dice: everything that chance decides in a game follows from a secret whose hash is shown
//! before anything is decided, and which is shown itself when the game is over.

use std::{fmt, str::FromStr};

use ring::{
    digest, hmac,
    rand::{SecureRandom, SystemRandom},
};
use ruinous_engine::{Chance, Numbers};

/// The secret of a game, of 256 bits. Written as 64 hexadecimal digits.
///
/// ```
/// use ruinous_server::fair::Seed;
/// let seed = Seed::random();
/// let announced = seed.hash();
/// let shown: Seed = seed.to_string().parse()?;
/// assert_eq!(shown.hash(), announced);
/// # Ok::<(), ruinous_server::fair::NoSeed>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; Self::BYTES]);

impl Seed {
    const BYTES: usize = 32;

    /// A seed that nobody can guess, from the operating system.
    ///
    /// # Panics
    ///
    /// If the operating system has no random numbers: no game would be fair.
    pub fn random() -> Self {
        let mut bytes = [0; Self::BYTES];
        SystemRandom::new().fill(&mut bytes).expect("the operating system gives random numbers");
        Self(bytes)
    }

    /// The SHA-256 of the seed's bytes in hexadecimal digits: it binds to the seed and tells nothing of
    /// it.
    pub fn hash(&self) -> String {
        hexadecimal(digest::digest(&digest::SHA256, &self.0).as_ref())
    }

    /// Another secret that follows from this one, and tells nothing of it. What it is about is longer than
    /// what dice and draws are about, so that it is none of their numbers.
    pub(crate) fn derived(&self, about: &str) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.0);
        hexadecimal(&hmac::sign(&key, about.as_bytes()).as_ref()[..16])
    }

    /// The dice and draws that this seed gives.
    pub fn chance(&self) -> impl Chance + Clone + Send + Sync + 'static {
        Keyed(hmac::Key::new(hmac::HMAC_SHA256, &self.0))
    }
}

/// A number is the first eight bytes, lowest first, of the HMAC-SHA256 of what it is about, which is
/// eight bytes, lowest first, too. Whoever has seen any of them knows no more of the others.
#[derive(Clone)]
struct Keyed(hmac::Key);

impl Numbers for Keyed {
    fn number(&self, about: u64) -> u64 {
        first_eight(hmac::sign(&self.0, &about.to_le_bytes()))
    }
}

fn first_eight(tag: hmac::Tag) -> u64 {
    tag.as_ref().iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

/// A secret does not get into logs by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret, hash {})", self.hash())
    }
}

impl FromStr for Seed {
    type Err = NoSeed;
    fn from_str(text: &str) -> Result<Self, NoSeed> {
        let digits: Vec<char> = text.chars().collect();
        if digits.len() != 2 * Self::BYTES {
            return Err(NoSeed::Length(digits.len()));
        }
        let mut bytes = [0; Self::BYTES];
        for (at, &digit) in digits.iter().enumerate() {
            let value = digit.to_digit(16).ok_or(NoSeed::Digit(digit))?;
            bytes[at / 2] = bytes[at / 2] << 4 | value as u8;
        }
        Ok(Self(bytes))
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSeed {
    /// It has so many characters.
    Length(usize),
    /// It has this among its digits.
    Digit(char),
}

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seed is {} hexadecimal digits, ", 2 * Seed::BYTES)?;
        match self {
            Self::Length(length) => write!(f, "and this is {length} characters long"),
            Self::Digit(digit) => write!(f, "and {digit:?} is none"),
        }
    }
}

impl std::error::Error for NoSeed {}

/// Bytes as hexadecimal digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{
        Next, Power, Region, Setup,
        bag::Bag,
        chance::{Deck, Roll},
        notation::Record,
    };

    use super::*;

    const COUNTING: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    fn counting() -> Seed {
        COUNTING.parse().expect("64 digits")
    }

    #[test]
    fn a_seed_is_written_as_it_is_read() {
        assert_eq!(counting().to_string(), COUNTING);
        assert_eq!(COUNTING.to_uppercase().parse(), Ok(counting()));
        assert_ne!(Seed::random(), Seed::random());
        assert!(!format!("{:?}", counting()).contains(COUNTING));
    }

    #[test]
    fn what_is_no_seed_is_answered_with_what_one_is() {
        let error = |text: &str| text.parse::<Seed>().expect_err(text).to_string();
        assert_eq!(error("abc"), "a seed is 64 hexadecimal digits, and this is 3 characters long");
        assert_eq!(
            error(&COUNTING.replace('f', "ß")),
            "a seed is 64 hexadecimal digits, and 'ß' is none"
        );
    }

    /// Calculated with another program: whoever has seed and page can do the same.
    #[test]
    fn dice_and_draws_are_those_that_the_page_describes() {
        assert_eq!(
            counting().hash(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        let mut chance = counting().chance();
        let roll =
            Roll { round: 2, region: Region::Kislev, by: Power::Nurgle, battle: 1, early: false };
        let dice: Vec<u8> = (0..DICE.len() as u8).map(|nth| chance.die(roll, nth)).collect();
        assert_eq!(dice, DICE);
        let mut bag = Bag::EMPTY;
        (0..10).for_each(|place| bag.add(place));
        let draws: Vec<u8> =
            (0..DRAWS.len() as u16).map(|nth| chance.draw(Deck::OldWorld, bag, nth)).collect();
        assert_eq!(draws, DRAWS);
    }

    const DICE: [u8; 12] = [3, 4, 5, 4, 5, 4, 1, 4, 1, 2, 1, 6];
    const DRAWS: [u8; 8] = [9, 0, 6, 3, 7, 1, 5, 0];

    #[test]
    fn all_faces_come_up_alike() {
        let mut chance = Seed::random().chance();
        let mut faces = [0u32; 6];
        for round in 0..100 {
            for nth in 0..240 {
                let (region, by) = (Region::Empire, Power::Khorne);
                let die = chance.die(Roll { round, region, by, battle: 0, early: true }, nth);
                faces[usize::from(die - 1)] += 1;
            }
        }
        // 4,000 of each are expected; a deviation of 400 is seven standard deviations.
        assert!(faces.iter().all(|count| count.abs_diff(4_000) < 400), "{faces:?}");
    }

    #[test]
    fn a_whole_game_is_proven_by_its_seed_and_by_no_other() {
        let setup = Setup::base(&[Power::Khorne, Power::Nurgle, Power::Tzeentch]).expect("three");
        let (seed, mut random) = (Seed::random(), ruinous_engine::Random::new(1));
        let mut chance = seed.chance();
        let (mut record, mut game) = Record::begin(setup, &mut chance, None);
        while let Next::Ask(decision) = game.next() {
            let choice = random.pick(&game.options()).expect("an option");
            record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
        }
        assert!(record.prove(&mut seed.chance()).is_ok_and(|proven| proven.cards > 20));
        assert!(record.prove(&mut Seed::random().chance()).is_err());
    }
}
