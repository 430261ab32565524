//! One region's battle on its way through the rules themselves: the same steps that a game takes,
//! stopped wherever dice are rolled or someone has a choice. No rule of battle is written twice.

use crate::{
    board::{
        Board, Event, PowerSheet,
        bag::{Bag, SmallBag},
    },
    chance::{Chance, Deck, Roll},
    decisions::{Ask, Cause, Choice, Flow, Frame, Options, Question, Target, Thing, Work},
    game::{Game, Hidden},
    play::Play,
    vocabulary::{ByPower, Group, Phase, Power, Region, RegionSet, Token},
};

/// Where a battle has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// It is over.
    End,
    /// The next step, or the answer given, rolls dice.
    Roll { answer: Option<Choice>, throw: Throw },
    /// Someone has a choice; the options are listed.
    Choice,
}

/// Dice that are about to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Throw {
    pub by: Power,
    pub early: bool,
    pub dice: u8,
    /// Whether sixes explode at once. They wait if it is asked first whether to roll a die again.
    pub explodes: bool,
}

/// Takes battles in one region from stop to stop.
pub(super) struct Walk {
    pub region: Region,
    /// The board before the battle.
    pub start: Board,
    /// The options at the stop that was reached last.
    pub options: Box<Options>,
}

impl Walk {
    /// The walk, and the game from which it sets out: what is left of the region's battle phase, and
    /// nothing else to do.
    pub fn new(board: &Board, region: Region, cards_have_rolled: bool) -> (Self, Game) {
        let mut start = *board;
        start.apply(Event::PhaseBegan(Phase::Battle));
        for figure in start.tipped.and(start.figures(region)) {
            start.apply(Event::Removed { figure, region, cause: Cause::Rules });
        }
        let left = RegionSet::of(&[region]);
        let mut flow = Flow::new(Work::Battles { left, fought: 0 });
        if !cards_have_rolled {
            flow.stack.push(Frame::Work(Work::EarlyCards { left, space: 0 }));
        }
        let hidden = Hidden { hands: ByPower::default(), decks: ByPower::default() };
        let mut game = Game { board: start, hidden, flow };
        let walk = Self { region, start, options: Box::default() };
        walk.forget(&mut game);
        (walk, game)
    }

    /// Goes on to the next stop, first with an answer if someone has just chosen. The game is left
    /// before the dice are rolled.
    pub fn go_on(&mut self, game: &mut Game, answer: Option<Choice>) -> Stop {
        let mut answer = answer;
        loop {
            let Some(frame) = game.flow.stack.top() else { return Stop::End };
            if answer.is_none()
                && let Frame::Ask(ask) = frame
            {
                self.options.clear();
                game.list(ask, &mut self.options);
                match self.options[..] {
                    [] => {}
                    [only] => answer = Some(only),
                    _ => return Stop::Choice,
                }
            }
            let mut planned = Planned::default();
            if matches!(frame, Frame::Ask(_)) && !asks_to_roll_again(game) {
                self.step(game, answer.take(), &mut planned);
                continue;
            }
            let before = *game;
            self.step(game, answer, &mut planned);
            if let Some(roll) = planned.roll {
                let explodes = !asks_to_roll_again(game);
                *game = before;
                let throw =
                    Throw { by: roll.by, early: roll.early, dice: planned.rolled, explodes };
                return Stop::Roll { answer, throw };
            }
            answer = None;
        }
    }

    /// Takes one step: an answer, or what the rules do next by themselves.
    pub fn step(&mut self, game: &mut Game, answer: Option<Choice>, chance: &mut dyn Chance) {
        let Some(frame) = game.flow.stack.top() else { return };
        let mut play = Play { game, chance, events: None, options: &mut self.options };
        match (frame, answer) {
            (Frame::Work(work), _) => play.work(work),
            (Frame::Ask(ask), Some(choice)) => play.take(ask, choice),
            (Frame::Ask(ask), None) => play.nothing_to_choose(ask),
        }
        self.forget(game);
    }

    /// How likely each of the options is taken where nothing is known of the one who chooses: every
    /// figure and every Peasant is hit as likely as any other, and a die is rolled again if it has
    /// missed.
    pub fn weights(&self, game: &Game) -> Vec<f64> {
        let Some(Ask { by, .. }) = game.flow.asked() else { return Vec::new() };
        let is_miss = |choice: &Choice| matches!(choice, Choice::Choose(Thing::Die(..=3)));
        let has_missed = self.options.iter().any(is_miss);
        let asks_to_roll_again = asks_to_roll_again(game);
        let weight = |choice: &Choice| match *choice {
            Choice::Hit(Target::Peasant) => game.board.tokens(self.region, Token::Peasant).into(),
            Choice::Hit(Target::Figure(group)) => self.count(game, by, group).into(),
            Choice::Choose(Thing::Done) if asks_to_roll_again => f64::from(!has_missed),
            _ if asks_to_roll_again => f64::from(is_miss(choice)),
            _ => 1.0,
        };
        self.options.iter().map(weight).collect()
    }

    /// The figures of a group that can still be hit.
    fn count(&self, game: &Game, by: Power, group: Group) -> u8 {
        let standing = game.board.figures(self.region).but(game.board.tipped);
        let alike = standing.and(group.kind.figures());
        alike.filter(|&figure| game.board.marks(figure, by) == group.marks).count() as u8
    }

    /// Forgets what a battle changes without being changed by it, so that battles which stand alike
    /// are alike. Hands and decks are secret and nothing depends on what is in them, so all their
    /// cards are the same one.
    fn forget(&self, game: &mut Game) {
        let board = &mut game.board;
        for power in self.start.powers() {
            let (before, now) = (&self.start.sheets[power], &mut board.sheets[power]);
            let hand = now.hand.min(before.hand);
            *now = PowerSheet { hand, peasants: now.peasants, used: now.used, ..*before };
            game.hidden.hands[power] = SmallBag::EMPTY.with(0, hand.min(MOST_CARDS));
            game.hidden.decks[power] = SmallBag::EMPTY.with(0, before.deck.min(MOST_CARDS));
        }
        board.placed = self.start.placed;
        board.earned = self.start.earned;
        board.killers = self.start.killers;
    }
}

/// More cards than one step of a battle can draw or cost, and few enough for a bag.
const MOST_CARDS: u8 = 8;

fn asks_to_roll_again(game: &Game) -> bool {
    matches!(game.flow.asked(), Some(Ask { question: Question::RollAgain { .. }, .. }))
}

/// The Power that assigns hits, and how many it has left.
pub(super) fn hits_left(game: &Game) -> Option<(Power, u8)> {
    match game.flow.asked()? {
        Ask { by, question: Question::Hit { low, sixes, .. }, .. } => {
            Some((by, low.saturating_add(sixes)))
        }
        _ => None,
    }
}

/// Dice that fall as planned: so many hits below 6 and so many sixes. All misses by default.
#[derive(Clone, Copy, Default)]
pub(super) struct Planned {
    dice: u8,
    low: u8,
    sixes: u8,
    explodes: bool,
    /// What was rolled, and how many dice so far.
    roll: Option<Roll>,
    rolled: u8,
}

impl Planned {
    /// A throw that comes out so. There are never more hits below 6 than dice were thrown.
    pub fn new(throw: Throw, low: u8, sixes: u8) -> Self {
        let Throw { dice, explodes, .. } = throw;
        Self { dice, low, sixes, explodes, ..Self::default() }
    }
}

impl Chance for Planned {
    fn die(&mut self, roll: Roll, _nth: u8) -> u8 {
        self.roll.get_or_insert(roll);
        let nth = self.rolled;
        self.rolled = nth.saturating_add(1);
        let (is_six, is_low) = if !self.explodes {
            (nth < self.sixes, nth < self.sixes.saturating_add(self.low))
        } else if nth == 0 || nth >= self.dice {
            // The first die shows all the sixes, one after the other, and then the last hit.
            let shown = if nth == 0 { 0 } else { nth - self.dice + 1 };
            (shown < self.sixes, self.dice > 0 && self.low >= self.dice)
        } else {
            (false, nth <= self.low)
        };
        match (is_six, is_low) {
            (true, _) => 6,
            (_, true) => 4,
            _ => 1,
        }
    }

    fn draw(&mut self, _deck: Deck, bag: Bag, _nth: u16) -> u8 {
        bag.nth(0).unwrap_or(0)
    }
}
