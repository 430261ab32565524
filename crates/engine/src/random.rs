//! Random numbers from a seed: for seeded chance, for sampled worlds, and for whoever picks at random.

/// The finaliser of SplitMix64: every bit of the result depends on every bit of the input.
#[inline]
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(STEP);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number below `limit`, evenly spread: the high half of a multiplication.
#[inline]
pub(crate) const fn below(random: u64, limit: u64) -> u64 {
    ((random as u128 * limit as u128) >> 64) as u64
}

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A source of random numbers that has nothing to do with the chance of a game: for bots, sampling
/// and tests. The same seed gives the same numbers.
///
/// ```
/// use ruinous_engine::Random;
/// let (mut one, mut other) = (Random::new(7), Random::new(7));
/// assert_eq!(one.below(1_000), other.below(1_000));
/// assert!(one.pick(&[1, 2, 3]).is_some());
/// assert_eq!(one.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers that this seed holds.
    pub const fn new(seed: u64) -> Self {
        Self(mix(seed))
    }

    /// Any number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }

    /// A number below the limit, evenly spread; 0 below 0.
    #[inline]
    pub fn below(&mut self, limit: usize) -> usize {
        below(self.number(), limit as u64) as usize
    }

    /// One of some things, each as likely as the others; `None` if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }
}
