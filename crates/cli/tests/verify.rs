//! `ruinous verify` on true records and on those that somebody has helped along.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

use ruinous_engine::{Next, Power, Random, Setup, notation::Record};
use ruinous_server::fair::Seed;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const HASH: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
/// Nobody's seed and nobody's hash.
const OTHER: &str = "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

/// A whole game by the seed, with the seed in its record.
fn played() -> String {
    let setup = Setup::base(&[Power::Khorne, Power::Nurgle, Power::Slaanesh]).expect("three");
    let mut chance = SEED.parse::<Seed>().expect("64 digits").chance();
    let mut random = Random::new(1);
    let (mut record, mut game) = Record::begin(setup, &mut chance, None);
    while let Next::Ask(decision) = game.next() {
        let choice = random.pick(&game.options()).expect("an option");
        record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
    }
    record.with_seed(SEED).expect("64 digits").write()
}

fn without_seed() -> String {
    played().replace(&format!("seed {SEED}\n"), "")
}

/// Verifies a record that is kept in a file of this name.
fn verify(name: &str, record: &str, arguments: &[&str]) -> Output {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verify-{name}.record"));
    fs::write(&path, record).expect("the folder of the tests can be written to");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruinous"));
    command.env("LC_ALL", "C");
    command.arg("verify").arg(path).args(arguments).output().expect("the binary starts")
}

fn proves(name: &str, record: &str, arguments: &[&str]) -> String {
    let output = verify(name, record, arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{name}: {complaint}");
    assert!(complaint.is_empty(), "{name}: {complaint}");
    String::from_utf8(output.stdout).expect("text")
}

fn refuses(name: &str, record: &str, arguments: &[&str], code: i32) -> String {
    let output = verify(name, record, arguments);
    assert_eq!(output.status.code(), Some(code), "{name}");
    assert!(output.stdout.is_empty(), "{name}: nothing is proven");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_true_record_is_proven_in_numbers() {
    let record = played();
    let dice: usize = record
        .lines()
        .filter_map(|line| line.strip_prefix("dice "))
        .map(|dice| dice.split(' ').count())
        .sum();
    let tokens = record.lines().filter(|line| line.starts_with("draw token ")).count();
    let is_draw = |line: &&str| line.starts_with("draw ") || line.starts_with("lose ");
    let cards = record.lines().filter(is_draw).count() - tokens;
    let numbers = format!("{dice} dice, {cards} cards drawn and {tokens} tokens dealt");

    let said = proves("true", &record, &["--hash", &HASH.to_uppercase()]);
    assert!(said.contains(&numbers), "{said}");
    assert!(said.contains("has the hash that was announced"), "{said}");
    let said = proves("told", &without_seed(), &["--seed", SEED]);
    assert!(said.contains(&numbers) && said.contains(HASH), "{said}");
}

#[test]
fn the_dealing_of_powers_is_proven_if_the_record_tells_it() {
    let record = Record::read(&played()).expect("a record");
    let dealt = record.setup().dealt(&mut SEED.parse::<Seed>().expect("64 digits").chance());
    let mut other = dealt.clone();
    other.swap(0, 2);
    let with = |dealt| record.clone().with_dealt(dealt).expect("each Power once").write();
    let said = proves("dealt", &with(dealt), &[]);
    assert!(said.contains("So is who was dealt which Power."), "{said}");
    assert!(!proves("not-dealt", &played(), &[]).contains("dealt which"));
    let said = refuses("dealt-otherwise", &with(other), &[], 1);
    assert!(said.contains("Line 6 says “dealt "), "{said}");
}

#[test]
fn the_first_format_and_a_game_that_is_not_over_are_proven_too() {
    let record = played();
    let old = record.lines().skip(2).filter(|line| !line.starts_with("forced "));
    let old: Vec<&str> = ["ruinous record 1"].into_iter().chain(old).collect();
    proves("first-format", &old.join("\n"), &[]);
    let dealt: Vec<&str> = record.lines().take_while(|line| !line.contains(" summon ")).collect();
    let said = proves("not-over", &dealt.join("\n"), &[]);
    assert!(said.contains("0 dice"), "{said}");
}

#[test]
fn a_changed_die_is_named_with_its_line() {
    let record = played();
    let (at, roll) = record
        .lines()
        .enumerate()
        .find(|(_, line)| line.starts_with("dice ") && line.ends_with('1'))
        .expect("a one is rolled");
    let mut lines: Vec<&str> = record.lines().collect();
    let better = format!("{}5", &roll[..roll.len() - 1]);
    lines[at] = &better;
    let nth = roll.split(' ').count() - 1;
    let complaint = refuses("die", &lines.join("\n"), &[], 1);
    let expected =
        format!("Line {} says “{better}”; number {nth} of these dice should be a 1.", at + 1);
    assert!(complaint.contains(&expected), "{complaint}");
}

#[test]
fn swapped_draws_are_named_with_their_line() {
    let record = played();
    let mut lines: Vec<&str> = record.lines().collect();
    let is_khornes = |line: &str| line.starts_with("draw khorne ");
    let at = lines
        .windows(2)
        .position(|pair| pair.iter().all(|line| is_khornes(line)) && pair[0] != pair[1])
        .expect("Khorne draws two different cards");
    lines.swap(at, at + 1);
    let complaint = refuses("draw", &lines.join("\n"), &[], 1);
    let expected =
        format!("Line {} says “{}”; it should be “{}”.", at + 1, lines[at], lines[at + 1]);
    assert!(complaint.contains(&expected), "{complaint}");
}

#[test]
fn a_seed_that_is_not_the_games_proves_nothing() {
    let complaint = refuses("wrong-seed", &without_seed(), &["--seed", OTHER], 1);
    assert!(complaint.contains("is not what the seed gives. Line "), "{complaint}");
    let complaint = refuses("two-seeds", &played(), &["--seed", OTHER], 1);
    assert!(complaint.contains(SEED), "{complaint}");
    let complaint = refuses("no-seed", &without_seed(), &[], 1);
    assert!(complaint.contains("names no seed") && complaint.contains("--seed"), "{complaint}");
}

#[test]
fn another_hash_was_another_promise() {
    let complaint = refuses("wrong-hash", &played(), &["--hash", OTHER], 1);
    assert!(complaint.contains(HASH) && complaint.contains(OTHER), "{complaint}");
}

#[test]
fn what_is_no_seed_no_hash_or_no_record_is_said() {
    let complaint = refuses("seed", &played(), &["--seed", "12"], 2);
    assert!(complaint.contains("64 hexadecimal digits"), "{complaint}");
    let complaint = refuses("hash", &played(), &["--hash", "xyz"], 2);
    assert!(complaint.contains("64 hexadecimal digits"), "{complaint}");
    let complaint = refuses("record", "a poem", &[], 1);
    assert!(complaint.contains("ruinous record 2"), "{complaint}");
    let complaint = refuses("short-seed", &played().replace(SEED, "12"), &[], 1);
    assert!(complaint.contains("64"), "{complaint}");
}
