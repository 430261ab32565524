//! Which cards somebody may know, and which ones a message names.

use std::collections::BTreeSet;

use ruinous_engine::{Card, Event, Game, Power, Question, Region};
use serde_json::Value;

/// The cards of which all copies lie in others' hands or in decks.
pub fn hidden_from(game: &Game, viewer: Option<Power>) -> BTreeSet<&'static str> {
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

/// The cards that events show a viewer: what a reshuffle has hidden since was open when they told of it.
pub fn shown_by(events: &[Event], viewer: Option<Power>) -> BTreeSet<&'static str> {
    let card = |event: &Event| match event.as_seen_by(viewer) {
        Event::Drew { card, .. } => card,
        Event::Discarded { card, .. }
        | Event::CardPlayed { card, .. }
        | Event::CardRemoved { card, .. }
        | Event::CoveredRemoved { card, .. }
        | Event::CardCashed(card) => Some(card),
        _ => None,
    };
    events.iter().filter_map(card).map(|card| card.info().id).collect()
}

/// The first of some cards that a message names anywhere: as an id of its own, or as a word of a line of
/// the notation. What people read is in pieces, of which one that names a card has its id beside it.
pub fn named<'a>(message: &Value, cards: &BTreeSet<&'a str>) -> Option<&'a str> {
    match message {
        Value::String(text) => text.split(' ').find_map(|word| cards.get(word).copied()),
        Value::Array(items) => items.iter().find_map(|item| named(item, cards)),
        Value::Object(members) => members
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "text" | "title"))
            .find_map(|(_, member)| named(member, cards)),
        _ => None,
    }
}
