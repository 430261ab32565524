//! Expert iteration: the Daemon plays itself, its network learns from what was found,
//! and the next generation searches with what was learnt (Anthony, Tian and Barber 2017).
//!
//! Who won these games teaches the value of where a round has led. The network learns from positions of the
//! games, and from some beside them, that are judged by playing their round on to there; its policy learns from
//! what the search tried. The first games are among Warriors.
//!
//! Everything is kept in a folder, for each generation its games, value, judged positions and network, so that
//! what was interrupted goes on where it was. A game depends on the seed, its generation and its number only.

mod labelled;
mod lesson;
mod played;
mod self_play;
mod train;

pub use labelled::{Labelled, label};
pub use lesson::{Chances, Lesson, of_game, of_label};
pub use played::{Decided, NoGame, Played};
pub use self_play::{Players, play};
pub use train::{Learner, Loss, loss};

use std::{
    collections::HashSet,
    fs,
    io::{self, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, atomic::AtomicBool},
};

use ruinous_bots::{
    Bot, Budget, Daemon, Learnt, Level,
    evaluation::{Weights, WeightsError},
    network::Network,
};
use ruinous_engine::{Power, Random, Setup};

use self::played::beginnings;
use crate::{
    arena::{self, Bots},
    fit::value::likeliest_near,
    statistics::Rate,
    threads,
};

/// What is learnt from, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learning {
    /// Games of each generation of Daemons.
    pub games: u32,
    /// Games among Warriors, before there are any Daemons.
    pub first_games: u32,
    /// Iterations of a decision that the policy learns from, and of all others.
    pub iterations: (u32, u32),
    /// The seed of all of it.
    pub seed: u64,
    /// On so many threads; they do not change what is found.
    pub threads: NonZeroUsize,
}

/// Of the games one in so many is kept apart to see how good it is what was learnt.
const ONE_APART_IN: u64 = 20;
/// Games of so many generations are learnt from.
const REMEMBERED: u32 = 3;
/// How often everything is gone through.
const EPOCHS: u32 = 6;

/// A folder in which a network learns.
pub struct Folder(PathBuf);

impl Folder {
    /// One that is there, or is made.
    pub fn at(path: &Path) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self(path.to_owned()))
    }

    fn games(&self, generation: u32) -> PathBuf {
        self.0.join(format!("generation-{generation}.games"))
    }

    fn labels(&self, generation: u32) -> PathBuf {
        self.0.join(format!("generation-{generation}.labels"))
    }

    /// Where the network of a generation is kept.
    pub fn network(&self, generation: u32) -> PathBuf {
        self.0.join(format!("generation-{generation}.network"))
    }

    /// Where the value of a generation is kept.
    pub fn value(&self, generation: u32) -> PathBuf {
        self.0.join(format!("generation-{generation}.value.toml"))
    }

    /// What a generation knows, once it has learnt.
    pub fn learnt(&self, generation: u32) -> io::Result<Option<Learnt>> {
        let network = match fs::read(self.network(generation)) {
            Ok(bytes) => Network::read(&bytes).map_err(io::Error::other)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let value = fs::read_to_string(self.value(generation))?;
        let value = value.parse().map_err(|error: WeightsError| io::Error::other(error))?;
        Ok(Some(Learnt { network: Arc::new(network), value: Arc::new(value) }))
    }

    /// What the generation before one knows, which must be there.
    fn before(&self, generation: u32) -> io::Result<Learnt> {
        let learnt = self.learnt(generation - 1)?;
        learnt.ok_or_else(|| io::Error::other("a generation is missing"))
    }

    /// The games of a generation so far, in an order that no thread has a part in.
    fn played(&self, generation: u32) -> io::Result<Vec<Played>> {
        let mut played: Vec<Played> = read_lines(&self.games(generation))?;
        played.sort_by_key(|played| played.seed);
        Ok(played)
    }
}

/// What each line of a file says. A line that says nothing was torn, and is written again; a file that is not
/// there has none.
fn read_lines<T: FromStr>(file: &Path) -> io::Result<Vec<T>> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(text.lines().filter_map(|line| line.parse().ok()).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

impl Learning {
    /// How many games a generation has.
    pub fn games_of(&self, generation: u32) -> u32 {
        if generation == 0 { self.first_games } else { self.games }
    }

    /// Plays the games of a generation that were not played yet, and tells of each. When `stop` is set, what is
    /// being played is the last.
    pub fn play(
        &self,
        folder: &Folder,
        generation: u32,
        stop: &AtomicBool,
        mut finished: impl FnMut(),
    ) -> io::Result<()> {
        let players = match generation {
            0 => Players::Warriors,
            _ => {
                Players::Daemons { learnt: folder.before(generation)?, iterations: self.iterations }
            }
        };
        let done: HashSet<u64> =
            folder.played(generation)?.iter().map(|played| played.seed).collect();
        let mut random = Random::new(self.seed ^ u64::from(generation) << 32);
        let seeds = (0..self.games_of(generation)).map(|_| random.number());
        let (kept, left): (Vec<u64>, Vec<u64>) = seeds.partition(|seed| done.contains(seed));
        kept.iter().for_each(|_| finished());
        let mut file =
            fs::File::options().create(true).append(true).open(folder.games(generation))?;
        if !left.is_empty() && !kept.is_empty() {
            // What was torn must not run into what follows.
            writeln!(file)?;
        }
        threads::each(
            &left,
            self.threads,
            stop,
            |seed| play(*seed, &players),
            |played| {
                writeln!(file, "{played}")?;
                finished();
                Ok(())
            },
        )
    }

    /// Learns from who won the games of a generation, and of some before it, what it is worth where a round has
    /// led, and keeps it. Games among Warriors were learnt from already (`ruinous fit`).
    fn weigh(&self, folder: &Folder, generation: u32) -> io::Result<Weights> {
        let mut value = Weights::for_value();
        if generation > 0 {
            let mut all = Vec::new();
            for generation in remembered(generation).filter(|generation| *generation > 0) {
                let played = folder.played(generation)?;
                all.extend(threads::map(&played, self.threads, beginnings).into_iter().flatten());
            }
            value = likeliest_near(&folder.before(generation)?.value, &all);
        }
        fs::write(folder.value(generation), value.to_string())?;
        Ok(value)
    }

    /// Judges positions of a generation's games, and keeps them.
    fn judge(
        &self,
        folder: &Folder,
        generation: u32,
        value: &Weights,
    ) -> io::Result<Vec<Labelled>> {
        let file = folder.labels(generation);
        let known: Vec<Labelled> = read_lines(&file)?;
        if !known.is_empty() {
            return Ok(known);
        }
        let played = folder.played(generation)?;
        let labelled = threads::map(&played, self.threads, |played| label(played, value));
        let labelled: Vec<Labelled> = labelled.into_iter().flatten().collect();
        let text: String = labelled.iter().map(|labelled| format!("{labelled}\n")).collect();
        // Under its name only when it is whole.
        let part = file.with_extension("part");
        fs::write(&part, text)?;
        fs::rename(part, file)?;
        Ok(labelled)
    }

    /// Lets a generation learn, from its games and those of some before it, and keeps what it has learnt. What
    /// its network gets wrong in games kept apart, after each time it went through the others.
    pub fn learn(&self, folder: &Folder, generation: u32) -> io::Result<Vec<Loss>> {
        let (mut taught, mut apart) = (Vec::new(), Vec::new());
        let is_apart = |played: &Played| played.seed.is_multiple_of(ONE_APART_IN);
        let value = self.weigh(folder, generation)?;
        for generation in remembered(generation) {
            let played = folder.played(generation)?;
            for (played, lessons) in played.iter().zip(threads::map(&played, self.threads, of_game))
            {
                if is_apart(played) { &mut apart } else { &mut taught }.extend(lessons);
            }
            let labelled = self.judge(folder, generation, &value)?;
            for (labelled, lesson) in
                labelled.iter().zip(threads::map(&labelled, self.threads, of_label))
            {
                if is_apart(&labelled.played) { &mut apart } else { &mut taught }.extend(lesson);
            }
        }
        let network = match generation {
            0 => Learner::untaught(self.seed),
            _ => (*folder.before(generation)?.network).clone(),
        };
        let mut learner = Learner::new(network);
        let mut losses = Vec::new();
        let to_come = |epoch: u32| 1.0 - 0.98 * epoch as f32 / EPOCHS as f32;
        for epoch in 0..EPOCHS {
            let order = self.seed ^ u64::from(generation) << 32 ^ u64::from(epoch) << 16;
            let part = (to_come(epoch), to_come(epoch + 1));
            learner.learn(&taught, order, self.threads, part);
            losses.push(loss(learner.network(), &apart, self.threads));
        }
        fs::write(folder.network(generation), learner.network().bytes())?;
        Ok(losses)
    }
}

/// The generations whose games one learns from.
fn remembered(generation: u32) -> impl Iterator<Item = u32> {
    (generation + 1).saturating_sub(REMEMBERED)..=generation
}

/// How often a Daemon of one generation wins alone among three others, each Power with the same deals of the
/// base game.
pub fn try_out(
    learnt: &Learnt,
    others: Level,
    (games, budget): (u32, Budget),
    seed: u64,
    threads: NonZeroUsize,
) -> Rate {
    let powers: Vec<Power> = Power::BASE.into_iter().collect();
    let setup = Setup::base(&powers).expect("the base game has four Powers");
    let games: Vec<u32> = (0..games).collect();
    let wins = threads::map(&games, threads, |game| {
        let lone = powers[*game as usize % powers.len()];
        let deal = seed ^ u64::from(*game / powers.len() as u32) << 32;
        let mut bots = Bots::new_with(|power| {
            let seed = deal ^ power as u64;
            let bot: Box<dyn Bot + Send> = if power == lone {
                Box::new(Daemon::with(learnt.clone(), seed, budget))
            } else {
                others.bot(seed)
            };
            Some(bot)
        });
        arena::play(setup, deal, &mut bots, None).winners.has(lone)
    });
    wins.into_iter().fold(Rate::default(), Rate::and)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_interrupted_goes_on_and_finds_the_same() {
        let learning = |threads| Learning {
            games: 2,
            first_games: 3,
            iterations: (24, 8),
            seed: 1,
            threads: NonZeroUsize::new(threads).expect("threads"),
        };
        let folder = |name: &str| {
            let path = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
            (Folder::at(&path).expect("a folder"), path)
        };
        let ((whole, at), (torn, torn_at)) = (folder("learn-whole"), folder("learn-torn"));
        let go_on = AtomicBool::new(false);
        let mut told = 0;
        for generation in 0..2 {
            learning(1).play(&whole, generation, &go_on, || told += 1).expect("it plays");
            learning(1).learn(&whole, generation).expect("it learns");
        }
        assert_eq!(told, 5);
        // The first game is torn in the middle, and the network is missing.
        let games = fs::read_to_string(whole.games(0)).expect("games");
        fs::write(torn.games(0), &games[..games.len() / 2]).expect("a file");
        for generation in 0..2 {
            learning(3).play(&torn, generation, &go_on, || {}).expect("it goes on");
            learning(3).learn(&torn, generation).expect("it learns");
        }
        let [one, other] = [&whole, &torn].map(|folder| folder.learnt(1).expect("a network"));
        let known = |learnt: Option<Learnt>| learnt.map(|learnt| (learnt.network, learnt.value));
        let (one, other) = (known(one), known(other));
        assert!(one.is_some() && one == other);
        for path in [at, torn_at] {
            fs::remove_dir_all(path).expect("the folder goes");
        }
    }
}
