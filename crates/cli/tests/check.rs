//! `ruinous check` as people use it: rules, and opponents that are asked.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn check(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruinous"));
    command.env("LC_ALL", "C").arg("check").args(arguments).arg(folder);
    command.output().expect("the binary starts")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

/// A folder with these files in it.
fn folder(name: &str, files: &[(&str, String)]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    for (file, text) in files {
        fs::write(path.join(file), text).expect("a file can be written");
    }
    path
}

/// Nurgle has one point left: another Leper in Kislev takes the region, 3 points, or he passes.
fn position(top: &str, expect: &str) -> String {
    format!(
        "title = 'Take Kislev'\n{top}\n[region.kislev]\nfigures = {{ nurgle = '3 cultists' }}\n\
         [power]\nkhorne = {{ power = 0 }}\nnurgle = {{ power = 1 }}\ntzeentch = {{ power = 0 }}\n\
         slaanesh = {{ power = 0 }}\n[expect]\n{expect}\n"
    )
}

const SUMMON: &str = "choice = ['nurgle summon cultist to kislev']";

#[test]
fn bots_that_are_asked_are_counted_apart() {
    let warrior = "bot = 'warrior'";
    let files = [
        ("a-rule.toml", position("", "asks = 'nurgle'")),
        ("found.toml", position(warrior, SUMMON)),
        ("missed.toml", position(warrior, "choice = ['nurgle pass']")),
    ];
    let book = folder("judged", &files);
    let output = check(&[], &book);
    let screen = said(&output);
    assert!(screen.ends_with("1 passed, 0 failed\n1 of 2 judged well\n"), "{screen}");
    let missed = format!(
        "MISS  {}: line 11: choice: expected \"nurgle pass\", found nurgle summon cultist to kislev",
        book.join("missed.toml").display()
    );
    assert!(screen.lines().any(|line| line == missed), "{screen}");
    assert_eq!(output.status.code(), Some(0), "a miss is no failure");
    assert_eq!(check(&["--at-least", "1"], &book).status.code(), Some(0));
    let too_few = check(&["--at-least", "2"], &book);
    assert_eq!(too_few.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&too_few.stderr);
    assert_eq!(complaint, "Only 1 judged well: at least 2 had to be.\n");
    // The same again, whoever plays by a seed.
    let by_daemons = || said(&check(&["--bot", "daemon:40"], &book));
    assert_eq!(by_daemons(), by_daemons());
    let by_luck = |seed: &str| said(&check(&["--bot", "cultist", "--seed", seed], &book));
    assert_eq!(by_luck("7"), by_luck("7"));
    assert!((2..12).any(|seed| by_luck(&seed.to_string()) != by_luck("1")), "luck plays no part");
    let unknown = check(&["--bot", "god"], &book);
    assert_eq!(unknown.status.code(), Some(2), "{unknown:?}");
}

/// What cannot be read is named, and the others are checked.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_hides_no_other() {
    let book = folder("dead-link", &[("rule.toml", position("", "asks = 'nurgle'"))]);
    let dead = book.join("dead.toml");
    std::os::unix::fs::symlink(book.join("nowhere"), &dead).expect("a link can be made");
    let screen = said(&check(&[], &book));
    let named = format!("FAIL  {}: ", dead.display());
    assert!(screen.lines().any(|line| line.starts_with(&named)), "{screen}");
    assert!(screen.ends_with("1 passed, 1 failed\n"), "{screen}");
}

#[test]
fn a_question_that_cannot_be_asked_fails_and_names_the_line() {
    let wrong = |top, expect, complaint: &str| {
        let book = folder("not-asked", &[("wrong.toml", position(top, expect))]);
        let output = check(&["--quiet"], &book);
        let file = book.join("wrong.toml").display().to_string();
        let expected = format!("FAIL  {file}: {complaint}\n0 passed, 1 failed\n");
        assert_eq!(said(&output), expected);
        assert_eq!(output.status.code(), Some(1));
    };
    let names = "random, cultist, warrior, daemon, daemon:2000, daemon:500ms";
    let unknown = format!("malformed: line 2: there is no opponent \"god\": {names}");
    wrong("bot = 'god'", SUMMON, &unknown);
    wrong("", SUMMON, "malformed: line 11: no bot is asked: name one at the top");
    wrong(
        "bot = 'warrior'",
        "avoid = ['nurgle summon cultist to norsca']",
        "line 11: avoid: expected \"nurgle summon cultist to norsca\" is allowed, \
         found refused: no figure in norsca or next to it",
    );
}
