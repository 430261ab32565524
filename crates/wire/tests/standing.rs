//! How things stood within a step is how they stood.

mod common;

use std::collections::BTreeMap;

use common::{Stroll, json, schema::Described, tables};
use ruinous_engine::{Event, Region, Witness};
use ruinous_wire::{Listener, PowerNumbers, RegionNumbers, Step};
use ruinous_words::{Language, Text};

#[test]
fn by_what_has_changed_a_client_knows_how_every_phase_began() {
    let (text, described) = (Text::marked(Language::English), Described::new());
    let (mut stood, mut several) = (0, 0);
    for (number, setup) in (900..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        let mut before = Witness::new(setup, None);
        loop {
            let step = Listener::new(None).step(1, &stroll.events, &text);
            assert!(step.stands.is_empty());
            let step = step.since(&before, &stroll.events);
            check(&step, before, &stroll.events);
            stood += step.stands.len();
            several += usize::from(step.stands.len() > 2);
            if !step.stands.is_empty() {
                described.assert("Step", &json(&step));
            }
            before = stroll.game.view(None).witness();
            let Some((decision, choice)) = stroll.next() else { break };
            stroll.choose(decision, choice);
        }
    }
    assert!(stood > 500 && several > 50, "{stood} {several}");
}

/// Follows a step as a client does, and as the engine does.
fn check(step: &Step, before: Witness, events: &[Event]) {
    let mut stands = step.stands.iter();
    let mut witness = before;
    let (mut regions, mut powers) = (BTreeMap::new(), BTreeMap::new());
    let all_regions = |witness: &Witness| {
        Region::ALL.map(|region| (region.id(), RegionNumbers::of(witness.board(), region)))
    };
    let all_powers = |witness: &Witness| -> Vec<_> {
        let board = witness.board();
        board
            .powers()
            .into_iter()
            .map(|power| (power.id(), PowerNumbers::of(board, power)))
            .collect()
    };
    regions.extend(all_regions(&witness));
    powers.extend(all_powers(&witness));
    for (after, event) in (1..).zip(events) {
        witness.see(*event);
        if !matches!(event, Event::PhaseBegan(_) | Event::CorruptionStepBegan) {
            continue;
        }
        let stand = stands.next().expect("a phase began");
        assert_eq!(stand.after, after);
        let changed = stand.regions.iter().map(|one| (one.region.0.id(), one.numbers.clone()));
        regions.extend(changed);
        powers.extend(stand.powers.iter().map(|one| (one.power.0.id(), one.numbers.clone())));
        assert_eq!(regions, BTreeMap::from_iter(all_regions(&witness)));
        assert_eq!(powers, BTreeMap::from_iter(all_powers(&witness)));
    }
    assert_eq!(stands.next(), None);
}
