//! Opponents for the terminal: they take any option, each as likely as the others.

/// A source of numbers that has nothing to do with the chance of the game.
#[derive(Clone, Debug)]
pub struct Opponents(u64);

impl Opponents {
    /// The same seed as the game's gives other numbers than the game's.
    pub fn new(seed: u64) -> Self {
        Self(seed ^ 0x6f70_706f_6e65_6e74)
    }

    /// One of some options; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, options: &[T]) -> Option<T> {
        // SplitMix64, and the high half of a multiplication to spread it evenly.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let at = (u128::from(z) * options.len() as u128) >> 64;
        options.get(at as usize).copied()
    }
}
