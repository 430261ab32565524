//! A game: the position and what can be done with it.

use crate::{
    board::{Board, EndedBy, Event, Outcome, bag::SmallBag, starting_bag},
    cards::Card,
    chance::{self, Chance, Deck},
    decisions::{Cause, Choice, Decision, Flow, Frame, Next, Options, Refused, Work},
    play::{Halt, Play},
    setup::Setup,
    vocabulary::{ByPower, Phase, Power, PowerSet, Region, Token, printed},
};

/// The cards that not everyone may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Hidden {
    pub hands: ByPower<SmallBag>,
    pub decks: ByPower<SmallBag>,
}

/// A game at a decision, or over: plain data, cheap to copy.
///
/// Everything all players see is in [`Game::board`]; hands and decks are apart; what is half done
/// is on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
    pub(crate) flow: Flow,
}

impl Game {
    /// Sets up the board, deals, and goes on to the first decision.
    pub fn new(setup: Setup, chance: &mut dyn Chance, events: Option<&mut Vec<Event>>) -> Self {
        let mut game = Self::undealt(setup, Phase::OldWorld);
        let mut play = Play { game: &mut game, chance, events, options: &mut Options::new() };
        let mut tokens = starting_bag(setup.powers());
        for (nth, region) in Region::ALL.into_iter().enumerate() {
            let place = chance::draw(play.chance, Deck::Tokens, tokens, nth as u16);
            tokens.take(place);
            play.place_token(Token::ALL[usize::from(place)], region, None, Cause::Rules);
        }
        for power in setup.powers() {
            play.draw_cards(power, printed::STARTING_HAND);
        }
        play.run(None);
        game
    }

    /// The board before anything is dealt, at the beginning of a phase.
    pub(crate) fn undealt(setup: Setup, phase: Phase) -> Self {
        let deck = |power| {
            if setup.powers().has(power) {
                Card::full_deck(power, setup.set_of(power))
            } else {
                SmallBag::EMPTY
            }
        };
        Self {
            board: Board::new(setup),
            hidden: Hidden { hands: ByPower::default(), decks: ByPower::new_with(deck) },
            flow: Flow::new(Work::Begin(phase)),
        }
    }

    /// Everything that all players see.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A Power's hand, which only that Power may see.
    pub fn hand(&self, power: Power) -> impl Iterator<Item = (Card, u8)> + '_ {
        let (hand, set) = (self.hidden.hands[power], self.board.setup.set_of(power));
        hand.kinds().map(move |place| (Card::new(power, set, place), hand.count(place)))
    }

    /// What comes next: a decision, or the end.
    pub fn next(&self) -> Next {
        match (self.decision(), self.board.outcome) {
            (Some(decision), None) => Next::Ask(decision),
            (_, Some(outcome)) => Next::Over(outcome),
            // Not reached by play: the machine stops only at a decision or with an outcome.
            (None, None) => Next::Over(Outcome { by: EndedBy::Deck, winners: PowerSet::EMPTY }),
        }
    }

    /// The decision that is being asked.
    pub fn decision(&self) -> Option<Decision> {
        self.flow.decision()
    }

    /// Every option of the decision that is being asked, each once; none when the game is over.
    pub fn options(&self) -> Options {
        let mut options = Options::new();
        self.list_options(&mut options);
        options
    }

    /// The same, added to a list.
    pub fn list_options(&self, options: &mut Options) {
        if let Some(ask) = self.flow.asked() {
            self.list(ask, options);
        }
    }

    /// A Power chooses. If the choice is not among its options nothing changes, and the refusal
    /// says why.
    pub fn choose(
        &mut self,
        power: Power,
        choice: Choice,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
    ) -> Result<Next, Refused> {
        let mut options = Options::new();
        if let Some(ask) = self.flow.asked().filter(|ask| ask.by == power) {
            self.list(ask, &mut options);
        }
        if !options.contains(&choice) {
            return Err(self.why_not(power, choice).unwrap_or(Refused::NothingAsked));
        }
        self.take_option(choice, chance, events, &mut options);
        Ok(self.next())
    }

    /// Takes an option that was listed, and lists those of the next decision; none are left, and the
    /// outcome is told, when the game is over.
    ///
    /// This is [`Game::choose`] without the check, for those who choose among the options that they
    /// were just given. Another choice leads to a game that the rules do not know.
    pub fn take_option(
        &mut self,
        option: Choice,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
        options: &mut Options,
    ) -> Option<Outcome> {
        let mut play = Play { game: self, chance, events, options };
        play.answer(option);
        play.run(None);
        self.board.outcome
    }

    /// Takes an option that was listed, for those who want to see the board at the next decision but
    /// not what can be chosen there; `room` is where options are listed on the way.
    pub fn look_ahead(&mut self, option: Choice, chance: &mut dyn Chance, room: &mut Options) {
        let mut play = Play { game: self, chance, events: None, options: room };
        play.answer(option);
        play.advance(None);
    }

    /// Goes on to the next decision or to the beginning of a phase, for scenarios.
    pub(crate) fn run_until(
        &mut self,
        phase: Option<Phase>,
        answer: Option<Choice>,
        chance: &mut dyn Chance,
        events: Option<&mut Vec<Event>>,
    ) -> Halt {
        let mut play = Play { game: self, chance, events, options: &mut Options::new() };
        match (answer, play.game.flow.stack.top()) {
            (Some(choice), _) => play.answer(choice),
            // The phase it stands before begins in any case.
            (None, Some(Frame::Work(work))) => play.work(work),
            (None, _) => {}
        }
        play.run(phase)
    }
}
