//! One game among bots, played to the end.

use ruinous_bots::{Bot, Level, changes_nothing};
use ruinous_engine::{
    ByPower, Choice, Event, Game, Next, Options, Outcome, Question, Seeded, Setup,
};

use crate::row::{Row, Seat};

/// Who plays each Power; nobody where a Power is not at the table.
pub type Bots = ByPower<Option<Box<dyn Bot + Send>>>;

/// Plays a deal to the end. What happens is added to `events`, if someone listens.
///
/// # Panics
///
/// If a Power at the table has no bot, or a bot chooses what it was not offered.
pub fn play(setup: Setup, deal: u64, bots: &mut Bots, events: Option<&mut Vec<Event>>) -> Outcome {
    play_watched(setup, deal, bots, events, |_, _, _| {}).0
}

/// The same before someone who sees each choice before it is made, among all options, and how it stands at the end.
fn play_watched(
    setup: Setup,
    deal: u64,
    bots: &mut Bots,
    mut events: Option<&mut Vec<Event>>,
    mut watch: impl FnMut(&Game, &Options, Choice),
) -> (Outcome, Game) {
    let mut chance = Seeded::new(deal);
    let mut game = Game::new(setup, &mut chance, events.as_deref_mut());
    loop {
        let decision = match game.next() {
            Next::Ask(decision) => decision,
            Next::Over(outcome) => return (outcome, game),
        };
        let view = game.view(Some(decision.power));
        let bot = bots[decision.power].as_mut().expect("every Power at the table has a bot");
        let options = view.options();
        let choice = bot.pick(&view, &options);
        watch(&game, &options, choice);
        game.choose(decision.power, choice, &mut chance, events.as_deref_mut())
            .expect("bots choose among their options");
    }
}

/// A game of a run: its table, its deal, and who plays what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fixture {
    /// The number of the game in its run, from 0.
    pub game: u32,
    /// The number of the deal.
    pub deal: u32,
    /// The seed of the run.
    pub seed: u64,
    /// The table.
    pub setup: Setup,
    /// Who plays each Power.
    pub levels: ByPower<Option<Level>>,
}

impl Fixture {
    /// Plays the game and tells it in a row.
    pub fn play(&self) -> Row {
        let mut seeds = ruinous_engine::Random::new(self.seed ^ u64::from(self.deal) << 32);
        let deal = seeds.number();
        // A Power's bot has the same luck in every game of a deal, whoever else is at the table.
        let luck = ByPower::new_with(|_| seeds.number());
        let mut bots = Bots::new_with(|power| Some(self.levels[power]?.bot(luck[power])));
        let (mut events, mut chosen) = (Vec::new(), ByPower::<Chosen>::default());
        let (outcome, game) = play_watched(
            self.setup,
            deal,
            &mut bots,
            Some(&mut events),
            |game, options, choice| {
                if let Some(decision) = game.decision().filter(|_| options.len() > 1) {
                    let is_idle = decision.question == Question::Turn
                        && changes_nothing(game.board(), decision.power, choice);
                    chosen[decision.power].count(is_idle);
                }
            },
        );
        let mut row = self.tell(outcome, &events);
        for power in self.setup.powers() {
            if let Some(seat) = &mut row.seats[power] {
                seat.hand = game.board().sheet(power).hand;
                Chosen { choices: seat.choices, idle: seat.idle } = chosen[power];
            }
        }
        row
    }

    fn tell(&self, outcome: Outcome, events: &[Event]) -> Row {
        let seat = |level| Seat {
            level,
            vp: Vec::new(),
            dial: Vec::new(),
            cards: Vec::new(),
            upgrades: Vec::new(),
            hand: 0,
            choices: 0,
            idle: 0,
        };
        let mut row = Row {
            game: self.game,
            deal: self.deal,
            ended_by: outcome.by,
            winners: outcome.winners,
            rounds: 1,
            ruined: Vec::new(),
            old_world: Vec::new(),
            seats: ByPower::new_with(|power| self.levels[power].map(seat)),
        };
        let mut vp = ByPower::<u16>::default();
        let mut dial = ByPower::<u8>::default();
        for event in events {
            match *event {
                Event::Scored { power, points, .. } => vp[power] += u16::from(points),
                Event::DialTurned { power, tick } => dial[power] = tick,
                Event::Ruined { region, .. } => row.ruined.push((region, row.rounds)),
                Event::OldWorldDrawn(card) => row.old_world.push(card),
                Event::CardPlayed { card, .. } => {
                    if let Some(seat) = &mut row.seats[card.power()] {
                        seat.cards.push(card);
                    }
                }
                Event::Upgraded(upgrade) => {
                    if let Some(seat) = &mut row.seats[upgrade.power()] {
                        seat.upgrades.push(upgrade);
                    }
                }
                Event::RoundBegan(_) | Event::Ended(_) => {
                    for power in self.setup.powers() {
                        if let Some(seat) = &mut row.seats[power] {
                            seat.vp.push(vp[power]);
                            seat.dial.push(dial[power]);
                        }
                    }
                    if let Event::RoundBegan(round) = *event {
                        row.rounds = round;
                    }
                }
                _ => {}
            }
        }
        row
    }
}

/// How many choices a Power made, and how many of them changed nothing.
#[derive(Clone, Copy, Default)]
struct Chosen {
    choices: u16,
    idle: u16,
}

impl Chosen {
    fn count(&mut self, is_idle: bool) {
        self.choices = self.choices.saturating_add(1);
        self.idle += u16::from(is_idle);
    }
}

#[cfg(test)]
mod tests {
    use crate::run::tests::cultists;

    #[test]
    fn what_a_seat_chose_and_kept_is_counted() {
        let run = cultists(20);
        let rows: Vec<_> = (0..run.games).map(|game| run.fixture(game).play()).collect();
        let seats = || {
            rows.iter().flat_map(|row| {
                run.setup.powers().into_iter().filter_map(|p| row.seats[p].as_ref())
            })
        };
        // Whoever played a card has chosen to, and nobody does nothing who knows better.
        assert!(seats().all(|seat| usize::from(seat.choices) > seat.cards.len()));
        assert!(seats().all(|seat| seat.idle == 0));
        assert!(seats().any(|seat| seat.hand > 0) && seats().any(|seat| seat.hand == 0));
    }
}
