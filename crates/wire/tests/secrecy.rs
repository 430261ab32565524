//! No message holds a card that its receiver may not know: the engine's two worlds, on the bytes
//! that are sent.

mod common;

use std::collections::BTreeSet;

use common::{Stroll, bytes, each_under, json, tables, viewers};
use ruinous_engine::{Card, Choice, Event, Game, Power, Question, Region, Seeded};
use ruinous_wire::{Listener, Preview, State};
use ruinous_words::{Language, Text};
use serde_json::Value;

#[test]
fn two_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes() {
    let text = Text::marked(Language::English);
    let (mut differed, mut shared) = (0, 0);
    for (number, setup) in (0..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        while let Some((decision, choice)) = stroll.next() {
            for (nth, viewer) in (0..).zip(viewers(setup)) {
                let view = stroll.game.view(viewer);
                let other = view.sample(number << 20 | u64::from(decision.number) << 4 | nth);
                differed += u32::from(other != stroll.game);
                assert_same_bytes(&stroll.game, &other, viewer, &text);
                if viewer == Some(decision.power) {
                    let worlds = [view, other.view(viewer)];
                    let [one, two] =
                        worlds.map(|view| bytes(&Preview::of(&view, choice, &text).ok()));
                    assert_eq!(one, two);
                }
                if other.why_not(decision.power, choice).is_some() {
                    continue;
                }
                let worlds = [stroll.game, other].map(|game| after(game, decision.power, choice));
                let seen = |events: &[Event]| -> Vec<Event> {
                    events.iter().map(|event| event.as_seen_by(viewer)).collect()
                };
                // A hand that must be discarded whole becomes known: what it was may differ.
                if seen(&worlds[0].1) == seen(&worlds[1].1) {
                    shared += 1;
                    let step = |before: &Game, events: &[Event]| {
                        let step = Listener::new(viewer).step(1, events, &text);
                        bytes(&step.since(&before.view(None).witness(), events))
                    };
                    assert_eq!(step(&stroll.game, &worlds[0].1), step(&other, &worlds[1].1));
                    assert_same_bytes(&worlds[0].0, &worlds[1].0, viewer, &text);
                }
            }
            stroll.choose(decision, choice);
        }
    }
    assert!(differed > 5_000, "the sampled worlds hardly ever differ: {differed}");
    assert!(shared > 5_000, "the worlds hardly ever go on alike: {shared}");
}

fn after(mut game: Game, power: Power, choice: Choice) -> (Game, Vec<Event>) {
    let mut events = Vec::new();
    game.choose(power, choice, &mut Seeded::new(7), Some(&mut events)).expect("it is an option");
    (game, events)
}

fn assert_same_bytes(one: &Game, other: &Game, viewer: Option<Power>, text: &Text) {
    let [one, other] = [one, other].map(|game| bytes(&State::new(1, &game.view(viewer), text)));
    assert!(one == other, "{viewer:?} is sent\n{one}\nand\n{other}");
}

#[test]
fn no_message_names_a_card_that_lies_hidden() {
    let text = Text::marked(Language::English);
    let (mut hidden_cards, mut draws) = (0, 0);
    for (number, setup) in (100..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        let mut listeners: Vec<Listener> = viewers(setup).into_iter().map(Listener::new).collect();
        loop {
            for (viewer, listener) in viewers(setup).into_iter().zip(&mut listeners) {
                let hidden = hidden_from(&stroll.game, viewer);
                hidden_cards += hidden.len();
                let state = json(&State::new(1, &stroll.game.view(viewer), &text));
                assert_names_none(&state, &hidden, viewer);
                let step = json(&listener.step(1, &stroll.events, &text));
                draws += others_draws(&step, viewer);
                // Cards that a reshuffle has just hidden again were open when the step told of them.
                let reshuffled = |event: &Event| matches!(event, Event::Reshuffled(_));
                if !stroll.events.iter().any(reshuffled) {
                    assert_names_none(&step, &hidden, viewer);
                }
            }
            let Some((decision, choice)) = stroll.next() else { break };
            let view = stroll.game.view(Some(decision.power));
            let preview = json(&Preview::of(&view, choice, &text).expect("it is an option"));
            let hidden = hidden_from(&stroll.game, Some(decision.power));
            assert_names_none(&preview, &hidden, Some(decision.power));
            stroll.choose(decision, choice);
        }
    }
    assert!(hidden_cards > 50_000 && draws > 1_000, "{hidden_cards} {draws}");
}

/// The cards of which all copies lie in others' hands or in decks.
fn hidden_from(game: &Game, viewer: Option<Power>) -> BTreeSet<&'static str> {
    let board = game.board();
    let mut open: BTreeSet<Card> =
        Region::ALL.into_iter().flat_map(|region| board.cards(region)).collect();
    if let Some(Question::Cover { card, .. }) = game.decision().map(|decision| decision.question) {
        open.insert(card);
    }
    open.extend(viewer.into_iter().flat_map(|power| game.hand(power)).map(|(card, _)| card));
    let all =
        board.powers().into_iter().flat_map(|power| Card::of(power, board.setup().set_of(power)));
    all.filter(|card| {
        let sheet = board.sheet(card.power());
        let is_set_aside = card.place() < 8 && sheet.set_aside.count(card.place()) > 0;
        !open.contains(card) && sheet.discard.count(card.place()) == 0 && !is_set_aside
    })
    .map(|card| card.info().id)
    .collect()
}

fn assert_names_none(message: &Value, hidden: &BTreeSet<&str>, viewer: Option<Power>) {
    each_under(message, "card", &mut |card| {
        if let Some(id) = card.as_str() {
            assert!(!hidden.contains(id), "{viewer:?} is told of {id}: {message}");
        }
    });
}

/// How many draws of others a step tells of, which name no card.
fn others_draws(step: &Value, viewer: Option<Power>) -> usize {
    let is_others = |event: &&Value| {
        event["type"] == "drew" && event["power"].as_str() != viewer.map(Power::id)
    };
    let draws: Vec<&Value> =
        step["events"].as_array().into_iter().flatten().filter(is_others).collect();
    assert!(draws.iter().all(|event| event["card"].is_null()), "{viewer:?}: {step}");
    draws.len()
}
