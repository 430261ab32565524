//! Bags: cards of which only the number of each is known. Decks have no order, so none can leak.

/// Up to 32 kinds of things, up to 15 of each, as nibbles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u128);

/// The same for up to 16 kinds, which is all that one Power's deck needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SmallBag(u64);

/// The same for the first 8 kinds of a deck: no others are ever set aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TinyBag(u32);

macro_rules! bag {
    ($bag:ident, $bits:ty) => {
        impl $bag {
            /// Nothing in it.
            pub const EMPTY: Self = Self(0);

            /// The bag with so many more of the kind in this place.
            #[must_use]
            pub const fn with(self, place: u8, count: u8) -> Self {
                Self(self.0 + ((count as $bits) << (4 * place)))
            }
            /// How many of the kind in this place there are.
            #[inline]
            pub const fn count(self, place: u8) -> u8 {
                (self.0 >> (4 * place) & 15) as u8
            }
            /// Whether nothing is left.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// How many things there are in all.
            #[inline]
            pub const fn len(self) -> u8 {
                // Two nibbles to a byte, and all bytes at once: 0x0101… sums them in the top one.
                const EVEN: $bits = <$bits>::MAX / 255 * 15;
                const ONES: $bits = <$bits>::MAX / 255;
                let bytes = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
                (bytes.wrapping_mul(ONES) >> (<$bits>::BITS - 8)) as u8
            }
            /// Puts one in.
            #[inline]
            pub fn add(&mut self, place: u8) {
                debug_assert!(self.count(place) < 15);
                self.0 += 1 << (4 * place);
            }
            /// Takes one out. One must be there.
            #[inline]
            pub fn take(&mut self, place: u8) {
                debug_assert!(self.count(place) > 0);
                self.0 -= 1 << (4 * place);
            }
            /// Puts in all of another bag.
            #[inline]
            pub fn add_all(&mut self, other: Self) {
                self.0 += other.0;
            }
            /// What is left when all of another bag, which must be in this one, is taken out.
            #[inline]
            #[must_use]
            pub fn without(self, other: Self) -> Self {
                Self(self.0 - other.0)
            }
            /// The places of the kinds that are in it.
            #[inline]
            pub fn kinds(self) -> impl Iterator<Item = u8> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let place = (left.trailing_zeros() / 4) as u8;
                    left &= !(15 << (4 * place));
                    Some(place)
                })
            }
        }

        impl std::fmt::Debug for $bag {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_map().entries(self.kinds().map(|place| (place, self.count(place)))).finish()
            }
        }
    };
}

bag!(Bag, u128);
bag!(SmallBag, u64);
bag!(TinyBag, u32);

impl Bag {
    /// Whether there is any of the kind in this place; of no place beyond the last there is.
    pub fn has(self, place: u8) -> bool {
        place < 32 && self.count(place) > 0
    }
    /// The kind of the thing with this number, counted from 0 through the whole bag.
    pub fn nth(self, number: u8) -> Option<u8> {
        // Most bags fill less than half of the places, and half as many bits are faster.
        match u64::try_from(self.0) {
            Ok(half) => {
                nth(SmallBag(half).kinds().map(|at| (at, SmallBag(half).count(at))), number)
            }
            Err(_) => nth(self.kinds().map(|at| (at, self.count(at))), number),
        }
    }
}

/// The place of the thing with this number among places with their counts.
#[inline]
fn nth(mut places: impl Iterator<Item = (u8, u8)>, number: u8) -> Option<u8> {
    let mut left = number;
    let found = places.find(|(_, count)| match left.checked_sub(*count) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    found.map(|(place, _)| place)
}

impl From<SmallBag> for Bag {
    fn from(bag: SmallBag) -> Self {
        Self(bag.0.into())
    }
}

impl From<TinyBag> for SmallBag {
    fn from(bag: TinyBag) -> Self {
        Self(bag.0.into())
    }
}
