//! Bots play every table to the end, and their choices rest on nothing they cannot know.

use std::time::Duration;

use ruinous_bots::{Bot, Budget, Cultist, Daemon, Level};
use ruinous_engine::{
    CardSet, Choice, Game, Next, OldWorldSet, Power, PowerSet, Question, Seeded, Setup,
};

const DAEMON: Level = Level::Daemon(Budget::Iterations(30));

/// Three, four and five Powers with each set of cards.
fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    let three = Power::BASE.without(Power::Tzeentch);
    for powers in [three, Power::BASE, PowerSet::ALL.without(Power::Khorne), PowerSet::ALL] {
        let powers: Vec<Power> = powers.into_iter().collect();
        for (cards, old_world) in
            [(CardSet::Base, OldWorldSet::Base), (CardSet::Morrslieb, OldWorldSet::Mixed)]
        {
            tables.push(Setup::new(&powers, cards, old_world).expect("a table"));
        }
    }
    tables
}

#[test]
fn cultists_play_whole_games_and_never_pass_while_something_useful_is_open() {
    for (number, setup) in tables().into_iter().cycle().take(60).enumerate() {
        let mut chance = Seeded::new(number as u64);
        let mut game = Game::new(setup, &mut chance, None);
        let mut bot = Cultist::new(number as u64);
        let (mut turns, mut passes) = (0, 0);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let options = view.options();
            let choice = bot.choose(&view, &options).choice;
            assert!(options.contains(&choice));
            turns += u32::from(decision.question == Question::Turn);
            passes += u32::from(choice == Choice::Pass);
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        assert!(passes * 20 <= turns, "{passes} passes in {turns} turns");
    }
}

/// Plays every table with a bot of this level in all seats, and beside it a twin who is asked the
/// same in a world where everything that the seat cannot know is different. They are asked in one decision of
/// so many; the others are a Warrior's.
fn plays_fair(level: Level, one_in: u32) {
    for (number, setup) in tables().into_iter().enumerate() {
        let mut chance = Seeded::new(number as u64);
        let mut game = Game::new(setup, &mut chance, None);
        let (mut bot, mut twin) = (level.bot(number as u64), level.bot(number as u64));
        let mut warrior = Level::Warrior.bot(number as u64);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            if !(decision.number + number as u32).is_multiple_of(one_in) {
                let choice = warrior.pick(&view, &view.options());
                game.choose(decision.power, choice, &mut chance, None).expect("listed");
                continue;
            }
            let elsewhere = view.sample(number as u64).view(Some(decision.power));
            let decided = bot.choose(&view, &view.options());
            assert_eq!(decided, twin.choose(&elsewhere, &elsewhere.options()), "{decision:?}");
            assert!(!decided.reasons.is_empty() || view.options().len() == 1, "{decision:?}");
            game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
        }
    }
}

#[test]
fn a_cultists_choice_does_not_depend_on_what_it_cannot_know() {
    plays_fair(Level::Cultist, 1);
}

#[test]
fn a_warriors_choice_does_not_depend_on_what_it_cannot_know() {
    plays_fair(Level::Warrior, 1);
}

#[test]
fn a_daemons_choice_does_not_depend_on_what_it_cannot_know() {
    plays_fair(DAEMON, 5);
}

#[test]
fn a_daemon_on_several_cores_chooses_the_same_again_and_one_by_the_clock_comes_to_an_end() {
    let game = Game::new(tables()[2], &mut Seeded::new(1), None);
    let Next::Ask(decision) = game.next() else { panic!("a game begins with a decision") };
    let view = game.view(Some(decision.power));
    let options = view.options();
    let on_cores = || Daemon::new(1, Budget::Iterations(301)).on_cores(3).choose(&view, &options);
    let decided = on_cores();
    assert_eq!(decided, on_cores());
    // Three share the iterations: none is too many, and few are left over because all options are tried alike.
    let visits: u32 = decided.considered.iter().map(|considered| considered.visits).sum();
    assert!((240..=303).contains(&visits), "{visits}");
    let by_the_clock = Budget::Time(Duration::from_millis(30));
    let decided = Daemon::new(1, by_the_clock).on_cores(2).choose(&view, &options);
    assert!(options.contains(&decided.choice));
}

#[test]
fn a_warrior_picks_what_it_would_choose_with_reasons() {
    for (number, setup) in tables().into_iter().enumerate() {
        let mut chance = Seeded::new(number as u64);
        let mut game = Game::new(setup, &mut chance, None);
        let (mut telling, mut silent) = (Level::Warrior.bot(7), Level::Warrior.bot(7));
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let choice = telling.choose(&view, &view.options()).choice;
            assert_eq!(silent.pick(&view, &view.options()), choice);
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
    }
}
