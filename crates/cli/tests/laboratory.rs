//! `ruinous simulate` and `ruinous ladder` as people use them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use ruinous_bots::{network::Network, value::ValueNetwork};

fn ruinous(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruinous"));
    command.env("LC_ALL", "C");
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    ruinous(arguments).output().expect("the binary starts")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("complaints are text")
}

/// A folder for one test, which is not there yet.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// A simulation among cultists in this folder.
fn simulate(out: &Path, arguments: &[&str]) -> Output {
    let out = out.to_str().expect("the path is text");
    run(&[&["simulate", "--seats", "cultist", "--out", out], arguments].concat())
}

fn games(folder: &Path) -> String {
    fs::read_to_string(folder.join("games.csv")).expect("there are games")
}

#[test]
fn a_simulation_is_told_in_a_table_and_in_files() {
    let out = folder("told");
    let output = simulate(&out, &["--games", "60", "--seed", "7", "--threads", "1"]);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert_eq!(complained(&output), "", "nobody looks at the progress");
    let screen = said(&output);
    for words in ["60 games", "Khorne ", "Slaanesh ", "The Old World ", " rounds on average."] {
        assert!(screen.contains(words), "{screen}");
    }
    assert!(screen.contains(&format!("The report is {}.", out.join("report.html").display())));
    assert!(out.join("report.html").exists() && out.join("summary.json").exists());
    assert_eq!(games(&out).lines().count(), 61);

    // However many threads there are, and whether it is asked for at once or by and by.
    let other = folder("told-otherwise");
    simulate(&other, &["--games", "20", "--seed", "7", "--threads", "3"]);
    let output = simulate(&other, &["--games", "60", "--seed", "7", "--threads", "3"]);
    assert!(complained(&output).contains("20 of 60 games are there already."));
    assert_eq!(games(&out), games(&other));
}

#[test]
fn any_table_can_be_simulated() {
    let out = folder("everyone");
    let seats =
        "khorne=cultist,nurgle=cultist,Tzeentch=cultist,slaanesh=warrior,horned-rat=cultist";
    let table = ["--seats", seats, "--cards", "morrslieb", "--old-world", "mixed", "--rotate"];
    let out_name = out.to_str().expect("the path is text");
    let output = run(&[&["simulate", "--games", "5", "--out", out_name], &table[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("The Horned Rat "));
    assert!(said(&output).lines().any(|line| line.starts_with("warrior ")), "{}", said(&output));
    let games = games(&out);
    let deals: Vec<&str> = games.lines().skip(1).filter_map(|l| l.split(',').nth(1)).collect();
    assert_eq!(deals, ["0"; 5], "one deal, with the warrior in every seat");
}

#[cfg(unix)]
#[test]
fn an_interrupted_simulation_goes_on_with_the_same_command() {
    let out = folder("interrupted");
    let name = out.to_str().expect("the path is text");
    let arguments = ["simulate", "--seats", "cultist", "--games", "3000", "--out", name];
    let mut command = ruinous(&[&arguments[..], &["--threads", "1"]].concat());
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let child = command.spawn().expect("the binary starts");
    let kept =
        || fs::read_to_string(out.join("games.csv")).map_or(0, |games| games.lines().count());
    while kept() < 20 {
        std::thread::yield_now();
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.expect("kill is there").success());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(130), "{}", complained(&output));
    let kept = kept() - 1;
    assert!(kept < 3000);
    let sentence = format!("{kept} of 3000 games are kept; the same command goes on");
    assert!(complained(&output).contains(&sentence), "{}", complained(&output));

    assert_eq!(run(&arguments).status.code(), Some(0));
    let whole = folder("uninterrupted");
    simulate(&whole, &["--games", "3000"]);
    assert_eq!(games(&out), games(&whole));
}

#[test]
fn another_run_in_the_same_folder_is_refused() {
    let out = folder("occupied");
    simulate(&out, &["--games", "2", "--seed", "7"]);
    let before = games(&out);
    let output = simulate(&out, &["--games", "2", "--seed", "8", "--rotate"]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = complained(&output);
    assert!(complaint.contains("seed: 7 there, 8 now"), "{complaint}");
    assert!(complaint.contains("rotate: false there, true now"), "{complaint}");
    assert!(complaint.contains("Choose another folder with --out"), "{complaint}");
    assert_eq!(games(&out), before);

    fs::write(out.join("games.csv"), before.replace("cultist", "prophet")).expect("a file");
    let output = simulate(&out, &["--games", "2", "--seed", "7"]);
    assert_eq!(output.status.code(), Some(1));
    let sentence = "games.csv, line 2, column khorne_bot: “prophet” is not a level: cultist,";
    assert!(complained(&output).contains(sentence), "{}", complained(&output));
}

#[test]
fn a_daemon_by_the_clock_is_announced() {
    let out = folder("clock");
    let seats = ["--seats", "khorne=daemon:1ms,nurgle=cultist,tzeentch=cultist", "--games", "1"];
    let name = out.to_str().expect("the path is text");
    let output = run(&[&["simulate", "--out", name], &seats[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(complained(&output).contains("the same seed will not give the same games again"));
    let about = fs::read_to_string(out.join("run.json")).expect("there is a run");
    assert!(about.contains("\"reproducible\": false"), "{about}");
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    let out = folder("refused");
    let name = out.to_str().expect("the path is text");
    for (arguments, sentence) in [
        (&["--seats", "random"][..], "“random”: choose cultist, warrior or daemon."),
        (&["--seats", "khorne=cultist,nurgle=cultist"], "2 Powers are too few"),
        (&["--seats", "khorne=cultist,khorne=warrior"], "Khorne is named twice"),
        (&["--seats", "khorne=cultist,warrior"], "“warrior” does not say who plays what."),
        (&["--seats", ""], "There is no opponent called “”"),
        (&["--cards", "tarot"], "“tarot”: choose base or morrslieb."),
        (&["--games", "0"], "0 is not in 1.."),
        (&["--threads", "0"], "0 is not in 1..=1024"),
    ] {
        let output = run(&[&["simulate", "--out", name], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complained(&output).contains(sentence), "{}", complained(&output));
        assert_eq!(said(&output), "");
    }
    assert!(!out.exists(), "a refusal leaves nothing behind");
    let output = simulate(Path::new("/dev/null/report"), &["--games", "1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("/dev/null/report cannot be used"));
}

#[test]
fn a_ladder_is_told_in_lines_of_json_or_in_tables() {
    let ladder = ["ladder", "--games", "4", "--seed", "3", "--bots", "warrior,cultist"];
    let lines = said(&run(&[&ladder[..], &["--json", "--threads", "3"]].concat()));
    let beginnings = [
        r#"{"bot":"warrior","against":"cultist","games":4,"wins":"#,
        r#"{"bot":"cultist","against":"warrior","games":4,"wins":"#,
    ];
    assert_eq!(lines.lines().count(), 2, "{lines}");
    for (line, beginning) in lines.lines().zip(beginnings) {
        let wins = line.strip_prefix(beginning).and_then(|end| end.strip_suffix('}'));
        assert!(
            wins.and_then(|wins| wins.parse().ok()).is_some_and(|wins: u8| wins <= 4),
            "{line}"
        );
    }
    let again = said(&run(&[&ladder[..], &["--json", "--threads", "1"]].concat()));
    assert_eq!(lines, again);

    let alone = said(&run(&[&ladder[..], &["--json", "--alone", "cultist"]].concat()));
    assert_eq!(alone.lines().collect::<Vec<_>>(), [lines.lines().nth(1).expect("two lines")]);

    let screen = said(&run(&ladder));
    assert!(screen.lines().all(|line| line.chars().count() <= 80));
    let ratings: Vec<&str> = screen.lines().skip_while(|line| !line.contains("Rating")).collect();
    assert!(ratings[1].starts_with("warrior ") && ratings[1].ends_with(" 1000"), "{screen}");
    assert!(ratings[2].starts_with("cultist "), "{screen}");
}

#[test]
fn a_ladder_that_cannot_be_is_refused() {
    for (bots, sentence) in [
        ("cultist", "One bot is not enough"),
        ("cultist,cultist", "cultist is named twice"),
        ("daemon,daemon:2000", "daemon:2000 is named twice"),
        ("cultist,god", "There is no opponent called “god”"),
        ("", "There is no opponent called “”"),
    ] {
        let output = run(&["ladder", "--bots", bots]);
        assert_eq!(output.status.code(), Some(2), "{bots}");
        assert!(complained(&output).contains(sentence), "{}", complained(&output));
        assert_eq!(said(&output), "");
    }
    let output = run(&["ladder", "--bots", "cultist,warrior", "--alone", "daemon:9"]);
    assert_eq!(output.status.code(), Some(2));
    let sentence = "daemon:9 is to be alone, but is not among the bots";
    assert!(complained(&output).contains(sentence), "{}", complained(&output));
}

#[test]
fn weights_are_looked_for() {
    let out = folder("weights");
    fs::create_dir_all(&out).expect("a folder");
    let file = out.join("found.toml");
    let name = file.to_str().expect("the path is text");
    let output = run(&["tune", "--from", "nowhere.toml", "--out", name]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("nowhere.toml cannot be used"), "{}", complained(&output));
    assert!(!file.exists(), "a refusal leaves nothing behind");
    let arguments = ["--steps", "1", "--deals", "1", "--check", "4", "--out", name];
    let output = run(&[&["tune"], &arguments[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let found = fs::read_to_string(&file).expect("the weights are there");
    let command = "# Found by: ruinous tune --steps 1 --deals 1 --seed 1";
    assert!(found.starts_with(command), "{found}");
}

#[test]
fn networks_are_learnt() {
    let out = folder("learnt");
    let name = out.to_str().expect("the path is text");
    let learn = || run(&["learn", "--games", "4", "--out", name]);
    let output = learn();
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("Name another folder"), "{}", complained(&output));
    fs::create_dir_all(&out).expect("a folder");
    let (network, value) = (out.join("network.safetensors"), out.join("value.safetensors"));
    let part = out.join("learning.part");
    fs::write(&part, "a note\nof somebody").expect("writable");
    let output = learn();
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("holds something else"), "{}", complained(&output));
    assert!(!network.exists() && !value.exists());
    assert_eq!(fs::read_to_string(&part).ok().as_deref(), Some("a note\nof somebody"));
    assert_eq!(fs::read_dir(&out).expect("a folder").count(), 1, "a refusal leaves nothing behind");
    fs::remove_file(&part).expect("it is there");
    let somebody = fs::File::create(out.join("learning.lock")).expect("writable");
    somebody.lock().expect("free");
    let output = learn();
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("Another run"), "{}", complained(&output));
    assert!(!part.exists(), "nobody learns where somebody else does");
    assert!(out.join("learning.lock").exists(), "it is somebody else's");
    drop(somebody);
    let output = learn();
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("as surprising to the value as"), "{}", said(&output));
    assert_eq!(fs::read_dir(&out).expect("a folder").count(), 2, "nothing is left beside them");
    let read = || {
        let network = fs::read(&network).expect("it is there");
        let value = fs::read(&value).expect("it is there");
        (Network::read(&network).expect("a network"), ValueNetwork::read(&value).expect("one"))
    };
    let (policy, worth) = read();
    let output = run(&["learn", "--games", "4", "--iterations", "4", "--out", name]);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let (of_daemons, worth_to_daemons) = read();
    assert!(of_daemons != policy && worth_to_daemons != worth, "Daemons teach something else");
}
