//! A record replays to the same position after every entry, and a broken one says where it breaks.

mod driver;

use driver::{Random, Stroll, games, setups};
use ruinous_engine::{
    Game, Next, Power, Seeded,
    notation::{Record, RecordError, RecordProblem, choice_line, parse_choice},
};

/// Plays a random game with its record, and keeps the game after every choice.
fn recorded(number: u64) -> (Record, Vec<Game>) {
    let setups = setups();
    let mut chance = Seeded::new(number);
    let (mut record, mut game) =
        Record::begin(setups[number as usize % setups.len()], &mut chance, None);
    let (mut games, mut random) = (vec![game], Random::new(number));
    while let Next::Ask(decision) = game.next() {
        let choice = random.pick(&game.options());
        record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
        games.push(game);
    }
    (record, games)
}

#[test]
fn a_record_replays_to_the_same_position_after_every_choice() {
    for number in 0..games(5) {
        let (record, positions) = recorded(number);
        let read = Record::read(&record.write()).expect("what was written can be read");
        assert_eq!(read.write(), record.write());
        let mut replay = read.replay().expect("the set-up replays");
        for (nth, position) in positions.iter().enumerate() {
            assert_eq!(replay.game(), position, "game {number} differs after choice {nth}");
            if nth + 1 < positions.len() {
                replay.step(None).expect("a choice is left").expect("it is allowed");
            }
        }
        assert!(replay.step(None).is_none());
    }
}

#[test]
fn every_option_can_be_written_and_read() {
    for number in 0..games(10) {
        let mut stroll = Stroll::new(number);
        while let Some(power) = stroll.asked() {
            let cards = stroll.game.board().setup().cards();
            let mut lines = Vec::new();
            for option in stroll.options() {
                let line = choice_line(power, option);
                assert_eq!(parse_choice(&line, cards), Ok((power, option)), "{line}");
                assert_eq!(stroll.game.meant(power, option), Ok(option));
                lines.push(line);
            }
            let count = lines.len();
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), count, "two options are written alike");
            stroll.step(&mut Vec::new());
        }
    }
}

#[test]
fn copies_stay_independent() {
    for number in 0..games(10) {
        let mut stroll = Stroll::new(number);
        loop {
            let copy = stroll.game;
            let kept = format!("{copy:?}");
            if !stroll.step(&mut Vec::new()) {
                break;
            }
            assert_eq!(format!("{copy:?}"), kept);
        }
    }
}

#[test]
fn a_broken_record_is_refused_with_its_line() {
    let (record, _) = recorded(3);
    let text = record.write();
    let lines: Vec<&str> = text.lines().collect();
    let first_choice =
        lines.iter().skip(5).position(|line| !line.starts_with("draw")).expect("a choice") + 5;
    let broken = |line: usize, with: &str| {
        let mut lines = lines.clone();
        lines[line] = with;
        lines.join("\n")
    };
    let read_error = |text: &str| Record::read(text).expect_err("cannot be read");
    let replay_error = |text: &str| -> RecordError {
        let record = Record::read(text).expect("can be read");
        match record.replay() {
            Ok(replay) => replay.finish().expect_err("cannot be replayed"),
            Err(error) => error,
        }
    };

    assert_eq!(read_error("").problem, RecordProblem::NoHeading);
    assert_eq!(read_error(&broken(1, "powers khorne khorne nurgle")).line, 2);
    assert_eq!(read_error(&broken(1, "powers khorne nurgle")).line, 2);
    assert_eq!(read_error(&broken(2, "cards tarot")).line, 3);
    assert_eq!(read_error(&broken(first_choice, "khorne dance")).line, first_choice + 1);
    assert_eq!(read_error(&broken(first_choice, "dice 7")).line, first_choice + 1);

    let refused = replay_error(&broken(first_choice, "slaanesh pass"));
    assert_eq!(refused.line, first_choice + 1);
    assert!(matches!(refused.problem, RecordProblem::Refused(_)), "{refused}");
    let left_over = replay_error(&broken(first_choice, "dice 1"));
    assert_eq!(left_over.problem, RecordProblem::ChanceLeftOver);
    let missing = replay_error(&broken(5, ""));
    assert!(matches!(missing.problem, RecordProblem::ChanceExpected(_)), "{missing}");
}

#[test]
fn two_games_from_one_seed_draw_alike_though_their_players_differ() {
    let setup = setups()[0];
    let draws = |choices: u64| {
        let mut chance = Seeded::new(42);
        let (mut record, mut game) = Record::begin(setup, &mut chance, None);
        let mut random = Random::new(choices);
        while let Next::Ask(decision) = game.next() {
            let choice = random.pick(&game.options());
            record.choose(&mut game, decision.power, choice, &mut chance, None).expect("listed");
        }
        let text = record.write();
        let of = |deck: &str| -> Vec<String> {
            let prefix = format!("draw {deck} ");
            text.lines().filter_map(|line| Some(line.strip_prefix(&prefix)?.to_owned())).collect()
        };
        (of("old-world"), of("token"), of(Power::Khorne.id()))
    };
    let (one, other) = (draws(1), draws(2));
    let rounds = one.0.len().min(other.0.len());
    assert_eq!(one.0[..rounds], other.0[..rounds]);
    assert_eq!(one.1, other.1);
    assert_eq!(one.2[..5], other.2[..5]);
}
