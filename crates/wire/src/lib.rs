//! What a table says to its clients, as types that become JSON: a viewer's view with everything that
//! lies on the table, what is asked and what can be answered, what happened, why something is
//! refused, what a choice would lead to, and how a game ended.
//!
//! Everything is made from a [`View`](ruinous_engine::View), which holds only what its viewer may
//! know, and every number comes from the engine's own queries, so that no client computes a rule.
//! Words come from a [marked](ruinous_words::Text::marked) text as sentences in pieces. There is no
//! server in here and nothing that a browser could not run: no files, clocks, threads or sockets.
//!
//! ```
//! use ruinous_engine::{Game, Power::*, Seeded, Setup};
//! use ruinous_wire::{Listener, State};
//! use ruinous_words::{Language, Text};
//!
//! let text = Text::marked(Language::English);
//! let setup = Setup::base(&[Khorne, Nurgle, Tzeentch]).unwrap();
//! let mut events = Vec::new();
//! let game = Game::new(setup, &mut Seeded::new(7), Some(&mut events));
//!
//! let state = State::new(0, &game.view(Some(Khorne)), &text);
//! let step = Listener::new(Some(Khorne)).step(0, &events, &text);
//! assert!(serde_json::to_string(&state).unwrap().contains(r#""hand":[{"card":"#));
//! assert!(!step.said.is_empty());
//! ```
//!
//! Whoever tells many tables makes what several viewers share only once, with a [`Phrasebook`] for each
//! language: [`SharedStep`] and [`SharedMoment`] write the same as JSON.
#![warn(missing_docs)]

mod ask;
mod broadcast;
mod catalogue;
mod event;
mod id;
mod json;
mod message;
mod mirror;
mod odds;
mod option;
mod person;
mod phrasebook;
mod power;
mod preview;
mod question;
mod reason;
mod refusal;
mod region;
mod result;
mod schemas;
mod sentence;
mod stand;
mod state;
mod step;
mod table;
mod typescript;
mod view;

pub use ask::Ask;
pub use broadcast::{SharedMoment, SharedStep};
pub use catalogue::{
    BattleDie, Catalogue, ChaosCard, Dial, DialTick, Figure, OldWorldCard, Origin, Place, Ruling,
    UpgradeCard,
};
pub use event::{Event, Outcome};
pub use id::{
    CardId, CardSetId, ClassId, EndedById, ExpectedId, FigureId, Id, KindId, MarkId, OldWorldId,
    OldWorldSetId, OmissionId, PhaseId, PowerId, ProvenanceId, RegionId, TokenId, UpgradeId, Word,
};
pub use message::{
    Answer, Chat, ChatLine, Choose, ClientMessage, Consider, Details, Hint, Missed, Problem, Seq,
    ServerMessage, Words,
};
pub use odds::{Chances, Forecast, Grounds, Odds, Side, threatening};
pub use option::{Offer, OfferKind};
pub use person::{Known, Login, Me, MeChange, NewPerson};
pub use phrasebook::Phrasebook;
pub use power::{Copies, InPlay, InSight, Instruction, Power, PowerNumbers, Tick};
pub use preview::{PowerChange, Preview, RegionChange, Stop};
pub use question::{Gathering, Group, Limit, Manner, Moving, Question, Reach, Replacement, Whose};
pub use reason::{Cause, Change, Reason};
pub use refusal::{CannotUndo, Misread, Refusal, Refused, SetupError, Target, Why};
pub use region::{CardWorth, Dice, Figures, Lying, Region, RegionNumbers, Ruination, Space, Worth};
pub use result::{GameResult, Standing};
pub use schemas::Schemas;
pub use sentence::{Piece, Sentence};
pub use stand::{PowerStand, RegionStand, Stand};
pub use state::{Moment, State};
pub use step::{LastStep, Listener, Step, Telling, Weight};
pub use table::{
    AutoPass, Clock, NewTable, OutOfTime, Pace, Seat, Somebody, Table, TableState, Tables,
};
pub use typescript::typescript;
pub use view::{OldWorld, Open, PhaseOfRound, Rounds, Setup, TrackSpace, Unseen, View, When};
