//! What a viewer is told of a game, as the wire has it.

use ruinous_engine::{Game, Power};
use ruinous_wire::{Listener, Phrasebook, SharedMoment, SharedStep, Step};
use ruinous_words::Text;
use serde::Serialize;

use super::{history::Standing, viewers::Told};

/// What a viewer is told of a step.
pub fn step(listener: &mut Listener, told: &Told<'_>, text: &Text) -> Step {
    match told.undone {
        Some((to, _)) => {
            hear(listener, told);
            Step::undone(told.seq, to, told.by, text)
        }
        None => {
            let step = listener.step(told.seq, told.events, text);
            match told.before {
                Some(game) => step.since(&game.view(None).witness(), told.events),
                None => step,
            }
        }
    }
}

/// A viewer was told a step before. What was taken back has not been heard.
pub fn hear(listener: &mut Listener, told: &Told<'_>) {
    match told.undone {
        Some((_, standing)) => *listener = heard(listener.viewer(), standing),
        None => listener.hear(told.events),
    }
}

/// A step as messages for all who read one language, with how things stand where it is the last of a
/// burst. What is the same for several of them is made once.
pub struct Teller<'a> {
    told: &'a Told<'a>,
    phrases: &'a Phrasebook,
    step: SharedStep<'a>,
    moment: Option<SharedMoment<'a>>,
}

impl<'a> Teller<'a> {
    /// The step in a language.
    pub fn new(told: &'a Told<'a>, phrases: &'a Phrasebook) -> Self {
        let mut step = SharedStep::new(told.seq, told.events, phrases);
        if let Some(game) = told.before {
            step = step.since(&game.view(None).witness());
        }
        let moment = told.game.map(|game| SharedMoment::new(game, phrases));
        Self { told, phrases, step, moment }
    }

    /// The message for a viewer.
    pub fn message(&self, listener: &mut Listener) -> String {
        match (&self.moment, self.told.undone) {
            (Some(moment), None) => self.step.last_message(listener, moment),
            (None, None) => self.step.message(listener),
            (Some(moment), Some(_)) => {
                let step = step(listener, self.told, self.phrases.text());
                moment.after(&step, listener.viewer())
            }
            (None, Some(_)) => json(&Named::Step(&step(listener, self.told, self.phrases.text()))),
        }
    }
}

/// A message of a WebSocket that is one of the wire's types with a name.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Named<'a> {
    Step(&'a Step),
}

/// How things stand, as a message.
pub fn state_message(seq: u64, game: &Game, viewer: Option<Power>, phrases: &Phrasebook) -> String {
    SharedMoment::new(game, phrases).state(seq, viewer)
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
