//! What is in sight is what comes if all pass and nothing else happens.

mod driver;

use driver::{Stroll, games};
use ruinous_engine::{Choice, Event, Game, Phase, Power, Question, Seeded};

#[test]
fn what_is_in_sight_comes_true_when_all_pass_and_no_die_is_rolled() {
    let mut came_true = 0;
    for number in 0..games(200) {
        let mut stroll = Stroll::new(number);
        while stroll.random_choice().is_some() {
            if stroll.game.decision().is_some_and(|asked| asked.question == Question::Turn) {
                came_true += u32::from(comes_true(stroll.game, number));
            }
            stroll.step(&mut Vec::new());
        }
    }
    assert!(came_true > 20, "it could hardly ever be seen: {came_true}");
}

/// Lets everyone pass; whether the round ended without anything that is not foreseen, in which case all came true.
fn comes_true(mut game: Game, seed: u64) -> bool {
    let in_sight = game.view(None).in_sight();
    let before = game.view(None).witness();
    let (mut chance, mut events) = (Seeded::new(seed), Vec::new());
    while game.board().phase() == Phase::Summoning && game.board().outcome().is_none() {
        let Some(asked) = game.decision() else { return false };
        if asked.question != Question::Turn {
            return false;
        }
        let passed = game.choose(asked.power, Choice::Pass, &mut chance, Some(&mut events));
        passed.expect("everyone may pass");
    }
    let is_over = |event: &Event| matches!(event, Event::RoundBegan(_) | Event::Ended(_));
    let Some(end) = events.iter().position(is_over) else { return false };
    if events[..end].iter().any(is_unforeseen) {
        return false;
    }
    let mut seen = before;
    events[..end].iter().for_each(|event| seen.see(*event));
    for power in game.board().powers() {
        let turned =
            |event: &&Event| matches!(event, Event::DialTurned { power: by, .. } if *by == power);
        let earned = |event: &&Event| matches!(event, Event::CounterEarned { power: by, .. } if *by == power);
        let had = before.board().sheet(power).counters;
        assert_eq!(in_sight[power].points, seen.board().sheet(power).vp, "{power}");
        assert_eq!(in_sight[power].ticks as usize, events[..end].iter().filter(turned).count());
        assert_eq!(
            (in_sight[power].counters - had) as usize,
            events[..end].iter().filter(earned).count(),
            "{power}"
        );
    }
    true
}

/// What is left out of what is in sight: dice, choices, Heroes, and what moves figures about.
fn is_unforeseen(event: &Event) -> bool {
    match event {
        Event::Chosen { choice, .. } => *choice != Choice::Pass,
        Event::Rolled { .. } | Event::Removed { .. } | Event::TokenRemoved { .. } => true,
        _ => false,
    }
}

#[test]
fn what_is_in_sight_is_never_less_than_what_there_is_and_the_same_for_all() {
    for number in 0..games(20) {
        let mut stroll = Stroll::new(number);
        while stroll.random_choice().is_some() {
            let open = stroll.game.view(None).in_sight();
            for power in Power::ALL {
                let sheet = stroll.game.board().sheet(power);
                assert!(open[power].points >= sheet.vp && open[power].ticks <= 2);
                assert_eq!(stroll.game.view(Some(power)).in_sight(), open);
            }
            stroll.step(&mut Vec::new());
        }
    }
}
