//! What one viewer may know. Made here and nowhere else, by listing what goes in.

use crate::{
    board::{Board, Event, bag::SmallBag},
    cards::Card,
    decisions::{Choice, Decision, Flow, Options, Refused},
    game::{Game, Hidden},
    random::Random,
    setup::Setup,
    vocabulary::{ByPower, Power},
};

/// A game as one Power, or a spectator, sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Option<Power>,
    board: Board,
    flow: Flow,
    hand: SmallBag,
}

impl Game {
    /// The game as a Power sees it, or a spectator (`None`).
    pub fn view(&self, viewer: Option<Power>) -> View {
        View {
            viewer,
            board: self.board,
            flow: self.flow,
            hand: viewer.map_or(SmallBag::EMPTY, |power| self.hidden.hands[power]),
        }
    }
}

impl View {
    /// Who looks: a Power, or a spectator.
    pub fn viewer(&self) -> Option<Power> {
        self.viewer
    }
    /// Everything that all players see.
    pub fn board(&self) -> &Board {
        &self.board
    }
    /// Unfinished business, which is open to all.
    pub(crate) fn flow(&self) -> &Flow {
        &self.flow
    }
    /// What is being asked, of whoever is asked.
    pub fn decision(&self) -> Option<Decision> {
        self.flow.decision()
    }
    /// The viewer's own hand.
    pub fn hand(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        held(self.viewer, self.hand, self.board.setup)
    }
    /// The viewer's options, if it is the one who is asked.
    pub fn options(&self) -> Options {
        match self.decision() {
            Some(decision) if self.viewer == Some(decision.power) => self.with_own_hand().options(),
            _ => Options::new(),
        }
    }

    /// The dice that lie on the table while it is asked whether to roll one again: how many show
    /// each number, ones first.
    pub fn dice(&self) -> [u8; 6] {
        self.flow.faces
    }

    /// The viewer, who follows on from here by what it is told.
    pub fn witness(&self) -> Witness {
        Witness { viewer: self.viewer, board: self.board, hand: self.hand }
    }

    /// Why the viewer may not make this choice now; nothing if it may.
    pub fn why_not(&self, choice: Choice) -> Option<Refused> {
        self.with_own_hand().why_not(self.viewer?, choice)
    }
    /// The option that the viewer's written choice means: see [`Game::meant`].
    pub fn meant(&self, written: Choice) -> Result<Choice, Vec<Choice>> {
        match self.viewer {
            Some(power) => self.with_own_hand().meant(power, written),
            None => Err(Vec::new()),
        }
    }

    /// The cards of a Power that the viewer has not seen: hand and deck of another, one's own deck.
    pub fn unseen(&self, power: Power) -> SmallBag {
        let setup = self.board.setup;
        if !setup.powers().has(power) {
            return SmallBag::EMPTY;
        }
        let mut seen = self.board.sheet(power).discard;
        seen.add_all(self.board.sheet(power).set_aside.into());
        for region in crate::vocabulary::Region::ALL {
            for card in self.board.cards(region).filter(|card| card.power() == power) {
                seen.add(card.place());
            }
        }
        if self.viewer == Some(power) {
            seen.add_all(self.hand);
        }
        Card::full_deck(power, setup.set_of(power)).without(seen)
    }

    /// A whole game that the viewer could not tell from the real one. Among all of them each is
    /// as likely as it should be, and the same seed gives the same one.
    pub fn sample(&self, seed: u64) -> Game {
        let mut game = self.with_own_hand();
        let mut random = Random::new(seed);
        for power in self.board.powers() {
            let mut deck = self.unseen(power);
            if self.viewer != Some(power) {
                let mut hand = SmallBag::EMPTY;
                if let Some(card) = self.flow.announced().filter(|card| card.power() == power) {
                    deck.take(card.place());
                    hand.add(card.place());
                }
                for _ in hand.len()..self.board.sheet(power).hand {
                    let drawn = random.below(deck.len().into()) as u8;
                    if let Some(place) = crate::board::bag::Bag::from(deck).nth(drawn) {
                        deck.take(place);
                        hand.add(place);
                    }
                }
                game.hidden.hands[power] = hand;
            }
            game.hidden.decks[power] = deck;
        }
        game
    }

    /// The game with nothing in it that the viewer does not know.
    fn with_own_hand(&self) -> Game {
        let mut hands = ByPower::default();
        if let Some(power) = self.viewer {
            hands[power] = self.hand;
        }
        Game {
            board: self.board,
            hidden: Hidden { hands, decks: ByPower::default() },
            flow: self.flow,
        }
    }
}

fn held(
    power: Option<Power>,
    hand: SmallBag,
    setup: Setup,
) -> impl Iterator<Item = (Card, u8)> + use<> {
    power.into_iter().flat_map(move |power| {
        hand.kinds()
            .map(move |place| (Card::new(power, setup.set_of(power), place), hand.count(place)))
    })
}

/// Someone who was told every event since the game began, and knows from that what lies where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Witness {
    viewer: Option<Power>,
    board: Board,
    hand: SmallBag,
}

impl Witness {
    /// A Power, or a spectator, before the set-up.
    pub fn new(setup: Setup, viewer: Option<Power>) -> Self {
        Self { viewer, board: Board::new(setup), hand: SmallBag::EMPTY }
    }

    /// Is told of an event, as seen by this viewer.
    pub fn see(&mut self, event: Event) {
        self.board.apply(event);
        match event {
            Event::Drew { power, card: Some(card) } if Some(power) == self.viewer => {
                self.hand.add(card.place());
            }
            Event::Discarded { card, .. } | Event::CardPlayed { card, .. }
                if Some(card.power()) == self.viewer =>
            {
                self.hand.take(card.place());
            }
            _ => {}
        }
    }

    /// Everything that all players see.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        held(self.viewer, self.hand, self.board.setup)
    }
}
