//! A record can be held to the seed of its game, and names it.

mod driver;

use driver::{Random, games, setups};
use ruinous_engine::{
    Next, Power, Seeded, Setup,
    notation::{Entry, NotProven, Proven, Record, RecordError, RecordProblem},
};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn recorded(number: u64) -> Record {
    let setups = setups();
    let mut chance = Seeded::new(number);
    let setup: Setup = setups[number as usize % setups.len()];
    let (mut record, mut game) = Record::begin(setup, &mut chance, None);
    let mut random = Random::new(number);
    while let Next::Ask(decision) = game.next() {
        let choice = random.pick(&game.options());
        record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
    }
    record
}

#[test]
fn all_that_chance_decided_is_proven_by_its_seed_and_by_no_other() {
    for number in 0..games(10) {
        let record = Record::read(&recorded(number).write()).expect("just written");
        let chance = record.entries().filter_map(|entry| match entry {
            Entry::Chance(happening) => Some(Entry::Chance(happening.clone())),
            _ => None,
        });
        let mut told = Proven::default();
        for entry in chance {
            match &*entry.line(record.setup()).split(' ').collect::<Vec<_>>() {
                ["dice", dice @ ..] => told.dice += dice.len() as u32,
                ["draw", "token", _] => told.tokens += 1,
                _ => told.cards += 1,
            }
        }
        assert_eq!(record.prove(&mut Seeded::new(number)), Ok(told));
        let other = record.prove(&mut Seeded::new(number + 1)).expect_err("another seed");
        assert!(matches!(other, NotProven::Draw { .. }), "{other}");
    }
}

#[test]
fn a_record_of_the_first_format_which_has_no_forced_lines_is_proven_too() {
    for number in 0..games(20) {
        let whole = recorded(number).write();
        let told = whole.lines().skip(2).filter(|line| !line.starts_with("forced "));
        let told: Vec<&str> = ["ruinous record 1"].into_iter().chain(told).collect();
        let record = Record::read(&told.join("\n")).expect("readable");
        let proven = record.prove(&mut Seeded::new(number));
        assert_eq!(proven, Record::read(&whole).expect("whole").prove(&mut Seeded::new(number)));
    }
}

#[test]
fn the_first_die_that_was_changed_is_named_with_its_line() {
    for number in 0..games(20) {
        let text = recorded(number).write();
        let rolls = text.lines().enumerate().filter(|(_, line)| line.starts_with("dice "));
        for (at, roll) in rolls.step_by(7) {
            let mut lines: Vec<&str> = text.lines().collect();
            let die = roll.as_bytes()[roll.len() - 1] - b'0';
            let other = format!("{}{}", &roll[..roll.len() - 1], die % 6 + 1);
            lines[at] = &other;
            let record = Record::read(&lines.join("\n")).expect("readable");
            let nth = roll.split(' ').count() - 1;
            let (line, says) = (at + 1, other.clone());
            let found = record.prove(&mut Seeded::new(number));
            assert_eq!(found, Err(NotProven::Die { line, says, nth, gives: die }));
        }
    }
}

#[test]
fn two_draws_that_changed_places_are_found() {
    let text = recorded(1).write();
    let mut lines: Vec<&str> = text.lines().collect();
    let is_draw = |line: &str| line.starts_with("draw ") && !line.contains(" token ");
    let pair = lines.windows(2).position(|pair| {
        let deck = |line: &str| line.rsplit_once(' ').map(|(deck, _)| deck.to_owned());
        pair.iter().all(|line| is_draw(line))
            && pair[0] != pair[1]
            && deck(pair[0]) == deck(pair[1])
    });
    let at = pair.expect("someone draws two different cards");
    lines.swap(at, at + 1);
    let record = Record::read(&lines.join("\n")).expect("readable");
    let expected = NotProven::Draw {
        line: at + 1,
        says: lines[at].to_owned(),
        gives: lines[at + 1].to_owned(),
    };
    assert_eq!(record.prove(&mut Seeded::new(1)), Err(expected));
}

#[test]
fn what_the_rules_do_not_allow_is_no_matter_of_chance() {
    let text = recorded(1).write();
    let stops = text.find("\ndice ").expect("someone rolls");
    let record =
        Record::read(&(text[..stops].to_owned() + "\nkhorne choose die 1")).expect("readable");
    let broken = record.prove(&mut Seeded::new(1)).expect_err("not allowed");
    assert!(matches!(broken, NotProven::Broken(_)), "{broken}");
}

#[test]
fn a_record_keeps_its_seed() {
    let plain = recorded(2);
    assert_eq!(plain.seed(), None);
    assert!(!plain.write().contains("seed"));
    let record = plain.with_seed(&SEED.to_uppercase()).expect("64 digits");
    assert_eq!(record.seed(), Some(SEED));
    let text = record.write();
    assert!(text.contains(&format!("\nseed {SEED}\n\ndraw token")), "it ends the heading");
    let read = Record::read(&text).expect("what was written can be read");
    assert_eq!((read.seed(), read.write()), (Some(SEED), text.clone()));
    assert_eq!(read.until(20).seed(), Some(SEED));
    let torn = Record::read_torn(&text[..text.len() - 3]).expect("the rest is whole");
    assert_eq!(torn.record.seed(), Some(SEED));
    let back = (0..200).find_map(|number| read.before_decision(number));
    assert_eq!(back.expect("a decision").seed(), Some(SEED));
    let undone = (1..=read.entries().len()).find_map(|end| {
        let so_far = read.until(end);
        read.setup().powers().into_iter().find_map(|power| so_far.undo(power).ok())
    });
    assert_eq!(undone.expect("something can be taken back").seed(), Some(SEED));
}

#[test]
fn a_record_tells_which_powers_were_dealt_and_that_is_proven() {
    let plain = recorded(2);
    assert_eq!((plain.dealt(), plain.write().contains("dealt")), (None, false));
    let dealt = plain.setup().dealt(&mut Seeded::new(2));
    let record = plain.clone().with_dealt(dealt.clone()).expect("each Power once");
    assert_eq!(
        record.prove(&mut Seeded::new(2)).expect("as the seed gives").powers,
        dealt.len() as u32
    );
    let text = record.with_seed(SEED).expect("64 digits").write();
    let read = Record::read(&text).expect("what was written can be read");
    assert_eq!((read.dealt(), read.seed()), (Some(&dealt[..]), Some(SEED)));
    assert_eq!(read.write(), text);
    assert_eq!(read.until(20).dealt(), Some(&dealt[..]));
    let mut other = dealt.clone();
    other.swap(0, 1);
    let line = |dealt: &[Power]| {
        let names: Vec<&str> = dealt.iter().map(|power| power.id()).collect();
        format!("dealt {}", names.join(" "))
    };
    let forged = Record::read(&text.replace(&line(&dealt), &line(&other))).expect("readable");
    let expected = NotProven::Draw { line: 6, says: line(&other), gives: line(&dealt) };
    assert_eq!(forged.prove(&mut Seeded::new(2)), Err(expected));
    for wrong in [vec![], vec![dealt[0]; dealt.len()], dealt[1..].to_vec()] {
        let problem = plain.clone().with_dealt(wrong.clone()).expect_err("not each Power once");
        let error = Record::read(&text.replace(&line(&dealt), line(&wrong).trim_end()));
        assert_eq!(error.expect_err("in a file too"), RecordError { line: 6, problem });
    }
}

#[test]
fn what_is_no_seed_is_refused_with_its_line() {
    let record = recorded(2);
    let lines = record.write();
    for seed in ["", "12", &SEED[1..], &format!("{SEED}0"), &SEED.replace('f', "g")] {
        let problem = record.clone().with_seed(seed).expect_err(seed);
        assert!(matches!(&problem, RecordProblem::BadSetup(why) if why.contains("64 digits")));
        let text = lines.replacen("\n\n", &format!("\nseed {seed}\n\n"), 1);
        let error = Record::read(&text).expect_err(seed);
        assert_eq!((error.line, error.problem), (6, problem));
    }
}
