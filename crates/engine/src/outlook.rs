//! What is in sight for each Power: how this round would end if all passed now and no die were rolled.

use crate::{
    board::{Board, bag::Bag},
    chance::{Chance, Deck, Roll},
    decisions::{Cause, Choice, Flow, Frame, Options, Thing, Work},
    game::{Game, Hidden},
    play::{Halt, Play},
    rules::queries,
    view::View,
    vocabulary::{
        ByPower, Phase, Power, PowerSet, Region,
        dial::{self, Instruction},
    },
};

/// What a Power would have at the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct InSight {
    /// Victory points, with those of ruins and of the dial.
    pub points: u16,
    /// Dial advancement counters.
    pub counters: u8,
    /// How many ticks its dial would turn.
    pub ticks: u8,
}

/// More than any round asks in its corruption phase.
const MOST_ASKED: usize = 64;

impl View {
    /// What is in sight for each Power, if all passed now: domination, corruption and ruins by the rules
    /// themselves, and then the dials.
    ///
    /// It is made of what lies open, and the same for all viewers. Left out is what nobody can know or has
    /// to choose: battles and all that cards do in the battle phase (who was killed already is gone), what
    /// may be declined in the corruption phase, Heroes, the Old World track, and what dials tell to do
    /// besides scoring.
    pub fn in_sight(&self) -> ByPower<InSight> {
        // Nobody's cards are in this game, so that none can matter.
        let flow = *self.flow();
        let mut game = Game { board: *self.board(), hidden: Hidden::default(), flow };
        let mut play = Play {
            game: &mut game,
            chance: &mut Unasked,
            events: None,
            options: &mut Options::new(),
        };
        play.end_quietly();
        let board = &game.board;
        let dials = Dials::of(board, &flow);
        ByPower::new_with(|power| in_sight_of(board, power, dials))
    }
}

impl Play<'_> {
    /// Goes on through domination, corruption and the scoring of ruins as if nobody did anything more.
    fn end_quietly(&mut self) {
        if self.board().phase < Phase::Corruption {
            for figure in self.board().tipped {
                let board = self.board();
                let stood = Region::ALL.into_iter().find(|at| board.figures(*at).has(figure));
                if let Some(region) = stood {
                    self.remove_figure(figure, region, Cause::Rules);
                }
            }
            self.game.flow = Flow::new(Work::Begin(Phase::Corruption));
        }
        if self.board().phase < Phase::End {
            self.decline_all();
            // Chaos cards leave; of all that follows only the ruins are wanted.
            self.game.flow = Flow::new(Work::Begin(Phase::End));
            self.begin_end();
        }
        self.game.flow = Flow::new(Work::ScoreRuins);
        self.score_ruins();
    }

    /// Goes on to the end phase; whoever is asked declines, or takes what comes first if he cannot.
    fn decline_all(&mut self) {
        for _ in 0..MOST_ASKED {
            if self.advance(Some(Phase::End)) != Halt::Ask {
                return;
            }
            let declines =
                |choice: &Choice| matches!(choice, Choice::Choose(Thing::No | Thing::Done));
            let choice = self.options.iter().copied().find(declines);
            let Some(choice) = choice.or(self.options.first().copied()) else { return };
            self.answer(choice);
        }
    }
}

/// Who is still to turn a dial.
#[derive(Clone, Copy)]
struct Dials {
    left: PowerSet,
    /// Who turns it once more, for having the most counters.
    once_more: Option<Power>,
}

impl Dials {
    fn of(board: &Board, flow: &Flow) -> Self {
        let once_more = queries::most_counters(board);
        let under_way = flow.stack.inwards_out().find_map(|frame| match *frame {
            Frame::Work(Work::Dials { left, extra }) => Some((left, extra)),
            Frame::Work(_) | Frame::Ask(_) => None,
        });
        match under_way {
            Some((left, extra)) => Self { left, once_more: once_more.filter(|_| !extra) },
            None => {
                let with_counters = |power: &Power| board.sheet(*power).counters > 0;
                let left = board.powers().into_iter().filter(with_counters).collect();
                Self { left, once_more }
            }
        }
    }
}

fn in_sight_of(board: &Board, power: Power, dials: Dials) -> InSight {
    let sheet = board.sheet(power);
    let wanted = u8::from(dials.left.has(power)) + u8::from(dials.once_more == Some(power));
    let ticks = wanted.min(dial::length(power).saturating_sub(sheet.dial));
    let scored = |tick| match dial::instruction(power, tick) {
        Instruction::Score(points) => u16::from(points),
        _ => 0,
    };
    let by_dial: u16 = (sheet.dial + 1..=sheet.dial + ticks).map(scored).sum();
    InSight { points: sheet.vp + by_dial, counters: sheet.counters, ticks }
}

/// Where nothing is left to chance.
struct Unasked;

impl Chance for Unasked {
    fn die(&mut self, _: Roll, _: u8) -> u8 {
        1
    }
    fn draw(&mut self, _: Deck, _: Bag, _: u16) -> u8 {
        0
    }
}
