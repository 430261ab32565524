//! The kit that every word of the game comes with: all of them in rules order, an id to write
//! and read, a small set, and a map with one entry for each.

/// Declares a closed list of words, and how someone speaks of one that is not in it.
macro_rules! vocabulary {
    (
        $(#[$about:meta])*
        $name:ident, a $unknown:literal { $($(#[$doc:meta])* $word:ident = $id:literal),+ $(,)? }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $word),+ }

        impl $name {
            /// All of them, in rules order.
            pub const ALL: [Self; [$(Self::$word),+].len()] = [$(Self::$word),+];

            /// The name in the notation: lower case, words joined by `-`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$word => $id),+ }
            }
        }

        impl $crate::vocabulary::Word for $name {
            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                // The compiler sees that this is the number itself.
                match index {
                    $(index if index == Self::$word as u32 => Some(Self::$word),)+
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::Unknown;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.into_iter().find(|word| word.id() == text).ok_or_else(|| {
                    $crate::vocabulary::Unknown { kind: $unknown, word: text.to_owned() }
                })
            }
        }

    };
}
pub(crate) use vocabulary;

/// Declares a set of words.
macro_rules! word_set {
    ($(#[$about:meta])* $set:ident($bits:ty) of $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// None of them.
            pub const EMPTY: Self = Self(0);
            /// Every one of them.
            pub const ALL: Self = Self(((1u32 << $name::ALL.len()) - 1) as $bits);

            /// A set of exactly these.
            pub const fn of(words: &[$name]) -> Self {
                let (mut bits, mut at) = (0, 0);
                while at < words.len() {
                    bits |= 1 << words[at] as u8;
                    at += 1;
                }
                Self(bits)
            }
            /// Whether it is in the set.
            #[inline]
            pub const fn has(self, word: $name) -> bool {
                self.0 & (1 << word as u8) != 0
            }
            /// The set with this one in it.
            #[inline]
            #[must_use]
            pub const fn with(self, word: $name) -> Self {
                Self(self.0 | (1 << word as u8))
            }
            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, word: $name) -> Self {
                Self(self.0 & !(1 << word as u8))
            }
            /// Those in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
            /// Those in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
            /// Those in this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn but(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
            /// Those that come before this one in rules order.
            #[inline]
            #[must_use]
            pub const fn before(self, word: $name) -> Self {
                Self(self.0 & ((1 << word as u8) - 1))
            }
            /// Those that come before this one in rules order, and this one.
            #[inline]
            #[must_use]
            pub const fn up_to(self, word: $name) -> Self {
                Self(self.before(word).0 | (self.0 & (1 << word as u8)))
            }
            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// How many are in it.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
        }

        impl IntoIterator for $set {
            type Item = $name;
            type IntoIter = $crate::vocabulary::Words<$name>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                $crate::vocabulary::Words::new(self.0 as u32)
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(words: I) -> Self {
                words.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

    };
}
pub(crate) use word_set;

/// Declares a map with an entry for each word.
macro_rules! word_map {
    ($(#[$about:meta])* $map:ident of $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $map<T>(pub [T; $name::ALL.len()]);

        impl<T> $map<T> {
            /// One entry for each, made by a function.
            pub fn new_with(make: impl FnMut($name) -> T) -> Self {
                Self($name::ALL.map(make))
            }
            /// Each one with its entry, in rules order.
            pub fn iter(&self) -> impl Iterator<Item = ($name, &T)> {
                $name::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> std::ops::Index<$name> for $map<T> {
            type Output = T;
            #[inline]
            fn index(&self, word: $name) -> &T {
                &self.0[word as usize]
            }
        }

        impl<T> std::ops::IndexMut<$name> for $map<T> {
            #[inline]
            fn index_mut(&mut self, word: $name) -> &mut T {
                &mut self.0[word as usize]
            }
        }
    };
}
pub(crate) use word_map;

/// A word of a closed list, known by its place in it.
pub trait Word: Copy {
    /// The word in this place of the list, from 0.
    fn from_index(index: u32) -> Option<Self>;
}

/// Walks through a set in rules order.
#[derive(Clone, Debug)]
pub struct Words<T> {
    bits: u32,
    of: std::marker::PhantomData<T>,
}

impl<T> Words<T> {
    #[inline]
    pub(crate) const fn new(bits: u32) -> Self {
        Self { bits, of: std::marker::PhantomData }
    }
}

impl<T: Word> Iterator for Words<T> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let word = T::from_index(self.bits.trailing_zeros())?;
        self.bits &= self.bits - 1;
        Some(word)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

/// A word that is not in the game's vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// What it was read as: "Power", "region", "card", …
    pub kind: &'static str,
    /// The word as it was written.
    pub word: String,
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no {} called \"{}\"", self.kind, self.word)
    }
}

impl std::error::Error for Unknown {}
