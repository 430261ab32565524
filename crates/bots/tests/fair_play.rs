//! Bots play every table to the end, and their choices rest on nothing they cannot know.

use ruinous_bots::{Bot, Cultist};
use ruinous_engine::{
    CardSet, Choice, Game, Next, OldWorldSet, Power, PowerSet, Question, Seeded, Setup,
};

fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for powers in [Power::BASE, PowerSet::ALL, PowerSet::ALL.without(Power::Khorne)] {
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

#[test]
fn a_choice_does_not_depend_on_what_the_bot_cannot_know() {
    for (number, setup) in tables().into_iter().enumerate() {
        let mut chance = Seeded::new(number as u64);
        let mut game = Game::new(setup, &mut chance, None);
        let mut bot = Cultist::new(number as u64);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let elsewhere = view.sample(number as u64).view(Some(decision.power));
            let mut twin = bot.clone();
            let decided = bot.choose(&view, &view.options());
            assert_eq!(decided, twin.choose(&elsewhere, &elsewhere.options()));
            game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
        }
    }
}
