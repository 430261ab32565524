//! Rates and means, each with the interval in which the truth lies 95 times in 100.
//!
//! The intervals take games to be independent of each other.

/// A 95 % interval is this many standard deviations wide to either side.
const DEVIATIONS: f64 = 1.959_963_985;

/// A range of values in which the truth lies 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rate {
    /// How often it did.
    pub successes: u32,
    /// How often it could have.
    pub of: u32,
}

impl Rate {
    /// How many of these did it.
    pub fn over<T>(all: impl IntoIterator<Item = T>, did: impl Fn(T) -> bool) -> Self {
        all.into_iter().fold(Self::default(), |rate, one| rate.and(did(one)))
    }

    /// The rate with one more try.
    #[must_use]
    pub fn and(self, success: bool) -> Self {
        Self { successes: self.successes + u32::from(success), of: self.of + 1 }
    }

    /// The share that did, from 0 to 1. Nothing can be said of 0 tries.
    pub fn share(self) -> Option<f64> {
        (self.of > 0).then(|| f64::from(self.successes) / f64::from(self.of))
    }

    /// Wilson's score interval, which stays between 0 and 1 and is honest about few tries. After 0
    /// tries it may be anything.
    pub fn interval(self) -> Interval {
        let Some(share) = self.share() else { return Interval { low: 0.0, high: 1.0 } };
        let of = f64::from(self.of);
        let pull = DEVIATIONS * DEVIATIONS / of;
        let middle = share + pull / 2.0;
        let reach = DEVIATIONS * (share * (1.0 - share) / of + pull / of / 4.0).sqrt();
        Interval {
            low: ((middle - reach) / (1.0 + pull)).max(0.0),
            high: ((middle + reach) / (1.0 + pull)).min(1.0),
        }
    }
}

/// The mean of what was counted. Numbers are added one by one: `numbers.collect::<Mean>()`.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Mean {
    /// How many numbers there were.
    pub of: u32,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Mean {
    /// The mean with one more number.
    #[must_use]
    pub fn and(self, number: f64) -> Self {
        // Welford's way, which loses nothing when the numbers are large and close together.
        let of = self.of + 1;
        let mean = self.mean + (number - self.mean) / f64::from(of);
        let squares = self.squares + (number - self.mean) * (number - mean);
        Self { of, mean, squares }
    }

    /// The mean. There is none of 0 numbers.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then_some(self.mean)
    }

    /// How far the numbers stray from their mean. It takes two to know.
    pub fn deviation(self) -> Option<f64> {
        (self.of > 1).then(|| (self.squares / f64::from(self.of - 1)).sqrt())
    }

    /// Student's interval for the true mean. It takes two numbers to know.
    pub fn interval(self) -> Option<Interval> {
        let error = self.deviation()? / f64::from(self.of).sqrt();
        let reach = error * students_deviations(self.of - 1);
        Some(Interval { low: self.mean - reach, high: self.mean + reach })
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::default(), Self::and)
    }
}

/// By how much more than [`DEVIATIONS`] one must reach when the deviation, too, is an estimate:
/// Student's t, exact for the smallest samples, then by its expansion, which is right to 1 %.
fn students_deviations(freedom: u32) -> f64 {
    match freedom {
        0 | 1 => 12.706,
        2 => 4.303,
        _ => {
            let (z, v) = (DEVIATIONS, f64::from(freedom));
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
            z + first / v + second / v.powi(2) + third / v.powi(3)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_close(interval: Interval, low: f64, high: f64) {
        let near = |one: f64, other: f64| (one - other).abs() < 0.001;
        assert!(near(interval.low, low) && near(interval.high, high), "{interval:?}");
    }

    #[test]
    fn rates_have_wilsons_interval() {
        let rate = |successes, of| Rate { successes, of }.interval();
        is_close(rate(0, 10), 0.0, 0.2775);
        is_close(rate(5, 10), 0.2366, 0.7634);
        is_close(rate(10, 10), 0.7225, 1.0);
        is_close(rate(81, 263), 0.2553, 0.3662);
        is_close(rate(250, 1000), 0.2242, 0.2778);
    }

    #[test]
    fn nothing_is_known_of_no_tries() {
        assert_eq!(Rate::default().share(), None);
        is_close(Rate::default().interval(), 0.0, 1.0);
        assert_eq!((Mean::default().value(), Mean::default().interval()), (None, None));
        assert_eq!(Mean::default().and(3.0).interval(), None);
    }

    #[test]
    fn tries_are_counted() {
        assert_eq!(Rate::over([1, 2, 3], |number| number > 1), Rate { successes: 2, of: 3 });
    }

    #[test]
    fn means_have_students_interval() {
        let mean: Mean = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert_eq!(mean.value(), Some(5.0));
        is_close(mean.interval().expect("eight numbers"), 3.2125, 6.7875);
        let two: Mean = [1.0, 2.0].into_iter().collect();
        is_close(two.interval().expect("two numbers"), 1.5 - 6.353, 1.5 + 6.353);
    }

    #[test]
    fn students_deviations_are_those_of_the_tables() {
        for (freedom, table) in [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)] {
            assert!((students_deviations(freedom) - table).abs() < 0.01 * table, "{freedom}");
        }
    }
}
