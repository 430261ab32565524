//! How strong opponents are: each one alone among three of each other one, and ratings from that.

use std::{convert::Infallible, num::NonZeroUsize, sync::atomic::AtomicBool};

use ruinous_bots::Level;
use ruinous_engine::{ByPower, Power, Setup};

use crate::{row::Row, run::Run, statistics::Rate};

/// How many of the others a lone bot meets.
const OTHERS: f64 = 3.0;

/// What a lone bot would win if all were alike.
pub const FAIR_SHARE: f64 = 1.0 / (1.0 + OTHERS);

/// The rating of the first bot.
const FIRST_RATING: f64 = 1000.0;

/// One bot alone among three of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The bot that is alone.
    pub bot: Level,
    /// What the three others are.
    pub against: Level,
}

/// All pairings of some bots, or those in which one of them is alone. Games among three Daemons take
/// longest and come last, so that the others need not be waited for.
pub fn pairings(bots: &[Level], alone: Option<Level>) -> Vec<Pairing> {
    let all =
        bots.iter().flat_map(|&bot| bots.iter().map(move |&against| Pairing { bot, against }));
    let mut pairings: Vec<Pairing> = all
        .filter(|pairing| pairing.bot != pairing.against)
        .filter(|pairing| alone.is_none_or(|alone| pairing.bot == alone))
        .collect();
    pairings.sort_by_key(|pairing| pairing.against.budget().is_some());
    pairings
}

impl Pairing {
    /// Its games: the base game with four Powers, each of which the lone bot plays once with the
    /// same deal.
    pub fn run(self, games: u32, seed: u64) -> Run {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let setup = Setup::base(&powers).expect("the base game has four Powers");
        let mut levels =
            ByPower::new_with(|power| setup.powers().has(power).then_some(self.against));
        levels[powers[0]] = Some(self.bot);
        Run { setup, levels, games, seed, rotate: true }
    }

    /// Plays so many games and counts those that the lone bot wins, be it together with others.
    /// Tells of each game when it is finished.
    pub fn play(
        self,
        games: u32,
        seed: u64,
        threads: NonZeroUsize,
        mut finished: impl FnMut(),
    ) -> Rate {
        let all: Vec<u32> = (0..games).collect();
        let mut wins = Rate::default();
        let Ok(()) = self.run(games, seed).play(&all, threads, &AtomicBool::new(false), |row| {
            wins = wins.and(self.is_won(&row));
            finished();
            Ok::<(), Infallible>(())
        });
        wins
    }

    fn is_won(self, row: &Row) -> bool {
        let plays = |power| row.seats[power].as_ref().is_some_and(|seat| seat.level == self.bot);
        row.winners.into_iter().any(plays)
    }
}

/// A rating for each bot. The first has 1000; 400 more is ten times the weight.
///
/// A bot of weight *a* wins alone among three of weight *b* with probability *a* / (*a* + 3*b*). The
/// likeliest weights are found by the minorise-maximise algorithm (D. R. Hunter, MM algorithms for
/// generalized Bradley-Terry models, 2004).
pub fn ratings(bots: &[Level], results: &[(Pairing, Rate)]) -> Vec<f64> {
    let place = |level| bots.iter().position(|bot| *bot == level);
    let matches: Vec<Match> = results
        .iter()
        .filter_map(|(pairing, rate)| {
            Some(Match {
                lone: place(pairing.bot)?,
                crowd: place(pairing.against)?,
                // One made-up game, won by the fair share, keeps those finite who win everything.
                games: f64::from(rate.of) + 1.0,
                wins: f64::from(rate.successes) + FAIR_SHARE,
            })
        })
        .collect();
    let mut weights = vec![1.0; bots.len()];
    for _ in 0..MOST_STEPS {
        let better = step(&weights, &matches);
        let is_done = weights.iter().zip(&better).all(|(old, new)| (new / old - 1.0).abs() < 1e-9);
        weights = better;
        if is_done {
            break;
        }
    }
    weights.iter().map(|weight| FIRST_RATING + 400.0 * (weight / weights[0]).log10()).collect()
}

/// The algorithm comes closer with every step; it does not run for ever to come closer still.
const MOST_STEPS: usize = 100_000;

/// A result between the bots in these places.
struct Match {
    lone: usize,
    crowd: usize,
    games: f64,
    wins: f64,
}

/// Weights that are at least as likely as these.
fn step(weights: &[f64], matches: &[Match]) -> Vec<f64> {
    let mut wins = vec![0.0; weights.len()];
    let mut games = vec![0.0; weights.len()];
    for result in matches {
        let share = result.games / (weights[result.lone] + OTHERS * weights[result.crowd]);
        wins[result.lone] += result.wins;
        games[result.lone] += share;
        wins[result.crowd] += result.games - result.wins;
        games[result.crowd] += OTHERS * share;
    }
    let mut better = weights.to_vec();
    for (bot, weight) in better.iter_mut().enumerate().filter(|(bot, _)| games[*bot] > 0.0) {
        *weight = wins[bot] / games[bot];
    }
    better
}

#[cfg(test)]
mod tests {
    use Level::{Cultist, Warrior};
    use ruinous_bots::Budget;

    use super::*;

    const DAEMON: Level = Level::Daemon(Budget::IN_THE_LAB);

    fn result(bot: Level, against: Level, successes: u32, of: u32) -> (Pairing, Rate) {
        (Pairing { bot, against }, Rate { successes, of })
    }

    #[test]
    fn every_bot_meets_every_other_or_one_of_them_all_others() {
        let names = |alone| -> Vec<String> {
            let pairings = pairings(&[Cultist, Warrior, DAEMON], alone).into_iter();
            pairings.map(|pairing| format!("{} {}", pairing.bot, pairing.against)).collect()
        };
        let expected = [
            "cultist warrior",
            "warrior cultist",
            "daemon:2000 cultist",
            "daemon:2000 warrior",
            "cultist daemon:2000",
            "warrior daemon:2000",
        ];
        assert_eq!(names(None), expected);
        assert_eq!(names(Some(Warrior)), ["warrior cultist", "warrior daemon:2000"]);
    }

    #[test]
    fn the_lone_bot_plays_every_power_of_a_deal() {
        let run = Pairing { bot: Warrior, against: Cultist }.run(8, 1);
        for (game, power) in (0..8).zip(Power::BASE.into_iter().cycle()) {
            let fixture = run.fixture(game);
            assert_eq!(fixture.deal, game / 4);
            for other in Power::BASE {
                let level = if other == power { Warrior } else { Cultist };
                assert_eq!(fixture.levels[other], Some(level));
            }
            assert_eq!(fixture.levels[Power::HornedRat], None);
        }
    }

    #[test]
    fn ratings_tell_the_weights_that_made_the_results() {
        // Weights 1, 4 and 10, each result exactly as likely as that.
        let rounds = 1_000_000.0;
        let weights = [(Cultist, 1.0), (Warrior, 4.0), (DAEMON, 10.0)];
        let bots = weights.map(|(bot, _)| bot);
        let weight = |bot| weights.iter().find(|(other, _)| *other == bot).map_or(0.0, |w| w.1);
        let results: Vec<(Pairing, Rate)> = pairings(&bots, None)
            .iter()
            .map(|&Pairing { bot, against }| {
                let wins = rounds * weight(bot) / (weight(bot) + 3.0 * weight(against));
                result(bot, against, wins as u32, rounds as u32)
            })
            .collect();
        let ratings = ratings(&bots, &results);
        let expected = [1000.0, 1000.0 + 400.0 * 4f64.log10(), 1400.0];
        for (rating, expected) in ratings.iter().zip(expected) {
            assert!((rating - expected).abs() < 0.1, "{ratings:?}");
        }
    }

    #[test]
    fn whoever_wins_or_loses_everything_has_a_rating() {
        let bots = [Cultist, Warrior];
        let equal = ratings(
            &bots,
            &[result(Cultist, Warrior, 100, 400), result(Warrior, Cultist, 100, 400)],
        );
        assert!((equal[1] - 1000.0).abs() < 1e-6, "{equal:?}");
        let all =
            ratings(&bots, &[result(Cultist, Warrior, 0, 400), result(Warrior, Cultist, 400, 400)]);
        assert!(all[1].is_finite() && all[1] > 1500.0, "{all:?}");
        assert_eq!(ratings(&bots, &[]), [1000.0, 1000.0]);
        assert_eq!(ratings(&[], &[]), Vec::<f64>::new());
    }

    #[test]
    fn wins_are_counted_for_the_lone_bot() {
        let pairing = Pairing { bot: Warrior, against: Cultist };
        let cultists = Pairing { bot: Cultist, against: Cultist }.run(20, 1);
        for mut row in (0..20).map(|game| cultists.fixture(game).play()) {
            for power in Power::BASE {
                let seat = |row: &mut Row, level| {
                    row.seats[power].as_mut().expect("four Powers").level = level;
                };
                seat(&mut row, Warrior);
                assert_eq!(pairing.is_won(&row), row.winners.has(power));
                seat(&mut row, Cultist);
            }
            assert!(!pairing.is_won(&row));
        }
    }

    #[test]
    fn every_game_of_a_pairing_is_played_and_told() {
        let mut told = 0;
        let pairing = Pairing { bot: Cultist, against: Cultist };
        let rate = pairing.play(8, 1, NonZeroUsize::MIN, || told += 1);
        assert_eq!((rate.of, told), (8, 8));
    }
}
