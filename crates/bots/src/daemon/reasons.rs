//! Why the Daemon chooses what it does: what its choice brings in the round to come, beside what other options
//! would bring. The round is played on after each of them, in the same worlds and with the same luck, and
//! what the ends of these rounds have more or less of is told by name.

use ruinous_engine::{Board, Choice, Power, Random, Region, Seeded, View};

use super::round::{Player, Round};
use crate::{
    bot::{Ground, Reason},
    evaluation::{self, Looked, NO_TERMS, Standing, Term, Terms, Weights},
    network::Network,
};

/// In how many worlds the options are compared.
const WORLDS: u64 = 48;
/// With how many others the choice is compared at most.
const OTHERS: usize = 4;
/// What moves the chance to win by less than this is no reason.
const TRIFLE: f32 = 0.005;
/// What is not told from luck is none either: it is nearer to nothing than so many standard errors.
const LUCK: f32 = 2.0;

/// What speaks for a choice and against it, most important first, beside the other options.
pub(super) fn reasons(
    view: &View,
    policy: &Network,
    choice: Choice,
    others: &[Choice],
) -> Vec<Reason> {
    let by = view.viewer().unwrap_or(Power::Khorne);
    let mut round = Round::of(view, policy, Player::Apprentice);
    let chosen = ends(view, &mut round, choice, 0);
    let others: Vec<Vec<End>> =
        others.iter().take(OTHERS).map(|other| ends(view, &mut round, *other, 0)).collect();
    Beside { chosen: &chosen, others: &others }.reasons(view.board(), by)
}

/// Where a round ended that was played on.
struct End {
    board: Board,
    /// What it looks like, if the game goes on.
    looked: Option<Looked>,
}

/// Where the round ends after a choice, in each world from this one on.
fn ends(view: &View, round: &mut Round<'_>, choice: Choice, first: u64) -> Vec<End> {
    let end = |world: u64| {
        let mut random = Random::new(world);
        round.set(view.sample(random.number()), Seeded::new(random.number()));
        round.play(choice);
        round.play_on(&mut random);
        let board = *round.game.board();
        let looked = || Standing::new(&board).look_at(&board);
        End { looked: board.outcome().is_none().then(looked), board }
    };
    (first..first + WORLDS).map(end).collect()
}

/// A choice beside others, in the same worlds.
struct Beside<'a> {
    chosen: &'a [End],
    others: &'a [Vec<End>],
}

impl Beside<'_> {
    /// Everything that differs, most important first.
    fn reasons(&self, board: &Board, by: Power) -> Vec<Reason> {
        let mut reasons = self.victories(board, by);
        reasons.extend(self.terms(by, &Weights::for_judgement()));
        reasons.sort_unstable_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
        reasons
    }

    /// How much more of something there is after the choice than after the others, in each world in which that can be said.
    fn more(&self, number: impl Fn(&End) -> Option<f32>) -> Sample {
        let mut sample = Sample::default();
        for (world, end) in self.chosen.iter().enumerate() {
            let others = self.others.iter().filter_map(|ends| number(&ends[world]));
            let (sum, count) = others.fold((0.0, 0.0), |(sum, count), it| (sum + it, count + 1.0));
            if let Some(own) = number(end).filter(|_| count > 0.0) {
                sample.add(own - sum / count);
            }
        }
        sample
    }

    /// Who wins the game more often, or less, before another round begins.
    fn victories(&self, board: &Board, by: Power) -> Vec<Reason> {
        let victory = |power: Power| {
            let has_won =
                |end: &End| end.board.outcome().is_some_and(|outcome| outcome.winners.has(power));
            let sample = self.more(|end| Some(if has_won(end) { 1.0 } else { 0.0 }));
            let more = sample.mean();
            let weight = if power == by { more } else { -more };
            let ground = Ground::Victory { power, more: more > 0.0 };
            (more.abs() > TRIFLE && !sample.is_luck()).then_some(Reason { ground, weight })
        };
        board.powers().into_iter().filter_map(victory).collect()
    }

    /// Which terms are higher or lower on average where rounds end.
    fn terms(&self, by: Power, weights: &Weights) -> Vec<Reason> {
        let unfinished = || self.chosen.iter().filter(|end| end.looked.is_some());
        let Some(End { board, .. }) = unfinished().next_back() else { return Vec::new() };
        let mut mean = NO_TERMS;
        let share = 1.0 / unfinished().count() as f32;
        for looked in unfinished().filter_map(|end| end.looked.as_ref()) {
            board.powers().into_iter().for_each(|it| mean[it].add_all(&looked.terms[it], share));
        }
        let sway = evaluation::sway(board, by, &mean, weights);
        let chance = evaluation::win_chance(board, by, &mean, weights);
        let mut reasons = Vec::new();
        for power in board.powers() {
            for (term, same) in LASTING {
                let worth =
                    |terms: &Terms, term: Term| weights.of(power, by).get(term) * terms.get(term);
                let worth = self.more(|end| {
                    let terms = &end.looked.as_ref()?.terms[power];
                    Some(worth(terms, term) + same.map_or(0.0, |same| worth(terms, same)))
                });
                let more =
                    self.more(|end| Some(end.looked.as_ref()?.terms[power].get(term))).mean();
                // As a chance to win, to first order.
                let weight = chance * (1.0 - chance) * sway[power] * worth.mean();
                if weight.abs() > TRIFLE && more != 0.0 && !worth.is_luck() {
                    let region = self.where_most(power, term, more);
                    let ground = Ground::Term { term, power, more: more > 0.0, region };
                    reasons.push(Reason { ground, weight });
                }
            }
        }
        reasons
    }

    /// The region in which a term differs most in this direction, if it does in any.
    fn where_most(&self, power: Power, term: Term, more: f32) -> Option<Region> {
        let difference = |region: Region| {
            let there = |end: &End| Some(end.looked.as_ref()?.regions[region][power].get(term));
            more.signum() * self.more(there).mean()
        };
        let differences = Region::ALL.into_iter().map(|region| (region, difference(region)));
        let most = differences.max_by(|one, other| one.1.total_cmp(&other.1));
        most.filter(|(_, difference)| *difference > 0.0).map(|(region, _)| region)
    }
}

/// How much more of something there was, in some worlds.
#[derive(Clone, Copy, Default)]
struct Sample {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Sample {
    fn add(&mut self, number: f32) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(self) -> f32 {
        self.sum / self.count.max(1.0)
    }

    /// Whether it may as well be nothing.
    fn is_luck(self) -> bool {
        let mean = self.mean();
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.0);
        let error = (variance / (self.count - 1.0).max(1.0)).sqrt();
        self.count < 2.0 || mean.abs() < LUCK * error
    }
}

/// The terms that mean the same to a person at the end of a round as in its middle, each with another that says
/// the same in other words.
const LASTING: [(Term, Option<Term>); 8] = [
    (Term::VictoryPoints, Some(Term::NearFifty)),
    (Term::Dial, Some(Term::NearVictory)),
    (Term::RuinLater, None),
    (Term::FiguresOnBoard, None),
    (Term::CardsInHand, None),
    (Term::Upgrades, None),
    (Term::MorePower, None),
    (Term::PointsAtRuin, None),
];

#[cfg(test)]
mod tests {
    use ruinous_engine::{CardSet, Game, Next, OldWorldSet, Setup};

    use super::*;

    /// The same choice in other worlds differs by luck alone.
    #[test]
    fn hardly_anything_speaks_for_a_choice_beside_itself() {
        let (mut told, mut decisions) = (0, 0);
        for deal in 0..8 {
            let setup =
                Setup::new(&Power::ALL[..4], CardSet::Base, OldWorldSet::Base).expect("a table");
            let mut chance = Seeded::new(deal);
            let mut game = Game::new(setup, &mut chance, None);
            let mut random = Random::new(deal);
            for nth in 0..90 {
                let Next::Ask(decision) = game.next() else { break };
                let options = game.options();
                let option = options[random.below(options.len())];
                if nth % 30 == 29 {
                    let view = game.view(Some(decision.power));
                    let mut round = Round::of(&view, Network::shipped(), Player::Apprentice);
                    let chosen = ends(&view, &mut round, option, 0);
                    let others = [ends(&view, &mut round, option, WORLDS)];
                    let beside = Beside { chosen: &chosen, others: &others };
                    told += beside.reasons(view.board(), decision.power).len();
                    decisions += 1;
                }
                game.choose(decision.power, option, &mut chance, None).expect("listed");
            }
        }
        // Without regard to luck there would be more than one for each.
        assert!(decisions > 15 && 2 * told <= decisions, "{told} in {decisions}");
    }

    #[test]
    fn what_is_not_told_from_luck_is_no_reason() {
        let sample = |numbers: &[f32]| {
            let mut sample = Sample::default();
            numbers.iter().for_each(|number| sample.add(*number));
            sample
        };
        assert!(sample(&[]).is_luck() && sample(&[1.0]).is_luck(), "one world says nothing");
        assert!(!sample(&[0.3; 8]).is_luck(), "in every world the same");
        let (mut one, mut half) = ([0.0; 48], [0.0; 48]);
        one[7] = 1.0;
        half[..24].fill(1.0);
        assert!(sample(&one).is_luck() && !sample(&half).is_luck());
        assert_eq!(sample(&half).mean(), 0.5);
        let either_way: Vec<f32> =
            (0..48).map(|nth| if nth % 2 == 0 { 1.0 } else { -0.8 }).collect();
        assert!(sample(&either_way).is_luck());
    }
}
