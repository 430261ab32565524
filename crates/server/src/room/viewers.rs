//! Who is looking at a game right now, and what each of them is sent.

use bytes::Bytes;
use ruinous_engine::{Event, Game, Power};
use ruinous_wire::{Listener, ServerMessage};
use ruinous_words::Language;
use tokio::sync::mpsc;

use super::{
    history::{Played, Standing},
    tell::{Teller, heard, json, state_message},
};
use crate::texts::Texts;

/// How many messages may wait for somebody who reads slowly. Who falls further behind is cut off, and
/// fetches what he has missed when he comes back.
const WAITING: usize = 256;

/// Everyone who looks at a game.
#[derive(Default)]
pub struct Viewers {
    groups: Vec<Group>,
    next: u64,
}

/// All who see the same in the same language.
struct Group {
    viewer: Option<Power>,
    language: Language,
    listener: Listener,
    sockets: Vec<Socket>,
}

struct Socket {
    id: u64,
    person: Option<String>,
    sender: mpsc::Sender<Bytes>,
}

/// A step, told to everyone.
pub struct Told<'a> {
    /// Its number.
    pub seq: u64,
    /// Whose it was.
    pub by: Option<Power>,
    /// What it brought.
    pub events: &'a [Event],
    /// For a step that takes others back: to which, and what stands then.
    pub undone: Option<(u64, &'a [Standing])>,
    /// The game before it; none at the set-up.
    pub before: Option<&'a Game>,
    /// The game after it, with the last step of a burst.
    pub game: Option<&'a Game>,
}

impl<'a> Told<'a> {
    /// A step that is played again, with how things stand after it if it is the last.
    pub fn of(played: &Played<'a>, is_last: bool) -> Self {
        Self {
            seq: played.step.seq,
            by: played.step.by,
            events: played.events,
            undone: played.undone_to.map(|to| (to, played.standing)),
            before: played.before,
            game: is_last.then_some(played.game),
        }
    }
}

impl Viewers {
    /// Somebody looks from now on. He has been told, or will be before anything else, what this listener has
    /// heard.
    pub fn join(
        &mut self,
        person: Option<String>,
        viewer: Option<Power>,
        language: Language,
        heard: Listener,
    ) -> (u64, mpsc::Receiver<Bytes>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        self.next += 1;
        self.add(viewer, language, Socket { id: self.next, person, sender }, || heard);
        (self.next, receiver)
    }

    fn add(
        &mut self,
        viewer: Option<Power>,
        language: Language,
        socket: Socket,
        heard: impl FnOnce() -> Listener,
    ) {
        let same = |group: &&mut Group| (group.viewer, group.language) == (viewer, language);
        match self.groups.iter_mut().find(same) {
            Some(group) => group.sockets.push(socket),
            None => {
                let (listener, sockets) = (heard(), vec![socket]);
                self.groups.push(Group { viewer, language, listener, sockets });
            }
        }
    }

    /// Everyone gets the eyes of the seat that he has now. Who may not see the game is cut off.
    pub fn sit_anew(
        &mut self,
        standing: &[Standing],
        eyes: impl Fn(Option<&str>) -> Option<Option<Power>>,
    ) {
        for group in std::mem::take(&mut self.groups) {
            for socket in group.sockets {
                let Some(viewer) = eyes(socket.person.as_deref()) else { continue };
                self.add(viewer, group.language, socket, || heard(viewer, standing));
            }
        }
    }

    /// The game has begun: everyone sees how things stand, with the eyes of his seat.
    pub fn begin(
        &mut self,
        seq: u64,
        game: &Game,
        standing: &[Standing],
        eyes: impl Fn(Option<&str>) -> Option<Option<Power>>,
        texts: &Texts,
    ) {
        self.sit_anew(standing, eyes);
        for group in &mut self.groups {
            let phrases = texts.phrases(group.language);
            group.send(&state_message(seq, game, group.viewer, phrases).into());
        }
    }

    /// Somebody has gone.
    pub fn leave(&mut self, id: u64) {
        for group in &mut self.groups {
            group.sockets.retain(|socket| socket.id != id);
        }
        self.groups.retain(|group| !group.sockets.is_empty());
    }

    /// Whether nobody is looking.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// How many look with these eyes.
    pub fn count(&self, viewer: Option<Power>) -> usize {
        let same = self.groups.iter().filter(|group| group.viewer == viewer);
        same.map(|group| group.sockets.len()).sum()
    }

    /// Tells everyone his share of a step.
    pub fn tell(&mut self, told: &Told<'_>, texts: &Texts) {
        for language in Language::ALL {
            let mut groups = self.groups.iter_mut().filter(|group| group.language == language);
            let Some(first) = groups.next() else { continue };
            let teller = Teller::new(told, texts.phrases(language));
            for group in std::iter::once(first).chain(groups) {
                let message = teller.message(&mut group.listener);
                group.send(&message.into());
            }
        }
    }

    /// Tells everyone the same.
    pub fn say(&mut self, message: &ServerMessage) {
        let message: Bytes = json(message).into();
        self.groups.iter_mut().for_each(|group| group.send(&message));
    }
}

impl Group {
    fn send(&mut self, message: &Bytes) {
        self.sockets.retain(|socket| socket.sender.try_send(message.clone()).is_ok());
    }
}
