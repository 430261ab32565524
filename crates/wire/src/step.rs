//! What one step of a game brought, as one viewer is told of it.

use ruinous_engine as engine;
use ruinous_words::{self as words, Matter, Teller, Text, Told};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Event, Moment, PowerId, Sentence, Stand, id::Wire, stand::stands};

/// What a step brought.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Step {
    /// The number of the step.
    pub seq: u64,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The same in words, as far as it is worth a sentence.
    pub said: Vec<Sentence>,
    /// For each of these sentences, at the same place, how a log tells it.
    pub told: Vec<Telling>,
    /// For a step that takes others back: the game is again as it was after this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub undone_to: Option<u64>,
    /// How things stood when each phase began, if any did; by these and the view before, a client can show all
    /// that happened in its time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stands: Vec<Stand>,
}

/// The last of several steps, with how things stand after it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct LastStep {
    /// The step.
    #[serde(flatten)]
    pub step: Step,
    /// How things stand.
    #[serde(flatten)]
    pub moment: Moment,
}

/// How a log tells a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Telling {
    /// How much it weighs.
    pub weight: Weight,
    /// The Power it is mostly about.
    #[schema(required)]
    pub about: Option<PowerId>,
    /// How many of the step's events have happened when it is told, the last that it tells of too.
    pub after: usize,
}

/// How much a sentence of the log weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// The heading of a round.
    Round,
    /// The heading of a phase.
    Phase,
    /// Something that happened.
    Event,
    /// What a card says, told when it first matters.
    Aside,
}

/// One who is told what happens: a Power, or a spectator. It has to be told every step from the
/// set-up on, because a card is explained only once.
pub struct Listener {
    viewer: Option<engine::Power>,
    teller: Teller,
}

impl Listener {
    /// One who has not been told anything yet.
    pub fn new(viewer: Option<engine::Power>) -> Self {
        Self { viewer, teller: Teller::new(viewer) }
    }

    /// Who is told.
    pub fn viewer(&self) -> Option<engine::Power> {
        self.viewer
    }

    /// Takes in a step that this viewer was told before.
    pub fn hear(&mut self, events: &[engine::Event]) {
        self.teller.hear(events);
    }

    /// What this viewer is told of a step.
    pub fn step(&mut self, seq: u64, events: &[engine::Event], text: &Text) -> Step {
        let seen = events.iter().map(|event| Event::seen_by(self.viewer, *event)).collect();
        let matters = self.matters(events);
        let told = matters.iter().filter_map(|(after, matter)| Some((*after, text.told(matter)?)));
        let (said, told) = told.map(|(after, told)| in_words(&told, after)).unzip();
        Step { seq, events: seen, said, told, undone_to: None, stands: Vec::new() }
    }

    /// What there is to tell this viewer of a step, each with how many events have happened when it is told.
    pub(crate) fn matters(&mut self, events: &[engine::Event]) -> Vec<(usize, Matter)> {
        let matters = self.teller.matters(events).into_iter();
        matters.map(|(last, matter)| (last + 1, matter)).collect()
    }
}

impl Step {
    /// The step by which a Power takes its choices back, to how the game was after another.
    pub fn undone(seq: u64, to: u64, by: Option<engine::Power>, text: &Text) -> Self {
        let told = by.map(|power| Told {
            about: Some(power),
            weight: words::Weight::Event,
            text: text.line("log-undone").name("power", power).say(),
        });
        let (said, told) = told.iter().map(|told| in_words(told, 0)).unzip();
        let (events, stands) = (Vec::new(), Vec::new());
        Self { seq, events, said, told, undone_to: Some(to), stands }
    }

    /// The step with how things stood within it. The witness has seen all before it, with any eyes.
    pub fn since(self, before: &engine::Witness, events: &[engine::Event]) -> Self {
        Self { stands: stands(before, events), ..self }
    }

    /// The step with how things stand after it.
    pub fn with(self, moment: Moment) -> LastStep {
        LastStep { step: self, moment }
    }
}

/// A sentence, and how it is told after so many of the step's events.
pub(crate) fn in_words(told: &Told, after: usize) -> (Sentence, Telling) {
    let weight = match told.weight {
        words::Weight::Round => Weight::Round,
        words::Weight::Phase => Weight::Phase,
        words::Weight::Event => Weight::Event,
        words::Weight::Aside => Weight::Aside,
    };
    (Sentence::read(&told.text), Telling { weight, about: told.about.wire(), after })
}
