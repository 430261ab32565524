//! What is made once for several viewers says what each would be told alone.

mod common;

use common::{Stroll, json, tables, viewers};
use ruinous_engine::Witness;
use ruinous_wire::{Listener, Moment, Phrasebook, SharedMoment, SharedStep, State};
use ruinous_words::Language;
use serde_json::Value;

#[test]
fn everyone_is_sent_what_he_would_be_told_alone() {
    let languages = Language::ALL.map(Phrasebook::new);
    for (number, setup) in (700..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        let viewers = viewers(setup);
        let listeners = || viewers.iter().copied().map(Listener::new).collect::<Vec<Listener>>();
        let (mut shared, mut alone) = (listeners(), listeners());
        let mut before = Witness::new(setup, None);
        for seq in 0.. {
            let phrases = &languages[(number + seq) as usize % languages.len()];
            let text = phrases.text();
            let moment = SharedMoment::new(&stroll.game, phrases);
            let step = SharedStep::new(seq, &stroll.events, phrases).since(&before);
            for (nth, (shared, alone)) in (0..).zip(shared.iter_mut().zip(&mut alone)) {
                let view = stroll.game.view(shared.viewer());
                let plain = alone.step(seq, &stroll.events, text).since(&before, &stroll.events);
                // Each kind of message in turn is enough.
                match (number + seq + nth) % 8 {
                    0 => {
                        shared.hear(&stroll.events);
                        let last = json(&plain.clone().with(Moment::new(&view, text)));
                        assert_says(&moment.after(&plain, shared.viewer()), "step", last);
                    }
                    1 => {
                        assert_says(&step.message(shared), "step", json(&plain));
                        let state = json(&State::new(seq, &view, text));
                        assert_says(&moment.state(seq, shared.viewer()), "state", state);
                    }
                    _ => {
                        let last = json(&plain.with(Moment::new(&view, text)));
                        assert_says(&step.last_message(shared, &moment), "step", last);
                    }
                }
            }
            before = stroll.game.view(None).witness();
            let Some((decision, choice)) = stroll.next() else { break };
            stroll.choose(decision, choice);
        }
    }
}

fn assert_says(message: &str, kind: &str, mut plain: Value) {
    assert!(message.starts_with(&format!(r#"{{"type":"{kind}","seq":"#)), "{message}");
    plain["type"] = kind.into();
    let sent: Value = serde_json::from_str(message).expect(message);
    assert_eq!(sent, plain);
}
