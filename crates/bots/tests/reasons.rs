//! A Warrior's reasons add up to its choice, and say where they lie; a Daemon's say what the round will bring.

use ruinous_bots::{Bot, Budget, Daemon, Decided, Ground, Warrior, evaluation::Term};
use ruinous_engine::{
    CardSet, Choice, Decision, Game, Next, OldWorldSet, Power, Seeded, Setup, scenario::Scenario,
};

/// Plays games among Warriors and shows every decision that has several options.
fn each_decision(mut see: impl FnMut(Decision, &Decided)) {
    for seed in 0..4 {
        let setup =
            Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("a table");
        let mut chance = Seeded::new(seed);
        let mut game = Game::new(setup, &mut chance, None);
        let mut bot = Warrior::new(seed);
        while let Next::Ask(decision) = game.next() {
            let view = game.view(Some(decision.power));
            let decided = bot.choose(&view, &view.options());
            if decided.considered.len() > 1 {
                see(decision, &decided);
            }
            game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
        }
    }
}

/// What terms weigh moves the odds by as much, to the base of e.
fn odds(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln()
}

#[test]
fn the_reasons_of_a_choice_add_up_to_what_it_is_better() {
    let (mut alike, mut all) = (0, 0);
    each_decision(|decision, decided| {
        let chances: Vec<f32> = decided.considered.iter().map(|seen| seen.win_chance).collect();
        let best = chances.iter().copied().fold(0.0, f32::max);
        let first = decided.reasons[0];
        assert_eq!((first.ground, first.weight), (Ground::WinChance, best), "{decision:?}");
        let terms = &decided.reasons[1..];
        assert!(terms.is_sorted_by(|one, other| one.weight.abs() >= other.weight.abs()));
        let average = chances.iter().copied().map(odds).sum::<f32>() / chances.len() as f32;
        let better = odds(best) - average;
        if better.is_finite() && better > 0.02 {
            let weighed: f32 = terms.iter().map(|reason| reason.weight).sum();
            all += 1;
            alike += u32::from((weighed - better).abs() < 0.2 * better);
        }
    });
    // What a rival loses counts for less the more it loses, which reasons do not say.
    assert!(all > 300 && alike * 10 > all * 9, "{alike} of {all}");
}

#[test]
fn a_reason_names_the_region_where_the_choice_acts() {
    let mut all = 0;
    each_decision(|decision, decided| {
        for reason in &decided.reasons {
            let Ground::Term { term, power, region, more } = reason.ground else { continue };
            if matches!(term, Term::VictoryPoints | Term::CardsInHand | Term::Ticks) {
                assert_eq!(region, None, "{decision:?} {reason:?}");
            }
            // A figure from the reserve adds to what stands where it goes, and nowhere else.
            if let Choice::Summon { from: None, to, .. } = decided.choice
                && (term, power, more) == (Term::FiguresOnBoard, decision.power, true)
            {
                all += 1;
                assert_eq!(region, Some(to), "{decision:?} {reason:?}");
            }
        }
    });
    assert!(all > 100, "{all}");
}

/// What a Daemon chooses in a position of the book, and why.
fn judged(file: &str) -> Decided {
    let scenario = Scenario::read(file).expect("a scenario");
    let game = scenario.played().expect("it can be played");
    let view = game.view(game.decision().map(|decision| decision.power));
    let decided = Daemon::new(1, Budget::Iterations(2_000)).choose(&view, &view.options());
    let fault = scenario.judgement().and_then(|asked| asked.fault(&game, decided.choice));
    assert!(fault.is_none(), "{fault:?}");
    decided
}

/// What speaks most for a choice, beside the chance to win and how often it was tried.
fn first_ground(decided: &Decided) -> Ground {
    let grounds: Vec<Ground> = decided.reasons.iter().map(|reason| reason.ground).collect();
    assert_eq!(grounds[..2], [Ground::WinChance, Ground::Visits]);
    assert!(decided.reasons[2].weight > 0.0, "{:?}", decided.reasons[2]);
    grounds[2]
}

#[test]
fn a_daemon_says_whose_victory_it_stops() {
    let decided =
        judged(include_str!("../../../scenarios/judgement/dazzle-stops-nurgles-last-tick.toml"));
    let stops = Ground::Victory { power: Power::Nurgle, more: false };
    assert_eq!(first_ground(&decided), stops, "{:?}", decided.reasons);
}

#[test]
fn a_daemon_says_whose_dial_it_holds_back() {
    let decided =
        judged(include_str!("../../../scenarios/judgement/take-the-prey-away-from-khorne.toml"));
    let (term, power) = (Term::Dial, Power::Khorne);
    let holds_back = Ground::Term { term, power, more: false, region: None };
    assert_eq!(first_ground(&decided), holds_back, "{:?}", decided.reasons);
}
