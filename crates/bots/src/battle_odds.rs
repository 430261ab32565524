//! Exact chances of battle dice, explosions included.
//!
//! One die: half of the time nothing; one time in three a hit (4 or 5); one time in six a hit and the
//! die again. So `h` hits come of one die with probability (1/6)^h · 1/2, all of them sixes and then
//! a miss, plus (1/6)^(h-1) · 1/3, all but the last of them sixes.

/// Hits are told apart up to this many; whatever is more counts as this many. With ten dice fewer
/// than one roll in a million has more.
pub const MOST_HITS: usize = 24;

/// The chance of each number of hits.
pub type Hits = [f64; MOST_HITS + 1];

/// The chance of each number of hits that a roll of so many dice makes.
pub fn hits(dice: u8) -> Hits {
    let mut odds = [0.0; MOST_HITS + 1];
    odds[0] = 1.0;
    for _ in 0..dice {
        odds = add(&odds, &one_die());
    }
    odds
}

/// The chance that so many dice make at least so many hits.
pub fn at_least(dice: u8, wanted: u8) -> f64 {
    hits(dice).iter().skip(wanted.into()).sum()
}

/// The hits that so many dice make on average: each 3/5.
pub fn mean(dice: u8) -> f64 {
    f64::from(dice) * 0.6
}

/// The same for sixes alone, which are all that some figures fear.
pub fn sixes(dice: u8) -> Hits {
    let mut odds = [0.0; MOST_HITS + 1];
    odds[0] = 1.0;
    let mut one = [0.0; MOST_HITS + 1];
    for (sixes, chance) in one.iter_mut().enumerate() {
        *chance = (1.0_f64 / 6.0).powi(sixes as i32) * 5.0 / 6.0;
    }
    lump(&mut one);
    for _ in 0..dice {
        odds = add(&odds, &one);
    }
    odds
}

fn one_die() -> Hits {
    let mut odds = [0.0; MOST_HITS + 1];
    odds[0] = 0.5;
    for (hits, chance) in odds.iter_mut().enumerate().skip(1) {
        let exploded = |times: usize| (1.0_f64 / 6.0).powi(times as i32);
        *chance = exploded(hits) / 2.0 + exploded(hits - 1) / 3.0;
    }
    lump(&mut odds);
    odds
}

/// Gives what is left of the whole to the last entry.
fn lump(odds: &mut Hits) {
    let but_last: f64 = odds[..MOST_HITS].iter().sum();
    odds[MOST_HITS] = 1.0 - but_last;
}

/// The chances of the sum of two independent numbers.
fn add(one: &Hits, other: &Hits) -> Hits {
    let mut sum = [0.0; MOST_HITS + 1];
    for (a, chance) in one.iter().enumerate() {
        for (b, other_chance) in other.iter().enumerate() {
            sum[(a + b).min(MOST_HITS)] += chance * other_chance;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn one_die_hits_half_of_the_time_and_three_fifths_on_average() {
        let odds = hits(1);
        assert!(close(odds[0], 0.5));
        assert!(close(odds[1], 1.0 / 3.0 + 1.0 / 12.0));
        assert!(close(odds.iter().sum(), 1.0));
        let average: f64 = odds.iter().enumerate().map(|(hits, chance)| hits as f64 * chance).sum();
        assert!(close(average, mean(1)), "{average}");
    }

    #[test]
    fn several_dice_agree_with_counting_every_outcome() {
        // Two dice, at most one explosion each followed by a last die: count by brute force.
        let chain = |hits: usize| one_die()[hits];
        let mut expected = 0.0;
        for one in 0..=MOST_HITS {
            for other in 0..=MOST_HITS {
                if one + other >= 3 {
                    expected += chain(one) * chain(other);
                }
            }
        }
        assert!(close(at_least(2, 3), expected));
        assert!(close(at_least(7, 0), 1.0));
        assert!(at_least(4, 3) > at_least(3, 3));
    }

    #[test]
    fn sixes_are_a_fifth_of_a_die_on_average() {
        let odds = sixes(3);
        let average: f64 = odds.iter().enumerate().map(|(hits, chance)| hits as f64 * chance).sum();
        assert!(close(average, 3.0 * 0.2), "{average}");
    }
}
