//! All tables in use on this server: read when somebody comes, forgotten when nobody has come for a
//! while. The journal has everything.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard};

use crate::{app::App, problem::Problem, room::Room};

/// After this long without anyone a room is forgotten.
const IDLE: Duration = Duration::from_secs(60);

type Slot = Arc<tokio::sync::Mutex<Option<Room>>>;

/// A room that is one's own for the moment. Others wait, in the order in which they came.
pub type Entered = OwnedMappedMutexGuard<Option<Room>, Room>;

/// All rooms.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<String, Slot>>);

impl Rooms {
    /// Enters the room of a table, which is read if it is not in use.
    pub async fn enter(&self, app: &App, id: &str) -> Result<Entered, Problem> {
        let slot = self.slots().entry(id.to_owned()).or_default().clone();
        let mut entered = slot.lock_owned().await;
        if entered.is_none() {
            match Room::load(app, id).await {
                Ok(room) => *entered = Some(room),
                Err(problem) => {
                    drop(entered);
                    self.forget_unused(id);
                    return Err(problem);
                }
            }
        }
        let entered = OwnedMutexGuard::try_map(entered, Option::as_mut);
        let mut entered = entered.map_err(|_| Problem::Failed)?;
        entered.touched = std::time::Instant::now();
        Ok(entered)
    }

    /// Enters the room only if it is in use here.
    pub async fn enter_if_open(&self, id: &str) -> Option<Entered> {
        let slot = self.slots().get(id)?.clone();
        OwnedMutexGuard::try_map(slot.lock_owned().await, Option::as_mut).ok()
    }

    /// The tables in use.
    pub fn ids(&self) -> Vec<String> {
        self.slots().keys().cloned().collect()
    }

    /// How many are in use.
    pub fn count(&self) -> usize {
        self.slots().len()
    }

    /// Forgets the room of a table that is no more.
    pub async fn forget(&self, id: &str) {
        let slot = self.slots().remove(id);
        if let Some(slot) = slot {
            *slot.lock().await = None;
        }
    }

    /// Forgets all rooms in which nobody has been for a while.
    pub fn forget_idle(&self) {
        for id in self.ids() {
            let mut slots = self.slots();
            let Some(slot) = slots.get(&id) else { continue };
            let Ok(mut room) = slot.try_lock() else { continue };
            let is_idle = |room: &mut Room| {
                room.viewers.is_empty() && !room.is_thinking() && room.touched.elapsed() > IDLE
            };
            if room.as_mut().is_none_or(is_idle) {
                *room = None;
                drop(room);
                // While the list is locked nobody else can come by a slot that only it holds.
                if Arc::strong_count(slot) == 1 {
                    slots.remove(&id);
                }
            }
        }
    }

    fn forget_unused(&self, id: &str) {
        let mut slots = self.slots();
        if slots.get(id).is_some_and(|slot| Arc::strong_count(slot) == 1) {
            slots.remove(id);
        }
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
