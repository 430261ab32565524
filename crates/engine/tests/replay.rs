//! A record replays to the same position after every entry, and a broken one says where it breaks.

mod driver;

use driver::{Random, Stroll, games, setups, viewers};
use ruinous_engine::{
    Event, Game, Next, Power, Seeded, Witness,
    notation::{
        CannotUndo, Entry, Record, RecordError, RecordProblem, Replay, choice_line, event_line,
        parse_choice, read_event,
    },
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
fn a_broken_record_is_refused_with_its_line() {
    let (record, _) = recorded(3);
    let text = record.write();
    let lines: Vec<&str> = text.lines().collect();
    let first_choice =
        lines.iter().skip(6).position(|line| !line.starts_with("draw")).expect("a choice") + 6;
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
    assert_eq!(read_error(&broken(1, "rules of old")).line, 2);
    assert_eq!(read_error(&broken(2, "powers khorne khorne nurgle")).line, 3);
    assert_eq!(read_error(&broken(2, "powers khorne nurgle")).line, 3);
    assert_eq!(read_error(&broken(3, "cards tarot")).line, 4);
    assert_eq!(read_error(&broken(first_choice, "khorne dance")).line, first_choice + 1);
    assert_eq!(read_error(&broken(first_choice, "dice 7")).line, first_choice + 1);

    let refused = replay_error(&broken(first_choice, "slaanesh pass"));
    assert_eq!(refused.line, first_choice + 1);
    assert!(matches!(refused.problem, RecordProblem::Refused(_)), "{refused}");
    let left_over = replay_error(&broken(first_choice, "dice 1"));
    assert_eq!(left_over.problem, RecordProblem::ChanceLeftOver);
    let missing = replay_error(&broken(6, ""));
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

#[test]
fn a_record_of_the_first_format_is_still_read() {
    for number in 0..games(20) {
        let (record, positions) = recorded(number);
        let text = record.write();
        let is_new = |line: &&str| line.starts_with("rules ") || line.starts_with("forced ");
        let lines: Vec<&str> = text.lines().filter(|line| !is_new(line)).collect();
        let old = lines.join("\n").replacen("ruinous record 2", "ruinous record 1", 1);
        let read = Record::read(&old).expect("it can be read");
        assert_eq!(read.rules(), 1);
        let end = read.replay().and_then(Replay::finish).expect("it replays");
        assert_eq!(Some(&end), positions.last());
        assert_eq!(Record::read(&read.write()), Ok(read.clone()), "it is written as it was read");
    }
}

/// A choice that the rules force today may be asked for tomorrow, and the other way round.
#[test]
fn a_record_replays_where_what_is_forced_has_changed() {
    let (mut asked, mut forced) = (0, 0);
    for number in 0..games(20) {
        let (record, positions) = recorded(number);
        let end = positions.last();
        let replays = |entries: Vec<Entry>| {
            let mut other = Record::new(record.setup());
            entries.into_iter().for_each(|entry| other.push(entry));
            other.replay().and_then(Replay::finish).expect("it replays") == *end.expect("an end")
        };
        let change = |change: &dyn Fn(&Entry) -> Entry| record.entries().map(change).collect();
        // As if every forced choice had been asked for when it was made.
        assert!(replays(change(&|entry| match entry {
            Entry::Forced(power, choice) => Entry::Choice(*power, *choice),
            other => other.clone(),
        })));
        // As if every choice had been forced when it was made, and is asked for now.
        assert!(replays(change(&|entry| match entry {
            Entry::Choice(power, choice) => Entry::Forced(*power, *choice),
            other => other.clone(),
        })));
        // Decisions are counted as the game counts them, whatever the record calls a choice.
        let all_chosen: Vec<Entry> = change(&|entry| match entry {
            Entry::Forced(power, choice) => Entry::Choice(*power, *choice),
            other => other.clone(),
        });
        let mut other = Record::new(record.setup());
        all_chosen.into_iter().for_each(|entry| other.push(entry));
        for (number, position) in positions[..positions.len() - 1].iter().enumerate().step_by(9) {
            let back = other.before_decision(number as u32).expect("there was such a decision");
            let game = back.replay().and_then(Replay::finish).expect("it replays");
            assert_eq!(game, *position);
        }
        asked += record.entries().filter(|entry| matches!(entry, Entry::Choice(..))).count();
        forced += record.entries().filter(|entry| matches!(entry, Entry::Forced(..))).count();
    }
    assert!(asked > 100 && forced > 50, "{asked} asked, {forced} forced");
}

#[test]
fn what_is_forced_otherwise_now_is_said_with_its_line() {
    let (record, _) = recorded(4);
    let text = record.write();
    let other = |line: &str| {
        let forced = line.strip_prefix("forced ")?;
        let (power, _) = forced.split_once(' ')?;
        Some(format!("forced {power} choose no"))
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| other(line).is_some()).expect("something is forced");
    lines[at] = other(&lines[at]).expect("it is forced");
    let broken = Record::read(&lines.join("\n")).expect("it can be read");
    let error = broken.replay().and_then(Replay::finish).expect_err("it was forced otherwise");
    assert_eq!(error.line, at + 1);
    assert!(matches!(error.problem, RecordProblem::ForcedOtherwise(..)), "{error}");
}

#[test]
fn dice_behind_a_forced_choice_that_is_no_question_any_more_are_an_error() {
    let (record, _) = recorded(4);
    let is_choice = |at: &usize| matches!(record.entries().nth(*at), Some(Entry::Choice(..)));
    let mut other = record.until((40..).find(is_choice).expect("a choice"));
    let before = other.replay().and_then(Replay::finish).expect("it replays");
    let power = before.decision().expect("someone is asked").power;
    let never = ruinous_engine::Choice::Choose(ruinous_engine::Thing::Die(3));
    other.push(Entry::Forced(power, never));
    assert_eq!(other.replay().and_then(Replay::finish), Ok(before), "it is passed over");
    other.push(Entry::Chance(ruinous_engine::chance::Happening::Dice(vec![1, 2])));
    let error = other.replay().and_then(Replay::finish).expect_err("nobody rolls");
    assert_eq!(error.problem, RecordProblem::ChanceLeftOver);
}

#[test]
fn entries_are_written_and_read_one_by_one() {
    for number in 0..games(20) {
        let (record, _) = recorded(number);
        let mut journal = Record::new(record.setup());
        for entry in record.entries() {
            let line = entry.line(record.setup());
            let read = Entry::read(&line, record.setup());
            assert_eq!(read.as_ref(), Ok(entry), "{line}");
            journal.push(read.expect("it was just read"));
        }
        assert_eq!(journal, record);
    }
}

#[test]
fn a_torn_tail_is_cut_off_and_nothing_else() {
    let (record, positions) = recorded(2);
    let text = record.write();
    let last_lines = text.len() - 1_500;
    for end in (last_lines..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let torn = &text[..end];
        let mended = Record::read_torn(torn).expect("what is before the tear is whole");
        let game = mended.record.replay().and_then(Replay::finish).expect("what is left replays");
        assert!(positions.contains(&game), "it stops between two choices");
        let kept = mended.record.write().lines().count();
        assert!(kept + mended.cut >= torn.lines().count(), "{} were cut", mended.cut);
        assert!(record.entries().take(mended.record.entries().len()).eq(mended.record.entries()));
    }
    assert_eq!(
        Record::read_torn(&text).map(|mended| (mended.record, mended.cut)),
        Record::read(&text).map(|record| (record, 0))
    );
    // What the rules do not allow before the end is no tear either.
    let passes = text.matches(" pass\n").count();
    let wrong = text.replacen(" pass\n", " play warp-shield in norsca\n", passes.min(2));
    assert!(Record::read_torn(&wrong).is_err(), "a refused choice was cut off");
    // What is wrong before the end is no tear.
    let spoilt = text.replacen("\ndraw token", "\ndraw tokens", 1);
    assert_eq!(Record::read_torn(&spoilt).map(drop), Record::read(&spoilt).map(drop));
}

#[test]
fn a_choice_is_taken_back_as_far_as_nothing_lies_between() {
    let (mut taken_back, mut refused) = (0, std::collections::BTreeSet::new());
    for number in 0..games(20) {
        let setups = setups();
        let mut chance = Seeded::new(number);
        let setup = setups[number as usize % setups.len()];
        let (mut record, mut game) = Record::begin(setup, &mut chance, None);
        let mut random = Random::new(number + 1);
        for power in Power::ALL {
            assert_eq!(record.undo(power), Err(CannotUndo::NothingChosen));
        }
        while let Next::Ask(decision) = game.next() {
            let (before, position) = (record.clone(), game);
            let choice = random.pick(&game.options());
            let mut events = Vec::new();
            record
                .choose(&mut game, decision.power, choice, &mut chance, Some(&mut events))
                .expect("listed");
            match record.undo(decision.power) {
                Ok(back) => {
                    taken_back += 1;
                    assert_eq!(back, before);
                    let again = back.replay().and_then(Replay::finish).expect("it replays");
                    assert_eq!(again, position);
                    assert!(!events.iter().any(is_luck), "luck was taken back: {events:?}");
                }
                Err(why) => {
                    refused.insert(format!("{why:?}").split('(').next().map(str::to_owned));
                    let is_shown = |event: &Event| matches!(event, Event::Discarded { power, .. } if *power != decision.power);
                    assert!(events.iter().any(|event| is_luck(event) || is_shown(event)), "{why}");
                }
            }
            for other in setup.powers().without(decision.power) {
                let undone = record.undo(other);
                assert!(undone.is_err(), "{other} took back a choice of {}", decision.power);
            }
            let number = decision.number;
            assert_eq!(record.before_decision(number).as_ref(), Some(&before));
            assert_eq!(record.undo_decision(decision.power, number), record.undo(decision.power));
        }
    }
    assert!(taken_back > 500, "{taken_back} were taken back");
    assert!(refused.len() >= 3, "only {refused:?} were seen");
}

fn is_luck(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::RolledAgain { .. }
            | Event::Drew { .. }
            | Event::OldWorldDrawn(_)
            | Event::LostAtRandom(_)
    )
}

#[test]
fn a_game_can_be_shown_by_the_lines_of_its_events() {
    for number in 0..games(10) {
        let mut events = Vec::new();
        let mut stroll = Stroll::with_events(number, &mut events);
        let setup = stroll.game.board().setup();
        let mut witnesses: Vec<(Option<Power>, Witness)> = viewers(setup.powers())
            .into_iter()
            .map(|viewer| (viewer, Witness::new(setup, viewer)))
            .collect();
        loop {
            for (viewer, witness) in &mut witnesses {
                for event in events.iter().map(|event| event.as_seen_by(*viewer)) {
                    let line = event_line(&event);
                    assert_eq!(read_event(&line, setup), Ok(event), "{line}");
                    witness.see(read_event(&line, setup).expect("it was just read"));
                }
                assert_eq!(witness.board(), stroll.game.board());
            }
            events.clear();
            if !stroll.step(&mut events) {
                break;
            }
        }
    }
}
