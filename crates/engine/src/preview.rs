//! What a choice costs and leads to, as far as the one who makes it can know.

use crate::{
    board::{Board, Event, Outcome, Shows},
    decisions::{Choice, Decision, Refused},
    game::Game,
    rules::queries,
    seeded::Seeded,
    view::{View, Witness},
    vocabulary::{Power, Region},
};

/// What a choice would lead to, up to the next decision or to what nobody can know yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// What it costs in power points.
    pub cost: u8,
    /// What would happen, in order.
    pub events: Vec<Event>,
    /// What it stops at.
    pub stop: Stop,
    seen: Witness,
}

impl Preview {
    /// The board as it would then be.
    pub fn board(&self) -> &Board {
        self.seen.board()
    }

    /// The viewer, who has seen all that.
    pub fn witness(&self) -> &Witness {
        &self.seen
    }
}

/// Where foresight ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// At the next decision.
    Asked(Decision),
    /// A Power rolls dice in a region.
    Roll {
        /// Who rolls.
        by: Power,
        /// Where.
        region: Region,
    },
    /// A Power draws a card.
    Draw(Power),
    /// An Old World card is drawn.
    OldWorldCard,
    /// A Power has to show a card of its hand.
    Shown(Power),
    /// The game is over.
    Over(Outcome),
}

impl View {
    /// What a choice of the viewer would lead to: made from what the viewer sees alone, and the same
    /// in every world that it cannot tell from the real one.
    pub fn preview(&self, choice: Choice) -> Result<Preview, Refused> {
        self.preview_in(choice, 0)
    }

    /// The same, tried out in the world of this seed.
    #[doc(hidden)] // for the test that the world does not matter
    pub fn preview_in(&self, choice: Choice, seed: u64) -> Result<Preview, Refused> {
        let power = self.viewer().ok_or(Refused::NothingAsked)?;
        let mut game = self.sample(seed);
        let mut events = Vec::new();
        game.choose(power, choice, &mut Seeded::new(seed), Some(&mut events))?;
        let mut stop = stop_of(&game);
        for (at, event) in events.iter().enumerate() {
            if let Some(unknown) = unforeseen(event, power) {
                stop = unknown;
                events.truncate(at);
                break;
            }
        }
        let mut seen = self.witness();
        events.iter().for_each(|event| seen.see(*event));
        Ok(Preview { cost: self.cost(choice), events, stop, seen })
    }

    /// What a choice costs the viewer in power points.
    pub fn cost(&self, choice: Choice) -> u8 {
        let (board, Some(power)) = (self.board(), self.viewer()) else { return 0 };
        match choice {
            Choice::Summon { group, from, to } => {
                let figures = match from {
                    Some(from) => board.figures_of(power, from),
                    None => board.reserve_of(power),
                };
                let figure = board.first_of(figures, group, power);
                figure.map_or(0, |figure| queries::summoning_cost(board, figure, power, to))
            }
            Choice::Play { card, region } => queries::card_cost(board, card, region),
            Choice::Pass | Choice::Hit(_) | Choice::Choose(_) => 0,
        }
    }
}

fn stop_of(game: &Game) -> Stop {
    match (game.decision(), game.board().outcome()) {
        (_, Some(outcome)) => Stop::Over(outcome),
        (Some(decision), None) => Stop::Asked(decision),
        // Not reached by play: a game stands at a decision or is over.
        (None, None) => Stop::OldWorldCard,
    }
}

/// Where foresight ends, if an event shows what the viewer could not have known.
fn unforeseen(event: &Event, viewer: Power) -> Option<Stop> {
    match event.shows() {
        Shows::Nothing => None,
        Shows::Dice(by, region) => Some(Stop::Roll { by, region }),
        Shows::Draw(power) => Some(Stop::Draw(power)),
        Shows::OldWorldCard => Some(Stop::OldWorldCard),
        // One's own cards are no surprise.
        Shows::CardOf(power) => (power != viewer).then_some(Stop::Shown(power)),
    }
}
