//! The position stays small enough to copy all day, and random games allocate nothing.

mod driver;

use driver::{Random, setups};
use ruinous_engine::{Game, Options, Seeded};

#[test]
fn a_position_is_at_most_1024_bytes() {
    assert!(size_of::<Game>() <= 1_024, "a game has {} bytes", size_of::<Game>());
}

#[test]
fn a_random_game_allocates_nothing_after_its_set_up() {
    let mut options = Options::new();
    for (number, setup) in setups().into_iter().enumerate() {
        let (mut chance, mut random) = (Seeded::new(number as u64), Random::new(number as u64));
        let mut game = Game::new(setup, &mut chance, None);
        options.clear();
        game.list_options(&mut options);
        let allocated = allocation_counter::measure(|| {
            loop {
                let option = options[random.below(options.len())];
                if game.take_option(option, &mut chance, None, &mut options).is_some() {
                    break;
                }
            }
        });
        assert_eq!(allocated.count_total, 0, "game {number} allocated {allocated:?}");
    }
}
