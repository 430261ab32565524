//! Why the Daemon chooses what it does: what its choice brings in the round to come, beside what other options
//! would bring. The round is played on after each of them, in the same worlds and with the same luck, and
//! what the ends of these rounds have more or less of is told by name.

use ruinous_engine::{Board, ByPower, ByRegion, Choice, Power, Random, Region, Seeded, View};

use super::round::{Player, Round};
use crate::{
    bot::{Ground, Reason},
    evaluation::{self, NO_TERMS, Standing, Term, Terms, Weights},
    network::Network,
};

/// In how many worlds the options are compared.
const WORLDS: u64 = 16;
/// With how many others the choice is compared at most.
const OTHERS: usize = 4;
/// What moves the chance to win by less than this is no reason.
const TRIFLE: f32 = 0.005;

/// What speaks for a choice and against it, most important first, beside the other options.
pub(super) fn reasons(
    view: &View,
    policy: &Network,
    choice: Choice,
    others: &[Choice],
) -> Vec<Reason> {
    let by = view.viewer().unwrap_or(Power::Khorne);
    let weights = Weights::for_judgement();
    let mut round = Round::of(view, policy, Player::Apprentice);
    let chosen = Ends::of(view, &mut round, &[choice]);
    let others = Ends::of(view, &mut round, &others[..others.len().min(OTHERS)]);
    if others.rounds == 0.0 {
        return Vec::new();
    }
    let mut reasons = chosen.victories_beside(&others, view.board(), by);
    reasons.extend(chosen.terms_beside(&others, by, &weights));
    reasons.sort_unstable_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
    reasons
}

/// What rounds came to that were played on.
struct Ends {
    rounds: f32,
    /// How many of them each Power won the game in.
    won: ByPower<f32>,
    /// The last board of a round that did not end the game, and the terms of all of these, added up.
    board: Option<Board>,
    unfinished: f32,
    terms: ByPower<Terms>,
    regions: ByRegion<ByPower<Terms>>,
}

impl Ends {
    /// Of some options, in some worlds each.
    fn of(view: &View, round: &mut Round<'_>, options: &[Choice]) -> Self {
        let mut ends = Self {
            rounds: 0.0,
            won: ByPower::default(),
            board: None,
            unfinished: 0.0,
            terms: NO_TERMS,
            regions: ByRegion([NO_TERMS; Region::ALL.len()]),
        };
        for option in options {
            for world in 0..WORLDS {
                let mut random = Random::new(world);
                round.set(view.sample(random.number()), Seeded::new(random.number()));
                round.play(*option);
                round.play_on(&mut random);
                ends.add(round.game.board());
            }
        }
        ends
    }

    fn add(&mut self, board: &Board) {
        self.rounds += 1.0;
        if let Some(outcome) = board.outcome() {
            for power in outcome.winners {
                self.won[power] += 1.0;
            }
            return;
        }
        self.unfinished += 1.0;
        self.board = Some(*board);
        let looked = Standing::new(board).look_at(board);
        for power in board.powers() {
            self.terms[power].add_all(&looked.terms[power], 1.0);
            for region in Region::ALL {
                self.regions[region][power].add_all(&looked.regions[region][power], 1.0);
            }
        }
    }

    /// Who wins the game more often, or less, before another round begins.
    fn victories_beside(&self, others: &Self, board: &Board, by: Power) -> Vec<Reason> {
        let victory = |power: Power| {
            let more = self.won[power] / self.rounds - others.won[power] / others.rounds;
            let weight = if power == by { more } else { -more };
            let ground = Ground::Victory { power, more: more > 0.0 };
            (more.abs() > TRIFLE).then_some(Reason { ground, weight })
        };
        board.powers().into_iter().filter_map(victory).collect()
    }

    /// Which terms are higher or lower on average where rounds end.
    fn terms_beside(&self, others: &Self, by: Power, weights: &Weights) -> Vec<Reason> {
        let Some(board) = self.board.filter(|_| others.unfinished > 0.0) else { return Vec::new() };
        let mean = ByPower::new_with(|power| {
            let mut mean = Terms::NONE;
            mean.add_all(&self.terms[power], 1.0 / self.unfinished);
            mean
        });
        let sway = evaluation::sway(&board, by, &mean, weights);
        let chance = evaluation::win_chance(&board, by, &mean, weights);
        let mut reasons = Vec::new();
        for power in board.powers() {
            for (term, same) in LASTING {
                let more = |term: Term| {
                    mean[power].get(term) - others.terms[power].get(term) / others.unfinished
                };
                let worth = |term: Term| weights.of(power, by).get(term) * more(term);
                let worth = worth(term) + same.map_or(0.0, worth);
                // As a chance to win, to first order.
                let weight = chance * (1.0 - chance) * sway[power] * worth;
                if weight.abs() > TRIFLE && more(term) != 0.0 {
                    let region = self.where_most(others, power, term, more(term));
                    let ground = Ground::Term { term, power, more: more(term) > 0.0, region };
                    reasons.push(Reason { ground, weight });
                }
            }
        }
        reasons
    }

    /// The region in which a term differs most in this direction, if it does in any.
    fn where_most(&self, others: &Self, power: Power, term: Term, more: f32) -> Option<Region> {
        let difference = |region: Region| {
            let own = self.regions[region][power].get(term) / self.unfinished;
            let other = others.regions[region][power].get(term) / others.unfinished;
            more.signum() * (own - other)
        };
        let most = Region::ALL
            .into_iter()
            .max_by(|one, other| difference(*one).total_cmp(&difference(*other)));
        most.filter(|region| difference(*region) > 0.0)
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
