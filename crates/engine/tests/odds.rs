//! The odds of battles agree with battles: small ones worked out by hand, and many of all kinds that
//! were played through the engine.

mod driver;

use driver::{Random, Stroll, games};
use ruinous_engine::{
    Board, ByPower, Choice, Class, Event, FigureSet, Game, Phase, Power, Question, Region, Seeded,
    Target, Thing, Token,
    odds::{self, Chances, Forecast, Grounds, Odds, Omission},
    scenario::Scenario,
};

/// A game that stands before a battle in Kislev: Khorne's last turn of the summoning phase.
fn before_battle(position: &str) -> Game {
    let mut text = String::from("title = \"before the battle\"\n");
    text.push_str(position);
    for power in Power::ALL {
        let is_at_the_table = power != Power::HornedRat || position.contains("horned-rat");
        if is_at_the_table && !position.contains(&format!("[power.{power}]")) {
            let points = u8::from(power == Power::Khorne);
            text.push_str(&format!("\n[power.{power}]\npower = {points}\n"));
        }
    }
    let scenario = Scenario::read(&text).unwrap_or_else(|why| panic!("{why} in\n{text}"));
    scenario.played().unwrap_or_else(|why| panic!("{why:?}"))
}

fn kislev(position: &str) -> Odds {
    odds::battle(before_battle(position).board(), Region::Kislev).expect("there is a battle")
}

fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

fn is_exactly(forecast: &Forecast, chances: &[f64]) {
    assert_eq!(forecast.grounds, Grounds::Exact);
    assert_eq!(forecast.least, forecast.most);
    assert_eq!(forecast.assumed.chances().len(), chances.len());
    for (found, expected) in forecast.assumed.chances().iter().zip(chances) {
        close(*found, *expected);
    }
}

// ---- by hand

#[test]
fn one_die_against_one_cultist() {
    let odds =
        kislev("[region.kislev]\nfigures = { nurgle = \"warrior\", tzeentch = \"cultist\" }");
    is_exactly(&odds.sides[Power::Tzeentch].lost, &[0.5, 0.5]);
    is_exactly(&odds.sides[Power::Tzeentch].lost_by_class[Class::Cultist], &[0.5, 0.5]);
    is_exactly(&odds.sides[Power::Nurgle].lost, &[1.0, 0.0]);
    let nurgle = &odds.sides[Power::Nurgle];
    assert_eq!((nurgle.early, nurgle.normal), (0, 1));
    close(nurgle.hits.chance(2), 1.0 / 6.0 / 3.0 + 1.0 / 36.0 / 2.0);
    // One figure does not dominate Kislev.
    close(odds.undominated.assumed, 1.0);
    assert!(odds.left_out.is_empty());
}

#[test]
fn the_killed_still_roll() {
    let odds = kislev("[region.kislev]\nfigures = { khorne = \"warrior\", nurgle = \"warrior\" }");
    // Two dice against one die, whoever rolls first.
    is_exactly(&odds.sides[Power::Nurgle].lost, &[0.25, 0.75]);
    is_exactly(&odds.sides[Power::Khorne].lost, &[0.5, 0.5]);
}

#[test]
fn those_killed_by_early_hits_do_not() {
    let odds = kislev(
        "[power.khorne]\npower = 1\nupgrades = [\"bloodletters\"]\n\
         [region.kislev]\nfigures = { khorne = \"warrior\", nurgle = \"warrior\" }",
    );
    assert_eq!((odds.sides[Power::Khorne].early, odds.sides[Power::Khorne].normal), (2, 0));
    is_exactly(&odds.sides[Power::Nurgle].lost, &[0.25, 0.75]);
    is_exactly(&odds.sides[Power::Khorne].lost, &[1.0 - 0.125, 0.125]);
}

#[test]
fn only_sixes_hit_daemonettes() {
    let odds = kislev(
        "[power.slaanesh]\npower = 0\nupgrades = [\"daemonettes\"]\n\
         [region.kislev]\nfigures = { khorne = \"warrior\", slaanesh = \"warrior\" }",
    );
    // Two sixes of two dice, extra dice too: no six 25/36, one 2 · 1/6 · 25/36.
    let fewer = 25.0 / 36.0 * (1.0 + 2.0 / 6.0);
    is_exactly(&odds.sides[Power::Slaanesh].lost, &[fewer, 1.0 - fewer]);
}

#[test]
fn who_has_a_choice_makes_bounds() {
    let odds = kislev(
        "[region.kislev]\nfigures = { nurgle = \"warrior\", tzeentch = \"cultist\", slaanesh = \"cultist\" }",
    );
    let hits = [0.5, 1.0 / 3.0 + 1.0 / 12.0, 1.0 / 12.0];
    for power in [Power::Tzeentch, Power::Slaanesh] {
        let lost = &odds.sides[power].lost;
        assert_eq!(lost.grounds, Grounds::Bounds);
        close(lost.least.chance(1), hits[2]);
        close(lost.assumed.chance(1), hits[1] / 2.0 + hits[2]);
        close(lost.most.chance(1), 0.5);
    }
}

#[test]
fn a_choice_between_figures_alike_makes_no_difference_to_how_many_die() {
    let odds = kislev(
        "[region.kislev]\nfigures = { tzeentch = \"warrior\", nurgle = \"warrior, cultist\" }",
    );
    let nurgle = &odds.sides[Power::Nurgle];
    is_exactly(&nurgle.lost, &[0.5, 1.0 / 3.0 + 1.0 / 12.0, 1.0 / 12.0]);
    assert_eq!(nurgle.lost_by_class[Class::Cultist].grounds, Grounds::Bounds);
    close(nurgle.lost_by_class[Class::Cultist].least.chance(1), 1.0 / 12.0);
    close(nurgle.lost_by_class[Class::Cultist].most.chance(1), 0.5);
}

#[test]
fn who_dominates_hangs_on_the_dice() {
    // Against a Resistance of 2 three Cultists of Tzeentch dominate if all live.
    let game = before_battle(
        "[region.tilea]\nfigures = { nurgle = \"warrior\", tzeentch = \"3 cultists\" }",
    );
    let odds = odds::battle(game.board(), Region::Tilea).expect("there is a battle");
    let tzeentch = odds.dominates[Power::Tzeentch];
    assert_eq!(tzeentch.grounds, Grounds::Exact);
    close(tzeentch.assumed, 0.5);
    close(odds.undominated.most, 0.5);
}

#[test]
fn no_battle_no_odds() {
    let game = before_battle(
        "[region.kislev]\nfigures = { nurgle = \"cultist\", tzeentch = \"cultist\" }",
    );
    for region in Region::ALL {
        assert_eq!(odds::battle(game.board(), region), None);
    }
}

#[test]
fn the_end_of_the_phase_is_left_out_and_said_to_be() {
    let odds = kislev(
        "[region.kislev]\nfigures = { nurgle = \"warrior\", tzeentch = \"cultist\" }\n\
         cards = [\"nurgle the-final-rotting\"]",
    );
    assert!(odds.left_out.has(Omission::EndOfPhase));
}

#[test]
fn sixty_figures_in_one_region_are_sampled() {
    let game = before_battle(
        "powers = [\"khorne\", \"nurgle\", \"tzeentch\", \"slaanesh\", \"horned-rat\"]\n\
         [region.kislev]\ntokens = { peasant = 3 }\nfigures = { \
         khorne = \"4 cultists, 6 warriors, daemon\", nurgle = \"6 cultists, 5 warriors, daemon\", \
         tzeentch = \"8 cultists, 3 warriors, daemon\", slaanesh = \"6 cultists, 3 warriors, daemon\", \
         horned-rat = \"11 cultists, 3 warriors, daemon\" }",
    );
    let odds = odds::battle(game.board(), Region::Kislev).expect("there is a battle");
    let lost = &odds.sides[Power::Nurgle].lost;
    assert!(matches!(lost.grounds, Grounds::Sampled { .. }));
    assert!(lost.assumed.mean() > 0.5 && lost.assumed.mean() < 8.0, "{}", lost.assumed.mean());
    assert!(odds.sides[Power::Khorne].hits.mean() > 9.0);
    Tally::default().of(&game, Manner::Assumed, 2_000).agree(&game, "sixty figures");
}

// ---- against the engine

/// What became of all regions in battles played many times.
#[derive(Default)]
struct Tally {
    battles: u32,
    /// How often each number of figures was lost, by region, Power and class; all classes last.
    lost: Vec<[u32; 16]>,
    captured: Vec<[u32; 16]>,
    /// How often each Power dominated.
    dominated: Vec<u32>,
    /// Regions in which the players' manner was not quite what the odds assume: a hit could go to
    /// figures of one kind that differ, or what happened elsewhere played a part.
    marked: Vec<Region>,
    manner: Option<Manner>,
}

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    /// As the odds assume where nothing is known.
    Assumed,
    /// Whatever is listed first, or last.
    First,
    Last,
    /// Any option as likely as any other.
    Any,
}

const CLASSES: usize = Class::ALL.len() + 1;

fn place(region: Region, power: Power, class: usize) -> usize {
    (region as usize * Power::ALL.len() + power as usize) * CLASSES + class
}

impl Tally {
    /// Plays the battles that come if all pass, so many times.
    fn of(mut self, game: &Game, manner: Manner, battles: u32) -> Self {
        let places = Region::ALL.len() * Power::ALL.len();
        self.lost = vec![[0; 16]; places * CLASSES];
        self.captured = vec![[0; 16]; places];
        self.dominated = vec![0; places];
        self.battles = battles;
        self.manner = Some(manner);
        let mut events = Vec::new();
        for seed in 0..battles {
            events.clear();
            let mut game = *game;
            let before = *game.board();
            let mut chance = Seeded::new(u64::from(seed) << 8 | 7);
            let mut random = Random::new(u64::from(seed));
            while matches!(game.board().phase(), Phase::Summoning | Phase::Battle)
                && let Some(decision) = game.decision()
            {
                let choice = self.choice(&game, manner, &mut random);
                game.choose(decision.power, choice, &mut chance, Some(&mut events))
                    .expect("an option is taken");
            }
            self.count(&before, &events);
        }
        self
    }

    fn choice(&mut self, game: &Game, manner: Manner, random: &mut Random) -> Choice {
        let options = game.options();
        let question = game.decision().map(|decision| decision.question);
        if options.contains(&Choice::Pass) {
            return Choice::Pass;
        }
        match manner {
            Manner::First => options[0],
            Manner::Last => options[options.len() - 1],
            Manner::Any => random.pick(&options),
            Manner::Assumed => match question {
                Some(Question::Hit { region, .. } | Question::StrikeBack { region, .. }) => {
                    self.any_figure(game, region, random)
                }
                Some(Question::RollAgain { .. }) => {
                    let is_miss =
                        |choice: &&Choice| matches!(choice, Choice::Choose(Thing::Die(..=3)));
                    *options.iter().find(is_miss).unwrap_or(&Choice::Choose(Thing::Done))
                }
                _ if options.contains(&Choice::Choose(Thing::Done)) && random.below(2) == 0 => {
                    Choice::Choose(Thing::Done)
                }
                _ => options[0],
            },
        }
    }

    /// Every figure as likely as any other.
    fn any_figure(&mut self, game: &Game, region: Region, random: &mut Random) -> Choice {
        let (board, mut ways, mut kinds) = (game.board(), Vec::new(), Vec::new());
        for option in &game.options() {
            let count = match option {
                Choice::Hit(Target::Peasant) => board.tokens(region, Token::Peasant),
                Choice::Hit(Target::Figure(group)) => {
                    if kinds.contains(&group.kind) && !self.marked.contains(&region) {
                        self.marked.push(region);
                    }
                    kinds.push(group.kind);
                    let standing = board.figures(region).but(board.tipped());
                    standing.and(group.kind.figures()).len()
                }
                _ => 1,
            };
            ways.extend(std::iter::repeat_n(*option, count.into()));
        }
        random.pick(&ways)
    }

    fn count(&mut self, before: &Board, events: &[Event]) {
        let mut lost = vec![0u8; self.lost.len()];
        let mut captured = vec![0u8; self.captured.len()];
        let (mut tipped, mut by_hits) = (FigureSet::EMPTY, false);
        for event in events {
            match *event {
                Event::Chosen { choice, .. } => by_hits = matches!(choice, Choice::Hit(_)),
                Event::Tipped { figure, .. } => tipped.insert(figure),
                Event::StoodUp(figure) => tipped.remove(figure),
                // What is killed or removed at the end of the phase was not lost in battle.
                Event::Killed { .. } if !by_hits => {}
                Event::Removed { figure, .. } if !tipped.has(figure) => {}
                Event::Killed { figure, region, .. } | Event::Removed { figure, region, .. } => {
                    let power = before.commander(figure);
                    lost[place(region, power, figure.kind().class as usize)] += 1;
                    lost[place(region, power, CLASSES - 1)] += 1;
                }
                Event::PeasantCaptured { by, region } => {
                    captured[place(region, by, 0) / CLASSES] += 1;
                }
                Event::Dominated { power, region } => {
                    self.dominated[place(region, power, 0) / CLASSES] += 1;
                }
                Event::CorruptionStepBegan => break,
                _ => {}
            }
        }
        for (tally, lost) in self.lost.iter_mut().zip(lost) {
            tally[usize::from(lost)] += 1;
        }
        for (tally, captured) in self.captured.iter_mut().zip(captured) {
            tally[usize::from(captured)] += 1;
        }
    }

    /// Compares what happened with what the odds say, region by region; says how many regions had a
    /// battle, and in how many of these all was exact.
    fn agree(&mut self, game: &Game, about: &str) -> (u32, u32) {
        let (mut fought, mut exact) = (0, 0);
        let all = Region::ALL.map(|region| odds::battle(game.board(), region));
        let battles = all.iter().flatten().count();
        for region in Region::ALL {
            let Some(odds) = &all[region as usize] else {
                for power in Power::ALL {
                    let lost = self.lost[place(region, power, CLASSES - 1)];
                    assert_eq!(lost[0], self.battles, "{about}: {region} without a battle");
                }
                continue;
            };
            fought += 1;
            if battles > 1 && odds.left_out.has(Omission::OtherRegions) {
                self.marked.push(region);
            }
            exact += u32::from(
                game.board()
                    .powers()
                    .into_iter()
                    .all(|power| odds.sides[power].lost.grounds == Grounds::Exact),
            );
            self.agree_in(region, odds, about);
        }
        (fought, exact)
    }

    fn agree_in(&self, region: Region, odds: &Odds, about: &str) {
        let end_of_phase = odds.left_out.has(Omission::EndOfPhase);
        let mut nobody = self.battles;
        for power in Power::ALL {
            let (side, about) = (&odds.sides[power], format!("{about}: {power} in {region}"));
            let captured = &self.captured[place(region, power, 0) / CLASSES];
            self.numbers(region, &side.captured, captured, &format!("{about} captures"));
            let dominated = self.dominated[place(region, power, 0) / CLASSES];
            nobody -= dominated;
            let lost = &self.lost[place(region, power, CLASSES - 1)];
            self.numbers(region, &side.lost, lost, &format!("{about} loses"));
            for class in Class::ALL {
                let lost = &self.lost[place(region, power, class as usize)];
                let about = format!("{about} loses {class}");
                self.numbers(region, &side.lost_by_class[class], lost, &about);
            }
            if !end_of_phase {
                let about = format!("{about} dominates");
                self.chance(region, odds.dominates[power], dominated, &about);
            }
        }
        if !end_of_phase {
            self.chance(region, odds.undominated, nobody, &format!("{about}: nobody in {region}"));
        }
    }

    fn numbers(&self, region: Region, forecast: &Forecast, tally: &[u32; 16], about: &str) {
        let all: f64 = forecast.assumed.chances().iter().sum();
        close(all, 1.0);
        for number in 1..16u8 {
            let chances = Chances {
                grounds: forecast.grounds,
                least: forecast.least.at_least(number),
                assumed: forecast.assumed.at_least(number),
                most: forecast.most.at_least(number),
            };
            let seen = tally[usize::from(number)..].iter().sum();
            self.chance(region, chances, seen, &format!("{about} {number} or more"));
        }
    }

    fn chance(&self, region: Region, chances: Chances, seen: u32, about: &str) {
        let manner = self.manner;
        let Chances { grounds, least, assumed, most } = chances;
        assert!(least <= assumed + 1e-9 && assumed <= most + 1e-9, "{about}: {chances:?}");
        let share = f64::from(seen) / f64::from(self.battles);
        let few_samples = match grounds {
            Grounds::Sampled { battles } => 3.0 / f64::from(battles).sqrt(),
            _ => 0.0,
        };
        // Five standard deviations: too far for chance, even in many thousands of comparisons.
        let room = |chance: f64| {
            let deviation = (chance * (1.0 - chance)).max(0.0).sqrt();
            5.0 * deviation / f64::from(self.battles).sqrt() + 3.0 / f64::from(self.battles)
        };
        let seen = format!("{about}: seen {share}, {manner:?}, {chances:?}");
        assert!(share >= least - room(least), "{seen}");
        assert!(share <= most + room(most), "{seen}");
        if manner == Some(Manner::Assumed) && !self.marked.contains(&region) {
            assert!((share - assumed).abs() <= room(assumed) + few_samples, "{seen}");
        }
    }
}

const BATTLES: u32 = 3_000;

/// Battles in which something is special, all in Kislev but for the neighbours.
const SPECIAL: [(&str, &str); 24] = [
    (
        "one against one",
        "[region.kislev]\nfigures = { khorne = \"2 warriors\", nurgle = \"2 warriors\" }",
    ),
    (
        "three Powers",
        "[region.kislev]\nfigures = { khorne = \"2 warriors, cultist\", nurgle = \"warrior, 2 cultists\", tzeentch = \"warrior, daemon\" }",
    ),
    (
        "peasants",
        "[region.kislev]\ntokens = { peasant = 2 }\nfigures = { khorne = \"warrior, cultist\", nurgle = \"daemon\" }",
    ),
    (
        "Blood Frenzy",
        "[region.kislev]\ncards = [\"khorne blood-frenzy\"]\nfigures = { khorne = \"warrior\", nurgle = \"2 warriors\", slaanesh = \"warrior, cultist\" }",
    ),
    (
        "Blood Frenzy alone",
        "[region.kislev]\ncards = [\"khorne blood-frenzy\", \"khorne blood-frenzy\"]\nfigures = { nurgle = \"daemon, cultist\" }",
    ),
    (
        "Bloodletters",
        "[power.khorne]\npower = 1\nupgrades = [\"bloodletters\", \"bloodsworn\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors, cultist\", tzeentch = \"2 warriors\", slaanesh = \"daemon\" }",
    ),
    (
        "Bloodletters and their daemon",
        "[power.khorne]\npower = 1\nupgrades = [\"bloodletters\"]\n[region.kislev]\nfigures = { khorne = \"warrior, daemon\", slaanesh = \"daemon, warrior\" }",
    ),
    (
        "Daemonettes",
        "[power.slaanesh]\npower = 0\nupgrades = [\"daemonettes\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors\", slaanesh = \"2 warriors, 2 cultists\", nurgle = \"warrior\" }",
    ),
    (
        "Daemonettes and Bloodletters",
        "[power.khorne]\npower = 1\nupgrades = [\"bloodletters\"]\n[power.slaanesh]\npower = 0\nupgrades = [\"daemonettes\"]\n[region.kislev]\nfigures = { khorne = \"3 warriors\", slaanesh = \"2 warriors, cultist\" }",
    ),
    (
        "Plaguebearers",
        "[power.nurgle]\npower = 0\nupgrades = [\"plaguebearers\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors, cultist\", nurgle = \"3 warriors\", tzeentch = \"2 warriors\" }",
    ),
    (
        "Plaguebearers and Bloodletters",
        "[power.khorne]\npower = 1\nupgrades = [\"bloodletters\"]\n[power.nurgle]\npower = 0\nupgrades = [\"plaguebearers\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors, cultist\", nurgle = \"2 warriors\" }",
    ),
    (
        "Reborn in Blood",
        "[region.kislev]\ncards = [\"khorne reborn-in-blood\"]\nfigures = { khorne = \"warrior\", nurgle = \"2 warriors, cultist\", tzeentch = \"warrior\" }",
    ),
    (
        "Greenskins",
        "[track]\nfirst = \"greenskins-invade\"\n[region.kislev]\ntokens = { event = 1 }\nfigures = { khorne = \"3 warriors\", nurgle = \"2 warriors\", tzeentch = \"daemon\" }",
    ),
    (
        "Norse",
        "[track]\nfirst = \"norse-reavers\"\n[region.kislev]\ntokens = { event = 1 }\nfigures = { khorne = \"warrior\", nurgle = \"2 warriors\", tzeentch = \"daemon, cultist\" }",
    ),
    (
        "fewer dice",
        "[region.kislev]\ncards = [\"nurgle influenza\", \"slaanesh soporific-musk\"]\nfigures = { khorne = \"2 warriors\", nurgle = \"warrior\", slaanesh = \"warrior, cultist\" }",
    ),
    (
        "Field of Ecstasy and Blood Frenzy",
        "[region.kislev]\ncards = [\"slaanesh field-of-ecstasy\", \"khorne blood-frenzy\"]\nfigures = { khorne = \"2 warriors\", slaanesh = \"2 warriors, cultist\" }",
    ),
    (
        "defence",
        "[region.kislev]\ncards = [\"nurgle plague-touch\", \"nurgle plague-aura\"]\nfigures = { khorne = \"3 warriors\", nurgle = \"2 warriors, cultist\", slaanesh = \"daemon, warrior\" }",
    ),
    (
        "rats in numbers",
        "powers = [\"khorne\", \"nurgle\", \"tzeentch\", \"slaanesh\", \"horned-rat\"]\n[region.kislev]\ncards = [\"horned-rat strength-in-numbers\", \"horned-rat verminous-horde\"]\nfigures = { khorne = \"2 warriors\", horned-rat = \"3 cultists\" }",
    ),
    (
        "Doomwheel",
        "powers = [\"khorne\", \"nurgle\", \"tzeentch\", \"slaanesh\", \"horned-rat\"]\n[power.khorne]\npower = 1\nupgrades = [\"bloodletters\"]\n[region.kislev]\ncards = [\"horned-rat doomwheel\", \"horned-rat verminous-horde\"]\nfigures = { khorne = \"2 warriors\", horned-rat = \"3 cultists\" }",
    ),
    (
        "protected Cultists",
        "cards = \"morrslieb\"\n[power.slaanesh]\npower = 0\nupgrades = [\"daemonettes\"]\n[region.kislev]\nfigures = { khorne = \"3 warriors\", slaanesh = \"warrior, 3 cultists\" }",
    ),
    (
        "Acolytes are saved",
        "cards = \"morrslieb\"\n[power.tzeentch]\npower = 0\nupgrades = [\"acolytes\"]\nhand = [\"glean\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors\", tzeentch = \"warrior, 3 cultists\" }",
    ),
    (
        "a die rolled again",
        "cards = \"morrslieb\"\n[power.khorne]\npower = 1\nupgrades = [\"crimson-tide\", \"vengeance\"]\n[region.kislev]\nfigures = { khorne = \"2 warriors\", tzeentch = \"warrior, 2 cultists\", slaanesh = \"daemon\" }",
    ),
    (
        "the Doomwheel pays for the stench",
        "powers = [\"khorne\", \"nurgle\", \"tzeentch\", \"slaanesh\", \"horned-rat\"]\ncards = \"morrslieb\"\n[region.kislev]\ncards = [\"horned-rat doomwheel\", \"nurgle choking-stench\"]\nfigures = { khorne = \"2 warriors\", nurgle = \"2 warriors\", horned-rat = \"warrior, cultist\" }",
    ),
    (
        "a Keeper who may die early",
        "powers = [\"khorne\", \"nurgle\", \"tzeentch\", \"slaanesh\", \"horned-rat\"]\ncards = \"morrslieb\"\n[power.slaanesh]\npower = 0\nupgrades = [\"keeper-of-secrets\"]\n[region.kislev]\ncards = [\"horned-rat doomwheel\", \"horned-rat doomwheel\"]\nfigures = { slaanesh = \"daemon\", khorne = \"warrior, cultist\", horned-rat = \"warrior\" }",
    ),
];

#[test]
fn special_battles_come_out_as_the_odds_say() {
    let mut exact = 0;
    for (about, position) in SPECIAL {
        let game = before_battle(position);
        for manner in [Manner::Assumed, Manner::First, Manner::Last, Manner::Any] {
            let battles = if manner == Manner::Assumed { BATTLES } else { BATTLES / 3 };
            let agreed = Tally::default().of(&game, manner, battles).agree(&game, about);
            assert_eq!(agreed.0, 1, "{about}: one battle");
            exact += agreed.1;
        }
    }
    assert!(exact > 8, "only {exact} were exact");
}

#[test]
fn battles_of_random_games_come_out_as_the_odds_say() {
    let (mut fought, mut exact) = (0, 0);
    // Fewer games have too few battles to say anything.
    for number in 0..games(6).max(50) {
        let mut stroll = Stroll::new(number);
        let mut turns = 0;
        // The last turns of some summoning phase, when the board is full.
        let wanted = 40 + number as u32 * 7 % 150;
        while stroll.step(&mut Vec::new()) {
            let question = stroll.game.decision().map(|decision| decision.question);
            turns += u32::from(question == Some(Question::Turn));
            if turns < wanted || question != Some(Question::Turn) {
                continue;
            }
            let manner = if number % 3 == 0 { Manner::Any } else { Manner::Assumed };
            let mut tally = Tally::default().of(&stroll.game, manner, 1_000);
            let agreed = tally.agree(&stroll.game, &format!("game {number}"));
            (fought, exact) = (fought + agreed.0, exact + agreed.1);
            break;
        }
    }
    assert!(fought > 20 && exact > 5 && exact < fought, "{fought} battles, {exact} exact");
}

#[test]
fn every_board_of_a_random_game_has_odds_that_add_up() {
    for number in 0..games(20) {
        let mut stroll = Stroll::new(number + 1_000);
        while stroll.step(&mut Vec::new()) {
            for region in Region::ALL {
                let Some(odds) = odds::battle(stroll.game.board(), region) else { continue };
                let dominated = |of: fn(&Chances) -> f64| {
                    let by_power: ByPower<f64> =
                        ByPower::new_with(|power| of(&odds.dominates[power]));
                    by_power.0.iter().sum::<f64>() + of(&odds.undominated)
                };
                close(dominated(|chances| chances.assumed), 1.0);
                assert!(dominated(|chances| chances.least) <= 1.0 + 1e-9);
                assert!(dominated(|chances| chances.most) >= 1.0 - 1e-9);
                for power in stroll.game.board().powers() {
                    let figures = stroll.game.board().figures_of(power, region);
                    let standing: FigureSet = figures.but(stroll.game.board().tipped());
                    let chances = odds.sides[power].lost.assumed.chances();
                    assert_eq!(chances.len(), usize::from(standing.len()) + 1);
                }
            }
        }
    }
}
