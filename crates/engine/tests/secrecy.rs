//! For every viewer, two positions that differ only in what he cannot know give the same view, the
//! same options and the same events; and whoever is told all events knows what his view shows.

mod driver;

use driver::{Stroll, games, viewers};
use ruinous_engine::{Card, Change, Choice, Event, Game, Power, Seeded, Stop, Thing, Witness};

fn seen(events: &[Event], viewer: Option<Power>) -> Vec<Event> {
    events.iter().map(|event| event.as_seen_by(viewer)).collect()
}

#[test]
fn two_worlds_that_a_viewer_cannot_tell_apart_look_alike() {
    let mut differed = 0;
    for number in 0..games(10) {
        let mut stroll = Stroll::new(number);
        while let Some((power, choice)) = stroll.random_choice() {
            for (nth, viewer) in viewers(stroll.game.board().powers()).into_iter().enumerate() {
                let seed = number << 20 | u64::from(stroll.decisions) << 4 | nth as u64;
                let other = stroll.game.view(viewer).sample(seed);
                differed += u32::from(other != stroll.game);
                look_alike(&stroll.game, &other, viewer);
                if other.why_not(power, choice).is_none() {
                    let one = after(stroll.game, power, choice, number);
                    let two = after(other, power, choice, number);
                    let [seen_one, seen_two] = [&one, &two].map(|(_, events)| seen(events, viewer));
                    assert_eq!(without_revelations(&seen_one), without_revelations(&seen_two));
                    // A hand that must be discarded whole becomes known: what it was may differ,
                    // and then the boards do.
                    if seen_one == seen_two {
                        look_alike(&one.0, &two.0, viewer);
                    }
                } else {
                    assert_ne!(viewer, Some(power), "a Power's own options depend on secrets");
                }
            }
            stroll.step(&mut Vec::new());
        }
    }
    assert!(differed > 1_000, "the sampled worlds hardly ever differ: {differed}");
}

/// The events without those that show a card which its Power did not choose to show.
fn without_revelations(events: &[Event]) -> Vec<Event> {
    let is_chosen = |nth: usize, shown: Card| {
        let chosen = Choice::Choose(Thing::Card(shown));
        matches!(nth.checked_sub(1).map(|before| events[before]),
            Some(Event::Chosen { choice, .. }) if choice == chosen)
    };
    let is_known = |(nth, event): &(usize, &Event)| match event {
        Event::Discarded { card, .. } => is_chosen(*nth, *card),
        _ => true,
    };
    events.iter().enumerate().filter(is_known).map(|(_, event)| *event).collect()
}

fn look_alike(one: &Game, other: &Game, viewer: Option<Power>) {
    let views = [one, other].map(|game| game.view(viewer));
    let [left, right] = views.map(|view| format!("{view:?}"));
    assert!(left == right, "{viewer:?} sees\n{left}\nand\n{right}");
    assert_eq!(views[0].decision(), views[1].decision());
    assert_eq!(views[0].options(), views[1].options());
    match one.decision() {
        Some(decision) if Some(decision.power) == viewer => {
            assert_eq!(views[0].options(), one.options());
            assert_eq!(one.options(), other.options());
        }
        _ => assert!(views[0].options().is_empty(), "only the one who is asked has options"),
    }
}

fn after(mut game: Game, power: Power, choice: Choice, seed: u64) -> (Game, Vec<Event>) {
    let mut events = Vec::new();
    game.choose(power, choice, &mut Seeded::new(seed), Some(&mut events)).expect("listed");
    (game, events)
}

#[test]
fn whoever_is_told_every_event_knows_what_the_view_shows() {
    for number in 0..games(5) {
        let mut events = Vec::new();
        let mut stroll = Stroll::with_events(number, &mut events);
        let setup = stroll.game.board().setup();
        let viewers = viewers(setup.powers());
        let mut witnesses: Vec<Witness> =
            viewers.iter().map(|viewer| Witness::new(setup, *viewer)).collect();
        loop {
            for (witness, viewer) in witnesses.iter_mut().zip(&viewers) {
                for event in seen(&events, *viewer) {
                    witness.see(event);
                }
                let view = stroll.game.view(*viewer);
                assert_eq!(witness.board(), view.board());
                assert!(witness.hand().eq(view.hand()));
            }
            events.clear();
            if !stroll.step(&mut events) {
                break;
            }
        }
    }
}

#[test]
fn a_preview_is_the_same_in_every_world_and_comes_true() {
    let mut stops = [0; 6];
    for number in 0..games(20) {
        let mut stroll = Stroll::new(number);
        while let Some((power, _)) = stroll.random_choice() {
            let view = stroll.game.view(Some(power));
            for option in stroll.options().into_iter().step_by(7) {
                let preview = view.preview(option).expect("listed");
                for seed in 1..3 {
                    assert_eq!(view.preview_in(option, seed), Ok(preview.clone()), "{option:?}");
                }
                if let Choice::Summon { .. } | Choice::Play { .. } = option {
                    let before = view.board().sheet(power).power;
                    let paid = preview.events.iter().find_map(|event| match event {
                        Event::PowerPoints { power: payer, points, why: Change::Paid }
                            if *payer == power =>
                        {
                            Some(before - points)
                        }
                        _ => None,
                    });
                    assert_eq!(preview.cost, paid.unwrap_or(0), "{option:?}");
                }
                let (after, events) = after(stroll.game, power, option, number);
                let told = seen(&events, Some(power));
                assert_eq!(told[..preview.events.len()], preview.events, "{option:?}");
                if preview.events.len() == told.len() {
                    assert_eq!(preview.board(), after.board());
                }
                stops[match preview.stop {
                    Stop::Asked(decision) => {
                        assert_eq!(after.decision(), Some(decision));
                        0
                    }
                    Stop::Roll { .. } => 1,
                    Stop::Draw(_) => 2,
                    Stop::OldWorldCard => 3,
                    Stop::Shown(_) => 4,
                    Stop::Over(outcome) => {
                        assert_eq!(after.board().outcome(), Some(outcome));
                        5
                    }
                }] += 1;
            }
            stroll.step(&mut Vec::new());
        }
    }
    assert!(stops.iter().all(|count| *count > 0), "{stops:?}");
}

#[test]
fn a_draw_is_told_to_its_power_alone() {
    let mut events = Vec::new();
    let stroll = Stroll::with_events(0, &mut events);
    for viewer in viewers(stroll.game.board().powers()) {
        for event in seen(&events, viewer) {
            if let Event::Drew { power, card } = event {
                assert_eq!(card.is_some(), viewer == Some(power));
            }
        }
    }
}
