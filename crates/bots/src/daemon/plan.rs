//! A round as the plan of one Power: its turns are the moves of the search, everything between them is played
//! as Warriors and Apprentices would play it, and the value network judges where that leads.
//!
//! So a few hundred iterations reach the Power's second and third turn, which a tree over everybody's turns
//! would not: two Cultists and the symbol that they need, or the points kept until the others have none.

use ruinous_engine::{
    Board, Chance, Choice, Decision, Game, Options, Phase, Power, Question, Random, Seeded, View,
    bag::Bag,
    chance::{Deck, Roll},
};

use super::{
    Networks,
    round::{Player, Round},
};
use crate::{
    apprentice::{Likely, by_network, keep_likeliest},
    evaluation::{Standing, Weights, win_chances},
    search::{Exploration, InformationSet, Judged, Values, World},
    stalling,
    value::Observer,
};

/// How the turns after the first are explored. Options differ by a few hundredths in what they are worth, so with more
/// than this the search would follow its priors and not what it finds.
pub(super) const EXPLORATION: Exploration =
    Exploration { constant: 0.25, first_play: 0.1, expand_after: 1 };

/// How many options of a later decision join the search: those that the policy likes best. Where nobody else has points left all
/// do, so that the longer what is left of the round is searched the nearer that comes to solving it.
const OF_LATER_TURNS: usize = 8;

/// How much more an unlikely option has to be worth than a likely one, for each unit of logits and as a part of what is at
/// stake; less after many tries. The others play on by a guess, and positions are judged by another: of fifty options there is
/// always one that these are wrong about, and the longer the search the surer it finds that one.
pub(super) const TEMPERATURE: f32 = 0.03;

/// How much the judgement counts beside the value where the search is about a small decision and not a turn: who is given to a
/// Hero, which token goes where. Its options differ by a piece or two, of which the value learns little from who won;
/// the judgement says what each piece is worth.
const JUDGED: f32 = 0.5;

/// How often games that go on are taken to end otherwise than the value expects: what has been won is better than what is as good
/// as won. Between games that go on it changes nothing.
const SURPRISES: f32 = 0.01;

/// As many options are tried in any case.
const FEWEST: usize = 8;

/// What the Daemon knows.
pub(super) struct Known<'a> {
    view: View,
    networks: Networks<'a>,
    /// Its options that are worth trying, with their logits.
    candidates: Vec<(Choice, f32)>,
}

impl<'a> Known<'a> {
    /// With so many candidates at the most.
    pub fn new(view: &View, networks: Networks<'a>, most: usize) -> Self {
        let mut known = Self { view: *view, networks, candidates: Vec::new() };
        known.candidates = known.room().candidates(most);
        known
    }
}

impl<'a> InformationSet for Known<'a> {
    type World = Trial<'a>;

    fn room(&self) -> Trial<'a> {
        let networks = self.networks;
        let mut here = Box::new(Round::of(&self.view, networks.policy, Player::Apprentice));
        here.set(self.view.sample(0), Seeded::new(0));
        let question = self.view.decision().map(|decision| decision.question);
        let is_small = question != Some(Question::Turn);
        Trial {
            standing: Standing::new(here.game.board()),
            at_root: Standing::new(here.game.board()),
            here,
            networks,
            observer: Observer::default(),
            judgement: is_small.then(|| Box::new(Weights::for_judgement())),
            room: Options::new(),
            random: Random::new(0),
            searcher: self.view.viewer().unwrap_or(Power::Khorne),
            root: self.view.decision().map_or(0, |decision| decision.number),
            candidates: self.candidates.clone(),
        }
    }

    fn determinize(&self, world: &mut Trial<'a>, random: &mut Random) {
        world.here.set(self.view.sample(random.number()), Seeded::new(random.number()));
        world.random = Random::new(random.number());
        world.standing.clone_from(&world.at_root);
        // Who the others are is not known any more than what they hold.
        for power in self.view.board().powers().without(world.searcher) {
            let is_warrior = world.random.below(2) == 0;
            let player = if is_warrior { Player::Warrior } else { Player::Apprentice };
            world.here.players[power] = player;
        }
    }
}

/// A world that is tried out.
pub(super) struct Trial<'a> {
    here: Box<Round<'a>>,
    networks: Networks<'a>,
    /// The board at the root, and the one that was looked at last.
    at_root: Standing,
    standing: Standing,
    observer: Observer,
    /// What is judged by beside the value, if anything.
    judgement: Option<Box<Weights>>,
    room: Options,
    random: Random,
    searcher: Power,
    /// The number of the decision that the search is about, and those of its options that are tried, with their logits.
    root: u32,
    candidates: Vec<(Choice, f32)>,
}

impl World for Trial<'_> {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        let decision = self.here.game.decision().filter(|_| !self.here.is_over());
        decision.map(|decision| decision.power as usize)
    }

    fn moves(&self) -> &[Choice] {
        &self.here.options
    }

    fn play(&mut self, option: Choice, _random: &mut Random) {
        self.here.play(option);
        let searcher = self.searcher;
        // What a card asks for belongs to the plan as much as the card does.
        let is_own = |board: &Board, decision: Decision| {
            decision.power == searcher && board.phase() == Phase::Summoning
        };
        self.here.play_until(is_own, &mut self.standing, &mut self.random, &mut self.room);
    }
}

impl Judged for Trial<'_> {
    /// By the value network, in the eyes of the searcher, and where a small decision is searched by the judgement as well.
    fn judge(&mut self) -> Values {
        let board = self.here.game.board();
        if board.outcome().is_some() {
            return win_chances(board, &self.here.looking).0;
        }
        self.standing.follow(board);
        let view = self.here.game.view(Some(self.searcher));
        let inputs = self.observer.look_with(&view, &self.standing.terms_of(board));
        let mut outcomes = self.networks.value.outcomes(inputs, board.powers());
        let fair = 1.0 / f32::from(board.powers().len());
        for power in board.powers() {
            let outcome = &mut outcomes[power as usize];
            *outcome += SURPRISES * (fair - *outcome);
        }
        let Some(judgement) = &self.judgement else { return std::array::from_fn(|p| outcomes[p]) };
        let judged = self.standing.win_chances(judgement).0;
        std::array::from_fn(|p| (1.0 - JUDGED) * outcomes[p] + JUDGED * judged[p])
    }

    fn logits(&mut self, logits: &mut Vec<f32>) {
        let Some(decision) = self.here.game.decision() else { return };
        let options = &self.here.options;
        if decision.number == self.root {
            let found = |option| self.candidates.iter().find(|(candidate, _)| candidate == option);
            let logit = |option| found(option).map_or(f32::NEG_INFINITY, |(_, logit)| *logit);
            logits.extend(options.iter().map(logit));
            return;
        }
        let board = self.here.game.board();
        let mut likely = by_network(self.networks.policy, board, decision, options);
        if decision.question == Question::Turn {
            stalling::give_up(board, decision.power, &mut likely);
        }
        if stalling::others_have_points(board, decision.power) {
            keep_likeliest(&mut likely, OF_LATER_TURNS);
        }
        let looking = self.here.looking_ahead(decision);
        looking.add_to(&mut likely, decision, &mut self.standing, &mut self.room);
        let found = |option| likely.iter().find(|it: &&Likely| it.option == option);
        logits.extend(options.iter().map(|it| found(*it).map_or(f32::NEG_INFINITY, |it| it.logit)));
    }
}

impl Trial<'_> {
    /// The options that are worth trying, with their logits: of those that lead to the same position one, of turns that change
    /// nothing at most the cheapest, and of all others the likeliest.
    fn candidates(&self, most: usize) -> Vec<(Choice, f32)> {
        let Some(decision) = self.here.game.decision() else { return Vec::new() };
        let board = self.here.game.board();
        let mut likely = by_network(self.networks.policy, board, decision, &self.here.options);
        let again = again(&self.here.game);
        likely.retain(|it| !again.contains(&it.option));
        if decision.question == Question::Turn {
            stalling::give_up(board, decision.power, &mut likely);
        }
        let (mut standing, mut room) = (self.at_root.clone(), Options::new());
        self.here.looking_ahead(decision).add_to(&mut likely, decision, &mut standing, &mut room);
        let left_out = keep_likeliest(&mut likely, most.max(FEWEST));
        likely.extend(left_out.into_iter().find(|it| it.option == Choice::Pass));
        likely.into_iter().map(|it| (it.option, it.logit)).collect()
    }
}

/// The options of a decision that lead to the same position as one before them, where chance has no part.
fn again(game: &Game) -> Vec<Choice> {
    let (mut reached, mut again, mut room) = (Vec::new(), Vec::new(), Options::new());
    for option in game.options() {
        let (mut next, mut luck) = (*game, Untouched::default());
        next.take_option(option, &mut luck, None, &mut room);
        // Whoever may give up may always do so, whatever else comes to the same.
        if luck.was_touched || option == Choice::Pass {
            continue;
        }
        if reached.contains(&next) {
            again.push(option);
        } else {
            reached.push(next);
        }
    }
    again
}

/// Luck that knows whether it was asked for anything.
#[derive(Default)]
struct Untouched {
    was_touched: bool,
}

impl Chance for Untouched {
    fn die(&mut self, roll: Roll, nth: u8) -> u8 {
        self.was_touched = true;
        Seeded::new(0).die(roll, nth)
    }

    fn draw(&mut self, deck: Deck, bag: Bag, nth: u16) -> u8 {
        self.was_touched = true;
        Seeded::new(0).draw(deck, bag, nth)
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Next, Power, Setup};

    use super::*;

    #[test]
    fn whoever_has_one_point_left_may_still_pass_it_away() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let mut last_points = 0;
        for deal in 0..20 {
            let (mut chance, mut random) = (Seeded::new(deal), Random::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let options = game.options();
                if decision.question == Question::Turn {
                    last_points += u32::from(game.board().sheet(decision.power).power == 1);
                    assert!(!again(&game).contains(&Choice::Pass), "{deal}");
                }
                let option = options[random.below(options.len())];
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        assert!(last_points > 50, "{last_points}");
    }

    #[test]
    fn of_later_turns_a_few_join_the_search_and_at_most_one_of_them_waits() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (mut turns, mut stalls, mut whole) = (0, 0, 0);
        for deal in 0..6 {
            let (mut chance, mut random) = (Seeded::new(deal), Random::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let options = game.options();
                if decision.question == Question::Turn {
                    let view = game.view(Some(decision.power));
                    let known = Known::new(&view, Networks::shipped(), 0);
                    let mut trial = known.room();
                    // As if it were a turn below the root.
                    trial.root += 1;
                    let mut logits = Vec::new();
                    trial.logits(&mut logits);
                    assert_eq!(logits.len(), options.len());
                    let by = decision.power;
                    let is_stall =
                        |option: &Choice| stalling::changes_nothing(game.board(), by, *option);
                    let joins = || options.iter().zip(&logits).filter(|(_, it)| it.is_finite());
                    let others = options.iter().filter(|option| !is_stall(option)).count();
                    let waiting = joins().filter(|(option, _)| is_stall(option)).count();
                    let is_last = !stalling::others_have_points(game.board(), by);
                    let most = if is_last { others } else { OF_LATER_TURNS };
                    assert!(waiting <= 1 && joins().count() <= most, "{deal}: {options:?}");
                    assert!(joins().count() >= most.min(others), "{deal}: {options:?}");
                    whole += u32::from(is_last && others > OF_LATER_TURNS);
                    (turns, stalls) = (turns + 1, stalls + options.len() - others);
                }
                let option = options[random.below(options.len())];
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        assert!(turns > 100 && stalls > 100 && whole > 3, "{turns} {stalls} {whole}");
    }

    #[test]
    fn nothing_is_as_good_as_having_won() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (mut random, mut highest, mut won) = (Random::new(5), 0.0f32, 0);
        for deal in 0..8 {
            let mut chance = Seeded::new(deal);
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            let view = game.view(Some(Power::Khorne));
            let mut trial = Known::new(&view, Networks::shipped(), 0).room();
            while let Next::Ask(decision) = game.next() {
                trial.here.set(game, Seeded::new(0));
                highest = trial.judge().into_iter().fold(highest, f32::max);
                let options = game.options();
                let option = options[random.below(options.len())];
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
            // The Old World wins some of them, and some victories are shared.
            if game.board().outcome().is_some_and(|outcome| outcome.winners.len() == 1) {
                trial.here.set(game, Seeded::new(0));
                assert_eq!(trial.judge().into_iter().fold(0.0, f32::max), 1.0, "{deal}");
                won += 1;
            }
        }
        // A game begins with a small decision, in which the judgement counts too.
        let most = 1.0 - (1.0 - JUDGED) * SURPRISES / 2.0;
        assert!(won > 0 && highest > 0.5 && highest < most, "{won} {highest}");
    }

    #[test]
    fn everything_that_leads_elsewhere_is_tried_and_passing_always() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (mut chance, mut turns) = (Seeded::new(3), 0);
        let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
        while let Next::Ask(decision) = game.next() {
            let options = game.options();
            if decision.question == Question::Turn && game.board().round() == 1 {
                turns += 1;
                let view = game.view(Some(decision.power));
                let tried = |most| -> Vec<Choice> {
                    let known = Known::new(&view, Networks::shipped(), most);
                    known.candidates.into_iter().map(|(option, _)| option).collect()
                };
                let (all, few) = (tried(usize::MAX), tried(0));
                assert!(few.len() <= FEWEST + 1 && few.contains(&Choice::Pass), "{few:?}");
                assert!(few.iter().all(|option| all.contains(option)));
                let left_out = options.iter().filter(|option| !all.contains(option));
                for option in left_out {
                    let by = decision.power;
                    let is_nothing = stalling::changes_nothing(game.board(), by, *option);
                    let world = view.sample(0);
                    assert!(is_nothing || again(&world).contains(option), "{option:?}");
                }
            }
            let option = options[turns % options.len()];
            game.choose(decision.power, option, &mut chance, None).expect("listed");
        }
        assert!(turns > 10, "{turns}");
    }
}
