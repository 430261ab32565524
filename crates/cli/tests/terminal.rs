//! The binary as people use it: through a pipe, with good and bad input.

use std::{
    fs,
    io::{Read, Write},
    path::PathBuf,
    process::{Child, Command, Output, Stdio},
};

fn ruinous(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruinous"));
    command.env("LC_ALL", "C");
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command to its end, typing all of the input at once.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = ruinous(arguments).spawn().expect("the binary starts");
    type_in(&mut child, input);
    child.wait_with_output().expect("the binary ends")
}

/// Types while the other side reads. What it does not want to read any more is no matter.
fn type_in(child: &mut Child, input: &[u8]) {
    let mut stdin = child.stdin.take().expect("input is piped");
    let input = input.to_owned();
    std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

/// What was said, without the breaks where a line is full.
fn in_one_line(output: &Output) -> String {
    said(output).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("complaints are text")
}

/// A file for one test, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Someone who types all kinds of answers until one of them fits, for so many rounds of that.
fn anything(first: &str, times: usize) -> String {
    format!("{first}\nb3\nd4\nc5\na2\n1\n2\n3\n4\n5\n6\n7\n8\n9\ndone\npass\n").repeat(times)
}

#[test]
fn a_whole_game_ends_well_and_its_record_replays() {
    for (power, choice) in [("khorne", "e4"), ("nurgle", "a3"), ("slaanesh", "f8")] {
        let record = file(&format!("{power}.record"));
        let name = record.to_str().expect("the path is text");
        let output = run(
            &["play", "--as", power, "--opponents", "cultist", "--seed", "5", "--record", name],
            anything(choice, 400).as_bytes(),
        );
        let screen = said(&output);
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        assert!(screen.contains("THE END"), "{power} does not come to an end");
        assert!(screen.contains(&format!("The record of the game is in {name}.")));
        assert!(!screen.contains('\x1b'), "colours in a pipe");
        for line in screen.lines() {
            assert!(line.chars().count() <= 80, "too wide: {line}");
        }

        let replayed = run(&["replay", name], b"");
        assert_eq!(replayed.status.code(), Some(0), "{}", complained(&replayed));
        let end = |text: &str| text.split_once("THE END").map(|(_, end)| end.to_owned());
        let told = end(&said(&replayed)).expect("the replay has an end");
        for line in told.lines().filter(|line| line.contains("victory points")) {
            assert!(screen.contains(line), "{line}");
        }
        let quiet = said(&run(&["replay", "--quiet", name], b""));
        assert!(quiet.trim_start().starts_with("── THE END"), "{quiet}");

        // A spectator is not told what others draw.
        let hidden = said(&replayed);
        let draws = hidden.lines().filter(|line| line.contains(" draws "));
        assert!(draws.clone().count() > 8);
        for line in draws {
            assert!(line.contains("card"), "{line}");
        }
    }
}

#[test]
fn whole_games_with_the_expansion_end_well_and_replay() {
    let all = "khorne,nurgle,tzeentch,slaanesh,horned-rat";
    for (number, (powers, player, cards, old_world)) in [
        (all, "horned-rat", "morrslieb", "mixed"),
        (all, "tzeentch", "morrslieb", "expert"),
        (all, "horned-rat", "base", "base"),
        ("khorne,slaanesh,horned-rat", "slaanesh", "morrslieb", "base"),
        ("khorne,nurgle,tzeentch,slaanesh", "nurgle", "base", "expert"),
    ]
    .into_iter()
    .enumerate()
    {
        let record = file(&format!("expansion-{number}.record"));
        let name = record.to_str().expect("the path is text");
        let table = ["--powers", powers, "--cards", cards, "--old-world", old_world];
        let begin = ["play", "--as", player, "--opponents", "random", "--seed", "5"];
        let begin = [&begin[..], &["--record", name]].concat();
        let output = run(&[&begin[..], &table].concat(), anything("f3", 400).as_bytes());
        let screen = said(&output);
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        assert!(screen.contains("THE END"), "{table:?} does not come to an end");
        for line in screen.lines() {
            assert!(line.chars().count() <= 80, "too wide: {line}");
        }
        let replayed = run(&["replay", "--quiet", name], b"");
        assert_eq!(replayed.status.code(), Some(0), "{}", complained(&replayed));
        for line in said(&replayed).lines().filter(|line| line.contains("victory points")) {
            assert!(screen.contains(line), "{line}");
        }
        assert_eq!(run(&["replay", name], b"").status.code(), Some(0));
    }
}

/// Who plays against whom at a table that is dealt.
fn dealt(arguments: &[&str]) -> (String, Vec<String>) {
    let output = run(&[&["play"], arguments].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let screen = in_one_line(&output);
    let (welcome, _) = screen.split_once(". This game").expect("a welcome");
    let (player, opponents) = welcome.split_once(" against ").expect("a player and opponents");
    let opponents = opponents.replace(" (warrior)", "");
    let opponents = opponents.replace(" and ", ", ").split(", ").map(str::to_owned).collect();
    (player.trim_start_matches("You play ").to_owned(), opponents)
}

#[test]
fn powers_can_be_dealt() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let seed = seed.to_string();
        let (player, opponents) = dealt(&["--players", "3", "--seed", &seed]);
        assert_eq!(opponents.len(), 2);
        // Whoever is dealt can be chosen. The first named is never the Horned Rat, which is last.
        let (other, others) = dealt(&["--players", "3", "--seed", &seed, "--as", &opponents[0]]);
        assert_eq!(other, opponents[0]);
        assert!(others.contains(&player));
        first.insert(player);
    }
    assert_eq!(first.len(), 5, "{first:?}");
    assert_eq!(dealt(&["--players", "4", "--seed", "1"]).1.len(), 3);
    assert_eq!(dealt(&["--players", "5", "--seed", "1"]).1.len(), 4);
}

#[test]
fn the_same_seed_is_the_same_game() {
    for opponents in ["random", "cultist", "warrior", "daemon:10"] {
        let play = || {
            let table = ["play", "--as", "tzeentch", "--seed", "9", "--opponents", opponents];
            said(&run(&table, b"a3\nb3\n1\npass\nquit\n"))
        };
        assert_eq!(play(), play());
    }
}

#[test]
fn opponents_are_chosen_for_all_or_one_by_one() {
    for (arguments, welcome) in [
        (&[][..], "Nurgle (warrior), Tzeentch (warrior) and Slaanesh (warrior)."),
        (&["--opponents", "Random"], "Nurgle (random), Tzeentch (random) and Slaanesh (random)."),
        (
            &["--opponents", "nurgle=daemon:20, slaanesh=cultist"],
            "Nurgle (daemon:20), Tzeentch (warrior) and Slaanesh (cultist).",
        ),
    ] {
        let output = run(&[&["play", "--as", "khorne", "--seed", "1"], arguments].concat(), b"");
        let screen = in_one_line(&output);
        assert!(screen.contains(&format!("You play Khorne against {welcome}")), "{screen}");
    }
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_game() {
    for input in [&b""[..], b"quit\n", b"1", b"\n\n\n"] {
        let output = run(&["play", "--seed", "1"], input);
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        let screen = in_one_line(&output);
        let opponents = "Nurgle (warrior), Tzeentch (warrior) and Slaanesh (warrior).";
        assert!(screen.contains(&format!("You play Khorne against {opponents}")), "{screen}");
        assert!(screen.contains("You leave the table."));
        assert_eq!(complained(&output), "");
    }
}

/// What is answered to a line at the first decision of a game.
fn answer(line: &[u8]) -> String {
    let output = run(&["play", "--as", "khorne", "--seed", "1"], &[line, b"\n"].concat());
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    in_one_line(&output)
}

#[test]
fn bad_input_is_answered_with_a_sentence() {
    for (line, sentence) in [
        ("", "Type the number of an option, or what and where, such as a3; or “help”."),
        ("0", "There is no option “0”. Type what the menu shows, such as a1."),
        ("3", "There is no option “3”."),
        ("z3", "There is no option “z3”."),
        ("9999999999999999999999999", "There is no option “9999999999999999999999999”."),
        ("-1", "“-1” is neither a number nor a command."),
        ("nonsense", "“nonsense” is neither a number nor a command."),
        ("nurgle pass", "You play Khorne, not Nurgle."),
        ("summon", "The line ends too early"),
        ("summon warrior to atlantis", "There is no region called “atlantis”."),
        ("summon dragon to kislev", "There is no kind of figure called “dragon”."),
        ("summon warrior from kislev to empire", "You have no Bloodletter in Kislev"),
        ("play teleport in kislev", "“Teleport” is not in your hand."),
        ("hit peasant", "It is your turn of the summoning phase"),
        ("choose kislev", "It is your turn of the summoning phase"),
        ("summon warrior (angry) to kislev", "“(angry)” says nothing about a figure."),
        ("summon warrior (shielded to kislev", "A bracket is opened and not closed."),
        ("why", "Say which choice"),
        ("why summon warrior to kislev", "Nothing forbids it: type b3."),
        ("why b3", "Nothing forbids it: type b3."),
        ("why play teleport in kislev", "“Teleport” is not in your hand."),
        ("card", "Say which card"),
        ("card nothing", "No card is called “nothing”."),
        ("card power of", "“power of” can be any of"),
        ("card battle cry", "no Power, not even Khorne, can place corruption here this round."),
        ("help", "What you can type"),
        ("board", "Populous"),
        ("map", "Bretonnia* Empire, Estalia, Tilea and Border Princes"),
        ("dials", "Khorne · 9 ticks to Victory · Threat 3 · no counter in this round"),
        ("dials", "score 4 victory points (6) · choose an upgrade (12) · draw 2 cards (14)"),
        ("discards", "Khorne has discarded nothing; 19 in the deck."),
        ("odds", "Say where, for example: odds kislev, or odds 3."),
        ("odds atlantis", "Say where, for example: odds kislev, or odds 3."),
        ("odds kislev", "There will be no battle in Kislev, as the board stands."),
        ("odds 4", "There will be no battle in the Empire, as the board stands."),
        ("hint", "” is a good choice."),
        ("hand", "Your hand · 5 cards"),
        ("log all", "ROUND 1"),
    ] {
        let screen = answer(line.as_bytes());
        assert!(screen.contains(sentence), "“{line}” was answered with: {screen}");
    }
    let screen = answer(b"\xff\xfe pass");
    assert!(screen.contains("is neither a number nor a command"), "{screen}");
}

#[test]
fn choices_can_be_typed_in_words() {
    for line in [
        "summon warrior to kislev",
        "khorne summon warrior to kislev",
        "Summon Bloodletter to KISLEV",
        "summon khorne warrior to kislev",
    ] {
        let screen = answer(line.as_bytes());
        assert!(screen.contains("Khorne summons a Bloodletter to Kislev."), "{line}");
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    for (arguments, sentence) in [
        (&["--as", "sigmar"][..], "There is no Power called “sigmar”"),
        (&["--powers", "khorne,nurgle"], "2 Powers are too few"),
        (&["--powers", ""], "No Power is named"),
        (&["--powers", "khorne,nurgle,khorne,tzeentch"], "Khorne is named twice"),
        (&["--powers", "khorne,nurgle,rat"], "There is no Power called “rat”"),
        (&["--cards", "tarot"], "“tarot”: choose base or morrslieb."),
        (&["--old-world", "new"], "“new”: choose base, mixed or expert."),
        (&["--players", "2"], "2 is not in 3..=5"),
        (&["--players", "6"], "6 is not in 3..=5"),
        (&["--players", "3", "--powers", "khorne,nurgle,tzeentch"], "cannot be used with"),
        (&["--players", "many"], "many"),
        (&["--powers", "khorne,nurgle,tzeentch", "--as", "slaanesh"], "Slaanesh is not at the"),
        (&["--seed", "many"], "many"),
        (&["--opponents", "god"], "“god”: choose random, cultist, warrior or daemon."),
        (&["--opponents", "daemon:0"], "There is no opponent called “daemon:0”"),
        (&["--opponents", "warrior,cultist"], "There is no opponent called “warrior,cultist”"),
        (&["--opponents", "nurgle=warrior,cultist"], "“cultist” does not say who plays what."),
        (&["--opponents", "nurgle=random,nurgle=cultist"], "Nurgle is named twice"),
        (&["--opponents", "sigmar=random"], "There is no Power called “sigmar”"),
        (&["--opponents", "rat=random"], "There is no Power called “rat”"),
        (&["--opponents", "horned-rat=random"], "The Horned Rat is not at the table"),
    ] {
        let output = run(&[&["play"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complained(&output).contains(sentence), "{}", complained(&output));
        assert_eq!(said(&output), "");
    }
    // Without Khorne at the table, the first Power is played.
    let output = run(&["play", "--powers", "slaanesh,nurgle,tzeentch"], b"");
    let welcome = "You play Nurgle against Tzeentch (warrior) and Slaanesh (warrior).";
    assert!(in_one_line(&output).contains(welcome));
}

#[test]
fn a_record_that_cannot_be_written_is_refused_before_the_game() {
    let output = run(&["play", "--record", "/nowhere/at/all"], b"1\nquit\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(said(&output), "");
    assert!(complained(&output).contains("could not be written to /nowhere/at/all"));
}

#[test]
fn a_bad_record_is_refused_with_file_line_and_reason() {
    let setup = "ruinous record 1\npowers khorne nurgle tzeentch\ncards base\nold-world base\n";
    for (name, record, line) in [
        ("empty", String::new(), 1),
        ("heading", "a letter home\n".to_owned(), 1),
        ("powers", setup.replace("nurgle", "sigmar"), 2),
        ("too-few", setup.replace("nurgle", ""), 2),
        ("choice", format!("{setup}\nkhorne dance in kislev\n"), 6),
        ("dice", format!("{setup}\ndice 7\n"), 6),
        ("no-draws", setup.to_owned(), 4),
    ] {
        let path = file(name);
        fs::write(&path, record).expect("a file can be written");
        let path = path.to_str().expect("the path is text");
        let output = run(&["replay", path], b"");
        assert_eq!(output.status.code(), Some(1), "{name}");
        let expected = format!("{path}, line {line}: ");
        assert!(complained(&output).starts_with(&expected), "{}", complained(&output));
    }
    let output = run(&["replay", "/nowhere/at/all"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).starts_with("/nowhere/at/all cannot be read"));
}

#[test]
fn an_unfinished_record_is_told_as_far_as_it_goes() {
    let record = file("unfinished");
    let name = record.to_str().expect("the path is text");
    run(&["play", "--seed", "2", "--record", name], b"a1\na1\n");
    let output = run(&["replay", name], b"");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("The record ends in round 1, Summoning phase"));
    assert!(said(&output).contains("Khorne summons a Bloodsworn to Norsca."));
}

#[test]
fn cards_are_listed_and_found() {
    let list = said(&run(&["cards"], b""));
    for name in ["Blood Frenzy", "Degenerate Royalty", "Lord of Change", "Skavengers"] {
        assert!(list.lines().any(|line| line.starts_with(name)), "{name}");
    }
    assert!(list.lines().all(|line| line.chars().count() <= 80));
    for name in ["Skitterleap", "Rat Ogres", "Lure of Battle", "Infested Colony", "Call to Arms!"] {
        assert!(list.lines().any(|line| line.starts_with(name)), "{name}");
    }
    let headings = list.lines().filter(|line| line.trim() == "Morrslieb set").count();
    assert_eq!(headings, 4);

    // What has the same name in both sets is shown from both.
    let both = said(&run(&["cards", "bloodsworn"], b""));
    assert!(both.contains("Upgrade of Khorne · base set"), "{both}");
    assert!(both.contains("Upgrade of Khorne · Morrslieb set"), "{both}");

    for name in [&["battle-cry"][..], &["BATTLE", "CRY"], &["attle cr"]] {
        let output = run(&[&["cards"], name].concat(), b"");
        assert_eq!(output.status.code(), Some(0));
        assert!(said(&output).contains("Chaos card of Khorne · cost 1 · 4 copies"));
        assert!(said(&output).contains("of effect, cost and copies: confirmed"));
    }
    // What is known of the effect need not be known of the rest.
    assert!(list.lines().any(|line| line.trim() == "Cost recorded, copies reconstructed."));
    let rampage = said(&run(&["cards", "rampage"], b""));
    for sure in ["of the effect: confirmed", "Of the copies: reconstructed"] {
        assert!(rampage.contains(sure), "{rampage}");
    }
    let output = run(&["cards", "plague"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        complained(&output)
            .contains("Plague Touch, Plague Aura, Ultimate Plague and Plaguebearers")
    );
    let output = run(&["cards", "nothing"], b"");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn nobody_left_to_read_is_no_panic() {
    for arguments in [&["play", "--seed", "1"][..], &["cards"], &["check", "."]] {
        let mut child = ruinous(arguments).spawn().expect("the binary starts");
        drop(child.stdout.take());
        type_in(&mut child, anything("1", 200).as_bytes());
        let mut complaints = String::new();
        let mut stderr = child.stderr.take().expect("complaints are piped");
        stderr.read_to_string(&mut complaints).expect("complaints are text");
        assert!(!complaints.contains("panicked"), "{arguments:?}: {complaints}");
        child.wait().expect("the binary ends");
    }
}

#[test]
fn leaving_is_asked_about() {
    let play = |input: &[u8]| in_one_line(&run(&["play", "--as", "khorne", "--seed", "1"], input));
    let stays = play(b"quit\nno\nhand\n");
    assert!(stays.contains("Leave the table? No record is kept"), "{stays}");
    assert!(stays.contains("Your hand"), "{stays}");
    for input in [&b"quit\nyes\nhand\n"[..], b"quit\nY\nhand\n", b"quit\nquit\nhand\n"] {
        let leaves = play(input);
        assert!(leaves.contains("You leave the table."), "{leaves}");
        assert!(!leaves.contains("Your hand"), "{leaves}");
    }
}

#[test]
fn a_game_goes_on_from_its_record() {
    let record = file("resumed.record");
    let name = record.to_str().expect("the path is text");
    let opponents = ["--opponents", "nurgle=random,tzeentch=cultist,slaanesh=daemon:10"];
    let begin = [&["play", "--as", "khorne", "--seed", "3", "--record", name][..], &opponents];
    run(&begin.concat(), b"b3\nb3\nquit\nyes\n");
    let before = fs::read_to_string(&record).expect("the record is there");

    // Nothing has changed for someone who only looks.
    let looked = run(&["play", "--resume", name], b"log all\n");
    assert_eq!(looked.status.code(), Some(0), "{}", complained(&looked));
    let screen = in_one_line(&looked);
    let opponents = "Nurgle (random), Tzeentch (cultist) and Slaanesh (daemon:10),";
    assert!(screen.contains(&format!("You play Khorne against {opponents} and go on")), "{screen}");
    assert_eq!(screen.matches("Khorne summons a Bloodletter to Kislev.").count(), 3, "{screen}");
    assert_eq!(fs::read_to_string(&record).expect("it is there"), before);

    // Others can sit down.
    let others = run(&["play", "--resume", name, "--as", "nurgle", "--opponents", "cultist"], b"");
    let screen = in_one_line(&others);
    let opponents = "Khorne (cultist), Tzeentch (cultist) and Slaanesh (cultist),";
    assert!(screen.contains(&format!("You play Nurgle against {opponents}")), "{screen}");
    fs::write(&record, &before).expect("it can be written");

    let played = run(
        &["play", "--resume", name, "--opponents", "cultist", "--seed", "8"],
        anything("b4", 400).as_bytes(),
    );
    let screen = said(&played);
    assert!(screen.contains("THE END"), "{}", complained(&played));
    assert!(screen.contains(&format!("The record of the game is in {name}.")));
    let after = fs::read_to_string(&record).expect("it is there");
    assert!(after.contains("# seat khorne person\n# seat nurgle cultist\n"), "{after}");
    assert_eq!(run(&["replay", name], b"").status.code(), Some(0));

    let over = run(&["play", "--resume", name], b"");
    assert_eq!(over.status.code(), Some(1));
    assert!(complained(&over).contains("is over. “ruinous replay"), "{}", complained(&over));
    assert_eq!(fs::read_to_string(&record).expect("it is there"), after);
}

#[test]
fn a_record_that_cannot_go_on_is_refused() {
    let path = file("no-record");
    let name = path.to_str().expect("the path is text");
    let output = run(&["play", "--resume", name], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("cannot be read"), "{}", complained(&output));
    fs::write(&path, "a letter home\n").expect("a file can be written");
    let output = run(&["play", "--resume", name], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        complained(&output).starts_with(&format!("{name}, line 1: ")),
        "{}",
        complained(&output)
    );
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "a letter home\n");
    for other in [["--powers", "khorne,nurgle,tzeentch"], ["--players", "3"], ["--cards", "base"]] {
        let output = run(&[&["play", "--resume", name][..], &other].concat(), b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(complained(&output).contains("cannot be used with"), "{}", complained(&output));
    }
}

/// The lines of a record that tell what a Power draws.
fn draws(record: &str, power: &str) -> Vec<String> {
    let line = format!("draw {power} ");
    record.lines().filter(|it| it.starts_with(&line)).map(str::to_owned).collect()
}

#[test]
fn a_record_shows_no_hands_while_the_game_goes_on() {
    let kept = |name: &str, more: &[&str], input: &str| {
        let record = file(name);
        let name = record.to_str().expect("the path is text");
        let begin = ["play", "--as", "nurgle", "--seed", "4", "--opponents", "cultist"];
        run(&[&begin[..], &["--record", name], more].concat(), input.as_bytes());
        fs::read_to_string(&record).expect("the record is there")
    };
    let sealed = kept("sealed.record", &[], "a3\n");
    let open = kept("open.record", &["--record-open"], "a3\n");
    assert_eq!(draws(&sealed, "nurgle"), draws(&open, "nurgle"));
    let named = draws(&open, "khorne");
    assert!(named.len() >= 3);
    assert_eq!(draws(&sealed, "khorne").len(), named.len());
    for (sealed, open) in draws(&sealed, "khorne").iter().zip(&named) {
        let card = open.rsplit(' ').next().expect("a card is drawn");
        assert!(sealed.starts_with("draw khorne ?") && !sealed.contains(card), "{sealed}");
    }
    let without_draws = |record: &str| {
        let lines = record.lines().filter(|line| !line.starts_with("draw "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(without_draws(&sealed), without_draws(&open));
    // A sealed record can be told, and a finished one has no seal.
    let name = file("sealed-again.record");
    fs::write(&name, &sealed).expect("a file can be written");
    let told = run(&["replay", name.to_str().expect("the path is text")], b"");
    assert_eq!(told.status.code(), Some(0), "{}", complained(&told));
    let finished = kept("finished.record", &[], &anything("a3", 400));
    assert!(draws(&finished, "khorne").iter().all(|line| !line.contains('?')));
}

#[test]
fn nothing_is_written_over_unasked() {
    let path = file("treasure");
    let name = path.to_str().expect("the path is text");
    fs::write(&path, "a treasure\n").expect("a file can be written");
    let output = run(&["play", "--seed", "1", "--record", name], b"a1\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(said(&output), "");
    assert!(complained(&output).contains("exists already"), "{}", complained(&output));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "a treasure\n");
}

#[test]
fn a_record_is_kept_in_a_regular_file_only() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for place in [folder, "/dev/zero", "."] {
        for option in ["--record", "--resume"] {
            let output = run(&["play", "--seed", "1", option, place], b"a1\n");
            assert_eq!(output.status.code(), Some(1), "{place}");
            assert_eq!(said(&output), "");
            assert!(complained(&output).contains("is no regular file"), "{}", complained(&output));
        }
    }
}

#[cfg(unix)]
#[test]
fn links_to_a_record_are_followed_and_stay() {
    use std::os::unix::fs::symlink;
    let (link, target) = (file("link"), file("target"));
    // The target need not be there yet, and is named from where the link is.
    symlink("target", &link).expect("a link can be made");
    let name = link.to_str().expect("the path is text");
    let begin = ["play", "--as", "khorne", "--seed", "1", "--opponents", "cultist"];
    let output = run(&[&begin[..], &["--record", name]].concat(), b"a1\n");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let first = fs::read_to_string(&target).expect("the target is there");
    assert!(first.starts_with("ruinous record "), "{first}");
    run(&["play", "--resume", name], b"a1\n");
    assert!(fs::symlink_metadata(&link).expect("the link is there").is_symlink());
    assert!(fs::read_to_string(&target).expect("the target is there").len() > first.len());
    let circle = file("circle");
    symlink("circle", &circle).expect("a link can be made");
    let output = run(&["play", "--record", circle.to_str().expect("the path is text")], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("could not be written"), "{}", complained(&output));
}

#[test]
fn a_board_and_its_question_fit_a_small_terminal() {
    let table = ["play", "--as", "tzeentch", "--seed", "5", "--opponents", "cultist"];
    let all = ["--powers", "khorne,nurgle,tzeentch,slaanesh,horned-rat"];
    for powers in [&[][..], &all] {
        let output = run(&[&table[..], powers].concat(), anything("a3", 200).as_bytes());
        let screen = said(&output);
        let screens: Vec<&str> = screen.split("── Round ").skip(1).collect();
        let mut questions = 0;
        for screen in screens {
            let Some((shown, _)) = screen.split_once("\n> ") else { continue };
            // With its prompt, and without an upgrade's long text.
            let lines = shown.lines().count() + 1;
            assert!(lines <= 24 || shown.contains("upgrade"), "{lines} lines: {shown}");
            questions += 1;
        }
        assert!(questions > 10, "{questions}");
    }
}

#[test]
fn a_choice_is_taken_back_and_everything_is_as_before() {
    let record = file("undo.record");
    let name = record.to_str().expect("the path is text");
    let written = || fs::read_to_string(&record).expect("the record is there");
    let begin = ["play", "--as", "slaanesh", "--seed", "1", "--opponents", "cultist"];
    let nothing = run(&[&begin[..], &["--record", name]].concat(), b"undo\n");
    let sentence = "You have chosen nothing yet that could be taken back.";
    assert!(in_one_line(&nothing).contains(sentence), "{}", said(&nothing));
    let before = written();

    // The card asks where the Peasant goes; until that is said, it can go back to the hand.
    run(&["play", "--resume", name], b"play dark-influence in kislev\n");
    assert!(written().contains("\nslaanesh play dark-influence in kislev\n"), "{}", written());
    let back = run(&["play", "--resume", name], b"undo\nlog all\nhand\n");
    assert_eq!(written(), before);
    let screen = said(&back);
    let (_, after) = screen
        .split_once("“Play Dark Influence in Kislev” is taken back.")
        .unwrap_or_else(|| panic!("it is not taken back: {screen}"));
    assert!(after.contains("Your turn: summon a figure"), "{after}");
    assert!(!after.contains("Slaanesh plays"), "{after}");
    assert!(after.contains("Your hand · 5 cards"), "{after}");

    let late = run(&["play", "--resume", name], b"play dark-influence in kislev\n1\nundo\n");
    let sentence = "That cannot be taken back: Khorne has chosen since.";
    assert!(in_one_line(&late).contains(sentence), "{}", said(&late));
}

#[test]
fn taking_back_again_and_again_does_not_harm_a_game() {
    let record = file("undone.record");
    let name = record.to_str().expect("the path is text");
    let begin = ["play", "--as", "tzeentch", "--seed", "5", "--opponents", "cultist"];
    let input = anything("a3", 400).replace('\n', "\nundo\n").replace("undo\ndone", "done");
    let output = run(&[&begin[..], &["--record", name]].concat(), input.as_bytes());
    let screen = in_one_line(&output);
    for words in ["is taken back.", "dice were rolled since.", "has chosen since."] {
        assert!(screen.contains(words), "{words}");
    }
    let told = run(&["replay", name], b"");
    assert_eq!(told.status.code(), Some(0), "{}", complained(&told));
}

#[test]
fn a_torn_record_goes_on_without_its_end() {
    let record = file("torn.record");
    let name = record.to_str().expect("the path is text");
    let begin = ["play", "--as", "khorne", "--seed", "3", "--opponents", "cultist"];
    run(&[&begin[..], &["--record", name]].concat(), b"b3\n");
    let whole = fs::read_to_string(&record).expect("the record is there");
    let goes_on = |torn: &str| {
        fs::write(&record, torn).expect("a file can be written");
        let output = run(&["play", "--resume", name], b"");
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        assert_eq!(run(&["replay", name], b"").status.code(), Some(0), "{torn}");
        in_one_line(&output)
    };
    assert!(!goes_on(&whole).contains("whole, and"));
    let torn = goes_on(whole.trim_end().strip_suffix(char::is_alphabetic).expect("a letter"));
    assert!(
        torn.contains(&format!("The last line of {name} was not whole, and is left")),
        "{torn}"
    );
    // A line that was finished and is wrong was not torn.
    fs::write(&record, format!("{whole}khorne dance\n")).expect("a file can be written");
    assert_eq!(run(&["play", "--resume", name], b"").status.code(), Some(1));
}

#[test]
fn a_record_by_other_rules_says_so_where_it_fails() {
    let record = file("old-rules.record");
    let name = record.to_str().expect("the path is text");
    let begin = ["play", "--as", "khorne", "--seed", "3", "--opponents", "cultist"];
    run(&[&begin[..], &["--record", name]].concat(), b"b3\n");
    let now = fs::read_to_string(&record).expect("the record is there");
    let rules = now.lines().find(|line| line.starts_with("rules ")).expect("it names its rules");
    let sentence = format!("made by version 0 of the rules; this is version {}.", &rules[6..]);
    let old = now.replace(rules, "rules 0");
    for commands in [&["replay", name][..], &["play", "--resume", name]] {
        // As long as nothing is wrong, it does not matter.
        fs::write(&record, &old).expect("a file can be written");
        let output = run(commands, b"");
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        // A choice that is not allowed, and a line that cannot be read.
        for wrong in ["khorne summon daemon to tilea\n", "khorne dance\n"] {
            for (record_of, is_told) in [(&old, true), (&now, false)] {
                fs::write(&record, format!("{record_of}{wrong}")).expect("it can be written");
                let output = run(commands, b"");
                assert_eq!(output.status.code(), Some(1));
                assert_eq!(complained(&output).contains(&sentence), is_told, "{output:?}");
            }
        }
    }
}

#[test]
fn the_terminal_speaks_the_language_that_is_asked_for_or_that_of_the_locale() {
    let in_locale = |locale: &str, arguments: &[&str]| {
        let output = ruinous(arguments).env("LC_ALL", locale).output().expect("the binary ends");
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    assert!(in_locale("de_AT.UTF-8", &["cards", "warp-shield"]).contains("Warpschild"));
    assert!(in_locale("de_AT.UTF-8", &["cards", "warp-shield", "--lang", "pl"]).contains("Tarcza"));
    assert!(in_locale("fr_FR.UTF-8", &["cards", "warp-shield"]).contains("Warp Shield"));
    assert!(in_locale("pl_PL", &["cards", "no-such-card"]).contains("no-such-card"));
    assert!(in_locale("C", &["--lang", "de", "--help"]).contains("Götter des Chaos"));
    assert!(in_locale("C", &["cards", "--lang", "tlh"]).contains("en, de, pl"));
    let options = ["play", "--terminal", "--lang", "pl", "--as", "khorne", "--seed", "5"];
    let played = run(&options, b"quit\n");
    assert!(in_one_line(&played).contains("Twoja kolejka"), "{}", said(&played));
}
