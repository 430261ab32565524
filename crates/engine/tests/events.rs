//! What events say is so: who ties, why a token was left out, why a figure was removed and why power
//! points changed.

mod driver;

use driver::{Stroll, games};
use ruinous_engine::{Board, Cause, Change, Event, Phase, Witness, queries};

/// How often something was seen that these games have to come by if the test is to say anything.
#[derive(Default, Debug)]
struct Seen {
    ties: u32,
    left_out: u32,
    left_out_in_a_region: u32,
    heroes: u32,
    buried: u32,
    removed_by_cards: u32,
    paid: u32,
    gained: u32,
}

#[test]
fn what_events_say_is_so() {
    let mut seen = Seen::default();
    // Fewer games do not come by everything.
    for number in 0..games(1).max(200) {
        let mut events = Vec::new();
        let mut stroll = Stroll::with_events(number, &mut events);
        let mut witness = Witness::new(stroll.game.board().setup(), None);
        loop {
            for event in events.drain(..) {
                check(witness.board(), event, &mut seen);
                witness.see(event.as_seen_by(None));
            }
            if !stroll.step(&mut events) {
                break;
            }
        }
    }
    let Seen { ties, left_out, left_out_in_a_region, heroes, buried, .. } = seen;
    let Seen { removed_by_cards, paid, gained, .. } = seen;
    let counts = [ties, left_out, left_out_in_a_region, heroes, buried, removed_by_cards, paid];
    assert!(counts.iter().all(|count| *count > 5) && gained > 5, "{seen:?}");
}

/// Holds an event against the board on which it is about to happen.
fn check(board: &Board, event: Event, seen: &mut Seen) {
    match event {
        Event::Tied { powers, region } => {
            seen.ties += 1;
            assert_eq!(powers, queries::tied(board, region));
            assert!(powers.len() > 1 && queries::dominator(board, region).is_none());
        }
        Event::Dominated { power, region } => {
            assert_eq!(queries::dominator(board, region), Some(power));
        }
        Event::TokensLeftOut { token, region: Some(region), .. } => {
            seen.left_out_in_a_region += 1;
            assert!(board.is_ruined(region) || board.supply(token) == 0, "{event:?}");
        }
        // None is left, or the card allows no region that can take one.
        Event::TokensLeftOut { count, region: None, .. } => {
            seen.left_out += 1;
            assert!(count > 0, "{event:?}");
        }
        Event::Removed { figure, region, cause } => {
            assert!(board.figures(region).has(figure));
            // Only the battle that is over removes whom it has killed.
            assert_eq!(cause == Cause::Rules, board.tipped().has(figure), "{event:?}");
            match cause {
                Cause::Hero => {
                    seen.heroes += 1;
                    assert_eq!(board.phase(), Phase::End);
                }
                Cause::Rules => seen.buried += 1,
                Cause::Card(_) | Cause::Upgrade(_) | Cause::OldWorld(_) => {
                    seen.removed_by_cards += 1;
                    assert_ne!(board.phase(), Phase::End);
                }
                Cause::Dial => panic!("no dial removes a figure"),
            }
        }
        Event::PowerPoints { power, points, why } => {
            let before = board.sheet(power).power;
            match why {
                Change::Refilled => assert_eq!(points, queries::full_power(board, power)),
                Change::Paid => {
                    seen.paid += 1;
                    assert!(points < before, "{event:?}");
                }
                Change::By(cause) => {
                    seen.gained += 1;
                    assert!(matches!(cause, Cause::Card(_)), "{event:?}");
                }
            }
        }
        _ => {}
    }
}
