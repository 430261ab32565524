//! Clocks: how long each player has, from when the steps of a journal were made.

use std::collections::BTreeMap;

use ruinous_engine::{ByPower, Power};
use ruinous_wire::{self as wire, Id, Pace};

/// The clocks of a game.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Option<Pace>,
    /// What each player had left when he was last asked, in milliseconds.
    left: ByPower<i64>,
    /// Whose time has run out since he was last here.
    ran_out: ByPower<bool>,
    /// The step after which somebody is asked now.
    seq: u64,
    /// Who is asked, and since when.
    asked: Option<(Power, i64)>,
    /// After which steps somebody was asked, and how long he still had when he answered.
    answered: Vec<(u64, i64)>,
}

impl Clocks {
    /// The clocks before the game begins.
    pub fn new(pace: Option<Pace>) -> Self {
        let total = match pace {
            Some(Pace::Total { total_s, .. }) => milliseconds(total_s),
            _ => 0,
        };
        let (left, ran_out) = (ByPower::new_with(|_| total), ByPower::new_with(|_| false));
        Self { pace, left, ran_out, seq: 0, asked: None, answered: Vec::new() }
    }

    /// At this moment the step `seq` was made, and somebody is asked now.
    pub fn step(&mut self, seq: u64, at: i64, asked: Option<Power>) {
        if let (Some((power, _)), Some(due)) = (self.asked, self.due()) {
            let still_had = (due - at).max(0);
            self.answered.push((self.seq, still_had));
            self.ran_out[power] |= still_had == 0;
            if let Some(Pace::Total { increment_s, .. }) = self.pace {
                self.left[power] = still_had + milliseconds(increment_s);
            }
        }
        self.seq = seq;
        self.asked = asked.map(|power| (power, at));
    }

    /// At this moment the step `seq` took all after the step `to` back, and whoever was asked then is asked
    /// again. He neither gains time by it nor loses any: he has as long as when he answered.
    pub fn undo(&mut self, seq: u64, to: u64, at: i64, asked: Option<Power>) {
        let still_had = self.answered.iter().rev().find(|(step, _)| *step <= to);
        let still_had = still_had.map(|(_, still_had)| *still_had);
        self.answered.retain(|(step, _)| *step < to);
        self.seq = seq;
        self.asked = asked.map(|power| (power, at));
        if let (Some(power), Some(still_had)) = (asked, still_had) {
            self.give(power, at, still_had);
        }
    }

    /// Somebody who is asked has so long from now.
    fn give(&mut self, power: Power, now: i64, time: i64) {
        match self.pace {
            Some(Pace::Total { .. }) => {
                (self.left[power], self.asked) = (time, Some((power, now)));
            }
            Some(Pace::PerChoice { per_choice_s }) => {
                self.asked = Some((power, now + time - milliseconds(per_choice_s)));
            }
            None => {}
        }
    }

    /// Somebody for whom a bot has played is back. If his time had run out he has at least this long from
    /// his next choice on; who has only left for a moment gains nothing by it.
    pub fn welcome(&mut self, power: Power, at_least: i64) {
        if std::mem::take(&mut self.ran_out[power]) && matches!(self.pace, Some(Pace::Total { .. }))
        {
            self.left[power] = self.left[power].max(at_least);
        }
    }

    /// When the time of whoever is asked is over.
    pub fn due(&self) -> Option<i64> {
        let (power, since) = self.asked?;
        match self.pace? {
            Pace::PerChoice { per_choice_s } => Some(since + milliseconds(per_choice_s)),
            Pace::Total { .. } => Some(since + self.left[power]),
        }
    }

    /// Whether the time of whoever is asked is over.
    pub fn is_over(&self, now: i64) -> bool {
        self.due().is_some_and(|due| due <= now)
    }

    /// Gives whoever is asked at least this long from now: after the server was away.
    pub fn grace(&mut self, now: i64, at_least: i64) {
        if let Some(due) = self.due()
            && let Some((power, _)) = self.asked
            && due < now + at_least
        {
            self.give(power, now, at_least);
        }
    }

    /// Whether there is so much time for each choice.
    pub fn is_correspondence(&self) -> bool {
        matches!(self.pace, Some(Pace::PerChoice { .. }))
    }

    /// Whether people may look at the game when it suits them: there is so much time for each choice, or
    /// no clock at all.
    pub fn is_by_post(&self) -> bool {
        !matches!(self.pace, Some(Pace::Total { .. }))
    }

    /// The clocks as they are told.
    pub fn told(&self, powers: impl Iterator<Item = Power>, now: i64) -> Option<wire::Clock> {
        let left = match self.pace? {
            Pace::Total { .. } => {
                Some(powers.map(|power| (Id(power), self.left[power])).collect::<BTreeMap<_, _>>())
            }
            Pace::PerChoice { .. } => None,
        };
        let asked = self.asked.map(|(power, _)| Id(power));
        Some(wire::Clock { asked, due: self.due(), now, left })
    }
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use ruinous_engine::Power::{Khorne, Nurgle};

    use super::*;

    /// Steps one after the other, each made at a moment and followed by a question.
    fn after(pace: Pace, steps: &[(i64, Power)]) -> Clocks {
        let mut clocks = Clocks::new(Some(pace));
        for (seq, (at, asked)) in (0..).zip(steps) {
            clocks.step(seq, *at, Some(*asked));
        }
        clocks
    }

    #[test]
    fn each_choice_has_its_own_time_by_post() {
        let mut clocks = Clocks::new(Some(Pace::PerChoice { per_choice_s: 60 }));
        assert_eq!(clocks.due(), None);
        clocks.step(0, 1_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(61_000));
        clocks.step(1, 50_000, Some(Nurgle));
        assert_eq!(clocks.due(), Some(110_000));
        clocks.step(2, 50_500, None);
        assert_eq!(clocks.due(), None);
    }

    #[test]
    fn a_live_clock_runs_down_and_gains_with_each_choice() {
        let mut clocks = after(Pace::Total { total_s: 100, increment_s: 5 }, &[(0, Khorne)]);
        assert_eq!(clocks.due(), Some(100_000));
        clocks.step(1, 30_000, Some(Nurgle));
        assert_eq!(clocks.due(), Some(130_000));
        clocks.step(2, 31_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(31_000 + 75_000));
        // Nobody has less than nothing, and a choice made by a bot gains its seconds too.
        clocks.step(3, 500_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(505_000));
    }

    #[test]
    fn who_takes_choices_back_has_as_long_as_when_he_made_them() {
        let live = Pace::Total { total_s: 100, increment_s: 50 };
        let mut clocks = after(live, &[(0, Khorne), (10_000, Khorne), (15_000, Nurgle)]);
        clocks.undo(3, 1, 20_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(20_000 + 135_000), "as before the choice that gained 50 s");
        clocks.undo(4, 0, 21_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(21_000 + 90_000), "and as before the one before it");
        let post = Pace::PerChoice { per_choice_s: 100 };
        let mut clocks = after(post, &[(0, Khorne), (90_000, Khorne)]);
        clocks.undo(2, 0, 95_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(105_000), "ten seconds were left");
    }

    #[test]
    fn nobody_holds_a_game_up_by_choosing_and_taking_back() {
        for pace in
            [Pace::PerChoice { per_choice_s: 6 }, Pace::Total { total_s: 6, increment_s: 5 }]
        {
            let mut clocks = after(pace, &[(0, Khorne)]);
            for second in 1..=6_i64 {
                let seq = second.unsigned_abs() * 2;
                clocks.step(seq - 1, second * 1_000, Some(Khorne));
                clocks.undo(seq, seq - 2, second * 1_000, Some(Khorne));
            }
            assert_eq!(clocks.due(), Some(6_000), "{pace:?}: six seconds are six seconds");
        }
    }

    #[test]
    fn who_comes_back_has_a_while_if_his_time_had_run_out_and_not_otherwise() {
        let live = Pace::Total { total_s: 10, increment_s: 0 };
        let mut clocks = after(live, &[(0, Khorne), (60_000, Nurgle)]);
        clocks.welcome(Khorne, 30_000);
        clocks.step(2, 61_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(91_000));
        clocks.welcome(Nurgle, 30_000);
        clocks.step(3, 62_000, Some(Nurgle));
        assert_eq!(clocks.due(), Some(71_000), "he had nine seconds left and has them still");
    }

    #[test]
    fn who_is_asked_while_the_server_was_away_gets_a_while() {
        for pace in
            [Pace::PerChoice { per_choice_s: 60 }, Pace::Total { total_s: 60, increment_s: 0 }]
        {
            let mut clocks = after(pace, &[(0, Khorne)]);
            clocks.grace(10_000, 30_000);
            assert_eq!(clocks.due(), Some(60_000), "there is time enough");
            clocks.grace(100_000, 30_000);
            assert_eq!(clocks.due(), Some(130_000));
        }
    }
}
