//! Dice and draws from a seed: any source of numbers that belong to something is a chance.

use crate::{
    board::bag::Bag,
    chance::{Chance, Deck, Roll},
    random::{below, mix},
};

/// Numbers out of a secret, each about one thing: the same for the same thing, and telling nothing of
/// those about others. Whatever has them is a [`Chance`].
///
/// The nth draw of a deck and the nth die of a roll depend on the secret and on nothing that was drawn
/// or rolled elsewhere. So two games from one secret stay comparable when their players differ, and a
/// choice that is taken back and made again leads to the same.
pub trait Numbers {
    /// Any number of 64 bits, each as likely as the others.
    fn number(&self, about: u64) -> u64;
}

/// What a number is about is a number too. Its bytes, lowest first, are for a die its round, region,
/// Power, battle, whether early, which die of the roll, the trial, 1; for a draw which draw of the deck
/// (two bytes), the deck, three of 0, the trial, 2.
impl<N: Numbers> Chance for N {
    #[inline]
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        let about = u64::from_le_bytes([
            roll.round,
            roll.region as u8,
            roll.by as u8,
            roll.battle,
            roll.early.into(),
            nth,
            0,
            1,
        ]);
        evenly_below(self, about, 6) as u8 + 1
    }

    #[inline]
    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        let deck = match deck {
            Deck::Chaos(power) => power as u64,
            Deck::OldWorld => 8,
            Deck::Tokens => 9,
            Deck::Powers => 10,
            Deck::Hand(power) => 16 + power as u64,
        };
        let about = u64::from(nth) | deck << 16 | 2 << 56;
        let chosen = evenly_below(self, about, bag.len().into()) as u8;
        bag.nth(chosen).unwrap_or(0)
    }
}

/// A number below the limit, each exactly as likely as the others: the high half of a multiplication.
/// The few numbers that would favour some results are passed over for those of the next trial.
#[inline]
fn evenly_below(numbers: &impl Numbers, about: u64, limit: u64) -> u64 {
    let mut trial = 0;
    loop {
        let random = numbers.number(about | trial << 48);
        let rest = random.wrapping_mul(limit);
        let is_even = rest >= limit || rest >= limit.wrapping_neg() % limit.max(1);
        if is_even || trial == 255 {
            return below(random, limit);
        }
        trial += 1;
    }
}

/// Dice and draws from a small seed: quick, the same again for the same seed, and no secret to anyone
/// who has seen some of them and can calculate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// The chance that this seed holds.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Numbers for Seeded {
    #[inline]
    fn number(&self, about: u64) -> u64 {
        mix(self.0 ^ mix(about))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tells trials apart: the first ones give a number that would favour some results.
    struct Uneven(u64);

    impl Numbers for Uneven {
        fn number(&self, about: u64) -> u64 {
            if about >> 48 & 0xff < self.0 { 0 } else { u64::MAX }
        }
    }

    #[test]
    fn numbers_that_favour_some_results_are_passed_over() {
        assert_eq!(evenly_below(&Uneven(0), 0, 6), 5);
        assert_eq!(evenly_below(&Uneven(3), 0, 6), 5);
        // No number favours any of eight, and nobody tries for ever.
        assert_eq!(evenly_below(&Uneven(3), 0, 8), 0);
        assert_eq!(evenly_below(&Uneven(256), 0, 6), 0);
        assert_eq!(evenly_below(&Uneven(0), 0, 0), 0);
    }
}
