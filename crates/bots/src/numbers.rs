//! One number for each of some names: what is known of a position, or how much it counts.

/// What numbers are kept for.
pub trait Name: Copy {
    /// Its place among all names of its kind.
    fn place(self) -> usize;
}

/// Declares names: one in the code, and one in files.
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $one:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $one),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$(Self::$one),+].len()] = [$(Self::$one),+];

            /// The name in files.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$one => $id),+ }
            }
        }

        impl $crate::numbers::Name for $name {
            #[inline]
            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

pub(crate) use names;

/// Numbers are kept and added in rows of so many, which processors do at once.
pub(crate) const ROW: usize = 8;

/// One number for each name, with room for whole rows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Numbers<const ROOM: usize>(pub [f32; ROOM]);

impl<const ROOM: usize> Numbers<ROOM> {
    /// All of them nothing.
    pub const NONE: Self = Self([0.0; ROOM]);

    /// The number of one name.
    #[inline]
    pub fn get(&self, name: impl Name) -> f32 {
        self.0[name.place()]
    }

    /// Sets one.
    #[inline]
    pub(crate) fn set(&mut self, name: impl Name, value: f32) {
        self.0[name.place()] = value;
    }

    /// Adds to one.
    #[inline]
    pub(crate) fn add(&mut self, name: impl Name, value: f32) {
        self.0[name.place()] += value;
    }

    /// Adds others, so many times.
    #[inline]
    pub fn add_all(&mut self, others: &Self, times: f32) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own += times * other;
        }
    }

    /// Each number times its weight, added up.
    #[inline]
    pub fn weighted(&self, weights: &Self) -> f32 {
        let mut sums = [0.0; ROW];
        for (numbers, weights) in self.0.chunks_exact(ROW).zip(weights.0.chunks_exact(ROW)) {
            for ((sum, number), weight) in sums.iter_mut().zip(numbers).zip(weights) {
                *sum += number * weight;
            }
        }
        sums.iter().sum()
    }
}
