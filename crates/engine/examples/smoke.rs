use ruinous_engine::*;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |a| a.parse().unwrap());
    let setup = Setup::base(&Power::ALL[..4]).unwrap();
    let mut decisions = 0u64;
    let mut opts = 0u64;
    let mut rounds = 0u64;
    let mut most = 0;
    let mut ends = std::collections::BTreeMap::new();
    let t = std::time::Instant::now();
    let mut rng = 12345u64;
    for g in 0..games {
        let mut chance = Seeded::new(g);
        let mut game = Game::new(setup, &mut chance, None);
        let mut options = game.options();
        loop {
            if options.is_empty() {
                break;
            }
            rng ^= rng << 13;
            rng ^= rng >> 7;
            rng ^= rng << 17;
            decisions += 1;
            opts += options.len() as u64;
            most = most.max(options.len());
            let c = options[(rng >> 33) as usize % options.len()];
            if let Next::Over(o) = game.take_option(c, &mut chance, None, &mut options) {
                *ends.entry(o.by).or_insert(0) += 1;
                rounds += game.board().round() as u64;
                break;
            }
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s {:.0} dec/s, {:.1} dec/game {:.1} opts {:.2} rounds {:?} size {} choice {} most {}",
        games as f64 / s,
        decisions as f64 / s,
        decisions as f64 / games as f64,
        opts as f64 / decisions as f64,
        rounds as f64 / games as f64,
        ends,
        size_of::<Game>(),
        size_of::<Choice>(),
        most
    );
}
