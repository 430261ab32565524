//! The messages by which everyone at a table is told the same moment, as JSON, with all that is the
//! same for several of them made once.
//!
//! They say what [`LastStep`](crate::LastStep) and [`State`](crate::State) say, with a `type` before it.
//! What is shared comes from the view of a spectator, so there is nothing in it to keep secret.

use ruinous_engine::{Decision, Event, Game, Power, Witness};

use crate::{
    Ask, GameResult, Listener, Open, Phrasebook, Step,
    ask::open_decision,
    id::{Id, Wire},
    json::{json, push_json},
    stand::stands,
    view::hand,
};

/// How things stand in a game, for all who read one language.
pub struct SharedMoment<'a> {
    game: &'a Game,
    phrases: &'a Phrasebook,
    decision: Option<Decision>,
    /// What everybody sees.
    open: String,
    /// What is asked, for those who are not.
    ask: String,
    result: String,
}

impl<'a> SharedMoment<'a> {
    /// A game as it stands.
    pub fn new(game: &'a Game, phrases: &'a Phrasebook) -> Self {
        let (view, text) = (game.view(None), phrases.text());
        let decision = open_decision(&view);
        let mut open = String::with_capacity(OPEN_SIZE);
        push_json(&mut open, &Open::of(&view, text));
        Self {
            game,
            phrases,
            decision,
            open,
            ask: json(&decision.map(|decision| Ask::for_others(&decision, text))),
            result: json(&GameResult::of(view.board(), text)),
        }
    }

    /// The message of type `state` for a viewer. `seq` is the number of the last step.
    pub fn state(&self, seq: u64, viewer: Option<Power>) -> String {
        let mut message = self.paper();
        message.push_str(r#"{"type":"state","seq":"#);
        push_json(&mut message, &seq);
        self.push_members(&mut message, viewer);
        message.push('}');
        message
    }

    /// The message of type `step` for a viewer who is told this step by itself, as when choices are
    /// taken back.
    pub fn after(&self, step: &Step, viewer: Option<Power>) -> String {
        let mut message = self.paper();
        message.push_str(r#"{"type":"step","#);
        message.push_str(members(&json(step)));
        self.push_members(&mut message, viewer);
        message.push('}');
        message
    }

    /// Adds `view`, `ask` and `result` as a viewer has them.
    fn push_members(&self, message: &mut String, viewer: Option<Power>) {
        let view = self.game.view(viewer);
        message.push_str(r#","view":{"viewer":"#);
        push_json(message, &viewer.map(Id));
        message.push_str(r#","hand":"#);
        push_json(message, &hand(&view));
        message.push(',');
        message.push_str(members(&self.open));
        message.push_str(r#"},"ask":"#);
        match self.decision {
            Some(decision) if viewer == Some(decision.power) => {
                let ask = Ask::without_options(&decision, view.board(), self.phrases.text());
                message.push('{');
                message.push_str(members(&json(&ask)));
                message.push_str(r#","options":["#);
                self.phrases.push_offers(message, &view, &decision);
                message.push_str("]}");
            }
            _ => message.push_str(&self.ask),
        }
        message.push_str(r#","result":"#);
        message.push_str(&self.result);
    }

    /// An empty message with room enough for most.
    fn paper(&self) -> String {
        String::with_capacity(self.open.len() + OPEN_SIZE / 4)
    }
}

/// How long most views are.
const OPEN_SIZE: usize = 16_384;

/// What a step brought, for all who read one language.
pub struct SharedStep<'a> {
    seq: u64,
    events: &'a [Event],
    phrases: &'a Phrasebook,
    /// The events as a spectator sees them.
    open: Vec<Event>,
    open_json: String,
    /// How things stood within it, if a phase began.
    stands: Option<String>,
}

impl<'a> SharedStep<'a> {
    /// The step with this number.
    pub fn new(seq: u64, events: &'a [Event], phrases: &'a Phrasebook) -> Self {
        let open: Vec<Event> = events.iter().map(|event| event.as_seen_by(None)).collect();
        let open_json = events_json(&open);
        Self { seq, events, phrases, open, open_json, stands: None }
    }

    /// The same with how things stood within it. The witness has seen all before it, with any eyes.
    pub fn since(mut self, before: &Witness) -> Self {
        let stands = stands(before, self.events);
        self.stands = (!stands.is_empty()).then(|| json(&stands));
        self
    }

    /// The message of type `step` for a viewer, if it is not the last of several steps.
    pub fn message(&self, listener: &mut Listener) -> String {
        let mut message = String::new();
        self.begin(&mut message, listener);
        message.push('}');
        message
    }

    /// The message of type `step` for a viewer, with how things stand after it.
    pub fn last_message(&self, listener: &mut Listener, moment: &SharedMoment<'_>) -> String {
        let mut message = moment.paper();
        self.begin(&mut message, listener);
        moment.push_members(&mut message, listener.viewer());
        message.push('}');
        message
    }

    /// Begins a message with all that the step itself has to say.
    fn begin(&self, message: &mut String, listener: &mut Listener) {
        message.push_str(r#"{"type":"step","seq":"#);
        push_json(message, &self.seq);
        message.push_str(r#","events":"#);
        self.push_events(message, listener.viewer());
        message.push_str(r#","said":["#);
        let (said, told) = self.phrases.told(listener.matters(self.events));
        message.push_str(&said);
        message.push_str(r#"],"told":["#);
        message.push_str(&told);
        message.push(']');
        if let Some(stands) = &self.stands {
            message.push_str(r#","stands":"#);
            message.push_str(stands);
        }
    }

    fn push_events(&self, message: &mut String, viewer: Option<Power>) {
        let seen = self.events.iter().map(|event| event.as_seen_by(viewer));
        if seen.clone().eq(self.open.iter().copied()) {
            message.push_str(&self.open_json);
        } else {
            message.push_str(&events_json(&seen.collect::<Vec<_>>()));
        }
    }
}

/// Events as they have been seen.
fn events_json(seen: &[Event]) -> String {
    let events: Vec<crate::Event> = seen.iter().map(|event| (*event).wire()).collect();
    json(&events)
}

/// The members of an object.
fn members(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or_default()
}
