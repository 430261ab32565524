//! What happened in a finished game, kept as events: it can be shown whatever becomes of the rules.

use ruinous_engine::{
    Event, Power, Setup, Witness,
    notation::{event_line, read_event},
};
use ruinous_wire::{Listener, Step};
use ruinous_words::Text;

use super::history::{Broken, History};

const STEP: &str = "step ";
const UNDO: &str = "undo ";
const BY: &str = "by ";

/// What happened in a game, as it is kept.
pub fn write(history: &History) -> Result<String, Broken> {
    let mut text = String::new();
    history.play(|played| {
        text += &format!("{STEP}{}\n", played.step.seq);
        if let Some(power) = played.step.by {
            text += &format!("{BY}{power}\n");
        }
        if let Some(to) = played.undone_to {
            text += &format!("{UNDO}{to}\n");
        }
        played.events.iter().for_each(|event| text += &(event_line(event) + "\n"));
    })?;
    Ok(text)
}

/// What a viewer is told of a game that was kept. An event that nobody can read any more is left out.
pub fn steps(kept: &str, setup: Setup, viewer: Option<Power>, text: &Text) -> Vec<Step> {
    let (mut steps, mut standing) = (Vec::new(), Vec::<Part>::new());
    let mut listener = Listener::new(viewer);
    let parts = parts(kept, setup);
    // Whoever has missed something does not know any more how things stand.
    let is_whole = parts.iter().all(|part| part.is_whole);
    let mut witness = Witness::new(setup, None);
    for part in parts {
        if let Some(to) = part.undone {
            standing.retain(|earlier| earlier.seq <= to);
            (listener, witness) = (Listener::new(viewer), Witness::new(setup, None));
            for earlier in &standing {
                listener.hear(&earlier.events);
                see(&mut witness, earlier, is_whole);
            }
            steps.push(Step::undone(part.seq, to, part.by, text));
        } else {
            let step = listener.step(part.seq, &part.events, text);
            // Before the set-up there is nothing that stands.
            steps.push(match is_whole && !standing.is_empty() {
                true => step.since(&witness, &part.events),
                false => step,
            });
            see(&mut witness, &part, is_whole);
            standing.push(part);
        }
    }
    steps
}

fn see(witness: &mut Witness, part: &Part, is_whole: bool) {
    if is_whole {
        part.events.iter().for_each(|event| witness.see(*event));
    }
}

/// A step as it was kept.
struct Part {
    seq: u64,
    by: Option<Power>,
    undone: Option<u64>,
    events: Vec<Event>,
    /// Whether every event could be read.
    is_whole: bool,
}

impl Part {
    fn new(seq: u64) -> Self {
        Self { seq, by: None, undone: None, events: Vec::new(), is_whole: true }
    }
}

fn parts(kept: &str, setup: Setup) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in kept.lines() {
        if let Some(number) = line.strip_prefix(STEP) {
            parts.push(Part::new(number.parse().unwrap_or(0)));
        }
        let Some(part) = parts.last_mut() else { continue };
        if let Some(power) = line.strip_prefix(BY) {
            part.by = power.parse().ok();
        } else if let Some(to) = line.strip_prefix(UNDO) {
            part.undone = to.parse().ok();
        } else if !line.starts_with(STEP) {
            let event = read_event(line, setup);
            part.is_whole &= event.is_ok();
            part.events.extend(event);
        }
    }
    parts
}
