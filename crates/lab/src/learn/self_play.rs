//! The games that are learnt from: at first among Warriors, then the Daemon's with itself.

use ruinous_bots::{Bot, Budget, Cultist, Daemon, Learnt, Warrior, search::Tried};
use ruinous_engine::{ByPower, Choice, Game, Next, Options, Random, View};

use super::played::{Decided, Played, deal};

/// Who plays.
#[derive(Clone, Debug)]
pub enum Players {
    /// Warriors, of whose choices some are a Cultist's.
    Warriors,
    /// Daemons of a generation.
    Daemons {
        /// What they have learnt so far.
        learnt: Learnt,
        /// Iterations of a decision that is learnt from, and of all others.
        iterations: (u32, u32),
    },
}

/// One decision in so many is searched deeply, and teaches the policy; the others go on with the game
/// (playout cap randomization; Wu 2019).
const ONE_DEEP_IN: usize = 4;

/// One choice of a Warrior in so many teaches the policy: many games teach more than all choices of few.
const ONE_TAUGHT_IN: usize = 16;

/// One choice in so many is a Cultist's, so that positions come up that a Warrior would not seek.
const ONE_SLIP_IN: usize = 20;

/// Plays a game.
pub fn play(seed: u64, players: &Players) -> Played {
    let (setup, mut chance, mut random) = deal(seed);
    let mut game = Game::new(setup, &mut chance, None);
    let mut seats = ByPower::new_with(|_| Seat::new(players, random.number()));
    let mut decisions = Vec::new();
    while let Next::Ask(decision) = game.next() {
        let view = game.view(Some(decision.power));
        let options = view.options();
        let decided = seats[decision.power].decide(&view, &options);
        let choice = options[usize::from(decided.chosen)];
        game.choose(decision.power, choice, &mut chance, None).expect("listed");
        decisions.push(decided);
    }
    Played { seed, decisions }
}

/// Who plays a Power.
enum Seat {
    Warrior { warrior: Box<Warrior>, cultist: Cultist, random: Random },
    Daemon { deep: Daemon, quick: Daemon, random: Random },
}

impl Seat {
    fn new(players: &Players, seed: u64) -> Self {
        let random = Random::new(seed ^ 1);
        match players {
            Players::Warriors => {
                let (warrior, cultist) = (Box::new(Warrior::new(seed)), Cultist::new(seed));
                Self::Warrior { warrior, cultist, random }
            }
            Players::Daemons { learnt, iterations: (deep, quick) } => {
                let daemon =
                    |count| Daemon::judging(learnt.clone(), seed, Budget::Iterations(count));
                Self::Daemon { deep: daemon(*deep), quick: daemon(*quick), random }
            }
        }
    }

    fn decide(&mut self, view: &View, options: &Options) -> Decided {
        match self {
            Self::Warrior { warrior, cultist, random } => {
                let best = place_of(warrior.pick(view, options), options);
                if random.below(ONE_SLIP_IN) == 0 {
                    let chosen = place_of(cultist.pick(view, options), options);
                    return Decided { chosen, ..Decided::default() };
                }
                let teaches = options.len() > 1 && random.below(ONE_TAUGHT_IN) == 0;
                Decided { chosen: best, visits: if teaches { vec![(best, 1)] } else { Vec::new() } }
            }
            Self::Daemon { deep, quick, random } => {
                if options.len() == 1 {
                    return Decided::default();
                }
                let is_deep = random.below(ONE_DEEP_IN) == 0;
                let tried = if is_deep { deep } else { quick }.search(view);
                of_search(&tried, options, is_deep, random)
            }
        }
    }
}

fn place_of(choice: Choice, options: &Options) -> u16 {
    options.iter().position(|option| *option == choice).unwrap_or(0) as u16
}

/// What a search teaches, and one of the options that it tried, drawn by the squares of their visits: what
/// is good is chosen mostly, and not always.
fn of_search(
    tried: &[Tried<Choice>],
    options: &Options,
    is_deep: bool,
    random: &mut Random,
) -> Decided {
    let share = |tried: &Tried<Choice>| u64::from(tried.visits) * u64::from(tried.visits);
    let total: u64 = tried.iter().map(share).sum();
    let mut left = random.below(total as usize) as u64;
    let mut chosen = tried[0].made;
    for tried in tried {
        if left < share(tried) {
            chosen = tried.made;
            break;
        }
        left -= share(tried);
    }
    let mut visits: Vec<(u16, u32)> =
        tried.iter().map(|tried| (place_of(tried.made, options), tried.visits)).collect();
    visits.retain(|_| is_deep);
    Decided { chosen: place_of(chosen, options), visits }
}
