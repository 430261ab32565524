//! Many games at one table: which they are, and playing them on several threads.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use ruinous_bots::Level;
use ruinous_engine::{ByPower, Power, Setup};

use crate::{arena::Fixture, row::Row, threads};

/// What is to be played. Each of its games depends on this and on nothing else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// The table.
    pub setup: Setup,
    /// Who plays each Power at the table, in the first game.
    pub levels: ByPower<Option<Level>>,
    /// How many games.
    pub games: u32,
    /// What all deals and all bots' luck come from.
    pub seed: u64,
    /// Whether each deal is played again with the bots moved on by a seat, until everyone would be
    /// in the first seat again.
    pub rotate: bool,
}

impl Run {
    /// The game with this number, from 0.
    pub fn fixture(&self, game: u32) -> Fixture {
        let games_per_deal = self.games_per_deal();
        Fixture {
            game,
            deal: game / games_per_deal,
            seed: self.seed,
            setup: self.setup,
            levels: self.moved_on(game % games_per_deal),
        }
    }

    /// Whether the same run gives the same games on any machine.
    pub fn is_reproducible(&self) -> bool {
        self.levels.0.into_iter().flatten().all(Level::is_reproducible)
    }

    /// With bots that are alike the same game would be played again: only different ones count.
    fn games_per_deal(&self) -> u32 {
        let seats = u32::from(self.setup.powers().len());
        let comes_round = |&seats: &u32| self.moved_on(seats) == self.levels;
        if self.rotate { (1..seats).find(comes_round).unwrap_or(seats) } else { 1 }
    }

    /// Who plays what after every bot has moved on by so many seats.
    fn moved_on(&self, by: u32) -> ByPower<Option<Level>> {
        let powers: Vec<Power> = self.setup.powers().into_iter().collect();
        let mut levels = ByPower::default();
        for (seat, power) in powers.iter().enumerate() {
            levels[powers[(seat + by as usize) % powers.len()]] = self.levels[*power];
        }
        levels
    }

    /// Plays some of the games and hands over each as it is finished, in any order. When `stop` is
    /// set, the games that are being played are the last ones; when `finished` fails, too.
    ///
    /// # Panics
    ///
    /// When a bot does, after all other games.
    pub fn play<E>(
        &self,
        games: &[u32],
        threads: NonZeroUsize,
        stop: &AtomicBool,
        finished: impl FnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        threads::each(games, threads, stop, |game| self.fixture(*game).play(), finished)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::{convert::Infallible, sync::atomic::Ordering};

    use Power::*;
    use ruinous_bots::Budget;

    use super::*;

    /// So many games of three cultists, which are quick.
    pub(crate) fn cultists(games: u32) -> Run {
        let setup = Setup::base(&[Khorne, Nurgle, Slaanesh]).expect("a table");
        let levels = ByPower::new_with(|power| setup.powers().has(power).then_some(Level::Cultist));
        Run { setup, levels, games, seed: 7, rotate: false }
    }

    fn rows(run: &Run, threads: usize) -> Vec<Row> {
        let games: Vec<u32> = (0..run.games).collect();
        let threads = NonZeroUsize::new(threads).expect("threads");
        let mut rows = Vec::new();
        let Ok(()) = run.play(&games, threads, &AtomicBool::new(false), |row| {
            rows.push(row);
            Ok::<(), Infallible>(())
        });
        rows.sort_by_key(|row| row.game);
        rows
    }

    #[test]
    fn the_games_are_the_same_on_one_thread_and_on_three() {
        let run = cultists(12);
        let alone = rows(&run, 1);
        assert_eq!(alone, rows(&run, 3));
        assert_eq!(alone.len(), 12);
        assert_ne!(alone[0].seats, alone[1].seats, "each game has its own deal");
        assert_ne!(alone, rows(&Run { seed: 8, ..run }, 1));
    }

    #[test]
    fn rotated_bots_meet_every_seat_of_a_deal() {
        let daemon = Level::Daemon(Budget::IN_THE_LAB);
        let mut run = Run { rotate: true, ..cultists(9) };
        run.levels[Khorne] = Some(daemon);
        let daemons_seat = |game| {
            let fixture = run.fixture(game);
            let seats: Vec<Power> =
                Power::ALL.into_iter().filter(|p| fixture.levels[*p] == Some(daemon)).collect();
            (fixture.deal, seats)
        };
        assert_eq!(daemons_seat(0), (0, vec![Khorne]));
        assert_eq!(daemons_seat(1), (0, vec![Nurgle]));
        assert_eq!(daemons_seat(2), (0, vec![Slaanesh]));
        assert_eq!(daemons_seat(3), (1, vec![Khorne]));
        assert!(run.fixture(1).levels[Tzeentch].is_none());
    }

    #[test]
    fn bots_that_are_alike_do_not_play_a_game_twice() {
        let mut run = Run { rotate: true, ..cultists(9) };
        assert_eq!(run.fixture(2).deal, 2);
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        run.setup = Setup::base(&powers).expect("a table");
        run.levels[Nurgle] = Some(Level::Warrior);
        run.levels[Tzeentch] = Some(Level::Cultist);
        run.levels[Slaanesh] = Some(Level::Warrior);
        assert_eq!(run.fixture(3).deal, 1, "two and two come round after two seats");
    }

    #[test]
    fn whoever_stops_gets_the_games_being_played_and_no_more() {
        let run = cultists(50);
        let games: Vec<u32> = (0..50).collect();
        let (stop, mut count) = (AtomicBool::new(false), 0);
        let threads = NonZeroUsize::new(2).expect("threads");
        let Ok(()) = run.play(&games, threads, &stop, |_| {
            count += 1;
            stop.store(true, Ordering::Relaxed);
            Ok::<(), Infallible>(())
        });
        assert!((1..50).contains(&count), "{count} games");
        let mut count = 0;
        let failed = run.play(&games, threads, &AtomicBool::new(false), |_| {
            count += 1;
            Err("the disk is full")
        });
        assert_eq!((failed, count), (Err("the disk is full"), 1));
    }
}
