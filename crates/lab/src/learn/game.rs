//! A game among Apprentices, or among Daemons, to learn from.

use ruinous_bots::{
    Apprentice, Bot, Budget, Daemon, Likely, Networks, Warrior,
    network::Network,
    search::Tried,
    value::{Observer, Outcomes, ValueNetwork},
};
use ruinous_engine::{
    Board, ByPower, Choice, Decision, Game, Next, Power, PowerSet, Question, Random, Seeded, View,
};

use super::{
    arranged,
    lesson::{Found, Lesson, Made, Thought, advantages, tell},
    value::Position,
};
use crate::tune::any_table;

/// Options of a turn that are considered though the network finds others likelier, so that it can find out about them.
const OTHERS: usize = 2;
/// Of ten games so many begin with a position that is arranged at random.
const ARRANGED: usize = 4;
/// Of so many seats two are a Warrior's and one an Apprentice's of before, so that play is learnt that is good against others too.
const OTHER_SEATS: usize = 12;
/// Of so many decisions one is a position to learn the value of in the eyes of whoever decides, and one in those of anybody. Of
/// those that are searched every one is.
const POSITIONS: usize = 8;
/// In how many times fewer iterations than a turn a small decision is searched.
const OF_SMALL_DECISIONS: u32 = 2;

/// Whoever plays games to learn from.
pub(super) struct Teacher<'a> {
    pub seed: u64,
    pub network: &'a Network,
    pub value: &'a ValueNetwork,
    /// What it was before it learnt.
    pub before: &'a Network,
    /// What advantages are divided by.
    pub spread: f32,
    /// With how many iterations learners search a turn; none if they choose as Apprentices.
    pub iterations: Option<u32>,
}

/// Who sits in a seat.
enum Seat<'a> {
    Learner,
    Other(Box<dyn Bot + 'a>),
}

/// A game that is being played.
struct Played<'a> {
    teacher: &'a Teacher<'a>,
    learner: Apprentice<'a>,
    observer: Observer,
    random: Random,
    made: ByPower<Vec<Made>>,
    found: Vec<Found>,
    positions: Vec<Position>,
    thoughts: Vec<Thought>,
}

impl Teacher<'_> {
    /// Plays the game with this number.
    pub fn play(&self, number: u32) -> Lesson {
        let mut random = Random::new(self.seed ^ u64::from(number) << 32);
        let mut chance = Seeded::new(random.number());
        let arranged = (random.below(10) < ARRANGED)
            .then(|| arranged::game(&mut random, &mut chance))
            .flatten();
        let mut game =
            arranged.unwrap_or_else(|| Game::new(any_table(&mut random), &mut chance, None));
        let mut seats: ByPower<Seat<'_>> = ByPower::new_with(|_| match random.below(OTHER_SEATS) {
            0 | 1 => Seat::Other(Box::new(Warrior::new(random.number()))),
            2 => Seat::Other(Box::new(Apprentice::led_by(self.before, random.number(), SURE))),
            _ => Seat::Learner,
        });
        let mut played = Played {
            teacher: self,
            learner: Apprentice::led_by(self.network, random.number(), 1.0),
            observer: Observer::default(),
            random,
            made: ByPower::default(),
            found: Vec::new(),
            positions: Vec::new(),
            thoughts: Vec::new(),
        };
        let mut round = game.board().round();
        while let Next::Ask(decision) = game.next() {
            if game.board().round() > round {
                round = game.board().round();
                game.board().powers().into_iter().for_each(|power| played.keep(&game, power));
            }
            if played.random.below(POSITIONS) == 0 {
                played.keep_any(&game);
            }
            let view = game.view(Some(decision.power));
            let choice = match &mut seats[decision.power] {
                Seat::Learner => played.decide(&view, decision),
                Seat::Other(bot) => bot.pick(&view, &view.options()),
            };
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        played.lesson(happened(game.board()))
    }
}

/// How much surer than while it learnt an Apprentice of before is.
const SURE: f32 = 4.0;

impl Played<'_> {
    /// Keeps a position, in the eyes of a Power.
    fn keep(&mut self, game: &Game, viewer: Power) {
        let inputs = self.observer.look_at(&game.view(Some(viewer))).to_vec();
        self.positions.push(Position::new(inputs, game.board().powers()));
    }

    fn keep_any(&mut self, game: &Game) {
        let powers = game.board().powers();
        let viewer = powers.into_iter().nth(self.random.below(powers.len().into()));
        viewer.into_iter().for_each(|viewer| self.keep(game, viewer));
    }

    fn decide(&mut self, view: &View, decision: Decision) -> Choice {
        match self.teacher.iterations {
            _ if view.options().len() == 1 => view.options()[0],
            Some(iterations) => self.search(view, decision, iterations),
            None => self.draw(view, decision),
        }
    }

    /// Chooses as an Apprentice does.
    fn draw(&mut self, view: &View, decision: Decision) -> Choice {
        let options = view.options();
        let others = if decision.question == Question::Turn { OTHERS } else { 0 };
        let likely = self.learner.consider(view, decision, &options, others);
        let chances = self.learner.chances(&likely);
        let (chosen, powers) = (self.learner.draw(&chances), view.board().powers());
        let inputs = self.observer.look_at(view);
        let thought = self.teacher.value.outcomes(inputs, powers)[decision.power as usize];
        if self.random.below(POSITIONS) == 0 {
            self.positions.push(Position::new(inputs.to_vec(), powers));
        }
        let choice = likely[chosen].option;
        let board = *view.board();
        let made = Made { board, decision, likely, chances, chosen, thought };
        self.made[decision.power].push(made);
        choice
    }

    /// Chooses as a Daemon does.
    fn search(&mut self, view: &View, decision: Decision, iterations: u32) -> Choice {
        let is_turn = decision.question == Question::Turn;
        let iterations = if is_turn { iterations } else { iterations.div_ceil(OF_SMALL_DECISIONS) };
        let Teacher { network: policy, value, .. } = *self.teacher;
        let networks = Networks { policy, value };
        let mut daemon =
            Daemon::led_by(networks, self.random.number(), Budget::Iterations(iterations));
        let tried = daemon.search(view);
        let Some(best) = tried.first() else { return view.options()[0] };
        let (inputs, powers) = (self.observer.look_at(view).to_vec(), view.board().powers());
        self.positions.push(Position::new(inputs, powers));
        // Small decisions are judged by more than the value.
        if is_turn {
            let mut outcomes = Outcomes::default();
            for (outcome, sum) in outcomes.iter_mut().zip(best.values) {
                *outcome = sum / best.visits.max(1) as f32;
            }
            outcomes[Power::ALL.len()] = (1.0 - outcomes.iter().sum::<f32>()).max(0.0);
            self.thoughts.push(Thought { after: self.positions.len(), outcomes });
        }
        let options: Vec<Choice> = tried.iter().map(|tried| tried.made).collect();
        let likely = self.learner.look_at(view, decision, &options);
        let chances = self.learner.chances(&likely);
        let better = self.learner.chances(&better(&likely, &tried, decision.power));
        let board = *view.board();
        self.found.push(Found { board, decision, likely, chances, better });
        best.made
    }

    /// What is learnt from the game now that its end is known.
    fn lesson(mut self, happened: Outcomes) -> Lesson {
        tell(&mut self.positions, &self.thoughts, happened);
        let mut lesson = Lesson::new(self.positions);
        lesson.decisions += self.found.len() as f64;
        for found in &self.found {
            found.add_slope(self.teacher.network, &mut lesson.gradient);
        }
        for power in Power::ALL {
            let made = &self.made[power];
            let thoughts: Vec<f32> = made.iter().map(|made| made.thought).collect();
            let advantages = advantages(&thoughts, happened[power as usize]);
            for (made, advantage) in made.iter().zip(advantages) {
                lesson.decisions += 1.0;
                lesson.squares += f64::from(advantage * advantage);
                let Teacher { network, spread, .. } = self.teacher;
                made.add_slope(network, advantage / spread, &mut lesson.gradient);
            }
        }
        lesson
    }
}

/// What a search tried, likelier where it was worth more than what was tried on average. What was tried seldom may only have been
/// lucky.
fn better(likely: &[Likely], tried: &[Tried<Choice>], by: Power) -> Vec<Likely> {
    let sum = |number: fn(&Tried<Choice>, Power) -> f32| -> f32 {
        tried.iter().map(|tried| number(tried, by)).sum()
    };
    let mean = sum(|it, by| it.values[by as usize]) / sum(|it, _| it.visits as f32).max(1.0);
    let at_stake = (mean * (1.0 - mean)).max(LEAST_AT_STAKE);
    let better = |(it, tried): (&Likely, &Tried<Choice>)| {
        let visits = tried.visits as f32;
        let more = (tried.values[by as usize] - visits * mean) / (visits + UNKNOWN);
        Likely { logit: it.logit + more / (TEMPERATURE * at_stake), ..*it }
    };
    likely.iter().zip(tried).map(better).collect()
}

/// How much more an option has to be worth, as a part of what is at stake, to become likelier by one unit of logits.
const TEMPERATURE: f32 = 0.1;
/// Something is at stake everywhere.
const LEAST_AT_STAKE: f32 = 0.01;
/// After so many tries half of what an option was worth more is believed.
const UNKNOWN: f32 = 8.0;

/// Who won: each of several winners has a share.
fn happened(board: &Board) -> Outcomes {
    let winners = board.outcome().map_or(PowerSet::EMPTY, |outcome| outcome.winners);
    let mut outcomes = Outcomes::default();
    match winners.len() {
        0 => outcomes[Power::ALL.len()] = 1.0,
        count => winners.into_iter().for_each(|it| outcomes[it as usize] = 1.0 / f32::from(count)),
    }
    outcomes
}

#[cfg(test)]
mod tests {
    use ruinous_bots::network::Logits;
    use ruinous_engine::Thing;

    use super::*;

    #[test]
    fn what_turned_out_well_becomes_likelier() {
        let (network, value) = (Network::shipped(), ValueNetwork::shipped());
        let teacher =
            Teacher { seed: 7, network, value, before: network, spread: 1.0, iterations: None };
        let mut played = Played {
            teacher: &teacher,
            learner: Apprentice::led_by(network, 3, 1.0),
            observer: Observer::default(),
            random: Random::new(5),
            made: ByPower::default(),
            found: Vec::new(),
            positions: Vec::new(),
            thoughts: Vec::new(),
        };
        let mut chance = Seeded::new(2);
        let mut game = Game::new(any_table(&mut Random::new(1)), &mut chance, None);
        for _ in 0..40 {
            let Next::Ask(decision) = game.next() else { break };
            let choice = played.decide(&game.view(Some(decision.power)), decision);
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        let mut tried = 0;
        let is_open = |made: &&Made| made.chances[made.chosen] < 0.9;
        for made in played.made.0.iter().flatten().filter(is_open) {
            // How likely the choice is after a small step, for what turned out well and for what did not.
            let after = |times: f32| {
                let (mut gradient, mut moved) = (Network::zeros(), network.clone());
                made.add_slope(network, times, &mut gradient);
                for (weight, slope) in moved.weights_mut().zip(gradient.weights()) {
                    *weight += 1e-3 * slope;
                }
                let mut logits = Logits::at(&moved, &made.board, made.decision);
                let of_looks = moved.of_looks(made.decision);
                let logit = |it: &Likely| logits.logit(it.option) + of_looks * it.look;
                let all: Vec<f32> = made.likely.iter().map(logit).collect();
                all[made.chosen] - all.iter().map(|it| it.exp()).sum::<f32>().ln()
            };
            assert!(after(1.0) > after(-1.0), "{:?}", made.decision);
            tried += 1;
        }
        assert!(tried > 4, "{tried}");
    }

    #[test]
    fn a_game_teaches_choices_and_who_won() {
        let (network, value) = (Network::shipped(), ValueNetwork::shipped());
        let iterations = None;
        let teacher = Teacher { seed: 7, network, value, before: network, spread: 1.0, iterations };
        let lesson = teacher.play(3);
        assert!(lesson.decisions > 30.0 && lesson.squares > 0.0);
        assert!(lesson.gradient.weights().any(|slope| slope != 0.0));
        let happened = lesson.positions[0].happened;
        assert!((happened.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let is_so =
            |position: &Position| position.happened == happened && position.worth == happened;
        assert!(lesson.positions.iter().all(is_so));
    }

    #[test]
    fn a_game_that_was_searched_teaches_what_searches_found_and_thought() {
        let (network, value) = (Network::shipped(), ValueNetwork::shipped());
        let iterations = Some(8);
        let teacher = Teacher { seed: 7, network, value, before: network, spread: 1.0, iterations };
        let lesson = teacher.play(3);
        assert!(lesson.decisions > 30.0 && lesson.squares == 0.0);
        assert!(lesson.gradient.weights().any(|slope| slope != 0.0));
        let sums = lesson.positions.iter().map(|position| position.worth.iter().sum::<f32>());
        assert!(sums.into_iter().all(|sum| (sum - 1.0).abs() < 1e-3));
        let first = &lesson.positions[0];
        assert!(first.worth != first.happened, "what was thought counts too");
    }

    #[test]
    fn what_a_search_found_to_be_worth_more_becomes_likelier() {
        let likely = |option, logit| Likely { option, look: 0.0, logit };
        let all = [likely(Choice::Pass, 1.0), likely(Choice::Choose(Thing::Yes), 0.0)];
        let tried = |made, visits: u32, worth: f32| {
            let mut values = [0.0; 5];
            values[Power::Nurgle as usize] = worth * visits as f32;
            Tried { made, visits, values, handicap: 0.0 }
        };
        let after = |visits| {
            let tried = [tried(Choice::Pass, visits, 0.3), tried(all[1].option, visits, 0.4)];
            let better = better(&all, &tried, Power::Nurgle);
            better[1].logit - better[0].logit
        };
        let before = all[1].logit - all[0].logit;
        assert!(before < after(1) && after(1) < after(40), "{} {}", after(1), after(40));
    }
}
