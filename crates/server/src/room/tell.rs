//! What a viewer is told of a game, as the wire has it.

use ruinous_engine::{Game, Power};
use ruinous_wire::{Listener, Moment, State, Step};
use ruinous_words::Text;
use serde::Serialize;

use super::{history::Standing, viewers::Told};

/// A message of a WebSocket that is one of the wire's types with a name.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Named<'a> {
    State(&'a State),
    Step(&'a Step),
    #[serde(rename = "step")]
    LastStep(&'a ruinous_wire::LastStep),
}

/// What a viewer is told of a step.
pub fn step(listener: &mut Listener, told: &Told<'_>, text: &Text) -> Step {
    match told.undone {
        Some((to, _)) => Step::undone(told.seq, to, told.by, text),
        None => listener.step(told.seq, told.events, text),
    }
}

/// The same as a message, with how things stand where it is the last of a burst.
pub fn step_message(
    listener: &mut Listener,
    viewer: Option<Power>,
    told: &Told<'_>,
    text: &Text,
) -> String {
    let step = step(listener, told, text);
    match told.game {
        Some(game) => json(&Named::LastStep(&step.with(Moment::new(&game.view(viewer), text)))),
        None => json(&Named::Step(&step)),
    }
}

/// How things stand, as a message.
pub fn state_message(seq: u64, game: &Game, viewer: Option<Power>, text: &Text) -> String {
    json(&Named::State(&State::new(seq, &game.view(viewer), text)))
}

/// A listener who has been told these steps.
pub fn heard(viewer: Option<Power>, standing: &[Standing]) -> Listener {
    let mut listener = Listener::new(viewer);
    standing.iter().for_each(|step| listener.hear(&step.events));
    listener
}

/// Any message as text.
pub fn json(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
