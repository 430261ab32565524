//! Listed means accepted: a game in which each byte picks an option. Every option that is offered on
//! the way can be taken, and no figure is lost or made.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ruinous_engine::{
    CardSet, Class, Game, Kind, Next, OldWorldSet, Power, PowerSet, Region, Seeded, Setup,
};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().map(|byte| usize::from(*byte));
    let (Some(setup), Some(seed)) = (table(&mut bytes), bytes.next()) else { return };
    let mut chance = Seeded::new(seed as u64);
    let mut game = Game::new(setup, &mut chance, None);
    while let Next::Ask(decision) = game.next() {
        let options = game.options();
        assert!(!options.is_empty(), "{decision:?} has no option");
        for option in &options {
            let mut copy = game;
            let taken = copy.choose(decision.power, *option, &mut chance.clone(), None);
            assert!(taken.is_ok(), "{decision:?} {option:?}: {taken:?}");
            assert_ne!(copy, game, "{decision:?} {option:?} changed nothing");
            nothing_is_lost(&copy);
        }
        let Some(byte) = bytes.next() else { return };
        // One byte names 256 options; a long list takes a second one.
        let more = if options.len() > 256 { bytes.next().unwrap_or(0) << 8 } else { 0 };
        let option = options[(byte + more) % options.len()];
        game.choose(decision.power, option, &mut chance, None).expect("it was taken before");
    }
    assert!(game.options().is_empty(), "the game is over and still offers options");
});

/// Three Powers or more with any set of cards; none if they cannot play.
fn table(bytes: &mut impl Iterator<Item = usize>) -> Option<Setup> {
    let (who, cards, old_world) = (bytes.next()?, bytes.next()?, bytes.next()?);
    let is_in = |power: &Power| who >> (*power as usize) & 1 == 1;
    let powers: Vec<Power> = PowerSet::ALL.into_iter().filter(is_in).collect();
    let cards = CardSet::ALL[cards % CardSet::ALL.len()];
    Setup::new(&powers, cards, OldWorldSet::ALL[old_world % OldWorldSet::ALL.len()]).ok()
}

/// Every figure is on the board, in its reserve or held by a card.
fn nothing_is_lost(game: &Game) {
    let board = game.board();
    for power in board.powers() {
        for kind in Class::ALL.map(|class| Kind::of(power, class)) {
            let figures = kind.figures();
            let here = |region: &Region| board.figures(*region).and(figures).len();
            let on_board: u8 = Region::ALL.iter().map(here).sum();
            let reserve = board.reserve_of(power).and(figures).len();
            let held = board.held_by_cards().and(figures).len();
            assert_eq!(on_board + reserve + held, kind.printed().count, "{kind:?}");
        }
    }
}
