//! A round as the plan of one Power: its turns are the moves of the search, and everything between them is played
//! nearly as a Warrior would play it.
//!
//! So a few hundred iterations reach the Power's second and third turn, which a tree over everybody's turns
//! would not: two Cultists and the symbol that they need, or the points kept until the others have none.

use ruinous_engine::{
    Chance, Choice, Decision, Game, Options, Power, Question, Random, Seeded, View,
    bag::Bag,
    chance::{Deck, Roll},
};

use super::round::{Judge, Manner, Round};
use crate::{
    evaluation::{Standing, Weights},
    network::{self, Network},
    policy::Logits,
    search::{Exploration, InformationSet, Judged, Values, World},
    stalling,
    value::Observer,
};

/// How the turns after the first are explored. Options differ by a few hundredths in what they are worth, so with more
/// than this the search would follow its priors and not what it finds.
pub(super) const EXPLORATION: Exploration =
    Exploration { constant: 0.25, first_play: 0.1, expand_after: 4 };

/// How much of an iteration's worth is what its round came to when it was played on. The rest is what a look at the
/// position itself makes of it, which luck has no part in: among fifty options there is always one that was lucky, and
/// one that the value of rounds' ends is wrong about.
const PLAYED_ON: f32 = 0.8;

/// How many options of a later turn join the search: those that the policy likes best.
const OF_LATER_TURNS: usize = 8;

/// How much more an unlikely option has to be worth than a likely one, for each unit of logits and as a part of what is at
/// stake. Rounds are played on by a guess of how others play, and their ends are judged by another: of fifty options there is
/// always one that these are wrong about, and the longer the search the surer it finds that one.
pub(super) const TEMPERATURE: f32 = 0.03;

/// As many options are tried in any case.
const FEWEST: usize = 8;

/// How much likelier to be tried what a look ahead likes is, as a factor on logits.
const INVERSE_TEMPERATURE: f32 = 2.0;

/// What is nearly certain has no higher logit.
const LEAST: f32 = 1e-4;

/// What the Daemon knows.
pub(super) struct Known {
    view: View,
    /// Its options that are worth trying, with their logits.
    candidates: Vec<(Choice, f32)>,
}

impl Known {
    /// With so many candidates at the most.
    pub fn new(view: &View, most: usize) -> Self {
        let mut known = Self { view: *view, candidates: Vec::new() };
        known.candidates = known.room().candidates(most);
        known
    }
}

impl InformationSet for Known {
    type World = Trial;

    fn room(&self) -> Trial {
        let searcher = self.view.viewer().unwrap_or(Power::Khorne);
        let weights = Weights::for_judgement();
        let judge = || Judge::Both(Box::new(weights), searcher, Observer::default());
        let round = || Box::new(Round::of(&self.view, judge(), Manner::CAREFUL));
        let mut here = round();
        here.set(self.view.sample(0), Seeded::new(0));
        Trial {
            standing: Standing::new(here.game.board()),
            at_root: Standing::new(here.game.board()),
            here,
            ahead: round(),
            room: Options::new(),
            random: Random::new(0),
            searcher,
            root: self.view.decision().map_or(0, |decision| decision.number),
            candidates: self.candidates.clone(),
        }
    }

    fn determinize(&self, world: &mut Trial, random: &mut Random) {
        world.here.set(self.view.sample(random.number()), Seeded::new(random.number()));
        world.random = Random::new(random.number());
        world.standing.clone_from(&world.at_root);
    }
}

/// A world that is tried out.
pub(super) struct Trial {
    here: Box<Round>,
    /// Where positions are played on to the end of the round.
    ahead: Box<Round>,
    /// The board at the root, and the one that was looked at last.
    at_root: Standing,
    standing: Standing,
    room: Options,
    random: Random,
    searcher: Power,
    /// The number of the decision that the search is about, and those of its options that are tried, with their logits.
    root: u32,
    candidates: Vec<(Choice, f32)>,
}

impl World for Trial {
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
        let is_own =
            |decision: Decision| decision.power == searcher && decision.question == Question::Turn;
        self.here.play_until(is_own, &mut self.standing, &mut self.random, &mut self.room);
    }
}

impl Judged for Trial {
    fn judge(&mut self) -> Values {
        if self.here.is_over() {
            return self.here.value();
        }
        self.standing.follow(self.here.game.board());
        let at_once = self.standing.win_chances(&self.here.looking).0;
        self.ahead.set(self.here.game, self.here.luck);
        let nobody = |_| false;
        self.ahead.play_until(nobody, &mut self.standing, &mut self.random, &mut self.room);
        let at_last = self.ahead.value();
        let mix = |power: usize| (1.0 - PLAYED_ON) * at_once[power] + PLAYED_ON * at_last[power];
        std::array::from_fn(mix)
    }

    fn logits(&mut self, logits: &mut Vec<f32>) {
        let Some(decision) = self.here.game.decision() else { return };
        let (here, options) = (&self.here, &self.here.options);
        if decision.number == self.root {
            let found = |option| self.candidates.iter().find(|(candidate, _)| candidate == option);
            let logit = |option| found(option).map_or(f32::NEG_INFINITY, |(_, logit)| *logit);
            logits.extend(options.iter().map(logit));
            return;
        }
        let mut policy = Logits::at(here.policy, here.game.board(), decision);
        logits.extend(options.iter().map(|option| policy.logit(*option)));
        stalling::give_up(here.game.board(), decision.power, options, logits);
        keep_highest(logits, OF_LATER_TURNS);
        self.standing.follow(here.game.board());
        for (logit, option) in logits.iter_mut().zip(options) {
            if *logit > f32::NEG_INFINITY {
                let chance = here.look(*option, decision.power, &self.standing, &mut self.room);
                let chance = chance.clamp(LEAST, 1.0 - LEAST);
                *logit = INVERSE_TEMPERATURE * (chance / (1.0 - chance)).ln();
            }
        }
    }
}

/// Lowers all numbers but so many of the highest to minus infinity.
fn keep_highest(numbers: &mut [f32], count: usize) {
    let mut places: Vec<usize> = (0..numbers.len()).collect();
    places.sort_by(|one, other| numbers[*other].total_cmp(&numbers[*one]));
    for place in places.into_iter().skip(count) {
        numbers[place] = f32::NEG_INFINITY;
    }
}

impl Trial {
    /// The options that are worth trying, with their logits: of those that lead to the same position one, of turns that change
    /// nothing at most the cheapest, and of all others those that the network likes best.
    fn candidates(&self, most: usize) -> Vec<(Choice, f32)> {
        let Some(decision) = self.here.game.decision() else { return Vec::new() };
        let (board, options) = (self.here.game.board(), &self.here.options);
        let mut policy = network::Logits::at(Network::shipped(), board, decision);
        let mut logits: Vec<f32> = options.iter().map(|option| policy.logit(*option)).collect();
        let again = again(&self.here.game);
        for (logit, _) in logits.iter_mut().zip(options).filter(|(_, it)| again.contains(it)) {
            *logit = f32::NEG_INFINITY;
        }
        if decision.question == Question::Turn {
            stalling::give_up(board, decision.power, options, &mut logits);
        }
        let mut ranked: Vec<(Choice, f32)> = options.iter().copied().zip(logits).collect();
        ranked.retain(|(_, logit)| *logit > f32::NEG_INFINITY);
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        let left_out = ranked.split_off(ranked.len().min(most.max(FEWEST)));
        ranked.extend(left_out.into_iter().find(|(option, _)| *option == Choice::Pass));
        ranked
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
    use crate::{Bot, Warrior};

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
        let (mut turns, mut stalls) = (0, 0);
        for deal in 0..6 {
            let (mut chance, mut random) = (Seeded::new(deal), Random::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let options = game.options();
                if decision.question == Question::Turn {
                    let view = game.view(Some(decision.power));
                    let known = Known::new(&view, 0);
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
                    assert!(waiting <= 1 && joins().count() <= OF_LATER_TURNS);
                    assert!(joins().count() >= OF_LATER_TURNS.min(others), "{deal}: {options:?}");
                    (turns, stalls) = (turns + 1, stalls + options.len() - others);
                }
                let option = options[random.below(options.len())];
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        assert!(turns > 100 && stalls > 100, "{turns} {stalls}");
    }

    #[test]
    fn small_decisions_are_played_on_as_warriors_decide_them() {
        let powers: Vec<Power> = Power::BASE.into_iter().collect();
        let (mut alike, mut asked) = (0, 0);
        for deal in 0..4 {
            let (mut chance, mut warrior) = (Seeded::new(deal), Warrior::new(deal));
            let mut game = Game::new(Setup::base(&powers).expect("a table"), &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let view = game.view(Some(decision.power));
                let options = view.options();
                let choice = warrior.pick(&view, &options);
                let mut next = game;
                next.take_option(choice, &mut Seeded::new(deal), None, &mut Options::new());
                if options.len() > 1 && decision.question != Question::Turn {
                    let mut trial = Known::new(&view, 0).room();
                    trial.here.set(game, Seeded::new(deal));
                    let is_next = |other: Decision| other.number != decision.number;
                    let Trial { here, standing, random, room, .. } = &mut trial;
                    here.play_until(is_next, standing, random, room);
                    (alike, asked) = (alike + u32::from(here.game == next), asked + 1);
                }
                game.choose(decision.power, choice, &mut chance, None).expect("listed");
            }
        }
        // Drawn from the policy it would be two in five.
        assert!(asked > 100 && alike * 10 > asked * 9, "{alike} of {asked}");
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
                    let known = Known::new(&view, most);
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
