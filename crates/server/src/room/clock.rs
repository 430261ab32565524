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
    /// When each player was last asked something new.
    since: ByPower<i64>,
    /// Who is asked, and since when.
    asked: Option<(Power, i64)>,
}

impl Clocks {
    /// The clocks before the game begins.
    pub fn new(pace: Option<Pace>) -> Self {
        let total = match pace {
            Some(Pace::Total { total_s, .. }) => milliseconds(total_s),
            _ => 0,
        };
        let (left, since) = (ByPower::new_with(|_| total), ByPower::new_with(|_| 0));
        Self { pace, left, since, asked: None }
    }

    /// At this moment a step was made, and somebody is asked now.
    pub fn step(&mut self, at: i64, asked: Option<Power>) {
        if let Some((power, since)) = self.asked
            && let Some(Pace::Total { increment_s, .. }) = self.pace
        {
            let used = (at - since).max(0);
            self.left[power] = (self.left[power] - used).max(0) + milliseconds(increment_s);
        }
        self.asked = asked.map(|power| (power, at));
        if let Some(power) = asked {
            self.since[power] = at;
        }
    }

    /// At this moment choices were taken back, and whoever took them back is asked again. He gains no
    /// time by it: what the choice had added is gone, and of the time for one choice only so much is
    /// given anew that he has half of it.
    pub fn undo(&mut self, at: i64, asked: Option<Power>) {
        self.asked = asked.map(|power| match self.pace {
            Some(Pace::Total { increment_s, .. }) => {
                self.left[power] = (self.left[power] - milliseconds(increment_s)).max(0);
                (power, at)
            }
            Some(Pace::PerChoice { per_choice_s }) => {
                (power, self.since[power].max(at - milliseconds(per_choice_s) / 2))
            }
            None => (power, at),
        });
    }

    /// When the time of whoever is asked is over.
    pub fn due(&self) -> Option<i64> {
        let (power, since) = self.asked?;
        match self.pace? {
            Pace::PerChoice { per_choice_s } => Some(since + milliseconds(per_choice_s)),
            Pace::Total { .. } => Some(since + self.left[power]),
        }
    }

    /// Gives whoever is asked at least this long from now: after the server was away.
    pub fn grace(&mut self, now: i64, at_least: i64) {
        if let Some(due) = self.due()
            && let Some((power, since)) = &mut self.asked
            && due < now + at_least
        {
            match self.pace {
                Some(Pace::Total { .. }) => (self.left[*power], *since) = (at_least, now),
                Some(Pace::PerChoice { per_choice_s }) => {
                    *since = now + at_least - milliseconds(per_choice_s);
                }
                None => {}
            }
        }
    }

    /// Whether games like this are played by post.
    pub fn is_correspondence(&self) -> bool {
        matches!(self.pace, Some(Pace::PerChoice { .. }))
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

    #[test]
    fn each_choice_has_its_own_time_by_post() {
        let mut clocks = Clocks::new(Some(Pace::PerChoice { per_choice_s: 60 }));
        assert_eq!(clocks.due(), None);
        clocks.step(1_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(61_000));
        clocks.step(50_000, Some(Nurgle));
        assert_eq!(clocks.due(), Some(110_000));
        clocks.step(50_500, None);
        assert_eq!(clocks.due(), None);
    }

    #[test]
    fn a_live_clock_runs_down_and_gains_with_each_choice() {
        let mut clocks = Clocks::new(Some(Pace::Total { total_s: 100, increment_s: 5 }));
        clocks.step(0, Some(Khorne));
        assert_eq!(clocks.due(), Some(100_000));
        clocks.step(30_000, Some(Nurgle));
        assert_eq!(clocks.due(), Some(130_000));
        clocks.step(31_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(31_000 + 75_000));
        // Nobody has less than nothing, and a choice made by a bot gains its seconds too.
        clocks.step(500_000, Some(Khorne));
        assert_eq!(clocks.due(), Some(505_000));
    }

    #[test]
    fn nobody_gains_time_by_taking_choices_back() {
        let mut live = Clocks::new(Some(Pace::Total { total_s: 100, increment_s: 50 }));
        live.step(0, Some(Khorne));
        for round in 0..5 {
            live.step(round, Some(Nurgle));
            live.undo(round, Some(Khorne));
        }
        assert!(live.due().is_some_and(|due| due <= 100_004), "{:?}", live.due());
        let mut post = Clocks::new(Some(Pace::PerChoice { per_choice_s: 100 }));
        post.step(0, Some(Khorne));
        post.step(10_000, Some(Nurgle));
        post.undo(20_000, Some(Khorne));
        assert_eq!(post.due(), Some(100_000), "as if he had never chosen");
        post.undo(90_000, Some(Khorne));
        assert_eq!(post.due(), Some(140_000), "half of it is left at least");
    }

    #[test]
    fn who_is_asked_while_the_server_was_away_gets_a_while() {
        for pace in
            [Pace::PerChoice { per_choice_s: 60 }, Pace::Total { total_s: 60, increment_s: 0 }]
        {
            let mut clocks = Clocks::new(Some(pace));
            clocks.step(0, Some(Khorne));
            clocks.grace(10_000, 30_000);
            assert_eq!(clocks.due(), Some(60_000), "there is time enough");
            clocks.grace(100_000, 30_000);
            assert_eq!(clocks.due(), Some(130_000));
        }
    }
}
