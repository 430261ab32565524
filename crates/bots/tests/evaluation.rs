//! The evaluation on whole games.

use ruinous_bots::{
    Bot, Cultist,
    evaluation::{self, Standing, Term, Weights},
};
use ruinous_engine::{CardSet, Game, Next, OldWorldSet, Options, Power, Random, Seeded, Setup};

fn full_table() -> Setup {
    Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("five Powers")
}

#[test]
fn looking_anew_only_where_something_changed_gives_the_same_terms() {
    let mut random = Random::new(3);
    for seed in 0..6 {
        let mut chance = Seeded::new(seed);
        let mut game = Game::new(full_table(), &mut chance, None);
        let mut options = game.options();
        let mut following = Standing::new(game.board());
        loop {
            let standing = Standing::new(game.board());
            let mut after = game;
            let option = options[random.below(options.len())];
            if after.take_option(option, &mut chance, None, &mut options).is_some() {
                break;
            }
            following.follow(after.board());
            let whole = evaluation::terms(after.board());
            for quick in [standing.terms_of(after.board()), following.terms_of(after.board())] {
                for power in Power::ALL {
                    for term in Term::ALL {
                        let (quick, whole) = (quick[power].get(term), whole[power].get(term));
                        assert!((quick - whole).abs() < 1e-3, "{power} {term:?}: {quick} {whole}");
                    }
                }
            }
            game = after;
        }
    }
}

#[test]
fn chances_are_chances_and_a_game_that_is_won_is_won() {
    for weights in [Weights::for_looking(), Weights::for_value(), Weights::for_judgement()] {
        let mut chance = Seeded::new(2);
        let mut game = Game::new(full_table(), &mut chance, None);
        let mut bot = Cultist::new(2);
        while let Next::Ask(decision) = game.next() {
            let chances = evaluation::win_chances(game.board(), &weights);
            assert!(chances.0.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            let view = game.view(Some(decision.power));
            let choice = bot.choose(&view, &view.options()).choice;
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
        let winners = game.board().outcome().expect("it is over").winners;
        let chances = evaluation::win_chances(game.board(), &weights);
        for power in Power::ALL {
            assert_eq!(chances[power] > 0.0, winners.has(power));
        }
    }
}

#[test]
fn value_weights_see_all_powers_alike_from_every_seat() {
    let weights = Weights::for_value();
    for power in Power::ALL {
        for seat in Power::ALL {
            assert_eq!(weights.of(power, seat), weights.of(power, power), "{power} from {seat}");
        }
    }
    // So they agree on who wins: the chances of all and the Old World's, as any of them sees it,
    // are the whole.
    let mut chance = Seeded::new(4);
    let mut game = Game::new(full_table(), &mut chance, None);
    let (mut random, mut options) = (Random::new(4), Options::new());
    game.list_options(&mut options);
    let mut positions = 0;
    loop {
        let board = game.board();
        let terms = evaluation::terms(board);
        let chances = evaluation::win_chances(board, &weights);
        let all: f32 = chances.0.iter().sum();
        for power in Power::ALL {
            let own = terms[power].weighted(weights.of(power, power));
            let old_world = chances[power] * (weights.clock(board.old_world_deck()) - own).exp();
            assert!((all + old_world - 1.0).abs() < 1e-3, "{power}: {all} and {old_world}");
        }
        positions += 1;
        let option = options[random.below(options.len())];
        if game.take_option(option, &mut chance, None, &mut options).is_some() {
            break;
        }
    }
    assert!(positions > 50, "{positions}");
}
