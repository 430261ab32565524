//! Opponents that others are measured against choose what they always did.

use ruinous_bots::{Budget, Level};
use ruinous_engine::{CardSet, Game, Next, OldWorldSet, Power, PowerSet, Seeded, Setup, notation};

/// A number that changes when any choice of a bot in all seats does: FNV-1a over the lines of so many
/// games at tables of three, four and five Powers with either set of cards.
fn digest(level: Level, games: u64) -> u64 {
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    for game in 0..games {
        let (mut chance, mut bot) = (Seeded::new(game), level.bot(game));
        let mut game = Game::new(table(game), &mut chance, None);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let choice = bot.pick(&view, &view.options());
            for byte in notation::choice_line(decision.power, choice).bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
            game.choose(decision.power, choice, &mut chance, None).expect("listed");
        }
    }
    digest
}

fn table(number: u64) -> Setup {
    let powers = [Power::BASE, PowerSet::ALL, Power::BASE.without(Power::Khorne)];
    let powers: Vec<Power> = powers[number as usize % 3].into_iter().collect();
    let (cards, old_world) = match number % 2 {
        0 => (CardSet::Base, OldWorldSet::Base),
        _ => (CardSet::Morrslieb, OldWorldSet::Mixed),
    };
    Setup::new(&powers, cards, old_world).expect("a table")
}

/// What they were when these opponents were first measured against.
const WARRIOR: u64 = 7_025_872_436_645_217_792;
const DAEMON: u64 = 3_715_607_854_487_669_850;

#[test]
fn a_warrior_chooses_what_it_always_did() {
    assert_eq!(digest(Level::Warrior, 24), WARRIOR);
}

#[test]
fn a_daemon_of_the_first_kind_chooses_what_it_always_did() {
    assert_eq!(digest(Level::Daemon1(Budget::Iterations(40)), 3), DAEMON);
}
