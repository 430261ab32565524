//! Exact chances of battle dice, explosions included.
//!
//! One die: half of the time nothing; one time in three a hit (4 or 5); one time in six a hit and the
//! die again. So `h` hits come of one die with probability (1/6)^h · 1/2, all of them sixes and then
//! a miss, plus (1/6)^(h-1) · 1/3, all but the last of them sixes.
//!
//! Seen from the other end: each die of the roll goes on until it shows no six. That last face is a
//! hit below 6 two times in five, and how many sixes came before has nothing to do with it. So hits
//! below 6 and sixes are independent, which is how targets that only sixes hit are counted.

use super::Distribution;

/// Hits are told apart up to this many; whatever is more counts as this many. With ten dice fewer
/// than one roll in a million has more.
pub const MOST_HITS: usize = 24;
/// Dice are told apart up to this many. More are not seen in play.
pub const MOST_DICE: usize = 24;

/// The chance of each number of hits.
pub type Hits = [f64; MOST_HITS + 1];

/// The chance of each number of hits that a roll of so many dice makes.
pub fn hits(dice: u8) -> Hits {
    HITS[usize::from(dice).min(MOST_DICE)]
}

/// The chance that so many dice make at least so many hits.
#[inline]
pub fn at_least(dice: u8, wanted: u8) -> f64 {
    match AT_LEAST[usize::from(dice).min(MOST_DICE)].get(usize::from(wanted)) {
        Some(chance) => *chance,
        None => 0.0,
    }
}

/// The hits that so many dice make on average: each 3/5.
pub fn mean(dice: u8) -> f64 {
    f64::from(dice) * 0.6
}

/// The hits that so many dice make on average when those above a number are lost, as they are when
/// nothing is left to hit.
#[inline]
pub fn mean_up_to(dice: u8, most: u8) -> f64 {
    MEAN_UP_TO[usize::from(dice).min(MOST_DICE)][usize::from(most).min(MOST_HITS)]
}

/// The hits that a roll of so many dice makes, for any number of dice.
pub fn all_hits(dice: u8) -> Distribution {
    let sixes = sixes(dice, MOST_EXPLOSIONS);
    Distribution::new(low_hits(dice)).plus(&Distribution::new(sixes)).trimmed()
}

/// Sixes of one roll are told apart up to this many. With thirty dice fewer than one roll in a
/// billion has more.
const MOST_EXPLOSIONS: u8 = 32;

/// The chance of each number of hits below 6 in a roll of so many dice, those of the extra dice too.
pub(super) fn low_hits(dice: u8) -> Vec<f64> {
    let (dice, mut left) = (i32::from(dice), 1.0);
    let mut odds = Vec::with_capacity(dice as usize + 1);
    for hits in 0..=dice {
        odds.push(left * 0.4f64.powi(hits) * 0.6f64.powi(dice - hits));
        left *= f64::from(dice - hits) / f64::from(hits + 1);
    }
    odds
}

/// The chance of each number of sixes in a roll of so many dice, those of the extra dice too; the
/// last chance is that of this many or more.
pub(super) fn sixes(dice: u8, most: u8) -> Vec<f64> {
    let (mut chance, mut less) = ((5.0f64 / 6.0).powi(dice.into()), 0.0);
    let mut odds = Vec::with_capacity(usize::from(most) + 1);
    for sixes in 0..most {
        odds.push(chance);
        less += chance;
        chance *= (f64::from(dice) + f64::from(sixes)) / (f64::from(sixes) + 1.0) / 6.0;
    }
    odds.push((1.0 - less).max(0.0));
    odds
}

const ONE_DIE: Hits = {
    let mut odds = [0.0; MOST_HITS + 1];
    odds[0] = 0.5;
    let (mut hits, mut exploded, mut but_last) = (1, 1.0, 0.5);
    while hits < MOST_HITS {
        // `exploded` is the chance that all dice before this hit were sixes.
        odds[hits] = exploded / 12.0 + exploded / 3.0;
        but_last += odds[hits];
        exploded /= 6.0;
        hits += 1;
    }
    odds[MOST_HITS] = 1.0 - but_last;
    odds
};

static HITS: [Hits; MOST_DICE + 1] = HITS_OF;
const HITS_OF: [Hits; MOST_DICE + 1] = {
    let mut table = [[0.0; MOST_HITS + 1]; MOST_DICE + 1];
    table[0][0] = 1.0;
    let mut dice = 1;
    while dice <= MOST_DICE {
        table[dice] = add(&table[dice - 1], &ONE_DIE);
        dice += 1;
    }
    table
};

static AT_LEAST: [Hits; MOST_DICE + 1] = {
    let mut table = HITS_OF;
    let mut dice = 0;
    while dice <= MOST_DICE {
        let mut hits = MOST_HITS;
        while hits > 0 {
            table[dice][hits - 1] += table[dice][hits];
            hits -= 1;
        }
        dice += 1;
    }
    table
};

/// The mean of a number cut off at `n` is the sum of the chances of at least 1, 2, … n.
static MEAN_UP_TO: [Hits; MOST_DICE + 1] = {
    let mut table = [[0.0; MOST_HITS + 1]; MOST_DICE + 1];
    let mut dice = 0;
    while dice <= MOST_DICE {
        let mut most = 1;
        while most <= MOST_HITS {
            table[dice][most] = table[dice][most - 1] + AT_LEAST[dice][most];
            most += 1;
        }
        dice += 1;
    }
    table
};

/// The chances of the sum of two independent numbers.
const fn add(one: &Hits, other: &Hits) -> Hits {
    let mut sum = [0.0; MOST_HITS + 1];
    let mut a = 0;
    while a <= MOST_HITS {
        let mut b = 0;
        while b <= MOST_HITS {
            let both = if a + b < MOST_HITS { a + b } else { MOST_HITS };
            sum[both] += one[a] * other[b];
            b += 1;
        }
        a += 1;
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
        assert!(close(odds[2], 1.0 / 36.0 / 2.0 + 1.0 / 6.0 / 3.0));
        assert!(close(odds.iter().sum(), 1.0));
        let average: f64 = odds.iter().enumerate().map(|(hits, chance)| hits as f64 * chance).sum();
        assert!(close(average, mean(1)), "{average}");
    }

    #[test]
    fn several_dice_agree_with_counting_every_outcome() {
        // Every way in which two dice can make three hits or more, one by one.
        let mut expected = 0.0;
        for (one, chance) in ONE_DIE.iter().enumerate() {
            for (other, other_chance) in ONE_DIE.iter().enumerate() {
                if one + other >= 3 {
                    expected += chance * other_chance;
                }
            }
        }
        assert!(close(at_least(2, 3), expected));
        assert!(close(at_least(7, 0), 1.0));
        assert!(close(at_least(0, 1), 0.0));
        assert!(at_least(4, 3) > at_least(3, 3));
        assert_eq!(at_least(4, u8::MAX), 0.0);
    }

    #[test]
    fn hits_on_nothing_are_lost() {
        assert!(close(mean_up_to(3, 0), 0.0));
        assert!(close(mean_up_to(1, 1), 0.5));
        assert!((mean_up_to(4, 24) - mean(4)).abs() < 1e-6);
        assert!(mean_up_to(4, 2) < mean_up_to(4, 3));
    }

    #[test]
    fn hits_below_six_and_sixes_together_are_the_hits() {
        for dice in 0..=12 {
            let both = all_hits(dice);
            for wanted in 0..=12 {
                let (one, other) = (both.at_least(wanted), at_least(dice, wanted));
                assert!((one - other).abs() < 1e-9, "{dice} dice, {wanted} hits: {one} {other}");
            }
            assert!((both.mean() - mean(dice)).abs() < 1e-6);
        }
        assert!(close(sixes(1, 1)[1], 1.0 / 6.0));
        assert!(close(low_hits(2)[2], 0.16));
    }

    #[test]
    fn dice_thrown_many_times_agree() {
        let mut random = crate::Random::new(7);
        let (throws, mut three) = (200_000, 0);
        for _ in 0..throws {
            let (mut dice, mut hits) = (4, 0);
            while dice > 0 {
                dice -= 1;
                match random.below(6) + 1 {
                    6 => (dice, hits) = (dice + 1, hits + 1),
                    4 | 5 => hits += 1,
                    _ => {}
                }
            }
            three += u32::from(hits >= 3);
        }
        let share = f64::from(three) / f64::from(throws);
        assert!((share - at_least(4, 3)).abs() < 0.005, "{share} {}", at_least(4, 3));
    }
}
