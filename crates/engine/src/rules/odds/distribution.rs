//! The chances of the numbers 0, 1, 2 … of something.

/// How likely each number of something is: hits, figures lost, Peasants captured.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Distribution(Vec<f64>);

impl Distribution {
    /// What is left out at the end of a [trimmed](Self::trimmed) one is less likely than this.
    const REMAINDER: f64 = 1e-9;

    /// From the chances of 0, 1, 2 ….
    pub(super) fn new(chances: Vec<f64>) -> Self {
        Self(chances)
    }

    /// From the chances of at least 1, at least 2 ….
    pub(super) fn from_at_least(at_least: &[f64]) -> Self {
        let here = std::iter::once(&1.0).chain(at_least);
        let next = at_least.iter().chain([&0.0]);
        Self(here.zip(next).map(|(here, next)| (here - next).max(0.0)).collect())
    }

    /// The chances of 0, 1, 2 …; together they make 1.
    pub fn chances(&self) -> &[f64] {
        &self.0
    }

    /// The chance of exactly this number.
    pub fn chance(&self, number: u8) -> f64 {
        self.0.get(usize::from(number)).copied().unwrap_or(0.0)
    }

    /// The chance of this number or more.
    pub fn at_least(&self, number: u8) -> f64 {
        if number == 0 {
            return 1.0;
        }
        self.0.iter().skip(usize::from(number)).sum()
    }

    /// The number on average.
    pub fn mean(&self) -> f64 {
        self.0.iter().enumerate().map(|(number, chance)| number as f64 * chance).sum()
    }

    /// The sum of two numbers that have nothing to do with each other.
    pub(super) fn plus(&self, other: &Self) -> Self {
        let mut sum = vec![0.0; (self.0.len() + other.0.len()).saturating_sub(1)];
        for (one, chance) in self.0.iter().enumerate() {
            for (another, other_chance) in other.0.iter().enumerate() {
                sum[one + another] += chance * other_chance;
            }
        }
        Self(sum)
    }

    /// Without the numbers at the end that are next to impossible; what they had goes to the last.
    pub(super) fn trimmed(mut self) -> Self {
        let mut rest = 0.0;
        while let Some(last) = self.0.pop() {
            rest += last;
            if rest >= Self::REMAINDER {
                break;
            }
        }
        self.0.push(rest);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_and_chances_of_at_least_say_the_same() {
        let one = Distribution::from_at_least(&[0.5, 0.25]);
        assert_eq!(one.chances(), [0.5, 0.25, 0.25]);
        assert_eq!([0, 1, 2, 3].map(|number| one.at_least(number)), [1.0, 0.5, 0.25, 0.0]);
        assert_eq!(one.mean(), 0.75);
        assert_eq!(one.plus(&one).chances(), [0.25, 0.25, 0.3125, 0.125, 0.0625]);
    }

    #[test]
    fn what_is_trimmed_is_not_lost() {
        let one = Distribution::new(vec![0.5, 0.5 - 2e-10, 1e-10, 1e-10]).trimmed();
        assert_eq!(one.chances().len(), 2);
        assert!((one.at_least(1) - 0.5).abs() < 1e-15);
    }
}
