//! What the events so far tell about figures and the board does not say by itself: who is marked,
//! who lies killed, and whom the cards hold.

use ruinous_engine::{ByRegion, Event, Figure, FigureSet, Mark, Region};

/// Kept up by being told every event since the set-up.
#[derive(Clone, Copy, Default, Debug)]
pub struct Remembered {
    /// Killed in the battle that is being fought, and still standing there.
    tipped: FigureSet,
    /// By mark: those that cards give for a round.
    marked: [FigureSet; Mark::ALL.len()],
    /// The dead that lie on cards in regions.
    detained: ByRegion<FigureSet>,
    /// The dead that lie on a card of the track.
    eclipsed: FigureSet,
}

impl Remembered {
    /// Killed in the battle that is being fought, and still standing there.
    pub fn tipped(&self) -> FigureSet {
        self.tipped
    }

    /// Whether a card has marked a figure so for this round.
    pub fn is_marked(&self, figure: Figure, mark: Mark) -> bool {
        self.marked[mark as usize].has(figure)
    }

    /// The dead that lie on cards in a region.
    pub fn detained(&self, region: Region) -> FigureSet {
        self.detained[region]
    }

    /// The dead that lie on a card of the track.
    pub fn eclipsed(&self) -> FigureSet {
        self.eclipsed
    }

    /// Something happened.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::Tipped { figure, .. } => self.tipped.insert(figure),
            Event::StoodUp(figure) => self.tipped.remove(figure),
            Event::Marked { figure, mark, .. } => self.marked[mark as usize].insert(figure),
            Event::Killed { figure, .. } | Event::Removed { figure, .. } => {
                self.tipped.remove(figure);
                for marked in &mut self.marked {
                    marked.remove(figure);
                }
            }
            Event::Detained { figure, region } => self.detained[region].insert(figure),
            Event::DetainedReleased => self.detained = ByRegion::default(),
            Event::Eclipsed(figure) => self.eclipsed.insert(figure),
            Event::EclipseEnded => self.eclipsed = FigureSet::EMPTY,
            Event::RoundBegan(_) => self.marked = Default::default(),
            _ => {}
        }
    }
}
