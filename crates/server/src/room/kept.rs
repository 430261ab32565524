//! What happened in a finished game, kept as events: it can be shown whatever becomes of the rules.

use ruinous_engine::{
    Event, Power, Setup,
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
    for part in parts(kept, setup) {
        if let Some(to) = part.undone {
            standing.retain(|earlier| earlier.seq <= to);
            listener = Listener::new(viewer);
            standing.iter().for_each(|earlier| listener.hear(&earlier.events));
            steps.push(Step::undone(part.seq, to, part.by, text));
        } else {
            steps.push(listener.step(part.seq, &part.events, text));
            standing.push(part);
        }
    }
    steps
}

/// A step as it was kept.
#[derive(Default)]
struct Part {
    seq: u64,
    by: Option<Power>,
    undone: Option<u64>,
    events: Vec<Event>,
}

fn parts(kept: &str, setup: Setup) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in kept.lines() {
        if let Some(number) = line.strip_prefix(STEP) {
            parts.push(Part { seq: number.parse().unwrap_or(0), ..Part::default() });
        }
        let Some(part) = parts.last_mut() else { continue };
        if let Some(power) = line.strip_prefix(BY) {
            part.by = power.parse().ok();
        } else if let Some(to) = line.strip_prefix(UNDO) {
            part.undone = to.parse().ok();
        } else if !line.starts_with(STEP) {
            part.events.extend(read_event(line, setup));
        }
    }
    parts
}
