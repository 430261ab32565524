use ruinous_bots::{evaluation::Weights, *};
use ruinous_engine::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(80, |a| a.parse().unwrap());
    let powers: Vec<Power> = Power::BASE.into_iter().collect();
    let setup = Setup::base(&powers).unwrap();
    let mut wins = std::collections::BTreeMap::new();
    let mut all = 0;
    let mut ends = std::collections::BTreeMap::new();
    let mut rounds = 0u32;
    let t = std::time::Instant::now();
    for g in 0..n {
        let hero = powers[(g % 4) as usize];
        let mut chance = Seeded::new(g / 4);
        let mut game = Game::new(setup, &mut chance, None);
        let mut w = Warrior::new(g, Weights::default());
        let mut c = Cultist::new(g);
        let allw = std::env::args().nth(2).is_some();
        while let Next::Ask(d) = game.next() {
            let view = game.view(Some(d.power));
            let o = view.options();
            let ch = if allw || d.power == hero {
                w.choose(&view, &o).choice
            } else {
                c.choose(&view, &o).choice
            };
            game.choose(d.power, ch, &mut chance, None).unwrap();
        }
        let out = game.board().outcome().unwrap();
        rounds += game.board().round() as u32;
        *ends.entry(format!("{:?}", out.by)).or_insert(0) += 1;
        if allw {
            for p in out.winners {
                *wins.entry(p).or_insert(0) += 1;
            }
        } else if out.winners.has(hero) {
            all += 1;
            *wins.entry(hero).or_insert(0) += 1;
        }
    }
    println!(
        "{all}/{n} wins {wins:?} ends {ends:?} rounds {:.1} {:.1} games/s",
        rounds as f64 / n as f64,
        n as f64 / t.elapsed().as_secs_f64()
    );
}
